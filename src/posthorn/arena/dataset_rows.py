"""The rows of a dataset: one for each real choice, as columns of Arrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow

from posthorn.game import ACTIONS
from posthorn.players.observation import OBSERVATION

_names = pyarrow.dictionary(pyarrow.int16(), pyarrow.string())
# What each column holds stands in docs/research.md.
COLUMNS: dict[str, Any] = {
    "game": pyarrow.int32(),
    "seed": pyarrow.int64(),
    "number": pyarrow.int16(),
    "seat": pyarrow.int8(),
    "player": _names,
    "observation": pyarrow.binary(OBSERVATION),
    "legal_actions": pyarrow.list_(pyarrow.int16()),
    "preferences": pyarrow.list_(pyarrow.float32()),
    "action": pyarrow.int16(),
    "choice": _names,
    "chances": pyarrow.list_(pyarrow.float32()),
    "points": pyarrow.list_(pyarrow.int8()),
    "winner": pyarrow.int8(),
    "has_won": pyarrow.bool_(),
}
_TEXTS = pyarrow.array([action.text for action in ACTIONS])
LEFT_OFF = -1  # the winner of a game that was not played to its end


class Choices(NamedTuple):
    """Choices of one player at the same time, one in each row."""

    games: np.ndarray  # counted from the first of them
    seats: np.ndarray
    observations: np.ndarray
    legal: np.ndarray  # the numbers of the legal actions of all rows, one after the other
    legal_counts: np.ndarray  # how many of them belong to each row
    actions: np.ndarray
    preferences: np.ndarray | None  # for the legal actions, in their order
    chances: np.ndarray | None  # by seat


class Outcomes:
    """How the games of a part ended, by game."""

    def __init__(self, count: int, seats: int) -> None:
        self.points = np.zeros((count, seats), np.int8)
        self.winners = np.full(count, LEFT_OFF, np.int8)


def rows_of(choices: Sequence[Choices], outcomes: Outcomes) -> dict[str, Any]:
    """Return choices as columns, game by game in the order in which they were made, with the outcomes of their games.

    Games that were left off are not among them.
    """
    games = np.concatenate([made.games for made in choices])
    order = np.argsort(games, kind="stable")
    order = order[outcomes.winners[games[order]] != LEFT_OFF]
    games = games[order]
    seats = np.concatenate([made.seats for made in choices])[order]
    actions = np.concatenate([made.actions for made in choices])[order]
    winners = outcomes.winners[games]
    return {
        "game": games,
        "number": np.arange(len(games)) - np.searchsorted(games, games),
        "seat": seats,
        "observation": pyarrow.Array.from_buffers(
            COLUMNS["observation"], len(games), [None, pyarrow.py_buffer(_observations(choices, order))]
        ),
        "legal_actions": _lists(choices, lambda made: made.legal).take(order),
        "preferences": _lists(choices, lambda made: made.preferences).take(order),
        "action": actions,
        "choice": named(actions, _TEXTS),
        "chances": _lists(choices, lambda made: made.chances, outcomes.points.shape[1]).take(order),
        "points": pyarrow.array(list(outcomes.points)).take(games),
        "winner": winners,
        "has_won": winners == seats,
    }


def _observations(choices: Sequence[Choices], order: np.ndarray) -> np.ndarray:
    """Return the observations in an order, and copy them but once: they are nearly all that is held in memory."""
    places = np.full(sum(len(made.games) for made in choices), -1)
    places[order] = np.arange(len(order))
    ordered, first = np.zeros((len(order), OBSERVATION), np.int8), 0
    for made in choices:
        own = places[first : first + len(made.games)]
        ordered[own[own >= 0]] = made.observations[own >= 0]
        first += len(made.games)
    return ordered


def named(numbers: np.ndarray, names: Any) -> Any:
    """Return a column of names, each stored once."""
    return pyarrow.DictionaryArray.from_arrays(pyarrow.array(numbers, pyarrow.int16()), names)


def _lists(choices: Sequence[Choices], values: Callable[[Choices], np.ndarray | None], each: int | None = None) -> Any:
    """Return a list for each choice: a value for each legal action, or so many; null where there are none."""
    found, sizes, is_known = [], [], []
    for made in choices:
        own = values(made)
        size = made.legal_counts if each is None else np.full(len(made.games), each)
        found.append(np.zeros(0, np.float32) if own is None else own.reshape(-1))
        sizes.append(np.zeros_like(size) if own is None else size)
        is_known.append(np.full(len(made.games), own is not None))
    offsets = np.concatenate([[0], np.cumsum(np.concatenate(sizes))]).astype(np.int32)
    is_unknown = pyarrow.array(~np.concatenate(is_known))
    return pyarrow.ListArray.from_arrays(offsets, np.concatenate(found), mask=is_unknown)
