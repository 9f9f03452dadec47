"""Two ways of running the engine side by side: the same games, compared after every action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.state import State
from posthorn.engine.turn import apply, legal_actions


class Way(Protocol):
    """A way of running many games at once."""

    def legal(self) -> list[list[int]]:
        """Return each game's legal actions, none for a game that is over."""
        ...

    def play(self, actions: Sequence[int]) -> None:
        """Play one action in each game that is not over."""
        ...

    def states(self) -> np.ndarray:
        """Return the games' states as records."""
        ...


def as_records(states: Sequence[State], record: np.dtype[Any]) -> np.ndarray:
    """Return plain states as an array of records."""
    records = np.zeros(len(states), record)
    for i, state in enumerate(states):
        from_plain(state, records[i])
    return records


class Interpreted:
    """The engine as plain Python."""

    def __init__(self, states: Sequence[State]) -> None:
        self._states = [state.copy() for state in states]

    def legal(self) -> list[list[int]]:
        """List the legal actions of each game."""
        lists = []
        for state in self._states:
            actions = [0] * MOST_LEGAL
            lists.append(actions[: legal_actions(state, actions)])
        return lists

    def play(self, actions: Sequence[int]) -> None:
        """Play in each game that is not over."""
        for state, legal, action in zip(self._states, self.legal(), actions, strict=True):
            if legal:
                apply(state, action)

    def states(self) -> np.ndarray:
        """Return the states."""
        return as_records(self._states, STATE)


class OnArrays:
    """The engine on an array of records: compiled for the CPU, or for a GPU."""

    def __init__(self, states: Sequence[State], on: Compiled | Any, record: np.dtype[Any] = STATE) -> None:
        """Take the states over; ``on`` is a ``Compiled`` or the module ``gpu``."""
        self._on = on
        self._range = (0, len(states)) if isinstance(on, Compiled) else ()
        self._records = as_records(states, record)
        self._lists = np.zeros((len(states), MOST_LEGAL), np.int64)
        self._counts = np.zeros(len(states), np.int64)

    def legal(self) -> list[list[int]]:
        """List the legal actions of each game."""
        self._on.list_legal_actions(self._records, self._lists, self._counts, *self._range)
        return [row[:count].tolist() for row, count in zip(self._lists, self._counts, strict=True)]

    def play(self, actions: Sequence[int]) -> None:
        """Play in each game that is not over."""
        self._on.play_actions(self._records, np.array(actions, np.int64), *self._range)

    def states(self) -> np.ndarray:
        """Return the states."""
        return self._records.astype(STATE, copy=False)


def first_difference(one: Way, other: Way, most: int, seed: int) -> str | None:
    """Play the same random actions both ways; say where legal actions or states first differ, or None.

    The games are played to their ends, or for ``most`` actions each.
    """
    chance = np.random.default_rng(seed)
    for ply in range(most):
        legal = one.legal()
        for game, (listed, listed_too) in enumerate(zip(legal, other.legal(), strict=True)):
            if listed != listed_too:
                return f"game {game}, ply {ply}: the legal actions differ"
        if not any(legal):
            return None
        picks = chance.random(len(legal))
        actions = [
            choices[int(pick * len(choices))] if choices else 0 for choices, pick in zip(legal, picks, strict=True)
        ]
        one.play(actions)
        other.play(actions)
        differing = np.flatnonzero(one.states() != other.states())
        if len(differing):
            return f"game {differing[0]}, ply {ply}: the states differ after action {actions[differing[0]]}"
    return None
