"""Many games side by side on this computer's cores."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.environments import games
from posthorn.environments.games import NOTED, REWARDS, TOLD
from posthorn.players import observation, real_choices
from posthorn.players.observation import MASK_WORDS, OBSERVATION

GAME_MODULES: Iterable[ModuleType] = (observation, real_choices, games)
Seeds = int | Sequence[int]
ALIGNMENT = 64  # bytes: JAX takes an array over without copying it if it begins at such a multiple
GAMES_PER_THREAD = 64  # at the least: fewer are played faster than a thread is woken


@cache
def compiled_games() -> Compiled:
    """Return the games, compiled."""
    return Compiled(GAME_MODULES)


def aligned_zeros(shape: tuple[int, ...], kind: Any) -> np.ndarray:
    """Return an array of zeros that other libraries can share."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    first = -room.ctypes.data % ALIGNMENT
    zeros: np.ndarray = room[first : first + size].view(kind).reshape(shape)
    return zeros


def seeds_of(count: int, seed: Seeds | None) -> np.ndarray:
    """Return a seed for each game: the given ones, this one and those that follow it, or a mark that lots decide."""
    if seed is None:
        return np.full(count, -1)
    return np.arange(seed, seed + count) if isinstance(seed, int) else np.array(seed, np.int64)


class CpuGames:
    """Games in lockstep. The arrays say what is asked in each, and how games ended at the last step.

    With ``watch`` they also hold what another seat knows, drawn by lot. A mask holds a byte for each action, or with
    ``bits`` a bit. Without a number of ``threads`` all cores play.
    """

    def __init__(
        self,
        templates: np.ndarray,
        count: int,
        seed: int,
        *,
        watch: bool = False,
        bits: bool = False,
        threads: int | None = None,
    ) -> None:
        self.observations: Any = aligned_zeros((count, OBSERVATION), np.int8)
        self.watched: Any = aligned_zeros((count, OBSERVATION if watch else 0), np.int8)
        self.masks: Any = (
            aligned_zeros((count, MASK_WORDS), np.uint32) if bits else aligned_zeros((count, ACTIONS), np.int8)
        )
        self.told: Any = aligned_zeros((count, TOLD), np.int8)
        self.results: Any = aligned_zeros((count, NOTED), np.int8)
        self.rewards: Any = aligned_zeros((count, REWARDS), np.float32)
        self._watches = watch
        self._states = np.zeros(count, STATE)
        self._templates = templates
        self._words = np.zeros((count, 4), np.int64)
        self._compiled = compiled_games()
        threads = min(threads or os.cpu_count() or 1, max(count // GAMES_PER_THREAD, 1))
        self._pool = ThreadPoolExecutor(threads)
        self._shares = list(pairwise(count * i // threads for i in range(threads + 1)))
        self.begin(seed)

    def begin(self, seed: Seeds | None = None) -> None:
        """Begin the games of some seeds, or of one and those that follow it, or without any the next games by lot."""
        self._run(self._compiled.begin_games, (seeds_of(len(self.told), seed),))

    def play(self, chosen: Any) -> None:
        """Play an action in each game, or let it wait."""
        self._run(self._compiled.play_games, (), np.asarray(chosen, np.int64))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    def _run(self, function: Any, seeds: tuple[np.ndarray, ...], *chosen: np.ndarray) -> None:
        games = (self._states, self._templates, self._words, *seeds)
        asked = (self.observations, self._watches, self.watched, self.masks, self.told, self.results, self.rewards)

        def share(bounds: tuple[int, int]) -> None:
            function(*games, *asked, np.zeros(MOST_LEGAL, np.int64), *chosen, *bounds)

        for _ in self._pool.map(share, self._shares):
            pass
