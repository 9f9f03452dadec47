"""Real choices: those with more than one legal action. Written like the rules, for compiled play and for GPUs."""

from posthorn.engine.state import Numbers, State
from posthorn.engine.turn import apply, legal_actions


def pass_over_forced(s: State, actions: Numbers) -> int:
    """Play on where there is but one legal action; return how many there are then, 0 when the game is over."""
    n = legal_actions(s, actions)
    while n == 1:
        apply(s, actions[0])
        n = legal_actions(s, actions)
    return n
