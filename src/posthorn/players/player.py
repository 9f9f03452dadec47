"""What a player is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from posthorn.game import Action, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think about one choice: for a time, or for a number of iterations of its search.

    With iterations and a seed a choice is reproducible; with seconds it depends on the computer.
    """

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1


class Player(Protocol):
    """A player of one seat in one game. All its chance comes from the seed it is made with.

    It may be made anew in the middle of a game: what its seat did until then, by whoever's choice, is in the view.
    """

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        ...


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a player thinks of one action; None where it has only chosen it."""

    action: Action
    visits: int | None = None  # how often the search tried it
    chance: float | None = None  # of winning
    points: float | None = None  # at the end of the game


@runtime_checkable
class EvaluatingPlayer(Player, Protocol):
    """A player that can say what it thinks of every choice."""

    def evaluate(self, view: View) -> list[Evaluation]:
        """Return what was found out about each of the view's legal actions."""
        ...


# What makes a player, from a seed of 128 bits and a budget, None for the player's own.
PlayerMaker = Callable[[int, Budget | None], Player]
