"""The command ``posthorn verify``."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from posthorn import Game, Record
from posthorn.cli import app
from posthorn.game import Options, Shuffle
from posthorn.game.incident import SeatChange, TakenBack
from posthorn.game.terms import write_terms
from posthorn.record import save_record
from tests.record.games import play_at_random, random_game

ADDED = ("three horses", "", "Zoë [red] :star:")
TERMS = write_terms(Options.of(3, max_rounds=4), None)
SHUFFLE = Shuffle.of("7c81" * 16, ADDED, "k3w9", TERMS, (1, 1, 2))
FORMER = Shuffle.of("7c81" * 16, ADDED)


@pytest.fixture
def record() -> Record:
    """Return the record of a finished game with a shuffle."""
    return play_at_random(Game.new(3, seed=SHUFFLE, max_rounds=4), Random(1)).record


@pytest.fixture(params=["game.txt", "game.json"])
def file(record: Record, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Return a file with the record, in either form."""
    file = tmp_path / str(request.param)
    save_record(record, file)
    return file


def run(*arguments: object, status: int = 0) -> str:
    """Run the command; return what it printed, to stderr if it failed."""
    result = CliRunner().invoke(app, ["verify", *map(str, arguments)])
    assert result.exit_code == status, result.output
    assert (result.stdout if status else result.stderr) == ""
    return result.stderr if status else result.stdout


def test_proved(file: Path, record: Record) -> None:
    """With the commitment that was noted, everything is proved, and said in its order."""
    lines = run(file, "--commitment", SHUFFLE.commitment).splitlines()
    assert lines[0] == f"{file}: a whole game by the rules, with the right result (actions: {len(record.actions)})."
    assert lines[1] == f"All its cards follow from the seed {SHUFFLE.seed}."
    assert lines[2].startswith("The seed follows from the server’s secret and from what the players added.")
    assert lines[3:6] == [
        "  Red added “three horses”",
        "  Blue added nothing",
        "  Yellow added “Zoë [red] :star:”, at attempt 2: what Yellow had sent before was refused",
    ]
    assert lines[6] == f"The secret is the one that the server committed to with {SHUFFLE.commitment}."
    assert lines[7] == (
        "The commitment is bound to the game k3w9 and to its terms: rules=2 seats=3 edition=italian start=lot"
        " max_rounds=4. No other game can be dealt with it."
    )
    assert lines[8] == "This is the commitment you noted: the secret was not chosen afterwards."
    assert lines[9:] == ["According to the record nothing was undone, and no seat changed hands."]


def test_former_shuffles(tmp_path: Path) -> None:
    """A record from before commitments were bound is verified as what it was, and what it does not prove is said."""
    file = tmp_path / "game.txt"
    save_record(play_at_random(Game.new(3, seed=FORMER, max_rounds=4), Random(1)).record, file)
    lines = run(file, "--commitment", FORMER.commitment).splitlines()
    assert lines[5] == "  Yellow added “Zoë [red] :star:”"
    assert lines[6] == f"The secret is the one that the server committed to with {FORMER.commitment}."
    assert lines[7].startswith("It is a commitment of an older kind, bound to no game: it does not prove ")
    assert lines[8] == "This is the commitment you noted: the secret was not chosen afterwards."


def test_capitals_and_spaces(file: Path) -> None:
    """A commitment copied with capitals, or with spaces around it, is the same."""
    noted = f" {SHUFFLE.commitment.upper()} "
    assert run(file, "--commitment", noted) == run(file, "--commitment", SHUFFLE.commitment)


def test_nothing_noted(file: Path) -> None:
    """Without a commitment to compare with, it is said that the comparison is still to be made."""
    told = run(file).splitlines()
    assert told[:-2] == run(file, "--commitment", SHUFFLE.commitment).splitlines()[:-2]
    assert told[-2].startswith("Compare this with the commitment you noted before the game")
    assert "--commitment" in told[-2]


def test_under_way(tmp_path: Path, record: Record) -> None:
    """A record that ends in the middle is said to be of a game under way."""
    file = tmp_path / "game.txt"
    save_record(Game.replay(record, 7).record, file)
    assert run(file).startswith(f"{file}: a game in progress, by the rules so far (actions: 7).\n")


def test_another_commitment(file: Path) -> None:
    """A game dealt from another secret than the one committed to is found out, though all of its own record fits."""
    noted = SHUFFLE.commitment[:-1] + "0"
    told = run(file, "--commitment", noted, status=1)
    assert told.startswith(f"{file}: this is not the game whose commitment you noted, or its secret was replaced.")
    assert SHUFFLE.commitment in told
    assert noted in told


@pytest.mark.parametrize("noted", ["", "0", "g" * 64, SHUFFLE.commitment + "0"])
def test_no_commitment(file: Path, noted: str) -> None:
    """What cannot be a commitment is a wrong use of the command."""
    told = run(file, "--commitment", noted, status=2)
    assert told == f"A commitment is 64 hexadecimal digits, not: {noted!r}\n"


def test_without_a_shuffle(tmp_path: Path) -> None:
    """A right record that does not say what its seed follows from proves nothing, and that is a failure."""
    file = tmp_path / "game.txt"
    for plain in (random_game(plies=20).record, Game.from_position(random_game(plies=20).position).record):
        save_record(plain, file)
        for options in ([], ["--commitment", SHUFFLE.commitment]):
            told = run(file, *options, status=1)
            assert told.startswith(f"{file}: the record follows the rules, but does not say where its seed came from")


def test_wrong_records(file: Path) -> None:
    """A record of which anything is wrong is refused, with the line and what it is."""
    right = file.read_text("utf-8")
    for old, new, reason in (
        (SHUFFLE.secret, "0" * 64, "The commitment does not match the secret"),
        ("three horses", "three mules", "The seed does not follow from the secret"),
        ("pass", "pause", "“pause” is not an action"),
    ):
        assert old in right
        file.write_text(right.replace(old, new, 1), "utf-8")
        told = run(file, status=1)
        assert told.startswith(f"{file}, line ")
        assert reason in told


def test_no_file(tmp_path: Path) -> None:
    """A file that cannot be read gives status 1 and a line on stderr."""
    assert run(tmp_path / "none", status=1) == f"{tmp_path / 'none'}: there is no such file or folder\n"


INCIDENTS = (SeatChange(0, 1, "absent"), TakenBack(4, 0, 1, seen=False), SeatChange(3, 1, "returned"))


@pytest.mark.parametrize("form", ["game.txt", "game.json"])
def test_incidents_are_told(record: Record, tmp_path: Path, form: str) -> None:
    """Whatever was taken back and each seat that changed hands is told, in its order."""
    file = tmp_path / form
    save_record(replace(record, incidents=INCIDENTS), file)
    told = run(file).splitlines()
    assert told[-4:] == [
        "What the server also noted:",
        "  before the first action: The others have agreed to let a bot play for Blue, who is away",
        "  after 4 actions: Red undoes the last action",
        "  after 3 actions: Blue is back",
    ]


@pytest.mark.parametrize("form", ["game.txt", "game.json"])
def test_practice_proves_nothing(record: Record, tmp_path: Path, form: str) -> None:
    """A practice game fails, although its shuffle is proved: what was proved and noted is said, and then why."""
    file = tmp_path / form
    save_record(replace(record, incidents=(TakenBack(4, 0, 3, seen=True),), practice=True), file)
    result = CliRunner().invoke(app, ["verify", str(file), "--commitment", SHUFFLE.commitment])
    assert result.exit_code == 1
    assert "(cards had been seen)" in result.stdout
    assert result.stderr.startswith(f"{file}: this is a practice game.")
