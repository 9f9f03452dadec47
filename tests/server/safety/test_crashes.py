"""Every acknowledged move survives whatever ends the server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from posthorn.game import Action
from posthorn.server.storage import Database, StoredGame
from posthorn.server.tables.table import Table
from tests.server.safety.hidden import search
from tests.server.safety.wire import HOST, PATIENCE, Client, HandshakeRefused, Stream, StreamClosed
from tests.server.visitors import log, news, views

GAMES = 60
KILLS = 8
FINISHED = 3  # games that are played to their end afterwards
AT_ONCE = 16  # games that are played at the same time
BOT_GAMES = 4
MOST_MOVES = 150  # between two kills


class Server:
    """``posthorn serve`` as a process of its own, on the same port and database every time."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "posthorn.db"
        self.log = folder / "log"
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        self._process: asyncio.subprocess.Process | None = None
        self.workers: set[int] = set()

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        limits = (
            "requests-per-second",
            "games-per-client",
            "new-games-per-hour",
            "connections-per-client",
            "connections",
        )
        flags = [part for name in limits for part in (f"--{name}", "0")]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "posthorn", "serve", "--port", str(self.port)),
                *("--database", str(self.database), "--no-warm-up", "--bot-workers", "1", *flags),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection(HOST, self.port)
                    writer.transport.abort()
                    return
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        """End it as the lack of memory would."""
        if self._process is not None and self._process.returncode is None:
            self.workers |= set(children(self._process.pid))
            self._process.send_signal(signal.SIGKILL)
            await self._process.wait()


def children(pid: int) -> Iterator[int]:
    """Yield the processes that a process has started, where the system tells."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            yield from map(int, task.read_text().split())


def runs(pid: int) -> bool:
    """Tell whether a process runs, and is no zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in ("Z", "X")


@dataclass
class Seen:
    """What somebody knows of a game they play."""

    game: str
    client: Client
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)  # by revision, the seat and the action
    told: dict[int, str] = field(default_factory=dict)  # by revision, the events that were told
    is_over: bool = False


class Crash(Exception):
    """The server is gone."""


class Progress:
    """How many moves were acknowledged, and who waits for more."""

    def __init__(self) -> None:
        self.moves = 0
        self._awaited = 0
        self._reached = asyncio.Event()

    def count(self) -> None:
        """Count one more."""
        self.moves += 1
        if self.moves >= self._awaited:
            self._reached.set()

    async def wait_for(self, moves: int) -> None:
        """Wait until there are so many more."""
        self._awaited = self.moves + moves
        self._reached.clear()
        async with asyncio.timeout(PATIENCE):
            await self._reached.wait()


async def play_on(seen: Seen, chance: random.Random, plies: int, progress: Progress) -> None:
    """Play some plies, over the stream or over HTTP; raise ``Crash`` if the server goes away."""
    try:
        async with seen.client.stream(seen.game) as stream:
            await play_at(stream, seen, chance, plies, progress)
    except (OSError, StreamClosed, HandshakeRefused, asyncio.IncompleteReadError) as error:
        seen.client.hang_up()
        raise Crash from error


async def play_at(stream: Stream, seen: Seen, chance: random.Random, plies: int, progress: Progress) -> None:
    """Play some plies on a stream."""
    message = await stream.receive_until("welcome")
    entries = log(message)
    for _ in range(plies):
        for entry in entries:
            # What was told once is told again word for word, also by a server that has started anew.
            assert seen.told.setdefault(entry["revision"], repr(entry["events"])) == repr(entry["events"])
        view = next((view for view in views(message) if view["legal_actions"]), None)
        if view is None:
            if views(message)[0]["seat_to_act"] is None:
                seen.is_over = True
                return
            message = await stream.receive_until("update")  # a bot's turn
            entries = [{"revision": message["revision"], "events": news(message)}]
            continue
        revision, seat, action = message["revision"], view["seat"], chance.choice(view["legal_actions"])
        request = {"seat": seat, "revision": revision, "action": action}
        if chance.random() < 0.3:
            answer = await seen.client.post(f"/api/games/{seen.game}/play", request)
            assert answer.status == 200, answer
            seen.acknowledged[revision] = seat, action
            message = await stream.receive_until("update", revision=revision + 1)
        else:
            await stream.send({"type": "play", **request, "id": revision})
            message = await stream.receive_until("update", revision=revision + 1)
            # Who is told of it may rely on it, too.
            seen.acknowledged[revision] = seat, action
            done = await stream.receive_until("done", id=revision)
            assert not done["repeated"]
        progress.count()
        entries = [{"revision": message["revision"], "events": news(message)}]


