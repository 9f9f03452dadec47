"""Our players, each in one row: by which policy it plays, how long it searches, or that it follows the network."""

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

    policy: int | None = None  # its number
    budget: Budget | None = None  # what one that searches thinks with, if nobody says otherwise
    follows_network: bool = False
    looks_ahead: bool = False  # whether it searches with the network
    is_opponent: bool = True  # whether people may sit down with it

    def make(self, seed: int, budget: Budget | None) -> Player:
        """Make a player; for the network NumPy is needed, for one that searches Numba too."""
        if self.policy is not None:
            return PlainPlayer(self.policy, seed)
        if self.follows_network:
            from posthorn.players.network_player import NetworkPlayer

            return NetworkPlayer()
        assert budget is not None
        if self.looks_ahead:
            from posthorn.players.network_search import NetworkSearcher

            return NetworkSearcher(seed, budget)
        from posthorn.players.searcher import Searcher

        return Searcher(seed, budget)


# The weakest first. Then, for the arena, postmasters who keep to one style whoever is at the table, and the network.
LEVELS = {
    "random": Level(POLICY_RANDOM),
    "stableboy": Level(POLICY_STABLEBOY),
    "postilion": Level(POLICY_POSTILION),
    "postmaster": Level(POLICY_POSTMASTER),
    "courier": Level(budget=Budget(seconds=0.05)),
    "prince": Level(budget=Budget(seconds=0.2)),
    "rusher": Level(POLICY_RUSHER, is_opponent=False),
    "builder": Level(POLICY_BUILDER, is_opponent=False),
    "network": Level(follows_network=True, is_opponent=False),
    "lookahead": Level(budget=Budget(seconds=0.2), looks_ahead=True, is_opponent=False),
}
POLICIES = {name: level.policy for name, level in LEVELS.items() if level.policy is not None}
