"""Many games at once: they are the games of the single environments, and other libraries share their arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from posthorn.engine.actions import ACTIONS
from posthorn.environments import vector_env
from posthorn.environments.cpu_games import CpuGames
from posthorn.environments.gymnasium_env import ID, OneSeatEnv
from posthorn.environments.one_game import OneGame
from posthorn.environments.table import table_of
from posthorn.environments.vector_env import ManyGamesEnv
from posthorn.game import MODULES

pytestmark = pytest.mark.xdist_group("compiled")

QUICK: dict[str, Any] = {"max_rounds": 2}
COUNT = 130  # enough for two threads


def by_lot(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Return a legal action for each game."""
    return np.asarray((chance.random(masks.shape) * masks).argmax(-1))


def test_all_seats_of_many_games() -> None:
    """Played in all seats, each game is the one that its seed deals, choice by choice, up to its points and rewards."""
    env, chance = ManyGamesEnv(COUNT, opponents=None, seats=3, modules=MODULES, **QUICK), np.random.default_rng(1)
    observations, infos = env.reset(seed=20)
    games = [OneGame(table_of(3, "italian", MODULES, QUICK)) for _ in range(COUNT)]
    for i, game in enumerate(games):
        game.begin(20 + i)
    going = set(range(COUNT))
    while going:
        assert env.observation_space.contains(observations)
        for i in going:
            assert infos["seat"][i] == games[i].seat
            for name, expected in games[i].shown.items():
                assert (observations[name][i] == expected).all()
        actions = by_lot(observations["action_mask"], chance)
        choosers = infos["seat"]
        observations, rewards, is_over, is_truncated, infos = env.step(actions)
        assert not is_truncated.any()
        for i in list(going):
            games[i].play(actions[i])
            assert is_over[i] == (games[i].seat is None)
            if is_over[i]:
                points, winner, everybodys = games[i].outcome()
                assert infos["final_info"]["points"][i].tolist() == points
                assert infos["final_info"]["winner"][i] == winner
                assert infos["rewards"][i].tolist() == everybodys
                assert rewards[i] == everybodys[choosers[i]]
                going.remove(i)
            else:
                assert rewards[i] == 0
                assert not infos["rewards"][i].any()
    assert set(infos) <= {"seat", "rewards", "final_info", "_final_info"}
    env.close()


def test_one_seat_of_many_games() -> None:
    """Against a network each game is the one that Gymnasium's single environment plays."""
    env = ManyGamesEnv(6, opponents="stableboy", **QUICK)
    singles = [OneSeatEnv("stableboy", seat=i % 2, **QUICK) for i in range(6)]
    observations, infos = env.reset(seed=3)
    shown = [single.reset(seed=3 + i)[0] for i, single in enumerate(singles)]
    chance, going = Random(1), set(range(6))
    while going:
        for i in going:
            assert infos["seat"][i] == i % 2
            assert (observations["observation"][i] == shown[i]["observation"]).all()
        actions = [chance.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]]
        observations, rewards, is_over, _, infos = env.step(np.array(actions))
        for i in list(going):
            shown[i], reward, ended, _, told = singles[i].step(actions[i])
            assert (rewards[i], is_over[i]) == (reward, ended)
            if ended:
                assert infos["final_info"]["points"][i].tolist() == told["points"]
                assert infos["seat"][i] == 1 - i % 2  # one sits elsewhere in the next game
                going.remove(i)


def test_the_same_seed_is_the_same_play() -> None:
    """Seeded play can be repeated, games that follow included, whatever the number of threads; other seeds differ."""

    def played(seed: int, cores: int) -> list[Any]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "cpu_count", lambda: cores)
            env = ManyGamesEnv(COUNT, opponents=["random", "random"], seats=3, **QUICK)
        chance = np.random.default_rng(2)
        observations, _ = env.reset(seed=seed)
        seen = []
        for _ in range(60):
            observations, rewards, *_ = env.step(by_lot(observations["action_mask"], chance))
            seen.append((observations["observation"].sum(), rewards.sum()))
        return seen

    assert played(1, 1) == played(1, 2)
    assert played(1, 1) != played(2, 1)


