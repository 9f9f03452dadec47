"""Playing by rules of thumb: written like the rules, so that it runs interpreted and compiled alike.

First it is settled which official should help now and whether to close; then every legal action gets a value and the
best is taken, by lot among equals. Only what the seat to act may know is read (``postmaster_worth``). The postmaster
rushes when there are two at the table and builds when there are more.
"""

from posthorn.engine.actions import (
    BEGIN,
    BUILD,
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CLOSE_EACH,
    CLOSE_PROVINCE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_PILE,
    DRIVE,
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
from posthorn.engine.cities import count_cities
from posthorn.engine.closing import next_carriage
from posthorn.engine.ending import has_turn_to_come
from posthorn.engine.officials import may_call_official
from posthorn.engine.route import fitting_cards, fitting_end
from posthorn.engine.state import EACH, State
from posthorn.engine.steps import STEP_CLOSE, STEP_DRAW, STEP_PLAY
from posthorn.engine.tables import (
    ADMINISTRATOR,
    ALL_CITIES,
    CARRIER,
    CARTWRIGHT,
    CARTWRIGHT_REACH,
    LAST_CARRIAGE,
    NEIGHBOURS,
    OFFICIALS,
    PLACES,
    POSTMASTER,
    RANKS,
    ROADS_SOUTH,
    ROME,
    SMALLEST_ROUTE,
)
from posthorn.players.postmaster_worth import (
    UNKNOWN_CARD_WORTH,
    Style,
    closing_worth,
    length_aimed_at,
    office_worth,
    route_in_sight,
    route_worth,
    walk_both_ways,
)

NEVER = -10_000  # less than any sum of values
FULL_HAND = 3  # with so many fitting cards another is not needed
# How late each region's coach tends to come to Rome: clerics who come late are seldom sent away again.
LATENESS = (3, 2, 3, 1, 2)
NO_INTENTION = -1


def cards_in_sight(s: State, seat: int) -> int:
    """Return how many cards of the hand could follow on the route, one after the other."""
    return count_cities(route_in_sight(s, seat, s.hand_cities[seat])) - s.route_length[seat]


def wins_carriage(s: State, seat: int, length: int) -> bool:
    """Return whether closing a route of this length wins a carriage now, with the cartwright's help if needed (R7)."""
    carriage = next_carriage(s, seat)
    reach = CARTWRIGHT_REACH if may_call_official(s) else 0
    return carriage <= LAST_CARRIAGE and length >= SMALLEST_ROUTE and length + reach >= carriage


def wants_to_close(s: State, seat: int, style: Style) -> bool:
    """Return whether the route is long enough, cannot go on, or must be closed before the game ends."""
    length = s.route_length[seat]
    if length < SMALLEST_ROUTE or not has_turn_to_come(s, seat):
        return length >= SMALLEST_ROUTE
    if wins_carriage(s, seat, length) and length >= length_aimed_at(s, seat, style):
        return True
    if fitting_cards(s, seat, s.hand_cities[seat]):
        return False
    return count_cities(fitting_cards(s, seat, open_cities(s))) < 2


def wants_carrier(s: State, seat: int, style: Style) -> bool:
    """Return whether a second card should be played: to close at once, or from a hand that has more."""
    length = s.route_length[seat]
    if s.cards_played != 1 or not may_call_official(s) or not fitting_cards(s, seat, s.hand_cities[seat]):
        return False
    if not has_turn_to_come(s, seat) and not wins_carriage(s, seat, length):
        return True
    if wants_to_close(s, seat, style) and wins_carriage(s, seat, length):
        return False
    return length + 1 >= max(length_aimed_at(s, seat, style), next_carriage(s, seat)) or cards_in_sight(s, seat) >= 2


def wants_postmaster(s: State, seat: int, style: Style) -> bool:
    """Return whether a second card should be drawn: unless the carrier or the cartwright can help more in this turn."""
    if s.cards_drawn != 1 or not may_call_official(s):
        return False
    length = s.route_length[seat]
    fitting = cards_in_sight(s, seat)
    aim = length_aimed_at(s, seat, style)
    carriage = next_carriage(s, seat)
    cartwright_will_help = fitting >= 1 and aim <= length + 1 < carriage
    carrier_will_help = fitting >= 2 and length + 2 >= max(aim, carriage)
    return not cartwright_will_help and not carrier_will_help and fitting < FULL_HAND


def wants_administrator(s: State, seat: int) -> bool:
    """Return whether neither the hand nor what lies open can continue the route."""
    length = s.route_length[seat]
    cards = s.hand_cities[seat] | open_cities(s)
    return length > 0 and count_cities(route_in_sight(s, seat, cards)) == length


def intention(s: State, seat: int, style: Style) -> int:
    """Return the official that should help now, CARTWRIGHT standing for closing the route at all; else NO_INTENTION."""
    if s.step == STEP_DRAW and wants_administrator(s, seat):
        return ADMINISTRATOR
    if s.step == STEP_PLAY and wants_postmaster(s, seat, style):
        return POSTMASTER
    if s.step == STEP_CLOSE and wants_carrier(s, seat, style):
        return CARRIER
    if s.step == STEP_CLOSE and wants_to_close(s, seat, style):
        return CARTWRIGHT
    return NO_INTENTION


def draw_value(s: State, seat: int, city: int, style: Style) -> int:
    """Value an open card: the route in sight with it, and a little for a later route."""
    hand = s.hand_cities[seat]
    value = route_worth(s, seat, route_in_sight(s, seat, hand | 1 << city), style)
    if (hand | s.route_cities[seat] | s.offices[seat]) >> city & 1:
        return value
    return value + 2 * office_worth(s, seat, s.offices[seat], city) // 5


def pile_value(s: State, seat: int, style: Style) -> int:
    """Value an unknown card."""
    return route_worth(s, seat, route_in_sight(s, seat, s.hand_cities[seat]), style) + style[UNKNOWN_CARD_WORTH]


def play_value(s: State, seat: int, city: int, left: int, right: int, used: int, style: Style) -> int:
    """Value playing a card that makes a route with these ends: what is in sight then, remote cities first."""
    used |= 1 << city
    ways = fitting_end(left, used, ALL_CITIES) | fitting_end(right, used, ALL_CITIES)
    in_sight = walk_both_ways(left, right, used, s.hand_cities[seat])
    return route_worth(s, seat, in_sight, style) - 2 * count_cities(ways)


def extension_value(s: State, seat: int, action: int, style: Style) -> int:
    """Value playing a card at an end of the route, or beginning a new one; a route is given up only in need (R4)."""
    if action >= BEGIN:
        city = action - BEGIN
        return play_value(s, seat, city, city, city, 0, style) + (NEVER if s.route_length[seat] > 1 else 0)
    left = s.route[seat][0]
    right = s.route[seat][s.route_length[seat] - 1]
    if action < PLAY_RIGHT:
        city = action - PLAY_LEFT
        return play_value(s, seat, city, city, right, s.route_cities[seat], style)
    city = action - PLAY_RIGHT
    return play_value(s, seat, city, left, city, s.route_cities[seat], style)


def turn_value(s: State, seat: int, action: int, intended: int, style: Style) -> int:
    """Value an action of drawing, playing or closing (R3, R4, R5.1)."""
    if action < CALL_ADMINISTRATOR:
        if s.step == STEP_PLAY and intended != POSTMASTER:
            return NEVER * 2
        return pile_value(s, seat, style) if action == DRAW_PILE else draw_value(s, seat, action - DRAW, style)
    if action == CALL_ADMINISTRATOR:
        return -NEVER if intended == ADMINISTRATOR else NEVER
    if action < PASS:
        if intended == POSTMASTER or (s.step == STEP_CLOSE and intended != CARRIER):
            return NEVER * 2
        return extension_value(s, seat, action, style)
    if action == PASS:
        return NEVER
    if intended != CARTWRIGHT:
        return NEVER * 2
    return closing_worth(s, seat, s.route_cities[seat], EACH if action == CLOSE_EACH else action - CLOSE_PROVINCE)


def discard_value(s: State, seat: int, city: int) -> int:
    """Value laying a card away: a second of its kind first, then what helps least in the next route."""
    if s.hand[seat][city] > 1:
        return 1
    worth = 0 if s.offices[seat] >> city & 1 else office_worth(s, seat, s.offices[seat], city)
    return -worth - 8 * count_cities(NEIGHBOURS[city] & s.hand_cities[seat])


def hand_in_value(s: State, seat: int, officials: int) -> int:
    """Value handing in tokens: for an office, a chip, a card, in this order; else few, of those there are most of."""
    count = 0
    spare = 0
    for official in range(OFFICIALS):
        if officials >> official & 1:
            count += 1
            spare += s.tokens[seat][official]
    useful = count == 4 and s.offices_left[seat] > 0
    useful = useful or (count == 3 and s.chips_left > 0) or (count == 2 and not s.last_hand_in)
    return spare + (100 * count if useful else -10 * count)


def drive_value(coach: int, place: int) -> int:
    """Value a move towards Rome: early coaches first, late ones by the longest way."""
    onward = 0
    while place != ROME:
        place = ROADS_SOUTH[place][0]
        onward += 1
    return onward * (LATENESS[coach] - 2) - 3 * LATENESS[coach]


def module_value(s: State, seat: int, action: int, style: Style) -> int:
    """Value an action of the modules (R11, R12)."""
    if action < HAND_IN:
        return LATENESS[(action - SEND) // RANKS] * ((action - SEND) % RANKS)
    if action < KEEP:
        return hand_in_value(s, seat, action - HAND_IN + 1)
    if action in (KEEP, DECLINE):
        return 0
    if action == TAKE_PILE:
        return pile_value(s, seat, style)
    if action < BUILD:
        return draw_value(s, seat, action - TAKE, style)
    if action < DECLINE:
        return office_worth(s, seat, s.offices[seat], action - BUILD)
    return drive_value((action - DRIVE) // PLACES, (action - DRIVE) % PLACES)


def action_value(s: State, seat: int, action: int, intended: int, style: Style) -> int:
    """Value a legal action for the seat that must choose."""
    if action < OFFICE:
        return turn_value(s, seat, action, intended, style)
    if action < DONE:
        return office_worth(s, seat, s.offices[seat], action - OFFICE)
    if action in (DONE, NO_CARTWRIGHT):
        return -1
    if action == CALL_CARTWRIGHT:
        return 1
    if action < SEND:
        return discard_value(s, seat, action - DISCARD)
    return module_value(s, seat, action, style)
