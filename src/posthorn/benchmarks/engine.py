"""How fast the engine is: interpreted, compiled and on a GPU, measured in one run so that the ratios mean something."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.lockstep import OnArrays, as_records, first_difference
from posthorn.compiled.playout import play_at_random
from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.state import State

Progress = Callable[[str], None]
NO_GPU = "This needs an NVIDIA GPU with its driver, and pip install 'posthorn[cuda]'."
Figures = dict[str, float | int | str | bool]

# Three seats, base game, the switches of the Italian edition.
_TABLE = {"seats": 3, "start": -1, "empty_hand_postmaster": 1, "may_abandon": 1, "every_length_falls_back": 1}
_COMPILE = "from posthorn.compiled.cpu import Compiled; Compiled().warm_up()"
_IMPORT = "import posthorn, sys; sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"


def bench_engine(seconds: float, progress: Progress) -> Figures:
    """Measure one thread of interpreted and compiled random play, and what it costs to get there.

    ``seconds`` is how long each way plays, in turns, so that all see the same machine.
    """
    figures: Figures = {"machine": describe_machine(), "python": platform.python_version()}
    with tempfile.TemporaryDirectory() as empty:
        progress("compiling from nothing")
        figures["compile_seconds"] = _run(_COMPILE, POSTHORN_CACHE=empty)
        progress("loading from the cache")
        figures["load_seconds"] = min(_run(_COMPILE, POSTHORN_CACHE=empty) for _ in range(3))
    progress("importing posthorn")
    figures["import_seconds"] = min(_run(_IMPORT) for _ in range(5)) - min(_run("pass") for _ in range(5))

    compiled = Compiled()
    compiled.warm_up(progress)
    interpreted_rates, compiled_rates, keyed_rates = [], [], []
    for turn in range(5):
        progress(f"playing, {turn + 1} of 5")
        interpreted_rates.append(_interpreted_rate(seconds / 5, turn))
        compiled_rates.append(_compiled_rate(compiled, seconds / 5, turn))
        keyed_rates.append(_compiled_rate(compiled, seconds / 5, turn, keyed=True))
    figures["interpreted_decisions_per_second"] = round(max(interpreted_rates))
    figures["compiled_decisions_per_second"] = round(max(compiled_rates))
    figures["compiled_over_interpreted"] = round(max(compiled_rates) / max(interpreted_rates), 1)
    figures["keyed_over_compiled"] = round(max(keyed_rates) / max(compiled_rates), 3)

    progress("listing and copying")
    states = _positions(compiled, 512)
    actions = np.zeros(MOST_LEGAL, np.int64)
    times = 1_000_000
    figures["legal_actions_ns"] = _best(lambda: compiled.list_many(states, actions, times)) / times * 1e9
    figures["copy_ns"] = _best(lambda: compiled.copy_many(states, np.zeros(512, STATE), times)) / times * 1e9
    figures["state_bytes"] = STATE.itemsize
    return figures


def bench_gpu(games: int, plies: int, sample: int, progress: Progress) -> Figures:
    """Measure random play on the GPU, after a sample of games was compared with the CPU action by action."""
    from numba import cuda

    from posthorn.compiled import gpu

    figures: Figures = {"machine": describe_machine(), "gpu": str(cuda.get_current_device().name)}
    progress(f"comparing {sample} games with the CPU, action by action")
    compiled = Compiled()
    start = [
        _new_state(seed, seats=2 + seed % 3, audience=seed >> 1 & 1, honours=seed >> 2 & 1) for seed in range(sample)
    ]
    difference = first_difference(OnArrays(start, compiled), OnArrays(start, gpu, gpu.RECORD), plies, 1)
    difference = difference or _random_play_differs(start, compiled, plies)
    figures["compared_games"] = sample
    figures["compared_plies"] = plies
    figures["equal_to_cpu"] = difference is None
    if difference:
        figures["difference"] = difference
        return figures

    progress(f"playing {games} games")
    records = np.zeros(games, STATE)
    for field, value in _TABLE.items():
        records[field] = value
    compiled.start_games(records, 0, games, 1)
    states = cuda.to_device(records)
    words = cuda.to_device(np.random.default_rng(1).integers(0, 2**32, (games, 4)))
    played = cuda.to_device(np.zeros(games, np.int64))
    gpu.play_games_at_random(states, words, played, 10)
    rates = []
    for _ in range(3):
        cuda.synchronize()
        began = time.perf_counter()
        gpu.play_games_at_random(states, words, played, plies)
        cuda.synchronize()
        rates.append(int(played.copy_to_host().sum()) / (time.perf_counter() - began))
    figures["games"] = games
    figures["decisions_per_second"] = round(max(rates))
    cpu_rate = max(_compiled_rate(compiled, 1.0, turn) for turn in range(3))
    figures["cpu_decisions_per_second"] = round(cpu_rate)
    figures["gpu_over_cpu_thread"] = round(max(rates) / cpu_rate, 1)
    return figures


def _random_play_differs(start: list[State], compiled: Compiled, plies: int) -> str | None:
    """Play the same random games on CPU and GPU; say if any ends in another state."""
    from posthorn.compiled import gpu

    records = as_records(start, STATE)
    words = np.random.default_rng(1).integers(0, 2**32, (len(start), 4))
    gpu_records, gpu_words, played = records.copy(), words.copy(), np.zeros(len(start), np.int64)
    compiled.play_games_at_random(records, words, np.zeros(MOST_LEGAL, np.int64), 0, len(start), plies)
    gpu.play_games_at_random(gpu_records, gpu_words, played, plies)
    differing = np.flatnonzero(records != gpu_records)
    return f"game {differing[0]}: random play ends in different states" if len(differing) else None


def describe_machine() -> str:
    """Return the processor's name and its number of cores."""
    name = platform.processor() or platform.machine()
    if sys.platform == "linux":
        with suppress(OSError, StopIteration), open("/proc/cpuinfo", encoding="utf-8") as lines:
            name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return f"{name}, {os.cpu_count()} cores"


