"""Bots in the terminal, among them those of other people: they may fail, and they may remember."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn.game import Action, View
from posthorn.players import PLAYERS, Budget
from posthorn.record import load_record, save_record
from tests.terminal.piped import play, played


class Clumsy:
    """A bot that always fails."""

    def __init__(self, seed: int, budget: Budget | None) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Raise an error."""
        message = "lost my glasses"
        raise RuntimeError(message)


class Historian:
    """A bot that writes down how much its seat had done whenever it chose, and stops the game."""

    seen: list[int]

    def __init__(self, seed: int, budget: Budget | None) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Take the first that is legal."""
        Historian.seen.append(len(view.own_actions))
        return view.legal_actions[0]


def test_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A plain player chooses for it, one is told so once, and the game goes on to its end."""
    monkeypatch.setitem(PLAYERS, "clumsy", Clumsy)
    file = tmp_path / "game.txt"
    result = play(
        f"--bot clumsy --seats 2 --seed 5 --start 1 --switch max_rounds=2 --record {file}", ["1", "1", "pass"] * 9
    )
    assert load_record(file).scores is not None
    assert result.output.replace("\n", " ").count("RuntimeError: lost my glasses") == 1


def test_a_bot_remembers_a_game_that_was_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Seated in the middle of a game, a bot sees what its seat has done."""
    monkeypatch.setitem(PLAYERS, "historian", Historian)
    Historian.seen = []
    file = tmp_path / "game.txt"
    save_record(played(40).record, file)
    play(f"--load {file} --bot historian", ["1", "1", "1", "pass"])
    assert 8 <= Historian.seen[0] < 20


def test_a_bot_forgets_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """When something is taken back, what a bot did after it has not happened for the bot either."""
    monkeypatch.setitem(PLAYERS, "historian", Historian)
    Historian.seen = []
    play(
        "--bot historian --seats 2 --seed 5 --start 1",
        ["1", "1", "1", "pass", "undo", "undo", "undo", "1", "1", "pass"],
    )
    first = Historian.seen.index(0, 1)
    assert Historian.seen[:first] == list(range(first))
    assert Historian.seen[first] == 0
