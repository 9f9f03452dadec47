"""How a quiet client fares beside a greedy one: the same questions with and without it, in the same run."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException

from posthorn.benchmarks.clients import open_stream, post
from posthorn.benchmarks.greedy import WANTS
from posthorn.server.messages.stream import Hello, Play

PAUSE = 0.2  # seconds that the quiet client thinks: within what one client may ask of the server, however fast that is
PATIENCE = 60.0  # seconds after which it gives a turn up


@dataclass
class Quiet:
    """What a quiet client has met with."""

    turns: list[float] = field(default_factory=list)  # seconds from its move until it is to act again
    requests: list[float] = field(default_factory=list)  # seconds from connecting to the answer
    refused: int = 0  # requests without a good answer


async def bench_fairness(
    address: str, seconds: float, progress: Callable[[str], None], figures: dict[str, float | int]
) -> None:
    """Note a quiet client's 99th percentiles, beside each kind of greedy client and just before it, and the ratios."""
    await _fare(address, seconds)  # the bots' processes are started
    for number, want in enumerate(WANTS):
        progress(f"a quiet client beside one that wants {want}")
        alone = await _fare(address, seconds)
        with _greedy(want, address, f"127.0.0.{2 + number}"):
            beside = await _fare(address, seconds)
        for what, before, after in (
            ("turn", alone.turns, beside.turns),
            ("request", alone.requests, beside.requests),
        ):
            figures[f"quiet_{what}_p99_ms_alone_before_{want}"] = 1000 * _p99(before)
            figures[f"quiet_{what}_p99_ms_beside_{want}"] = 1000 * _p99(after)
            figures[f"quiet_{what}_ratio_beside_{want}"] = _p99(after) / _p99(before)
        figures[f"quiet_refused_beside_{want}"] = beside.refused


def quantile(values: list[float], share: float) -> float:
    """Return the value below which this share of them lies; where there is none, nothing came in time."""
    return sorted(values)[int(len(values) * share)] if values else PATIENCE


def _p99(values: list[float]) -> float:
    return quantile(values, 0.99)


async def _fare(address: str, seconds: float) -> Quiet:
    """Let a quiet client play against a bot, and look at its game over new connections."""
    quiet = Quiet()
    until = time.perf_counter() + seconds
    await asyncio.gather(_play(address, until, quiet), _look(address, until, quiet))
    return quiet


async def _play(address: str, until: float, quiet: Quiet) -> None:
    """Play one game after the other."""
    while time.perf_counter() < until:
        try:
            await _play_game(address, until, quiet)
        except (OSError, WebSocketException):
            quiet.refused += 1
            await asyncio.sleep(PAUSE)


async def _play_game(address: str, until: float, quiet: Quiet) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "merchant"}]
    entered = await asyncio.to_thread(post, address, "api/games", {"seats": seats, "start": 0})
    stream = await open_stream(f"{address.replace('http', 'ws', 1)}api/games/{entered['game']['id']}/stream")
    await stream.send(msgspec.json.encode(Hello(entered["key"])), text=True)
    sent = 0.0
    while time.perf_counter() < until or sent:
        try:
            message = json.loads(await asyncio.wait_for(stream.recv(), PATIENCE))
        except TimeoutError:
            quiet.turns.append(PATIENCE)
            break
        if message["type"] not in ("welcome", "update"):
            continue
        view = message["perspectives"][0]["view"]
        if view["seat_to_act"] is None:
            break
        if view["seat_to_act"] != 0:
            continue
        if sent:
            quiet.turns.append(time.perf_counter() - sent)
            sent = 0.0
        if time.perf_counter() < until:
            await asyncio.sleep(PAUSE)
            # The last choice ends a turn soonest, so that the bot has its own.
            move = Play(0, message["revision"], view["legal_actions"][-1])
            sent = time.perf_counter()
            await stream.send(msgspec.json.encode(move), text=True)
    await stream.close()


async def _look(address: str, until: float, quiet: Quiet) -> None:
    url = urlsplit(address)
    request = f"GET /health HTTP/1.1\r\nhost: {url.netloc}\r\nconnection: close\r\n\r\n".encode()
    while time.perf_counter() < until:
        began = time.perf_counter()
        answer = b""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(url.hostname, url.port)
                writer.write(request)
                answer = await reader.read()
                writer.close()
        quiet.requests.append(time.perf_counter() - began)
        quiet.refused += not answer.startswith(b"HTTP/1.1 200 ")
        await asyncio.sleep(PAUSE)


@contextmanager
def _greedy(want: str, address: str, own: str) -> Iterator[None]:
    """Let a greedy client work, in a process and from an address of its own."""
    command = [sys.executable, "-m", "posthorn.benchmarks.greedy", want, address, own]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                message = f"the client that wants {want} did not begin"
                raise RuntimeError(message)
            yield
        finally:
            process.kill()
