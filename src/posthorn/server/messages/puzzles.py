"""Puzzles: what a client needs to set one, to check the answer, and to explain it, all by itself."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from posthorn.game.view_data import ViewData
from posthorn.game.vocabulary import Colour
from posthorn.puzzles import Kind
from posthorn.server.messages.choices import LegalAction
from posthorn.server.messages.games import UNNAMED
from posthorn.server.messages.reviews import TriedAction


class PuzzleInfo(Struct):
    """What a puzzle is about."""

    id: str
    kind: Kind
    stars: int  # how hard it is, 1 to 5
    seats: int
    modules: list[str]


class PuzzleIndex(Struct):
    """All puzzles, the easiest first; ``GET /api/puzzles/{page}`` has them in this order, so many on a page."""

    page_size: int
    puzzles: list[PuzzleInfo]


class ExplainedAction(TriedAction):
    """A choice that was tried in imagined worlds, and what it would bring."""

    text: str  # in words


class Puzzle(Struct):
    """A choice to be made: what the seat may know, and what was found out about its choices."""

    id: Annotated[str, Meta(description="Of a mistake, how many actions of the game come before it.")]
    kind: Kind
    stars: Annotated[int | None, Meta(description="How hard it is, 1 to 5; null where nobody has found out.")]
    names: Annotated[list[str], Meta(description=UNNAMED)]
    portraits: list[int]  # by seat, as in SeatInfo
    colours: list[Colour]
    edition: str
    modules: list[str]
    switches: dict[str, str | int | bool | None]
    view: ViewData
    legal: list[LegalAction]
    tried: Annotated[list[ExplainedAction], Meta(description="The best first; of a mistake not all that is legal.")]
    worlds: int  # in which the best choices were tried
    played: Annotated[str | None, Meta(description="What was chosen in the game, where that was a mistake.")]


class Puzzles(Struct):
    """Some puzzles."""

    puzzles: list[Puzzle]


class GamePuzzles(Struct):
    """The mistakes of a finished game as puzzles, what cost most first; none while nobody has looked back at it."""

    reviewed: bool
    puzzles: list[Puzzle]
