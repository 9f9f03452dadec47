"""Our players, each in one row: by which policy it plays, or how long it searches."""

from __future__ import annotations

from dataclasses import dataclass

from posthorn.players.plain import PlainPlayer, Policy
from posthorn.players.player import Budget, Player
from posthorn.players.postilion_policy import choose_like_postilion
from posthorn.players.postmaster_policy import choose_like_builder, choose_like_postmaster, choose_like_rusher
from posthorn.players.random_policy import choose_random
from posthorn.players.stableboy_policy import choose_like_stableboy


@dataclass(frozen=True, slots=True)
class Level:
    """A player of ours."""

    policy: Policy | None = None  # None: it searches
    budget: Budget | None = None  # what one that searches thinks with, if nobody says otherwise
    is_opponent: bool = True  # whether people may sit down with it

    def make(self, seed: int, budget: Budget | None) -> Player:
        """Make a player; for one that searches NumPy and Numba are needed."""
        if self.policy is not None:
            return PlainPlayer(self.policy, seed)
        from posthorn.players.searcher import Searcher

        assert budget is not None
        return Searcher(seed, budget)


# The weakest first. Then postmasters who keep to one style whoever is at the table, for the arena.
LEVELS = {
    "random": Level(choose_random),
    "stableboy": Level(choose_like_stableboy),
    "postilion": Level(choose_like_postilion),
    "postmaster": Level(choose_like_postmaster),
    "courier": Level(budget=Budget(seconds=0.05)),
    "prince": Level(budget=Budget(seconds=0.2)),
    "rusher": Level(choose_like_rusher, is_opponent=False),
    "builder": Level(choose_like_builder, is_opponent=False),
}
