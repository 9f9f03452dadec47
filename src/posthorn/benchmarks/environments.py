"""How fast the environments step: one game, thousands on this computer's cores, and thousands on a GPU."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from itertools import count
from random import random
from typing import Any, NamedTuple

import numpy as np

from posthorn.benchmarks.engine import Figures, Progress, describe_machine
from posthorn.engine.actions import ACTIONS
from posthorn.environments.vector_env import ManyGamesEnv

NO_LIBRARY = "This needs PyTorch or JAX that can use the GPU, for example: pip install 'jax[cuda13]'."
Choose = Callable[[Any], Any]
PASSES = 3
CPU_GAMES = 4096
COMPARED_GAMES, COMPARED_STEPS = 512, 300


class Rates(NamedTuple):
    """Steps per second: by the clock, of CPU time, and of CPU time when the same choices are known beforehand."""

    by_clock: float
    by_cpu: float
    by_cpu_alone: float


class Clock:
    """Since when something is measured."""

    def __init__(self) -> None:
        self._began, self._began_cpu = time.perf_counter(), time.process_time()

    @property
    def passed(self) -> float:
        """Seconds that have passed."""
        return time.perf_counter() - self._began

    @property
    def cpu(self) -> float:
        """Seconds of CPU time that this process has used meanwhile, with all its threads."""
        return time.process_time() - self._began_cpu


def bench_environments(seconds: float, progress: Progress) -> Figures:
    """Measure random play through each interface, in turns; the best of some passes counts."""
    from posthorn.environments.gymnasium_env import OneSeatEnv
    from posthorn.environments.pettingzoo_env import AllSeatsEnv

    figures: Figures = {"machine": describe_machine(), "python": platform.python_version()}
    many = ManyGamesEnv(CPU_GAMES, opponents=None, copy=False)
    measures: dict[str, Callable[[float], Rates]] = {
        "pettingzoo": lambda seconds: play_turn_by_turn(AllSeatsEnv(), seconds),
        "gymnasium": lambda seconds: play_one_seat(OneSeatEnv("random"), seconds),
        "vector": lambda seconds: play_many(many, seconds),
    }
    best: dict[str, list[Rates]] = {name: [] for name in measures}
    for turn in range(PASSES):
        progress(f"playing, {turn + 1} of {PASSES}")
        for name, measure in measures.items():
            best[name].append(measure(seconds / PASSES))
    for name, found in best.items():
        figures[f"{name}_steps_per_second"] = round(max(rates.by_clock for rates in found))
        figures[f"{name}_steps_per_cpu_second"] = round(max(rates.by_cpu for rates in found))
        figures[f"{name}_steps_per_cpu_second_without_choices"] = round(max(rates.by_cpu_alone for rates in found))
    figures["vector_games"] = CPU_GAMES
    return figures


def bench_on_gpu(games: int, steps: int, progress: Progress) -> Figures:
    """Measure the vector environment on the GPU in arrays of PyTorch and JAX, after comparing it with the CPU."""
    from numba import cuda

    figures: Figures = {"machine": describe_machine(), "gpu": str(cuda.get_current_device().name), "games": games}
    for arrays in libraries_on_gpu():
        choose = _torch_chooser() if arrays == "torch" else _jax_chooser()
        progress(f"{arrays}: comparing {COMPARED_GAMES} games with the CPU over {COMPARED_STEPS} steps")
        figures[f"{arrays}_equal_to_cpu"] = _is_equal_to_cpu(arrays)
        progress(f"{arrays}: playing {games} games, {steps} steps each")
        env = ManyGamesEnv(games, opponents=None, arrays=arrays)
        shown, _ = env.reset(seed=1)
        rates = []
        for _ in range(PASSES):
            began, stepping = time.perf_counter(), 0.0
            for _ in range(steps):
                actions = choose(shown["action_mask"])
                cuda.synchronize()
                stepped = time.perf_counter()
                shown, *_ = env.step(actions)
                stepping += time.perf_counter() - stepped
            rates.append((games * steps / stepping, games * steps / (time.perf_counter() - began)))
        figures[f"{arrays}_steps_per_second"] = round(max(alone for alone, _ in rates))
        figures[f"{arrays}_steps_per_second_with_choices"] = round(max(whole for _, whole in rates))
    return figures


def libraries_on_gpu() -> list[str]:
    """Return which of PyTorch and JAX are installed and can use the GPU."""
    found = []
    if find_spec("torch") is not None:
        import torch

        found += ["torch"] if torch.cuda.is_available() else []
    if find_spec("jax") is not None:
        import jax

        found += ["jax"] if jax.default_backend() == "gpu" else []
    return found


def choose_by_lot(masks: np.ndarray) -> np.ndarray:
    """Return a legal action of each game, each as likely as any other."""
    legal = np.flatnonzero(masks.view(np.bool_))
    counts = masks.sum(axis=1, dtype=np.int64)
    return np.asarray(legal[np.cumsum(counts) - counts + (np.random.random(len(masks)) * counts).astype(int)] % ACTIONS)


def choose_one(mask: np.ndarray) -> Any:
    """Return a legal action of one game, each as likely as any other."""
    legal = mask.view(np.bool_).nonzero()[0]
    return legal[int(random() * len(legal))]


def play_turn_by_turn(env: Any, seconds: float, *, seeds_each: bool = False) -> Rates:
    """Return how many steps a second PettingZoo's loop makes with random choices.

    Where the first seed does not decide all games, ``seeds_each`` gives every game its own.
    """

    def begin(game: int) -> None:
        env.reset(seed=game + 1 if seeds_each or game == 0 else None)

    games: list[list[Any]] = []
    clock = Clock()
    while clock.passed < seconds / 2:
        begin(len(games))
        games.append([])
        for _ in env.agent_iter():
            observation, _, is_over, is_truncated, info = env.last()
            action = None
            if not is_over and not is_truncated:
                action = choose_one(observation["action_mask"] if "action_mask" in observation else info["action_mask"])
            env.step(action)
            games[-1].append(action)
    passed, cpu = clock.passed, clock.cpu
    clock = Clock()
    for game, actions in enumerate(games):
        begin(game)
        for _, action in zip(env.agent_iter(), actions, strict=False):  # at the end nobody is asked any more
            env.last()
            env.step(action)
    return _rates(sum(map(len, games)), passed, cpu, clock.cpu)


def play_one_seat(env: Any, seconds: float) -> Rates:
    """Return how many steps a second Gymnasium's loop makes with random choices."""
    chosen = []
    observation, _ = env.reset(seed=1)
    clock = Clock()
    while clock.passed < seconds / 2:
        action = choose_one(observation["action_mask"])
        observation, _, is_over, _, _ = env.step(action)
        if is_over:
            observation, _ = env.reset()
        chosen.append(action)
    passed, cpu = clock.passed, clock.cpu
    env.reset(seed=1)
    clock = Clock()
    for action in chosen:
        if env.step(action)[2]:
            env.reset()
    return _rates(len(chosen), passed, cpu, clock.cpu)


