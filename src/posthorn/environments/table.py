"""The table at which learners play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from posthorn.game import Options

# Beginners' games are long: so they end without changing what good play is (R10.3).
LAST_ROUND = 40


def table_of(seats: int, edition: str, modules: Iterable[str], switches: dict[str, Any]) -> Options:
    """Return the options of a table whose games end after some rounds, if nobody says otherwise."""
    return Options.of(seats, edition, modules, **{"max_rounds": LAST_ROUND, **switches})
