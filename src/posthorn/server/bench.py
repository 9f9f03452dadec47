"""How fast the server is, beside a bare echo of the same framework, measured with the same clients in the same run."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from posthorn.server.load import open_echo, open_games, play_echo, play_games

SEATS = 4
BUSY_GAMES = 100  # that are played as fast as can be
PAUSE = 2.0  # seconds that a player thinks, in the mean, when the games are played at a walk
ROUNDS = 3  # of echo and games in turn: the machine may be slower for a while
MESSAGE = 1500  # bytes of the echo's messages, about a view's
UNLIMITED = ("requests-per-second", "games-per-client", "connections", "connections-per-client")


def bench_server(seconds: float, games: int, progress: Callable[[str], None]) -> dict[str, float | int]:
    """Return the figures: messages per second of echo and games, latencies and memory with many games open."""
    figures: dict[str, float | int] = {}
    with tempfile.TemporaryDirectory() as folder, _echo() as echo, _server(Path(folder)) as server:
        asyncio.run(_measure(echo, server, seconds, games, progress, figures))
    return figures


async def _measure(
    echo: str, server: str, seconds: float, games: int, progress: Callable[[str], None], figures: dict[str, float | int]
) -> None:
    echoed = played = moves = 0.0
    for turn in range(ROUNDS):
        progress(f"echo and games in turn: {turn + 1} of {ROUNDS}")
        streams = await open_echo(echo, BUSY_GAMES * SEATS)
        load = await play_echo(streams, MESSAGE, seconds)
        echoed += load.messages / seconds / ROUNDS
        for stream in streams:
            await stream.close()
        clients = await open_games(server, BUSY_GAMES, SEATS, seed=turn * 10_000)
        load = await play_games(clients, seconds, pause=0)
        played += load.messages / seconds / ROUNDS
        moves += load.moves / seconds / ROUNDS
        for client in clients:
            await client.stream.close()
    figures["echo_messages_per_second"] = echoed
    figures["game_messages_per_second"] = played
    figures["moves_per_second"] = moves
    figures["ratio_to_echo"] = played / echoed

    progress(f"opening {games} games")
    before = _resident(server)
    clients = await open_games(server, games, 2, seed=1)
    figures["games_open"] = games
    figures["kib_per_open_game"] = (_resident(server) - before) / 1024 / games
    progress("playing them at a walk")
    load = await play_games(clients, 2 * seconds, PAUSE)
    latencies = sorted(load.latencies)
    figures["walking_moves_per_second"] = load.moves / (2 * seconds)
    figures["move_median_ms"] = 1000 * latencies[len(latencies) // 2]
    figures["move_p99_ms"] = 1000 * latencies[len(latencies) * 99 // 100]
    for client in clients:
        await client.stream.close()


def _resident(server: str) -> int:
    """Return the server's memory in bytes, as its own metrics tell."""
    with urllib.request.urlopen(f"{server}metrics") as answer:
        found = re.search(r"^process_resident_memory_bytes (\S+)$", answer.read().decode(), re.MULTILINE)
    return int(float(found[1])) if found else 0


@contextmanager
def _echo() -> Iterator[str]:
    with _started([sys.executable, "-m", "posthorn.server.echo"]) as address:
        yield address


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "posthorn", "serve", "--port", "0", "--database", str(folder / "bench.db")]
    command += ["--no-warm-up", "--log-level", "warning", *(f"--{limit}=0" for limit in UNLIMITED)]
    with _started(command) as address:
        yield address


@contextmanager
def _started(command: list[str]) -> Iterator[str]:
    """Start a server, and give the address it prints."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", process.stdout.readline())
            if found is None:
                message = f"{' '.join(command[1:])} did not start"
                raise RuntimeError(message)
            yield found[0]
        finally:
            process.terminate()
