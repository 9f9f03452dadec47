"""The builder: a planner of another style than the postmaster, for the tests. Written like the rules.

It does not hurry for the last carriage: its second and third routes are long and go where regions and provinces are to
be completed. Only what the seat to act may know is read.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.actions import (
    BEGIN,
    CALL_ADMINISTRATOR,
    CLOSE_EACH,
    CLOSE_PROVINCE,
    DRAW,
    DRAW_PILE,
    OFFICE,
    PASS,
    PLAY_LEFT,
    PLAY_RIGHT,
)
from posthorn.engine.cards import open_cities
from posthorn.engine.chance import MASK, random_below, seed_generator
from posthorn.engine.cities import count_cities
from posthorn.engine.closing import next_carriage
from posthorn.engine.ending import is_last_round
from posthorn.engine.officials import may_call_official
from posthorn.engine.route import fitting_left, fitting_right
from posthorn.engine.setup import new_game
from posthorn.engine.state import EACH, Numbers, State
from posthorn.engine.steps import STEP_CLOSE, STEP_DRAW, STEP_OVER, STEP_PLAY
from posthorn.engine.tables import (
    ADMINISTRATOR,
    CARRIER,
    CARTWRIGHT,
    CARTWRIGHT_REACH,
    LAST_CARRIAGE,
    NEIGHBOURS,
    POSTMASTER,
    SMALLEST_ROUTE,
)
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.policies import choose_by_policy, note_result, seed_player
from posthorn.players.postmaster_policy import (
    FULL_HAND,
    NEVER,
    NO_INTENTION,
    action_value,
    cards_in_sight,
    wants_administrator,
    wins_carriage,
)
from posthorn.players.postmaster_worth import (
    best_closing_worth,
    closing_worth,
    end_is_near,
    office_worth,
    route_in_sight,
    walk_both_ways,
)

# The length of a route by the carriage it is to win: two long ones, then as short as the cartwright allows. The numbers
# are the best found for such planners by playing against three postmasters.
BUILT_LENGTH = (0, 0, 0, 3, 5, 7, 4, 5)
BUILT_CARD = 14  # a card that brings the route nearer to that length: less than the postmaster's, so offices count more
BLIND_HOPE = 8  # what an unknown card may be worth


def length_built(s: State, seat: int) -> int:
    """Return how long a route should become: near the end of the game just as long as the carriage needs."""
    carriage = min(next_carriage(s, seat), LAST_CARRIAGE)
    if end_is_near(s):
        return max(SMALLEST_ROUTE, carriage - CARTWRIGHT_REACH)
    return BUILT_LENGTH[carriage]


def built_worth(s: State, seat: int, cities: int) -> int:
    """Return the worth of a route in sight: its cards up to the length wished for, and the offices it will bring."""
    return BUILT_CARD * min(count_cities(cities), length_built(s, seat)) + best_closing_worth(s, seat, cities)


def builder_closes(s: State, seat: int) -> bool:
    """Tell whether the route is as long as wished, cannot go on, or must be closed before the game ends."""
    length = s.route_length[seat]
    if length < SMALLEST_ROUTE or is_last_round(s):
        return length >= SMALLEST_ROUTE
    if length >= length_built(s, seat) and wins_carriage(s, seat, length):
        return True
    if fitting_left(s, seat) | fitting_right(s, seat):
        return False
    ends = NEIGHBOURS[s.route[seat][0]] | NEIGHBOURS[s.route[seat][length - 1]]
    return count_cities(ends & ~s.route_cities[seat] & open_cities(s)) < 2


def builder_calls_carrier(s: State, seat: int) -> bool:
    """Tell whether a second card should be played: to close at once, or from a hand that has more."""
    length = s.route_length[seat]
    if s.cards_played != 1 or not may_call_official(s) or not (fitting_left(s, seat) | fitting_right(s, seat)):
        return False
    if is_last_round(s):
        return not wins_carriage(s, seat, length)
    if builder_closes(s, seat):
        return False
    return length + 1 >= max(length_built(s, seat), next_carriage(s, seat)) or cards_in_sight(s, seat) >= 2


def builder_calls_postmaster(s: State, seat: int) -> bool:
    """Tell whether a second card should be drawn: unless another official can help more in this turn."""
    if s.cards_drawn != 1 or not may_call_official(s):
        return False
    length = s.route_length[seat]
    fitting = cards_in_sight(s, seat)
    aim = length_built(s, seat)
    carriage = next_carriage(s, seat)
    cartwright_will_help = fitting >= 1 and aim <= length + 1 < carriage
    carrier_will_help = fitting >= 2 and length + 2 >= max(aim, carriage)
    return not cartwright_will_help and not carrier_will_help and fitting < FULL_HAND


def builder_intention(s: State, seat: int) -> int:
    """Return the official that should help now, CARTWRIGHT standing for closing the route; else NO_INTENTION."""
    if s.step == STEP_DRAW and wants_administrator(s, seat):
        return ADMINISTRATOR
    if s.step == STEP_PLAY and builder_calls_postmaster(s, seat):
        return POSTMASTER
    if s.step == STEP_CLOSE and builder_calls_carrier(s, seat):
        return CARRIER
    if s.step == STEP_CLOSE and builder_closes(s, seat):
        return CARTWRIGHT
    return NO_INTENTION


def builder_draw_value(s: State, seat: int, action: int) -> int:
    """Value drawing a card: the route in sight with it, and a little for a later route."""
    hand = s.hand_cities[seat]
    if action == DRAW_PILE:
        return built_worth(s, seat, route_in_sight(s, seat, hand)) + BLIND_HOPE
    city = action - DRAW
    value = built_worth(s, seat, route_in_sight(s, seat, hand | 1 << city))
    if (hand | s.route_cities[seat] | s.offices[seat]) >> city & 1:
        return value
    return value + 2 * office_worth(s, seat, s.offices[seat], city) // 5


def builder_row_value(s: State, seat: int, city: int, left: int, right: int, used: int) -> int:
    """Value a route with these ends: what is in sight then, remote cities first."""
    used |= 1 << city
    ways = (NEIGHBOURS[left] | NEIGHBOURS[right]) & ~used
    return built_worth(s, seat, walk_both_ways(left, right, used, s.hand_cities[seat])) - 2 * count_cities(ways)


def builder_play_value(s: State, seat: int, action: int) -> int:
    """Value playing a card at an end of the route, or beginning a new one; a route is given up only in need (R4)."""
    if action >= BEGIN:
        city = action - BEGIN
        return builder_row_value(s, seat, city, city, city, 0) + (NEVER if s.route_length[seat] > 1 else 0)
    used = s.route_cities[seat]
    if action >= PLAY_RIGHT:
        return builder_row_value(s, seat, action - PLAY_RIGHT, s.route[seat][0], action - PLAY_RIGHT, used)
    right = s.route[seat][s.route_length[seat] - 1]
    return builder_row_value(s, seat, action - PLAY_LEFT, action - PLAY_LEFT, right, used)


def builder_value(s: State, seat: int, action: int, intended: int) -> int:
    """Value a legal action: in a turn as a builder, in all else as the postmaster does."""
    if action < CALL_ADMINISTRATOR:
        unwanted = s.step == STEP_PLAY and intended != POSTMASTER
        return NEVER * 2 if unwanted else builder_draw_value(s, seat, action)
    if action == CALL_ADMINISTRATOR:
        return -NEVER if intended == ADMINISTRATOR else NEVER
    if action < PASS:
        unwanted = intended == POSTMASTER or (s.step == STEP_CLOSE and intended != CARRIER)
        return NEVER * 2 if unwanted else builder_play_value(s, seat, action)
    if PASS < action < OFFICE and intended == CARTWRIGHT:
        return closing_worth(s, seat, s.route_cities[seat], EACH if action == CLOSE_EACH else action - CLOSE_PROVINCE)
    return action_value(s, seat, action, intended)


def choose_like_builder(s: State, actions: Numbers, n: int, words: Numbers) -> int:
    """Return the best of the n legal actions, by lot among equals; ``words`` is the player's own generator."""
    seat = s.actor
    intended = builder_intention(s, seat)
    choice = actions[0]
    best = builder_value(s, seat, choice, intended)
    equals = 1
    for i in range(1, n):
        value = builder_value(s, seat, actions[i], intended)
        if value > best:
            best = value
            choice = actions[i]
            equals = 1
        elif value == best:
            equals += 1
            if random_below(words, equals) == 0:
                choice = actions[i]
    return choice


POLICY_BUILDER = -1  # no number of the package's own policies
Array = Any


def play_games_with_builder(
    states: Array, policies: Array, words: Array, actions: Array, results: Array, seed: int, most: int
) -> None:
    """Play whole games like ``play_games_by_policies``, in which seats may also follow POLICY_BUILDER."""
    for i in range(len(states)):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 0, 0))
        for seat in range(s.seats):
            seed_player(words[seat], seed + i, seat)
        new_game(s)
        played = 0
        while s.step != STEP_OVER and played < most:
            n = legal_actions(s, actions)
            if policies[s.actor] == POLICY_BUILDER:
                choice = choose_like_builder(s, actions, n, words[s.actor])
            else:
                choice = choose_by_policy(policies[s.actor], s, actions, n, words[s.actor])
            apply(s, choice)
            played += 1
        note_result(s, played, results[i])
