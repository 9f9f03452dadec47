"""The stableboy: a beginner, who knows the rules and forgets the advice. Written like the rules, to run compiled too.

Often it does as the postilion would. Else it draws blindly, plays any card that fits, forgets the officials, closes a
route as soon as it may or sits on it until it is lost; and it never gives a thought to where the offices go. Only what
the seat to act may know is read.
"""

from posthorn.engine.actions import (
    BEGIN,
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    DECLINE,
    DONE,
    DRAW_PILE,
    PASS,
    PLAY_LEFT,
    TAKE_PILE,
)
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_CLOSE, STEP_PLAY

# How many times of ten the advice is forgotten at each step, in the order of ``steps``: draws, plays, closings and the
# cartwright now and then, offices and discards always. On clerics and coaches there is no advice to forget.
FORGETFULNESS = (0, 3, 3, 4, 3, 10, 3, 10, 0, 0, 5, 3, 10, 0)


def first_thought(s: State, action: int) -> int:
    """Return how soon an action comes to a beginner's mind: blind draws, any card that fits, no official's help."""
    if action in (DRAW_PILE, TAKE_PILE):
        return 2
    if action in (CALL_ADMINISTRATOR, CALL_CARTWRIGHT, DONE, DECLINE):
        return 0
    if s.step == STEP_PLAY and PLAY_LEFT <= action < PASS:
        return 4 if action < BEGIN else 3
    return 0 if s.step == STEP_CLOSE and action < PASS else 1
