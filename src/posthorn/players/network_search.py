"""The player that looks ahead: the network's favourites are tried in imagined worlds, and the best is taken.

All favourites are tried in the same worlds, so that luck is the same for all; those that fall behind are tried no more.
The network's first choice is left only where another does surely better.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import REGIONS
from posthorn.game import ACTIONS, Action, View
from posthorn.game.game import split_seed
from posthorn.players import lookahead, observation, real_choices, worlds
from posthorn.players.advice import MOST_ADVISED
from posthorn.players.lookahead import AT_HORIZON, ENDED, GOES_ON
from posthorn.players.network import LEAD, LEAD_SCALE, POINTS, POINTS_SCALE, WIN, Weights, judge, legal_from_masks
from posthorn.players.network_player import judge_view, trained_weights
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.players.observing import own_clerics
from posthorn.players.player import Budget, Evaluation

LOOKAHEAD_MODULES = (observation, real_choices, worlds, lookahead)
MOST_FAVOURITES = 8
WORLDS = 16  # tried by every favourite between two looks at who falls behind
WINNING = 0.8  # what winning counts in the worth of an outcome; the rest is the lead
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


@cache
def compiled_lookahead() -> Compiled:
    """Return the functions of looking ahead, compiled; whoever has them waits no more."""
    compiled = Compiled(LOOKAHEAD_MODULES)
    none, room, number = np.zeros(0, STATE), _Room(compiled, 0, 0), np.zeros(0, np.int64)
    compiled.imagine_worlds(none, np.zeros(1, STATE), 0, np.zeros(REGIONS, np.int64), room.words)
    compiled.play_rows(none, number, number, 0, 0, room.actions, room.observations, room.masks, number)
    state = np.zeros(1, STATE)[0]
    compiled.turn_number(state)
    compiled.score(state, 0)
    compiled.winning_seat(state)
    return compiled


def softmax(rows: np.ndarray) -> np.ndarray:
    """Return likelihoods."""
    raised = np.exp(rows - rows.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))


class Outlook(NamedTuple):
    """What is expected for a seat, one number for each row."""

    worth: np.ndarray
    chance: np.ndarray
    points: np.ndarray


def outlook_of(outcomes: np.ndarray, seats: int) -> Outlook:
    """Return what the network expects for the seats that observe."""
    chance = softmax(outcomes[:, :seats, WIN])[:, 0]
    lead = 1 / (1 + np.exp(-outcomes[:, 0, LEAD]))
    return Outlook(WINNING * chance + (1 - WINNING) * lead, chance, outcomes[:, 0, POINTS] * POINTS_SCALE)


def joined(one: Outlook, other: Outlook) -> Outlook:
    """Return what was found in some worlds and in others."""
    return Outlook(*(np.concatenate(pair) for pair in zip(one, other, strict=True)))


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


class _Room:
    """Room for one thread to try favourites in."""

    def __init__(self, compiled: Compiled, seed: int, number: int) -> None:
        self.words = np.zeros(4, np.int64)
        a, b, c, d = split_seed(seed)
        compiled.seed_generator(self.words, (a, b, c, d ^ number))
        self.actions = np.zeros(MOST_LEGAL, np.int64)
        most = WORLDS * MOST_FAVOURITES
        self.observations = np.zeros((most, OBSERVATION), np.int8)
        self.masks = np.zeros((most, MASK_WORDS), np.uint32)


class NetworkSearcher:
    """A player that looks ahead with the network, for a time or for a number of worlds."""

    def __init__(self, seed: int, budget: Budget, weights: Weights | None = None) -> None:
        self._budget = budget
        self._reach = reach_of(budget)
        self._weights = trained_weights() if weights is None else weights
        self._compiled = compiled_lookahead()
        self._rooms = [_Room(self._compiled, seed, number) for number in range(budget.threads)]
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
        at_first = [float(part[0]) for part in outlook_of(first.outcomes, view.state.seats)]
        choice = _pick(favourites, tried)
        found = []
        for number in legal:
            outlook = tried.get(number)
            visits = 0 if outlook is None else len(outlook.worth)
            _, chance, points = at_first if outlook is None else [float(part.mean()) for part in outlook]
            found.append(Evaluation(ACTIONS[number], visits + (number == choice), chance, points))
        return found

    def _try(self, view: View, favourites: list[int], until: float | None) -> dict[int, Outlook]:
        """Try actions in worlds until the time is up, the worlds are spent, or one is left that may be best."""
        record = np.zeros(1, STATE)
        from_plain(view.state, record[0])
        asked = (record, view.state.actor, np.array(own_clerics(view), np.int64))
        tried: dict[int, Outlook] = {}
        left = favourites
        while len(left) > 1 and not self._has_enough(tried):
            look_ahead = partial(self._look_ahead, *asked, np.array(left), until)
            for outlooks in (map if self._pool is None else self._pool.map)(look_ahead, self._rooms):
                if outlooks is None:
                    return tried
                for number, outlook in zip(left, outlooks, strict=True):
                    tried[number] = joined(tried[number], outlook) if number in tried else outlook
            left = _still_in(left, tried)
        return tried

    def _has_enough(self, tried: dict[int, Outlook]) -> bool:
        """Return whether the number of worlds to be tried is reached."""
        most = self._budget.iterations
        return most is not None and bool(tried) and max(len(outlook.worth) for outlook in tried.values()) >= most

    def _look_ahead(
        self, record: np.ndarray, seat: int, clerics: np.ndarray, numbers: np.ndarray, until: float | None, room: _Room
    ) -> list[Outlook] | None:
        """Try each of these actions in new worlds; None where the time is up before that is done."""
        compiled, seats = self._compiled, int(record[0]["seats"])
        imagined = np.zeros(WORLDS, STATE)
        compiled.imagine_worlds(imagined, record, seat, clerics, room.words)
        states = np.tile(imagined, len(numbers))
        count = len(states)
        worth, chance, points = np.zeros(count), np.zeros(count), np.zeros(count)
        rows = np.arange(count)
        chosen = np.repeat(numbers, WORLDS).astype(np.int64)
        reached = np.zeros(count, np.int64)
        last = compiled.turn_number(record[0]) + self._reach.rounds * seats
        while len(rows):
            if until is not None and time.perf_counter() >= until:
                return None
            here = reached[: len(rows)]
            compiled.play_rows(states, rows, chosen, seat, last, room.actions, room.observations, room.masks, here)
            for k in np.flatnonzero(here == ENDED):
                worth[rows[k]], chance[rows[k]], points[rows[k]] = self._ended(states[rows[k]], seat, seats)
            (arrived,) = np.nonzero(here == AT_HORIZON)
            if len(arrived):
                found = outlook_of(judge(self._weights, room.observations[arrived]).outcomes, seats)
                worth[rows[arrived]], chance[rows[arrived]], points[rows[arrived]] = found
            (goes_on,) = np.nonzero(here == GOES_ON)
            if len(goes_on):
                preferences = judge(self._weights, room.observations[goes_on]).preferences
                chosen = np.where(legal_from_masks(room.masks[goes_on]), preferences, -np.inf).argmax(-1)
            rows = rows[goes_on]
        shape = (len(numbers), WORLDS)
        return [
            Outlook(*row)
            for row in zip(worth.reshape(shape), chance.reshape(shape), points.reshape(shape), strict=True)
        ]

    def _ended(self, state: Any, seat: int, seats: int) -> tuple[float, float, float]:
        scores = [int(self._compiled.score(state, other)) for other in range(seats)]
        won = float(self._compiled.winning_seat(state) == seat)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return WINNING * won + (1 - WINNING) / (1 + np.exp(-lead / LEAD_SCALE)), won, float(scores[seat])
