"""Thousands of games at once for Gymnasium: on this computer's cores in NumPy's arrays, or on a GPU.

>>> env = ManyGamesEnv(64, opponents=None)
>>> observations, infos = env.reset(seed=7)
>>> observations["observation"].shape
(64, 983)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from posthorn.environments.cpu_games import CpuGames, Seeds
from posthorn.environments.games import (
    FORFEITED,
    GOES_ON,
    NOTED_END,
    NOTED_WINNER,
    REWARD_OF_CHOOSER,
    TOLD_ACTOR,
    WAITS,
)
from posthorn.environments.one_game import Observation, action_space, draw_seed, observation_space
from posthorn.environments.opponents import Names, fast_opponents, names_of
from posthorn.environments.table import table_of
from posthorn.game import DEFAULT_EDITION
from posthorn.players.set_tables import set_tables

Stepped = tuple[Observation, Any, Any, Any, dict[str, Any]]


class ManyGamesEnv(VectorEnv[Observation, Any, Any]):
    """Games side by side, each beginning anew when it is over. ``reset(seed=7)`` begins with the games 7, 8, 9 …

    You play one seat of each game against ``opponents``: one name for all other seats, or a name for each, clockwise
    from yours; your seat changes from game to game. With ``opponents=None`` you play all seats: you are shown what the
    seat to act may know, ``infos["seat"]``, and the reward is that of the seat that has just chosen. In both cases
    ``infos["rewards"]`` are everybody's, by seat.

    ``arrays`` says where the games are: "numpy" on this computer's cores; "torch" or "jax" on the GPU, as tensors of
    PyTorch or arrays of JAX, where you play all seats. There, and with ``copy=False``, what a step returns is
    overwritten by the next one. A game whose action is -1 waits. One that is not legal loses the game.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Names | None = "stableboy",
        seats: int = 2,
        edition: str = DEFAULT_EDITION,
        modules: Iterable[str] = (),
        *,
        arrays: str = "numpy",
        copy: bool = True,
        **switches: Any,
    ) -> None:
        if arrays not in ("numpy", "torch", "jax"):
            message = f"the arrays are numpy’s, torch’s or jax’s, not {arrays}’s"
            raise ValueError(message)
        if arrays != "numpy" and opponents is not None:
            message = "on a GPU you play all seats: opponents=None"
            raise ValueError(message)
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        table = table_of(seats, edition, modules, switches)
        self._seats = seats
        self._opponents = [] if opponents is None else fast_opponents(names_of(opponents, seats))
        self._own = np.arange(num_envs) % seats  # where you sit, if not everywhere
        self._on_gpu = arrays != "numpy"
        self._copy = copy and not self._on_gpu
        self._show = _new_jax_array if arrays == "jax" else _as_it_is
        self._games: Any = _games_of(arrays)(set_tables([table]), num_envs, 0)
        self._never = self._games.results[:, NOTED_END] != self._games.results[:, NOTED_END]

    def reset(
        self, *, seed: Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin games anew: those of some seeds, of one seed and those that follow it, or the next by lot."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._games.begin(draw_seed(self.np_random) // 2 if seed is None else seed)
        self._own = np.arange(self.num_envs) % self._seats
        if self._opponents:
            self._let_others_choose(_Ended(self.num_envs, self._seats))
        return self._observe(), {"seat": self._whose()}

    def step(self, actions: Any) -> Stepped:
        """Play an action in each game, and go on to your next choice in it."""
        if self._on_gpu:
            return self._step_on_gpu(actions)
        ended = _Ended(self.num_envs, self._seats)
        chooser = self._own if self._opponents else self._games.told[:, TOLD_ACTOR].astype(np.int64)
        self._play(np.asarray(actions), ended)
        if self._opponents:
            self._let_others_choose(ended)
        rewards = ended.rewards[np.arange(self.num_envs), chooser]
        infos = {"seat": self._whose(), "rewards": ended.rewards, **ended.final_info()}
        if (ended.how == FORFEITED).any():
            gymnasium.logger.warn("An action is not legal and loses its game: see the action masks")
        return self._observe(), rewards, ended.how != GOES_ON, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **how: Any) -> None:
        """End the threads."""
        self._games.close()

    def _step_on_gpu(self, actions: Any) -> Stepped:
        games = self._games
        games.play(actions)
        infos = {
            "seat": games.told[:, TOLD_ACTOR],
            "rewards": games.rewards[:, : self._seats],
            "points": games.results[:, : self._seats],
            "winner": games.results[:, NOTED_WINNER],
        }
        is_over = games.results[:, NOTED_END] != GOES_ON
        return self._observe(), games.rewards[:, REWARD_OF_CHOOSER], is_over, self._never, infos

    def _observe(self) -> Observation:
        games = self._games
        shown = {"observation": games.observations, "action_mask": games.masks}
        return {name: array.copy() if self._copy else self._show(array) for name, array in shown.items()}

    def _whose(self) -> Any:
        """Return the seat that is shown what it may know in each game."""
        return (
            self._own.copy() if self._opponents else self._games.told[:, TOLD_ACTOR] + 0
        )  # a copy, whatever the library

    def _play(self, chosen: np.ndarray, ended: _Ended) -> None:
        """Play, and note which games have ended by it: there you sit down in the next seat."""
        self._games.play(chosen)
        over = ended.note(self._games)
        self._own = np.where(over, (self._own + 1) % self._seats, self._own)

    def _let_others_choose(self, ended: _Ended) -> None:
        """Let the opponents choose until it is your turn in every game."""
        while True:
            distances = (self._games.told[:, TOLD_ACTOR] - self._own) % self._seats
            if not distances.any():
                return
            chosen = np.full(self.num_envs, WAITS)
            for distance, opponent in enumerate(self._opponents, 1):
                (rows,) = np.nonzero(distances == distance)
                if len(rows):
                    games = self._games
                    chosen[rows] = opponent.choose(games.observations[rows], games.masks[rows], self.np_random)
            self._play(chosen, ended)


