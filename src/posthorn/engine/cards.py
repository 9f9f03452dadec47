"""The 66 city cards: pile, discards, display and hands (R1.2, R3)."""

from posthorn.engine.chance import deal_below
from posthorn.engine.events import LAID_OUT, RESHUFFLED, TOOK_HIDDEN, TOOK_OPEN, report
from posthorn.engine.state import State
from posthorn.engine.tables import CITIES, DISPLAY


def pile_can_give(s: State) -> bool:
    """Return whether a card can be had from the pile, the discards included (R3.2)."""
    return s.pile_size + s.discards_size > 0


def turn_up(s: State) -> int:
    """Take the top card off the pile; an empty one is made anew from the discards first (R3.2, R10.11)."""
    if s.pile_size == 0:
        for city in range(CITIES):
            s.pile[city] = s.discards[city]
            s.discards[city] = 0
        s.pile_size = s.discards_size
        s.discards_size = 0
        report(s, RESHUFFLED, -1, s.pile_size, 0)
    pile = s.pile
    above = deal_below(s.rng, s.pile_size)
    city = 0
    while above >= pile[city]:
        above -= pile[city]
        city += 1
    pile[city] -= 1
    s.pile_size -= 1
    return city


def fill_display(s: State) -> None:
    """Lay out cards from the pile until the display has no gap or no card can be had (R3.1, R10.2)."""
    for slot in range(DISPLAY):
        if s.display[slot] < 0 and pile_can_give(s):
            city = turn_up(s)
            s.display[slot] = city
            report(s, LAID_OUT, -1, city, slot)


def open_cities(s: State) -> int:
    """Return the set of the cities that lie open."""
    cities = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            cities |= 1 << s.display[slot]
    return cities


def can_draw(s: State) -> bool:
    """Return whether there is any card to draw (R10.2)."""
    return pile_can_give(s) or open_cities(s) != 0


def discard(s: State, city: int) -> None:
    """Lay a card on the discards."""
    s.discards[city] += 1
    s.discards_size += 1


def gain_card(s: State, seat: int, city: int) -> None:
    """Take a card into the hand."""
    s.hand[seat][city] += 1
    s.hand_size[seat] += 1
    s.hand_cities[seat] |= 1 << city


def lose_card(s: State, seat: int, city: int) -> None:
    """Put a card out of the hand, face up. Of equal cards the one that was taken openly counts as gone first."""
    s.hand[seat][city] -= 1
    s.hand_size[seat] -= 1
    if s.hand[seat][city] == 0:
        s.hand_cities[seat] ^= 1 << city
    if s.seen[seat][city] > 0:
        s.seen[seat][city] -= 1


def take_open_card(s: State, seat: int, city: int) -> None:
    """Take an open card into the hand; it is replaced at once (R3.1)."""
    slot = 0
    while s.display[slot] != city:
        slot += 1
    s.display[slot] = -1
    gain_card(s, seat, city)
    s.seen[seat][city] += 1
    report(s, TOOK_OPEN, seat, city, slot)
    fill_display(s)


def take_from_pile(s: State, seat: int) -> None:
    """Take the top card of the pile into the hand (R3.1)."""
    city = turn_up(s)
    gain_card(s, seat, city)
    report(s, TOOK_HIDDEN, seat, city, 0)
