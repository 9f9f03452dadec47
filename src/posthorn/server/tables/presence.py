"""Who is here: whoever holds a seat and was here a moment ago is not absent."""

from __future__ import annotations

import logging

from posthorn.server.clock import now
from posthorn.server.storage import SeatChange, StorageError
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

STORE_EVERY = 60_000  # milliseconds after which it is stored, and told, again that somebody was here


def note_seen(registry: TableRegistry, live: LiveTable | None, holder: str | None) -> None:
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
    if is_old:
        live.seen_stored[holder] = at
        registry.begin(_store(registry, live.table.id, seats, at))
    if agreed or (at - before >= STORE_EVERY and holder not in live.present):
        registry.tell_change(live)


async def _store(registry: TableRegistry, id: str, seats: frozenset[int], at: int) -> None:
    try:
        await registry.storage.write(*(SeatChange(id, seat, {"seen": at}) for seat in seats))
    except StorageError:
        log.info("when somebody was last here could not be stored", extra={"game": id})
