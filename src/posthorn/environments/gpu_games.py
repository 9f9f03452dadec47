"""Many games side by side on a GPU, one thread a game, in memory that the learner's library reads where it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda

from posthorn.compiled.gpu import RECORD, SIMULATED, device_functions
from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.environments.cpu_games import GAME_MODULES, Seeds, seeds_of
from posthorn.environments.games import NOTED, REWARDS, TOLD, WAITS
from posthorn.players.observation import MASK_WORDS, OBSERVATION

THREADS_PER_BLOCK = 64
_CLEARERS = (1, 1) if SIMULATED else (1056, 256)  # blocks and threads
_ACTION = np.int64 if SIMULATED else np.int16

Zeros = Callable[[tuple[int, ...], str], Any]  # makes an array of zeros on the GPU, of a shape and a type's name

_functions = device_functions(GAME_MODULES)
_begin_anew = _functions["begin_anew"]
_begin_seeded = _functions["begin_seeded"]
_carry_out = _functions["carry_out"]
_first_choice = _functions["first_choice"]
_is_allowed = _functions["is_allowed"]
_legal_actions = _functions["legal_actions"]
_note_nothing = _functions["note_nothing"]
_tell = _functions["tell"]


def jax_zeros(shape: tuple[int, ...], kind: str) -> Any:
    """Make an array of JAX's, which takes it for constant: see ``GpuGames``."""
    import jax.numpy as jnp

    return jnp.zeros(shape, kind).block_until_ready()


def torch_zeros(shape: tuple[int, ...], kind: str) -> Any:
    """Make a tensor of PyTorch's."""
    import torch

    return torch.zeros(shape, dtype=getattr(torch, kind), device="cuda")


def _shared_array(array: Any) -> Any:
    """Return an array of another library as the kernels take it, where it lies; the simulator takes its own."""
    return array if SIMULATED else cuda.as_cuda_array(array)


@cuda.jit
def _clear_kernel(rows):  # type: ignore[no-untyped-def]
    """Fill rows with zeros, neighbouring numbers by neighbouring threads."""
    flat = rows.reshape(rows.size)
    i = cuda.grid(1)
    while i < flat.size:
        flat[i] = 0
        i += cuda.gridsize(1)


@cuda.jit
def _check_kernel(masks, chosen, legal):  # type: ignore[no-untyped-def]
    """Find out whether what was chosen is legal, before the masks are cleared."""
    i = cuda.grid(1)
    if i < legal.size:
        legal[i] = _is_allowed(masks[i], chosen[i])


@cuda.jit
def _begin_kernel(states, templates, words, seeds, observations, watches, watched, masks, told, results, rewards):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.size:
        actions = cuda.local.array(MOST_LEGAL, _ACTION)
        room = cuda.local.array(1, RECORD)
        if seeds[i] >= 0:
            _begin_seeded(room, templates, words[i], seeds[i])
        else:
            _begin_anew(room, templates, words[i])
        n = _first_choice(room, templates, words[i], actions)
        _note_nothing(results[i], rewards[i])
        _tell(room[0], words[i], actions, n, observations[i], watches, watched[i], masks[i], told[i])
        states[i] = room[0]


@cuda.jit
def _play_kernel(  # type: ignore[no-untyped-def]
    states, templates, words, observations, watches, watched, masks, told, results, rewards, chosen, legal
):
    i = cuda.grid(1)
    if i < states.size:
        actions = cuda.local.array(MOST_LEGAL, _ACTION)
        room = cuda.local.array(1, RECORD)
        own_words = cuda.local.array(4, np.int64)
        for j in range(4):
            own_words[j] = words[i, j]
        room[0] = states[i]
        if chosen[i] == WAITS:
            _note_nothing(results[i], rewards[i])
            n = _legal_actions(room[0], actions)
        else:
            n = _carry_out(room[0], chosen[i], legal[i], results[i], rewards[i], actions)
        if n == 0:
            _begin_anew(room, templates, own_words)
            n = _first_choice(room, templates, own_words, actions)
        _tell(room[0], own_words, actions, n, observations[i], watches, watched[i], masks[i], told[i])
        states[i] = room[0]
        for j in range(4):
            words[i, j] = own_words[j]


class GpuGames:
    """Games in lockstep. The arrays say what is asked in each, and how games ended at the last step.

    They are made by ``zeros``, so they are arrays of JAX or tensors of PyTorch, and every step writes into them anew:
    what reads them must be done before ``play``, which waits for that and for its own end. With ``watch`` they also
    hold what another seat knows, drawn by lot. A mask holds a byte for each action, or with ``bits`` a bit.
    """

    def __init__(
        self,
        templates: np.ndarray,
        count: int,
        seed: int,
        *,
        watch: bool = False,
        bits: bool = False,
        zeros: Zeros = jax_zeros,
    ) -> None:
        self.observations = zeros((count, OBSERVATION), "int8")
        self.watched = zeros((count, OBSERVATION), "int8") if watch else self.observations
        self.masks = zeros((count, MASK_WORDS), "uint32") if bits else zeros((count, ACTIONS), "int8")
        self.told = zeros((count, TOLD), "int8")
        self.results = zeros((count, NOTED), "int8")
        self.rewards = zeros((count, REWARDS), "float32")
        shared = [self.observations, self.watched, self.masks, self.told, self.results, self.rewards]
        self._shared = [_shared_array(array) for array in shared]
        self._watches = watch
        self._states = cuda.to_device(np.zeros(count, RECORD))
        self._templates = cuda.to_device(templates.astype(RECORD))
        self._words = cuda.to_device(np.zeros((count, 4), np.int64))
        self._legal = cuda.to_device(np.zeros(count, np.bool_))
        self._blocks = -(-count // THREADS_PER_BLOCK), THREADS_PER_BLOCK
        self.begin(seed)

    def begin(self, seed: Seeds | None = None) -> None:
        """Begin the games of some seeds, or of one and those that follow it, or without any the next games by lot."""
        seeds = cuda.to_device(seeds_of(len(self._states), seed))
        self._clear()
        games = (self._states, self._templates, self._words, seeds)
        _begin_kernel[self._blocks](*games, *self._asked())
        cuda.synchronize()

    def play(self, chosen: Any) -> None:
        """Play an action in each game, or let it wait."""
        if hasattr(chosen, "block_until_ready"):
            chosen.block_until_ready()
        cuda.synchronize()  # whatever else reads the arrays on the GPU is done then
        actions = _shared_array(chosen)
        _check_kernel[self._blocks](self._shared[2], actions, self._legal)
        self._clear()
        _play_kernel[self._blocks](
            self._states, self._templates, self._words, *self._asked(), actions, self._legal
        )  # fmt: skip
        cuda.synchronize()

    def close(self) -> None:
        """Do nothing: the arrays go when nobody has them any more."""

    def _asked(self) -> tuple[Any, ...]:
        """Return the arrays as the kernels take them."""
        observations, watched, masks, told, results, rewards = self._shared
        return observations, self._watches, watched, masks, told, results, rewards

    def _clear(self) -> None:
        observations, watched, masks, *_ = self._shared
        for rows in (observations, watched, masks) if self._watches else (observations, masks):
            _clear_kernel[_CLEARERS](rows)
