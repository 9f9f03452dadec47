"""Actions as people say them: each number of ``engine.actions`` with its text, and the text's number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, SupportsIndex

from posthorn.board import BOARD, City, Place, Province, Region
from posthorn.board.names import spellings
from posthorn.engine import actions as numbers
from posthorn.engine.tables import ADMINISTRATOR, CARRIER, CARTWRIGHT, OFFICIALS, POSTMASTER, RANKS

OFFICIAL_NAMES = tuple(
    {POSTMASTER: "postmaster", CARRIER: "carrier", ADMINISTRATOR: "administrator", CARTWRIGHT: "cartwright"}[official]
    for official in range(OFFICIALS)
)


@dataclass(frozen=True, slots=True)
class Action:
    """A choice a player can make: its fixed number, its text, and what it is about.

    >>> Action.parse("play muenchen left")
    Action('play München left')
    """

    number: int
    text: str
    verb: str  # the text without what it is about: "draw", "draw pile", "play left", "hand in", ...
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


def _each_action() -> Iterator[Action]:
    for city in BOARD.cities:
        i = city.index
        yield Action(numbers.DRAW + i, f"draw {city}", "draw", city)
        yield Action(numbers.PLAY_LEFT + i, f"play {city} left", "play left", city)
        yield Action(numbers.PLAY_RIGHT + i, f"play {city} right", "play right", city)
        yield Action(numbers.BEGIN + i, f"begin {city}", "begin", city)
        yield Action(numbers.OFFICE + i, f"office {city}", "office", city)
        yield Action(numbers.DISCARD + i, f"discard {city}", "discard", city)
        yield Action(numbers.TAKE + i, f"take {city}", "take", city)
        yield Action(numbers.BUILD + i, f"build {city}", "build", city)
    for number, text in (
        (numbers.DRAW_PILE, "draw pile"),
        (numbers.CALL_ADMINISTRATOR, "administrator"),
        (numbers.PASS, "pass"),
        (numbers.CLOSE_EACH, "close each"),
        (numbers.DONE, "done"),
        (numbers.CALL_CARTWRIGHT, "cartwright"),
        (numbers.NO_CARTWRIGHT, "no cartwright"),
        (numbers.KEEP, "keep"),
        (numbers.TAKE_PILE, "take pile"),
        (numbers.DECLINE, "decline"),
    ):
        yield Action(number, text, text)
    for province in BOARD.provinces:
        yield Action(numbers.CLOSE_PROVINCE + province.index, f"close {province}", "close", province=province)
    for officials in range(1, 1 << OFFICIALS):
        named = tuple(name for official, name in enumerate(OFFICIAL_NAMES) if officials >> official & 1)
        yield Action(numbers.HAND_IN + officials - 1, f"hand in {' '.join(named)}", "hand in", officials=named)
    for coach in BOARD.regions:
        for rank in range(1, RANKS + 1):
            number = numbers.SEND + coach.index * RANKS + rank - 1
            yield Action(number, f"send {rank} {coach}", "send", coach=coach, rank=rank)
        for place in BOARD.rome.places:
            number = numbers.DRIVE + coach.index * len(BOARD.rome.places) + place.index
            yield Action(number, f"drive {coach} {place}", "drive", coach=coach, place=place)


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
