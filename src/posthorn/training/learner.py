"""Learning by proximal policy optimisation: all seats are the same network, and nobody is imitated.

The reward comes at the end of a game alone: winning, and by how much. What a choice was worth is measured along the
choices of the same seat; what others will reach is learnt from what they themselves expect at their next choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax

from posthorn.engine.tables import SEATS
from posthorn.environments.games import NOTED_END, NOTED_WINNER, TOLD_ACTOR, TOLD_SEATS
from posthorn.players.network import (
    LEAD,
    LEAD_SCALE,
    POINTS,
    POINTS_SCALE,
    WIN,
    Weights,
    judge,
    legal_from_masks,
)
from posthorn.training.recipe import Recipe

Array = jax.Array
_ILLEGAL = -1e9
GUESTS_TABLES = 3  # a guest sits at one of so many tables

IsLearners = Callable[[Array], Array]  # in which games the next choice is the learner's, from what is told


class Experience(NamedTuple):
    """What happened in games side by side: first index the step, second the game."""

    observations: Array
    masks: Array
    told: Array
    results: Array  # of the game in which the choice was made, if it ended with it
    chosen: Array
    likelihoods: Array  # of the choice, as logarithms
    outcomes: Array  # what was expected for each seat


class Lesson(NamedTuple):
    """What is learnt from, choice by choice."""

    observations: Array
    masks: Array
    told: Array
    chosen: Array
    likelihoods: Array
    advantages: Array
    targets: Array  # what each seat reached, clockwise from the one that chose
    counts: Array  # whether it is a choice of the network that learns, and what came of it is known


class Figures(NamedTuple):
    """How an update went, in the mean of its batches."""

    entropy: Array
    divergence: Array  # how far the choices have moved
    win_loss: Array
    points_loss: Array


def at_table(told: Array) -> Array:
    """Return which of the seats there are."""
    return jnp.arange(SEATS) < told[..., TOLD_SEATS, None]


def expected(outcomes: Array, told: Array) -> Array:
    """Return what the network's second head says as numbers to expect: chance to win, lead, and scaled points."""
    wins = jax.nn.softmax(jnp.where(at_table(told), outcomes[..., WIN], _ILLEGAL))
    return jnp.stack([wins, jax.nn.sigmoid(outcomes[..., LEAD]), outcomes[..., POINTS]], -1)


def cast(weights: Weights, kind: Any) -> Weights:
    """Return weights in another precision."""
    return {name: weight.astype(kind) for name, weight in weights.items()}


def preferences_of_legal(preferences: Array, masks: Array) -> Array:
    """Return likelihoods, as logarithms, of legal actions; of others next to nothing."""
    return jax.nn.log_softmax(jnp.where(legal_from_masks(masks, jnp), preferences, _ILLEGAL))


def of_chosen(likelihoods: Array, chosen: Array) -> Array:
    """Return the likelihood of what was chosen."""
    return jnp.take_along_axis(likelihoods, chosen[..., None], -1)[..., 0]


def every_seat(told: Array) -> Array:
    """Return in which games the next choice is the learner's: in all."""
    return jnp.ones(told.shape[:-1], bool)


def one_seat(told: Array) -> Array:
    """Return in which games the next choice is the learner's, where it has one seat of each."""
    return _acts(told, jnp.arange(told.shape[-2]))


