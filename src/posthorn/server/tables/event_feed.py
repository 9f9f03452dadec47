"""Events at a table: as data for those who may see them, and whether they show what was hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from posthorn.game import Event

# What shows somebody a thing hidden before: it cannot be taken back where it would help.
REVEALING = frozenset({"laid_out", "took_hidden", "reshuffled", "received", "dismissed", "game_over"})


def show_events(events: Iterable[Event], seats: Collection[int]) -> list[dict[str, Any]]:
    """Return events as plain data, as the holder of these seats may see them."""
    shown = []
    for event in events:
        if event.secret is not None and not any(seat in event.known_to for seat in seats):
            event = event.seen_by(None)
        shown.append({"kind": event.kind, "seat": event.seat, **event.details})
    return shown


def took_back(seat: int, actions: int) -> Event:
    """Return what happens when so many actions are taken back: no rule of the game, so the engine has no such event."""
    return Event(0, "took_back", seat, {"actions": actions})


def reveal(events: Iterable[Event]) -> bool:
    """Return whether events showed somebody a thing hidden before."""
    return any(event.kind in REVEALING for event in events)
