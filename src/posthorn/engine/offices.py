"""Post offices on the board (R5.1, R12.4)."""

from posthorn.engine.ending import bring_about_end
from posthorn.engine.events import PLACED_OFFICE, report
from posthorn.engine.state import State


def place_office(s: State, seat: int, city: int) -> None:
    """Put an office into a city; the last one brings the end about (R8.1)."""
    s.offices[seat] |= 1 << city
    s.offices_left[seat] -= 1
    report(s, PLACED_OFFICE, seat, city, 0)
    if s.offices_left[seat] == 0:
        bring_about_end(s, seat)
