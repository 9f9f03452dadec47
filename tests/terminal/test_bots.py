"""Bots in the terminal, among them those of other people: they may fail, and they may remember."""

from __future__ import annotations

from collections.abc import Sequence
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
    """A bot that remembers all its seat has done, and writes down how much it was told when it was made."""

    told: list[int]  # by bot, in the order in which they were made

    def __init__(self, seed: int, budget: Budget | None) -> None:
        self.number = len(Historian.told)
        Historian.told.append(0)

    def recall(self, actions: Sequence[Action]) -> None:
        """Hear what the seat has done."""
        Historian.told[self.number] = len(actions)

    def choose(self, view: View) -> Action:
        """Take the first that is legal."""
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
    """Seated in the middle of a game, a bot is told what its seat has done."""
    monkeypatch.setitem(PLAYERS, "historian", Historian)
    Historian.told = []
    file = tmp_path / "game.txt"
    save_record(played(40).record, file)
    play(f"--load {file} --bot historian", [])
    assert len(Historian.told) == 2
    assert 20 <= sum(Historian.told) < 40


def test_a_bot_forgets_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """When something is taken back, what a bot did after it has not happened for the bot either."""
    monkeypatch.setitem(PLAYERS, "historian", Historian)
    Historian.told = []
    play("--bot historian --seats 2 --seed 5 --start 1", ["1", "1", "1", "pass", "1", "1", "undo", "undo", "undo"])
    first, *seated_again = Historian.told
    assert first == 0
    assert seated_again[0] == seated_again[1] > 0
    assert seated_again[2] == 0
