"""The command ``posthorn replay``."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from posthorn import Game
from posthorn.cli import app
from posthorn.game import Action, Record
from posthorn.record import dumps_json, dumps_text, loads_json, save_record
from tests.record.games import MODULE_SETS, random_game

WIDE = {"COLUMNS": "400"}


@pytest.fixture
def record() -> Record:
    """Return the record of a finished game with everything in it."""
    return random_game(modules=("audience", "honours"), seed=8, names=("[red]", ":star:", "Zoë")).record


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """Return a file with the record."""
    file = tmp_path / "game.txt"
    save_record(record, file)
    return file


def run(*arguments: object, status: int = 0) -> str:
    """Run the command; return what it printed, to stderr if it failed."""
    result = CliRunner().invoke(app, ["replay", *map(str, arguments)], env=WIDE)
    assert result.exit_code == status, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    if status:
        assert result.stdout == ""
    return result.stderr if status else result.stdout


def test_check(file: Path, record: Record) -> None:
    """``--check`` only says that the record is right."""
    assert run(file, "--check") == f"{file}: OK, {len(record.actions)} actions\n"


def test_convert(file: Path, record: Record, tmp_path: Path) -> None:
    """``--json`` and ``--text`` print the record in the other form, from either form."""
    assert run(file, "--json") == dumps_json(record)
    as_json = tmp_path / "game.json"
    save_record(record, as_json)
    assert run(as_json, "--text") == file.read_text(encoding="utf-8")


def test_convert_the_beginning(file: Path, record: Record) -> None:
    """With ``--upto`` only the first actions are converted."""
    begun = Game.replay(record, 10).record
    assert run(file, "--json", "--upto", 10) == dumps_json(begun)
    assert run(file, "--text", "--upto", 10) == dumps_text(begun)
    assert loads_json(run(file, "--json", "--upto", 0)).actions == ()


@pytest.mark.parametrize("modules", MODULE_SETS)
def test_show(modules: tuple[str, ...], tmp_path: Path) -> None:
    """Every turn is told, and the score sheet adds up to the points, the winner first."""
    game = random_game(modules=modules, seed=5)
    file = tmp_path / "game.txt"
    save_record(game.record, file)
    shown = run(file)
    for round_, name in ((1, "Red"), (4, "Blue"), (9, "Yellow")):
        assert f"{round_}. {name}: {name} " in shown
    for city in {action.city for action in map(_action, game.record.actions) if action.verb == "begin"}:
        assert f"begins a route in {city}." in shown
    rows = [line.split("│")[1:-1] for line in shown.splitlines() if line.startswith("│")]
    assert [row[1].strip() for row in rows] == [game.names[seat] for seat in game.ranking]
    assert [int(row[-1]) for row in rows] == [game.scores[seat] for seat in game.ranking]
    for row, seat in zip(rows, game.ranking, strict=True):
        sheet = game.score_sheet(seat)
        numbers = [int(cell) for n, cell in enumerate(row) if n not in (0, 1, 3)]
        assert sum(numbers[:-1]) + sum(tile.value for tile in sheet.tiles) == numbers[-1]
    assert shown.endswith(f"{game.names[game.ranking[0]]} wins\n")


def _action(text: str) -> Action:
    action = Action.parse(text)
    assert action is not None
    return action


def test_names_are_shown_as_they_are(file: Path) -> None:
    """Names that look like the terminal's markup are names."""
    shown = run(file)
    assert "[red], :star:, Zoë" in shown
    assert "1. [red]: [red] " in shown


def test_show_under_way(tmp_path: Path) -> None:
    """Of a game under way the points so far are shown, and nobody wins."""
    file = tmp_path / "game.json"
    save_record(random_game(plies=25).record, file)
    shown = run(file)
    assert "The game is in progress; the points so far" in shown
    assert "wins" not in shown


def test_show_from_a_position(tmp_path: Path) -> None:
    """Of a game begun from a position, the position is shown, and a turn of which nothing is to be told is there."""
    game = Game.from_position("seats=2 step=close hand0=linz route0=ulm cards_drawn=1 cards_played=1")
    game.play("pass")
    file = tmp_path / "game.txt"
    save_record(game.record, file)
    shown = run(file)
    assert "seats=2 step=close" in shown
    assert "2. Red: –\n" in shown


def test_position(file: Path, record: Record) -> None:
    """``--upto`` shows the position after some actions, and its one line, from which a game can begin."""
    for plies in (0, 15, 40, len(record.actions)):
        game = Game.replay(record, plies)
        shown = run(file, "--upto", plies)
        assert shown.startswith(f"After {plies} of {len(record.actions)} actions: round {game.view(None).round}\n")
        assert shown.splitlines()[-1] == game.position
        hands = [line.removeprefix("Hand").strip() for line in shown.splitlines() if line.startswith("Hand ")]
        assert hands == [", ".join(map(str, game.view(seat).hand)) or "–" for seat in range(3)]
        assert ("The game is over" in shown) == game.is_over
        if game.seat_to_act is not None:
            assert f"It is {game.names[game.seat_to_act]}’s turn. Legal actions: {game.legal_actions[0]}" in shown


def test_bad_file(file: Path) -> None:
    """A bad file gives status 1 and a line on stderr, whatever was asked for."""
    file.write_text(file.read_text(encoding="utf-8").replace("[Rules", "[Rulez"), encoding="utf-8")
    for options in ([], ["--check"], ["--json"], ["--upto", 3]):
        assert run(file, *options, status=1) == f"{file}, line 2: There is no header Rulez here\n"


def test_no_file(tmp_path: Path) -> None:
    """A file that cannot be read gives status 1 and a line on stderr."""
    assert run(tmp_path / "none", status=1) == f"{tmp_path / 'none'}: there is no such file or folder\n"
    assert run(tmp_path, status=1).startswith(f"{tmp_path}: ")


def test_wrong_use(file: Path, record: Record) -> None:
    """Options that contradict each other, or ask for more than there is, give status 2."""
    assert run(file, "--json", "--text", status=2) == "Use only one of --json, --text, --check\n"
    assert run(file, "--upto", 100_000, status=2) == f"The record has {len(record.actions)} actions\n"
    run(file, "--upto", -1, status=2)
