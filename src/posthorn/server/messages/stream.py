"""The messages of the stream, in both directions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from posthorn.server.messages.errors import Problem
from posthorn.server.messages.fields import ActionText, ChatText, Ply, SeatNumber
from posthorn.server.messages.games import GameInfo
from posthorn.server.messages.playing import ChatLine, LogEntry


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a client: who it is, the last ply it has seen, and the language it is refused in."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    ply: Ply | None = None
    language: Annotated[str, Meta(max_length=5, description="Two letters; else Accept-Language says it.")] | None = None


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play an action; the answer carries the same id."""

    seat: SeatNumber
    ply: Ply
    action: ActionText
    id: int = 0


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: ChatText
    id: int = 0


FromClient = Hello | Play | Chat


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to a hello: everything as it stands, and the updates missed since the client's ply."""

    game: GameInfo
    ply: int | None  # the ply of the last update, null while there is none: the game has not begun
    views: list[dict[str, Any]]  # of each seat held, or the spectator's
    updates: list[LogEntry]
    chat: list[ChatLine]
    free_take_back: bool  # whether one's last action can be taken back without anybody's leave


class Update(Struct, tag_field="type", tag="update"):
    """Something was played or taken back; without events, a seat has changed hands and so has what one may see."""

    ply: int
    events: list[dict[str, Any]]
    views: list[dict[str, Any]]
    deadline: int | None = None
    free_take_back: bool = False  # whether one's last action can be taken back without anybody's leave


class Changed(Struct, tag_field="type", tag="game"):
    """Something about the game changed other than by playing: seats, presence, a request to take back, its end."""

    game: GameInfo


class Said(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out."""

    id: int
    ply: int
    repeated: bool = False


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was refused; nothing has changed."""

    id: int
    error: Problem


FromServer = Welcome | Update | Changed | Said | Done | Refused
