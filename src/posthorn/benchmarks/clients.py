"""A load generator: clients that play real games over the stream, as fast as the server answers or at a walk.

Each game has a client on every seat. Whoever is to act plays a random legal action, and everybody is told.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from posthorn.server.messages.stream import Hello, Play


class View(msgspec.Struct):
    """What a client that plays by chance must know of a view."""

    legal_actions: list[str]


class Perspective(msgspec.Struct):
    """Where it finds the view."""

    view: View


class Message(msgspec.Struct):
    """What it must know of a message of the server; the rest is skipped, so that the clients are not what is slow."""

    type: str
    revision: int | None = None
    perspectives: list[Perspective] = []


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Load:
    """What clients have sent and received in a stretch of time."""

    messages: int = 0  # in both directions
    moves: int = 0
    latencies: list[float] = field(default_factory=list)  # from a move to its update at its maker, in seconds
    waits: list[float] = field(default_factory=list)  # from the end of a turn to the seat's next, in seconds
    goes_on: bool = True


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run clients on the event loop that the server has too: theirs must not be the slower one."""
    factory = uvicorn.Config(app="", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


async def open_stream(address: str) -> ClientConnection:
    """Connect to a stream."""
    return await connect(address, compression=None, ping_interval=None, max_queue=None, max_size=None)


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a request to the server's API and return the answer."""
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        answered: dict[str, Any] = json.load(answer)
        return answered


class Seat:
    """A client on one seat of a game."""

    def __init__(self, stream: ClientConnection, seat: int, seed: int) -> None:
        self.stream = stream
        self._seat = seat
        self._chance = random.Random(seed)
        self._legal: Sequence[str] = ()  # what may be played and is not yet
        self.revision = 0
        self._sent = 0.0
        self._waits_since = 0.0

    async def greet(self, key: str) -> None:
        """Say hello, and wait to be welcomed."""
        await self.stream.send(msgspec.json.encode(Hello(key)), text=True)
        self._take_in(await self.stream.recv(decode=False))

    async def play(self, load: Load, pause: float) -> None:
        """Play whenever it is this seat's turn, after a pause of so many seconds in the mean, until the load ends."""
        while load.goes_on:
            if self._legal:
                await self._move(load, pause)
            if self._take_in(await self.stream.recv(decode=False)):
                self._note_times(load)
            load.messages += 1

    def _note_times(self, load: Load) -> None:
        """Note how long a move's update, or the next turn, was in coming."""
        now = time.perf_counter()
        if self._sent:
            load.latencies.append(now - self._sent)
            self._waits_since = 0.0 if self._legal else self._sent
            self._sent = 0.0
        elif self._legal and self._waits_since:
            load.waits.append(now - self._waits_since)
            self._waits_since = 0.0

    async def _move(self, load: Load, pause: float) -> None:
        if pause:
            await asyncio.sleep(self._chance.expovariate(1 / pause))
        move = msgspec.json.encode(Play(self._seat, self.revision, self._chance.choice(self._legal)))
        self._legal = ()
        self._sent = time.perf_counter()
        await self.stream.send(move, text=True)
        load.messages += 1
        load.moves += 1

    def _take_in(self, text: bytes) -> bool:
        """Read a message; return whether it says how the game stands."""
        message = _decoder.decode(text)
        if message.type == "refused":
            raise RuntimeError(text.decode())
        if message.revision is None or not message.perspectives:
            return False
        self.revision, self._legal = message.revision, message.perspectives[0].view.legal_actions
        return True


async def open_games(
    address: str,
    games: int,
    seats: int,
    seed: int,
    switches: Mapping[str, int] | None = None,
    *,
    bot: str | None = None,
) -> list[Seat]:
    """Create games and sit down at them: a client with a key of its own on every seat, or one among bots."""
    clients = []
    for game in range(games):
        other = {"kind": "open"} if bot is None else {"kind": "bot", "bot": bot}
        all_seats = [{"kind": "person"}, *([other] * (seats - 1))]
        request = {"seats": all_seats, "switches": dict(switches or {})}
        entered = await asyncio.to_thread(post, address, "api/games", request)
        path = f"api/games/{entered['game']['id']}"
        keys = [entered["key"]]
        for seat in range(1, seats if bot is None else 1):
            joined = await asyncio.to_thread(post, address, f"{path}/join", {"name": f"Client {seat}"})
            keys.append(joined["key"])
        for seat, key in enumerate(keys):
            stream = await open_stream(f"{address.replace('http', 'ws', 1)}{path}/stream")
            client = Seat(stream, seat, seed + game * seats + seat)
            await client.greet(key)
            clients.append(client)
    return clients


async def close_all(streams: Iterable[ClientConnection]) -> None:
    """Hang up, all at once."""
    await asyncio.gather(*(stream.close() for stream in streams))


async def play_games(clients: Sequence[Seat], seconds: float, pause: float) -> Load:
    """Let the clients play for some time and return what they did."""
    load = Load()
    tasks = [asyncio.create_task(client.play(load, pause)) for client in clients]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    load.goes_on = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    return load


async def open_echo(address: str, connections: int) -> list[ClientConnection]:
    """Connect to an echo, many times."""
    return [await open_stream(f"{address.replace('http', 'ws', 1)}echo") for _ in range(connections)]


async def play_echo(streams: Sequence[ClientConnection], size: int, seconds: float) -> Load:
    """Let clients send messages of a size to an echo and wait for each, for some time."""
    load = Load()
    text = b"x" * size

    async def call(stream: ClientConnection) -> None:
        while load.goes_on:
            await stream.send(text, text=True)
            await stream.recv(decode=False)
            load.messages += 2

    tasks = [asyncio.create_task(call(stream)) for stream in streams]
    await asyncio.sleep(seconds)
    load.goes_on = False
    await asyncio.gather(*tasks)
    return load
