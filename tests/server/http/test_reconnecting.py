"""Coming back: a client that names its revision gets exactly what it missed, from the same server or the next."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from posthorn.locale import Texts
from tests.server.passing_time import Clock
from tests.server.visitors import Json, Seated, Server, Stream, Visitor, connect, log, news, running, until, views

pytestmark = pytest.mark.anyio


async def play_a_while(game: Seated, actions: int, take_backs: bool, seed: int = 1) -> None:
    """Play at random, and now and then take back."""
    dice = random.Random(seed)
    for _ in range(actions):
        info = await game.info()
        if info["status"] != "playing":
            return
        if take_backs and info["revision"] and dice.random() < 0.3:
            assert (await game.take_back()).status in (200, 409)
        else:
            legal = await game.legal(info["seat_to_act"])
            await game.play(info["seat_to_act"], info["revision"], dice.choice(legal))


async def told(stream: Stream, upto: int) -> dict[int, list[Json]]:
    """Read until a revision; return the events told by update and revision, those of the welcome included."""
    updates = {update["revision"]: update["events"] for update in log(stream.welcome)}
    while max(updates, default=0) < upto:
        update = await stream.next("update")
        assert update["revision"] == max(updates, default=0) + 1
        updates[update["revision"]] = news(update)
    return updates


@pytest.mark.parametrize("take_backs", [False, True])
async def test_exactly_what_was_missed(tmp_path: Path, take_backs: bool) -> None:
    """Whatever revision a client names, before and after a restart, it gets the log after it as it was told, and the
    views as they are; take-backs are in it.
    """
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", modules=["audience"], switches={"cleric_reminder": True})
        async with game.listen() as stream:
            await play_a_while(game, 40, take_backs)
            revision = (await game.info())["revision"]
            live = await told(stream, revision)
        assert sorted(live) == list(range(revision + 1))
        assert take_backs == any(event["kind"] == "took_back" for events in live.values() for event in events)
        asked: tuple[dict[str, int], ...] = ({"seat": 0}, {"seat": 1}, {})
        now = [(await game.get("/view", **seat)).body["view"] for seat in asked]
        for _ in range(2):
            for known in (None, 0, 1, revision // 2, revision - 1, revision):
                async with game.listen(known) as back:
                    first = 0 if known is None else known + 1
                    missed = {update["revision"]: update["events"] for update in log(back.welcome)}
                    assert missed == {at: live[at] for at in range(first, revision + 1)}
                    assert list(missed) == sorted(missed)
                    assert back.welcome["revision"] == revision
                    assert views(back.welcome) == now
            await server.restart()


async def test_the_same_over_http(tmp_path: Path) -> None:
    """Who asks for events after a revision gets the same, as the seat or the spectator may see them."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp")
        watcher = Visitor(server, None).at(game.id)
        async with watcher.listen() as stream:
            await play_a_while(game, 15, take_backs=True)
            revision = (await game.info())["revision"]
            live = await told(stream, revision)
        await server.restart()
        answer = (await watcher.get("/events", after=3)).body
        assert answer["revision"] == revision
        assert {update["revision"]: update["events"] for update in answer["log"]} == {
            at: live[at] for at in range(4, revision + 1)
        }
        assert (await watcher.get("/events", after=revision)).body["log"] == []
        assert (await watcher.get("/events", after=-1)).refusal == (400, "bad-parameter")
        assert (await watcher.get("/events", after="soon")).refusal == (400, "bad-parameter")
        assert (await watcher.get("/events", afer=1)).refusal == (400, "unknown-parameter")


async def test_the_view_at_an_earlier_revision(tmp_path: Path) -> None:
    """A seat and a spectator can see again what they were shown, and nothing else; what is to come nobody can."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp")
        watcher = Visitor(server, None).at(game.id)
        async with game.listen() as stream, watcher.listen() as watching:
            await play_a_while(game, 25, take_backs=True)
            revision = (await game.info())["revision"]
            await told(stream, revision)
            await told(watching, revision)
        await server.restart()
        for at, message in enumerate(message for message in stream.seen if message["type"] in ("welcome", "update")):
            seen = [(await game.get("/view", revision=at, **seat)).body for seat in ({"seat": 0}, {"seat": 1}, {})]
            assert seen == [{"revision": at, "view": view} for view in views(message)]
        for at, message in enumerate(message for message in watching.seen if message["type"] in ("welcome", "update")):
            assert (await watcher.get("/view", revision=at)).body == {"revision": at, "view": views(message)[0]}
        assert (await watcher.get("/view", seat=0, revision=1)).refusal == (401, "no-key")
        assert (await watcher.get("/view", revision=revision + 1)).refusal == (409, "future-revision")


async def test_the_language_of_refusals(visitor: Visitor) -> None:
    """Refusals on the stream are in the language of the hello, else in one the browser accepts."""
    game = await visitor.create("pp")
    for request, spoken in ((None, "en"), ("de", "de"), ("es-MX", "es"), ("xx", "en"), (",;q=", "en")):
        async with connect(visitor.server, game.id, "en") as stream:
            stream.send({"type": "hello", "key": visitor.key, "revision": 1, "language": request})
            assert (await stream.closed()).reason == Texts(spoken)("server-refused-future-revision")
    async with connect(visitor.server, game.id) as stream:
        stream.send({"type": "hello", "language": "Deutsch"})
        assert (await stream.closed()).code == 4400


async def test_a_ply_that_is_still_to_come(visitor: Visitor) -> None:
    """A client that knows more than the server, as after a database was restored, is told to begin again."""
    game = await visitor.create("pp")
    async with connect(visitor.server, game.id) as stream:
        stream.send({"type": "hello", "key": visitor.key, "revision": 1})
        closed = await stream.closed()
    assert (closed.code, closed.reason) == (4400, Texts()("server-refused-future-revision"))


async def test_keys_seats_and_talk_survive(tmp_path: Path) -> None:
    """After a restart keys hold their seats, the host is the host, and chat, names and codes are kept."""
    async with running(tmp_path) as server:
        host, guest = Visitor(server), Visitor(server)
        first = await host.create("po", listed=True, start=0)
        second = await guest.join(first.id, "Bert", colour="green")
        await first.act(0)
        await second.post("/chat", {"text": "good luck"})
        code = (await second.post("/seats/1/transfer")).body["code"]
        before = await first.info()
        await server.restart()
        after = await first.info()
        away = [info["seats"][1].pop("absence") for info in (before, after)]
        assert after == before
        assert abs(away[0]["since"] - away[1]["since"]) < 60_000, "when somebody was here is kept to the minute"
        assert (await first.play(0, 0, "pass")).refusal == (409, "stale")
        await first.act(0)
        assert [line["text"] for line in (await first.get("/chat")).body["lines"]] == ["good luck"]
        assert (await Visitor(server).at(first.id).post("/seats/1/claim", {"code": code})).status == 200
        assert (await first.post("/abandon")).status == 200


async def test_a_repeated_request_after_a_restart(tmp_path: Path) -> None:
    """A request whose answer got lost when the server went down is known as played by the next one."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", start=0)
        action = (await game.legal(0))[0]
        await game.play(0, 0, action)
        await server.restart()
        assert (await game.play(0, 0, action)).body == {"revision": 1, "repeated": True}


