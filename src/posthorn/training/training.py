"""One training: it plays, learns, reports and keeps checkpoints, from the first iteration to the last."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from posthorn.engine.tables import SEATS
from posthorn.game import Options
from posthorn.players.network import (
    BLOCK_COUNT,
    OUTCOMES,
    WIDTH,
    Weights,
    check_versions,
    new_weights,
    versions,
    write_weights,
)
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.players.set_tables import set_tables
from posthorn.training import learner
from posthorn.training.games import NOTED, NOTED_END, NOTED_ROUNDS, TOLD, TOLD_SEATS
from posthorn.training.learner import Experience
from posthorn.training.recipe import Recipe
from posthorn.training.tables import TEMPLATES, mixed_tables


@dataclass(frozen=True)
class Progress:
    """How an iteration went."""

    iteration: int
    choices: int  # learnt from since the beginning
    new_choices: int  # in this iteration
    play_seconds: float
    learn_seconds: float
    entropy: float
    divergence: float
    win_loss: float
    points_error: float  # standard deviation
    games: int  # that ended
    winners_points: float  # in games of four, nan if none ended
    rounds: float


class Training:
    """A network that is learning."""

    def __init__(
        self,
        recipe: Recipe,
        iterations: int,
        seed: int,
        size: tuple[int, int] = (WIDTH, BLOCK_COUNT),
        tables: list[Options] | None = None,
    ) -> None:
        self.recipe = recipe
        self.iterations = iterations
        self.iteration = 0
        self.choices = 0
        self._key = jax.random.key(seed)
        self.weights: Weights = jax.tree.map(jnp.asarray, new_weights(seed, *size))
        self._memory = learner.optimiser(recipe).init(self.weights)
        self._on_gpu = jax.default_backend() == "gpu"
        self._precision = jnp.bfloat16 if self._on_gpu else jnp.float32
        templates = set_tables(mixed_tables(TEMPLATES, seed) if tables is None else tables)
        if self._on_gpu:
            from posthorn.training.gpu_games import GpuGames

            self._games: Any = GpuGames(templates, recipe.games, seed)
        else:
            from posthorn.training.cpu_games import CpuGames

            self._games = CpuGames(templates, recipe.games, seed)

    def iterate(self) -> Progress:
        """Play and learn once."""
        began = time.perf_counter()
        key = jax.random.fold_in(self._key, self.iteration)
        experience = self._play(key)
        results, told = experience.results, experience.told
        told_then = jnp.asarray(self._games.told)
        then = learner.expect(self.weights, jnp.asarray(self._games.observations), told_then, self._precision)
        ended = _ended(results, told)
        lesson = learner.make_lesson(experience, then, told_then, self.recipe)
        lesson.targets.block_until_ready()
        played = time.perf_counter()
        share = self.iteration / max(self.iterations - 1, 1)
        self._memory.hyperparams["rate"] = jnp.asarray(self.recipe.rate_at(share), jnp.float32)
        bonus = jnp.asarray(self.recipe.entropy_at(share), jnp.float32)
        for epoch in range(self.recipe.epochs):
            self.weights, self._memory, figures = learner.learn(
                self.weights,
                self._memory,
                lesson,
                bonus,
                jax.random.fold_in(key, self.recipe.steps + epoch),
                self.recipe,
                self._precision,
            )
        self.weights["first"].block_until_ready()
        self.iteration += 1
        new = self.recipe.games * self.recipe.steps
        self.choices += new
        return Progress(
            self.iteration,
            self.choices,
            new,
            played - began,
            time.perf_counter() - played,
            float(figures.entropy),
            float(figures.divergence),
            float(figures.win_loss),
            float(figures.points_loss) ** 0.5,
            *ended,
        )

    def _play(self, key: Any) -> Experience:
        games, recipe = self._games, self.recipe
        shapes = {
            "observations": ((OBSERVATION,), jnp.int8),
            "masks": ((MASK_WORDS,), jnp.uint32),
            "told": ((TOLD,), jnp.int8),
            "results": ((NOTED,), jnp.int8),
            "chosen": ((), jnp.int32),
            "likelihoods": ((), jnp.float32),
            "outcomes": ((SEATS, OUTCOMES), jnp.float32),
        }
        size = (recipe.steps, recipe.games)
        experience = Experience(**{name: jnp.zeros(size + shape, kind) for name, (shape, kind) in shapes.items()})
        for step in range(recipe.steps):
            experience, chosen = learner.choose(
                self.weights,
                experience,
                jnp.asarray(step),
                jnp.asarray(games.observations),
                jnp.asarray(games.masks),
                jnp.asarray(games.told),
                jnp.asarray(games.results),
                key,
                self._precision,
            )
            games.play(chosen)
        noted: Experience = learner.note_last(experience, jnp.asarray(games.results))
        return noted

    def write_network(self, file: Path) -> None:
        """Write the network as players read it."""
        write_weights(file, self.weights)

    def save(self, file: Path) -> None:
        """Write all that is needed to go on."""
        leaves = {f"memory {i}": leaf for i, leaf in enumerate(jax.tree.leaves(self._memory))}
        counters: dict[str, Any] = {"iteration": self.iteration, "choices": self.choices}
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.savez(stream, **versions(), **counters, **leaves, **self.weights)
        part.replace(file)

    def load(self, file: Path) -> None:
        """Go on from what was saved, at the iteration it had come to, with new games."""
        with np.load(file) as stored:
            check_versions(stored)
            shapes = {name: weight.shape for name, weight in self.weights.items()}
            if any(name not in stored or stored[name].shape != shape for name, shape in shapes.items()):
                message = "it holds a network of another size"
                raise ValueError(message)
            self.weights = {name: jnp.asarray(stored[name]) for name in self.weights}
            leaves, shape = jax.tree.flatten(self._memory)
            self._memory = jax.tree.unflatten(shape, [jnp.asarray(stored[f"memory {i}"]) for i in range(len(leaves))])
            self.iteration, self.choices = int(stored["iteration"]), int(stored["choices"])


def _ended(results: Any, told: Any) -> tuple[int, float, float]:
    """Return how many games ended, the winners' points in games of four, and how many rounds games took."""
    is_over = results[..., NOTED_END] != 0
    of_four = is_over & (told[..., TOLD_SEATS] == SEATS)
    points = results[..., :SEATS].astype(jnp.float32).max(-1)
    count = is_over.sum()
    rounds = jnp.where(is_over, results[..., NOTED_ROUNDS], 0).astype(jnp.float32).sum() / count
    return int(count), float(jnp.where(of_four, points, 0.0).sum() / of_four.sum()), float(rounds)
