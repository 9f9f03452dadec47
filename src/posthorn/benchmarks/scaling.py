"""What many games cost: measured with the real code by the game and by the move, and added up for a day of a model."""

from __future__ import annotations

import asyncio
import gzip
import math
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any

from posthorn.benchmarks.clients import close_all, open_games, play_games, run
from posthorn.benchmarks.player_model import simulate_day
from posthorn.benchmarks.server import UNLIMITED, Effort, Running, cpu_seconds, resident_bytes, serving
from posthorn.engine.tables import SEATS
from posthorn.game import Game
from posthorn.players import USUAL_BUDGETS, make_player
from posthorn.players.levels import LEVELS
from posthorn.record import dumps_text

GAMES_A_DAY = 1_000_000
OPEN_GAMES = 200  # of two people each, on the server that is measured
PEOPLE_LIKE = "merchant"  # the level whose games are as long as people's
LOAD = 0.6  # of a core that a process should be given in the busiest minutes
WRITERS = 8  # connections that commit at the same time
LISTENERS = 16  # connections that are told of every commit
PLAYED = 12  # games for each number of seats
PAUSE = 0.5  # seconds that people think, in the mean, where a server is not to be busy all the time

Stored = Callable[[], dict[str, float]]  # what a database holds and has used until now


def bench_scale(seconds: float, database: str | None, progress: Callable[[str], None]) -> dict[str, Any]:
    """Return what a game costs, and what a day of many comes to."""
    figures: dict[str, Any] = {}
    progress("games as people play them")
    moves, records = _play_games()
    for seats, found in moves.items():
        figures[f"moves_a_game_of_{seats}"] = fmean(found)
    figures["record_bytes"] = fmean(len(record) for record in records)
    figures["record_bytes_packed"] = fmean(len(gzip.compress(record)) for record in records)
    progress("bots")
    for level, cost in bot_seconds().items():
        figures[f"bot_cpu_ms_a_move_{level}"] = 1000 * cost
    progress("the server on SQLite")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        with serving(Path(folder), *UNLIMITED) as server:
            _measure_server(figures, "sqlite", server, seconds, lambda: _file_bytes(file))
    if database is not None:
        progress("the server on PostgreSQL")
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *UNLIMITED, database=database) as server:
            _measure_server(figures, "postgresql", server, seconds, lambda: _database_use(database))
        progress("telling others")
        figures |= _measure_notices(database, seconds)
    figures |= _day(figures, moves, "sqlite" if database is None else "postgresql")
    return figures


def _play_games() -> tuple[dict[int, list[int]], list[bytes]]:
    """Play some games for each number of seats; return how many moves each had, and their records."""
    moves: dict[int, list[int]] = {}
    records = []
    for seats in range(2, SEATS + 1):
        for seed in range(PLAYED):
            game = Game.new(seats=seats, seed=seed)
            player = make_player(PEOPLE_LIKE, seed)
            while game.seat_to_act is not None:
                game.play(player.choose(game.view(game.seat_to_act)))
            moves.setdefault(seats, []).append(game.ply)
            records.append(dumps_text(game.record).encode())
    return moves, records


def bot_seconds(games: int = 2) -> dict[str, float]:
    """Return the CPU seconds of one move for each level; whoever thinks by the clock needs what it is given."""
    found = {}
    for level, row in LEVELS.items():
        if not row.is_opponent:
            continue
        if level in USUAL_BUDGETS:
            budget = USUAL_BUDGETS[level]
            found[level] = (budget.seconds or 0.0) * budget.threads
            continue
        chosen = 0
        began = time.process_time()
        for seed in range(games):
            game, player = Game.new(seats=3, seed=seed), make_player(level, seed)
            while game.seat_to_act is not None:
                game.play(player.choose(game.view(game.seat_to_act)))
                chosen += 1
        found[level] = (time.process_time() - began) / chosen
    return found


def _measure_server(figures: dict[str, Any], name: str, server: Running, seconds: float, stored: Stored) -> None:
    """Add what games and moves take of a server: processor, memory, and what the database grows by."""
    busy, walking = Effort(), Effort()

    async def play() -> None:
        memory, before = resident_bytes(server), stored()
        began, used = time.perf_counter(), cpu_seconds(server)
        clients = await open_games(server.address, OPEN_GAMES, 2, seed=1)
        figures[f"{name}_games_opened_a_second"] = OPEN_GAMES / (time.perf_counter() - began)
        figures[f"{name}_cpu_ms_a_game_opened"] = 1000 * (cpu_seconds(server) - used) / OPEN_GAMES
        figures[f"{name}_kib_memory_a_game"] = (resident_bytes(server) - memory) / 1024 / OPEN_GAMES
        between = stored()
        commits = _counter(server, "posthorn_storage_commits_total")
        await busy.measure(server, seconds, play_games(clients, seconds, pause=0))
        commits = _counter(server, "posthorn_storage_commits_total") - commits
        figures[f"{name}_moves_a_commit"] = busy.moves / max(commits, 1)
        after = stored()
        for what in before:
            if what.endswith("_bytes"):
                figures[f"{name}_{what}_a_game"] = (between[what] - before[what]) / OPEN_GAMES
                figures[f"{name}_{what}_a_move"] = (after[what] - between[what]) / max(busy.moves, 1)
            else:
                figures[f"{name}_{what}_ms_a_move"] = 1000 * (after[what] - between[what]) / max(busy.moves, 1)
        await walking.measure(server, seconds, play_games(clients, seconds, PAUSE))
        await close_all(client.stream for client in clients)

    run(play())
    figures[f"{name}_moves_a_second"] = busy.moves / busy.seconds
    figures[f"{name}_cpu_ms_a_move"] = 1000 * busy.cpu_seconds / max(busy.moves, 1)
    figures[f"{name}_cpu_ms_a_move_at_a_walk"] = 1000 * walking.cpu_seconds / max(walking.moves, 1)


