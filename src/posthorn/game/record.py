"""A game as the list of its actions: what a record file holds (``posthorn.record`` writes and reads those)."""

from __future__ import annotations

from dataclasses import dataclass

from posthorn.engine import RULES_VERSION
from posthorn.game.incident import Incident
from posthorn.game.options import Options
from posthorn.game.shuffle import Shuffle


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that rebuilds a game, and its result.

    A game begins from its seed or, if it was started in the middle, from a position.
    """

    options: Options
    names: tuple[str, ...]
    seed: int | None
    position: str | None
    actions: tuple[str, ...]
    scores: tuple[int, ...] | None  # None while the game is under way
    start: int | None = None  # the starting player where the table chose; None: by lot
    rules_version: int = RULES_VERSION
    shuffle: Shuffle | None = None  # what the seed follows from, where that can be proved
    incidents: tuple[Incident, ...] = ()  # what happened at the table besides, in its order
    practice: bool = False  # whether cards that were seen were taken back, or all was known before
