"""Playing at random: written like the rules, so that it runs interpreted and compiled alike."""

from posthorn.engine.chance import random_below
from posthorn.engine.state import Numbers, State


def choose_random(s: State, actions: Numbers, n: int, words: Numbers) -> int:
    """Return any of the n legal actions; ``words`` is the player's own generator."""
    return actions[random_below(words, n)]
