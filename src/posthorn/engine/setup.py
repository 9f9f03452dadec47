"""Setting up a game (R1)."""

from posthorn.engine.cards import fill_display
from posthorn.engine.chance import deal_below
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_SEND
from posthorn.engine.tables import (
    CARDS_PER_CITY,
    CHIPS,
    CITIES,
    DISPLAY,
    OFFICES,
    OFFICIALS,
    REGIONS,
    STACK_SIZE,
    STACKS,
    STARTS,
    STARTS_TWO,
    TOKENS,
)
from posthorn.engine.turn import begin_turn


def lay_out_material(s: State) -> None:
    """Put everything where it belongs before the first card is turned up (R1.1, R11.1, R12.1).

    The table's options must be set and everything else zero.
    """
    for city in range(CITIES):
        s.pile[city] = CARDS_PER_CITY
    s.pile_size = CITIES * CARDS_PER_CITY
    for slot in range(DISPLAY):
        s.display[slot] = -1
    for stack in range(STACKS):
        s.tiles_left[stack] = STACK_SIZE[stack]
    for seat in range(s.seats):
        s.offices_left[seat] = OFFICES
    s.ender = -1
    s.official = -1
    if s.audience:
        for coach in range(REGIONS):
            s.place[coach] = STARTS_TWO[coach] if s.seats == 2 else STARTS[coach]
    if s.honours:
        for official in range(OFFICIALS):
            s.supply[official] = TOKENS[s.seats][official]
        s.chips_left = CHIPS


def new_game(s: State) -> None:
    """Set up a game and go to its first choice (R1.2, R1.3).

    The table's options must be set, the generator seeded and everything else zero; a ``start`` of -1 is drawn by lot.
    """
    lay_out_material(s)
    fill_display(s)
    if s.start < 0:
        s.start = deal_below(s.rng, s.seats)
    s.turn = s.start
    s.actor = s.start
    if s.audience:
        s.step = STEP_SEND
    else:
        begin_turn(s, s.start)
