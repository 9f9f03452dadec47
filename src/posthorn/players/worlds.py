"""Possible worlds: what a seat does not know, dealt by lot as it may be. Written like the rules, for compiled play."""

from __future__ import annotations

from typing import Any

from posthorn.engine.chance import MASK, random_below
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_SEND
from posthorn.engine.tables import CARDS_PER_CITY, CITIES, DISPLAY, RANKS, REGIONS

Array = Any


def imagine(s: State, seat: int, own_clerics: Array, words: Array) -> None:
    """Fill in what a seat's view leaves blank, each possible world as likely as it is.

    ``s`` is a view's state and becomes a whole one. ``own_clerics`` holds the ranks the seat remembers to have sent, 0
    where it does not (R11.2).
    """
    for i in range(4):
        s.rng[i] = random_below(words, MASK)
    gather_unknown(s)
    for other in range(s.seats):
        if other != seat:
            deal_hidden(s, other, words)
    if s.audience:
        for other in range(s.seats):
            if other == seat:
                remember_clerics(s, seat, own_clerics)
            if has_sent(s, other):
                send_by_lot(s, other, words)


def gather_unknown(s: State) -> None:
    """Put every card that is nowhere to be seen into the pile, whose size then is too large."""
    for city in range(CITIES):
        away = s.discards[city]
        for other in range(s.seats):
            away += s.hand[other][city] + (s.route_cities[other] >> city & 1)
        s.pile[city] = CARDS_PER_CITY - away
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            s.pile[s.display[slot]] -= 1


def deal_hidden(s: State, other: int, words: Array) -> None:
    """Deal a seat the cards of its hand that nobody saw, from the pile."""
    shown = 0
    in_pile = 0
    for city in range(CITIES):
        shown += s.hand[other][city]
        in_pile += s.pile[city]
    for _ in range(s.hand_size[other] - shown):
        above = random_below(words, in_pile)
        city = 0
        while above >= s.pile[city]:
            above -= s.pile[city]
            city += 1
        s.pile[city] -= 1
        in_pile -= 1
        s.hand[other][city] += 1
        s.hand_cities[other] |= 1 << city


def has_sent(s: State, other: int) -> bool:
    """Return whether a seat has sent its clerics already: in the set-up those before the seat to act have."""
    if s.step != STEP_SEND:
        return True
    return (other - s.start) % s.seats < (s.actor - s.start) % s.seats


def remember_clerics(s: State, seat: int, own_clerics: Array) -> None:
    """Put the clerics where the seat remembers to have sent them."""
    for coach in range(REGIONS):
        if s.cleric[seat][coach] == 0:
            s.cleric[seat][coach] = own_clerics[coach]


def send_by_lot(s: State, other: int, words: Array) -> None:
    """Put a seat's clerics of whom nothing is known on the coaches of which nothing is known."""
    sent = 0
    for coach in range(REGIONS):
        sent |= 1 << s.cleric[other][coach]
    left = 0
    for rank in range(1, RANKS + 1):
        if not sent >> rank & 1:
            left += 1
    for coach in range(REGIONS):
        if s.cleric[other][coach] == 0:
            pick = random_below(words, left)
            rank = 1
            while sent >> rank & 1 or pick > 0:
                if not sent >> rank & 1:
                    pick -= 1
                rank += 1
            s.cleric[other][coach] = rank
            sent |= 1 << rank
            left -= 1
