"""The messages of the stream, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from posthorn.game.event import Event
from posthorn.game.view_data import ViewData
from posthorn.game.vocabulary import Seat
from posthorn.server.messages.errors import Problem
from posthorn.server.messages.fields import ActionText, ChatText, Phrase, Revision
from posthorn.server.messages.games import DEADLINE, GameInfo
from posthorn.server.messages.playing import ChatLine, LogEntry

PERSPECTIVES = (
    "That of your seat, or a spectator's. If you hold several seats there is one for each and a spectator's, for a "
    "screen that is passed around."
)
WAY_BACK = (
    "How your last action can be taken back: without asking anyone, or if the others agree; null: not at all, because "
    "there is none or cards have been seen since."
)
WayBack = Literal["free", "by-agreement"]


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a client: who it is, the last revision it has seen, and the language of refusals."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    revision: Revision | None = None
    language: Annotated[str, Meta(max_length=5, description="Two letters; without it, Accept-Language.")] | None = None


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play an action; the answer carries the same id."""

    seat: Seat
    revision: Revision
    action: ActionText
    id: int = 0


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to the table: a text, or a phrase that everyone reads in their own language."""

    text: ChatText = ""
    phrase: Phrase | None = None
    id: int = 0


FromClient = Hello | Play | Chat


class PerspectiveSoFar(Struct):
    """How things stand, and what has happened, as a seat or a spectator may know it."""

    view: ViewData
    log: list[LogEntry]


class Perspective(Struct):
    """How things stand now, and what has just happened, as a seat or a spectator may know it."""

    view: ViewData
    events: list[Event]


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to a hello: everything as it stands, and what the client missed since its revision."""

    game: GameInfo
    revision: Annotated[int | None, Meta(description="To be named in the next hello; null: the game has not begun.")]
    perspectives: Annotated[list[PerspectiveSoFar], Meta(description=PERSPECTIVES)]
    chat: list[ChatLine]
    way_back: Annotated[WayBack | None, Meta(description=WAY_BACK)]


class Update(Struct, tag_field="type", tag="update"):
    """Something was played or taken back, or a seat changed hands, and with it perhaps what the client may know."""

    revision: int
    perspectives: Annotated[list[Perspective], Meta(description=PERSPECTIVES)]
    deadline: Annotated[int | None, Meta(description=DEADLINE)]
    way_back: Annotated[WayBack | None, Meta(description=WAY_BACK)]


class Changed(Struct, tag_field="type", tag="game"):
    """Something about the game changed other than by playing: seats, presence, a request to take back, its end."""

    game: GameInfo


class Said(Struct, tag_field="type", tag="chat"):
    """Someone said something."""

    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out."""

    id: int
    revision: int
    repeated: bool


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was refused; nothing has changed."""

    id: int
    error: Problem


FromServer = Welcome | Update | Changed | Said | Done | Refused
