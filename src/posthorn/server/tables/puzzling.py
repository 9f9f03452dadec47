"""Puzzles for clients, which then need the server no more: to set them, to check answers, and to explain them."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET

from posthorn.game import explain, explain_gain, outcomes
from posthorn.game.narration import texts_of
from posthorn.game.vocabulary import COLOURS, ColourName
from posthorn.locale import Texts
from posthorn.puzzles import puzzles
from posthorn.puzzles.mistakes import puzzles_of
from posthorn.puzzles.puzzle import Exercise
from posthorn.review.review import Review
from posthorn.server.messages.choices import LegalAction
from posthorn.server.messages.puzzles import ExplainedAction, GamePuzzles, Puzzle, PuzzleIndex, PuzzleInfo, Puzzles
from posthorn.server.tables.table import Table

PAGE = 8  # puzzles that are sent at once
MOST_KEPT = 128  # pages of all languages, some 10 kB each


def show_index() -> PuzzleIndex:
    """Return what all puzzles are about, the easiest first."""
    infos = [PuzzleInfo(one.id, one.kind, one.stars, one.seats, list(one.modules)) for one in puzzles()]
    return PuzzleIndex(PAGE, infos)


def pages() -> int:
    """Return how many pages of puzzles there are."""
    return -(-len(puzzles()) // PAGE)


@lru_cache(maxsize=MOST_KEPT)
def pack_page(page: int, language: str) -> bytes:
    """Return a page of puzzles, compressed."""
    texts = Texts(language)
    shown = [_puzzle(one.exercise, texts) for one in puzzles()[page * PAGE : (page + 1) * PAGE]]
    return gzip.compress(msgspec.json.encode(Puzzles(shown)), mtime=0)


def show_mistakes(table: Table, review: Review | None, seat: int | None, texts: Texts) -> GamePuzzles:
    """Return the mistakes of a game's review, of all seats or of one; none if it has not been made."""
    if review is None:
        return GamePuzzles(reviewed=False, puzzles=[])
    portraits, colours = [one.portrait for one in table.seats], [one.colour for one in table.seats]
    exercises = puzzles_of(table.record(), review, seat)
    return GamePuzzles(reviewed=True, puzzles=[_puzzle(one, texts, portraits, colours) for one in exercises])


def _puzzle(
    exercise: Exercise, texts: Texts, portraits: Sequence[int] = (), colours: Sequence[ColourName] = ()
) -> Puzzle:
    view, options, names = exercise.view, exercise.record.options, exercise.record.names
    texts = texts_of(options, texts)
    found = outcomes(view)
    told = {action.text: explain(action, outcome, texts) for action, outcome in found}
    return Puzzle(
        id=exercise.id,
        kind=exercise.kind,
        stars=exercise.stars,
        names=list(names),
        portraits=list(portraits) or [0] * len(names),
        colours=list(colours or COLOURS[: len(names)]),
        edition=options.edition,
        modules=list(options.modules),
        switches=options.switches,
        view=view.to_data(),
        legal=[
            LegalAction.of(action, outcome=outcome, text=explain_gain(action, outcome, texts) or UNSET)
            for action, outcome in found
        ],
        tried=[ExplainedAction(one.action, one.chance, one.points, told[one.action]) for one in exercise.tried],
        worlds=exercise.worlds,
        played=exercise.played,
    )
