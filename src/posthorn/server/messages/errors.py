"""Why a request was refused."""

from __future__ import annotations

from msgspec import Struct


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: ``code`` for programs, ``message`` for people, ``rule`` the one that forbids it."""

    code: str
    message: str
    rule: str | None = None
    legal: list[str] = []
    ply: int | None = None


class ErrorAnswer(Struct):
    """The body of every answer that is not a success."""

    error: Problem