def play_many(env: ManyGamesEnv, seconds: float) -> Rates:
    """Return how many steps a second the vector environment makes with random choices."""
    chosen = []
    shown, _ = env.reset(seed=1)
    clock = Clock()
    while clock.passed < seconds / 2:
        actions = choose_by_lot(shown["action_mask"])
        shown, *_ = env.step(actions)
        chosen.append(actions)
    passed, cpu = clock.passed, clock.cpu
    env.reset(seed=1)
    clock = Clock()
    for actions in chosen:
        env.step(actions)
    return _rates(len(chosen) * env.num_envs, passed, cpu, clock.cpu)


def _rates(steps: int, passed: float, cpu: float, cpu_alone: float) -> Rates:
    return Rates(steps / passed, steps / cpu, steps / cpu_alone)


def _torch_chooser() -> Choose:
    """Return what chooses by lot with PyTorch, on the GPU."""
    import torch

    return lambda masks: (torch.rand(masks.shape, device=masks.device) * masks).argmax(1)


def _jax_chooser() -> Choose:
    """Return what chooses by lot with JAX, on the GPU."""
    import jax

    choose = jax.jit(lambda masks, key: (jax.random.uniform(key, masks.shape) * masks).argmax(1))
    keys = map(partial(jax.random.fold_in, jax.random.key(1)), count())
    return lambda masks: choose(masks, next(keys))


def _is_equal_to_cpu(arrays: str) -> bool:
    """Play the same games on the GPU and on the CPU; tell whether everything that is shown and paid is equal."""
    here = ManyGamesEnv(COMPARED_GAMES, opponents=None, seats=3, modules=("audience", "honours"), copy=False)
    there = ManyGamesEnv(COMPARED_GAMES, opponents=None, seats=3, modules=("audience", "honours"), arrays=arrays)
    (shown, _), (shown_there, _) = here.reset(seed=1), there.reset(seed=1)
    for _ in range(COMPARED_STEPS):
        if any((shown[name] != _on_cpu(shown_there[name])).any() for name in shown):
            return False
        actions = choose_by_lot(shown["action_mask"])
        shown, rewards, *_ = here.step(actions)
        shown_there, rewards_there, *_ = there.step(_on_gpu(actions, arrays))
        if (rewards != _on_cpu(rewards_there)).any():
            return False
    return True


def _on_gpu(array: np.ndarray, arrays: str) -> Any:
    if arrays == "torch":
        import torch

        return torch.as_tensor(array, device="cuda")
    import jax.numpy as jnp

    return jnp.asarray(array)


def _on_cpu(array: Any) -> np.ndarray:
    return np.asarray(array.cpu() if hasattr(array, "cpu") else array)
