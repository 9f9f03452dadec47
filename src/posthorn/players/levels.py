"""Our players, each in one row: by which policy it plays, or how long it searches."""

from __future__ import annotations

from dataclasses import dataclass

from posthorn.players.plain import PlainPlayer
from posthorn.players.player import Budget, Player
from posthorn.players.policies import (
    POLICY_BUILDER,
    POLICY_POSTILION,
    POLICY_POSTMASTER,
    POLICY_RANDOM,
    POLICY_RUSHER,
    POLICY_STABLEBOY,
)


@dataclass(frozen=True, slots=True)
class Level:
    """A player of ours."""

    policy: int | None = None  # its number; None: it searches
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
    "random": Level(POLICY_RANDOM),
    "stableboy": Level(POLICY_STABLEBOY),
    "postilion": Level(POLICY_POSTILION),
    "postmaster": Level(POLICY_POSTMASTER),
    "courier": Level(budget=Budget(seconds=0.05)),
    "prince": Level(budget=Budget(seconds=0.2)),
    "rusher": Level(POLICY_RUSHER, is_opponent=False),
    "builder": Level(POLICY_BUILDER, is_opponent=False),
}
POLICIES = {name: level.policy for name, level in LEVELS.items() if level.policy is not None}
