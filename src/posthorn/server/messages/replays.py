"""Games shown again, all hands open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from posthorn.game.event import Event
from posthorn.game.view_data import ViewData
from posthorn.game.vocabulary import Colour
from posthorn.server.messages.fields import Request
from posthorn.server.messages.games import UNNAMED, ShuffleProof


class OpenRecord(Request):
    """Show a record, text or JSON, or a position."""

    record: str = ""
    position: Annotated[str, Meta(max_length=4000)] = ""


class Frame(Struct):
    """How a game stood after an action, all hands open, and what the action brought; the first is the set-up."""

    action: str | None
    events: list[Event]
    view: ViewData
    scores: list[int]


class Replay(Struct):
    """A game to be shown again."""

    names: Annotated[list[str], Meta(description=UNNAMED)]
    portraits: list[int]  # by seat, as in SeatInfo
    colours: list[Colour]
    edition: str
    modules: list[str]
    switches: dict[str, str | int | bool | None]
    start: int | None
    scores: list[int]
    ranking: list[int]
    is_over: bool
    practice: bool
    commitment: str | None
    shuffle: ShuffleProof | None
    frames: list[Frame]
