"""The levels as they are used in numbers: compiled as interpreted, and as strong as wanted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from posthorn.arena.simulate import MOST_ACTIONS, simulate
from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import SEATS
from posthorn.game import Options
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.levels import POLICIES
from posthorn.players.policies import (
    RESULT_SIZE,
    play_games_by_policies,
)
from tests.tables import TABLES, set_table

GAMES = 600
NOISE = 0.02  # what luck may cost in so many games


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


def won_by(seat: int, scores: Sequence[int]) -> float:
    """Return what a seat won of a game: all, nothing, or its part of a tie in points."""
    best = max(scores)
    return (scores[seat] == best) / list(scores).count(best)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("one", "others", "seats", "wanted"),
    [
        ("stableboy", "random", 2, 0.97),
        ("stableboy", "random", 4, 0.92),
        ("postilion", "stableboy", 2, 0.80),
        ("postmaster", "postilion", 2, 0.87),
        ("postmaster", "postilion", 4, 0.78),
        ("builder", "rusher", 2, 0.40),
        ("builder", "rusher", 4, 0.25),
    ],
)
def test_each_level_wins_as_it_should(one: str, others: str, seats: int, wanted: float) -> None:
    """One player, in each seat in turn, wins as many games as it should: a level those below, a style its share."""
    won = 0.0
    for seat in range(seats):
        players = [one if other == seat else others for other in range(seats)]
        results = simulate(Options.of(seats), players, GAMES // seats, seed=seat).results
        won += sum(won_by(seat, result.scores) for result in results)
    assert won / GAMES >= wanted - NOISE
