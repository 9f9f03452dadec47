"""The network as a player: it looks at its view once, and takes what it likes best."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from posthorn.game import ACTIONS, Action, View
from posthorn.players.network import Judgement, Weights, judge, read_weights
from posthorn.players.observation import OBSERVATION, write_observation


@cache
def trained_weights() -> Weights:
    """Return the weights that come with Posthorn."""
    with (files(__package__) / "network.npz").open("rb") as file:
        return read_weights(file)


def own_clerics(view: View) -> list[int]:
    """Return by coach the rank that the view's seat has sent on it, which it may not look at again (R11.2)."""
    ranks = [0] * len(view.state.place)
    for action in view.own_actions:
        if action.coach is not None and action.rank is not None:
            ranks[action.coach.index] = action.rank
    return ranks


def observation_of(view: View) -> np.ndarray:
    """Return what the view's seat may know, its own clerics included, as an array of one observation."""
    state = view.state
    if state.audience:
        state = state.share()
        state.cleric = state.cleric[:]
        state.cleric[state.actor] = own_clerics(view)
    numbers = [0] * OBSERVATION
    write_observation(state, state.actor, numbers)
    return np.array([numbers], np.int8)


class NetworkPlayer:
    """A player that follows the network's preference."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = trained_weights() if weights is None else weights

    def judge(self, view: View) -> Judgement:
        """Return what the network says of the position."""
        return judge(self._weights, observation_of(view))

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        legal = [action.number for action in view.legal_actions]
        if len(legal) == 1:
            return view.legal_actions[0]
        preferences = self.judge(view).preferences[0]
        return ACTIONS[max(legal, key=lambda number: float(preferences[number]))]
