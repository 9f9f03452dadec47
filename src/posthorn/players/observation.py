"""The observation: what a seat may know of a position, as the small integers that the network reads.

Written like the rules, so that it runs interpreted, compiled and on GPUs. It reads what ``engine.knowledge`` leaves in
a view, and the clerics the seat itself has sent (R11.2): positions a seat cannot tell apart give equal observations.
Nothing in it is a judgement; what is derived is a fact of the rules, such as which cities fit a route.

Everybody is described from where the seat sits: the seat itself first, then clockwise. ``BLOCKS`` names the numbers in
their order, each with how many there are and the factor that brings them near 1. Weights belong to one VERSION of this.
"""

from typing import Any

from posthorn.engine.actions import ACTIONS
from posthorn.engine.cities import count_cities, first_city
from posthorn.engine.ending import has_turn_to_come, score
from posthorn.engine.route import fitting_left, fitting_right
from posthorn.engine.state import Numbers, State
from posthorn.engine.steps import STEP_OFFICES, STEPS
from posthorn.engine.tables import (
    ALL_CITIES,
    CARDS_PER_CITY,
    CITIES,
    DISPLAY,
    FEWEST_SEATS,
    FIRST_CARRIAGE,
    LAST_CARRIAGE,
    OFFICIALS,
    PLACES,
    PROVINCES,
    RANKS,
    REGION_CITIES,
    REGIONS,
    SEATS,
    STACK_SIZE,
    STACKS,
    TILE_VALUES,
)
from posthorn.engine.tiles import missing_provinces

Row = Any  # of small integers, zeros at first

