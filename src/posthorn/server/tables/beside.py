"""Work beside the event loop: looking back at games, one piece at a time, so that it does not slow down who plays.

Whoever asks for much takes turns with the others (``fair_queue``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TypeVar

from posthorn.server.operations.fair_queue import FairQueue, Urgency

Result = TypeVar("Result")

BATCH = 16 << 10  # bytes that are written at a time, at least, for a reader


class Beside:
    """One thread's time, shared fairly by clients."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_busy = False

    async def run(self, client: str, work: Callable[[], Result]) -> Result:
        """Do something for a client in a thread, when its turn comes."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(turn, client, lambda: Urgency.PERSON)
        self._begin_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:  # it came in the same moment
                self._end(client, 0.0)
            raise
        began = time.monotonic()
        working = asyncio.ensure_future(asyncio.to_thread(work))
        # A thread cannot be stopped: the next begins when it is done, even if nobody waits for it any more.
        working.add_done_callback(lambda _: self._end(client, time.monotonic() - began))
        return await asyncio.shield(working)

    async def write(self, client: str, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Write pieces for a client in batches, each when the one before was taken."""
        while batch := await self.run(client, lambda: b"".join(_batch(pieces))):
            yield batch

    def _begin_next(self) -> None:
        if not self._is_busy and (turn := self._waiting.next(lambda turn: not turn.done())) is not None:
            self._is_busy = True
            self._waiting.begin(turn)
            turn.set_result(None)

    def _end(self, client: str, seconds: float) -> None:
        self._is_busy = False
        self._waiting.end(client, seconds)
        self._begin_next()


def _batch(pieces: Iterator[bytes]) -> Iterator[bytes]:
    size = 0
    for piece in pieces:
        yield piece
        size += len(piece)
        if size >= BATCH:
            return
