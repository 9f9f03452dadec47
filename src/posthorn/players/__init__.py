"""Opponents: each chooses from a View, and never sees more than its seat may know.

``PLAYERS`` names them; ``make_player`` makes one. Others add theirs by an entry point of the group
``posthorn.players``, whose object is a ``PlayerMaker``.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.metadata import entry_points

from posthorn.players.plain import PlainPlayer
from posthorn.players.player import Budget, Player, PlayerMaker
from posthorn.players.random_policy import choose_random
from posthorn.players.simple_policy import choose_simple

__all__ = ["PLAYERS", "Budget", "Player", "PlayerMaker", "make_player", "player_names"]

PLAYERS: dict[str, PlayerMaker] = {
    "random": partial(PlainPlayer, choose_random),
    "simple": partial(PlainPlayer, choose_simple),
}


@cache
def _others() -> dict[str, PlayerMaker]:
    """Load the players that installed packages add; none takes the name of one of ours."""
    return {point.name: point.load() for point in entry_points(group="posthorn.players") if point.name not in PLAYERS}


def player_names() -> tuple[str, ...]:
    """Return the names of all players, ours first."""
    return (*PLAYERS, *sorted(_others()))


def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
    """Make the player of a name, with a seed of 128 bits from which all its chance comes."""
    maker = PLAYERS.get(name) or _others().get(name)
    if maker is None:
        message = f"there is no player {name!r}; there are {', '.join(player_names())}"
        raise ValueError(message)
    return maker(seed, budget)
