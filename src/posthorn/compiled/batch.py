"""Many games in one array of records: the entry points of compiled code, written like the rules.

Each function works on the games from ``first`` to ``last - 1``, so that threads can share the arrays.
"""

from __future__ import annotations

from typing import Any

from posthorn.compiled.playout import play_at_random
from posthorn.engine.chance import MASK, seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.turn import apply, legal_actions

Array = Any  # of NumPy, which only those who compile have


def start_games(states: Array, first: int, last: int, seed: int) -> None:
    """Set up games whose options are set and all else zero: game i is that of the seed ``seed + i``."""
    for i in range(first, last):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 0, 0))
        new_game(s)


def list_legal_actions(states: Array, lists: Array, counts: Array, first: int, last: int) -> None:
    """List each game's legal actions in its row of ``lists``, and how many there are in ``counts``."""
    for i in range(first, last):
        counts[i] = legal_actions(states[i], lists[i])


def play_actions(states: Array, actions: Array, first: int, last: int) -> None:
    """Play one action in each game that is not over."""
    for i in range(first, last):
        if states[i].step != STEP_OVER:
            apply(states[i], actions[i])


def play_games_at_random(states: Array, words: Array, actions: Array, first: int, last: int, most: int) -> int:
    """Play each game on at random, by ``most`` actions at the most; return how many were played in all."""
    played = 0
    for i in range(first, last):
        played += play_at_random(states[i], words[i], actions, most)
    return played


def list_many(states: Array, actions: Array, times: int) -> int:
    """List a game's legal actions ``times`` times, for measuring."""
    listed = 0
    for i in range(times):
        listed += legal_actions(states[i % len(states)], actions)
    return listed


def copy_many(states: Array, spare: Array, times: int) -> None:
    """Copy a state ``times`` times, for measuring."""
    for i in range(times):
        spare[i % len(spare)] = states[i % len(states)]
