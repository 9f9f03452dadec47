"""Actions as people say them: each number of ``engine.actions`` with its text, and the text's number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, SupportsIndex

from posthorn.board import BOARD, City, Place, Province, Region
from posthorn.board.names import spellings
from posthorn.engine.tables import OFFICIALS, RANKS
from posthorn.game.names import OFFICIAL_NAMES
from posthorn.game.verbs import VERBS
from posthorn.game.verbs.verb import About


@dataclass(frozen=True, slots=True)
class Action:
    """A choice a player can make: its fixed number, its text, and what it is about.

    >>> Action.parse("play muenchen left")
    Action('play München left')
    """

    number: int
    text: str
    verb: str  # the name of its row in the table of verbs: "draw", "draw pile", "play left", "hand in", ...
    city: City | None = None
    province: Province | None = None
    coach: Region | None = None
    rank: int | None = None
    place: Place | None = None
    officials: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __index__(self) -> int:
        return self.number

    def __reduce__(self) -> tuple[Any, ...]:
        return Action.of, (self.number,)

    @staticmethod
    def of(action: object) -> Action | None:
        """Return the action that an action, a number or a text stands for, or None."""
        if type(action) is int:  # before all else, since asking for a protocol is slow
            return ACTIONS[action] if 0 <= action < len(ACTIONS) else None
        if isinstance(action, Action):
            known = 0 <= action.number < len(ACTIONS) and ACTIONS[action.number] == action
            return action if known else None
        if isinstance(action, str):
            return Action.parse(action)
        if isinstance(action, SupportsIndex) and not isinstance(action, bool):
            number = action.__index__()
            return ACTIONS[number] if 0 <= number < len(ACTIONS) else None
        return None

    @staticmethod
    def parse(text: str) -> Action | None:
        """Return the action of a text, however its names are spelt, or None if it is no action's text."""
        if text in _BY_OWN_TEXT:
            return _BY_OWN_TEXT[text]
        for spelling in (*spellings(text), *spellings(" ".join(sorted(text.split())))):
            if spelling in _BY_TEXT:
                return _BY_TEXT[spelling]
        return None


def _sets_of_officials() -> list[tuple[str, ...]]:
    """Return every set of officials but the empty one; each has the bits of its place, counted from 1."""
    return [
        tuple(name for official, name in enumerate(OFFICIAL_NAMES) if officials >> official & 1)
        for officials in range(1, 1 << OFFICIALS)
    ]


# What an action may be about, in the order in which actions are numbered.
_THINGS: dict[About, Sequence[object]] = {
    "city": BOARD.cities,
    "province": BOARD.provinces,
    "coach": BOARD.regions,
    "rank": range(1, RANKS + 1),
    "place": BOARD.rome.places,
    "officials": _sets_of_officials(),
}


def _each_action() -> Iterator[Action]:
    for verb in VERBS.values():
        for offset, things in enumerate(product(*(_THINGS[about] for about in verb.about))):
            about: dict[str, Any] = dict(zip(verb.about, things, strict=True))
            words = {name: " ".join(thing) if isinstance(thing, tuple) else thing for name, thing in about.items()}
            yield Action(verb.first + offset, verb.text.format(**words), verb.name, **about)


def _texts(action: Action) -> Iterator[str]:
    """Every text that means the action: a coach may be called by either of its provinces, tokens in any order."""
    yield action.text
    if action.coach:
        for province in action.coach.provinces:
            yield action.text.replace(action.coach.name, BOARD.provinces[province].name)
    if action.officials:
        yield " ".join(sorted(action.text.split()))


ACTIONS: tuple[Action, ...] = tuple(sorted(_each_action(), key=Action.__index__))
_BY_OWN_TEXT = {action.text: action for action in ACTIONS}
_BY_TEXT = {spelling: action for action in ACTIONS for text in _texts(action) for spelling in spellings(text)}
