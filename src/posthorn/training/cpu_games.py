"""Many games side by side on this computer's cores."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.players import observation, real_choices
from posthorn.players.observation import MASK_WORDS, OBSERVATION
from posthorn.training import games
from posthorn.training.games import NOTED, TOLD

LEARNING_MODULES: Iterable[ModuleType] = (observation, real_choices, games)


def generator_words(count: int, seed: int) -> np.ndarray:
    """Return a generator for each game, all different."""
    words = np.zeros((count, 4), np.int64)
    for i in range(count):
        seed_generator(words[i], (i, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, 0x6C656172))
    return words


class CpuGames:
    """Games in lockstep. The arrays say what is asked in each, and how games ended at the last step.

    With ``watch`` they also hold what another seat knows, drawn by lot.
    """

    def __init__(self, templates: np.ndarray, count: int, seed: int, *, watch: bool = False) -> None:
        self.observations: Any = np.zeros((count, OBSERVATION), np.int8)
        self.watched: Any = np.zeros((count, OBSERVATION if watch else 0), np.int8)
        self.masks: Any = np.zeros((count, MASK_WORDS), np.uint32)
        self.told: Any = np.zeros((count, TOLD), np.int8)
        self.results: Any = np.zeros((count, NOTED), np.int8)
        self._watches = watch
        self._states = np.zeros(count, STATE)
        self._templates = templates
        self._words = generator_words(count, seed)
        self._compiled = Compiled(LEARNING_MODULES)
        threads = min(os.cpu_count() or 1, max(count // 64, 1))
        self._pool = ThreadPoolExecutor(threads)
        bounds = [count * i // threads for i in range(threads + 1)]
        self._shares = list(pairwise(bounds))
        self._run(self._compiled.begin_games)

    def play(self, chosen: Any) -> None:
        """Play an action in each game."""
        self._run(self._compiled.play_games, np.asarray(chosen, np.int64))

    def _run(self, function: Any, *chosen: np.ndarray) -> None:
        for rows in (self.observations, self.watched, self.masks):
            rows.fill(0)
        games = (self._states, self._templates, self._words)
        asked = (self.observations, self._watches, self.watched, self.masks, self.told, self.results)

        def share(bounds: tuple[int, int]) -> None:
            function(*games, *asked, np.zeros(MOST_LEGAL, np.int64), *chosen, *bounds)

        for _ in self._pool.map(share, self._shares):
            pass
