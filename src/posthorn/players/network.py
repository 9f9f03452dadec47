"""The network: what to choose, and how everybody will fare, from an observation.

One source runs in NumPy, to play, and in JAX, to learn: ``arrays`` is the one's or the other's module. A linear layer,
residual blocks, and two heads: a preference for each action; and for each seat, clockwise from the one that observes,
its chance of winning, its lead, and its points.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np

from posthorn.engine.actions import ACTIONS
from posthorn.engine.tables import SEATS
from posthorn.players.observation import BLOCKS, MASK_BITS, OBSERVATION
from posthorn.players.weights import check_versions, versions

Array = Any  # of NumPy or of JAX
Arrays = Any  # the module NumPy or JAX's

WIDTH = 512
BLOCK_COUNT = 3
WIN, LEAD, POINTS = range(3)  # what the second head says of each seat
OUTCOMES = 3
POINTS_SCALE = 20.0  # points are learnt as a share of so many
LEAD_SCALE = 5.0  # a lead of so many points counts as 0.73

SCALES = np.concatenate([np.full(size, scale, np.float32) for _, size, scale in BLOCKS])
assert len(SCALES) == OBSERVATION

Weights = dict[str, Array]


class Judgement(NamedTuple):
    """What the network says of positions, one row each."""

    preferences: Array  # for each action, before the illegal ones are masked
    outcomes: Array  # by seat clockwise from the one that observes: WIN and LEAD before a sigmoid, POINTS scaled


def new_weights(seed: int, width: int = WIDTH, blocks: int = BLOCK_COUNT) -> Weights:
    """Return the weights of a network that knows nothing."""
    chance = np.random.default_rng(seed)

    def matrix(rows: int, columns: int, gain: float) -> np.ndarray:
        return np.asarray(chance.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

    weights = {"first": matrix(OBSERVATION, width, 2.0), "first bias": np.zeros(width, np.float32)}
    for block in range(blocks):
        weights[f"in {block}"] = matrix(width, width, 2**0.5)
        weights[f"in {block} bias"] = np.zeros(width, np.float32)
        weights[f"out {block}"] = matrix(width, width, 0.5)
        weights[f"out {block} bias"] = np.zeros(width, np.float32)
    weights["preferences"] = matrix(width, ACTIONS, 0.1)
    weights["preferences bias"] = np.zeros(ACTIONS, np.float32)
    weights["outcomes"] = matrix(width, SEATS * OUTCOMES, 0.1)
    weights["outcomes bias"] = np.zeros(SEATS * OUTCOMES, np.float32)
    return weights


def normalised(x: Array, arrays: Arrays) -> Array:
    """Return rows of mean 0 and variance 1."""
    wide = x.astype(arrays.float32)
    wide = wide - wide.mean(-1, keepdims=True)
    return (wide / arrays.sqrt((wide * wide).mean(-1, keepdims=True) + 1e-5)).astype(x.dtype)


def judge(weights: Weights, observations: Array, arrays: Arrays = np) -> Judgement:
    """Return what the network says of observations, one in each row."""
    kind = weights["first"].dtype
    x = observations.astype(kind) * arrays.asarray(SCALES, dtype=kind) @ weights["first"] + weights["first bias"]
    for block in range(sum(name.startswith("in ") for name in weights) // 2):
        y = normalised(x, arrays) @ weights[f"in {block}"] + weights[f"in {block} bias"]
        x = x + arrays.maximum(y, 0) @ weights[f"out {block}"] + weights[f"out {block} bias"]
    x = normalised(x, arrays)
    preferences = x @ weights["preferences"] + weights["preferences bias"]
    outcomes = x @ weights["outcomes"] + weights["outcomes bias"]
    outcomes = outcomes.reshape(*outcomes.shape[:-1], SEATS, OUTCOMES)
    return Judgement(preferences.astype(arrays.float32), outcomes.astype(arrays.float32))


def legal_from_masks(masks: Array, arrays: Arrays = np) -> Array:
    """Return for each action whether its bit is set in the words of a mask."""
    bits = masks[..., None] >> arrays.arange(MASK_BITS, dtype=masks.dtype) & 1
    return bits.reshape(*masks.shape[:-1], masks.shape[-1] * MASK_BITS)[..., :ACTIONS] != 0


def write_weights(file: Path, weights: Weights) -> None:
    """Write weights in half precision, with the versions they belong to."""
    stored: dict[str, Any] = {name: np.asarray(weight, np.float16) for name, weight in weights.items()}
    with file.open("wb") as stream:
        np.savez_compressed(stream, **versions(), **stored)


def read_weights(file: IO[bytes]) -> Weights:
    """Read weights, if they belong to this observation and these rules."""
    with np.load(file) as stored:
        check_versions(stored)
        return {name: stored[name].astype(np.float32) for name in stored.files if name not in versions()}
