"""A table in memory: who listens at it, who is absent, and who holds it for a moment to change it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from posthorn.server.bots.bots import Urgency
from posthorn.server.clock import now
from posthorn.server.messages.playing import ChatLine
from posthorn.server.messages.stream import FromServer
from posthorn.server.storage import ChatRow, InDoubt, Move, Overtaken
from posthorn.server.tables.table import Table

ATTENTION = 60.0  # seconds for which bots play on alone after somebody asked for their game
GRACE = 60  # seconds to come back when a table is loaded: the server may have been away


def write(message: FromServer) -> bytes:
    """Return a message of the stream as it is sent."""
    return msgspec.json.encode(message)


def chat_line(row: ChatRow) -> ChatLine:
    """Return a line of the chat as clients are shown it."""
    return ChatLine(row.number, row.seat, row.text, row.at, row.phrase)


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    holder: str | None

    def push(self, message: bytes) -> None:
        """Take a message for the client, without waiting."""
        ...

    def dismiss(self) -> None:
        """Let the client go to another server."""
        ...


class Absence(NamedTuple):
    """Since when somebody has been away, and until when nobody may do anything about it; milliseconds since 1970."""

    since: int
    until: int


@dataclass(eq=False)
class LiveTable:
    """A table in memory, and who is at it now."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, frozenset[int]] = field(default_factory=dict)  # with the seats each holds
    bot_at_work: asyncio.Task[None] | None = None
    clock: asyncio.TimerHandle | None = None
    deadline: int | None = None
    relieved: int | None = None  # the seat whose time is up: a bot plays its turn to the end
    is_advising: bool = False  # a bot thinks about somebody's question
    is_in_doubt: bool = False  # something was written, and whether it is stored must be looked up
    is_behind: bool = False  # another process has written something that must be read
    drives: bool = False  # this process moves its bots and runs its clocks
    driven_since: int = 0  # milliseconds since 1970
    elsewhere: dict[str, set[str]] = field(default_factory=dict)  # by process, who listens there; "": a spectator
    shared: frozenset[str] = frozenset()  # who listens here, as other processes know it
    is_sharing: bool = False  # they are told
    heard: list[Move] = field(default_factory=list)  # entries of the log that another process has written
    used: float = field(default_factory=time.monotonic)
    looked_at: float = -math.inf  # when somebody last asked for it, who need not listen
    loaded: int = field(default_factory=now)
    seen: dict[str, int] = field(default_factory=dict)  # when holders were last here, since it was loaded
    seen_stored: dict[str, int] = field(default_factory=dict)  # and when that was last stored

    @property
    def present(self) -> set[str]:
        """The holders who are connected, at whichever process."""
        here = {listener.holder for listener in self.listeners if listener.holder is not None}
        return here.union(*self.elsewhere.values()) - {""}

    @property
    def here(self) -> frozenset[str]:
        """Who listens at this process; an empty one stands for all who have no key."""
        return frozenset(listener.holder or "" for listener in self.listeners)

    def last_seen(self, seat: int) -> int:
        """Return when the holder of a seat was last here, as far as is known."""
        row = self.table.seats[seat]
        known = (self.seen.get(row.holder or ""), row.seen)
        return max((at for at in known if at is not None), default=self.loaded)

    def absence_of(self, seat: int) -> Absence | None:
        """Return the absence of the person on a seat; None while they are connected or a bot plays, and at the end."""
        row = self.table.seats[seat]
        if row.holder is None or row.bot is not None or row.holder in self.present or self.table.has_ended:
            return None
        since = self.last_seen(seat)
        longest = self.table.row.settings.longest_absence
        return Absence(since, max(since + 1000 * longest, self.loaded + 1000 * GRACE))

    def agreed_absent(self, seat: int) -> frozenset[str]:
        """Return the holders who want a bot to play for an absent person, who has not been here since they said so."""
        agreed, seen = self.table.proposals.absent.get(seat, {}), self.last_seen(seat)
        return frozenset(holder for holder, at in agreed.items() if at > seen)

    @property
    def urgency(self) -> Urgency:
        """How urgent a bot's choice is."""
        return Urgency.PERSON if self.has_people else Urgency.SPECTATOR

    @property
    def has_people(self) -> bool:
        """Whether a person plays: holds a seat that no bot plays meanwhile."""
        return any(seat.holder is not None and seat.bot is None for seat in self.table.seats)

    @property
    def is_attended(self) -> bool:
        """Whether bots move: a person plays, somebody listens, or has asked for the game a moment ago."""
        return (
            self.has_people or bool(self.listeners or self.elsewhere) or time.monotonic() - self.looked_at < ATTENTION
        )

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing moves by itself."""
        is_quiet = not (self.listeners or self.lock.locked() or self.bot_at_work or self.clock or self.is_advising)
        return is_quiet and not (self.is_in_doubt or self.is_behind or self.heard)


class LockedTable:
    """A table that nobody else changes within ``async with``; ``taking`` waits for it and locks it.

    ``look_up`` is told of one that must be read again: somebody leaves it without knowing what became of a write, or
    because another process was quicker.
    """

    def __init__(self, taking: Coroutine[Any, Any, LiveTable], look_up: Callable[[LiveTable], None]) -> None:
        self._taking = taking
        self._look_up = look_up

    async def __aenter__(self) -> LiveTable:
        self._live = await self._taking
        return self._live

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, InDoubt | Overtaken | asyncio.CancelledError):
            self._live.is_in_doubt |= not issubclass(kind, Overtaken)
            self._live.is_behind = True
            self._look_up(self._live)
        self._live.lock.release()
