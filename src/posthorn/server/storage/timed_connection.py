"""A connection to PostgreSQL that waits for an answer only so long. Imported only where psycopg is installed."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg

Answer = TypeVar("Answer")


class TimedConnection(psycopg.Connection[Any]):
    """A connection that is given up when PostgreSQL does not answer a statement in time.

    PostgreSQL ends statements itself after its ``statement_timeout``, unless it hangs as a whole or the network does:
    nobody would ever say so, since a connection on which nothing arrives looks like one on which nothing is sent.
    """

    answer_seconds: float | None = None  # how long to wait for the answer to a statement; None: for ever

    def wait(self, gen: Generator[Any, Any, Answer], *args: Any, **options: Any) -> Answer:
        """Return what a conversation with PostgreSQL comes to; close the connection if that takes too long."""
        return super().wait(self._in_time(gen), *args, **options)

    def _in_time(self, conversation: Generator[Any, Any, Answer]) -> Generator[Any, Any, Answer]:
        """Hold a conversation, looking at the time whenever psycopg does, which is several times a second."""
        until = None if self.answer_seconds is None else time.monotonic() + self.answer_seconds
        try:
            waits_for = next(conversation)
            while True:
                ready = yield waits_for
                if until is not None and not ready and time.monotonic() > until:
                    self.pgconn.finish()
                    message = f"no answer for {self.answer_seconds:g} s"
                    raise psycopg.OperationalError(message)
                waits_for = conversation.send(ready)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
