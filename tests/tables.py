"""Tables to play at: every combination of seats, edition and modules, and states that are set up for them."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from posthorn.engine.chance import seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.state import State
from posthorn.game import EDITIONS, Options

MODULE_SETS: tuple[tuple[str, ...], ...] = ((), ("audience",), ("offices",), ("audience", "offices"))
EVERY_TABLE = [
    Options.of(seats, edition, modules) for seats, edition, modules in product((2, 3, 4), EDITIONS, MODULE_SETS)
]


def mostly_slow(tables: Sequence[Options]) -> list[Any]:
    """Return parameters for all; ``./test fast`` takes every seventh, so that each seat, edition and module comes."""
    return [pytest.param(one, marks=[pytest.mark.slow] if number % 7 else []) for number, one in enumerate(tables)]


def set_table(options: Options) -> State:
    """Return a state with the options set and all else zero, the starting player drawn by lot."""
    s = State()
    options.set_up(s)
    s.start = -1
    return s


def begin(options: Options, seed: int) -> State:
    """Return the first position of a game."""
    s = set_table(options)
    seed_generator(s.rng, (seed, 0, 0, 0))
    new_game(s)
    return s
