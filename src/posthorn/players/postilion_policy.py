"""The postilion: careful, by rules of thumb, without a plan. Written like the rules, so that it runs compiled as well.

It looks at one card at a time: what fits is taken and played, what is long enough is closed. It never looks ahead, to
the tiles or to what the others are about to do. Only what the seat to act may know is read.
"""

from posthorn.engine.actions import (
    BEGIN,
    CALL_ADMINISTRATOR,
    CLOSE_EACH,
    CLOSE_PROVINCE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_PILE,
    HAND_IN,
    KEEP,
    NO_CARTWRIGHT,
    OFFICE,
    PASS,
    PLAY_LEFT,
    PLAY_RIGHT,
    SEND,
    TAKE,
    TAKE_PILE,
)
from posthorn.engine.cards import open_cities
from posthorn.engine.cities import count_cities, first_city
from posthorn.engine.closing import next_carriage, offices_of_option
from posthorn.engine.ending import has_turn_to_come
from posthorn.engine.route import fitting_cards, fitting_end
from posthorn.engine.state import EACH, State
from posthorn.engine.steps import STEP_CLOSE, STEP_PLAY
from posthorn.engine.tables import NEIGHBOURS, OFFICIALS, SMALLEST_ROUTE

PILE_VALUE = 2  # more than a card that only joins one in hand and brings no office, less than one that brings it
FIRST_THING = 100  # what is done before anything else
LAST_RESORT = -100  # what is done only if there is nothing else


def cities_joining_hand(s: State, seat: int) -> int:
    """Return the set of the cities with a road to one of which a card is in hand."""
    joining = 0
    hand = s.hand_cities[seat]
    while hand != 0:
        joining |= NEIGHBOURS[first_city(hand)]
        hand &= hand - 1
    return joining


def has_fitting_card(s: State, seat: int) -> bool:
    """Return whether a card in hand fits the route (R4.2)."""
    return fitting_cards(s, seat, s.hand_cities[seat]) != 0


def open_card_value(s: State, seat: int, city: int) -> int:
    """Value an open card: best one that fits the route and brings an office, then one that joins a card in hand."""
    brings_office = 1 - (s.offices[seat] >> city & 1)
    if (s.hand_cities[seat] | s.route_cities[seat]) >> city & 1:
        return 0
    if fitting_cards(s, seat, 1 << city) != 0:
        return 4 + brings_office
    if cities_joining_hand(s, seat) >> city & 1:
        return 1 + 2 * brings_office
    return 0


def wants_second_draw(s: State, seat: int) -> bool:
    """Return whether the postmaster is to help: fewer than two cards in hand fit the route (R3.3)."""
    return count_cities(fitting_cards(s, seat, s.hand_cities[seat])) < 2


def wants_new_display(s: State, seat: int) -> bool:
    """Return whether the administrator is to help: no card fits the route, neither in hand nor open (R3.4)."""
    return s.route_length[seat] > 0 and fitting_cards(s, seat, open_cities(s) | s.hand_cities[seat]) == 0


def is_long_enough(s: State, seat: int) -> bool:
    """Return whether the route wins the next carriage by its own length (R7.1)."""
    return s.route_length[seat] >= next_carriage(s, seat)


def is_to_be_closed(s: State, seat: int) -> bool:
    """Return whether the route is long enough or would be lost: nothing in hand fits, or the game ends (R4.3, R8.1)."""
    complete = is_long_enough(s, seat) or not has_turn_to_come(s, seat) or not has_fitting_card(s, seat)
    return s.route_length[seat] >= SMALLEST_ROUTE and complete


def extended_route_value(s: State, seat: int, city: int, left: int, right: int) -> int:
    """Value playing a card that makes a route with these ends: for its office, and for the cards that fit then."""
    route = s.route_cities[seat] | 1 << city
    brings_office = 1 - (s.offices[seat] >> city & 1)
    hand = s.hand_cities[seat]
    return 2 * brings_office + 3 * count_cities(fitting_end(left, route, hand) | fitting_end(right, route, hand))


def playing_value(s: State, seat: int, action: int) -> int:
    """Value playing a card (R4): a second one only to reach a carriage, a new route only where nothing fits."""
    if s.step == STEP_CLOSE and s.route_length[seat] + 1 != next_carriage(s, seat):
        return LAST_RESORT
    if action >= BEGIN:
        city = action - BEGIN
        return extended_route_value(s, seat, city, city, city) + (LAST_RESORT if has_fitting_card(s, seat) else 0)
    if action >= PLAY_RIGHT:
        return extended_route_value(s, seat, action - PLAY_RIGHT, s.route[seat][0], action - PLAY_RIGHT)
    right = s.route[seat][s.route_length[seat] - 1]
    return extended_route_value(s, seat, action - PLAY_LEFT, action - PLAY_LEFT, right)


def drawing_value(s: State, seat: int, action: int) -> int:
    """Value drawing a card (R3); a second one only with the postmaster's help where it is wanted."""
    value = PILE_VALUE if action == DRAW_PILE else open_card_value(s, seat, action - DRAW)
    if s.step == STEP_PLAY:
        value += FIRST_THING if wants_second_draw(s, seat) else 2 * LAST_RESORT
    return value


def closing_value(s: State, seat: int, action: int) -> int:
    """Value closing the route with an option, or ending the turn without (R5)."""
    if action == PASS:
        return -1
    option = EACH if action == CLOSE_EACH else action - CLOSE_PROVINCE
    offices = offices_of_option(s.route_cities[seat] & ~s.offices[seat], option)
    return offices + (FIRST_THING if is_to_be_closed(s, seat) else LAST_RESORT)


def discarding_value(s: State, seat: int, city: int) -> int:
    """Value laying a card away: first a second of its kind, then one that joins nothing or brings no office (R5.4)."""
    if s.hand[seat][city] > 1:
        return FIRST_THING
    return (s.offices[seat] >> city & 1) - 2 * count_cities(NEIGHBOURS[city] & s.hand_cities[seat])


def tokens_value(s: State, officials: int) -> int:
    """Value handing in tokens: as many as bring something, else as few as possible (R12.4)."""
    count = 0
    for official in range(OFFICIALS):
        count += officials >> official & 1
    if (count == 3 and s.chips_left == 0) or (count == 2 and s.last_hand_in):
        return -count
    return count if count > 1 else -count


def postilion_value(s: State, seat: int, action: int) -> int:
    """Value a legal action. Clerics, coaches and the places of offices are left to chance."""
    if action < CALL_ADMINISTRATOR:
        return drawing_value(s, seat, action)
    if action == CALL_ADMINISTRATOR:
        return FIRST_THING if wants_new_display(s, seat) else LAST_RESORT
    if action < PASS:
        return playing_value(s, seat, action)
    if action < OFFICE:
        return closing_value(s, seat, action)
    if action in (DONE, NO_CARTWRIGHT, DECLINE):
        return -1
    if DISCARD <= action < SEND:
        return discarding_value(s, seat, action - DISCARD)
    if HAND_IN <= action < KEEP:
        return tokens_value(s, action - HAND_IN + 1)
    if TAKE <= action < TAKE_PILE:
        return open_card_value(s, seat, action - TAKE)
    return PILE_VALUE if action == TAKE_PILE else 0
