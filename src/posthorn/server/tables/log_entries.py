"""What the numbers in a game's log mean: actions, take-backs and changes of seats."""

from __future__ import annotations

from collections.abc import Sequence

from posthorn.game.incident import SEAT_CHANGES, SeatChangeName

FIRST_SEAT_CHANGE = 10_000  # beyond all actions


def is_action(entry: int) -> bool:
    """Return whether an entry is an action."""
    return 0 <= entry < FIRST_SEAT_CHANGE


def is_take_back(entry: int) -> bool:
    """Return whether an entry takes actions back."""
    return entry < 0


def is_seat_change(entry: int) -> bool:
    """Return whether an entry is a change of a seat."""
    return entry >= FIRST_SEAT_CHANGE


def number_of(change: SeatChangeName) -> int:
    """Return the entry for a change of a seat.

    >>> number_of("absent")
    10001
    """
    return FIRST_SEAT_CHANGE + SEAT_CHANGES.index(change)


def seat_change(entry: int) -> SeatChangeName:
    """Return the change of a seat that an entry is."""
    return SEAT_CHANGES[entry - FIRST_SEAT_CHANGE]


def standing_actions(log: Sequence[int]) -> list[int]:
    """Return the actions of a log that stand when its take-backs are carried out.

    >>> standing_actions([5, 7, number_of("left"), 9, -2, 8])
    [5, 8]
    """
    actions: list[int] = []
    for entry in log:
        if is_take_back(entry):
            del actions[entry:]
        elif is_action(entry):
            actions.append(entry)
    return actions
