"""What is done at a table, what happens there, and what is said."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from posthorn.game.event import EVENT_CLASSES, Event
from posthorn.game.incident import SeatChangeName
from posthorn.game.view_data import ViewData
from posthorn.game.vocabulary import Seat
from posthorn.server.messages.fields import ActionText, ChatText, Phrase, Request, Revision

SEAT_CHANGE = (
    "bot: its holder lets a bot play; absent: the others do, as the holder is away; returned: the holder is back; "
    "handed-over: with a code; left: for good, a bot plays on; joined: someone took the open seat."
)


class PlayAction(Request):
    """Play an action for a seat, in answer to a revision."""

    seat: Seat
    revision: Revision
    action: ActionText


class TakeBack(Request):
    """Take back your last action and everything after it, or ask the others whether you may."""

    revision: Revision


class AnswerTakeBack(Request):
    """Agree to someone's take-back, or refuse it."""

    revision: Revision
    agree: bool


class Say(Request):
    """Say something to the table: a text, or a phrase that everyone reads in their own language."""

    text: ChatText = ""
    phrase: Phrase | None = None


class Played(Struct):
    """An action was played; ``repeated`` if the same request had already played it."""

    revision: int
    repeated: bool


class TookBack(Event, frozen=True):
    """Actions were taken back. The rules of the game have no such thing, so the engine has no such event."""

    seat: Seat
    actions: Annotated[int, Meta(ge=1)]
    seen: bool  # whether they had revealed something hidden: from then on the game is practice


class SeatChanged(Event, frozen=True):
    """A seat changed hands."""

    seat: Seat
    change: Annotated[SeatChangeName, Meta(description=SEAT_CHANGE)]


EVENTS: tuple[type[Event], ...] = (*EVENT_CLASSES, TookBack, SeatChanged)


class LogEntry(Struct):
    """One entry of the log: what happened, as the receiver may know it."""

    revision: int
    events: list[Event]


class LogEntries(Struct):
    """What happened after a revision."""

    revision: int
    log: list[LogEntry]


class SeatView(Struct):
    """What a seat, or a spectator, may know now, or knew at a revision."""

    revision: int
    view: ViewData


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    seat: int
    text: str  # empty where a phrase was said
    at: int
    phrase: str | None  # one of the phrases, or one of another version of the server


class ChatLines(Struct):
    """What was said at the table, the oldest first."""

    lines: list[ChatLine]
