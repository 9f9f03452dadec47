"""The tables that most tests play at stand for all combinations."""

from itertools import combinations, product

from posthorn.game import EDITIONS, Options
from tests.tables import MODULE_SETS, TABLES

COLUMNS = {
    "seats": (2, 3, 4),
    "edition": tuple(EDITIONS),
    "modules": MODULE_SETS,
    "placement": ("full", "free"),
    "cleric_reminder": (False, True),
}


def said(options: Options, *columns: str) -> tuple[object, ...]:
    """Return what a table has in these columns."""
    return tuple(getattr(options, column) for column in columns)


def test_every_pair_is_played() -> None:
    """Whatever two of seats, edition, modules, placement and reminder may be together, some table is."""
    for one, other in combinations(COLUMNS, 2):
        pairs = {said(options, one, other) for options in TABLES}
        assert pairs == set(product(COLUMNS[one], COLUMNS[other])), (one, other)


def test_the_first_four_have_everything() -> None:
    """The tables of ``./test fast`` have every value of every column."""
    for column, values in COLUMNS.items():
        assert {said(options, column) for options in TABLES[:4]} == {(value,) for value in values}, column