async def test_tables_nobody_watches_are_forgotten(visitor: Visitor, server: Server) -> None:
    """A table leaves the memory when nobody watches, and is as it was when asked for again; a watched one stays."""
    idle, watched = await visitor.create("pp"), await visitor.create("pp")
    await idle.act()
    before = await idle.info()
    async with watched.listen() as stream:
        await until(lambda: not any(live.lock.locked() for live in server.registry._live.values()))
        server.registry.forget_idle(0)
        assert idle.id not in server.registry._live
        assert watched.id in server.registry._live
        await watched.act()
        assert (await stream.next("update"))["revision"] == 1
    assert await idle.info() == before


async def test_a_table_forgotten_while_somebody_comes(visitor: Visitor, server: Server) -> None:
    """Who was about to enter a table that is forgotten just then is led to the one that others find."""
    game = await visitor.create("pp")
    registry = server.registry
    old = await registry.find(game.id)
    await old.lock.acquire()
    async with connect(server, game.id) as stream:
        stream.send({"type": "hello", "key": visitor.key})
        await until(lambda: bool(old.lock._waiters))
        del registry._live[game.id]
        old.lock.release()
        await stream.next("welcome")
        await game.act()
        assert (await stream.next("update"))["revision"] == 1


async def test_at_the_start_clients_come_at_once(tmp_path: Path) -> None:
    """Clients that come back while a server wakes its games all hear what is played then."""
    async with running(tmp_path) as server:
        games = [await Visitor(server).create("pp") for _ in range(5)]
        await server.stop()
        await server.start()

        async def listen(game: Seated) -> None:
            async with game.listen() as stream:
                await game.act()
                assert (await stream.next("update"))["revision"] == 1

        await asyncio.gather(*map(listen, games))


# --- the stream's manners ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("no json", 4400),
        ({"type": "play", "seat": 0, "revision": 0, "action": "pass"}, 4400),
        ({"type": "hello", "kee": "x"}, 4400),
        ({"type": "hello", "kää" * 40: "x"}, 4400),
        ({"type": "hello", "revision": -1}, 4400),
        ({"type": "hello", "key": "short"}, 4401),
        (b"\x00\x01", 1003),
    ],
)
async def test_bad_beginnings(visitor: Visitor, message: Json | str | bytes, code: int) -> None:
    """Whatever is no hello closes the stream with a code and a reason that is short enough for the protocol."""
    game = await visitor.create("pp")
    async with connect(visitor.server, game.id) as stream:
        stream.send(message)
        closed = await stream.closed()
    assert closed.code == code
    assert 0 < len(closed.reason.encode()) <= 123


async def test_no_such_game(visitor: Visitor) -> None:
    """A stream of no game is closed, and says why."""
    async with connect(visitor.server, "nosuchgame") as stream:
        stream.send({"type": "hello"})
        closed = await stream.closed()
    assert (closed.code, closed.reason) == (4404, Texts()("server-refused-no-game"))


async def test_one_hello_is_enough(visitor: Visitor) -> None:
    """A second hello closes the stream: who it is for does not change."""
    game = await visitor.create("pp")
    async with game.listen() as stream:
        stream.send({"type": "hello"})
        assert (await stream.closed()).code == 4400


async def test_silence(visitor: Visitor, clock: Clock) -> None:
    """Who says nothing is not waited for."""
    game = await visitor.create("pp")
    async with connect(visitor.server, game.id) as stream:
        await asyncio.sleep(0)
        clock.advance(11)
        assert (await stream.closed()).code == 4408


async def test_a_client_that_takes_nothing(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """A client that takes nothing is sent away when too much waits for it, and its stream ends although not even that
    can be sent; nobody else is held up.
    """
    monkeypatch.setattr("posthorn.server.http.stream.MOST_WAITING", 5)
    game = await visitor.create("pp")
    server = visitor.server
    connections = server.registry.limits.connections.total
    async with game.listen() as stream:
        stream.reads.clear()
        for _ in range(8):
            await game.act()
        live = await server.registry.find(game.id)
        await until(lambda: not live.listeners)
        clock.advance(6)
        await until(stream.task.done)
        assert server.registry.limits.connections.total == connections