def test_seeds_can_be_given_one_by_one() -> None:
    """Each game may have its own seed; without any, new games are dealt."""
    env = ManyGamesEnv(3, opponents=None)
    first, _ = env.reset(seed=[7, 7, 8])
    rows = first["observation"]
    assert (rows[0] == rows[1]).all()
    assert (rows[1] != rows[2]).any()
    again, _ = env.reset()
    assert (again["observation"] != rows).any(axis=1).all()


def test_gymnasium_makes_it() -> None:
    """``make_vec`` makes it with the single environment's options, and it says how it begins anew."""
    env = gymnasium.make_vec(ID, num_envs=2, opponents="random", seats=4, **QUICK)
    assert isinstance(env.unwrapped, ManyGamesEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    single = gymnasium.make(ID)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space


def test_what_is_illegal_loses_its_game_alone() -> None:
    """An illegal action loses its game, which begins anew; the others go on, and a game may wait."""
    env = ManyGamesEnv(4, opponents=None)
    observations, _ = env.reset(seed=1)
    actions = by_lot(observations["action_mask"], np.random.default_rng(1))
    actions[1], actions[2], actions[3] = 399, ACTIONS + 5, -1
    with pytest.warns(UserWarning, match="not legal"):
        after, rewards, is_over, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -1, -1, 0]
    assert is_over.tolist() == infos["final_info"]["forfeited"].tolist() == [False, True, True, False]
    assert (after["observation"][3] == observations["observation"][3]).all()
    assert infos["rewards"][1].sum() == 0


def test_others_share_the_arrays() -> None:
    """Without copying, JAX takes the arrays over where they are, by DLPack; what a step returns is then overwritten."""
    env = ManyGamesEnv(COUNT, opponents=None, copy=False)
    observations, _ = env.reset(seed=1)
    for array in observations.values():
        shared = jnp.from_dlpack(array, copy=False)
        assert shared.unsafe_buffer_pointer() == array.ctypes.data
    before = observations["observation"].copy()
    again, *_ = env.step(by_lot(observations["action_mask"], np.random.default_rng(1)))
    assert again["observation"] is observations["observation"]
    assert (again["observation"] != before).any()


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"arrays": "lists"}, "numpy’s, torch’s or jax’s, not lists’s"),
        ({"arrays": "torch"}, "on a GPU you play all seats"),
        ({"opponents": "prince"}, "“prince” cannot play many games at once; those that can are stableboy, "),
    ],
)
def test_wrong_tables_are_refused(table: dict[str, Any], complaint: str) -> None:
    """What cannot be played is refused with a sentence that says what can."""
    with pytest.raises(ValueError, match=complaint):
        ManyGamesEnv(2, **table)


class SharedGames:
    """Games on the CPU that show arrays of JAX over the memory into which they write, as those on a GPU do."""

    def __init__(self, templates: np.ndarray, count: int, seed: int) -> None:
        self._games = CpuGames(templates, count, seed)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._games, name)
        return jnp.from_dlpack(found) if isinstance(found, np.ndarray) else found


def test_arrays_of_another_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where JAX has the arrays, everything that is returned is JAX's, and each step's observation is a new array."""
    monkeypatch.setattr(vector_env, "_games_of", lambda arrays: CpuGames if arrays == "numpy" else SharedGames)
    here, there = (ManyGamesEnv(COUNT, opponents=None, arrays=arrays, **QUICK) for arrays in ("numpy", "jax"))
    (shown, infos), (shown_there, infos_there) = here.reset(seed=1), there.reset(seed=1)
    chance, seen = np.random.default_rng(1), []
    for _ in range(30):
        assert isinstance(infos_there["seat"], jax.Array)
        assert (infos_there["seat"] == infos["seat"]).all()
        seen.append(shown_there["observation"])
        assert all(isinstance(array, jax.Array) for array in shown_there.values())
        assert all((np.asarray(shown_there[name]) == array).all() for name, array in shown.items())
        actions = by_lot(shown["action_mask"], chance)
        shown, rewards, is_over, _, infos = here.step(actions)
        shown_there, rewards_there, is_over_there, _, infos_there = there.step(actions)
        assert (rewards_there == rewards).all()
        assert (is_over_there == is_over).all()
    assert len({id(array) for array in seen}) == len(seen)


@pytest.mark.slow
def test_the_gpu_plays_the_same_games() -> None:
    """The kernels, run by Numba's simulator, tell, note and reward as compiled code does."""
    code = "from tests.environments.simulated import main; main()"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "equal\n"), done.stderr
