"""Games that nobody needs any more go, each after its time; everything else stays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from posthorn.server.tables import upkeep
from posthorn.server.tables.upkeep import Upkeep
from tests.server.passing_time import Clock
from tests.server.visitors import Seated, Server, Visitor, running

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
TIMES = {
    "abandon_after_days": 30,
    "abandon_idle_after_days": 180,
    "remove_abandoned_after_days": 7,
    "remove_practice_after_days": 50,
    "remove_finished_after_days": 0,
}


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: object) -> AsyncIterator[Server]:
    """Run a server of its own: time passes in it."""
    async with running(tmp_path, **TIMES) as server:
        await server.app.state.upkeep.close()  # only tests sweep
        yield server


async def sweep(server: Server, **changes: int) -> None:
    """Sweep once, after times that may be others."""
    settings = Server(Path(), **TIMES | changes).settings
    await Upkeep(server.registry, settings).sweep()


async def status(table: Seated) -> str | None:
    """Return how a game stands; None if there is none."""
    answer = await table.get("")
    return None if answer.status == 404 else answer.body["status"]


async def test_a_game_that_never_began(server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is abandoned after its days, and later removed; one that began, even just now, is not."""
    visitor = Visitor(server)
    waiting, begun = await visitor.create("po", listed=True), await visitor.create("po")
    clock.advance(29 * DAY)
    await sweep(server)
    assert await status(waiting) == "waiting"
    clock.advance(2 * DAY)
    expired = server.registry.storage.expired

    async def expired_then_begin(*wanted: Any) -> Any:
        found = await expired(*wanted)
        if (await begun.info())["status"] == "waiting":
            await Visitor(server).join(begun.id, "Bert")
        return found

    monkeypatch.setattr(server.registry.storage, "expired", expired_then_begin)
    await sweep(server)
    assert await status(waiting) == "abandoned"
    assert await status(begun) == "playing"
    assert (await visitor.get("/api/games")).body["games"] == []
    clock.advance(8 * DAY)
    await sweep(server)
    assert await status(waiting) is None
    assert await status(begun) == "playing"


async def test_a_game_in_which_nothing_happens(server: Server, clock: Clock) -> None:
    """It is abandoned so many days after its last move; a move, or somebody who watches, keeps it."""
    visitor = Visitor(server)
    left, played, watched = [await visitor.create("pp") for _ in range(3)]
    clock.advance(100 * DAY)
    await played.act()
    clock.advance(81 * DAY)
    async with watched.listen():
        await sweep(server)
    assert [await status(table) for table in (left, played, watched)] == ["abandoned", "playing", "playing"]
    metrics = (await server.http.get("/metrics", headers={"x-real": "1"})).text
    assert 'posthorn_games{status="abandoned"} 1.0' in metrics


async def test_practice_and_finished_games(server: Server, clock: Clock) -> None:
    """A game of practice is removed some days after its last move; a finished one only where the host wants it."""
    visitor = Visitor(server)
    practice, serious = await visitor.create("pp"), await visitor.create("pp")
    await server.registry.storage.update_game(practice.id, practice=True, status="over", finished=0)
    await server.registry.storage.update_game(serious.id, status="over", finished=0)
    server.registry.forget_idle(0)
    clock.advance(49 * DAY)
    await sweep(server)
    assert await status(practice) == "over"
    clock.advance(2 * DAY)
    await sweep(server)
    assert await status(practice) is None
    assert await status(serious) == "over"
    await sweep(server, remove_finished_after_days=60)
    assert await status(serious) == "over"
    await sweep(server, remove_finished_after_days=50)
    assert await status(serious) is None


async def test_nothing_is_left_of_a_removed_game(server: Server, clock: Clock) -> None:
    """Its seats, moves and chat go with it, and a game that it followed can be followed by another one."""
    visitor = Visitor(server)
    table = await visitor.create("pp")
    await table.act()
    await table.post("/chat", {"text": "Farewell"})
    await table.post("/abandon")
    again = (await table.post("/rematch")).body["id"]
    await visitor.at(again).post("/abandon")
    await server.registry.storage.update_game(table.id, finished=2**50)  # that one stays
    clock.advance(8 * DAY)
    await sweep(server)
    assert await status(visitor.at(again)) is None
    server.registry.forget_idle(0)
    assert (await table.info())["rematch"] is None
    assert (await table.post("/rematch")).body["id"] != again
    await server.registry.storage.update_game(table.id, finished=0)
    await sweep(server)
    assert await server.registry.storage.load(table.id) is None
    assert await status(table) is None


async def test_a_sweep_takes_only_so_many(server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who play are not held up by a sweep of thousands: it takes some, and the next one more."""
    monkeypatch.setattr(upkeep, "MOST_AT_ONCE", 2)
    visitor = Visitor(server)
    tables = [await visitor.create("po") for _ in range(5)]
    for table in tables:
        await table.post("/abandon")
    clock.advance(8 * DAY)
    left = []
    for _ in range(3):
        await sweep(server)
        left.append(len([table for table in tables if await status(table)]))
    assert left == [3, 1, 0]


async def test_a_game_of_other_rules_goes_too(server: Server, clock: Clock) -> None:
    """What this program cannot even load is not kept for ever."""
    from tests.postgres import run_sql

    table = await Visitor(server).create("po")
    await table.post("/abandon")
    server.registry.forget_idle(0)
    run_sql(server.settings.database, "UPDATE games SET rules_version = 0")
    clock.advance(8 * DAY)
    await sweep(server)
    assert await status(table) is None
