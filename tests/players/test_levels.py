"""The levels as they are used in numbers: compiled as interpreted, and as strong as wanted."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from posthorn.arena.simulate import MOST_ACTIONS
from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import SEATS
from posthorn.game import Options
from posthorn.players import PLAYERS
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.levels import LEVELS, POLICIES
from posthorn.players.network_contest import play_contest
from posthorn.players.network_player import trained_weights
from posthorn.players.policies import RESULT_SIZE, RESULT_WINNER, play_games_by_policies
from tests.tables import TABLES, set_table

GAMES = 100
LEAST = 0.56  # what luck leaves in so many games of the 65 % or more that a level wins against the one below


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_compiled_equals_interpreted() -> None:
    """Games of all policies at tables of every kind have the same results compiled and interpreted."""
    compiled = Compiled(POLICY_MODULES)
    policies = list(POLICIES.values())
    for number, options in enumerate(TABLES):
        seated = [policies[(seat + number) % len(policies)] for seat in range(options.seats)]
        results = [[0] * RESULT_SIZE]
        words = [[0] * 4 for _ in range(SEATS)]
        room = [0] * MOST_LEGAL
        play_games_by_policies([set_table(options)], seated, words, room, results, 50 + number, MOST_ACTIONS)
        states = np.zeros(1, STATE)
        from_plain(set_table(options), states[0])
        again = np.zeros((1, RESULT_SIZE), np.int64)
        arrays = np.array(seated), np.array(words), np.array(room), again
        compiled.play_games_by_policies(states, *arrays, 50 + number, MOST_ACTIONS)
        assert again.tolist() == results


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("below", "level"), list(pairwise(name for name in PLAYERS if LEVELS[name].network)))
def test_each_level_beats_the_one_below(below: str, level: str) -> None:
    """Each level that follows a network wins clearly more than half of its games against the one below."""
    own = np.arange(GAMES) % 2
    entrants = np.where(np.arange(SEATS) == own[:, None], -1, -2)
    networks = [trained_weights(level), trained_weights(below)]
    results = play_contest([Options.of(2, max_rounds=60)] * GAMES, entrants, networks, seed=1)
    assert (results[:, RESULT_WINNER] == own).mean() >= LEAST
