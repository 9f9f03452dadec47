"""The game for OpenSpiel: chance is a player, and what a seat observes is what it may know.

Importing this registers it:

>>> game = pyspiel.load_game("posthorn(players=3,audience=True,max_rounds=10)")
>>> game.num_players()
3
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from posthorn.board import BOARD
from posthorn.engine.actions import ACTIONS as ACTION_COUNT
from posthorn.engine.chance import seed_generator
from posthorn.engine.ending import winning_seat
from posthorn.engine.knowledge import SPECTATOR, hide_in_event
from posthorn.engine.state import Event
from posthorn.engine.tables import CITIES, FEWEST_SEATS, SEATS
from posthorn.environments.chance_nodes import Position
from posthorn.environments.table import LAST_ROUND
from posthorn.game import ACTIONS, DEFAULT_EDITION, MODULES, Options
from posthorn.game.event import name_event
from posthorn.game.game import split_seed
from posthorn.game.position import format_position
from posthorn.players.observation import OBSERVATION, write_observation
from posthorn.players.worlds import imagine

NAME = "posthorn"
# More choices than a seat can have in a turn, and more draws of chance than can follow from them.
_MOST_CHOICES = 100
_SEED_BITS = 128

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Thurn und Taxis (Posthorn)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "players": FEWEST_SEATS,
        "edition": DEFAULT_EDITION,
        "max_rounds": LAST_ROUND,
        **dict.fromkeys(MODULES, False),
    },
)


class PosthornGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """The game at a table whose number of players, edition, modules and last round are its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.options = Options.of(
            given["players"],
            given["edition"],
            [module for module in MODULES if given[module]],
            max_rounds=given["max_rounds"],
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=CITIES,
            num_players=self.options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_CHOICES * self.options.seats * given["max_rounds"],
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> PosthornState:
        """Return the state in which the lot has not even decided who begins."""
        return PosthornState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what observes states; it has no parameters."""
        if params:
            message = f"observers of {NAME} have no parameters, but these were given: {params}"
            raise ValueError(message)
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PosthornState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A state of the game. Seats are asked where they have a real choice."""

    def __init__(self, game: PosthornGame) -> None:
        super().__init__(game)
        self.options = game.options
        self.position = Position.first(game.options)

    def current_player(self) -> int:
        """Return the seat to act, or who else is at work."""
        if self.position.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may decide: who begins, or the city of the next card."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.after_chance(action) if position.is_chance else position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return ACTIONS[action].text
        return f"seat {action} begins" if self.position.is_lot else f"deal {BOARD.cities[action].name}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Return 1 for the winner, and as much less than nothing for the others together."""
        seats = self.options.seats
        if not self.position.is_over:
            return [0.0] * seats
        winner = winning_seat(self.position.state)
        return [1.0 if seat == winner else -1.0 / (seats - 1) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> PosthornState:
        """Return a state, drawn by lot, that the seat to act cannot tell from this one."""
        seen = self.position.seen_by(player)
        words = [0] * 4
        seed_generator(words, split_seed(Random(sampler()).getrandbits(_SEED_BITS)))
        clerics = seen.cleric[player]
        state = seen.copy()
        imagine(state, player, clerics, words)
        known = tuple(hide_in_event(event, player, 1) for event in self.position.events())
        other: PosthornState = self.get_game().new_initial_state()
        other.position = Position.of_state(state, (None, known))
        return other

    def __str__(self) -> str:
        state = self.position.state.share()
        state.rng = [0] * 4
        return format_position(state, self.options)


class Observer:
    """What a seat may know: as numbers, the network's observation; as text, the position or all that it has seen.

    OpenSpiel may ask for what everybody knows alone, and for what nobody else does; there are texts of these.
    """

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            message = "nobody is shown what others may not know"
            raise ValueError(message)
        is_whole = kind.public_info and not self._is_public and not kind.perfect_recall
        self.tensor = np.zeros(OBSERVATION, np.float32) if is_whole else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: PosthornState, player: int) -> None:
        """Write what a seat may know into the tensor."""
        if self.tensor is not None:
            numbers = [0] * OBSERVATION
            write_observation(state.position.state, player, numbers)
            self.tensor[:] = numbers

    def string_from(self, state: PosthornState, player: int) -> str:
        """Return what a seat may know of the position; with perfect recall, also all that it has seen before."""
        seat = SPECTATOR if self._is_public else player
        known = state.position.seen_by(seat)
        words = format_position(known, state.options).split()
        if not self._kind.public_info:
            words = [word for word in words if word.startswith((f"hand{seat}=", f"cleric{seat}="))]
        else:
            words.append(f"hand_sizes={','.join(map(str, known.hand_size[: known.seats]))}")
        now = " ".join(word for word in words if not word.startswith("rng="))
        if not self._kind.perfect_recall:
            return now
        seen = (_words(hide_in_event(event, seat, 1)) for event in state.position.events())
        return "\n".join([*seen, now])


@cache  # there are only a few thousand
def _words(event: Event) -> str:
    """Return an event as a line."""
    named = name_event(event)
    details = (f"{name}={value}" for name, value in named.details.items() if value is not None)
    return " ".join([named.kind, *([] if named.seat is None else [str(named.seat)]), *details])


pyspiel.register_game(GAME_TYPE, PosthornGame)
