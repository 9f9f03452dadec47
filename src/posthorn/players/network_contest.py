"""Many games of networks and policies at once, in NumPy and compiled code: to measure strength quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import SEATS
from posthorn.game import Options
from posthorn.players import contest, observation
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.network import Weights, judge, legal_from_masks
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.players.policies import RESULT_SIZE
from posthorn.players.set_tables import set_tables

CONTEST_MODULES = (*POLICY_MODULES, observation, contest)


@cache
def compiled_contest() -> Compiled:
    """Return the contest, compiled."""
    return Compiled(CONTEST_MODULES)


def play_contest(
    tables: Sequence[Options],
    entrants: np.ndarray,
    networks: Sequence[Weights],
    seed: int,
    watch: Callable[[np.ndarray, np.ndarray, np.ndarray], None] = lambda games, seats, outcomes: None,
) -> np.ndarray:
    """Play a game at each table and return the results, as ``policies.note_result`` notes them.

    ``entrants`` says for each game and seat who plays it: a policy's number, or -1 - n for ``networks[n]``.
    ``watch`` is told what outcomes a network expects wherever it chooses: the games, the seats, and the outcomes.
    """
    compiled = compiled_contest()
    count = len(tables)
    states = set_tables(tables)
    words = np.zeros((count, SEATS, 4), np.int64)
    actions = np.zeros(MOST_LEGAL, np.int64)
    observations = np.zeros((count, OBSERVATION), np.int8)
    masks = np.zeros((count, MASK_WORDS), np.uint32)
    asked = np.zeros(count, np.int64)
    results = np.zeros((count, RESULT_SIZE), np.int64)
    chosen = np.zeros(count, np.int64)
    entrants = entrants.astype(np.int64)
    compiled.begin_contest(states, entrants, words, seed, 0, count)
    while True:
        observations.fill(0)
        masks.fill(0)
        compiled.ask_networks(states, entrants, words, actions, observations, masks, asked, results, 0, count)
        if (asked < 0).all():
            return results
        for number, weights in enumerate(networks):
            (rows,) = np.nonzero(asked == number)
            if len(rows):
                preferences, outcomes = judge(weights, observations[rows])
                watch(rows, states["actor"][rows], outcomes)
                chosen[rows] = np.where(legal_from_masks(masks[rows]), preferences, -np.inf).argmax(-1)
        compiled.play_chosen(states, asked, chosen, 0, count)
