"""Lessons: games whose learner is led along a guided play, may leave it, and may come back."""

from __future__ import annotations

import time

from posthorn.lessons import BOT, LEARNER, Lesson, load_lesson, say
from posthorn.locale import Texts
from posthorn.server.errors import RequestError
from posthorn.server.messages.games import SeatRequest
from posthorn.server.messages.lessons import BeginLesson, LessonProgress, LessonStep
from posthorn.server.messages.playing import Played, TakeBack
from posthorn.server.storage import GameSettings
from posthorn.server.tables.holders import hold_seat
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.seating import make_seats, open_table
from posthorn.server.tables.table import Table


async def begin(registry: TableRegistry, request: BeginLesson, holder: str, client: str) -> LiveTable:
    """Begin a lesson."""
    record = load_lesson(request.lesson).record
    settings = GameSettings.of(record, request.lesson)
    seats = make_seats([SeatRequest("person", request.name), SeatRequest("bot", bot=BOT)], holder)
    return await open_table(registry, settings, seats, holder, client, None, seed=record.seed)


def progress(live: LiveTable, holder: str | None, texts: Texts) -> LessonProgress:
    """Say how far a learner has come, and what comes next."""
    table = live.table
    lesson = _must_be_lesson(table, holder)
    ply = table.game.ply
    strayed = table.followed < ply
    is_asked = not strayed and (table.game.is_over or table.seat_to_act == LEARNER)
    steps = [
        LessonStep(number + 1, say(lesson, number, texts), lesson.steps[number].rule or None)
        for number in (lesson.steps_at(ply) if is_asked else ())
    ]
    action = table.guided_action if is_asked else None
    return LessonProgress(
        revision=table.revision,
        lesson=lesson.name,
        total=len(lesson.steps),
        steps=steps,
        action=None if action is None else action.text,
        strayed=strayed,
    )


def _must_be_lesson(table: Table, holder: str | None) -> Lesson:
    """Refuse anyone who is not the learner of a lesson."""
    hold_seat(table, holder, LEARNER)
    if table.lesson is None:
        raise RequestError(409, "no-lesson", revision=table.revision)
    return table.lesson


async def lead_back(registry: TableRegistry, id: str, holder: str | None, request: TakeBack) -> Played:
    """Take back all that a learner, and the bot after that, did beside the guided play."""
    began = time.perf_counter()
    async with registry.at(id) as live:
        table = live.table
        _must_be_lesson(table, holder)
        if table.already_taken_back((LEARNER,), request.revision):
            return Played(table.revision, repeated=True)
        if not table.is_current(request.revision):
            raise RequestError(409, "stale", revision=table.revision)
        beside = table.game.ply - table.followed
        if not beside or not table.is_playing:
            raise RequestError(409, "nothing-to-take-back", revision=table.revision)
        registry.must_have_room(table, besides_play=True)
        await registry.go_back(live, beside, LEARNER, began)
        return Played(table.revision, repeated=False)
