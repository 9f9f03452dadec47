"""Bots for the server to cope with: a stand-in for the module ``posthorn.players`` in worker processes.

What a bot does is in its name, ``KIND:ARGUMENT``. Those that fail do so as often as the argument says, counted in a
file since a new process knows nothing of the old one: ``crash:2:FILE``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from posthorn import players
from posthorn.game import Action, View
from posthorn.players import Budget, Player
from tests.hosting.strange_calls import FAILURES


def read_letter(pipe: str) -> bytes:
    """Wait until somebody writes into a pipe, and read one letter."""
    with Path(pipe).open("rb", buffering=0) as letters:
        return letters.read(1)


class Sensible:
    """A plain player with a name that says more."""

    def __init__(self, argument: str) -> None:
        self.argument = argument
        self._player = players.make_player("stableboy", 1)

    def choose(self, view: View) -> Action:
        """Choose as the plain player does."""
        return self._player.choose(view)


class Failing(Sensible):
    """It fails in its own way, as often as it is to."""

    def __init__(self, kind: str, argument: str) -> None:
        super().__init__(argument)
        self._fail = FAILURES[kind]

    def choose(self, view: View) -> Action:
        """Fail, or choose."""
        times, file = self.argument.split(":")
        with Path(file).open("ab") as failures:
            if failures.tell() < int(times):
                failures.write(b".")
                failures.flush()
                return self._fail(view)  # type: ignore[return-value]
        return super().choose(view)


class Waiting(Sensible):
    """It chooses when there is something to read in its pipe."""

    def choose(self, view: View) -> Action:
        """Wait, then choose."""
        read_letter(self.argument)
        return super().choose(view)


class Diary(Sensible):
    """It writes down what happens to it."""

    def __init__(self, argument: str) -> None:
        super().__init__(argument)
        self._write("made")

    def choose(self, view: View) -> Action:
        """Choose, and write it down."""
        self._write(f"chooses in {os.getpid()}")
        return super().choose(view)

    def _write(self, line: str) -> None:
        with Path(self.argument).open("a", encoding="utf-8") as diary:
            diary.write(line + "\n")


KINDS: dict[str, Callable[[str], Player]] = {"wait": Waiting, "diary": Diary}


def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
    """Make a strange player, or a usual one; those that search do not here."""
    kind, _, argument = name.partition(":")
    if kind in FAILURES:
        return Failing(kind, argument)
    if kind in KINDS:
        return KINDS[kind](argument)
    return Sensible(name) if name in players.USUAL_BUDGETS else players.make_player(name, seed, budget)


def warm_up(name: str) -> None:
    """Wait until there is something to read in the pipe of $POSTHORN_WARM_UP; fail or crash if it is "f" or "c"."""
    letter = read_letter(os.environ["POSTHORN_WARM_UP"])
    if letter == b"f":
        raise RuntimeError("no compiler")
    if letter == b"c":
        os._exit(77)
