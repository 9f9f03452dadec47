"""How strong a network is: games against fixed players, played in another process while the learning goes on."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np

from posthorn.engine.tables import SEATS
from posthorn.game import MODULES, Options
from posthorn.players.network import Weights
from posthorn.players.policies import POLICY_POSTMASTER, RESULT_WINNER

GAMES = 400
LONGEST = 60  # rounds: a beginner's games would not end by themselves


@dataclass(frozen=True)
class Strength:
    """Of the games a network played against postmasters, the share it won: with two, with four, with both modules."""

    iteration: int
    of_two: float
    of_four: float
    of_two_with_modules: float


def measure(weights: Weights, iteration: int, games: int = GAMES) -> Strength:
    """Let a network play against postmasters."""
    from posthorn.players.network_contest import play_contest

    shares = []
    for options in (Options.of(2), Options.of(SEATS), Options.of(2, modules=MODULES)):
        own = np.arange(games) % options.seats
        entrants = np.full((games, SEATS), POLICY_POSTMASTER)
        entrants[np.arange(games), own] = -1
        results = play_contest([options.but(max_rounds=LONGEST)] * games, entrants, [weights], seed=iteration * games)
        shares.append(float((results[:, RESULT_WINNER] == own).mean()))
    return Strength(iteration, *shares)


class Measuring:
    """A process that measures networks, one after the other."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._under_way: list[Future[Strength]] = []

    def begin(self, weights: Weights, iteration: int) -> None:
        """Begin to measure a network, unless one is being measured."""
        if not self._under_way:
            plain = {name: np.asarray(weight) for name, weight in weights.items()}
            self._under_way.append(self._pool.submit(measure, plain, iteration))

    def finished(self, *, wait: bool = False) -> Strength | None:
        """Return what was measured, if that is done."""
        if self._under_way and (wait or self._under_way[0].done()):
            return self._under_way.pop().result()
        return None

    def __enter__(self) -> Measuring:
        return self

    def __exit__(self, *fault: object) -> None:
        self._pool.shutdown(cancel_futures=True)
