"""Judging a position for a seat: a small network over its outlook, trained on games of the players with themselves.

Written like the rules, but for compiled play only: it works on NumPy arrays. The network has one hidden layer. It says
three things: the reward a seat may expect, the chance that it wins, and its points at the end.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from posthorn.engine.state import State
from posthorn.players.outlook import OUTLOOK, look

HIDDEN = 32
POINTS_SCALE = 20
REWARD, CHANCE, POINTS = range(3)

Array = Any


class Judge(NamedTuple):
    """The network's weights, and room to work in; each thread has its own."""

    first: Array  # OUTLOOK rows of HIDDEN weights; the outlook's first number is always 1
    second: Array  # HIDDEN + 1 rows of three weights, the last for what is always added
    outlook: Array
    hidden: Array
    says: Array  # what it said last: REWARD, CHANCE, POINTS


def sigmoid(x: float) -> float:
    """Return a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-x))


def consult(judge: Judge, s: State, seat: int) -> float:
    """Judge a position for a seat; return the reward it may expect, between 0 and 1, and leave all in ``says``."""
    outlook = judge.outlook
    hidden = judge.hidden
    look(s, seat, outlook)
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for k in range(OUTLOOK):
        value = outlook[k]
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * judge.first[k, j]
    for i in range(3):
        total = judge.second[HIDDEN, i]
        for j in range(HIDDEN):
            if hidden[j] > 0.0:
                total += hidden[j] * judge.second[j, i]
        judge.says[i] = total
    judge.says[REWARD] = sigmoid(judge.says[REWARD])
    judge.says[CHANCE] = sigmoid(judge.says[CHANCE])
    judge.says[POINTS] *= POINTS_SCALE
    return float(judge.says[REWARD])
