"""Opponents: each chooses from a View, and never sees more than its seat may know.

``PLAYERS`` are our levels, ``YARDSTICKS`` players to compare them with; ``make_player`` makes one. Others add theirs by
an entry point of the group ``posthorn.players``, whose object is a ``PlayerMaker``.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from posthorn.game import Game
from posthorn.players.advice import ADVICE_BUDGET, ADVISER, best_choices
from posthorn.players.levels import FORMER_LEVELS, LEVELS
from posthorn.players.player import Budget, EvaluatingPlayer, Evaluation, Player, PlayerMaker

__all__ = [
    "ADVICE_BUDGET",
    "ADVISER",
    "PLAYERS",
    "STRONGEST_AT_FIRST_SIGHT",
    "USUAL_BUDGETS",
    "USUAL_LEVEL",
    "YARDSTICKS",
    "Budget",
    "EvaluatingPlayer",
    "Evaluation",
    "Player",
    "PlayerMaker",
    "best_choices",
    "complete_budget",
    "level_names",
    "level_of",
    "make_player",
    "player_names",
    "warm_up",
]

PLAYERS: dict[str, PlayerMaker] = {name: level.make for name, level in LEVELS.items() if level.is_opponent}
YARDSTICKS: dict[str, PlayerMaker] = {name: level.make for name, level in LEVELS.items() if not level.is_opponent}
USUAL_LEVEL = "merchant"  # who plays where nobody else is asked for
STRONGEST_AT_FIRST_SIGHT = "count"  # of those that do not search, and so need no compiler
# What the players that search think with, if nobody says otherwise.
USUAL_BUDGETS = {name: level.budget for name, level in LEVELS.items() if level.budget is not None}


@cache
def _others() -> dict[str, EntryPoint]:
    """Return the players that installed packages add, not loaded yet; none takes the name of one of ours."""
    points = entry_points(group="posthorn.players")
    return {point.name: point for point in points if point.name not in PLAYERS | YARDSTICKS}


def level_of(name: str) -> str:
    """Return the level that a name means today; levels had others once.

    >>> level_of("postilion")
    'pilgrim'
    """
    return FORMER_LEVELS.get(name, name)


def level_names() -> tuple[str, ...]:
    """Return the names of the players one can sit down with, ours first."""
    return (*PLAYERS, *sorted(_others()))


def player_names() -> tuple[str, ...]:
    """Return the names of all players there are."""
    return (*level_names(), *YARDSTICKS)


def complete_budget(name: str, budget: Budget | None) -> Budget | None:
    """Return a player's budget: what a given one leaves open is as the player's own has it."""
    usual = USUAL_BUDGETS.get(name)
    if usual is None or (budget is not None and (budget.seconds is not None or budget.iterations is not None)):
        return budget
    return usual if budget is None else replace(usual, threads=budget.threads)


def make_player(name: str, seed: int, budget: Budget | None = None) -> Player:
    """Make the player of a name, with a seed of 128 bits from which all its chance comes."""
    if name not in player_names():
        message = f"there is no player “{name}”; choose from {', '.join(player_names())}"
        raise ValueError(message)
    maker: PlayerMaker = PLAYERS.get(name) or YARDSTICKS.get(name) or _others()[name].load()
    return maker(seed, complete_budget(name, budget))


def warm_up(name: str) -> None:
    """Let a player that searches get ready: it compiles its search, about a minute the first time on a computer."""
    if name in USUAL_BUDGETS:
        make_player(name, 0, Budget(iterations=1)).choose(Game.new(seats=2, seed=0, start=0).view(0))
