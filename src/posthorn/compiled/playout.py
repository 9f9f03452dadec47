"""Whole games at random, for measuring and testing: written like the rules, so that it runs in all three ways."""

from posthorn.engine.chance import random_below
from posthorn.engine.state import Numbers, State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.turn import apply, legal_actions


def play_at_random(s: State, words: Numbers, actions: Numbers, most: int) -> int:
    """Play on with random actions until the game is over or ``most`` are played; return how many were.

    ``words`` is the player's own generator, ``actions`` has room for MOST_LEGAL actions.
    """
    played = 0
    while s.step != STEP_OVER and played < most:
        n = legal_actions(s, actions)
        apply(s, actions[random_below(words, n)])
        played += 1
    return played
