"""What a seat may know (R6.5, R11.2): everything that lies open, its own hand, and what everybody saw."""

from posthorn.engine.state import State
from posthorn.engine.steps import STEP_SEND
from posthorn.engine.tables import CITIES, REGIONS, ROME

SPECTATOR = -1


def hide_unknown(s: State, seat: int, cleric_reminder: int) -> None:
    """Blank everything in a state that a seat, or a SPECTATOR, may not know.

    Of others' hands the cards they took openly remain, and the size; of the pile its size. The discards were all laid
    down face up. Clerics are hidden until their coach comes to Rome; a seat sees its own while it sends them, and
    later if the table plays with the reminder (R11.2).
    """
    for i in range(4):
        s.rng[i] = 0
    for city in range(CITIES):
        s.pile[city] = 0
    for other in range(s.seats):
        if other != seat:
            cities = 0
            for city in range(CITIES):
                s.hand[other][city] = s.seen[other][city]
                if s.seen[other][city] > 0:
                    cities |= 1 << city
            s.hand_cities[other] = cities
        if other != seat or not sees_own_clerics(s, seat, cleric_reminder):
            for coach in range(REGIONS):
                if s.place[coach] != ROME:
                    s.cleric[other][coach] = 0


def sees_own_clerics(s: State, seat: int, cleric_reminder: int) -> bool:
    """Return whether a seat sees its own clerics: while it sends them, and later by the reminder (R11.2)."""
    return cleric_reminder != 0 or (s.step == STEP_SEND and s.actor == seat)