def all_but_a_guests(told: Array) -> Array:
    """Return in which games the next choice is the learner's, where a guest has one seat of every third."""
    game = jnp.arange(told.shape[-2])
    return (game % GUESTS_TABLES != 0) | ~_acts(told, game // GUESTS_TABLES)


def _acts(told: Array, number: Array) -> Array:
    """Return in which games the seat of this number, counted round the table, chooses next."""
    return told[..., TOLD_ACTOR] == number % told[..., TOLD_SEATS].astype(jnp.int32)


@partial(jax.jit, static_argnames=("is_learners", "precision"), donate_argnames="experience")
def choose(
    weights: Weights,
    opponent: Weights | None,
    experience: Experience,
    step: Array,
    observations: Array,
    masks: Array,
    told: Array,
    results: Array,
    key: Array,
    is_learners: IsLearners,
    precision: Any,
) -> tuple[Experience, Array]:
    """Choose an action in each game by the network's preferences, and note it; results belong to the step before."""
    judgement = judge(cast(weights, precision), observations, jnp)
    if opponent is not None:
        theirs = judge(cast(opponent, precision), observations, jnp).preferences
        own = jnp.where(is_learners(told)[:, None], judgement.preferences, theirs)
        judgement = judgement._replace(preferences=own)
    likelihoods = preferences_of_legal(judgement.preferences, masks)
    chosen = jax.random.categorical(jax.random.fold_in(key, step), likelihoods).astype(jnp.int32)
    steps = len(experience.chosen)
    new = Experience(
        observations,
        masks,
        told,
        results,
        chosen,
        of_chosen(likelihoods, chosen),
        expected(judgement.outcomes, told),
    )
    places = Experience(step, step, step, (step - 1) % steps, step, step, step)
    noted = jax.tree.map(lambda old, row, place: old.at[place].set(row), experience, new, places)
    return noted, chosen


@partial(jax.jit, donate_argnames="experience")
def note_last(experience: Experience, results: Array) -> Experience:
    """Note the results of the last step."""
    return experience._replace(results=experience.results.at[-1].set(results))


def final_outcomes(results: Array, seats: Array) -> Array:
    """Return what each seat, by number, has reached in games that are over."""
    there = jnp.arange(SEATS) < seats[..., None]
    points = results[..., :SEATS].astype(jnp.float32)
    wins = (jnp.arange(SEATS) == results[..., NOTED_WINNER, None]).astype(jnp.float32)
    others = jnp.where(there[..., None, :] & ~jnp.eye(SEATS, dtype=bool), points[..., None, :], -jnp.inf).max(-1)
    leads = jax.nn.sigmoid((points - others) / LEAD_SCALE)
    return jnp.where(there[..., None], jnp.stack([wins, leads, points / POINTS_SCALE], -1), 0.0)


def clockwise(by_seat: Array, first: Array, seats: Array) -> Array:
    """Return rows by seat, turned so that they begin with one seat and go on clockwise."""
    order = (first[..., None] + jnp.arange(SEATS)) % seats[..., None]
    return jnp.take_along_axis(by_seat, order[..., None], -2)


def by_number(turned: Array, first: Array, seats: Array) -> Array:
    """Return rows that begin with one seat, turned so that they begin with seat 0."""
    return clockwise(turned, (seats - first) % seats, seats)


@partial(jax.jit, static_argnames=("is_learners", "recipe"))
def make_lesson(
    experience: Experience, last_outcomes: Array, last_told: Array, is_learners: IsLearners, recipe: Recipe
) -> Lesson:
    """Work out what every choice was worth: backwards, along the choices of each seat.

    ``last_outcomes`` is what is expected of the positions after the last step. What is expected where another than the
    learner chooses is not trusted: the learner's last choice before it counts only if the end of the game is seen.
    """
    then = _by_number_at(last_outcomes, last_told)

    def back(later: tuple[Array, Array, Array], now: tuple[Array, Array, Array]) -> tuple[Any, Any]:
        told, results, outcomes = now
        is_known = later[2] | (results[:, NOTED_END] != 0)
        reached, expected_next = _unless_over(later[:2], told, results)
        actor, is_own = told[:, TOLD_ACTOR].astype(jnp.int32), is_learners(told)
        is_actor = ((jnp.arange(SEATS) == actor[:, None]) & is_own[:, None])[:, :, None]
        own = outcomes[:, :1]
        trace = expected_next + recipe.trace * (reached - expected_next)
        reached = jnp.where(is_actor, trace, reached)
        targets = clockwise(reached, actor, told[:, TOLD_SEATS].astype(jnp.int32))
        new = jnp.where(is_actor, own, expected_next)
        is_first_known = (is_own & ~is_known)[:, None, None]
        known = (jnp.where(is_first_known, _by_number_at(outcomes, told), rows) for rows in (reached, new))
        return (*known, is_known | is_own), (targets, targets[:, 0] - own[:, 0], is_known & is_own)

    _, (targets, advantages, counts) = lax.scan(
        back,
        (then, then, is_learners(last_told)),
        (experience.told, experience.results, experience.outcomes),
        reverse=True,
    )
    return _lesson_of(experience, targets, advantages, counts, recipe)


def _by_number_at(outcomes: Array, told: Array) -> Array:
    """Return what is expected for each seat by number, from what the seat to act expects."""
    return by_number(outcomes, told[:, TOLD_ACTOR].astype(jnp.int32), told[:, TOLD_SEATS].astype(jnp.int32))


def _unless_over(later: tuple[Array, Array], told: Array, results: Array) -> tuple[Array, Array]:
    """Return what was reached later and what was expected next, which is the final outcome where the game was over."""
    final = final_outcomes(results, told[:, TOLD_SEATS].astype(jnp.int32))
    is_over = (results[:, NOTED_END] != 0)[:, None, None]
    return jnp.where(is_over, final, later[0]), jnp.where(is_over, final, later[1])


def _lesson_of(experience: Experience, targets: Array, advantages: Array, counts: Array, recipe: Recipe) -> Lesson:
    """Return the lesson, with advantages of mean 0 and variance 1 where they count."""
    worth = recipe.winning * advantages[..., WIN] + (1 - recipe.winning) * advantages[..., LEAD]
    lesson = Lesson(
        experience.observations,
        experience.masks,
        experience.told,
        experience.chosen,
        experience.likelihoods,
        (worth - worth.mean(where=counts)) / (worth.std(where=counts) + 1e-6),
        targets,
        counts,
    )
    return Lesson(*(rows.reshape(-1, *rows.shape[2:]) for rows in lesson))


def loss(
    weights: Weights, batch: Lesson, entropy_bonus: Array, recipe: Recipe, precision: Any
) -> tuple[Array, Figures]:
    """Return how wrong the network is about a batch, and some figures."""
    judgement = judge(cast(weights, precision), batch.observations, jnp)
    likelihoods = preferences_of_legal(judgement.preferences, batch.masks)
    moved = of_chosen(likelihoods, batch.chosen) - batch.likelihoods
    ratio = jnp.exp(moved)
    clipped = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    gain = jnp.minimum(ratio * batch.advantages, clipped * batch.advantages).mean(where=batch.counts)
    entropy = -(jnp.exp(likelihoods) * likelihoods).sum(-1).mean(where=batch.counts)
    wrong, win_loss, points_loss = outcome_loss(judgement.outcomes, batch.targets, batch.told, batch.counts)
    divergence = jnp.square(moved).mean(where=batch.counts) / 2
    total = -gain - entropy_bonus * entropy + recipe.outcome_weight * wrong
    return total, Figures(entropy, divergence, win_loss, points_loss)


def outcome_loss(outcomes: Array, targets: Array, told: Array, counts: Array) -> tuple[Array, Array, Array]:
    """Return how wrong expectations are in rows that count: together, about who wins, and about squared points."""
    there = at_table(told)
    wins = jax.nn.log_softmax(jnp.where(there, outcomes[..., WIN], _ILLEGAL))
    win_loss = -(jnp.where(there, targets[..., WIN] * wins, 0.0)).sum(-1).mean(where=counts)
    there = there & counts[:, None]
    lead_loss = optax.sigmoid_binary_cross_entropy(outcomes[..., LEAD], targets[..., LEAD]).mean(where=there)
    points_loss = jnp.square(outcomes[..., POINTS] - targets[..., POINTS]).mean(where=there)
    return win_loss + lead_loss + points_loss, win_loss, points_loss * POINTS_SCALE**2


def optimiser(recipe: Recipe) -> optax.GradientTransformation:
    """Return what makes steps of gradients; its rate is set anew before each update."""

    def steps(rate: float) -> optax.GradientTransformation:
        return optax.chain(
            optax.clip_by_global_norm(recipe.largest_gradient),
            optax.adamw(rate, b2=0.999, eps=1e-5, weight_decay=recipe.decay),
        )

    return optax.inject_hyperparams(steps)(rate=recipe.rate)


@partial(jax.jit, static_argnames=("wrongness", "recipe", "precision"), donate_argnames=("weights", "memory"))
def learn(
    weights: Weights,
    memory: Any,
    lesson: Any,
    entropy_bonus: Array,
    key: Array,
    recipe: Recipe,
    precision: Any,
    wrongness: Any = loss,
) -> tuple[Weights, Any, Figures]:
    """Go through a lesson once, in batches by lot; ``wrongness`` is the loss, of this kind of lesson."""
    size = len(lesson.targets)
    batches = max(size // recipe.batch, 1)
    order = jax.random.permutation(key, size)[: batches * min(recipe.batch, size)].reshape(batches, -1)

    def update(carried: tuple[Weights, Any], rows: Array) -> tuple[Any, Figures]:
        weights, memory = carried
        batch = jax.tree.map(lambda whole: whole[rows], lesson)
        gradient, figures = jax.grad(wrongness, has_aux=True)(weights, batch, entropy_bonus, recipe, precision)
        change, memory = optimiser(recipe).update(gradient, memory, weights)
        return (optax.apply_updates(weights, change), memory), figures

    (weights, memory), figures = lax.scan(update, (weights, memory), order)
    return weights, memory, jax.tree.map(jnp.mean, figures)


@partial(jax.jit, static_argnames="precision")
def expect(weights: Weights, observations: Array, told: Array, precision: Any) -> Array:
    """Return what the network expects of positions."""
    return expected(judge(cast(weights, precision), observations, jnp).outcomes, told)
