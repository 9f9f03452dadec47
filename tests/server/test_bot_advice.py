"""Advice: bots think about somebody's choice in their processes, from the view alone, and nobody remembers it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posthorn import Game
from posthorn.game import Action, View
from posthorn.players import Budget, Insight, Player
from posthorn.server.bots.bots import ADVICE_BUDGET, Advice, NoAdvice, Search, _read_opinions
from posthorn.server.bots.worker import Question, Seats
from tests.server.test_bots import Pipe, run, started

GAME = Game.new(seats=2, seed=5, start=0)


class Thoughtful:
    """A player that thinks most of its last choice."""

    def choose(self, view: View) -> Action:
        """Choose the last one."""
        return view.legal_actions[-1]

    def consider(self, view: View) -> list[Insight]:
        """Think more of every later choice."""
        return [Insight(action, visits, 0.25, 17.5) for visits, action in enumerate(view.legal_actions)]


class Hasty:
    """A player that only chooses."""

    def choose(self, view: View) -> Action:
        """Choose the first one."""
        return view.legal_actions[0]


class School:
    """Makes players and notes how."""

    def __init__(self, kind: type[Player]) -> None:
        self.kind = kind
        self.made: list[tuple[str, Budget | None]] = []

    def make_player(self, name: str, seed: int, budget: Budget | None = None) -> Player:
        """Make a player."""
        self.made.append((name, budget))
        return self.kind()

    def warm_up(self, name: str) -> None:
        """Nothing to do."""


def question(view: View) -> Question:
    """Return a question for advice."""
    return Question("g", "prince", view, 1.0, ADVICE_BUDGET, advice=True)


def test_opinions() -> None:
    """A player that can say what it thinks of every action does; it is made for the question, with its own budget."""
    school = School(Thoughtful)
    seats = Seats(school)
    view = GAME.view(0)
    for _ in range(2):
        assert seats.advise(question(view)) == [
            (number, visits, 0.25, 17.5) for visits, number in enumerate(view.legal_actions.numbers)
        ]
    assert school.made == [("prince", ADVICE_BUDGET)] * 2


def test_a_choice_alone() -> None:
    """Of a player that only chooses the choice is all that is known."""
    view = GAME.view(0)
    assert Seats(School(Hasty)).advise(question(view)) == [(view.legal_actions.numbers[0], None, None, None)]


def test_opinions_in_order() -> None:
    """What was tried most comes first; what was never tried, or is not legal, is left out."""
    view = GAME.view(0)
    first, second, third, *_ = view.legal_actions.numbers
    illegal = next(number for number in range(400) if number not in view.legal_actions.numbers)
    told = [[first, 3, 0.5, 20.0], [second, 9, 0.25, 10.5], [third, 0, 0.0, 0.0], [illegal, 99, 1.0, 50.0]]
    assert [opinion[:2] for opinion in _read_opinions(told, view)] == [(second, 9), (first, 3)]


@pytest.mark.parametrize("nonsense", [None, 7, "seven", [1], [[1]], [["a", 1, 0.5, 1.0]], [[1, 1, "x", 1.0]], {}])
def test_nonsense(nonsense: Any) -> None:
    """What does not look like opinions is none."""
    assert _read_opinions(nonsense, GAME.view(0)) == []


@pytest.mark.slow
def test_the_postmaster_advises_until_the_search_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the search compiles the postmaster says what he would do; asking has the search made ready."""
    pipe = Pipe(tmp_path / "pipe")
    monkeypatch.setenv("POSTHORN_WARM_UP", str(pipe.path))
    view = GAME.view(0)

    async def ask() -> Advice:
        async with started() as bots:
            advice = await bots.advise("g", view)
            assert bots.search is Search.PREPARING
            return advice

    advice = run(ask())
    pipe.close()
    assert advice.by == "postmaster"
    ((action, *unknown),) = advice.opinions
    assert action in view.legal_actions.numbers
    assert unknown == [None, None, None]


@pytest.mark.slow
def test_nobody_can_advise(capfd: pytest.CaptureFixture[str]) -> None:
    """Where no process can be started there is no advice."""

    async def ask() -> None:
        async with started(players="no.such.module") as bots:
            with pytest.raises(NoAdvice):
                await bots.advise("g", GAME.view(0))

    run(ask())
    assert "ModuleNotFoundError" in capfd.readouterr().err


@pytest.mark.slow
@pytest.mark.xdist_group("search")
def test_the_prince_advises() -> None:
    """Once the search is compiled the prince says what he thinks of the choices he tried."""
    view = GAME.view(0)

    async def ask() -> Advice:
        ready = asyncio.Event()
        async with started(players="posthorn.players", warm_up=True, on_ready=ready.set) as bots:
            await ready.wait()
            return await bots.advise("g", view)

    advice = run(ask(), 900)
    assert advice.by == "prince"
    visits = [opinion[1] or 0 for opinion in advice.opinions]
    assert visits == sorted(visits, reverse=True)
    assert len(visits) > 1
    assert visits[-1] > 0
    for action, _, chance, points in advice.opinions:
        assert action in view.legal_actions.numbers
        assert chance is not None
        assert 0 <= chance <= 1
        assert points is not None
