"""What happens at a table besides the play: seats that change hands, and actions taken back. Records keep it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

# How a seat changes: its holder lets a bot play; the others do, as the holder is absent; the holder plays again; it is
# handed over by a code; its holder leaves for good, and a bot plays on; somebody takes a seat that was open.
# The order is fixed, since logs name a change by its number.
SeatChangeName = Literal["bot", "absent", "returned", "handed-over", "left", "joined"]
SEAT_CHANGES: tuple[SeatChangeName, ...] = get_args(SeatChangeName)


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat changed hands after so many actions that stood then."""

    ply: int
    seat: int
    change: SeatChangeName


@dataclass(frozen=True, slots=True)
class TakenBack:
    """So many of the last actions were taken back, after so many that stood then."""

    ply: int
    seat: int
    actions: int
    seen: bool  # whether somebody had seen by them what was hidden before


Incident = SeatChange | TakenBack
