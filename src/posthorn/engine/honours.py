"""The module Offices of Honour: handing in tokens and what it brings (R12)."""

from posthorn.engine.actions import BUILD, DECLINE, HAND_IN, KEEP, TAKE, TAKE_PILE
from posthorn.engine.cards import take_from_pile, take_open_card
from posthorn.engine.cities import list_each
from posthorn.engine.draw import list_draws
from posthorn.engine.ending import finish_game
from posthorn.engine.events import HANDED_IN, KEPT_TOKENS, TOOK_CHIP, report
from posthorn.engine.offices import place_office
from posthorn.engine.officials import begin_hand_in
from posthorn.engine.state import Numbers, State
from posthorn.engine.steps import STEP_BUILD, STEP_HAND_IN, STEP_TAKE
from posthorn.engine.tables import ALL_CITIES, OFFICIALS
from posthorn.engine.tiles import win_board_tiles


def officials_held(s: State, seat: int) -> int:
    """Return the set of the officials of whom the seat has a token, one bit each."""
    held = 0
    for official in range(OFFICIALS):
        if s.tokens[seat][official] > 0:
            held |= 1 << official
    return held


def supply_has_every_kind(s: State) -> bool:
    """Return whether every official has a token on the board (R12.5)."""
    for official in range(OFFICIALS):
        if s.supply[official] == 0:
            return False
    return True


def ask_next_to_hand_in(s: State) -> bool:
    """Pass over seats without tokens (R12.3); after the last go on (R12.5, R12.6). Return whether that moved on."""
    while s.hand_in_asked < s.seats:
        s.actor = (s.hand_in_first + s.hand_in_asked) % s.seats
        if officials_held(s, s.actor) != 0:
            return False
        s.hand_in_asked += 1
    s.actor = s.turn
    if s.last_hand_in:
        finish_game(s)
    elif supply_has_every_kind(s):
        s.step = s.resume
        s.resume = 0
        s.hand_in_first = 0
        s.hand_in_asked = 0
    else:
        begin_hand_in(s, s.hand_in_first)
    return True


def list_hand_ins(s: State, actions: Numbers) -> int:
    """List every set of different tokens the seat can hand in, and after the last turn none (R12.3, R12.6)."""
    held = officials_held(s, s.actor)
    n = 0
    for officials in range(1, 1 << OFFICIALS):
        if officials & held == officials:
            actions[n] = HAND_IN + officials - 1
            n += 1
    if s.last_hand_in:
        actions[n] = KEEP
        n += 1
    return n


def hand_in(s: State, officials: int) -> None:
    """Hand in one token of each official of a set: two bring a card, three a chip, four an office (R12.4)."""
    seat = s.actor
    report(s, HANDED_IN, seat, officials, 0)
    handed_in = 0
    for official in range(OFFICIALS):
        if officials >> official & 1:
            s.tokens[seat][official] -= 1
            s.supply[official] += 1
            handed_in += 1
    s.hand_in_asked += 1
    if handed_in == 2:
        s.step = STEP_TAKE
    elif handed_in == 3 and s.chips_left > 0:
        s.chips_left -= 1
        s.chips[seat] += 1
        report(s, TOOK_CHIP, seat, 0, 0)
    elif handed_in == 4:
        s.step = STEP_BUILD


def keep_tokens(s: State) -> None:
    """Hand in nothing at the end of the game (R12.6)."""
    report(s, KEPT_TOKENS, s.actor, 0, 0)
    s.hand_in_asked += 1


def list_takes(s: State, actions: Numbers) -> int:
    """List the cards to be had for two tokens; they may be declined (R12.4, R12.7)."""
    n = list_draws(s, actions, 0, TAKE, TAKE_PILE)
    actions[n] = DECLINE
    return n + 1


def take_card(s: State, action: int) -> None:
    """Take a card for two tokens (R12.4)."""
    if action == TAKE_PILE:
        take_from_pile(s, s.actor)
    else:
        take_open_card(s, s.actor, action - TAKE)
    s.step = STEP_HAND_IN


def can_build(s: State) -> bool:
    """Return whether the seat has an office to put somewhere."""
    return s.offices_left[s.actor] > 0 and s.offices[s.actor] != ALL_CITIES


def list_builds(s: State, actions: Numbers) -> int:
    """List the cities that may get an office for four tokens; it may be declined (R12.4, R12.7)."""
    n = list_each(actions, 0, BUILD, ALL_CITIES & ~s.offices[s.actor])
    actions[n] = DECLINE
    return n + 1


def build_office(s: State, city: int) -> None:
    """Put an office into any city; tiles it completes are won at once (R12.4)."""
    place_office(s, s.actor, city)
    win_board_tiles(s, s.actor)
    s.step = STEP_HAND_IN
