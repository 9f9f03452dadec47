"""The features of a position: what matters for how the game will end for a seat, as numbers between about -1 and 2.

Written like the rules, so that it compiles. It reads the seat's own hand and what everybody may know. The numbers are
the inputs of ``value_net``; their order and meaning are fixed by the functions below, and the weights belong to them.
"""

from typing import Any

from posthorn.engine.cards import open_cities
from posthorn.engine.cities import count_cities, first_city
from posthorn.engine.closing import next_carriage, offices_of_option
from posthorn.engine.ending import cleric_points, has_turn_to_come, score
from posthorn.engine.route import fitting_cards
from posthorn.engine.state import EACH, State
from posthorn.engine.tables import (
    ALL_PROVINCES,
    CITIES,
    FIRST_CARRIAGE,
    LENGTH_STACK,
    OFFICES,
    OFFICIALS,
    PROVINCES,
    REGION_CITIES,
    REGION_STACK,
    REGIONS,
    ROME,
    SEATS,
    STACK_SIZE,
    TILE_VALUES,
)
from posthorn.engine.tiles import missing_provinces
from posthorn.players.postmaster_worth import route_in_sight

Floats = Any  # a row of floats

LONGEST_COUNTED = 8
FEATURES = 197  # how many there are


def top_tile(s: State, stack: int) -> int:
    """Return the value of the top tile of a stack, 0 if it is empty."""
    if s.tiles_left[stack] == 0:
        return 0
    return TILE_VALUES[stack][STACK_SIZE[stack] - s.tiles_left[stack]]


def mark(x: Floats, k: int, size: int, value: int) -> int:
    """Set one of ``size`` numbers to 1: the one for a value, the last for all larger ones. Return the place after."""
    x[k + min(max(value, 0), size - 1)] = 1.0
    return k + size


def mark_cities(x: Floats, k: int, cities: int) -> int:
    """Set a number to 1 for each city of a set."""
    while cities != 0:
        x[k + first_city(cities)] = 1.0
        cities &= cities - 1
    return k + CITIES


def offices_in_one(cities: int) -> int:
    """Return how many of these cities lie in one province at the most (R5.1b)."""
    most = 0
    for province in range(PROVINCES):
        most = max(most, offices_of_option(cities, province))
    return most


def write_cards(s: State, seat: int, x: Floats, k: int) -> int:
    """Write about route, hand and display: how long the route is and may become, and what closing it would place."""
    hand = s.hand_cities[seat]
    without = ~s.offices[seat]
    route = s.route_cities[seat]
    k = mark(x, k, LONGEST_COUNTED, s.route_length[seat])
    in_hand = route_in_sight(s, seat, hand)
    k = mark(x, k, LONGEST_COUNTED + 1, count_cities(in_hand))
    shown = open_cities(s)
    in_sight = route_in_sight(s, seat, hand | shown)
    k = mark(x, k, LONGEST_COUNTED + 2, count_cities(in_sight))
    x[k] = s.hand_size[seat] / 4
    x[k + 1] = offices_of_option(route & without, EACH) / 3
    x[k + 2] = offices_in_one(route & without) / 3
    x[k + 3] = offices_of_option(in_hand & without, EACH) / 3
    x[k + 4] = offices_in_one(in_hand & without) / 3
    x[k + 5] = offices_of_option(in_sight & without, EACH) / 3
    x[k + 6] = offices_in_one(in_sight & without) / 3
    x[k + 7] = count_cities(fitting_cards(s, seat, hand)) / 3
    x[k + 8] = count_cities(fitting_cards(s, seat, shown)) / 3
    x[k + 9] = count_cities(hand & without) / 3
    k += 10
    k = mark_cities(x, k, route & without)
    return mark_cities(x, k, hand & without)


