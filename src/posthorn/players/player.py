"""What a player is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

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
    """A player of one seat in one game. All its chance comes from the seed it is made with."""

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        ...


# What makes a player, from a seed of 128 bits and a budget, None for the player's own.
PlayerMaker = Callable[[int, Budget | None], Player]
