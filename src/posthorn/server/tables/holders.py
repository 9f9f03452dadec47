"""Whose a seat is: it belongs to the holder of a key, whatever happens to it (docs/security.md)."""

from __future__ import annotations

from posthorn.server.errors import RequestError
from posthorn.server.keys import same_hash
from posthorn.server.tables.table import Table


def hold_seat(table: Table, holder: str | None, seat: int) -> None:
    """Refuse anyone who does not hold the seat."""
    if holder is None:
        raise RequestError(401, "no-key")
    if seat >= len(table.seats):
        raise RequestError(404, "no-seat", seats=len(table.seats))
    if not same_hash(table.seats[seat].holder, holder):
        raise RequestError(403, "not-your-seat", seat=seat)


def own_seats(table: Table, holder: str | None) -> frozenset[int]:
    """Return the seats of somebody; refuse anyone who has none."""
    seats = table.seats_of(holder)
    if not seats:
        raise RequestError(401, "no-key") if holder is None else RequestError(403, "not-at-table")
    return seats
