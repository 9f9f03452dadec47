"""Games to learn from, written like the rules so that they compile: postmasters who sometimes play at random."""

from __future__ import annotations

from typing import Any

from posthorn.engine.chance import MASK, random_below, seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.features import write_features
from posthorn.players.policies import POLICY_POSTMASTER, choose_by_policy

Array = Any


def play_to_learn(
    states: Array, noise: int, share: int, features: Array, seats: Array, games: Array, actions: Array, seed: int
) -> int:
    """Play games whose options are set, and note the features of a seat at a share of their positions.

    ``noise`` and ``share`` are in thousandths: of the choices made at random, and of the positions noted. Return how
    many were noted; ``seats`` and ``games`` say whose they are.
    """
    noted = 0
    words = actions[-4:]
    for i in range(len(states)):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 1, 0))
        seed_generator(words, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 2, 0))
        new_game(s)
        while s.step != STEP_OVER:
            n = legal_actions(s, actions)
            if random_below(words, 1000) < share and noted < len(features):
                seats[noted] = random_below(words, s.seats)
                games[noted] = i
                write_features(s, seats[noted], features[noted])
                noted += 1
            if random_below(words, 1000) < noise:
                apply(s, actions[random_below(words, n)])
            else:
                apply(s, choose_by_policy(POLICY_POSTMASTER, s, actions, n, words))
    return noted
