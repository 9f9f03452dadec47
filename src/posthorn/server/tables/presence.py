"""Who is here: whoever holds a seat and was here a moment ago is not absent."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from posthorn.server.clock import now
from posthorn.server.storage import Notice, SeatChange, StorageError, sharing
from posthorn.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from posthorn.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

STORE_EVERY = 60_000  # milliseconds after which it is stored, and told, again that somebody was here


def note_seen(registry: TableRegistry, live: LiveTable | None, holder: str | None, *, leaves: bool = False) -> None:
    """Note that somebody is here, or asks for a game. Whether others thought them absent matters no more."""
    if live is None or holder is None or live.table.has_ended:
        return
    seats = live.table.seats_of(holder)
    if not seats:
        return
    before = live.last_seen(min(seats))
    agreed = any(live.agreed_absent(seat) for seat in seats)
    at = live.seen[holder] = now()
    is_old = at - live.seen_stored.get(holder, 0) >= STORE_EVERY
    if is_old or (leaves and registry.storage.is_shared):
        live.seen_stored[holder] = at
        registry.begin(_store(registry, live.table.id, seats, at))
    if agreed or (at - before >= STORE_EVERY and holder not in live.present):
        registry.tell_change(live)


async def _store(registry: TableRegistry, id: str, seats: frozenset[int], at: int) -> None:
    try:
        await registry.storage.write(*(SeatChange(id, seat, {"seen": at}) for seat in seats))
    except StorageError:
        log.info("when somebody was last here could not be stored", extra={"game": id})


def share_presence(registry: TableRegistry, live: LiveTable) -> None:
    """Let other processes know who listens to a game here, if that has changed."""
    if registry.storage.is_shared and not live.is_sharing and live.here != live.shared:
        live.is_sharing = True
        registry.begin(_share(registry, live))


def share_all_presence(registry: TableRegistry) -> None:
    """Let other processes know who listens to games here: they may have thought that this one was dead."""
    for live in registry.live:
        if live.shared or live.listeners:
            live.shared = frozenset({"unknown"})
            share_presence(registry, live)


async def _share(registry: TableRegistry, live: LiveTable) -> None:
    storage, id = registry.storage, live.table.id
    try:
        while (here := live.here) != live.shared:
            work = partial(sharing.set_presence, process=storage.process, game=id, holders=here)
            await storage.carry_out(work, Notice("", "game", id))
            live.shared = here
    except StorageError:
        log.info("who is here could not be told to other processes", extra={"game": id})
    finally:
        live.is_sharing = False
