"""What a seat may know (R6.5, R11.2): everything that lies open, its own hand, and what everybody saw.

A server asks this for every seat after every action. It is never compiled, so it is plain Python, written for speed.
"""

from itertools import compress

from posthorn.engine.events import SENT_CLERIC, TOOK_HIDDEN
from posthorn.engine.state import Event, State
from posthorn.engine.steps import STEP_SEND
from posthorn.engine.tables import CITIES, ROME

SPECTATOR = -1
_BITS = tuple(1 << city for city in range(CITIES))
UNKNOWN = -1  # in place of a detail of an event


def hide_unknown(s: State, seat: int, cleric_reminder: int) -> None:
    """Blank everything in a state that a seat, or a SPECTATOR, may not know.

    Of others' hands the cards they took openly remain, and the size; of the pile its size. The discards were all laid
    down face up. Clerics are hidden until their coach comes to Rome; a seat sees its own while it sends them, and
    later if the table plays with the reminder (R11.2). Lists are replaced, not changed: the state may share them.
    """
    s.rng = [0] * len(s.rng)
    s.pile = [0] * CITIES
    s.hand = s.hand[:]
    s.hand_cities = s.hand_cities[:]
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = s.seen[other][:]
            s.hand_cities[other] = sum(compress(_BITS, s.seen[other]))
    if s.audience:
        in_rome = [place == ROME for place in s.place]
        s.cleric = [
            ranks
            if other == seat and sees_own_clerics(s, seat, cleric_reminder)
            else [rank if known else 0 for rank, known in zip(ranks, in_rome, strict=True)]
            for other, ranks in enumerate(s.cleric)
        ]


def sees_own_clerics(s: State, seat: int, cleric_reminder: int) -> bool:
    """Return whether a seat sees its own clerics: while it sends them, and later by the reminder (R11.2)."""
    return cleric_reminder != 0 or (s.step == STEP_SEND and s.actor == seat)


def hide_in_event(event: Event, seat: int, cleric_reminder: int) -> Event:
    """Return an event as a seat, or a SPECTATOR, may know it.

    A card taken from the pile is known to whoever took it, a cleric sent to nobody, or by the reminder to its owner
    (R11.2).
    """
    kind, actor, first, second = event
    if kind == TOOK_HIDDEN and actor != seat:
        return kind, actor, UNKNOWN, second
    if kind == SENT_CLERIC and (actor != seat or cleric_reminder == 0):
        return kind, actor, first, UNKNOWN
    return event
