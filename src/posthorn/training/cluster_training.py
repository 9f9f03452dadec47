"""One training on many machines: each plays and learns by itself, and after each iteration all go on from their mean.

Lessons would be gigabytes an iteration; weights, with what the optimiser remembers, are megabytes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import partial
from math import isnan, nan
from statistics import fmean
from typing import Any

import jax
import numpy as np

from posthorn.hosting.cluster import Cluster
from posthorn.hosting.members import Members
from posthorn.training.recipe import recipe_for_this_computer
from posthorn.training.training import Plan, Progress, State, Training

MEANS = ("play_seconds", "entropy", "divergence", "win_loss", "points_error", "winners_points", "rounds")


class ClusterTraining(Training):
    """A network that is learning on the nodes of a cluster; this computer only adds up.

    ``given`` are the numbers of the recipe that somebody chose; the others are as suits each node.
    """

    def __init__(self, given: dict[str, Any], plan: Plan, seed: int, cluster: Cluster) -> None:
        super().__init__(recipe_for_this_computer(given), plan, seed)
        self._members = Members(cluster, partial(Learner, given, plan, seed))

    def iterate(self) -> Progress:
        """Let all play and learn once, and take the mean."""
        began = time.perf_counter()
        answers: list[tuple[State, Progress]] = self._members.call("learn", self.state())
        reports = [report for _, report in answers]
        news = np.array([report.new_choices for report in reports])
        learnt = [(state.weights, state.memory) for state, _ in answers]
        weights, memory = jax.tree.map(lambda *leaves: mean(leaves, news / news.sum()), *learnt)
        new, seconds = int(news.sum()), time.perf_counter() - began
        self.go_on_from(State(weights, memory, self.iteration + 1, self.choices + new, self.seconds + seconds))
        means = {name: mean_number(getattr(report, name) for report in reports) for name in MEANS}
        return Progress(
            iteration=self.iteration,
            choices=self.choices,
            new_choices=new,
            learn_seconds=seconds - means["play_seconds"],  # with what it takes to send weights to and fro
            games=sum(report.games for report in reports),
            **means,
        )

    def close(self) -> None:
        """End what was begun on the nodes."""
        self._members.close()


class Learner:
    """A training on a node, with games of its own."""

    def __init__(self, given: dict[str, Any], plan: Plan, seed: int, number: int) -> None:
        self._training = Training(recipe_for_this_computer(given), plan, seed + number)

    def learn(self, state: State) -> tuple[State, Progress]:
        """Play and learn once from where all are."""
        self._training.go_on_from(state)
        progress = self._training.iterate()
        return self._training.state(), progress


def mean(leaves: Sequence[np.ndarray], shares: Iterable[float]) -> np.ndarray:
    """Return the mean of arrays; of counters, which are the same everywhere, the first."""
    kind = leaves[0].dtype
    if kind.kind != "f":
        return leaves[0]
    return np.asarray(sum(leaf * share for leaf, share in zip(leaves, shares, strict=True)), kind)


def mean_number(numbers: Iterable[float]) -> float:
    """Return the mean of the numbers that are known."""
    known = [number for number in numbers if not isnan(number)]
    return fmean(known) if known else nan
