"""What the postmaster thinks things are worth: offices, and the route in sight. Written like the rules.

Only what the seat may know is read: its own hand, what lies open, what everybody saw. The numbers were found by letting
many planners that differ in them play each other, and rushers and builders, at tables of two and of four. A style is
what rushers and builders differ in: how long their routes become, and what cards are worth to them.
"""

from collections.abc import Sequence

from posthorn.engine.cities import count_cities, first_city
from posthorn.engine.closing import next_carriage
from posthorn.engine.route import fitting_end
from posthorn.engine.state import EACH, State
from posthorn.engine.tables import (
    ALL_PROVINCES,
    CARTWRIGHT_REACH,
    LAST_CARRIAGE,
    PROVINCE_CITIES,
    PROVINCE_OF,
    PROVINCES,
    REGION_CITIES,
    REGION_OF,
    REGION_STACK,
    SMALLEST_ROUTE,
    STACK_SIZE,
    TILE_VALUES,
)
from posthorn.engine.tiles import missing_provinces

OFFICE_WORTH = 10
TILE_POINT_WORTH = 20  # counted twice as much as an office's point, planners won more

# A style has numbers for the length at which a route is closed, by the carriage it is to win (the cartwright helps with
# most of them), and then these: what a card is worth that brings the route nearer to that length, a card beyond it, and
# an unknown one.
Style = Sequence[int]
CARD_WORTH, EXTRA_CARD_WORTH, UNKNOWN_CARD_WORTH = 8, 9, 10
RUSHING = (0, 0, 0, 3, 3, 5, 4, 5, 30, 6, 20)
BUILDING = (0, 0, 0, 3, 5, 7, 4, 5, 14, 0, 8)  # long routes in the middle of the game, and offices count more


def progress_worth(s: State, seat: int, stack: int, have: int, whole: int) -> int:
    """Return what a part of what a tile asks for is worth: 70 % of the tile at the most, all of it when whole."""
    if s.tiles[seat][stack] != 0 or s.tiles_left[stack] == 0:
        return 0
    tile = TILE_POINT_WORTH * TILE_VALUES[stack][STACK_SIZE[stack] - s.tiles_left[stack]]
    return tile if have == whole else 7 * tile * have * have // (10 * whole * whole)


def province_worth(s: State, seat: int, offices: int) -> int:
    """Return what the offices are worth towards the tile for all provinces (R6.3)."""
    whole = missing_provinces(s, 0)
    return progress_worth(s, seat, ALL_PROVINCES, whole - missing_provinces(s, offices), whole)


def office_worth(s: State, seat: int, offices: int, city: int) -> int:
    """Return what an office in a city adds to others: its point, and tiles won or brought nearer (R6.2, R6.3)."""
    worth = OFFICE_WORTH
    region = REGION_OF[city]
    if region >= 0:
        stack = REGION_STACK[region]
        have = count_cities(offices & REGION_CITIES[region])
        whole = count_cities(REGION_CITIES[region])
        worth += progress_worth(s, seat, stack, have + 1, whole) - progress_worth(s, seat, stack, have, whole)
    if offices & PROVINCE_CITIES[PROVINCE_OF[city]] == 0:
        worth += province_worth(s, seat, offices | 1 << city) - province_worth(s, seat, offices)
    return worth


def offices_worth(s: State, seat: int, cities: int) -> int:
    """Return what offices in all these cities add to those on the board."""
    offices = s.offices[seat]
    worth = 0
    while cities != 0:
        city = first_city(cities)
        cities &= cities - 1
        worth += office_worth(s, seat, offices, city)
        offices |= 1 << city
    return worth


def one_of_each(s: State, seat: int, cities: int) -> int:
    """Return a set with the best city of each province among those given (R5.1a)."""
    chosen = 0
    for province in range(PROVINCES):
        left = cities & PROVINCE_CITIES[province]
        if left & (left - 1) == 0:
            chosen |= left
            continue
        best = -1
        best_city = 0
        while left != 0:
            city = first_city(left)
            left &= left - 1
            worth = office_worth(s, seat, s.offices[seat], city)
            if worth > best:
                best = worth
                best_city = 1 << city
        chosen |= best_city
    return chosen


def closing_worth(s: State, seat: int, cities: int, option: int) -> int:
    """Return what closing a route of these cities with an option puts on the board (R5.1)."""
    cities &= ~s.offices[seat]
    chosen = one_of_each(s, seat, cities) if option == EACH else cities & PROVINCE_CITIES[option]
    return offices_worth(s, seat, chosen)


def best_closing_worth(s: State, seat: int, cities: int) -> int:
    """Return what the best option of closing a route of these cities puts on the board."""
    best = closing_worth(s, seat, cities, EACH)
    for province in range(PROVINCES):
        within = cities & PROVINCE_CITIES[province]
        if within & (within - 1) != 0:
            best = max(best, closing_worth(s, seat, cities, province))
    return best


def walk(end: int, used: int, cards: int) -> int:
    """Return the set of the cards that can be laid one after the other from an end of a route."""
    walked = 0
    fitting = fitting_end(end, used, cards)
    while fitting != 0:
        city = first_city(fitting)
        while fitting != 0:
            other = first_city(fitting)
            fitting &= fitting - 1
            if fitting_end(other, used | 1 << other, cards) != 0:
                city = other
        walked |= 1 << city
        used |= 1 << city
        fitting = fitting_end(city, used, cards)
    return walked


def walk_both_ways(left: int, right: int, used: int, cards: int) -> int:
    """Return the set of a route's cities and the cards that can be laid at both its ends."""
    first = used | walk(right, used, cards)
    first |= walk(left, first, cards)
    if left == right:
        return first
    second = used | walk(left, used, cards)
    second |= walk(right, second, cards)
    return first if count_cities(first) >= count_cities(second) else second


def route_in_sight(s: State, seat: int, cards: int) -> int:
    """Return the set of the cities of the longest route the seat could make of its own and these cards."""
    length = s.route_length[seat]
    if length > 0:
        return walk_both_ways(s.route[seat][0], s.route[seat][length - 1], s.route_cities[seat], cards)
    best = 0
    begin = cards
    while begin != 0:
        city = first_city(begin)
        begin &= begin - 1
        cities = walk_both_ways(city, city, 1 << city, cards)
        if count_cities(cities) > count_cities(best):
            best = cities
    return best


def end_is_near(s: State) -> bool:
    """Return whether somebody may bring the end about with the next route (R8.1)."""
    near = False
    for seat in range(s.seats):
        near = near or s.carriage[seat] == LAST_CARRIAGE - 1 or s.offices_left[seat] <= SMALLEST_ROUTE
    return near


def length_aimed_at(s: State, seat: int, style: Style) -> int:
    """Return how long the seat's route should become; near the end just as long as the carriage needs."""
    carriage = min(next_carriage(s, seat), LAST_CARRIAGE)
    if end_is_near(s):
        return max(SMALLEST_ROUTE, carriage - CARTWRIGHT_REACH)
    return style[carriage]


def route_worth(s: State, seat: int, cities: int, style: Style) -> int:
    """Return the worth of a route in sight: its length up to what is aimed at, and the offices it will bring."""
    length = count_cities(cities)
    aim = length_aimed_at(s, seat, style)
    worth = style[CARD_WORTH] * min(length, aim) + style[EXTRA_CARD_WORTH] * max(0, length - aim)
    return worth + best_closing_worth(s, seat, cities)
