"""A process that stores moves of many games, and says of each one when it is acknowledged, until it is killed."""

import asyncio
import sys

from posthorn.server.storage import Storage
from tests.server.storage.examples import keep_game, move

GAMES = 40


async def write(url: str) -> None:
    """Play all games for ever."""
    storage = Storage(url)
    await storage.open()
    await asyncio.gather(*(keep_game(storage, f"game{number}") for number in range(GAMES)))

    async def play(id: str) -> None:
        revision = 0
        while True:
            await storage.append(id, move(revision))
            print(id, revision, flush=True)
            revision += 1

    await asyncio.gather(*(play(f"game{number}") for number in range(GAMES)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