class _Ended:
    """How games have ended in one step of the environment, if they have."""

    def __init__(self, count: int, seats: int) -> None:
        self.how = np.full(count, GOES_ON, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self._points = np.zeros((count, seats), np.int8)
        self._winners = np.full(count, -1, np.int8)

    def note(self, games: CpuGames) -> np.ndarray:
        """Note which games ended when they were last played; return them."""
        over: np.ndarray = games.results[:, NOTED_END] != GOES_ON
        if over.any():
            seats = self.rewards.shape[1]
            self.how[over] = games.results[over, NOTED_END]
            self.rewards[over] = games.rewards[over, :seats]
            self._points[over] = games.results[over, :seats]
            self._winners[over] = games.results[over, NOTED_WINNER]
        return over

    def final_info(self) -> dict[str, Any]:
        """Return what Gymnasium's users are told of games that are over."""
        over = self.how != GOES_ON
        if not over.any():
            return {}
        told = {"points": self._points, "winner": self._winners, "forfeited": self.how == FORFEITED}
        return {"final_info": {**told, **{f"_{name}": over for name in told}}, "_final_info": over}


def _as_it_is(array: Any) -> Any:
    return array


def _new_jax_array(array: Any) -> Any:
    """Return a new array over the same memory: of each array, JAX remembers what it once brought to the CPU."""
    import jax.numpy as jnp

    return jnp.from_dlpack(array)


def _games_of(arrays: str) -> Any:
    """Return what makes games whose arrays are of this library."""
    if arrays == "numpy":
        return CpuGames
    from functools import partial

    from posthorn.environments.gpu_games import GpuGames, jax_zeros, torch_zeros

    return partial(GpuGames, zeros=torch_zeros if arrays == "torch" else jax_zeros)
