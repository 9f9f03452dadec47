"""Games with every invariant checked after every action: written like the rules, so that the tests can compile it."""

from __future__ import annotations

from typing import Any

from posthorn.engine.invariants import find_violations
from posthorn.engine.state import Numbers, State, Table
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.policies import choose_by_policy, seed_player

Array = Any


def play_checked(s: State, policy: int, words: Table, actions: Numbers, found: Numbers, most: int) -> int:
    """Play on by a policy; stop at the first position that breaks an invariant, listed in ``found``.

    Return how many are broken there, 0 if the game was played to its end or for ``most`` actions.
    """
    played = 0
    broken = find_violations(s, found, actions)
    while s.step != STEP_OVER and played < most and broken == 0:
        n = legal_actions(s, actions)
        apply(s, choose_by_policy(policy, s, actions, n, words[s.actor]))
        played += 1
        broken = find_violations(s, found, actions)
    return broken


def check_games(states: Array, policy: int, words: Array, actions: Array, found: Array, seed: int, most: int) -> int:
    """Play each game so; return the first in which an invariant breaks or that does not end, or -1."""
    for i in range(len(states)):
        for seat in range(states[i].seats):
            seed_player(words[seat], seed + i, seat)
        if play_checked(states[i], policy, words, actions, found, most) > 0 or states[i].step != STEP_OVER:
            return i
    return -1
