"""A series of games: what was played, by whom, and why no more. Matches, ladders and studies are series."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from posthorn.arena.chair import end_idle_processes
from posthorn.arena.entrant import Entrant
from posthorn.arena.seating import Seating, warm_up
from posthorn.game import Options
from posthorn.hosting.process import cores
from posthorn.hosting.workers import INTERRUPTED, Workers, gather

# Not new syntax: Python 3.11 has no type parameters.
Played = TypeVar("Played")


@dataclass(frozen=True, slots=True, kw_only=True)
class Series(Generic[Played]):
    """What was played, and the games in order."""

    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    asked: int  # games wanted
    games: tuple[Played, ...]
    stopped: str  # why it ended early, or nothing
    workers: int
    seconds: float

    @property
    def was_interrupted(self) -> bool:
        """Whether somebody ended it early."""
        return self.stopped == INTERRUPTED

    @property
    def is_reproducible(self) -> bool | None:
        """Whether the same seed gives the same games on every computer; None where a player does not say."""
        answers = [entrant.is_reproducible for entrant in self.entrants]
        return False if False in answers else None if None in answers else True

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        return {
            "games": len(self.games),
            "asked": self.asked,
            "stopped": self.stopped or None,
            "seed": self.seed,
            "seats": self.options.seats,
            "edition": self.options.edition,
            "modules": list(self.options.modules),
            "switches": self.options.switches,
            "reproducible": self.is_reproducible,
        }


class Results(NamedTuple, Generic[Played]):
    """What came of playing a list of games."""

    games: list[Played]
    stopped: str
    workers: int
    seconds: float


def play_series(
    function: Callable[[Seating], Played],
    seatings: Sequence[Seating],
    entrants: Sequence[Entrant],
    workers: Workers | None,
    watch: Callable[[Played], None],
) -> Results[Played]:
    """Play all games, or as many as can be before Ctrl-C or a failure; ``watch`` is told of every one, in order."""
    workers = usual_workers(entrants) if workers is None else workers
    count = workers if isinstance(workers, int) else workers.cores
    began = time.perf_counter()
    prepare = partial(warm_up, entrants, seatings[0].options)
    try:
        games, stopped = gather(function, seatings, workers, prepare, watch)
    finally:
        end_idle_processes()
    return Results(games, stopped, count, time.perf_counter() - began)


def usual_workers(entrants: Sequence[Entrant]) -> int:
    """Return how many games to play side by side: as many as the cores bear, since one player thinks at a time."""
    return max(1, cores() // most_threads(entrants))


def most_threads(entrants: Sequence[Entrant]) -> int:
    """Return how many threads a game keeps busy."""
    return max(entrant.threads for entrant in entrants)
