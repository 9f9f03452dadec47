"""The way to Rome (R11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from posthorn.board import BOARD
from posthorn.engine.actions import DRIVE, SEND
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_DRIVE
from posthorn.game.verbs.verb import TURN, Parts, Reason, Verb, reason
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Outcome


def _why_not_send(s: State, action: Action) -> Reason:
    assert action.rank is not None
    if action.rank in s.cleric[s.actor]:
        return reason("R11.2", "cleric-sent", rank=action.rank)
    return reason("R11.2", "other-coach-first", coach=str(action.coach))


def _hint_send(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.journey is not None
    assert action.rank is not None
    cleric = texts(f"cleric-{action.rank}")
    parts = [texts("hint-send", cleric=cleric, rank=action.rank, coach=str(action.coach))]
    yield [*parts, texts("hint-far", steps=outcome.journey.steps)]


def _why_not_drive(s: State, action: Action) -> Reason:
    assert action.coach is not None
    coach = action.coach
    if s.step != STEP_DRIVE:
        return reason("R11.3", "drive-early")
    at = s.place[coach.index]
    if at == BOARD.rome.rome:
        return reason("R11.4", "in-rome", coach=coach.name)
    if s.drives[coach.index] + s.free_drives == 0:
        return reason("R11.3", "coach-not-asked", coach=coach.name)
    return reason("R11.3", "no-road", coach=coach.name, place=str(action.place), at=BOARD.rome.places[at].name)


def _hint_drive(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    journey = outcome.journey
    assert journey is not None
    coach = str(action.coach)
    if journey.arrives:
        parts = [texts("hint-arrives", coach=coach)]
    else:
        parts = [texts("hint-drive", coach=coach, place=journey.place), texts("hint-far", steps=journey.steps)]
    if journey.cleric is not None:
        cleric = texts(f"cleric-{journey.cleric}")
        parts.append(texts("hint-own-cleric", cleric=cleric, rank=journey.cleric))
    yield parts


VERBS = (
    Verb("send {rank} {coach}", SEND, ("coach", "rank"), ("send",), _why_not_send, _hint_send, module="audience"),
    Verb(
        "drive {coach} {place}",
        DRIVE,
        ("coach", "place"),
        ("drive",),
        _why_not_drive,
        _hint_drive,
        early=TURN,
        module="audience",
    ),
)