def _run(code: str, **environment: str) -> float:
    """Return how long a new Python takes for some code."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
    return time.perf_counter() - began


def _best(call: Callable[[], Any]) -> float:
    times = []
    for _ in range(5):
        began = time.perf_counter()
        call()
        times.append(time.perf_counter() - began)
    return min(times)


def _new_state(seed: int, **table: int) -> State:
    s = State()
    for field, value in {**_TABLE, **table}.items():
        setattr(s, field, value)
    seed_generator(s.rng, (seed, 0, 0, 0))
    new_game(s)
    return s


def _interpreted_rate(seconds: float, seed: int) -> float:
    words, actions = [seed, 1, 2, 3], [0] * MOST_LEGAL
    began = time.perf_counter()
    played = 0
    s = _new_state(seed)
    while (passed := time.perf_counter() - began) < seconds:
        done = play_at_random(s, words, actions, 1000)
        played += done
        if done < 1000:
            seed += 5
            s = _new_state(seed)
    return played / passed


def _compiled_rate(compiled: Compiled, seconds: float, seed: int, *, keyed: bool = False) -> float:
    """Play whole games, a hundred at a time, setting up included; their generators may be keyed."""
    actions = np.zeros(MOST_LEGAL, np.int64)
    words = np.full((100, 4), seed, np.int64)
    began = time.perf_counter()
    played = 0
    while (passed := time.perf_counter() - began) < seconds:
        states = np.zeros(100, STATE)
        for field, value in _TABLE.items():
            states[field] = value
        compiled.start_games(states, 0, 100, seed)
        if keyed:
            states["rng"] |= 1 << 62  # a key that is not zero
        played += compiled.play_games_at_random(states, words, actions, 0, 100, 2**62)
        seed += 100
    return played / passed


def _positions(compiled: Compiled, count: int) -> np.ndarray:
    """Return positions from all parts of random games."""
    states = np.zeros(count, STATE)
    for field, value in _TABLE.items():
        states[field] = value
    compiled.start_games(states, 0, count, 0)
    words = np.random.default_rng(1).integers(0, 2**32, (count, 4))
    actions = np.zeros(MOST_LEGAL, np.int64)
    for i in range(count):
        compiled.play_games_at_random(states, words, actions, i, i + 1, 3 * i)
    return states
