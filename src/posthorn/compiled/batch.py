"""Many games in one array of records: entry points for compiled code, written like the rules.

Each function works on the games with indices ``first`` to ``last - 1``, so that threads can share an array.
"""

from __future__ import annotations

from typing import Any

from posthorn.compiled.playout import play_at_random
from posthorn.engine.chance import MASK, seed_generator
from posthorn.engine.invariants import find_violations
from posthorn.engine.setup import new_game
from posthorn.engine.turn import apply, legal_actions

Array = Any  # a NumPy array, which the light install does not have


def start_games(states: Array, first: int, last: int, seed: int) -> None:
    """Set up games whose options are set and all else zero; game i is that of the seed ``seed + i``."""
    for i in range(first, last):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 0, 0))
        new_game(s)


def play_games_at_random(states: Array, words: Array, actions: Array, first: int, last: int, most: int) -> int:
    """Play each game on at random, by ``most`` actions at the most; return how many were played in all."""
    played = 0
    for i in range(first, last):
        played += play_at_random(states[i], words[i], actions, most)
    return played


def list_legal(states: Array, i: int, actions: Array) -> int:
    """List the legal actions of one game."""
    return legal_actions(states[i], actions)


def play_action(states: Array, i: int, action: int) -> None:
    """Play a legal action in one game."""
    apply(states[i], action)


def check_games(states: Array, i: int, found: Array, actions: Array) -> int:
    """List the broken invariants of one game."""
    return find_violations(states[i], found, actions)
