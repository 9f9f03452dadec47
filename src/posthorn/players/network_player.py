"""A network as a player: it looks at its view once, and takes what it likes best."""

from __future__ import annotations

from functools import cache

import numpy as np

from posthorn.game import ACTIONS, Action, View
from posthorn.players.network import Judgement, Weights, judge, read_weights
from posthorn.players.observing import observation_of
from posthorn.players.weights import weights_file

STRONGEST = "count"  # of the networks that come with Posthorn


@cache
def trained_weights(name: str = STRONGEST) -> Weights:
    """Return the weights of a network that comes with Posthorn."""
    with weights_file(name).open("rb") as file:
        return read_weights(file)


def judge_view(weights: Weights, view: View) -> Judgement:
    """Return what a network says of the position that a view shows."""
    return judge(weights, np.array([observation_of(view)], np.int8))


class NetworkPlayer:
    """A player that follows a network's preference."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        legal = [action.number for action in view.legal_actions]
        if len(legal) == 1:
            return view.legal_actions[0]
        preferences = judge_view(self._weights, view).preferences[0]
        return ACTIONS[max(legal, key=lambda number: float(preferences[number]))]
