"""Advice: bots think about somebody's choice in their processes; who can say something says it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from posthorn import Game, players
from posthorn.players import Evaluation
from posthorn.server.bots.bots import Advice, Asker, NoAdvice, Search
from tests.server.bots.test_bots import Pipe, run, started

pytestmark = pytest.mark.slow

GAME = Game.new(seats=2, seed=5, start=0)


def test_the_count_advises_until_the_search_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the search compiles the count says what it would do; asking has the search made ready."""
    pipe = Pipe(tmp_path / "pipe")
    monkeypatch.setenv("POSTHORN_WARM_UP", str(pipe.path))
    view = GAME.view(0)

    async def ask() -> Advice:
        async with started() as bots:
            advice = await bots.advise(Asker("g"), view)
            assert bots.search is Search.PREPARING
            return advice

    advice = run(ask())
    pipe.close()
    assert advice.by == "count"
    [chosen] = advice.evaluations
    assert chosen.action in view.legal_actions
    assert chosen == Evaluation(chosen.action)


def test_nobody_can_advise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process can be started there is no advice."""
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def ask() -> None:
        async with started() as bots:
            with pytest.raises(NoAdvice):
                await bots.advise(Asker("g"), GAME.view(0))

    run(ask())


@pytest.mark.xdist_group("compiled")
def test_the_prince_advises() -> None:
    """Once the search is compiled the prince says what he thinks of the choices he tried most, if he has a choice."""
    view = GAME.view(0)
    forced = Game.from_position("seats=2 round=2 turn=0 step=play cards_drawn=1 official=administrator hand0=passau")

    async def ask() -> tuple[Advice, Advice]:
        ready = asyncio.Event()
        async with started(players=players, warm_up=True, on_ready=ready.set) as bots:
            await ready.wait()
            return await bots.advise(Asker("g"), view), await bots.advise(Asker("g"), forced.view(0))

    advice, without_choice = run(ask(), 900)
    assert advice.by == "prince"
    visits = [found.visits or 0 for found in advice.evaluations]
    assert visits == sorted(visits, reverse=True)
    assert len(visits) == 3
    assert visits[-1] > 0
    for found in advice.evaluations:
        assert found.action in view.legal_actions
        assert found.chance is not None
        assert 0 <= found.chance <= 1
        assert found.points is not None
    assert without_choice == ("prince", (Evaluation(forced.legal_actions[0]),))
