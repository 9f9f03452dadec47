"""Learning from a teacher's games: what a network that is done prefers, and how the games it plays really end.

It teaches a smaller network, and itself: the chances it expects become those of games in which every seat takes nearly
always what the network likes best, as it does when it plays, and seats learn to judge positions in which others choose.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from posthorn.engine.actions import ACTIONS
from posthorn.environments.games import NOTED_END, TOLD_ACTOR, TOLD_SEATS, TOLD_WATCHER
from posthorn.players.network import Weights, judge
from posthorn.training.learner import (
    Array,
    Figures,
    by_number,
    cast,
    clockwise,
    final_outcomes,
    outcome_loss,
    preferences_of_legal,
)
from posthorn.training.recipe import Recipe

SHARPNESS = 3.0  # a teacher's preferences are raised to this power when it plays


class Shown(NamedTuple):
    """What a teacher shows: first index the step, second the game."""

    observations: Array
    watched: Array  # what another seat knows at the same time
    masks: Array
    told: Array
    results: Array  # of the game in which the choice was made, if it ended with it
    preferences: Array  # the teacher's


class Demonstration(NamedTuple):
    """What is learnt from, choice by choice."""

    observations: Array
    watched: Array
    masks: Array
    told: Array
    preferences: Array
    targets: Array  # what each seat reached, clockwise from the one that chose
    watchers_targets: Array  # the same, clockwise from the one that watched


@partial(jax.jit, static_argnames="precision", donate_argnames="shown")
def show(
    teacher: Weights, shown: Shown, step: Array, games: tuple[Array, ...], results: Array, key: Array, precision: Any
) -> tuple[Shown, Array]:
    """Let the teacher choose in each game, and note it; results belong to the step before."""
    observations, watched, masks, told = games
    preferences = judge(cast(teacher, precision), observations, jnp).preferences
    likelihoods = preferences_of_legal(preferences, masks)
    chosen = jax.random.categorical(jax.random.fold_in(key, step), SHARPNESS * likelihoods).astype(jnp.int32)
    steps = len(shown.told)
    new = Shown(observations, watched, masks, told, results, preferences.astype(jnp.bfloat16))
    places = Shown(step, step, step, step, (step - 1) % steps, step)
    return jax.tree.map(lambda old, row, place: old.at[place].set(row), shown, new, places), chosen


@jax.jit
def make_demonstration(shown: Shown, last_results: Array, last_outcomes: Array, last_told: Array) -> Demonstration:
    """Find how every game ended; ``last_outcomes`` is what is expected where it has not."""
    shown = shown._replace(results=shown.results.at[-1].set(last_results))
    seats_then = last_told[:, TOLD_SEATS].astype(jnp.int32)
    then = by_number(last_outcomes, last_told[:, TOLD_ACTOR].astype(jnp.int32), seats_then)

    def back(reached: Array, now: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array]]:
        told, results = (part.astype(jnp.int32) for part in now)
        seats = told[:, TOLD_SEATS]
        reached = jnp.where((results[:, NOTED_END] != 0)[:, None, None], final_outcomes(results, seats), reached)
        return reached, (
            clockwise(reached, told[:, TOLD_ACTOR], seats),
            clockwise(reached, told[:, TOLD_WATCHER], seats),
        )

    _, targets = lax.scan(back, then, (shown.told, shown.results), reverse=True)
    rows = Demonstration(shown.observations, shown.watched, shown.masks, shown.told, shown.preferences, *targets)
    return Demonstration(*(part.reshape(-1, *part.shape[2:]) for part in rows))


def imitation_loss(
    weights: Weights, batch: Demonstration, entropy_bonus: Array, recipe: Recipe, precision: Any
) -> tuple[Array, Figures]:
    """Return how far the network is from the teacher's preferences and from how games ended, and some figures."""
    mine = judge(cast(weights, precision), batch.observations, jnp)
    likelihoods = preferences_of_legal(mine.preferences, batch.masks)
    taught = preferences_of_legal(batch.preferences.astype(jnp.float32), batch.masks)
    divergence = (jnp.exp(taught) * (taught - likelihoods)).sum(-1).mean()
    entropy = -(jnp.exp(likelihoods) * likelihoods).sum(-1).mean()
    everywhere = jnp.ones(len(batch.told), bool)
    wrong, win_loss, points_loss = outcome_loss(mine.outcomes, batch.targets, batch.told, everywhere)
    watching = judge(cast(weights, precision), batch.watched, jnp).outcomes
    watchers_wrong, _, _ = outcome_loss(watching, batch.watchers_targets, batch.told, everywhere)
    total = divergence + recipe.outcome_weight * (wrong + watchers_wrong)
    return total, Figures(entropy, divergence, win_loss, points_loss)


def room_to_show(steps: int, games: Any) -> Shown:
    """Return room for what is shown in so many steps."""
    like = (games.observations, games.watched, games.masks, games.told, games.results)
    preferences = jnp.zeros((steps, len(games.told), ACTIONS), jnp.bfloat16)
    return Shown._make([*(jnp.zeros((steps, *part.shape), part.dtype) for part in like), preferences])
