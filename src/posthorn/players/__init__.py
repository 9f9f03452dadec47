"""Opponents: each chooses from a View, and never sees more than its seat may know.

``PLAYERS`` are our levels, ``STYLES`` players to compare them with; ``make_player`` makes one. Others add theirs by an
entry point of the group ``posthorn.players``, whose object is a ``PlayerMaker``.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from posthorn.game import Game
from posthorn.players.plain import PlainPlayer
from posthorn.players.player import Budget, ConsideringPlayer, Insight, Player, PlayerMaker
from posthorn.players.postilion_policy import choose_like_postilion
from posthorn.players.postmaster_policy import choose_like_builder, choose_like_postmaster, choose_like_rusher
from posthorn.players.random_policy import choose_random
from posthorn.players.stableboy_policy import choose_like_stableboy

__all__ = [
    "PLAYERS",
    "STYLES",
    "Budget",
    "ConsideringPlayer",
    "Insight",
    "Player",
    "PlayerMaker",
    "complete_budget",
    "level_names",
    "make_player",
    "player_names",
    "warm_up",
]


def _searcher(seed: int, budget: Budget | None) -> Player:
    """Make a player that searches; only then NumPy and Numba are needed."""
    from posthorn.players.searcher import Searcher

    assert budget is not None
    return Searcher(seed, budget)


# Our six levels, the weakest first.
PLAYERS: dict[str, PlayerMaker] = {
    "random": partial(PlainPlayer, choose_random),
    "stableboy": partial(PlainPlayer, choose_like_stableboy),
    "postilion": partial(PlainPlayer, choose_like_postilion),
    "postmaster": partial(PlainPlayer, choose_like_postmaster),
    "courier": _searcher,
    "prince": _searcher,
}
# Postmasters who keep to one style whoever is at the table: for the arena, not offered as opponents.
STYLES: dict[str, PlayerMaker] = {
    "rusher": partial(PlainPlayer, choose_like_rusher),
    "builder": partial(PlainPlayer, choose_like_builder),
}
# What the players that search think with, if nobody says otherwise.
USUAL_BUDGETS = {"courier": Budget(seconds=0.05), "prince": Budget(seconds=0.2)}


@cache
def _others() -> dict[str, EntryPoint]:
    """Return the players that installed packages add, not loaded yet; none takes the name of one of ours."""
    points = entry_points(group="posthorn.players")
    return {point.name: point for point in points if point.name not in PLAYERS | STYLES}


def level_names() -> tuple[str, ...]:
    """Return the names of the players one can sit down with, ours first."""
    return (*PLAYERS, *sorted(_others()))


def player_names() -> tuple[str, ...]:
    """Return the names of all players there are."""
    return (*level_names(), *STYLES)


def complete_budget(name: str, budget: Budget | None) -> Budget | None:
    """Return a player's budget: what a given one leaves open is as the player's own has it."""
    usual = USUAL_BUDGETS.get(name)
    if usual is None or (budget is not None and (budget.seconds is not None or budget.iterations is not None)):
        return budget
    return usual if budget is None else replace(usual, threads=budget.threads)


def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
    """Make the player of a name, with a seed of 128 bits from which all its chance comes."""
    if name not in player_names():
        message = f"there is no player {name!r}; there are {', '.join(player_names())}"
        raise ValueError(message)
    maker: PlayerMaker = PLAYERS.get(name) or STYLES.get(name) or _others()[name].load()
    return maker(seed, complete_budget(name, budget))


def warm_up(name: str) -> None:
    """Let a player that searches get ready: it compiles its search, about a minute the first time on a computer."""
    if name in USUAL_BUDGETS:
        make_player(name, 0, Budget(iterations=1)).choose(Game.new(seats=2, seed=0, start=0).view(0))
