"""Drawing city cards (R3)."""

from posthorn.engine.actions import CALL_ADMINISTRATOR, DRAW, DRAW_PILE
from posthorn.engine.cards import discard, fill_display, open_cities, pile_can_give, take_from_pile, take_open_card
from posthorn.engine.cities import list_each
from posthorn.engine.events import SWEPT, report
from posthorn.engine.officials import call_official, may_call_official
from posthorn.engine.state import Numbers, State
from posthorn.engine.steps import STEP_PLAY, STEP_SECOND_DRAW
from posthorn.engine.tables import ADMINISTRATOR, DISPLAY, POSTMASTER


def list_draws(s: State, actions: Numbers, n: int, open_card: int, from_pile: int) -> int:
    """List an action for each open city and one for the pile (R3.1)."""
    n = list_each(actions, n, open_card, open_cities(s))
    if pile_can_give(s):
        actions[n] = from_pile
        n += 1
    return n


def list_first_draw(s: State, actions: Numbers) -> int:
    """List what may be drawn, and the administrator where he may help and finds an open card (R3.4, R10.2)."""
    n = list_draws(s, actions, 0, DRAW, DRAW_PILE)
    if may_call_official(s) and not s.forced_postmaster and s.cards_drawn == 0 and open_cities(s) != 0:
        actions[n] = CALL_ADMINISTRATOR
        n += 1
    return n


def list_second_draw(s: State, actions: Numbers, n: int) -> int:
    """List what may be drawn with the postmaster's help (R3.3)."""
    if s.cards_drawn == 1 and may_call_official(s):
        n = list_draws(s, actions, n, DRAW, DRAW_PILE)
    return n


def draw_card(s: State, action: int) -> None:
    """Draw an open card or the top of the pile; the second one is the postmaster's help (R3.1, R3.3, R3.5)."""
    seat = s.turn
    if action == DRAW_PILE:
        take_from_pile(s, seat)
    else:
        take_open_card(s, seat, action - DRAW)
    s.cards_drawn += 1
    s.step = STEP_SECOND_DRAW if s.cards_drawn == 1 and s.forced_postmaster else STEP_PLAY
    if s.cards_drawn == 2:
        call_official(s, POSTMASTER)


def sweep_display(s: State) -> None:
    """Send the open cards to the discards and lay out new ones, with the administrator's help (R3.4)."""
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            discard(s, s.display[slot])
            s.display[slot] = -1
    report(s, SWEPT, s.turn, 0, 0)
    fill_display(s)
    call_official(s, ADMINISTRATOR)
