"""Whether a server stays as it is after thousands of games.

`python tools/soak.py play` lets clients play one game after the other on a server, and tells how much memory it has
after so many. `python tools/soak.py start` fills a database with games and tells how long a server takes to answer.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random

from msgspec.structs import replace

from posthorn.benchmarks.clients import close_all, open_games, play_games
from posthorn.benchmarks.server import UNLIMITED, resident_bytes, serving
from posthorn.game import Game
from posthorn.server.storage import Database, NewGame, new_game_id
from posthorn.server.transfer import game_of

SIDE_BY_SIDE = 50
ROUND_SECONDS = 5.0  # in which nearly all games played side by side come to their end
MOST_ROUNDS = 20  # as many as people need: players by chance would go on for hundreds
DATABASE = "bench.db"  # as the benchmarks call it


def main() -> None:
    """Soak or start."""
    parser = argparse.ArgumentParser(description="Tell whether a server stays as it is after thousands of games.")
    parser.add_argument("command", choices=["play", "start"])
    parser.add_argument("--games", type=int, default=5000, help="how many games are played, or stored (5000)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if chosen.command == "start":
            start(Path(folder), chosen.games)
        else:
            asyncio.run(play(Path(folder), chosen.games))


async def play(folder: Path, games: int) -> None:
    """Play games, some side by side, and tell the memory from time to time."""
    with serving(folder, *UNLIMITED) as server:
        for played in range(0, games, SIDE_BY_SIDE):
            if played % (10 * SIDE_BY_SIDE) == 0:
                print(f"{played} games: {resident_bytes(server) >> 20} MiB", flush=True)
            clients = await open_games(
                server.address, SIDE_BY_SIDE, 2, seed=played, switches={"max_rounds": MOST_ROUNDS}
            )
            await play_games(clients, ROUND_SECONDS, pause=0)
            await close_all(client.stream for client in clients)
        print(f"{games} games: {resident_bytes(server) >> 20} MiB")


def start(folder: Path, games: int) -> None:
    """Store games, one of a hundred under way, and start servers on them."""
    over, under_way = (_new_game(plies) for plies in (10_000, 60))
    with Database(f"sqlite:///{folder / DATABASE}", writes=True) as database:
        for first in range(0, games, 500):
            numbers = range(first, min(first + 500, games))
            database.write(*(_again(over if number % 100 else under_way) for number in numbers))
    for turn in range(3):
        empty = folder / f"empty{turn}"
        empty.mkdir()
        for place in (empty, folder):  # the computer may be slower for a while
            began = time.monotonic()
            with serving(place, *UNLIMITED) as server:
                with urllib.request.urlopen(f"{server.address}health") as answer:
                    answer.read()
                ready = time.monotonic() - began
                size, memory = (place / DATABASE).stat().st_size >> 20, resident_bytes(server) >> 20
                print(f"a database of {size} MiB: ready in {ready:.2f} s, {memory} MiB of memory", flush=True)


def _new_game(plies: int) -> NewGame:
    chance = Random(1)
    game = Game.new(2, seed=1, max_rounds=MOST_ROUNDS)
    while not game.is_over and game.ply < plies:
        game.play(chance.choice(list(game.legal_actions)))
    return game_of(game.record)


def _again(game: NewGame) -> NewGame:
    return NewGame(replace(game.game, id=new_game_id()), game.seats, game.moves)


if __name__ == "__main__":
    main()