def _counter(server: Running, name: str) -> float:
    """Return a counter of a server."""
    with urllib.request.urlopen(f"{server.address}metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def _file_bytes(file: Path) -> dict[str, float]:
    """Return how large the database is once everything written is in its file."""
    import sqlite3

    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        pages, size, free = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size", "freelist_count")
        )
    finally:
        connection.close()
    return {"stored_bytes": (pages - free) * size}


def _database_use(url: str) -> dict[str, float]:
    """Return how large the tables with their indexes are, how much was ever written to the log before them, and the
    CPU seconds of PostgreSQL's processes, if they are on this computer.
    """
    import psycopg

    with psycopg.connect(url) as connection:
        row = connection.execute(
            "SELECT sum(pg_total_relation_size(oid)), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
            " FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        ).fetchone()
        processes = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
    assert row is not None
    used = math.nan
    with suppress(FileNotFoundError):
        used = sum(cpu_seconds(Running("", process)) for (process,) in processes)
    return {"stored_bytes": float(row[0] or 0), "log_bytes": float(row[1]), "database_cpu": used}


def _measure_notices(url: str, seconds: float) -> dict[str, float]:
    """Return how many transactions are committed a second, without and with a notice each, and what hearing takes."""
    import psycopg

    async def write(count: list[int], until: float, *, notes: bool) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            while time.perf_counter() < until:
                async with connection.transaction():
                    await connection.execute("INSERT INTO bench VALUES (1)")
                    if notes:
                        await connection.execute("SELECT pg_notify('bench', 'a game and what is new there')")
                count[0] += 1

    async def listen(connection: psycopg.AsyncConnection[Any]) -> None:
        await connection.execute("LISTEN bench")
        async for _ in connection.notifies():
            pass

    async def measure(listeners: int, *, notes: bool) -> tuple[float, float]:
        """Return the commits a second, and this process's CPU seconds for each."""
        ears = [await psycopg.AsyncConnection.connect(url, autocommit=True) for _ in range(listeners)]
        tasks = [asyncio.create_task(listen(ear)) for ear in ears]
        count, began, used = [0], time.perf_counter(), time.process_time()
        await asyncio.gather(*(write(count, began + seconds, notes=notes) for _ in range(WRITERS)))
        passed, used = time.perf_counter() - began, time.process_time() - used
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for ear in ears:
            await ear.close()
        return count[0] / passed, used / count[0]

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE bench (number integer)")
        try:
            silent, _ = asyncio.run(measure(0, notes=False))
            unheard, used = asyncio.run(measure(0, notes=True))
            heard, used_hearing = asyncio.run(measure(LISTENERS, notes=True))
        finally:
            connection.execute("DROP TABLE bench")
    return {
        "commits_a_second": silent,
        "commits_a_second_with_notices": unheard,
        "commits_a_second_with_listeners": heard,
        "cpu_us_a_notice_heard": 1e6 * (used_hearing - used) / LISTENERS,
    }


def _day(figures: dict[str, Any], moves: dict[int, list[int]], name: str) -> dict[str, Any]:
    """Return what a day comes to, and what it takes."""
    day = simulate_day(GAMES_A_DAY, moves)
    found = {f"day_{key}": value for key, value in asdict(day).items()}
    cores = (
        day.peak_moves_a_second * figures[f"{name}_cpu_ms_a_move_at_a_walk"]
        + day.peak_new_games_a_second * figures[f"{name}_cpu_ms_a_game_opened"]
    ) / 1000
    found["day_peak_server_cores"] = cores
    found["day_server_processes"] = math.ceil(cores / LOAD)
    found["day_peak_memory_gib"] = day.peak_games * figures[f"{name}_kib_memory_a_game"] / 1024**2
    for what in ("stored", "log"):
        if f"{name}_{what}_bytes_a_move" in figures:
            of_games = day.games * figures[f"{name}_{what}_bytes_a_game"]
            found[f"day_{what}_gib"] = (of_games + day.moves * figures[f"{name}_{what}_bytes_a_move"]) / 1024**3
    found["day_records_packed_gib"] = day.games * figures["record_bytes_packed"] / 1024**3
    if name == "postgresql":
        found["day_peak_database_cores"] = day.peak_moves_a_second * figures["postgresql_database_cpu_ms_a_move"] / 1000
        found["day_peak_hearing_cores_a_process"] = day.peak_moves_a_second * figures["cpu_us_a_notice_heard"] / 1e6
    for level in LEVELS:
        if f"bot_cpu_ms_a_move_{level}" in figures:
            needed = day.peak_bot_moves_a_second * figures[f"bot_cpu_ms_a_move_{level}"] / 1000
            found[f"day_peak_bot_cores_if_all_{level}"] = needed
    return found