def write_board(s: State, seat: int, x: Floats, k: int) -> int:
    """Write about the offices, the regions and provinces still missing, and the tiles to be had."""
    k = mark_cities(x, k, s.offices[seat])
    for region in range(REGIONS):
        missing = count_cities(REGION_CITIES[region] & ~s.offices[seat])
        if s.tiles[seat][REGION_STACK[region]] == 0:
            top = top_tile(s, REGION_STACK[region])
            x[k] = top / 4
            x[k + 1] = top / 4 / (1 + missing)
            if missing == 1:
                x[k + 2] = top / 4
        k += 3
    if s.tiles[seat][ALL_PROVINCES] == 0:
        missing = missing_provinces(s, s.offices[seat])
        x[k] = top_tile(s, ALL_PROVINCES) / 4
        x[k + 1] = top_tile(s, ALL_PROVINCES) / 4 / (1 + missing)
        x[k + 2] = missing / 4
    k += 3
    for length in range(len(LENGTH_STACK)):
        x[k] = top_tile(s, LENGTH_STACK[length]) / 4
        k += 1
    k = mark(x, k, 6, next_carriage(s, seat) - FIRST_CARRIAGE)
    x[k] = s.offices_left[seat] / OFFICES
    x[k + 1] = score(s, seat) / 20
    return k + 2


def write_others(s: State, seat: int, x: Floats, k: int) -> int:
    """Write about the others: how far each is, by how far clockwise it sits, and how far the farthest is."""
    best_score = -100
    best_carriage = 0
    fewest_offices = OFFICES
    for distance in range(1, SEATS):
        if distance < s.seats:
            other = (seat + distance) % s.seats
            points = score(s, other)
            x[k] = 1.0
            x[k + 1] = points / 20
            x[k + 2] = (next_carriage(s, other) - FIRST_CARRIAGE) / 5
            x[k + 3] = s.offices_left[other] / OFFICES
            x[k + 4] = s.route_length[other] / 5
            x[k + 5] = s.hand_size[other] / 4
            best_score = max(best_score, points)
            best_carriage = max(best_carriage, s.carriage[other])
            fewest_offices = min(fewest_offices, s.offices_left[other])
        k += 6
    x[k] = (score(s, seat) - best_score) / 20
    x[k + 1] = fewest_offices / OFFICES
    k = mark(x, k + 2, 6, max(best_carriage, FIRST_CARRIAGE - 1) + 1 - FIRST_CARRIAGE)
    return k


def write_time(s: State, seat: int, x: Floats, k: int) -> int:
    """Write whose turn it is, what was done in it, and how near the end is."""
    x[k] = s.rounds / 20
    x[k + 1] = 1.0 if s.ender >= 0 else 0.0
    x[k + 2] = 1.0 if s.ender == seat else 0.0
    x[k + 3] = 1.0 if s.ender >= 0 and has_turn_to_come(s, seat) else 0.0
    x[k + 4] = (seat - s.start) % s.seats / 3
    k = mark(x, k + 5, SEATS, (seat - s.turn) % s.seats)
    k = mark(x, k, SEATS - 1, s.seats - 2)
    if s.turn == seat:
        x[k] = s.cards_drawn / 2
        x[k + 1] = s.cards_played / 2
        x[k + 2] = 1.0 if s.official >= 0 else 0.0
        x[k + 3] = 1.0 if s.forced_postmaster else 0.0
        k = mark(x, k + 4, 14, s.step)
    else:
        k += 18
    return k


def write_modules(s: State, seat: int, x: Floats, k: int) -> int:
    """Write about the clerics in audience, the coaches under way, tokens and chips (R11, R12)."""
    if s.audience:
        x[k] = 1.0
        x[k + 1] = cleric_points(s, seat) / 10
        for coach in range(REGIONS):
            if s.place[coach] == ROME:
                x[k + 2] += 1 / REGIONS
    k += 3
    if s.honours:
        x[k] = 1.0
        for official in range(OFFICIALS):
            x[k + 1] += s.tokens[seat][official] / 4
            if s.tokens[seat][official] > 0:
                x[k + 2] += 1 / OFFICIALS
            if s.supply[official] == 1:
                x[k + 3] += 1 / OFFICIALS
        x[k + 4] = s.chips[seat] / 4
    return k + 5


def write_features(s: State, seat: int, x: Floats) -> int:
    """Write a seat's features into ``x``, and return how many there are."""
    for k in range(FEATURES):
        x[k] = 0.0
    x[0] = 1.0
    k = write_cards(s, seat, x, 1)
    k = write_board(s, seat, x, k)
    k = write_others(s, seat, x, k)
    k = write_time(s, seat, x, k)
    return write_modules(s, seat, x, k)
