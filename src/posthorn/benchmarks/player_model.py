"""A day of many games under a model of players: who sits at a table, how long people think, and when they come.

The model says what is not known before such a day: the mixture of tables, thinking times, the curve of the day. What
a game, a move or a bot costs is measured elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

SECONDS = 86_400  # of a day
STEP = 600  # seconds of a step in the curve of the day: in a shorter one, a sample's chance would show

# Of all games: which share has so many people and so many bots.
TABLES: Mapping[tuple[int, int], float] = {
    (1, 1): 0.25,
    (1, 2): 0.15,
    (1, 3): 0.10,
    (2, 0): 0.20,
    (2, 2): 0.10,
    (3, 0): 0.10,
    (4, 0): 0.10,
}
MEDIAN_THOUGHT = 4.0  # seconds that a person takes for a choice
SPREAD_OF_THOUGHT = 1.0  # standard deviation of its logarithm: some choices take ten times as long
BOT_SECONDS = 1.0  # from one choice of a bot to the next, which is shown at a pace that people can follow
BUSIEST_HOUR = 20.0
SWING = 0.8  # by which the busiest hour is above the mean, and the quietest below


@dataclass(frozen=True)
class Day:
    """What a day comes to; peaks are those of its busiest ten minutes."""

    games: int
    moves: int
    moves_of_bots: int
    moves_a_second: float  # in the mean
    peak_moves_a_second: float
    peak_bot_moves_a_second: float
    peak_games: float  # under way at once
    peak_streams: float  # people at the tables
    peak_new_games_a_second: float
    median_minutes: float  # of a game


def simulate_day(games: int, moves_by_seats: Mapping[int, Sequence[int]], sample: int = 50_000, seed: int = 1) -> Day:
    """Simulate a sample of a day's games; ``moves_by_seats`` has the numbers of moves of real games.

    The day is a circle: what is under way at midnight was begun the evening before.
    """
    chance = np.random.default_rng(seed)
    kinds = list(TABLES)
    drawn = chance.choice(len(kinds), sample, p=np.array([TABLES[kind] for kind in kinds]))
    people, bots = np.array(kinds)[drawn].T
    moves = np.empty(sample, np.int64)
    for seats in np.unique(people + bots):
        rows = people + bots == seats
        moves[rows] = chance.choice(np.asarray(moves_by_seats[int(seats)]), int(rows.sum()))
    by_bots = np.round(moves * bots / (people + bots)).astype(np.int64)
    seconds = _thinking(moves - by_bots, chance) + BOT_SECONDS * by_bots
    begins = _arrivals(sample, chance)
    scale = games / sample
    moves_at = scale * _spread(begins, seconds, moves / seconds)
    return Day(
        games=games,
        moves=round(scale * int(moves.sum())),
        moves_of_bots=round(scale * int(by_bots.sum())),
        moves_a_second=float(scale * moves.sum() / SECONDS),
        peak_moves_a_second=float(moves_at.max()),
        peak_bot_moves_a_second=float((scale * _spread(begins, seconds, by_bots / seconds)).max()),
        peak_games=float((scale * _spread(begins, seconds, np.ones(sample))).max()),
        peak_streams=float((scale * _spread(begins, seconds, people.astype(float))).max()),
        peak_new_games_a_second=games / SECONDS * (1 + SWING),
        median_minutes=float(np.median(seconds) / 60),
    )


def _thinking(choices: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Return how long people think in each game, for so many choices."""
    thoughts = chance.lognormal(np.log(MEDIAN_THOUGHT), SPREAD_OF_THOUGHT, int(choices.sum()))
    ends = np.cumsum(choices)
    total = np.concatenate([[0.0], np.cumsum(thoughts)])
    return np.asarray(total[ends] - total[ends - choices])


def _arrivals(count: int, chance: np.random.Generator) -> np.ndarray:
    """Return when games begin, by the curve of the day."""
    steps = np.arange(0, SECONDS, STEP)
    curve = 1 + SWING * np.cos(2 * np.pi * (steps / 3600 - BUSIEST_HOUR) / 24)
    return np.asarray(chance.choice(steps, count, p=curve / curve.sum()) + chance.uniform(0, STEP, count))


def _spread(begins: np.ndarray, seconds: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Return the weight of all that is under way, in the mean of each step around the day."""
    edges = np.arange(0, begins.max() + seconds.max() + SECONDS, STEP)

    def until(moments: np.ndarray) -> np.ndarray:
        """Return the weighted seconds that have passed since such moments, at each edge."""
        order = np.argsort(moments)
        count = np.searchsorted(moments[order], edges, "right")
        weight = np.concatenate([[0.0], np.cumsum(weights[order])])[count]
        weighted = np.concatenate([[0.0], np.cumsum(weights[order] * moments[order])])[count]
        return np.asarray(edges * weight - weighted)

    passed = np.diff(until(begins) - until(begins + seconds)) / STEP
    steps = SECONDS // STEP
    days = -(-len(passed) // steps)
    return np.asarray(np.pad(passed, (0, days * steps - len(passed))).reshape(days, steps).sum(0))
