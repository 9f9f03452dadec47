"""A single game, compiled and played choice by choice: what the environments of one game share."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numba import typeof

from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.environments.cpu_games import compiled_games
from posthorn.environments.games import ILLEGAL, NOTED, NOTED_WINNER, REWARDS
from posthorn.game import Game, Options
from posthorn.game.game import split_seed
from posthorn.players.observation import OBSERVATION
from posthorn.players.set_tables import set_tables

Observation = dict[str, Any]

SEEDS = 1 << 63  # what a seed is below
ROWS = 32  # observations in one block of memory


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


class OneGame:
    """One game at a table. ``shown`` is what the seat to act may know and choose; later choices do not change it.

    >>> game = OneGame(Options.of(2))
    >>> game.begin(7)
    >>> game.play(game.shown["action_mask"].argmax()) in (0, 1)
    True
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seat: int | None = None  # that must choose; None before a game has begun and when it is over
        compiled = compiled_games()
        self._begin, self._observe, self._note_end = compiled.begin_one, compiled.observe_one, compiled.note_end
        self._states = np.zeros(1, STATE)
        self._templates = set_tables([options])
        self._legal = np.zeros(MOST_LEGAL + 1, np.int64)
        self._seed = 0
        self._choices: list[Any] = []
        self._game: Game | None = None
        self._choices_known = 0  # that the interpreted game has seen
        self._rows = np.zeros((0, 0), np.int8)
        self._shown: list[Observation] = []
        self._place = 0
        self._lay_out_rows()
        self.shown = self._shown[0]
        self._play = without_dispatch(compiled.play_one, self._states, 0, self._legal, self._rows, 0)

    def begin(self, seed: int) -> None:
        """Begin the game that ``Game.new`` deals by a seed."""
        words = np.array(split_seed(seed), np.int64)
        seat = self._begin(self._states, self._templates, words, self._legal, self._rows, self._place)
        self._seed, self._choices, self._game = seed, [], None
        self.seat = seat if seat >= 0 else None
        self.shown = self._take_row()

    def play(self, action: Any) -> int | None:
        """Play an action of the seat to act, by its number; return the next one. What is illegal raises ``RuleError``.

        Every line counts here: they limit how fast a single game can be stepped.
        """
        number, place = index(action), self._place
        seat: int | None = self._play(self._states, number, self._legal, self._rows, place)
        if seat < 0:  # type: ignore[operator]
            if seat == ILLEGAL:
                raise self.game().refuse(number)
            seat = None
        self._choices.append(number)
        self.shown = self._shown[place]
        if place:
            self._place = place - 1
        else:
            self._lay_out_rows()
        self.seat = seat
        return seat

    def is_legal(self, number: int) -> bool:
        """Return whether the seat to act may choose an action."""
        return bool((self._legal[: self._legal[MOST_LEGAL]] == number).any())

    def observe(self, seat: int) -> Observation:
        """Return what any seat may know, with an empty mask."""
        self._observe(self._states, seat, self._rows, self._place)
        return self._take_row()

    def _take_row(self) -> Observation:
        """Return the row that was written, and make another the next."""
        shown = self._shown[self._place]
        if self._place:
            self._place -= 1
        else:
            self._lay_out_rows()
        return shown

    def _lay_out_rows(self) -> None:
        """Make room for what will be shown, from the last row to the first: a row at a time would be slower."""
        self._rows = np.zeros((ROWS, OBSERVATION + ACTIONS), np.int8)
        self._place = ROWS - 1
        self._shown = [
            {"observation": observation, "action_mask": mask}
            for observation, mask in zip(self._rows[:, :OBSERVATION], self._rows[:, OBSERVATION:], strict=True)
        ]

    def outcome(self) -> tuple[list[int], int, list[float]]:
        """Return how a game that is over has ended: the points by seat, the winner, and everybody's reward."""
        result, rewards = np.zeros(NOTED, np.int8), np.zeros(REWARDS, np.float32)
        self._note_end(self._states[0], result, rewards)
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


def without_dispatch(function: Any, *arguments: Any) -> Any:
    """Return a compiled function for arguments of these types alone: it does not look at their types at each call."""
    return function.compile(tuple(map(typeof, arguments)))


def pass_over_forced_actions(game: Game) -> None:
    """Play on where there is but one legal action."""
    while len(game.legal_actions) == 1:
        game.play(game.legal_actions[0])
