"""Many games side by side on a GPU, one thread a game, in memory that the learner reads where it lies."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from numba import cuda

from posthorn.compiled.gpu import RECORD, SIMULATED, device_functions
from posthorn.engine.actions import MOST_LEGAL
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.training.cpu_games import LEARNING_MODULES, generator_words
from posthorn.training.games import NOTED, TOLD

THREADS_PER_BLOCK = 64
_ACTION = np.int64 if SIMULATED else np.int16

_functions = device_functions(LEARNING_MODULES)
_apply = _functions["apply"]
_begin_anew = _functions["begin_anew"]
_go_on = _functions["go_on"]
_tell = _functions["tell"]


@cuda.jit
def _clear_kernel(rows):  # type: ignore[no-untyped-def]
    """Fill rows with zeros, neighbouring numbers by neighbouring threads."""
    flat = rows.reshape(rows.size)
    i = cuda.grid(1)
    while i < flat.size:
        flat[i] = 0
        i += cuda.gridsize(1)


@cuda.jit
def _play_kernel(states, templates, words, observations, watches, watched, masks, told, results, chosen, begins):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.size:
        actions = cuda.local.array(MOST_LEGAL, _ACTION)
        room = cuda.local.array(1, RECORD)
        own_words = cuda.local.array(4, np.int64)
        for j in range(4):
            own_words[j] = words[i, j]
        if begins:
            _begin_anew(room, templates, own_words)
        else:
            room[0] = states[i]
            _apply(room[0], chosen[i])
        n = _go_on(room, templates, own_words, results[i], actions)
        _tell(room[0], own_words, actions, n, observations[i], watches, watched[i], masks[i], told[i])
        states[i] = room[0]
        for j in range(4):
            words[i, j] = own_words[j]


class GpuGames:
    """Games in lockstep. The arrays say what is asked in each, and how games ended at the last step.

    The arrays are JAX's, who takes them for constant: everything that reads them must be done before ``play``, which
    waits for that and for its own end. With ``watch`` they also hold what another seat knows, drawn by lot.
    """

    def __init__(self, templates: np.ndarray, count: int, seed: int, *, watch: bool = False) -> None:
        self.observations: Any = jnp.zeros((count, OBSERVATION), jnp.int8)
        self.watched: Any = jnp.array(self.observations, copy=True) if watch else self.observations
        self.masks: Any = jnp.zeros((count, MASK_WORDS), jnp.uint32)
        self.told: Any = jnp.zeros((count, TOLD), jnp.int8)
        self.results: Any = jnp.zeros((count, NOTED), jnp.int8)
        shared = [self.observations, self.watched, self.masks, self.told, self.results]
        self._shared = [cuda.as_cuda_array(array.block_until_ready()) for array in shared]
        self._watches = watch
        self._states = cuda.to_device(np.zeros(count, RECORD))
        self._templates = cuda.to_device(templates.astype(RECORD))
        self._words = cuda.to_device(generator_words(count, seed))
        self._blocks = -(-count // THREADS_PER_BLOCK)
        self._run(cuda.to_device(np.zeros(count, np.int32)), begins=True)

    def play(self, chosen: Any) -> None:
        """Play an action in each game."""
        chosen.block_until_ready()
        self._run(cuda.as_cuda_array(chosen), begins=False)

    def _run(self, chosen: Any, *, begins: bool) -> None:
        observations, watched, masks, told, results = self._shared
        for rows in (observations, watched, masks):
            _clear_kernel[1056, 256](rows)
        _play_kernel[self._blocks, THREADS_PER_BLOCK](
            self._states,
            self._templates,
            self._words,
            observations,
            self._watches,
            watched,
            masks,
            told,
            results,
            chosen,
            begins,
        )
        cuda.synchronize()
