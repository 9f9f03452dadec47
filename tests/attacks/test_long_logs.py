"""Whoever makes a log long, reads it again and again or does not read what was asked for holds nobody up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from posthorn.game import Game
from posthorn.server.http import api
from posthorn.server.tables import beside, replaying
from tests.server.asking import make_scope
from tests.server.visitors import LONG, Answer, Seated, Server, Visitor, running

pytestmark = pytest.mark.anyio

TAKE_BACKS = 15


@pytest.fixture
async def long(visitor: Visitor) -> Seated:
    """Return a game in which much was played and taken back."""
    game = await visitor.create("pp", start=0)
    for _ in range(TAKE_BACKS):
        await game.act()
        await game.act()
        assert (await game.take_back()).status == 200
    return game


@pytest.fixture
def played_in(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return in which threads actions are played, one entry for each."""
    threads: list[int] = []
    play = Game.play

    def note(self: Game, action: Any) -> None:
        threads.append(threading.get_ident())
        play(self, action)

    monkeypatch.setattr(Game, "play", note)
    return threads


async def read_all(game: Seated) -> list[Any]:
    """Return a game's log, page by page, as a spectator reads it."""
    log: list[Any] = []
    answer = (await game.get("/events")).body
    log += answer["log"]
    while log[-1]["revision"] < answer["revision"]:
        answer = (await game.get("/events", after=log[-1]["revision"])).body
        assert answer["log"]
        log += answer["log"]
    return log


async def test_events_cost_what_is_asked_for(long: Seated, played_in: list[int]) -> None:
    """However much was taken back, nothing is played again to tell what happened, from the set-up on or lately."""
    revision = (await long.info())["revision"]
    assert len(await read_all(long)) == revision + 1
    assert len((await long.get("/events", after=revision - 2)).body["log"]) == 2
    async with long.listen() as stream:
        assert len(stream.welcome["perspectives"][0]["log"]) == revision + 1
    assert played_in == []


