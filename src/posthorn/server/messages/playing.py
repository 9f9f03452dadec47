"""What is done at a table, what happens there, and what is said."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from posthorn.server.messages.fields import ActionText, ChatText, Ply, Request, SeatNumber


class PlayAction(Request):
    """Play an action for a seat, in answer to a ply."""

    seat: SeatNumber
    ply: Ply
    action: ActionText


class TakeBack(Request):
    """Take back one's last action and all that followed, or ask the others whether one may."""

    ply: Ply


class AnswerTakeBack(Request):
    """Agree that somebody takes back, or not."""

    ply: Ply
    agree: bool


class Say(Request):
    """Say something to the table."""

    text: ChatText


class Played(Struct):
    """An action was played; ``repeated`` if it had been before, by the same request."""

    ply: int
    repeated: bool


class LogEntry(Struct):
    """One entry of the log: what happened, as the receiver may see it."""

    ply: int
    events: list[dict[str, Any]]


class LogEntries(Struct):
    """What happened after a ply."""

    ply: int
    updates: list[LogEntry]


class SeatView(Struct):
    """What a seat may know now."""

    ply: int
    view: dict[str, Any]


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: int


class ChatLines(Struct):
    """What was said at the table, the oldest first."""

    lines: list[ChatLine]
