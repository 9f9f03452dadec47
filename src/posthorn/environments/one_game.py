"""A single game, compiled and played choice by choice: what the environments of one game share."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.environments.cpu_games import compiled_games
from posthorn.environments.games import NOTED, NOTED_WINNER, REWARDS
from posthorn.game import Game, Options
from posthorn.game.game import split_seed
from posthorn.players.observation import OBSERVATION
from posthorn.players.set_tables import set_tables

Observation = dict[str, Any]

SEEDS = 1 << 63  # what a seed is below


def observation_space() -> Dict:
    """Return the space of what a seat is shown: what it may know, and a mask of what it may choose."""
    kinds = np.iinfo(np.int8)
    return Dict(
        {
            "observation": Box(kinds.min, kinds.max, (OBSERVATION,), np.int8),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> Discrete:
    """Return the space of the actions' numbers (docs/actions.md)."""
    return Discrete(ACTIONS)


def draw_seed(chance: np.random.Generator) -> int:
    """Return the seed of the next game."""
    return int(chance.integers(SEEDS))


def as_observation(row: np.ndarray) -> Observation:
    """Return a row as what a seat is shown."""
    return {"observation": row[:OBSERVATION], "action_mask": row[OBSERVATION:]}


class OneGame:
    """One game at a table. ``row`` is what the seat to act may know and choose, a new array at each choice.

    >>> game = OneGame(Options.of(2))
    >>> game.begin(7)
    >>> game.play(int(game.row[OBSERVATION:].argmax()))
    >>> game.seat in (0, 1)
    True
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seat: int | None = None  # that must choose; None before a game has begun and when it is over
        self.row = np.zeros(OBSERVATION + ACTIONS, np.int8)
        self._compiled = compiled_games()
        self._play = self._compiled.play_one
        self._states = np.zeros(1, STATE)
        self._templates = set_tables([options])
        self._actions = np.zeros(MOST_LEGAL, np.int64)
        self._seed = 0
        self._choices: list[int] = []
        self._game: Game | None = None
        self._choices_known = 0  # that the interpreted game has seen

    def begin(self, seed: int) -> None:
        """Begin the game that ``Game.new`` deals by a seed."""
        self.row = np.empty(OBSERVATION + ACTIONS, np.int8)
        words = np.array(split_seed(seed), np.int64)
        seat = self._compiled.begin_one(self._states, self._templates, words, self._actions, self.row)
        self._seed, self._choices, self._game = seed, [], None
        self.seat = seat if seat >= 0 else None

    def play(self, action: Any) -> None:
        """Play an action of the seat to act, by its number; what is not legal raises ``RuleError``."""
        number = index(action)
        if not self.is_legal(number):
            raise self.game().refuse(number)
        self._choices.append(number)
        self.row = np.empty(OBSERVATION + ACTIONS, np.int8)
        seat = self._play(self._states, number, self._actions, self.row)
        self.seat = seat if seat >= 0 else None

    def is_legal(self, number: int) -> bool:
        """Return whether the seat to act may choose an action."""
        return self.seat is not None and 0 <= number < ACTIONS and bool(self.row[OBSERVATION + number])

    def observe(self, seat: int) -> np.ndarray:
        """Return what any seat may know, with an empty mask."""
        row = np.empty(OBSERVATION + ACTIONS, np.int8)
        self._compiled.observe_one(self._states, seat, row)
        return row

    def outcome(self) -> tuple[list[int], int, list[float]]:
        """Return how a game that is over has ended: the points by seat, the winner, and everybody's reward."""
        result, rewards = np.zeros(NOTED, np.int8), np.zeros(REWARDS, np.float32)
        self._compiled.note_end(self._states[0], result, rewards)
        seats = self.options.seats
        return result[:seats].tolist(), int(result[NOTED_WINNER]), rewards[:seats].tolist()

    def game(self) -> Game:
        """Return the game as people use it, with all that is hidden: for records, and for players that want views."""
        if self._game is None:
            table = self.options
            self._game = Game.new(table.seats, table.edition, table.modules, self._seed, **table.switches)
            self._choices_known = 0
            pass_over_forced_actions(self._game)
        for number in self._choices[self._choices_known :]:
            self._game.play(number)
            pass_over_forced_actions(self._game)
        self._choices_known = len(self._choices)
        return self._game


def pass_over_forced_actions(game: Game) -> None:
    """Play on where there is but one legal action."""
    while len(game.legal_actions) == 1:
        game.play(game.legal_actions[0])
