"""What our levels that do not search think of choices at first sight, and how hard a puzzle is therefore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from posthorn.game import View
from posthorn.players.levels import LEVELS
from posthorn.players.network import judge
from posthorn.players.network_player import STRONGEST, trained_weights
from posthorn.players.observing import observation_of
from posthorn.players.outlook import outlook_of, softmax

NETWORKS = tuple(level.network for level in LEVELS.values() if level.network is not None)  # the weakest first


class Sight(NamedTuple):
    """What is thought of the legal actions of a view."""

    numbers: list[int]  # of the legal actions
    likelihoods: np.ndarray  # with which a level, in the rows, chooses each of them
    chance: float  # of winning, as the strongest says

    def difficulty(self, best: int) -> float:
        """Return how often the levels would miss the best choice, in the mean."""
        return 1 - float(self.likelihoods[:, self.numbers.index(best)].mean())

    def favourites(self, most: int, least_likely: float) -> list[int]:
        """Return what tempts: the strongest level's favourites, and what each of the others likes best."""
        strongest = self.likelihoods[-1]
        order = np.argsort(-strongest, kind="stable")[:most]
        liked = [i for i in order if strongest[i] >= least_likely] + list(self.likelihoods.argmax(1)[::-1])
        return [self.numbers[i] for i in dict.fromkeys(liked)]


def look_at(views: Sequence[View]) -> list[Sight]:
    """Return what the levels think of the choices of views, all with the same number of seats."""
    observations = np.array([observation_of(view) for view in views], np.int8)
    judged = [judge(trained_weights(name), observations) for name in NETWORKS]
    strongest = judged[NETWORKS.index(STRONGEST)]
    chances = outlook_of(strongest.outcomes, views[0].seats).chances[:, 0]
    found = []
    for row, view in enumerate(views):
        numbers = [action.number for action in view.legal_actions]
        likelihoods = np.stack([softmax(one.preferences[row, numbers]) for one in judged])
        found.append(Sight(numbers, likelihoods, float(chances[row])))
    return found
