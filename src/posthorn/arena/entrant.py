"""Who plays in the arena: a player's name and how much it may think, as one word.

``prince:200ms``, ``prince:1s/2t`` (two threads) and ``prince:64it`` (iterations) are entrants; so is ``prince``
alone, which thinks as much as the command says or, where that says nothing either, as much as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from posthorn.arena.errors import ArenaError
from posthorn.players import (
    PLAYERS,
    USUAL_BUDGETS,
    YARDSTICKS,
    Budget,
    Player,
    PlayerMaker,
    complete_budget,
    make_player,
    player_names,
)
from posthorn.players.levels import LEVELS

_PART = re.compile(r"(\d+(?:\.\d+)?)(ms|s|it|t)")
_WHOLE_UNITS = ("it", "t")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player by name, with its budget; None lets it think as it likes.

    ``maker`` makes a player that ``posthorn.players`` does not name. It must pickle, since such a player is made in a
    process of its own.
    """

    name: str
    budget: Budget | None = None
    maker: PlayerMaker | None = None

    def make(self, seed: int) -> Player:
        """Make the player for one game."""
        return make_player(self.name, seed, self.budget) if self.maker is None else self.maker(seed, self.budget)

    @property
    def label(self) -> str:
        """The word that names the entrant.

        >>> Entrant("prince", Budget(seconds=0.2, threads=2)).label
        'prince:200ms/2t'
        """
        if self.budget is None:
            return self.name
        parts = []
        if self.budget.seconds is not None:
            seconds = self.budget.seconds
            parts.append(f"{seconds:g}s" if seconds >= 1 else f"{seconds * 1000:g}ms")
        if self.budget.iterations is not None:
            parts.append(f"{self.budget.iterations}it")
        if self.budget.threads > 1:
            parts.append(f"{self.budget.threads}t")
        return f"{self.name}:{'/'.join(parts)}" if parts else self.name

    @property
    def is_ours(self) -> bool:
        """Whether it can be trusted to end, and to leave the process that it thinks in as it is."""
        return self.maker is None and self.name in PLAYERS | YARDSTICKS

    @property
    def threads(self) -> int:
        """How many threads it thinks with."""
        return 1 if self.budget is None else self.budget.threads

    @property
    def is_reproducible(self) -> bool | None:
        """Whether it plays the same on every computer; None where the player alone knows how long it thinks."""
        if self.maker is None and self.name in LEVELS and self.name not in USUAL_BUDGETS:
            return True
        if self.budget is None or (self.budget.seconds is None and self.budget.iterations is None):
            return None
        return self.budget.seconds is None


def read_entrant(
    word: str, seconds: float | None = None, iterations: int | None = None, threads: int | None = None
) -> Entrant:
    """Return the entrant of a word; what the word leaves open is as the other arguments say."""
    name, colon, amounts = word.strip().partition(":")
    check_name(name)
    own: dict[str, float] = {}
    for part in amounts.split("/") if colon else ():
        match = _PART.fullmatch(part)
        kind = {"ms": "seconds", "s": "seconds", "it": "iterations", "t": "threads"}[match[2]] if match else ""
        if match is None or kind in own or (match[2] in _WHOLE_UNITS and "." in match[1]):
            raise ArenaError("budget", given=word)
        own[kind] = float(match[1]) / (1000 if match[2] == "ms" else 1)
    if not own.keys() & {"seconds", "iterations"}:
        own |= {} if seconds is None else {"seconds": seconds}
        own |= {} if iterations is None else {"iterations": iterations}
    if threads is not None:
        own.setdefault("threads", threads)
    if "seconds" in own and "iterations" in own:
        raise ArenaError("two-budgets", given=word)
    if any(amount <= 0 for amount in own.values()):
        raise ArenaError("no-budget", given=word)
    most = int(own["iterations"]) if "iterations" in own else None
    budget = Budget(own.get("seconds"), most, int(own.get("threads", 1))) if own else None
    return Entrant(name, complete_budget(name, budget))


def check_name(name: str) -> None:
    """Raise ``ArenaError`` where no player has that name."""
    if name not in player_names():
        raise ArenaError("player", given=name, players=", ".join(player_names()))


def distinct_labels(entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """Return a name for each entrant, numbered where two would have the same."""
    labels = [entrant.label for entrant in entrants]
    return tuple(
        label if labels.count(label) == 1 else f"{label} #{labels[: i + 1].count(label)}"
        for i, label in enumerate(labels)
    )
