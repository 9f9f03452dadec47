"""The officials: one helps in a turn (R2), and leaves a token in the Offices of Honour (R12.2)."""

from posthorn.engine.events import HELPED, TOOK_TOKEN, report
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_HAND_IN


def may_call_official(s: State) -> bool:
    """Return whether no official has helped in this turn yet (R2)."""
    return s.official < 0


def call_official(s: State, official: int) -> None:
    """Mark that an official helped; take a token, and if it was the last of its kind all hand in (R12.2, R12.3).

    Called when the help has taken effect and ``s.step`` is where the turn goes on.
    """
    s.official = official
    report(s, HELPED, s.turn, official, 0)
    if s.honours:
        s.supply[official] -= 1
        s.tokens[s.turn][official] += 1
        report(s, TOOK_TOKEN, s.turn, official, 0)
        if s.supply[official] == 0:
            s.resume = s.step
            begin_hand_in(s, s.turn)


def begin_hand_in(s: State, seat: int) -> None:
    """Begin a round of handing in tokens with this seat (R12.3, R12.6)."""
    s.hand_in_first = seat
    s.hand_in_asked = 0
    s.step = STEP_HAND_IN
