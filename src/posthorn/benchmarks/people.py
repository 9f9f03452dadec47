"""People who play and watch whatever happens to the servers: cut off, they go to another one and repeat themselves.

Each notes what was acknowledged and everything shown, for ``endurance`` to compare with what is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SILENCE = 20.0  # seconds after which somebody tries another server
PAUSE = 0.2  # seconds before that
AGAIN = ("in-doubt", "storage")  # refusals after which the same request is sent again
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


def fingerprint(view: Any) -> str:
    """Return what only equal views share."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@dataclass
class Seen:
    """What somebody was told."""

    acknowledged: dict[int, str] = field(default_factory=dict)  # actions by the revision they answered
    views: dict[int, str] = field(default_factory=dict)  # fingerprints by revision
    faults: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds from a choice to its acknowledgement
    connections: int = 0


class Person:
    """Somebody at a table: on a seat, or watching."""

    def __init__(
        self,
        addresses: Callable[[], list[str]],
        game: str,
        key: str | None,
        seat: int | None,
        seed: int,
        *,
        pause: float = 0.0,
        dawdles: int = 0,
        acknowledged: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seen = Seen()
        self.is_done = asyncio.Event()
        self._addresses = addresses
        self._key = key
        self._chance = random.Random(seed)
        self._pause = pause  # seconds of thinking, in the mean
        self._dawdles = dawdles  # turns that are left to the clock
        self._tell = acknowledged
        self._revision: int | None = None
        self._asked: tuple[int, str, float] | None = None  # the revision answered, how, and since when
        self._id = 0

    async def play(self) -> None:
        """Be at the table until the game is over."""
        while not self.is_done.is_set():
            address = self._chance.choice(self._addresses()).replace("http", "ws", 1)
            try:
                stream = await connect(
                    f"{address}api/games/{self.game}/stream",
                    compression=None,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=None,
                    max_size=None,
                )
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._stay(stream)
            except LOST:
                await asyncio.sleep(PAUSE * self._chance.random())
            finally:
                await stream.close()

    async def _stay(self, stream: ClientConnection) -> None:
        self.seen.connections += 1
        hello = {"type": "hello", "key": self._key, "revision": self._revision}
        await stream.send(json.dumps(hello))
        while not self.is_done.is_set():
            async with asyncio.timeout(SILENCE):
                message = json.loads(await stream.recv())
            await getattr(self, f"_on_{message['type']}")(stream, message)

    async def _on_welcome(self, stream: ClientConnection, message: Any) -> None:
        if message["revision"] is None:
            return
        if self._revision is not None:
            told = [entry["revision"] for entry in message["perspectives"][0]["log"]]
            if told != list(range(self._revision + 1, message["revision"] + 1)):
                self.seen.faults.append(f"after {self._revision} a welcome told of {told}")
        self._note(message)
        self._note_status(message["game"])
        if self._asked is not None:
            await self._send(stream)
        else:
            await self._choose(stream, message)

    async def _on_update(self, stream: ClientConnection, message: Any) -> None:
        expected = None if self._revision is None else self._revision + 1
        if expected is not None and message["revision"] != expected and message["revision"] != 0:
            self.seen.faults.append(f"after {self._revision} came {message['revision']}")
        self._note(message)
        if self._asked is None:
            await self._choose(stream, message)

    async def _on_game(self, stream: ClientConnection, message: Any) -> None:
        self._note_status(message["game"])

    async def _on_chat(self, stream: ClientConnection, message: Any) -> None:
        pass

    async def _on_done(self, stream: ClientConnection, message: Any) -> None:
        if self._asked is not None and message["id"] == self._id:
            revision, action, since = self._asked
            self.seen.acknowledged[revision] = action
            self.seen.waits.append(time.perf_counter() - since)
            self._tell()
            self._asked = None
            await self._choose(stream, self._last)

    async def _on_refused(self, stream: ClientConnection, message: Any) -> None:
        if message["id"] != self._id or self._asked is None:
            return
        code = message["error"]["code"]
        if code in AGAIN:
            await asyncio.sleep(PAUSE)
            await self._send(stream)
            return
        if code not in ("stale", "not-your-turn", "game-is-over"):  # the clock was quicker
            self.seen.faults.append(f"refused: {code}")
        answered, self._asked = self._asked[0], None
        if self._revision != answered:  # else the update is still to come
            await self._choose(stream, self._last)

    def _note(self, message: Any) -> None:
        self._last = message
        self._revision = message["revision"]
        view = message["perspectives"][0]["view"]
        if view["seat"] != self.seat:
            self.seen.faults.append(f"the view of seat {view['seat']} was shown to {self.seat}")
        print_ = fingerprint(view)
        if self.seen.views.setdefault(message["revision"], print_) != print_:
            self.seen.faults.append(f"revision {message['revision']} was shown in two ways")

    def _note_status(self, game: Any) -> None:
        if game["status"] == "over" and game["revision"] == self._revision:
            self.is_done.set()

    async def _choose(self, stream: ClientConnection, message: Any) -> None:
        view = message["perspectives"][0]["view"]
        if self.seat is None or view["seat_to_act"] != self.seat or not view["legal_actions"]:
            return
        if self._revision in self.seen.acknowledged:
            return  # its update is on its way
        if self._dawdles and self._chance.random() < 0.2:
            self._dawdles -= 1
            return
        if self._pause:
            await asyncio.sleep(self._chance.expovariate(1 / self._pause))
        assert self._revision is not None
        self._id += 1
        self._asked = self._revision, self._chance.choice(view["legal_actions"]), time.perf_counter()
        await self._send(stream)

    async def _send(self, stream: ClientConnection) -> None:
        assert self._asked is not None
        revision, action, _ = self._asked
        play = {"type": "play", "seat": self.seat, "revision": revision, "action": action, "id": self._id}
        await stream.send(json.dumps(play))
