"""Our players, each in one row: which network it follows, how long it searches, or by which policy it plays."""

from __future__ import annotations

from dataclasses import dataclass

from posthorn.players.plain import PlainPlayer
from posthorn.players.player import Budget, Player
from posthorn.players.policies import POLICY_POSTMASTER, POLICY_RANDOM


@dataclass(frozen=True, slots=True)
class Level:
    """A player of ours."""

    network: str | None = None  # the one it follows
    budget: Budget | None = None  # what one that searches thinks with, if nobody says otherwise
    policy: int | None = None  # the number of the one it plays by
    is_opponent: bool = True  # whether people may sit down with it

    def make(self, seed: int, budget: Budget | None) -> Player:
        """Make a player; for one that searches Numba is needed."""
        if self.policy is not None:
            return PlainPlayer(self.policy, seed)
        if self.network is not None:
            from posthorn.players.network_player import NetworkPlayer, trained_weights

            return NetworkPlayer(trained_weights(self.network))
        assert budget is not None
        from posthorn.players.network_search import NetworkSearcher

        return NetworkSearcher(seed, budget)


# The weakest first: networks after longer and longer training, small ones up to the baron. The last two are for the
# arena: one plays at random, the other by rules of thumb.
LEVELS = {
    "stableboy": Level("stableboy"),
    "pilgrim": Level("pilgrim"),
    "merchant": Level("merchant"),
    "courier": Level("courier"),
    "envoy": Level("envoy"),
    "baron": Level("baron"),
    "count": Level("count"),
    "prince": Level(budget=Budget(seconds=0.2)),
    "random": Level(policy=POLICY_RANDOM, is_opponent=False),
    "postmaster": Level(policy=POLICY_POSTMASTER, is_opponent=False),
}
# Levels there were, and the one that is as strong today.
FORMER_LEVELS = {"random": "stableboy", "postilion": "pilgrim", "postmaster": "merchant"}
POLICIES = {name: level.policy for name, level in LEVELS.items() if level.policy is not None}
