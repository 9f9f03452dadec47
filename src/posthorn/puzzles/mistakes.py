"""One's own mistakes, and those of others, as exercises."""

from __future__ import annotations

from dataclasses import replace

from posthorn.game import Game, Record
from posthorn.puzzles.puzzle import Exercise, kind_of
from posthorn.review.review import Mark, Review

_MISTAKES = (Mark.COSTLY, Mark.DOUBTFUL)


def puzzles_of(record: Record, review: Review, seat: int | None = None) -> list[Exercise]:
    """Return the costly and doubtful choices of a reviewed game, of all seats or of one, what cost most first."""
    choices = [one for one in review.choices if one.mark in _MISTAKES and seat in (None, one.seat)]
    choices.sort(key=lambda choice: -choice.loss)
    found = []
    for choice in choices:
        before = replace(record, actions=record.actions[: choice.ply], scores=None, incidents=())
        kind = kind_of(Game.replay(before).view(choice.seat))
        found.append(
            Exercise(str(choice.ply), before, kind, choice.tried, choice.error, review.worlds, played=choice.action)
        )
    return found
