"""The value of a position for a seat: a small network over its features, trained on games of the players themselves.

Written like the rules, but for compiled play only: it works on NumPy arrays. The network has one hidden layer. It says
three things: the reward a seat may expect, the chance that it wins, and its points at the end.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from posthorn.engine.state import State
from posthorn.players.features import FEATURES, write_features

HIDDEN = 32
POINTS_SCALE = 20
REWARD, CHANCE, POINTS = range(3)

Array = Any


class ValueNet(NamedTuple):
    """The network's weights, and room to work in; each thread has its own."""

    first: Array  # FEATURES rows of HIDDEN weights; the first feature is always 1
    second: Array  # HIDDEN + 1 rows of three weights, the last for what is always added
    features: Array
    hidden: Array
    outputs: Array  # of the last position: REWARD, CHANCE, POINTS


def sigmoid(x: float) -> float:
    """Return a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-x))


def evaluate(net: ValueNet, s: State, seat: int) -> float:
    """Evaluate a position for a seat; return the reward to expect, between 0 and 1, and leave all in ``outputs``."""
    features = net.features
    hidden = net.hidden
    write_features(s, seat, features)
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for k in range(FEATURES):
        value = features[k]
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * net.first[k, j]
    for i in range(3):
        total = net.second[HIDDEN, i]
        for j in range(HIDDEN):
            if hidden[j] > 0.0:
                total += hidden[j] * net.second[j, i]
        net.outputs[i] = total
    net.outputs[REWARD] = sigmoid(net.outputs[REWARD])
    net.outputs[CHANCE] = sigmoid(net.outputs[CHANCE])
    net.outputs[POINTS] *= POINTS_SCALE
    return float(net.outputs[REWARD])
