"""What a player is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from typing import Protocol

from posthorn.game import Action, View


class Player(Protocol):
    """A player of one seat. It is made with a seed, from which all its chance comes."""

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        ...
