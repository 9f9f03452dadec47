"""One training: it plays, learns, reports and keeps checkpoints, from the first iteration to the last."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from posthorn.engine.tables import SEATS
from posthorn.environments.games import NOTED, NOTED_END, NOTED_ROUNDS, TOLD, TOLD_SEATS
from posthorn.game import Options
from posthorn.players.network import (
    BLOCK_COUNT,
    OUTCOMES,
    WIDTH,
    Weights,
    new_weights,
    write_weights,
)
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.players.set_tables import set_tables
from posthorn.players.weights import check_versions, versions
from posthorn.training import learner, teaching
from posthorn.training.learner import Experience
from posthorn.training.recipe import Recipe
from posthorn.training.tables import TABLE_SIZES, TEMPLATES, mixed_tables


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


COUNTERS = ("iteration", "choices", "seconds")


class State(NamedTuple):
    """All that a training needs to go on, as NumPy has it."""

    weights: Weights
    memory: list[np.ndarray]  # the optimiser's
    iteration: int
    choices: int
    seconds: float


class OtherSizeError(ValueError):
    """What was saved holds a network of another size."""


@dataclass(frozen=True)
class Plan:
    """From what, with whom and for how long a network learns."""

    iterations: int | None = None  # times that it plays and learns
    seconds: float | None = None  # how long it does, where that is what ends it
    size: tuple[int, int] = (WIDTH, BLOCK_COUNT)
    tables: list[Options] | None = None  # without them, all of the game in a mixture
    seats: Sequence[int] = TABLE_SIZES  # those of the mixture
    start: Weights | None = None  # to go on from; without it from nothing
    teacher: Weights | None = None  # to learn from; without it the network learns from its own games
    opponent: Weights | None = None  # in all seats but one; without it the network plays against itself
    guest: Weights | None = None  # instead of an opponent: in one seat of every third game


class Training:
    """A network that is learning."""

    def __init__(self, recipe: Recipe, plan: Plan, seed: int) -> None:
        self.recipe = recipe
        self.plan = plan
        self.seed = seed
        self.iteration = 0
        self.choices = 0
        self.seconds = 0.0
        self._key = jax.random.key(seed)
        start = new_weights(seed, *plan.size) if plan.start is None else plan.start
        self.weights: Weights = jax.tree.map(jnp.asarray, start)
        self._teacher, opponent, guest = (
            None if weights is None else jax.tree.map(jnp.asarray, weights)
            for weights in (plan.teacher, plan.opponent, plan.guest)
        )
        self._other = opponent or guest
        self._is_learners = learner.one_seat if opponent else learner.all_but_a_guests if guest else learner.every_seat
        self._memory = learner.optimiser(recipe).init(self.weights)
        self._on_gpu = jax.default_backend() == "gpu"
        self._precision = jnp.bfloat16 if self._on_gpu else jnp.float32

    @cached_property
    def _games(self) -> Any:
        """The games that it learns from, begun when they are first needed."""
        if self._on_gpu:
            from posthorn.environments.gpu_games import GpuGames as Games
        else:
            from posthorn.environments.cpu_games import CpuGames as Games  # type: ignore[assignment]
        tables = self.plan.tables or mixed_tables(TEMPLATES, self.seed, self.plan.seats)
        return Games(set_tables(tables), self.recipe.games, self.seed, watch=self.plan.teacher is not None, bits=True)

    def share_done(self) -> float:
        """Return how much of the training is done, from 0 to 1."""
        by_number = 0.0 if self.plan.iterations is None else self.iteration / self.plan.iterations
        by_clock = 0.0 if self.plan.seconds is None else self.seconds / self.plan.seconds
        return min(max(by_number, by_clock), 1.0)

    def iterate(self) -> Progress:
        """Play and learn once."""
        began = time.perf_counter()
        key = jax.random.fold_in(self._key, self.iteration)
        lesson, ended = self._play(key) if self._teacher is None else self._watch(key)
        wrongness = learner.loss if self._teacher is None else teaching.imitation_loss
        lesson.targets.block_until_ready()
        played = time.perf_counter()
        share = self.share_done()
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
                wrongness,
            )
        self.weights["first"].block_until_ready()
        self.iteration += 1
        new = self.recipe.games * self.recipe.steps
        self.choices += new
        self.seconds += time.perf_counter() - began
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

    def _play(self, key: Any) -> tuple[learner.Lesson, tuple[int, float, float]]:
        """Play, and return what is learnt from it and how games ended."""
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
                self._other,
                experience,
                jnp.asarray(step),
                jnp.asarray(games.observations),
                jnp.asarray(games.masks),
                jnp.asarray(games.told),
                jnp.asarray(games.results),
                key,
                self._is_learners,
                self._precision,
            )
            games.play(chosen)
        experience = learner.note_last(experience, jnp.asarray(games.results))
        ended = _ended(experience.results, experience.told)
        then, told = self._expect(), jnp.asarray(games.told)
        return learner.make_lesson(experience, then, told, self._is_learners, recipe), ended

    def _watch(self, key: Any) -> tuple[teaching.Demonstration, tuple[int, float, float]]:
        """Let the teacher play, and return what is learnt from it and how games ended."""
        games, steps = self._games, self.recipe.steps
        shown = teaching.room_to_show(steps, games)
        for step in range(steps):
            asked = tuple(map(jnp.asarray, (games.observations, games.watched, games.masks, games.told)))
            results = jnp.asarray(games.results)
            shown, chosen = teaching.show(self._teacher, shown, jnp.asarray(step), asked, results, key, self._precision)
            games.play(chosen)
        ended = _ended(shown.results, shown.told)
        then, told = self._expect(), jnp.asarray(games.told)
        return teaching.make_demonstration(shown, jnp.asarray(games.results), then, told), ended

    def _expect(self) -> Any:
        """Return what is expected of the games as they stand."""
        observations, told = jnp.asarray(self._games.observations), jnp.asarray(self._games.told)
        return learner.expect(self.weights, observations, told, self._precision)

    def write_network(self, file: Path) -> None:
        """Write the network as players read it."""
        write_weights(file, self.weights)

    def state(self) -> State:
        """Return all that is needed to go on."""
        weights = {name: np.asarray(weight) for name, weight in self.weights.items()}
        memory = [np.asarray(leaf) for leaf in jax.tree.leaves(self._memory)]
        return State(weights, memory, self.iteration, self.choices, self.seconds)

    def go_on_from(self, state: State) -> None:
        """Go on from where a training was, with games of one's own."""
        self.weights = {name: jnp.asarray(state.weights[name]) for name in self.weights}
        self._memory = jax.tree.unflatten(
            jax.tree.structure(self._memory), [jnp.asarray(leaf) for leaf in state.memory]
        )
        self.iteration, self.choices, self.seconds = state.iteration, state.choices, state.seconds

    def save(self, file: Path) -> None:
        """Write all that is needed to go on."""
        state = self.state()
        content: dict[str, Any] = {**versions(), **state.weights}
        content |= {f"memory {i}": leaf for i, leaf in enumerate(state.memory)}
        content |= {name: getattr(state, name) for name in COUNTERS}
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.savez(stream, **content)
        part.replace(file)

    def load(self, file: Path) -> None:
        """Go on from what was saved, at the iteration it had come to, with new games."""
        with np.load(file) as stored:
            check_versions(stored)
            shapes = {name: weight.shape for name, weight in self.weights.items()}
            if any(name not in stored or stored[name].shape != shape for name, shape in shapes.items()):
                raise OtherSizeError
            weights = {name: stored[name] for name in shapes}
            memory = [stored[f"memory {i}"] for i in range(len(jax.tree.leaves(self._memory)))]
            self.go_on_from(State(weights, memory, *(stored[name].item() for name in COUNTERS)))


def _ended(results: Any, told: Any) -> tuple[int, float, float]:
    """Return how many games ended, the winners' points in games of four, and how many rounds games took."""
    is_over = results[..., NOTED_END] != 0
    of_four = is_over & (told[..., TOLD_SEATS] == SEATS)
    points = results[..., :SEATS].astype(jnp.float32).max(-1)
    count = is_over.sum()
    rounds = jnp.where(is_over, results[..., NOTED_ROUNDS], 0).astype(jnp.float32).sum() / count
    return int(count), float(jnp.where(of_four, points, 0.0).sum() / of_four.sum()), float(rounds)
