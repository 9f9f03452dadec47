"""What server and clients say about lessons: which one begins, and what its learner is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from posthorn.server.messages.fields import Name, Request


class BeginLesson(Request):
    """A lesson: a guided game against a bot."""

    lesson: Literal["base", "audience", "honours"]
    name: Name | None = None


class LessonStep(Struct):
    """A step of a lesson: what the learner is told, and the rule it is about; null for none."""

    number: int  # counted from 1
    text: str
    rule: str | None


class LessonProgress(Struct):
    """How far a learner has come.

    The steps are to be read one after the other, and with the last one the ``action`` is to be played, null at the end.
    There are none while the bot must act, and when the learner has ``strayed`` from the guided play.
    """

    revision: int
    lesson: str
    total: int  # how many steps the lesson has
    steps: list[LessonStep]
    action: str | None
    strayed: bool
