"""Whole games at the terminal, through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn import Game
from posthorn.record import load_record, save_record
from tests.terminal.piped import SETS_OF_MODULES, numbers, play, played


@pytest.mark.parametrize("modules", SETS_OF_MODULES)
@pytest.mark.parametrize(("seats", "width"), [(2, 170), (4, 80)])
def test_a_whole_game_against_bots(modules: str, seats: int, width: int, tmp_path: Path) -> None:
    """A person who types numbers comes to the score, with every set of modules, and the record has the same scores."""
    file = tmp_path / "game.txt"
    result = play(
        f"--seats {seats} --modules={modules} --seed 4 --switch max_rounds=3 --record {file}", numbers(400), width
    )
    assert result.exit_code == 0
    record = load_record(file)
    assert record.scores is not None
    assert "The game is over" in result.output
    winner = record.names[Game.replay(record).ranking[0]]
    assert f"{winner}  wins with {str(max(record.scores)).replace('-', '−')} points" in result.output
    lines = result.output.split("\n")
    assert max(len(line.rstrip()) for line in lines if str(file) not in line) <= width


@pytest.mark.slow
def test_a_game_to_its_end() -> None:
    """Without a limit the game ends as the rules end it, counted piece by piece (R8.1, R8.2)."""
    result = play("--seats 2 --seed 8 --people 1", [*numbers(6000), "n"])
    assert "triggers the end of the game" in result.output
    for piece in ("Highest carriage", "Offices not placed", "Tile: game end", "Total"):
        assert piece in result.output


def test_last_turns_are_told() -> None:
    """In the last turns the screen says whose are still to come; the short rules say which rule holds (R8.1)."""
    options = "--people 3 --seats 3 --seed 5 --start 1 --switch max_rounds=1"
    result = play(options, ["", "rules", *["1", "1", "1", "pass", ""] * 3])
    assert "Turns still to come: Blue and Yellow" in result.output
    assert "Turns still to come: Yellow" in result.output
    assert "There are no more turns." in result.output
    assert "the round is finished" in result.output
    assert "all others have one more turn each" in play(f"{options} --edition icelandic", ["", "rules"]).output


def test_choices_by_number_and_in_words() -> None:
    """A choice is taken by its number, its notation in any spelling, its city, or Enter where it is the only one."""
    result = play("--seed 5 --seats 2 --start 1", ["draw WUERZBURG", "basel", "1", "", "quit"])
    assert "Red takes Würzburg." in result.output
    assert "Red takes Basel. The postmaster helps Red." in result.output
    assert "Red begins a route in Basel." in result.output
    assert "Blue" in result.output.split("Red begins a route in Basel.")[1]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("draw Passau", "Passau is not one of the open cards (R3.1)"),
        ("administrator", "The postmaster must help this turn, so no other official can (R3.5)"),
        ("play Ulm left", "(R2)"),
        ("drive Baden Luzern", "The Audience is not played at this table (R11)"),
        ("sing", "“sing” is not an action (R2)"),
        ("77", "A number from 1 to"),
        ("9" * 5000, "A number from 1 to"),
        ("", "Choose one of the"),
        ("[bold]\x00\x1b[31m", "is not an action (R2)"),
    ],
)
def test_an_illegal_entry_is_answered_with_the_rule(line: str, answer: str, tmp_path: Path) -> None:
    """What is not possible is answered with the reason and the rule's number, and nothing changes."""
    file = tmp_path / "game.txt"
    result = play(f"--seed 5 --seats 2 --start 1 --record {file}", [line])
    assert answer in result.output.replace("\n", " ")
    assert load_record(file).actions == ()


def test_undo_takes_back_the_bots_turns_too(tmp_path: Path) -> None:
    """One person may take back anything: the last action, the bots' turns after it, and so on to the beginning."""
    file = tmp_path / "game.txt"
    options = f"--seed 5 --seats 3 --start 1 --record {file}"
    play(options, ["1", "1", "1", "pass"])
    assert len(load_record(file).actions) > 4
    result = play(options, ["1", "1", "1", "pass", "undo"])
    assert "Undone: pass" in result.output
    assert len(load_record(file).actions) == 3
    result = play(options, ["1", "1", "1", "pass", "undo", "undo", "undo", "undo", "undo"])
    assert load_record(file).actions == ()
    assert "You have nothing to undo." in result.output


def test_undo_among_several_people_shows_nobody_anything(tmp_path: Path) -> None:
    """At a table of several neither a drawn card nor another's turn can be taken back, a played card can."""
    file = tmp_path / "game.txt"
    options = f"--seed 5 --people 2 --seats 2 --start 1 --record {file}"
    result = play(options, ["", "draw pile", "undo"])
    assert "This cannot be undone" in result.output
    assert load_record(file).actions == ("draw pile",)
    result = play(options, ["", "1", "1", "1", "undo"])
    assert len(load_record(file).actions) == 2
    result = play(options, ["", "1", "1", "1", "pass", "", "undo"])
    assert "You have nothing to undo." in result.output
    assert len(load_record(file).actions) == 4


def test_save_and_load(tmp_path: Path) -> None:
    """A saved game goes on where it was, and leaving says how."""
    file = tmp_path / "saved game.json"
    result = play("--seed 5 --seats 2 --start 1", ["1", "2", f"save {file}", "quit", "n"])
    assert f"--load '{file}'" in result.output
    saved = load_record(file)
    assert len(saved.actions) == 2
    file = file.rename(tmp_path / "saved.json")
    result = play(f"--load {file}", ["1", "save", "quit"])
    assert load_record(file).actions[:2] == saved.actions
    assert len(load_record(file).actions) == 3


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    """Loading a game that is over shows its score."""
    file = tmp_path / "game.txt"
    save_record(played(10**6).record, file)
    result = play(f"--load {file}", [])
    assert "The game is over" in result.output
    assert result.exit_code == 0


def test_quit_offers_to_save(tmp_path: Path) -> None:
    """Who leaves without a record is asked for a file."""
    file = tmp_path / "game.txt"
    result = play("--seed 5 --start 1", ["1", "quit", "y", str(file)])
    assert len(load_record(file).actions) == 1
    assert f"--load {file}" in result.output
    assert "not saved" in play("--seed 5 --start 1", ["1", "quit", ""]).output


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """The game goes on where a record cannot be saved, and says so."""
    result = play("--seed 5 --start 1", ["save", f"save {tmp_path}/no/such/folder", "1", "quit", ""])
    assert "Type: save FILE" in result.output
    assert "cannot be written" in result.output.replace("\n", " ")
    assert "Red takes" in result.output


def test_the_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    """When nothing more is typed the game is saved where a record was named, and the way back is told."""
    file = tmp_path / "game.txt"
    result = play(f"--seed 5 --start 1 --record {file}", ["1"])
    assert result.exit_code == 0
    assert "Continue later with: " in result.output
    assert len(load_record(file).actions) == 1
    assert "The game was not saved." in play("--seed 5", []).output


def test_commands() -> None:
    """Each command shows what it is for, and costs no action."""
    typed = ["help", "rules", "map", "rome", "log", "score", "HELP", "quit", ""]
    result = play("--seed 5 --start 1 --modules audience,honours --seats 2", typed)
    for shown in ("save FILE", "joined by a road", "Lörrach → Luzern", "Offices not placed", "The Audience:"):
        assert shown in result.output
    assert "is turned up." in result.output
    assert result.output.count("undo your last action") == 2
    assert "The Audience is not played" in play("--seed 5", ["rome"]).output
