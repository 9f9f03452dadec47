"""Calls that do not return as they should, and players that make them, for hosts to cope with."""

from __future__ import annotations

import ctypes
import os
import signal
from collections.abc import Callable

from posthorn.game import ACTIONS, Action, View
from posthorn.players import Budget, Player, make_player

SECRET = "all I have in my hand"


def crash(view: View) -> object:
    """End the process, as a fault in native code would."""
    os._exit(77)


def fail(view: View) -> object:
    """Raise an error, and tell a secret."""
    raise RuntimeError(SECRET)


def leave(view: View) -> object:
    """Try to end the program."""
    raise SystemExit


def cheat(view: View) -> object:
    """Choose what is not legal, and ruin the view."""
    choice = next(action for action in ACTIONS if action not in view.legal_actions)
    view.state.hand[0][0] = view.state.step = 99
    return choice


def babble(view: View) -> object:
    """Answer with what is no action."""
    return SECRET


def stall(view: View) -> object:
    """Think for ever."""
    os.write(2, b"stalls\n")  # in one piece, whoever else writes there
    while True:
        signal.pause()


def freeze(view: View) -> object:
    """Think for ever in native code, which holds Python's global lock meanwhile."""
    return ctypes.PyDLL(None).pause()


FAILURES: dict[str, Callable[[View], object]] = {
    function.__name__: function for function in (crash, fail, leave, cheat, babble, stall, freeze)
}


class Failing:
    """A postmaster that fails in its own way: always, or only after its seat has done so much."""

    def __init__(self, kind: str, seed: int, budget: Budget | None = None, *, after: int | None = None) -> None:
        self._fail = FAILURES[kind]
        self._player: Player = make_player("postmaster", seed)
        self._after = after

    def choose(self, view: View) -> Action:
        """Fail, or choose."""
        if self._after in (None, len(view.own_actions)):
            return self._fail(view)  # type: ignore[return-value]
        return self._player.choose(view)
