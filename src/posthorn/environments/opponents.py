"""Opponents by name: who sits in the seats that are not the learner's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from posthorn.players import player_names
from posthorn.players.levels import LEVELS, POLICIES
from posthorn.players.network import WIN, Judgement, judge
from posthorn.players.network_player import trained_weights
from posthorn.players.policies import POLICY_RANDOM

Names = str | Sequence[str]


class Opponent(Protocol):
    """A player that chooses in many games at once, from what its seats may know there."""

    def choose(self, observations: np.ndarray, masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """Return the number of a legal action for each row."""
        ...


class RandomOpponent:
    """One that chooses by lot."""

    def choose(self, observations: np.ndarray, masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """Return the number of a legal action for each row, each as likely as any other."""
        return np.asarray((chance.random(masks.shape, np.float32) * masks).argmax(-1))


class Thoughts(NamedTuple):
    """What a network thinks of choices, one in each row."""

    actions: np.ndarray  # what it likes best
    preferences: np.ndarray  # for the legal actions of all rows, one after the other: shares that add up to 1 in a row
    chances: np.ndarray  # of winning, by seat clockwise from the one that chooses


class NetworkOpponent:
    """One that follows a network of ours."""

    def __init__(self, network: str) -> None:
        self._weights = trained_weights(network)

    def choose(self, observations: np.ndarray, masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """Return what the network likes best in each row."""
        return np.asarray(self._liked(judge(self._weights, observations), masks).argmax(-1))

    def think(self, observations: np.ndarray, masks: np.ndarray, seats: int) -> Thoughts:
        """Return what the network likes best at tables of so many seats, and what else it thinks."""
        judgement = judge(self._weights, observations)
        legal = masks != 0
        chances = _shares(judgement.outcomes[:, :seats, WIN].reshape(-1), np.full(len(masks), seats))
        return Thoughts(
            self._liked(judgement, masks).argmax(-1),
            _shares(judgement.preferences[legal], legal.sum(-1)),
            chances.reshape(-1, seats),
        )

    def _liked(self, judgement: Judgement, masks: np.ndarray) -> np.ndarray:
        return np.where(masks != 0, judgement.preferences, -np.inf)


def _shares(numbers: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    """Return what the network says as shares, which add up to 1 in each group of these sizes."""
    begins = np.cumsum(sizes) - sizes
    raised = np.exp(numbers - np.repeat(np.maximum.reduceat(numbers, begins), sizes))
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, begins), sizes))


def names_of(opponents: Names, seats: int) -> list[str]:
    """Return the name of the opponent in each of the other seats; one name stands for all of them."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        message = f"a table of {seats} seats has {seats - 1} for opponents, but {len(names)} are named"
        raise ValueError(message)
    for name in names:
        if name not in player_names():
            message = f"there is no player “{name}”; there are {', '.join(player_names())}"
            raise ValueError(message)
    return names


def fast_opponent(name: str) -> Opponent | None:
    """Return the player of a name if it can choose in many games at once: one of our networks, or the random one."""
    if POLICIES.get(name) == POLICY_RANDOM:
        return RandomOpponent()
    level = LEVELS.get(name)
    return None if level is None or level.network is None else NetworkOpponent(level.network)


def fast_opponents(names: Sequence[str]) -> list[Opponent]:
    """Return the players of these names, or say which of them can only play one game at a time."""
    found: list[Any] = [fast_opponent(name) for name in names]
    for name, opponent in zip(names, found, strict=True):
        if opponent is None:
            fast = ", ".join(other for other in player_names() if fast_opponent(other) is not None)
            message = f"the player “{name}” cannot play many games at once; those that can are {fast}"
            raise ValueError(message)
    return found
