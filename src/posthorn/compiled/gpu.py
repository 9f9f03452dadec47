"""The engine as CUDA device code: one thread plays one game, hundreds of thousands side by side.

Needs the extra ``cuda`` and an NVIDIA GPU. Numba's simulator (NUMBA_ENABLE_CUDASIM=1) runs the same code, slowly, on
none; there the states must be ``WIDE_STATE`` records.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

# numba-cuda refers to these at import, though nothing here calls them, and NumPy has dropped them.
for _dropped in ("row_stack", "in1d", "trapz"):
    if not hasattr(np, _dropped):
        setattr(np, _dropped, None)

import numba
from numba import cuda

from posthorn.compiled import playout
from posthorn.compiled.record_type import STATE, WIDE_STATE
from posthorn.compiled.twins import build_twins, engine_modules
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.steps import STEP_OVER

# A few games at a time, and arrays of this computer, are what comparing and testing need.
numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
numba.config.CUDA_WARN_ON_IMPLICIT_COPY = 0

THREADS_PER_BLOCK = 128
SIMULATED = bool(numba.config.ENABLE_CUDASIM)
# The simulator is Python itself, where NumPy's small integers do not widen by themselves.
RECORD = WIDE_STATE if SIMULATED else STATE
_ACTION = np.int64 if SIMULATED else np.int16


def device_functions(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """Return the functions of the engine, and of further modules written like it, as code of the GPU."""

    def compile_function(function: FunctionType) -> Any:
        return cuda.jit(device=True)(function)

    return build_twins([*engine_modules(), *modules], compile_function)


_twins = device_functions([playout])
_play_at_random = _twins["play_at_random"]
_legal_actions = _twins["legal_actions"]
_apply = _twins["apply"]


@cuda.jit
def _play_kernel(states, words, played, most):  # type: ignore[no-untyped-def]
    """Play one game on in the thread's local memory, which the GPU interleaves among threads."""
    i = cuda.grid(1)
    if i < states.size:
        actions = cuda.local.array(MOST_LEGAL, _ACTION)
        if SIMULATED:  # it cannot copy records
            played[i] = _play_at_random(states[i], words[i], actions, most)
            return
        own_words = cuda.local.array(4, np.int64)
        own_state = cuda.local.array(1, RECORD)
        for j in range(4):
            own_words[j] = words[i][j]
        own_state[0] = states[i]
        played[i] = _play_at_random(own_state[0], own_words, actions, most)
        states[i] = own_state[0]
        for j in range(4):
            words[i][j] = own_words[j]


@cuda.jit
def _list_kernel(states, lists, counts):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.size:
        counts[i] = _legal_actions(states[i], lists[i])


@cuda.jit
def _apply_kernel(states, actions):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.size and states[i].step != STEP_OVER:
        _apply(states[i], actions[i])


def _blocks(states: Any) -> tuple[int, int]:
    return (len(states) + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK, THREADS_PER_BLOCK


def play_games_at_random(states: Any, words: Any, played: Any, most: int) -> None:
    """Play each game on at random, by ``most`` actions at the most; ``played`` gets how many were played in each."""
    _play_kernel[_blocks(states)](states, words, played, most)


def list_legal_actions(states: Any, lists: Any, counts: Any) -> None:
    """List each game's legal actions in its row of ``lists``, and how many there are in ``counts``."""
    _list_kernel[_blocks(states)](states, lists, counts)


def play_actions(states: Any, actions: Any) -> None:
    """Play one action in each game that is not over."""
    _apply_kernel[_blocks(states)](states, actions)
