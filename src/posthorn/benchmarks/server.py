"""How fast the server is, beside a bare echo of the same framework, measured with the same clients in the same run."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from posthorn.benchmarks.clients import Load, close_all, open_echo, open_games, play_echo, play_games, run
from posthorn.benchmarks.fairness import bench_fairness, quantile
from posthorn.players.network_player import STRONGEST

SEATS = 4
BUSY_GAMES = 250  # that are played as fast as can be
PAUSE = 2.0  # seconds that a player thinks, in the mean, when the games are played at a walk
BOT_GAMES = 100  # of a person and three bots
ROUNDS = 3  # of echo and games in turn: the machine may be slower for a while
MESSAGE = 1500  # bytes of the echo's messages, about a view's
UNLIMITED = (
    "requests-per-second",
    "games-per-client",
    "new-games-per-hour",
    "connections",
    "connections-per-client",
    "sockets-per-client",
)


class Running(NamedTuple):
    """A server that was started: where it answers, and its process."""

    address: str
    process: int


@dataclass
class Effort:
    """What a server has done under some loads, and what it took."""

    seconds: float = 0.0
    cpu_seconds: float = 0.0  # of the server's process, all its threads
    messages: int = 0
    moves: int = 0

    async def measure(self, server: Running, seconds: float, load: Awaitable[Load]) -> None:
        """Add a load that lasts some time."""
        before = cpu_seconds(server)
        done = await load
        self.cpu_seconds += cpu_seconds(server) - before
        self.seconds += seconds
        self.messages += done.messages
        self.moves += done.moves


def bench_server(seconds: float, games: int, progress: Callable[[str], None]) -> dict[str, float | int]:
    """Return the figures: rates of echo and games, latencies and memory with many games open, and fairness."""
    figures: dict[str, float | int] = {}
    with tempfile.TemporaryDirectory() as folder, _echo() as echo, serving(Path(folder), *UNLIMITED) as server:
        run(_measure(echo, server, seconds, games, progress, figures))
    # Fairness is a matter of the limits, so that this server has the usual ones.
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        run(bench_fairness(server.address, 2 * seconds, progress, figures))
    return figures


async def _measure(
    echo: Running,
    server: Running,
    seconds: float,
    games: int,
    progress: Callable[[str], None],
    figures: dict[str, float | int],
) -> None:
    echoed, played = Effort(), Effort()
    for turn in range(ROUNDS):
        progress(f"echo and games in turn: {turn + 1} of {ROUNDS}")
        streams = await open_echo(echo.address, BUSY_GAMES * SEATS)
        await echoed.measure(echo, seconds, play_echo(streams, MESSAGE, seconds))
        await close_all(streams)
        clients = await open_games(server.address, BUSY_GAMES, SEATS, seed=turn * 10_000)
        await played.measure(server, seconds, play_games(clients, seconds, pause=0))
        await close_all(client.stream for client in clients)
    figures["echo_messages_per_second"] = echoed.messages / echoed.seconds
    figures["game_messages_per_second"] = played.messages / played.seconds
    figures["moves_per_second"] = played.moves / played.seconds
    figures["ratio_to_echo"] = figures["game_messages_per_second"] / figures["echo_messages_per_second"]
    # The same by the servers' own time on the CPU, which other programs on the machine disturb less.
    figures["echo_cpu_us_per_message"] = 1e6 * echoed.cpu_seconds / echoed.messages
    figures["game_cpu_us_per_message"] = 1e6 * played.cpu_seconds / played.messages
    figures["ratio_to_echo_by_cpu"] = figures["echo_cpu_us_per_message"] / figures["game_cpu_us_per_message"]

    progress(f"opening {games} games")
    before = resident_bytes(server)
    clients = await open_games(server.address, games, 2, seed=1)
    figures["games_open"] = games
    figures["kib_per_open_game"] = (resident_bytes(server) - before) / 1024 / games
    progress("playing them at a walk")
    load = await play_games(clients, 2 * seconds, PAUSE)
    figures["walking_moves_per_second"] = load.moves / (2 * seconds)
    figures["move_median_ms"] = 1000 * quantile(load.latencies, 0.5)
    figures["move_p99_ms"] = 1000 * quantile(load.latencies, 0.99)
    await close_all(client.stream for client in clients)
    await _measure_bots(server, seconds, progress, figures)


async def _measure_bots(
    server: Running, seconds: float, progress: Callable[[str], None], figures: dict[str, float | int]
) -> None:
    """Measure games of a person each, who thinks for a while, and three bots that follow the largest network."""
    progress(f"{BOT_GAMES} games of a person and three bots")
    clients = await open_games(server.address, BOT_GAMES, SEATS, seed=2, bot=STRONGEST)
    before = sum(client.revision for client in clients)
    load = await play_games(clients, 4 * seconds, PAUSE)
    figures["games_with_bots"] = BOT_GAMES
    figures["bots_moves_per_second"] = (sum(client.revision for client in clients) - before - load.moves) / (
        4 * seconds
    )
    figures["wait_for_bots_median_ms"] = 1000 * quantile(load.waits, 0.5)
    figures["wait_for_bots_p99_ms"] = 1000 * quantile(load.waits, 0.99)
    await close_all(client.stream for client in clients)


def resident_bytes(server: Running) -> int:
    """Return the server's memory in bytes, as its own metrics tell."""
    with urllib.request.urlopen(f"{server.address}metrics") as answer:
        found = re.search(r"^process_resident_memory_bytes (\S+)$", answer.read().decode(), re.MULTILINE)
    return int(float(found[1])) if found else 0


def cpu_seconds(server: Running) -> float:
    """Return how long a server's process has been on the CPU, as Linux tells: the 14th and 15th field, in ticks."""
    if sys.platform != "linux":
        return math.nan
    after_name = Path(f"/proc/{server.process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _echo() -> Iterator[Running]:
    with _started([sys.executable, "-m", "posthorn.benchmarks.echo"]) as running:
        yield running


@contextmanager
def serving(folder: Path, *unlimited: str, database: str | None = None) -> Iterator[Running]:
    """Run a server over a folder or a database, without some limits."""
    database = str(folder / "bench.db") if database is None else database
    command = [sys.executable, "-m", "posthorn", "serve", "--port", "0", "--database", database]
    command += ["--no-warm-up", "--log-level", "warning", *(f"--{limit}=0" for limit in unlimited)]
    with _started(command) as running:
        yield running


@contextmanager
def _started(command: list[str]) -> Iterator[Running]:
    """Start a server, and read the address it prints."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", process.stdout.readline())
            if found is None:
                message = f"{' '.join(command[1:])} did not start"
                raise RuntimeError(message)
            yield Running(found[0], process.pid)
        finally:
            process.kill()  # it would wait for clients that do not hang up after a fault
