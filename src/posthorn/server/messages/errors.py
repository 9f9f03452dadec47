"""Why a request was refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType


class Problem(Struct):
    """Why a request was refused: ``code`` for programs, ``message`` for people, ``rule`` the one that forbids it."""

    code: str
    message: str
    rule: str | UnsetType = UNSET
    legal: Annotated[list[str], Meta(description="What would be legal, where that helps.")] | UnsetType = UNSET
    revision: Annotated[int, Meta(description="That of the game, where that helps.")] | UnsetType = UNSET


class ErrorAnswer(Struct):
    """The body of every answer that is not a success."""

    error: Problem
