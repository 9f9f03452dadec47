"""Opponents: each chooses from a View, and never sees more than its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from posthorn.players.plain import RandomPlayer, SimplePlayer
from posthorn.players.player import Player

# By name, what makes a player from a seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "simple": SimplePlayer}

__all__ = ["PLAYERS", "Player", "RandomPlayer", "SimplePlayer", "make_player"]


def make_player(name: str, seed: int) -> Player:
    """Return a new player of a kind; all its chance comes from the seed."""
    if name not in PLAYERS:
        raise ValueError(f"There is no player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
