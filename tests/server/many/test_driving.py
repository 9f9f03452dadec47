"""Bots and clocks of a game are one process's at a time; when that ends, or falls silent, another goes on with them."""

from __future__ import annotations

import pytest

from posthorn.server.http.stream import RESTART
from posthorn.server.storage import Expiry, Removal, sharing
from posthorn.server.tables import autoplay
from tests.postgres import run_sql
from tests.server.passing_time import Clock
from tests.server.visitors import Seated, Server, Visitor, until, views

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


@pytest.fixture(autouse=True)
def simple_relief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the quickest bot play for those whose time is up."""
    monkeypatch.setattr(autoplay, "RELIEF", "pilgrim")


def driver(servers: list[Server], game: str) -> list[Server]:
    """Return the servers that drive a game."""
    live = [(server, server.registry.in_memory(game)) for server in servers]
    return [server for server, table in live if table is not None and table.drives]


async def fall_silent(server: Server, url: str) -> None:
    """Let a server give no more signs of life, and do nothing by itself."""
    registry = server.registry
    for task in list(registry.driving._tasks):
        task.cancel()
    await registry.bots.stop()
    run_sql(url, f"UPDATE processes SET beat = 0 WHERE id = '{registry.storage.process}'")


def elsewhere(seated: Seated, server: Server) -> Seated:
    """Return somebody at the same table, who asks the other server."""
    return Visitor(server, seated.visitor.key).at(seated.id)


async def test_one_drives(servers: list[Server], postgres_url: str) -> None:
    """A game with bots that people watch at both servers is driven by one, and by the other once that has ended."""
    one, other = servers
    game = await Visitor(one).create("pbb", start=1)
    await until(lambda: driver(servers, game.id))
    async with elsewhere(game, other).listen() as stream:
        await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 0)
        assert driver(servers, game.id) == [one]
        await one.stop()
        twin = elsewhere(game, other)
        while (await twin.info())["seat_to_act"] == 0:
            await twin.act(0)
        await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 0)
        assert driver([other], game.id) == [other]
        revision = (await twin.info())["revision"]
    assert run_sql(postgres_url, "SELECT count(*), max(ply) + 1 FROM moves") == [(revision, revision)]


async def test_a_silent_process(servers: list[Server], postgres_url: str) -> None:
    """What a process drove that gives no more signs of life goes on at the others, although nobody asks for it."""
    one, other = servers
    game = await Visitor(one).create("pbb", start=0)
    await until(lambda: driver([one], game.id))
    await fall_silent(one, postgres_url)
    while (await game.info())["seat_to_act"] == 0:
        await game.act(0)  # it still answers, but its bots do not move
    await until(lambda: driver([other], game.id))

    async def moves() -> bool:
        return bool((await elsewhere(game, other).info())["seat_to_act"] == 0)

    await until(moves)


async def test_the_clock_survives(servers: list[Server], clock: Clock) -> None:
    """When the server ends that ran a clock, another relieves the seat when its time is up, and not much later."""
    one, other = servers
    game = await Visitor(one).create("pp", thinking_time=600, start=0)
    await game.act(0)
    deadline = (await game.info())["deadline"]
    await one.stop()
    await until(lambda: driver([other], game.id))
    twin = elsewhere(game, other)
    assert (await twin.info())["deadline"] == pytest.approx(deadline, abs=1000)
    async with twin.listen() as stream:
        clock.advance(601)
        await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 1)
    assert set(run_sql(other.settings.database, "SELECT by FROM moves")) == {("person",), ("clock",)}


async def test_nothing_to_drive(servers: list[Server], postgres_url: str) -> None:
    """A game that is over, or in which only people move in their own time, leaves no lease when nobody looks at it."""
    one, _ = servers
    ended = await Visitor(one).create("pp")
    await until(lambda: driver([one], ended.id))
    assert (await ended.post("/abandon")).status == 200
    idle = await Visitor(one).create("pp")
    await until(lambda: driver([one], idle.id))
    one.registry.forget_idle(0)
    await until(lambda: run_sql(postgres_url, "SELECT count(*) FROM leases") == [(0,)])


async def test_presence(servers: list[Server], clock: Clock) -> None:
    """Who listens at one server is present at the other, absent when they go, and a bot plays once all agree."""
    one, other = servers
    first = await Visitor(one).create("po", start=1, absence_time=120)
    second = await Visitor(other).join(first.id, "Bert")
    async with first.listen() as stream:
        async with second.listen():
            await stream.next("game", lambda message: message["game"]["seats"][1]["present"])
            assert (await second.info())["seats"][0]["present"]
        await stream.next("game", lambda message: not message["game"]["seats"][1]["present"])
        clock.advance(121)
        agreed = await first.post("/seats/1/absence", {"agree": True})
        assert agreed.status == 200, agreed.content
        assert agreed.body["seats"][1]["bot"] == "merchant"
        assert (await second.info())["seats"][1]["bot"] == "merchant"
        assert (await second.post("/seats/1/return")).status == 200


async def test_bots_that_are_watched_elsewhere(servers: list[Server]) -> None:
    """Bots play on alone while somebody watches, at whichever server."""
    one, other = servers
    game = await Visitor(one).create("pbb", start=1)
    assert (await game.post("/seats/0/leave")).status == 200
    await until(lambda: driver([one], game.id))
    live = one.registry.in_memory(game.id)
    assert live is not None
    live.looked_at = -1e9
    async with Visitor(other, None).at(game.id).listen() as stream:
        before = stream.welcome["revision"]
        await stream.next("update", lambda message: message["revision"] > before + 5)


async def test_a_server_that_is_about_to_end(servers: list[Server]) -> None:
    """It says that it is not ready and hands its games over; people there play on, and bots answer them."""
    one, other = servers
    game = await Visitor(one).create("pb", start=0)
    await until(lambda: driver([one], game.id))
    one.registry.driving.retire()
    refused = await one.http.get("/health")
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "ending")
    assert (await other.http.get("/health")).status_code == 200
    assert driver(servers, game.id) == []
    while (await game.info())["seat_to_act"] == 0:
        await game.act(0)

    async def bot_has_moved() -> bool:
        return bool((await game.info())["seat_to_act"] == 0)

    await until(bot_has_moved)
    begun = await Visitor(one).create("pb", start=1)
    await until(lambda: driver([other], begun.id))


async def test_a_server_that_is_cut_off(servers: list[Server]) -> None:
    """A server whose database has not answered for so long that others take over sends its listeners to them."""
    one, other = servers
    game = await Visitor(one).create("pp")
    driving = one.registry.driving
    async with game.listen() as stream:
        await until(lambda: driving._has_others)
        driving._note_silence()
        assert not stream.task.done()
        driving._heard_at -= sharing.DEAD_SECONDS + 1
        driving._note_silence()
        assert (await stream.closed()).code == RESTART
    async with elsewhere(game, other).listen():
        await other.stop()
        await until(lambda: not driving._has_others)


async def test_a_game_that_is_removed_elsewhere(servers: list[Server]) -> None:
    """Who listens to a game that another server has removed is sent away, and told that there is none."""
    one, other = servers
    game = await Visitor(one).create("po")
    async with game.listen() as stream:
        await until(lambda: not one.registry._in_hand)
        expiry = Expiry(("waiting",), "created", 2**50)
        run_sql(other.settings.database, "DELETE FROM presence")
        await other.registry.storage.write(Removal([game.id], expiry))
        assert (await stream.closed()).code == RESTART
    assert (await game.get("")).status == 404
