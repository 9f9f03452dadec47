"""Train the network that evaluates positions for the players that search, and write its weights.

It learns from games of postmasters at every kind of table how a position ends for a seat: the reward
sigmoid(margin / 5), whether it wins, and its points. Plain NumPy; about a minute. Measure the players before and after
with ``posthorn match``, and keep the weights that play better.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import training_games

import posthorn.players
from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.state import State
from posthorn.game import EDITIONS, Options
from posthorn.players import features as feature_module
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.features import FEATURES
from posthorn.players.tree import MARGIN_SCALE
from posthorn.players.value_net import HIDDEN, POINTS_SCALE

WEIGHTS = Path(str(posthorn.players.__file__)).parent / "weights.npz"
GAMES = 48_000
BATCH_OF_GAMES = 6_000
NOISE = (0, 15, 30, 60)  # in thousandths, one batch after the other
SHARE = 60  # of the positions, in thousandths
# Learning rates, three times through the data with each.
RATES = (3e-3, 2e-3, 1e-3, 5e-4, 2e-4)
BATCH = 2048
# How much each of reward, chance and points counts.
IMPORTANCE = np.array([1.0, 0.3, 2.0], np.float32)


def tables() -> np.ndarray:
    """Return tables of every kind, the base game five times as often as each set of modules."""
    modules: tuple[tuple[str, ...], ...] = ((),) * 5 + (("audience",), ("honours",), ("audience", "honours"))
    records = []
    for seats, edition, chosen in product((2, 3, 4), EDITIONS, modules):
        s = State()
        Options.of(seats, edition, chosen).set_up(s)
        s.start = -1
        record = np.zeros(1, STATE)
        from_plain(s, record[0])
        records.append(record)
    return np.concatenate(records)


def play_games() -> tuple[np.ndarray, np.ndarray]:
    """Return features of positions, and beside those of each the reward, whether the seat won, and its points."""
    compiled = Compiled([*POLICY_MODULES, feature_module, training_games])
    chance = np.random.default_rng(1)
    kinds = tables()
    inputs, targets = [], []
    for batch in range(GAMES // BATCH_OF_GAMES):
        states = kinds[chance.integers(0, len(kinds), BATCH_OF_GAMES)]
        room = BATCH_OF_GAMES * 25
        features = np.zeros((room, FEATURES), np.float32)
        seats, games = np.zeros(room, np.int64), np.zeros(room, np.int64)
        actions = np.zeros(MOST_LEGAL + 4, np.int64)
        noise = NOISE[batch % len(NOISE)]
        noted = compiled.play_to_learn(states, noise, SHARE, features, seats, games, actions, batch * BATCH_OF_GAMES)
        scores = np.full((BATCH_OF_GAMES, 4), -1000)
        for i, state in enumerate(states):
            for seat in range(state["seats"]):
                scores[i, seat] = compiled.score(state, seat)
        inputs.append(features[:noted])
        targets.append(outcomes(scores[games[:noted]], seats[:noted]))
        print(f"played {(batch + 1) * BATCH_OF_GAMES} games")
    return np.concatenate(inputs), np.concatenate(targets)


def outcomes(scores: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """Return what the network should say of each position, from how its game ended."""
    rows = np.arange(len(seats))
    own = scores[rows, seats]
    others = scores.copy()
    others[rows, seats] = -1000
    margin = own - others.max(axis=1)
    reward = 1 / (1 + np.exp(-margin / MARGIN_SCALE))
    won = np.where(margin == 0, 0.5, margin > 0)
    return np.stack([reward, won, own / POINTS_SCALE], axis=1).astype(np.float32)


def train(inputs: np.ndarray, targets: np.ndarray) -> list[np.ndarray]:
    """Return the two layers' weights, by Adam."""
    chance = np.random.default_rng(2)
    weights = [
        chance.normal(0, 0.12, (FEATURES, HIDDEN)).astype(np.float32),
        chance.normal(0, 0.1, (HIDDEN + 1, 3)).astype(np.float32),
    ]
    means: list[np.ndarray] = [np.zeros_like(layer) for layer in weights]
    squares: list[np.ndarray] = [np.zeros_like(layer) for layer in weights]
    step = 0
    for rate in RATES:
        errors = []
        for _ in range(3):
            order = chance.permutation(len(inputs))
            for first in range(0, len(inputs) - BATCH + 1, BATCH):
                chosen = order[first : first + BATCH]
                gradients, error = gradients_of(weights, inputs[chosen], targets[chosen])
                errors.append(error)
                step += 1
                scale = rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                for layer, gradient in enumerate(gradients):
                    means[layer] = 0.9 * means[layer] + 0.1 * gradient
                    squares[layer] = 0.999 * squares[layer] + 0.001 * gradient * gradient
                    weights[layer] -= (scale * means[layer] / (np.sqrt(squares[layer]) + 1e-7)).astype(np.float32)
        print(f"rate {rate}: squared errors of reward, chance, points {np.mean(errors, axis=0).round(4)}")
    return weights


def gradients_of(
    weights: list[np.ndarray], inputs: np.ndarray, targets: np.ndarray
) -> tuple[list[np.ndarray], np.ndarray]:
    """Return the gradients of both layers for a batch, and its squared errors."""
    first, second = weights
    summed = inputs @ first
    hidden = np.maximum(summed, 0)
    outputs = hidden @ second[:-1] + second[-1]
    outputs[:, :2] = 1 / (1 + np.exp(-outputs[:, :2]))
    error = outputs - targets
    back = error * IMPORTANCE / len(inputs)
    through = (back @ second[:-1].T) * (summed > 0)
    return [inputs.T @ through, np.concatenate([hidden.T @ back, back.sum(0, keepdims=True)])], (error**2).mean(0)


def main() -> None:
    """Play, train, write."""
    first, second = train(*play_games())
    np.savez_compressed(WEIGHTS, first=first, second=second)
    print(f"wrote {WEIGHTS.name}")


if __name__ == "__main__":
    main()
