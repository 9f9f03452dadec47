"""Closing a route: offices, tiles, carriage, discards (R5, R7)."""

from posthorn.engine.actions import CLOSE_EACH, CLOSE_PROVINCE, DISCARD, DONE, OFFICE, PASS
from posthorn.engine.cards import discard, lose_card
from posthorn.engine.cities import count_cities, first_city, list_each
from posthorn.engine.ending import bring_about_end
from posthorn.engine.events import CLOSED_ROUTE, DISCARDED, WON_CARRIAGE, report
from posthorn.engine.offices import place_office
from posthorn.engine.officials import call_official, may_call_official
from posthorn.engine.state import EACH, Numbers, State
from posthorn.engine.steps import STEP_CARTWRIGHT, STEP_DISCARD, STEP_OFFICES
from posthorn.engine.tables import (
    CARTWRIGHT,
    CARTWRIGHT_REACH,
    FIRST_CARRIAGE,
    LAST_CARRIAGE,
    PROVINCE_CITIES,
    PROVINCE_OF,
    PROVINCES,
    SMALLEST_ROUTE,
)
from posthorn.engine.tiles import win_board_tiles, win_length_tile


def list_closings(s: State, actions: Numbers, n: int) -> int:
    """List the end of the turn without closing and the options of closing (R5.1).

    With full placement an option that places nothing may be chosen only where none places anything (R10.1).
    """
    seat = s.turn
    actions[n] = PASS
    n += 1
    if s.route_length[seat] < SMALLEST_ROUTE:
        return n
    route = s.route_cities[seat]
    without_office = route & ~s.offices[seat]
    any_option = s.free_placement != 0 or without_office == 0 or s.offices_left[seat] == 0
    actions[n] = CLOSE_EACH
    n += 1
    cities = route if any_option else without_office
    for province in range(PROVINCES):
        if cities & PROVINCE_CITIES[province] != 0:
            actions[n] = CLOSE_PROVINCE + province
            n += 1
    return n


def close_route(s: State, option: int) -> None:
    """Close the route with one of the options of R5.1: EACH province, or one province."""
    seat = s.turn
    choices = s.route_cities[seat] & ~s.offices[seat]
    if option != EACH:
        choices &= PROVINCE_CITIES[option]
    s.closing = option
    s.office_choices = choices
    s.offices_placed = 0
    s.step = STEP_OFFICES
    report(s, CLOSED_ROUTE, seat, option, s.route_length[seat])


def offices_of_option(cities: int, option: int) -> int:
    """Return how many of these cities, all without one's own office, get one by an option of closing (R5.1)."""
    if option != EACH:
        return count_cities(cities & PROVINCE_CITIES[option])
    provinces = 0
    for province in range(PROVINCES):
        if cities & PROVINCE_CITIES[province] != 0:
            provinces += 1
    return provinces


def offices_wanted(s: State) -> int:
    """Return how many offices the chosen option still asks for (R5.1)."""
    return offices_of_option(s.office_choices, s.closing)


def offices_suffice(s: State) -> bool:
    """Return whether there are offices for all the chosen option asks for."""
    return s.offices_left[s.turn] >= offices_wanted(s)


def choose_office(s: State, city: int) -> None:
    """Place an office of the closing; under "each" its province is settled with it (R5.1)."""
    place_office(s, s.turn, city)
    s.offices_placed |= 1 << city
    if s.closing == EACH:
        s.office_choices &= ~PROVINCE_CITIES[PROVINCE_OF[city]]
    else:
        s.office_choices &= ~(1 << city)


def place_where_no_choice(s: State) -> None:
    """Place the offices about which full placement leaves nothing to choose (R5.1, R10.1)."""
    if s.offices_left[s.turn] == 0:
        s.office_choices = 0
    elif not s.free_placement and offices_suffice(s):
        for province in range(PROVINCES):
            cities = s.office_choices & PROVINCE_CITIES[province]
            while cities != 0 and (s.closing != EACH or cities & (cities - 1) == 0):
                choose_office(s, first_city(cities))
                cities = s.office_choices & PROVINCE_CITIES[province]


def list_offices(s: State, actions: Numbers) -> int:
    """List the cities that may get an office now (R5.1).

    Where the offices suffice the provinces are gone through one by one; where they do not, or where placement is free,
    any city of the option may be next, and free placement may stop.
    """
    choices = s.office_choices
    if not s.free_placement and offices_suffice(s):
        choices &= PROVINCE_CITIES[PROVINCE_OF[first_city(choices)]]
    n = list_each(actions, 0, OFFICE, choices)
    if s.free_placement:
        actions[n] = DONE
        n += 1
    return n


def next_carriage(s: State, seat: int) -> int:
    """Return the number of the carriage the seat would win next; one past the last when it owns all (R7.1)."""
    return max(FIRST_CARRIAGE, s.carriage[seat] + 1)


def win_carriage(s: State, seat: int) -> None:
    """Take the next carriage; the last one brings the end about (R7.1, R8.1)."""
    s.carriage[seat] = next_carriage(s, seat)
    report(s, WON_CARRIAGE, seat, s.carriage[seat], 0)
    if s.carriage[seat] == LAST_CARRIAGE:
        bring_about_end(s, seat)


def win_bonuses(s: State) -> None:
    """Take the tiles and the carriage the closing brings, or ask about the cartwright (R5.2, R5.3, R7, R10.4)."""
    seat = s.turn
    length = s.route_length[seat]
    win_length_tile(s, seat, length)
    win_board_tiles(s, seat)
    carriage = next_carriage(s, seat)
    s.step = STEP_DISCARD
    if carriage <= LAST_CARRIAGE:
        if length >= carriage:
            win_carriage(s, seat)
        elif length + CARTWRIGHT_REACH >= carriage and may_call_official(s):
            s.step = STEP_CARTWRIGHT


def call_cartwright(s: State) -> None:
    """Take the next carriage although the route is one or two cards too short (R7.2)."""
    win_carriage(s, s.turn)
    s.step = STEP_DISCARD
    call_official(s, CARTWRIGHT)


def list_discards(s: State, actions: Numbers) -> int:
    """List the cards of the hand, one of which must go (R5.4)."""
    return list_each(actions, 0, DISCARD, s.hand_cities[s.turn])


def discard_from_hand(s: State, city: int) -> None:
    """Lay a card of the hand on the discards (R5.4)."""
    lose_card(s, s.turn, city)
    discard(s, city)
    report(s, DISCARDED, s.turn, city, 0)