async def test_events_come_in_pages(long: Seated, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log is sent in parts, which together are all of it, also after it was loaded again."""
    whole = await read_all(long)
    monkeypatch.setattr(api, "FEW", 0)
    monkeypatch.setattr(api, "PAGE", 7)
    assert len((await long.get("/events")).body["log"]) == 7
    assert await read_all(long) == whole
    server.registry.forget_idle(0)
    assert await read_all(long) == whole


async def test_looking_back_is_done_beside(long: Seated, played_in: list[int]) -> None:
    """What means to play a game again is not done by the thread that serves everybody."""
    revision = (await long.info())["revision"]
    first = (await long.get("/events", after=0)).body["log"][0]
    for at in (1, revision // 2, revision - 1):
        assert (await long.get("/view", revision=at)).body["revision"] == at
    city = next(event["city"] for event in first["events"] if event["kind"] == "took_open")
    assert (await long.play(0, 0, f"play {city} left")).refusal == (409, "stale")
    await long.act()
    own = threading.get_ident()
    assert len(played_in) > revision // 2
    assert played_in.count(own) == 1, "the action itself"
    await long.take_back()
    assert played_in.count(own) == 1


async def test_nobody_writes_without_end(tmp_path: Path) -> None:
    """A log has an end: from its middle on nothing is taken back, at its end nothing is played; the host can end it."""
    async with running(tmp_path, entries_per_game=20) as server:
        game = await Visitor(server).create("pp", start=0)
        for _ in range(5):
            await game.act()
            assert (await game.take_back()).status == 200
        assert (await game.take_back()).refusal == (409, "nothing-to-take-back")
        await game.act()
        refused = await game.take_back()
        assert refused.refusal == (409, "log-half-full")
        assert "11" in refused.problem["message"]
        assert (await game.post("/seats/0/bot", {"bot": "stableboy"})).refusal == (409, "log-half-full")
        assert (await fill(game)).refusal == (409, "log-full")
        assert (await game.info())["revision"] == 20
        assert (await game.post("/abandon")).status == 200


async def fill(game: Seated) -> Answer:
    """Play until nothing more can be played; return the refusal."""
    async with asyncio.timeout(LONG):
        while True:
            info = await game.info()
            seat = info["seat_to_act"]
            answer = await game.play(seat, info["revision"], (await game.legal(seat))[0])
            if answer.status != 200:
                return answer


async def test_bots_stop_where_the_log_ends(tmp_path: Path) -> None:
    """Bots neither go on nor try again when there is no room in the log."""
    async with running(tmp_path, entries_per_game=8) as server:
        game = await Visitor(server).create("bb")
        async with game.listen(), asyncio.timeout(LONG):
            while (await game.info())["revision"] < 8:
                await asyncio.sleep(0)
            live = server.registry.in_memory(game.id)
            assert live is not None
            while live.bot_at_work is not None:
                await asyncio.sleep(0)
            assert live.clock is None
            await game.info()
            assert live.bot_at_work is None


@pytest.mark.parametrize(("what", "form"), [("/replay", ""), ("/record", "json"), ("/record", "text")])
async def test_who_does_not_read_costs_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, form: str
) -> None:
    """What a reader has not taken is not made: records and replays wait in parts, not as a whole."""
    monkeypatch.setattr(beside, "BATCH", 200)
    frames = 0
    make_frame = replaying._frame

    def count(*args: Any) -> Any:
        nonlocal frames
        frames += 1
        return make_frame(*args)

    monkeypatch.setattr(replaying, "_frame", count)
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", start=0)
        for _ in range(40):
            await game.act()
        await game.post("/abandon")
        query = {"form": form} if form else {}
        whole = (await game.get(what, **query)).content
        assert frames == (41 if what == "/replay" else 0)
        frames = 0
        async with slow_reader(server, f"{game.path}{what}", form and f"form={form}") as parts:
            first = await anext(parts)
            assert 0 < len(first) < len(whole) // 2
            assert frames <= 1
            rest = [part async for part in parts]
        assert b"".join([first, *rest]) == whole
        assert len(rest) > 3


class slow_reader:  # used like a function
    """The body of an answer, part by part; the server may send the next only when it is asked for."""

    def __init__(self, server: Server, path: str, query: str) -> None:
        scope = make_scope("http", path, {}, method="GET", query_string=query.encode())
        self._parts: asyncio.Queue[Any] = asyncio.Queue()
        self._wanted = asyncio.Semaphore(0)
        self._answering = asyncio.create_task(server.app(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        await asyncio.Event().wait()

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.body":
            await self._wanted.acquire()
            self._parts.put_nowait(message)

    async def __aenter__(self) -> AsyncIterator[bytes]:
        return self._read()

    async def _read(self) -> AsyncIterator[bytes]:
        async with asyncio.timeout(LONG):
            while True:
                self._wanted.release()
                message = await self._parts.get()
                yield message["body"]
                if not message.get("more_body"):
                    return

    async def __aexit__(self, *_: object) -> None:
        await self._answering


async def test_readers_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who asks for one view waits for hardly any of the many that another client asked for before."""
    done: list[str] = []
    sharing = beside.Beside()
    begin = threading.Event()
    many = [asyncio.create_task(sharing.run("greedy", lambda: begin.wait(LONG))) for _ in range(30)]
    for task in many:
        task.add_done_callback(lambda _: done.append("greedy"))
    await asyncio.sleep(0)
    quiet = asyncio.create_task(sharing.run("quiet", lambda: None))
    quiet.add_done_callback(lambda _: done.append("quiet"))
    await asyncio.sleep(0)
    begin.set()
    async with asyncio.timeout(LONG):
        await asyncio.gather(quiet, *many)
    assert done.index("quiet") <= 1, done


async def test_who_goes_away_leaves_the_turn_to_others() -> None:
    """Somebody who does not wait, for a turn or for an answer, holds nobody up."""
    sharing = beside.Beside()
    goes_on = threading.Event()
    working = asyncio.create_task(sharing.run("a", lambda: goes_on.wait(LONG)))
    waiting = asyncio.create_task(sharing.run("b", lambda: None))
    await asyncio.sleep(0)
    for task in (waiting, working):
        task.cancel()
    await asyncio.gather(working, waiting, return_exceptions=True)
    last = asyncio.create_task(sharing.run("c", lambda: "done"))
    await asyncio.sleep(0)
    assert not last.done(), "a thread cannot be stopped"
    goes_on.set()
    async with asyncio.timeout(LONG):
        assert await last == "done"
    assert len(sharing._waiting) == 0
