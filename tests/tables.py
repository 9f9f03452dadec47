"""Tables to play at, and states that are set up for them."""

from itertools import product

import pytest

from posthorn.engine.chance import seed_dealer, seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.state import State
from posthorn.game import EDITIONS, MODULES, Options

_AUDIENCE, _HONOURS = MODULES
MODULE_SETS: tuple[tuple[str, ...], ...] = ((), (_AUDIENCE,), (_HONOURS,), MODULES)

# Every combination, for what is compiled: tests/compiled/test_many_games.py plays thousands of games at each.
EVERY_TABLE = [
    Options.of(seats, edition, modules) for seats, edition, modules in product((2, 3, 4), EDITIONS, MODULE_SETS)
]

# For all else: whatever two columns say, one of the rows says both (tests/test_tables.py). The first four rows say
# everything that a column can say.
TABLES = [
    Options.of(seats, edition, modules, placement=placement, cleric_reminder=reminder)
    for seats, edition, modules, placement, reminder in (
        (2, "hungarian", (), "full", False),
        (4, "italian", (_HONOURS,), "free", True),
        (2, "icelandic", MODULES, "free", False),
        (3, "spanish", (_AUDIENCE,), "full", True),
        (4, "hungarian", (_AUDIENCE,), "free", False),
        (4, "italian", MODULES, "full", True),
        (3, "icelandic", (_HONOURS,), "full", False),
        (2, "spanish", (), "free", True),
        (2, "hungarian", (_HONOURS,), "full", True),
        (3, "italian", (), "free", False),
        (2, "icelandic", (_AUDIENCE,), "free", True),
        (3, "spanish", MODULES, "full", False),
        (3, "hungarian", MODULES, "free", True),
        (2, "italian", (_AUDIENCE,), "full", False),
        (4, "icelandic", (), "full", True),
        (4, "spanish", (_HONOURS,), "free", False),
    )
]


def _name(options: Options) -> str:
    house_rules = ["free"] * (options.placement == "free") + ["reminder"] * options.cleric_reminder
    return "-".join([str(options.seats), options.edition, *options.modules, *house_rules])


# Runs a test at all of them, in ``./test fast`` at the first four.
every_kind_of_table = pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, id=_name(options), marks=[pytest.mark.slow] if number > 3 else [])
        for number, options in enumerate(TABLES)
    ],
)


def set_table(options: Options) -> State:
    """Return a state with the options set and all else zero, the starting player drawn by lot."""
    s = State()
    options.set_up(s)
    s.start = -1
    return s


def begin(options: Options, seed: int, *, keyed: bool = False) -> State:
    """Return the first position of a game; its generator may be keyed."""
    s = set_table(options)
    (seed_dealer if keyed else seed_generator)(s.rng, (seed, 0, 0, 0))
    new_game(s)
    return s
