"""What processes that share a database tell each other: sent with a commit, and heard soon after it.

A notice says that something is stored, or how a process is; it never is the only place where something is kept.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import Struct

from posthorn.server.storage.rows import Move

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before a lost connection is made again
PULSE = 3.0  # seconds of silence after which the connection is tried


class Notice(Struct, frozen=True, array_like=True):
    """Something that a process tells all others."""

    by: str  # which process; whoever sends it fills that in
    about: Literal[
        "move",  # an entry of a log, on its own
        "new",  # a game that the lobby shows
        "game",  # a game: anything else
        "lease",  # a game that nobody drives any more
        "leases",  # of many such games
        "look",  # a game that somebody looks at
        "over",  # a game that may have ended
        "came",  # a process that begins
        "left",  # a process that ends
        "job",  # something that bots have to think about
        "answer",  # something that they have thought
        "usage",  # what clients use at a process
    ]
    game: str = ""
    move: Move | None = None
    said: str = ""  # JSON, of what else is told


def encode_notice(notice: Notice) -> str:
    """Return a notice as it is sent."""
    return msgspec.json.encode(notice).decode()


_decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class Hearing:
    """A thread that hears notices by a connection of its own.

    ``hear`` is called there with each notice of another process, and with None whenever some may have been missed.
    """

    def __init__(self, connect: Callable[[], Any], process: str, hear: Callable[[Notice | None], None]) -> None:
        self._connect = connect
        self._process = process
        self._hear = hear
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Hear no more, from the next pulse on."""
        self._is_over.set()

    def _listen(self) -> None:
        while not self._is_over.is_set():
            connection: Any = None
            try:
                connection = self._connect()
                self._hear(None)
                while not self._is_over.is_set():
                    self._hear_for_a_while(connection)
            except Exception as error:  # a driver's own; the storage says what is wrong with the database
                log.debug("no notices: %s", error)
            if connection is not None:
                with suppress(Exception):
                    connection.close()
            self._is_over.wait(PAUSE)

    def _hear_for_a_while(self, connection: Any) -> None:
        patience, connection.answer_seconds = connection.answer_seconds, None
        heard = False
        for notice in connection.notifies(timeout=PULSE):
            heard = True
            self._take(notice.payload)
        connection.answer_seconds = patience
        if not heard:
            connection.execute("SELECT 1")

    def _take(self, payload: str) -> None:
        try:
            notice = _decoder.decode(payload)
        except msgspec.DecodeError:
            return  # of a newer process, and about something that this one does not know
        if notice.by != self._process:
            self._hear(notice)
