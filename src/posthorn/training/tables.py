"""The tables at which the network learns: every number of seats, edition, module and switch, in a mixture."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from posthorn.environments.table import LAST_ROUND
from posthorn.game import EDITIONS, MODULES, Options

TEMPLATES = 4096

TABLE_SIZES = (2, 2, 3, 4)  # one is drawn
# How often each is drawn, of so many together.
_MODULES: dict[tuple[str, ...], int] = {(): 5, MODULES[:1]: 2, MODULES[1:]: 2, MODULES: 2}
_EDITIONS = {"italian": 4} | dict.fromkeys(set(EDITIONS) - {"italian"}, 2)
# How often a table sets a switch otherwise than its edition.
_OWN_SWITCHES = 0.15
_LIMIT = 0.1

_SHORTEST_LIMIT = 4


def mixed_tables(count: int, seed: int, seats: Sequence[int] = TABLE_SIZES) -> list[Options]:
    """Return the options of tables drawn by lot, with one of these numbers of seats."""
    chance = random.Random(seed)

    def draw(weights: dict[Any, int]) -> Any:
        return chance.choices(list(weights), list(weights.values()))[0]

    tables = []
    for _ in range(count):
        many = chance.choice(seats)
        options = Options.of(many, draw(dict(sorted(_EDITIONS.items()))), draw(_MODULES), max_rounds=LAST_ROUND)
        if chance.random() < _OWN_SWITCHES:
            options = options.but(
                all_provinces=chance.choice(("all", "outside_baiern")),
                empty_hand_postmaster=chance.random() < 0.5,
                may_abandon=chance.random() < 0.5,
                length_fallback=chance.choice(("every", "seven_only")),
                last_round=chance.choice(("finish_round", "one_turn_each")),
                placement=chance.choice(("full", "free")),
            )
        if chance.random() < _LIMIT:
            options = options.but(max_rounds=chance.randint(_SHORTEST_LIMIT, LAST_ROUND))
        tables.append(options)
    return tables
