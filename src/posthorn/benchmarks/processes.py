"""What several server processes on one PostgreSQL bring: moves, waits and memory of one, two and four, in one run."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from posthorn.benchmarks.clients import Seat, close_all, open_stream, play_games, post, run
from posthorn.benchmarks.endurance import Outcome, Plan, endure
from posthorn.benchmarks.fairness import quantile
from posthorn.benchmarks.fleet import Fleet, fleet
from posthorn.benchmarks.postgres import postgres

NUMBERS = (1, 2, 4)  # of processes
BUSY_GAMES = 60  # of two, played as fast as can be
WALKING_GAMES = 200  # of two, whose players think
PAUSE = 2.0  # seconds that they do, in the mean

Figures = dict[str, float | int]


def bench_processes(servers: int, seconds: float, progress: Callable[[str], None]) -> tuple[Figures, Outcome]:
    """Return the figures of several numbers of processes, and what became of games at so many through all troubles."""
    figures: Figures = {}
    for number in NUMBERS:
        with postgres() as database, tempfile.TemporaryDirectory() as folder:
            run(_measure([database.url] * number, Path(folder), seconds, progress, figures))
    outcome = endure(Plan(servers=servers), progress)
    figures |= {f"endurance_{name}": value for name, value in outcome.figures.items()}
    return figures, outcome


async def _measure(
    urls: Sequence[str], folder: Path, seconds: float, progress: Callable[[str], None], figures: Figures
) -> None:
    number = len(urls)
    async with fleet(urls, folder, bots=0) as members:
        progress(f"{number} processes: {BUSY_GAMES} games as fast as can be")
        clients = await _open_games(members, BUSY_GAMES, seed=1)
        before = _cpu_seconds(members)
        load = await play_games(clients, seconds, pause=0)
        figures[f"moves_per_second_{number}"] = load.moves / seconds
        figures[f"cpu_ms_per_move_{number}"] = 1000 * (_cpu_seconds(members) - before) / max(load.moves, 1)
        await close_all(client.stream for client in clients)
        progress(f"{number} processes: {WALKING_GAMES} games at a walk")
        clients = await _open_games(members, WALKING_GAMES, seed=2)
        load = await play_games(clients, 2 * seconds, PAUSE)
        figures[f"walking_moves_per_second_{number}"] = load.moves / (2 * seconds)
        figures[f"move_median_ms_{number}"] = 1000 * quantile(load.latencies, 0.5)
        figures[f"move_p99_ms_{number}"] = 1000 * quantile(load.latencies, 0.99)
        memory = [server.resident_bytes for server in members.servers]
        figures[f"mib_per_process_{number}"] = sum(memory) / len(memory) / (1 << 20)
        await close_all(client.stream for client in clients)


def _cpu_seconds(members: Fleet) -> float:
    return sum(server.cpu_seconds for server in members.servers)


async def _open_games(members: Fleet, games: int, seed: int) -> list[Seat]:
    """Create games of two, at any server; the streams of a game lead to different ones where there are several."""
    addresses = members.addresses
    clients = []
    for game in range(games):
        own, other = (addresses[(game + seat) % len(addresses)] for seat in range(2))
        created = await asyncio.to_thread(post, own, "api/games", {"seats": [{"kind": "person"}, {"kind": "open"}]})
        path = f"api/games/{created['game']['id']}"
        joined = await asyncio.to_thread(post, other, f"{path}/join", {"name": "Client 1"})
        for seat, (address, key) in enumerate(((own, created["key"]), (other, joined["key"]))):
            client = Seat(
                await open_stream(f"{address.replace('http', 'ws', 1)}{path}/stream"), seat, seed + 2 * game + seat
            )
            await client.greet(key)
            clients.append(client)
    return clients