VERSION = 1
ROUNDS_AHEAD = 16  # a limit of rounds that is farther away does not count (R10.3)
LATEST_TOLD_ROUND = 60  # later rounds look alike
MASK_BITS = 32
MASK_WORDS = -(-ACTIONS // MASK_BITS)  # numbers that hold one bit for each action

_OPTIONS = 8
_CARRIAGES = LAST_CARRIAGE - FIRST_CARRIAGE + 2
_SEAT_NUMBERS = 2 * CITIES + 7 + _CARRIAGES + STACKS + REGIONS + OFFICIALS + RANKS + 1
BLOCKS: list[tuple[str, int, float]] = [
    # the seat's own
    ("hand", CITIES, 1.0),
    ("cities of the hand without an office", CITIES, 1.0),
    ("cities that fit the left end", CITIES, 1.0),
    ("cities that fit the right end", CITIES, 1.0),
    ("left end of the route", CITIES, 1.0),
    ("right end of the route", CITIES, 1.0),
    ("cities that may get an office now", CITIES, 1.0),
    ("cities that got an office in this closing", CITIES, 1.0),
    # the table
    ("display", CITIES, 1.0),
    ("discards", CITIES, 0.5),
    ("cards nobody has seen", CITIES, 0.5),
    ("tiles left", STACKS, 0.3),
    ("top tiles", STACKS, 0.25),
    ("cards in the pile", 1, 0.04),
    ("cards on the discards", 1, 0.04),
    ("round", 1, 0.06),
    ("rounds to the limit", 1, 0.1),
    ("step", STEPS, 1.0),
    ("official that helped", OFFICIALS, 1.0),
    ("cards drawn", 1, 1.0),
    ("cards played", 1, 1.0),
    ("postmaster is forced", 1, 1.0),
    ("closing option", PROVINCES + 1, 1.0),
    ("seats", SEATS - FEWEST_SEATS + 1, 1.0),
    ("seat from the starting player", SEATS, 1.0),
    ("whose turn", SEATS, 1.0),
    ("who brought the end about", SEATS, 1.0),
    ("options", _OPTIONS, 1.0),
    # everybody, from the seat clockwise
    *(
        block
        for _ in range(SEATS)
        for block in (
            ("offices", CITIES, 1.0),
            ("route", CITIES, 1.0),
            ("is there", 1, 1.0),
            ("has a turn to come", 1, 1.0),
            ("cards in hand", 1, 0.25),
            ("cards of the route", 1, 0.25),
            ("offices left", 1, 0.06),
            ("points", 1, 0.06),
            ("provinces missing", 1, 0.25),
            ("carriage", _CARRIAGES, 1.0),
            ("has tiles", STACKS, 1.0),
            ("cities missing of each region", REGIONS, 0.4),
            ("tokens", OFFICIALS, 0.5),
            ("clerics in audience", RANKS, 1.0),
            ("chips", 1, 0.5),
        )
    ),
    # of the others
    *(block for _ in range(SEATS - 1) for block in (("seen cards", CITIES, 1.0), ("cities that fit", CITIES, 1.0))),
    # the modules (R11, R12)
    ("places of the coaches", REGIONS * PLACES, 1.0),
    ("own clerics on the coaches", REGIONS * RANKS, 1.0),
    ("moves asked of each coach", REGIONS, 0.5),
    ("moves of choice", 1, 0.5),
    ("supply of tokens", OFFICIALS, 0.5),
    ("chips left", 1, 0.3),
    ("seats asked to hand in", 1, 0.5),
    ("last hand-in", 1, 1.0),
]
OBSERVATION = sum(size for _, size, _ in BLOCKS)  # how many numbers an observation has


def mark_one(x: Row, k: int, size: int, which: int) -> int:
    """Mark one of ``size`` numbers, or none where ``which`` is none of them. Return the place after."""
    if 0 <= which < size:
        x[k + which] = 1
    return k + size


def mark_set(x: Row, k: int, cities: int) -> int:
    """Mark each city of a set."""
    while cities != 0:
        x[k + first_city(cities)] = 1
        cities &= cities - 1
    return k + CITIES


def write_counts(x: Row, k: int, counts: Numbers, size: int) -> int:
    """Write the first numbers of a row."""
    for i in range(size):
        if counts[i] != 0:
            x[k + i] = counts[i]
    return k + size


def observe_own(s: State, seat: int, x: Row, k: int) -> int:
    """Write about the seat's hand, its route's ends, and the offices of its closing."""
    length = s.route_length[seat]
    k = write_counts(x, k, s.hand[seat], CITIES)
    k = mark_set(x, k, s.hand_cities[seat] & ~s.offices[seat])
    k = mark_set(x, k, fitting_left(s, seat, ALL_CITIES))
    k = mark_set(x, k, fitting_right(s, seat, ALL_CITIES))
    if length > 0:
        x[k + s.route[seat][0]] = 1
        x[k + CITIES + s.route[seat][length - 1]] = 1
    k += 2 * CITIES
    if s.turn == seat:
        mark_set(x, k, s.office_choices)
        mark_set(x, k + CITIES, s.offices_placed)
    return k + 2 * CITIES


def observe_cards(s: State, seat: int, x: Row, k: int) -> int:
    """Write about the open cards, the discards, and the cards that are in the pile or hidden in others' hands."""
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            x[k + s.display[slot]] += 1
    k = write_counts(x, k + CITIES, s.discards, CITIES)
    for city in range(CITIES):
        unseen = CARDS_PER_CITY - s.discards[city] - s.hand[seat][city] - x[k - 2 * CITIES + city]
        for other in range(s.seats):
            unseen -= s.route_cities[other] >> city & 1
            if other != seat:
                unseen -= s.seen[other][city]
        if unseen != 0:
            x[k + city] = unseen
    return k + CITIES


def observe_table(s: State, seat: int, x: Row, k: int) -> int:
    """Write about the tiles, the time, and what the table agreed on."""
    k = write_counts(x, k, s.tiles_left, STACKS)
    for stack in range(STACKS):
        if s.tiles_left[stack] > 0:
            x[k + stack] = TILE_VALUES[stack][STACK_SIZE[stack] - s.tiles_left[stack]]
    k += STACKS
    x[k] = s.pile_size
    x[k + 1] = s.discards_size
    x[k + 2] = min(s.rounds, LATEST_TOLD_ROUND)
    x[k + 3] = ROUNDS_AHEAD if s.max_rounds == 0 else min(max(s.max_rounds - s.rounds, 0), ROUNDS_AHEAD)
    k = mark_one(x, k + 4, STEPS, s.step)
    k = mark_one(x, k, OFFICIALS, s.official)
    x[k] = s.cards_drawn
    x[k + 1] = s.cards_played
    x[k + 2] = s.forced_postmaster
    k = mark_one(x, k + 3, PROVINCES + 1, s.closing if s.step == STEP_OFFICES else -1)
    k = mark_one(x, k, SEATS - FEWEST_SEATS + 1, s.seats - FEWEST_SEATS)
    k = mark_one(x, k, SEATS, (seat - s.start) % s.seats)
    k = mark_one(x, k, SEATS, (s.turn - seat) % s.seats)
    k = mark_one(x, k, SEATS, (s.ender - seat) % s.seats if s.ender >= 0 else -1)
    x[k] = s.outside_baiern
    x[k + 1] = s.empty_hand_postmaster
    x[k + 2] = s.may_abandon
    x[k + 3] = s.every_length_falls_back
    x[k + 4] = s.one_turn_each
    x[k + 5] = s.free_placement
    x[k + 6] = s.audience
    x[k + 7] = s.honours
    return k + _OPTIONS


def observe_seat(s: State, seat: int, other: int, x: Row, k: int) -> int:
    """Write what everybody sees of a seat."""
    k = mark_set(x, k, s.offices[other])
    k = mark_set(x, k, s.route_cities[other])
    x[k] = 1
    x[k + 1] = 1 if has_turn_to_come(s, other) else 0
    x[k + 2] = s.hand_size[other]
    x[k + 3] = s.route_length[other]
    x[k + 4] = s.offices_left[other]
    x[k + 5] = score(s, other)
    x[k + 6] = missing_provinces(s, s.offices[other])
    k = mark_one(x, k + 7, _CARRIAGES, s.carriage[other] - FIRST_CARRIAGE + 1 if s.carriage[other] > 0 else 0)
    for stack in range(STACKS):
        if s.tiles[other][stack] != 0:
            x[k + stack] = 1
    k += STACKS
    for region in range(REGIONS):
        x[k + region] = count_cities(REGION_CITIES[region] & ~s.offices[other])
    k = write_counts(x, k + REGIONS, s.tokens[other], OFFICIALS)
    for rank in range(RANKS):
        if s.space[rank] >> other & 1:
            x[k + rank] = 1
    x[k + RANKS] = s.chips[other]
    return k + RANKS + 1


def observe_modules(s: State, seat: int, x: Row, k: int) -> int:
    """Write about the coaches, one's own clerics on them, and the tokens (R11, R12)."""
    if s.audience:
        for coach in range(REGIONS):
            x[k + coach * PLACES + s.place[coach]] = 1
            if s.cleric[seat][coach] > 0:
                x[k + REGIONS * PLACES + coach * RANKS + s.cleric[seat][coach] - 1] = 1
    k = write_counts(x, k + REGIONS * (PLACES + RANKS), s.drives, REGIONS)
    x[k] = s.free_drives
    k = write_counts(x, k + 1, s.supply, OFFICIALS)
    x[k] = s.chips_left
    x[k + 1] = s.hand_in_asked
    x[k + 2] = s.last_hand_in
    return k + 3


def write_observation(s: State, seat: int, x: Row) -> int:
    """Write what a seat may know into ``x``, all zeros before, and return how many numbers that is."""
    k = observe_own(s, seat, x, 0)
    k = observe_cards(s, seat, x, k)
    k = observe_table(s, seat, x, k)
    for distance in range(SEATS):
        if distance < s.seats:
            observe_seat(s, seat, (seat + distance) % s.seats, x, k)
        k += _SEAT_NUMBERS
    for distance in range(1, SEATS):
        if distance < s.seats:
            other = (seat + distance) % s.seats
            write_counts(x, k, s.seen[other], CITIES)
            mark_set(x, k + CITIES, fitting_left(s, other, ALL_CITIES) | fitting_right(s, other, ALL_CITIES))
        k += 2 * CITIES
    return observe_modules(s, seat, x, k)


def write_mask(actions: Numbers, n: int, mask: Row) -> None:
    """Set the bit of each of the first n actions in the words of ``mask``, all zeros before."""
    for i in range(n):
        mask[actions[i] // MASK_BITS] |= 1 << actions[i] % MASK_BITS


def mark_legal(actions: Numbers, n: int, mask: Row) -> None:
    """Mark each of the first n actions in ``mask``, which has a number for every action, all zeros before."""
    for i in range(n):
        mask[actions[i]] = 1
