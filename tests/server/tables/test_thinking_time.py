"""Thinking time: after it a bot plays the turn, and a restart does not take it away."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn.server.tables import autoplay
from tests.server.passing_time import Clock
from tests.server.visitors import Visitor, running, until, views

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def simple_relief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the quickest bot play for those whose time is up."""
    monkeypatch.setattr(autoplay, "RELIEF", "pilgrim")


async def test_when_time_is_up_a_bot_plays_the_turn(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """The time is for a whole turn. When it is up a bot plays the turn to its end; then the next seat has its time."""
    first = await visitor.create("po", thinking_time=60, start=0)
    second = await other.join(first.id, "Bert")
    async with second.listen() as stream:
        deadline = stream.welcome["game"]["deadline"]
        assert abs(deadline - clock.time_ns() // 1_000_000 - 60_000) < 30_000
        clock.advance(50)
        await first.act(0)
        update = await stream.next("update")
        assert update["deadline"] == deadline, "an action does not prolong the turn"
        clock.advance(11)
        update = await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 1)
        assert update["deadline"] > deadline + 50_000
        assert views(update)[0]["legal_actions"]
    stored = await visitor.server.registry.storage.load(first.id)
    assert stored is not None
    assert [move.by for move in stored.moves] == ["person"] + ["clock"] * (len(stored.moves) - 1)
    assert {move.seat for move in stored.moves} == {0}
    assert (await first.info())["seats"][0]["bot"] is None, "the seat is still its holder's"
    while (await second.info())["seat_to_act"] == 1:
        await second.act(1)
    assert (await first.info())["deadline"] is not None, "in the next turn it has its time again"
    await first.act(0)


async def test_nobody_is_hurried_without_need(visitor: Visitor, clock: Clock) -> None:
    """Without thinking time nobody has a deadline, and with it no bot has."""
    leisurely = await visitor.create("pp")
    assert (await leisurely.info())["deadline"] is None
    game = await visitor.create("pp", thinking_time=60, start=0)
    assert (await game.post("/seats/0/bot", {"bot": "pilgrim"})).body["deadline"] is None


async def test_a_waiting_game_has_no_clock(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """The time begins when the game does, however long it has waited."""
    first = await visitor.create("po", thinking_time=60, start=0)
    assert (await first.info())["deadline"] is None
    clock.advance(3600)
    await other.join(first.id, "Bert")
    info = await first.info()
    assert info["deadline"] > clock.time_ns() // 1_000_000
    assert info["revision"] == 0


async def test_a_take_back_begins_the_turn_anew(visitor: Visitor, clock: Clock) -> None:
    """Whoever's turn comes back by a take-back has the whole time again; within the own turn nobody gains any."""
    game = await visitor.create("pp", thinking_time=60, start=0)
    await game.act(0)
    before = (await game.info())["deadline"]
    clock.advance(40)
    await game.take_back()
    assert (await game.info())["deadline"] == before
    while (await game.info())["seat_to_act"] == 0:
        await game.act(0)
    clock.advance(55)
    before = (await game.info())["deadline"]
    await game.take_back()
    info = await game.info()
    assert info["seat_to_act"] == 0
    assert info["deadline"] >= before + 50_000


async def test_the_clock_goes_on_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    """A restart changes no deadline, whoever's turn it is, and the clock goes without anybody asking for the game."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", thinking_time=24 * 3600, start=0)
        clock.advance(20 * 3600)
        while (await game.info())["seat_to_act"] == 0:
            await game.act(0)
        await game.act(1)
        before = (await game.info())["deadline"]
        await server.restart()
        assert (await game.info())["deadline"] == before
        await server.restart()
        await until(lambda: server.registry.live_tables == 1)
        clock.advance(24 * 3600)
        async with game.listen(0) as stream:
            await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 0)


async def test_who_was_cut_off_has_a_moment(tmp_path: Path, clock: Clock) -> None:
    """If the time ran out while the server was away, the seat has a minute to come back, or its whole time if less."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", thinking_time=600, start=0)
        short = await Visitor(server).create("pp", thinking_time=10, start=0)
        await game.act(0)
        await server.stop()
        clock.advance(3600)
        await server.start()
        now = clock.time_ns() // 1_000_000
        assert now < (await game.info())["deadline"] <= now + 90_000
        assert now < (await short.info())["deadline"] <= now + 40_000
        async with game.listen() as stream:
            clock.advance(90)
            await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 1)
