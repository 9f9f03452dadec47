"""Players for the arena to cope with, besides those of ``tests.hosting.strange_calls``."""

from __future__ import annotations

import time

from posthorn.game import Action, View
from posthorn.players import Budget, Player, make_player


class Sensible:
    """A player of somebody else that is a postmaster."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._player = make_player("postmaster", seed)

    def choose(self, view: View) -> Action:
        """Choose as the postmaster does."""
        return self._player.choose(view)


class Slow(Sensible):
    """It takes 30 ms for its second choice."""

    def choose(self, view: View) -> Action:
        """Choose, in its own time."""
        until = time.perf_counter() + 0.03
        while len(view.own_actions) == 1 and time.perf_counter() < until:
            pass
        return super().choose(view)


def broken(seed: int, budget: Budget | None) -> Player:
    """Make no player."""
    raise OSError("its weights are lost")
