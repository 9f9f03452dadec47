"""The route: playing city cards (R4)."""

from posthorn.engine.actions import BEGIN, PLAY_LEFT, PLAY_RIGHT
from posthorn.engine.cards import discard, lose_card
from posthorn.engine.cities import list_each
from posthorn.engine.events import BEGAN_ROUTE, EXTENDED_ROUTE, LOST_ROUTE, report
from posthorn.engine.officials import call_official, may_call_official
from posthorn.engine.state import Numbers, State
from posthorn.engine.steps import STEP_CLOSE
from posthorn.engine.tables import CARRIER, NEIGHBOURS

LEFT, RIGHT, NEW = range(3)


def fitting_end(end: int, route: int, cards: int) -> int:
    """Return which cards fit beside the city at an end of a route: joined to it, and not in the route yet (R4.2).

    ``route`` and ``cards`` are sets of cities.
    """
    return cards & NEIGHBOURS[end] & ~route


def fitting_left(s: State, seat: int, cards: int) -> int:
    """Return which cards fit the left end of the seat's route (R4.2).

    The ends of a route of one card are the same place: there every card goes to the right (R10.6).
    """
    if s.route_length[seat] < 2:
        return 0
    return fitting_end(s.route[seat][0], s.route_cities[seat], cards)


def fitting_right(s: State, seat: int, cards: int) -> int:
    """Return which cards fit the right end of the seat's route (R4.2)."""
    length = s.route_length[seat]
    if length == 0:
        return 0
    return fitting_end(s.route[seat][length - 1], s.route_cities[seat], cards)


def fitting_cards(s: State, seat: int, cards: int) -> int:
    """Return which cards fit either end of the seat's route (R4.2)."""
    return fitting_left(s, seat, cards) | fitting_right(s, seat, cards)


def list_fitting(s: State, actions: Numbers, n: int) -> int:
    """List every way to lay a card at an end of the route (R4.2)."""
    hand = s.hand_cities[s.turn]
    n = list_each(actions, n, PLAY_LEFT, fitting_left(s, s.turn, hand))
    return list_each(actions, n, PLAY_RIGHT, fitting_right(s, s.turn, hand))


def list_plays(s: State, actions: Numbers, n: int) -> int:
    """List every card that may be played; a new route only without one that goes on, or by choice (R4.1-R4.3)."""
    fitting = list_fitting(s, actions, n)
    if fitting == n or s.may_abandon:
        return list_each(actions, fitting, BEGIN, s.hand_cities[s.turn])
    return fitting


def list_second_play(s: State, actions: Numbers, n: int) -> int:
    """List every card that may be played with the carrier's help (R4.4)."""
    if s.cards_played == 1 and may_call_official(s):
        n = list_fitting(s, actions, n)
    return n


def discard_route(s: State, seat: int) -> None:
    """Lay all cards of the route on the discards (R4.3, R5.4)."""
    for place in range(s.route_length[seat]):
        discard(s, s.route[seat][place])
        s.route[seat][place] = 0
    s.route_length[seat] = 0
    s.route_cities[seat] = 0


def extend_route(s: State, seat: int, city: int, end: int) -> None:
    """Put a card at an end of the row (R4.2)."""
    route = s.route[seat]
    length = s.route_length[seat]
    if end == LEFT:
        for place in range(length, 0, -1):
            route[place] = route[place - 1]
        route[0] = city
    else:
        route[length] = city
    s.route_length[seat] = length + 1
    s.route_cities[seat] |= 1 << city


def lay_card(s: State, city: int, end: int) -> None:
    """Lay a card from the hand at an end of the route, or begin a new route with it (R4.1-R4.4)."""
    seat = s.turn
    lose_card(s, seat, city)
    if end == NEW:
        if s.route_length[seat] > 0:
            report(s, LOST_ROUTE, seat, s.route_length[seat], 0)
            discard_route(s, seat)
        report(s, BEGAN_ROUTE, seat, city, 0)
    else:
        report(s, EXTENDED_ROUTE, seat, city, end)
    extend_route(s, seat, city, end)
    s.cards_played += 1
    s.step = STEP_CLOSE
    if s.cards_played == 2:
        call_official(s, CARRIER)
