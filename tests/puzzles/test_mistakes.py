"""Mistakes of a reviewed game as exercises."""

from __future__ import annotations

import pytest

from posthorn import Game
from posthorn.game import Record
from posthorn.players import make_player
from posthorn.puzzles.mistakes import puzzles_of
from posthorn.review.review import Choice, Mark, Review, Tried


@pytest.fixture(scope="module")
def record() -> Record:
    """Return the record of a short game."""
    game = Game.new(2, seed=4, max_rounds=3)
    players = [make_player("postmaster", seat) for seat in range(2)]
    while game.seat_to_act is not None:
        game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
    return game.record


def review_of(record: Record, marks: dict[int, tuple[Mark | None, float]]) -> Review:
    """Return a review in which choices have these marks and cost so much."""
    choices = []
    for ply, (mark, loss) in sorted(marks.items()):
        game = Game.replay(record, ply)
        seat, played = game.seat_to_act, record.actions[ply]
        other = next(action.text for action in game.legal_actions if action.text != played)
        assert seat is not None
        tried = (Tried(other, 0.5 + loss, 20.0), Tried(played, 0.5, 18.0))
        before = tuple(0.5 + loss if one == seat else 0.5 - loss for one in range(2))
        choices.append(Choice(ply, game.view(seat).round, seat, played, tried, before, (0.5, 0.5), 0.01, mark))
    return Review(record.names, (1.0, 0.0), tuple(choices), "count", 16, 1)


def test_mistakes_are_set_again(record: Record) -> None:
    """Costly and doubtful choices come back, what cost most first, as the seat saw them before it chose."""
    plies = [ply for ply in range(len(record.actions)) if len(Game.replay(record, ply).legal_actions) > 1][:4]
    marks = [(Mark.DOUBTFUL, 0.05), (Mark.COSTLY, 0.2), (Mark.EXCELLENT, 0.0), (None, 0.0)]
    review = review_of(record, dict(zip(plies, marks, strict=True)))
    found = puzzles_of(record, review)
    assert [exercise.id for exercise in found] == [str(plies[1]), str(plies[0])]
    for exercise, ply in zip(found, (plies[1], plies[0]), strict=True):
        game = Game.replay(record, ply)
        assert exercise.view == game.view(game.seat_to_act)
        assert exercise.played == record.actions[ply]
        assert exercise.tried[0].action in [action.text for action in exercise.view.legal_actions]
        assert exercise.record.names == record.names


def test_mistakes_of_one_seat(record: Record) -> None:
    """One can ask for one's own mistakes alone, or for those of another."""
    plies = [ply for ply in range(len(record.actions)) if len(Game.replay(record, ply).legal_actions) > 1]
    review = review_of(record, dict.fromkeys(plies, (Mark.COSTLY, 0.1)))
    for seat in range(2):
        found = puzzles_of(record, review, seat)
        assert found
        assert {exercise.view.seat for exercise in found} == {seat}
    assert len(puzzles_of(record, review)) == len(plies)
