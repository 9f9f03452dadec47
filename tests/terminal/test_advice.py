"""What helps to choose at the terminal: hint, advice, why."""

from __future__ import annotations

import re

import pytest

from posthorn import Game
from posthorn.game import Action, View, explain, outcomes
from posthorn.locale import Texts
from posthorn.players import Budget, Evaluation, Player
from posthorn.terminal import advice, session
from tests.terminal.piped import play

OPTIONS = "--seed 5 --seats 2 --start 1"
VIEW = Game.new(seats=2, seed=5, start=0).view(0)


class Thoughtful:
    """A player that thinks more of every later choice."""

    def choose(self, view: View) -> Action:
        """Choose the last one."""
        return view.legal_actions[-1]

    def evaluate(self, view: View) -> list[Evaluation]:
        """Have tried each choice as often as its place in the list says."""
        return [Evaluation(action, visits, 0.415, 23.4) for visits, action in enumerate(view.legal_actions)]


def plain(output: str) -> str:
    """Return what was printed, without its line breaks and columns."""
    return re.sub(r"\s+", " ", output)


def test_hint() -> None:
    """Every choice is listed with its number, its words, and what it would bring."""
    output = plain(play(OPTIONS, ["hint", "quit", "n"]).output)
    for number, (action, outcome) in enumerate(outcomes(VIEW), 1):
        assert f"{number} {action} {explain(action, outcome, Texts())}" in output


def test_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The prince's three best choices come with their numbers, chances, points, and what they would bring."""
    made: list[str] = []

    def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
        made.append(name)
        return Thoughtful()

    ready: list[str] = []
    monkeypatch.setattr(advice, "make_player", make_player)
    monkeypatch.setattr(session, "warm_up", ready.append)
    output = plain(play(OPTIONS, ["advice", "advice", "quit", "n"]).output)
    assert (made, ready) == (["prince", "prince"], ["prince"])
    found = outcomes(VIEW)
    told = [
        f"{len(found) - place} {action} 42% to win · about 23 points at the end {explain(action, outcome, Texts())}"
        for place, (action, outcome) in enumerate(found[:-4:-1])
    ]
    assert "Prince: Looks two rounds ahead" in output
    assert " ".join(told) in output


def test_advice_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search is not installed, that is said."""

    def warm_up(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(session, "warm_up", warm_up)
    assert "not installed" in plain(play(OPTIONS, ["advice", "quit", "n"]).output)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("why draw passau", "Passau is not one of the open cards (R3.1)"),
        ("why administrator", "The postmaster must help this turn, so no other official can (R3.5)"),
        ("why office linz", "Offices are placed when a route is closed (R5.1)"),
        ("why draw pile", "That is allowed"),
        ("why sing", "“sing” is not an action (R2)"),
        ("why", "Type for example: why play linz left"),
    ],
)
def test_why(line: str, answer: str) -> None:
    """Which rule forbids something is said, and nothing is played."""
    output = plain(play(OPTIONS, [line, "quit", "n"]).output)
    assert answer in output
    assert "Red draws" not in output
