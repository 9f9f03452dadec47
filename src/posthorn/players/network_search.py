"""The player that looks ahead: the network's favourites are tried in imagined worlds, and the best is taken.

All favourites are tried in the same worlds, so that luck is the same for all; those that fall behind are tried no more.
The network's first choice is left only where another does surely better.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from posthorn.game import ACTIONS, Action, View
from posthorn.players.advice import MOST_ADVISED
from posthorn.players.network import Weights
from posthorn.players.network_player import judge_view, trained_weights
from posthorn.players.outlook import (
    Outlook,
    Question,
    compiled_lookahead,
    generator_of,
    joined,
    look_ahead,
    outlook_of,
    softmax,
)
from posthorn.players.player import Budget, Evaluation

MOST_FAVOURITES = 8
WORLDS = 16  # tried by every favourite between two looks at who falls behind
BEHIND = 3.0  # standard errors by which an action must be behind the best to be tried no more
SURE = 0.5  # standard errors by which another choice must be better than the network's


class Reach(NamedTuple):
    """How far the search goes."""

    least_likely: float  # what the network likes less is not tried
    rounds: int  # played on in a world before it is judged


IN_HASTE = Reach(1e-4, 2)
AT_LEISURE = Reach(1e-5, 3)
LEISURE = 1.0  # seconds of all threads together


def reach_of(budget: Budget) -> Reach:
    """Return how far to search: with more time less likely choices are tried too, and worlds are played further."""
    if budget.seconds is not None and budget.seconds * budget.threads < LEISURE:
        return IN_HASTE
    return AT_LEISURE


def gain(tried: dict[int, Outlook], one: int, other: int) -> tuple[float, float]:
    """Return by how much one action did better than another in the same worlds, and the standard error of that."""
    difference = tried[one].worth - tried[other].worth
    return float(difference.mean()), float(difference.std() / (len(difference) - 1) ** 0.5)


def _most_tried(favourites: list[int], tried: dict[int, Outlook]) -> list[int]:
    """Return the favourites that were never left out."""
    most = max(len(outlook.worth) for outlook in tried.values())
    return [number for number in favourites if len(tried[number].worth) == most]


def _still_in(left: list[int], tried: dict[int, Outlook]) -> list[int]:
    """Return the actions that are not surely behind the best."""
    best = max(left, key=lambda number: float(tried[number].worth.mean()))
    gains = {number: gain(tried, best, number) for number in left}
    return [number for number, (mean, error) in gains.items() if mean <= BEHIND * error]


def _pick(favourites: list[int], tried: dict[int, Outlook]) -> int:
    """Return the network's first choice, or another that has surely done better."""
    if not tried:
        return favourites[0]
    left = _most_tried(favourites, tried)
    best = max(left, key=lambda number: float(tried[number].worth.mean()))
    if favourites[0] not in left:
        return best
    mean, error = gain(tried, best, favourites[0])
    return best if mean > SURE * error else favourites[0]


class NetworkSearcher:
    """A player that looks ahead with the network, for a time or for a number of worlds."""

    def __init__(self, seed: int, budget: Budget, weights: Weights | None = None) -> None:
        self._budget = budget
        self._reach = reach_of(budget)
        self._weights = trained_weights() if weights is None else weights
        compiled = compiled_lookahead()
        self._generators = [generator_of(compiled, seed, number) for number in range(budget.threads)]
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        return max(self._evaluate(view, 1), key=lambda found: found.visits or 0).action

    def evaluate(self, view: View) -> list[Evaluation]:
        """Look ahead, and return what was found about each legal action; the best choice has the most visits."""
        return self._evaluate(view, MOST_ADVISED)

    def _evaluate(self, view: View, fewest: int) -> list[Evaluation]:
        """Try at least so many actions, however sure the network is."""
        until = None if self._budget.seconds is None else time.perf_counter() + self._budget.seconds
        legal = [action.number for action in view.legal_actions]
        first = judge_view(self._weights, view)
        likelihoods = softmax(first.preferences[0, legal])
        order = [legal[i] for i in np.argsort(-likelihoods, kind="stable")[:MOST_FAVOURITES]]
        likely = dict(zip(legal, likelihoods.tolist(), strict=True))
        favourites = [
            number for i, number in enumerate(order) if i < fewest or likely[number] >= self._reach.least_likely
        ]
        tried = self._try(view, favourites, until) if len(favourites) > 1 else {}
        at_first = outlook_of(first.outcomes, view.state.seats)
        choice = _pick(favourites, tried)
        found = []
        for number in legal:
            visits = len(tried[number].worth) if number in tried else 0
            outlook = tried.get(number, at_first)
            chance, points = float(outlook.chances[:, 0].mean()), float(outlook.points.mean())
            found.append(Evaluation(ACTIONS[number], visits + (number == choice), chance, points))
        return found

    def _try(self, view: View, favourites: list[int], until: float | None) -> dict[int, Outlook]:
        """Try actions in worlds until the time is up, the worlds are spent, or one is left that may be best."""
        tried: dict[int, Outlook] = {}
        left = favourites
        while len(left) > 1 and not self._has_enough(tried):
            try_in_worlds = partial(self._look_ahead, Question.of(view, left), until)
            for outlooks in (map if self._pool is None else self._pool.map)(try_in_worlds, self._generators):
                if outlooks is None:
                    return tried
                for number, outlook in zip(left, outlooks, strict=True):
                    tried[number] = joined([tried[number], outlook]) if number in tried else outlook
            left = _still_in(left, tried)
        return tried

    def _has_enough(self, tried: dict[int, Outlook]) -> bool:
        """Return whether the number of worlds to be tried is reached."""
        most = self._budget.iterations
        return most is not None and bool(tried) and max(len(outlook.worth) for outlook in tried.values()) >= most

    def _look_ahead(self, question: Question, until: float | None, words: np.ndarray) -> list[Outlook] | None:
        """Try the actions in new worlds; None where the time is up before that is done."""
        found = look_ahead(self._weights, [(question, words)], WORLDS, self._reach.rounds, until)
        return None if found is None else found[0]
