"""Interpreted, compiled and CUDA code are one engine: the same states and legal actions, action by action."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from posthorn.compiled.cpu import Compiled
from posthorn.compiled.lockstep import Interpreted, OnArrays, first_difference
from posthorn.compiled.record_type import STATE
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import deal_below, random_below, seed_dealer, seed_generator
from posthorn.engine.state import State
from posthorn.engine.tables import CITIES
from tests.tables import EVERY_TABLE, begin

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

GAMES = 10 * len(EVERY_TABLE)
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    """The engine, compiled."""
    return Compiled()


def some_games(count: int, max_rounds: int | None) -> list[State]:
    """Return the first positions of games at every table in turn; the limit of rounds keeps random games short."""
    return [begin(EVERY_TABLE[i % len(EVERY_TABLE)].but(max_rounds=max_rounds), i) for i in range(count)]


def test_compiled_equals_interpreted(compiled: Compiled) -> None:
    """Ten games at every table are the same interpreted and compiled, to the end of round 14."""
    states = some_games(GAMES, 14)
    assert first_difference(OnArrays(states, compiled), Interpreted(states), 100_000, 0) is None


def test_whole_random_games_are_equal(compiled: Compiled) -> None:
    """Games without a limit, in which every pile runs out, are the same interpreted and compiled to their ends."""
    states = some_games(len(EVERY_TABLE), None)[::4]
    assert first_difference(OnArrays(states, compiled), Interpreted(states), 100_000, 9) is None


def test_a_difference_is_found(compiled: Compiled) -> None:
    """The comparison reports a state that differs in one card of the pile, and a difference in the legal actions."""
    states = some_games(3, 5)
    other = [state.copy() for state in states]
    other[1].pile[0] -= 1
    other[1].pile[1] += 1
    difference = first_difference(OnArrays(states, compiled), Interpreted(other), 100, 1)
    assert difference is not None
    assert difference.startswith("game 1, ply 0")
    other = [state.copy() for state in states]
    other[2].display[0] = -1
    difference = first_difference(OnArrays(states, compiled), Interpreted(other), 100, 1)
    assert difference == "game 2, ply 0: the legal actions differ"


def test_random_numbers_are_bit_equal(compiled: Compiled) -> None:
    """The generator gives the same numbers compiled as interpreted, for small and for large seeds."""
    for seed in ((7, 0, 0, 0), (0, 0, 0, 0), (2**32 - 1,) * 4, (1, 2, 3, 2**31)):
        plain, array = [0] * 4, np.zeros(4, np.int64)
        seed_generator(plain, seed)
        compiled.seed_generator(array, seed)
        for n in (1, 2, 3, 66, 2**31 - 1) * 200:
            assert random_below(plain, n) == compiled.random_below(array, n)
        assert plain == array.tolist()


def test_keyed_games_are_equal(compiled: Compiled) -> None:
    """A game whose generator is keyed is the same too, at every table; the generator is told by its words."""
    states = [begin(options.but(max_rounds=14), seed, keyed=True) for seed, options in enumerate(EVERY_TABLE)]
    assert first_difference(OnArrays(states, compiled), Interpreted(states), 100_000, 3) is None


def test_keyed_numbers_are_bit_equal(compiled: Compiled) -> None:
    """A keyed generator gives the same numbers compiled as interpreted, for small and for large seeds."""
    for seed in ((7, 0, 0, 0), (0, 0, 0, 0), (2**32 - 1,) * 4, (1, 2, 3, 2**31)):
        plain, array = [0] * 4, np.zeros(4, np.int64)
        seed_dealer(plain, seed)
        compiled.seed_dealer(array, seed)
        for n in (1, 2, 3, 66, 2**31 - 1) * 200:
            assert deal_below(plain, n) == compiled.deal_below(array, n)
        assert plain == array.tolist()


def test_a_stand_in_is_called_in_place_of_the_other() -> None:
    """Compiled functions call the stand-in wherever the source names the other: here both ends count as the right."""
    state = np.zeros(1, STATE)[0]
    state["route_length"][0] = 1
    state["hand_cities"][0] = (1 << CITIES) - 1
    actions = np.zeros(MOST_LEGAL, np.int64)
    to_the_right = Compiled().list_fitting(state, actions, 0)
    assert to_the_right > 0
    assert Compiled(stand_ins={"fitting_left": "fitting_right"}).list_fitting(state, actions, 0) == 2 * to_the_right


def test_cuda_code_equals_interpreted() -> None:
    """The CUDA kernels, run by Numba's simulator, give the interpreted engine's states and legal actions.

    On a computer with a GPU ``posthorn bench gpu`` compares thousands of games in the same way.
    """
    code = "from tests.compiled.simulated import main; main()"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "equal\n"