async def keep_playing(games: list[Seen], chance: random.Random, progress: Progress) -> None:
    """Play in one game after the other until the server goes away."""
    with contextlib.suppress(Crash):
        while True:
            seen = chance.choice(games)
            if not seen.is_over:
                await play_on(seen, chance, 12, progress)


async def crash_often(server: Server, games: list[Seen], chance: random.Random) -> None:
    """Let many games be played while the server is killed again and again."""
    progress = Progress()
    await server.start()
    for number in range(GAMES):
        client = Client(server.port)
        second = {"kind": "bot", "bot": "pilgrim"} if number < BOT_GAMES else {"kind": "person"}
        modules = [["audience"], ["honours"], []][number % 3]
        games.append(Seen("", client))
        # Short games, as by chance alone a route is seldom closed.
        options = {"modules": modules, "switches": {"max_rounds": 10}}
        games[-1].game = (await client.create(seats=[{"kind": "person"}, second], **options))["id"]
    for kill in range(KILLS):
        if kill:
            await server.start()
        # Each game is played by one at a time.
        players = [asyncio.create_task(keep_playing(games[one::AT_ONCE], chance, progress)) for one in range(AT_ONCE)]
        await progress.wait_for(chance.randrange(1, MOST_MOVES))
        await server.kill()
        await asyncio.gather(*players)
    print(f"{progress.moves} moves")


async def finish(server: Server, games: list[Seen], chance: random.Random) -> None:
    """See that everything can go on: look at all games, play one more action in each, and some to their end."""
    progress = Progress()
    await server.start()
    for seen in games:
        await play_on(seen, chance, 2, progress)
        view = await seen.client.get(f"/api/games/{seen.game}")
        assert view.json["status"] in ("playing", "over")
        assert view.json["revision"] >= len(seen.acknowledged)
        seen.client.hang_up()
    for seen in games[:1] + games[BOT_GAMES : BOT_GAMES + FINISHED - 1]:
        while not seen.is_over:
            await play_on(seen, chance, 5000, progress)
        assert (await seen.client.get(f"/api/games/{seen.game}/record")).status == 200
        seen.client.hang_up()


def check_stored(stored: StoredGame, seen: Seen) -> None:
    """See that a game is stored with all that was acknowledged, each revision once, and goes by the rules."""
    assert [move.revision for move in stored.moves] == list(range(len(stored.moves)))
    for revision, (seat, text) in seen.acknowledged.items():
        action = Action.of(text)
        assert action is not None
        assert (stored.moves[revision].seat, stored.moves[revision].action) == (seat, action.number)
    table = Table(stored)  # plays it all again
    assert table.revision == len(stored.moves)
    assert (stored.game.status == "over") == table.game.is_over
    if table.game.is_over:
        assert list(stored.game.scores or ()) == list(table.game.scores)


@pytest.mark.slow
def test_killed_again_and_again(tmp_path: Path) -> None:
    """Many games under way, the server killed again and again: every acknowledged move is there, once."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    server = Server(tmp_path)

    games: list[Seen] = []

    async def go() -> None:
        try:
            await crash_often(server, games, chance)
            await finish(server, games, chance)
        finally:
            await server.kill()
            for seen in games:
                seen.client.hang_up()
            async with asyncio.timeout(PATIENCE):
                while any(map(runs, server.workers)):
                    await asyncio.sleep(0.01)

    asyncio.run(go())
    assert server.workers, "no bot has played"
    with Database(f"sqlite:///{server.database}", writes=False) as database:
        for seen in games:
            stored = database.load(seen.game)
            assert stored is not None
            check_stored(stored, seen)
    search(server.log.read_bytes(), {f"the key of game {at}": seen.client.key or "" for at, seen in enumerate(games)})
    _, fault, trace = server.log.read_text().partition("Traceback")
    assert not fault, trace[:3000]
