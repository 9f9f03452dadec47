"""What becomes of choices: they are made in imagined worlds, and the network plays all seats on for some rounds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import REGIONS
from posthorn.game import View
from posthorn.game.game import split_seed
from posthorn.players import lookahead, observation, real_choices, worlds
from posthorn.players.lookahead import AT_HORIZON, ENDED, GOES_ON
from posthorn.players.network import LEAD, LEAD_SCALE, POINTS, POINTS_SCALE, WIN, Weights, judge, legal_from_masks
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.players.observing import own_clerics

LOOKAHEAD_MODULES = (observation, real_choices, worlds, lookahead)
WINNING = 0.8  # what winning counts in the worth of an outcome; the rest is the lead


@cache
def compiled_lookahead() -> Compiled:
    """Return the functions of looking ahead, compiled; whoever has them waits no more."""
    compiled = Compiled(LOOKAHEAD_MODULES)
    none, number = np.zeros(0, STATE), np.zeros(0, np.int64)
    words = generator_of(compiled, 0, 0)
    compiled.imagine_worlds(none, np.zeros(1, STATE), 0, np.zeros(REGIONS, np.int64), words)
    observations, masks = np.zeros((0, OBSERVATION), np.int8), np.zeros((0, MASK_WORDS), np.uint32)
    actions = np.zeros(MOST_LEGAL, np.int64)
    compiled.play_rows(none, number, number, number, number, actions, observations, masks, number)
    state = np.zeros(1, STATE)[0]
    compiled.turn_number(state)
    compiled.score(state, 0)
    compiled.winning_seat(state)
    return compiled


def generator_of(compiled: Compiled, seed: int, number: int) -> np.ndarray:
    """Return one of the generators that a seed has."""
    words = np.zeros(4, np.int64)
    a, b, c, d = split_seed(seed)
    compiled.seed_generator(words, (a, b, c, d ^ number))
    return words


def softmax(rows: np.ndarray) -> np.ndarray:
    """Return likelihoods."""
    raised = np.exp(rows - rows.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))


class Outlook(NamedTuple):
    """What is expected, in each row for the seat that looks ahead."""

    worth: np.ndarray
    chances: np.ndarray  # of all seats, clockwise from this one
    points: np.ndarray


def outlook_of(outcomes: np.ndarray, seats: int) -> Outlook:
    """Return what the network expects for the seats that observe."""
    chances = softmax(outcomes[:, :seats, WIN])
    lead = 1 / (1 + np.exp(-outcomes[:, 0, LEAD]))
    return Outlook(WINNING * chances[:, 0] + (1 - WINNING) * lead, chances, outcomes[:, 0, POINTS] * POINTS_SCALE)


def joined(parts: Sequence[Outlook]) -> Outlook:
    """Return what was found in some worlds and in others."""
    return Outlook(*(np.concatenate(part) for part in zip(*parts, strict=True)))


class Question(NamedTuple):
    """Some actions of a view that are to be tried."""

    record: np.ndarray  # an array of one state: what the seat knows
    seat: int
    clerics: np.ndarray  # which it remembers to have sent
    actions: Sequence[int]

    @classmethod
    def of(cls, view: View, actions: Sequence[int]) -> Question:
        """Return the question about these actions."""
        record = np.zeros(1, STATE)
        from_plain(view.state, record[0])
        return cls(record, view.state.actor, np.array(own_clerics(view), np.int64), actions)


def look_ahead(
    weights: Weights,
    asked: Sequence[tuple[Question, np.ndarray]],
    count: int,
    rounds: int,
    until: float | None = None,
) -> list[list[Outlook]] | None:
    """Try the actions of questions in ``count`` worlds each, and play these on for some rounds.

    Beside each question is the generator of its worlds. Returns what was found of each action of each question, or
    None if it is not done by the time ``until``. All questions are of tables with the same number of seats.
    """
    compiled, seats = compiled_lookahead(), int(asked[0][0].record[0]["seats"])
    parts = []
    for question, words in asked:
        imagined = np.zeros(count, STATE)
        compiled.imagine_worlds(imagined, question.record, question.seat, question.clerics, words)
        parts.append(np.tile(imagined, len(question.actions)))
    states = np.concatenate(parts)
    sizes = [len(part) for part in parts]
    looking = np.repeat([question.seat for question, _ in asked], sizes)
    here = [int(compiled.turn_number(question.record[0])) for question, _ in asked]
    last = np.repeat(np.array(here) + rounds * seats, sizes)
    chosen = np.repeat(np.concatenate([question.actions for question, _ in asked]), count).astype(np.int64)
    found = _play_on(compiled, weights, states, chosen, looking, last, seats, until)
    if found is None:
        return None
    bounds = np.cumsum([len(question.actions) for question, _ in asked])[:-1]
    by_action = [part.reshape(-1, count, *part.shape[1:]) for part in found]
    return [
        [Outlook(*one) for one in zip(*of_question, strict=True)]
        for of_question in zip(*(np.split(part, bounds) for part in by_action), strict=True)
    ]


def _play_on(
    compiled: Compiled,
    weights: Weights,
    states: np.ndarray,
    chosen: np.ndarray,
    looking: np.ndarray,
    last: np.ndarray,
    seats: int,
    until: float | None,
) -> Outlook | None:
    """Make the choices and play on until the turns that are looked ahead to; None if the time is up before."""
    count = len(states)
    actions = np.zeros(MOST_LEGAL, np.int64)
    observations, masks = np.zeros((count, OBSERVATION), np.int8), np.zeros((count, MASK_WORDS), np.uint32)
    found = Outlook(np.zeros(count), np.zeros((count, seats)), np.zeros(count))
    rows, reached = np.arange(count), np.zeros(count, np.int64)
    while len(rows):
        if until is not None and time.perf_counter() >= until:
            return None
        here = reached[: len(rows)]
        compiled.play_rows(states, rows, chosen, looking, last, actions, observations, masks, here)
        for k in np.flatnonzero(here == ENDED):
            row = rows[k]
            found.worth[row], found.chances[row], found.points[row] = _ended(compiled, states[row], looking[row], seats)
        (arrived,) = np.nonzero(here == AT_HORIZON)
        if len(arrived):
            expected = outlook_of(judge(weights, observations[arrived]).outcomes, seats)
            for part, new in zip(found, expected, strict=True):
                part[rows[arrived]] = new
        (goes_on,) = np.nonzero(here == GOES_ON)
        if len(goes_on):
            preferences = judge(weights, observations[goes_on]).preferences
            chosen = np.where(legal_from_masks(masks[goes_on]), preferences, -np.inf).argmax(-1)
        rows = rows[goes_on]
    return found


def _ended(compiled: Compiled, state: Any, seat: int, seats: int) -> tuple[float, np.ndarray, float]:
    """Return what a game that is over is worth to a seat, who has won, clockwise from it, and its points."""
    scores = [int(compiled.score(state, other)) for other in range(seats)]
    won = np.zeros(seats)
    won[(int(compiled.winning_seat(state)) - seat) % seats] = 1
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return WINNING * won[0] + (1 - WINNING) / (1 + np.exp(-lead / LEAD_SCALE)), won, float(scores[seat])
