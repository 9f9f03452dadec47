"""Players that fail, for the arena to cope with. Worker processes can make them too."""

from __future__ import annotations

import os
import threading
import time

from posthorn.game import ACTIONS, Action, View
from posthorn.players import Budget, Player, make_player


class Sensible:
    """A player that is a postmaster, until it fails."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._player = make_player("postmaster", seed, budget)
        self.choices = 0

    def choose(self, view: View) -> Action:
        """Choose as the postmaster does."""
        self.choices += 1
        return self._player.choose(view)


class Raising(Sensible):
    """It raises an error on its third choice of a game."""

    def choose(self, view: View) -> Action:
        """Choose, or raise."""
        action = super().choose(view)
        if self.choices == 3:
            raise RuntimeError("out of ink")
        return action


class Leaving(Sensible):
    """It tries to end the program whenever it is asked."""

    def choose(self, view: View) -> Action:
        """Leave."""
        raise SystemExit


class Cheating(Sensible):
    """It always chooses the first action there is, legal or not, and ruins the view it was given."""

    def choose(self, view: View) -> Action:
        """Cheat."""
        view.state.hand[0][0] = view.state.step = 99
        return next(action for action in ACTIONS if action not in view.legal_actions)


class Babbling(Sensible):
    """Its answer is no action at all."""

    def choose(self, view: View) -> Action:
        """Babble."""
        return "horn"  # type: ignore[return-value]


class Slow(Sensible):
    """It takes 30 ms for its second choice."""

    def choose(self, view: View) -> Action:
        """Choose, in its own time."""
        action = super().choose(view)
        until = time.perf_counter() + 0.03
        while self.choices == 2 and time.perf_counter() < until:
            pass
        return action


class Stalling(Sensible):
    """From its second choice of a game on it waits until it is released."""

    release = threading.Event()

    def choose(self, view: View) -> Action:
        """Choose, or wait."""
        action = super().choose(view)
        if self.choices >= 2:
            self.release.wait()
        return action


class Crashing(Sensible):
    """It ends the process it runs in, as a fault in native code would."""

    def choose(self, view: View) -> Action:
        """Crash."""
        os._exit(77)


def broken(seed: int, budget: Budget | None) -> Player:
    """Make no player."""
    raise OSError("its weights are lost")
