"""The puzzles that come with Posthorn: each can be set, and its best choice is clearly the best."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest

from posthorn.game import MODULES, explain, outcomes
from posthorn.locale import LANGUAGES, Texts
from posthorn.puzzles import Puzzle, find_puzzle, kind_of, puzzles
from posthorn.puzzles.finding import MARGIN, SURE, WORLDS
from posthorn.puzzles.puzzle import read_puzzles, write_puzzles

MOST_BYTES = 1_000_000


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_can_be_set(puzzle: Puzzle) -> None:
    """Its game leads to a choice of the kind it says, and what is known of that is all that can be chosen there."""
    view = puzzle.exercise.view
    assert view.seat == view.seat_to_act
    assert kind_of(view) == puzzle.kind
    assert sorted(one.action for one in puzzle.tried) == sorted(action.text for action in view.legal_actions)
    assert len(puzzle.tried) > 1


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_one_choice_is_clearly_best(puzzle: Puzzle) -> None:
    """The best choice is ahead of every other by 5 points of chance, surely, in 20,000 worlds."""
    chances = [one.chance for one in puzzle.tried]
    assert chances == sorted(chances, reverse=True)
    assert puzzle.worlds >= WORLDS
    assert puzzle.margin - SURE * puzzle.error >= MARGIN - 0.0002  # as they are rounded


def test_solutions_are_explained_in_every_language() -> None:
    """There is something to say about the best choice of every puzzle, as a hint would say it."""
    for puzzle in puzzles():
        known = {action.text: (action, outcome) for action, outcome in outcomes(puzzle.exercise.view)}
        for language in LANGUAGES:
            assert explain(*known[puzzle.best.action], Texts(language))


def test_all_together() -> None:
    """They fit into a megabyte, have names of their own, come by difficulty, and cover the game and both modules."""
    assert len((files("posthorn.puzzles") / "puzzles.jsonl.gz").read_bytes()) <= MOST_BYTES
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    assert [puzzle.difficulty for puzzle in puzzles()] == sorted(puzzle.difficulty for puzzle in puzzles())
    assert {puzzle.seats for puzzle in puzzles()} == {2, 3, 4}
    covered = {puzzle.modules for puzzle in puzzles()}
    assert {(), *((module,) for module in MODULES), MODULES} <= covered
    assert len({puzzle.kind for puzzle in puzzles()}) >= 5


def test_puzzles_are_found_by_their_ids() -> None:
    """A puzzle is named after its position: whatever else is found out about it later, its name stays."""
    puzzle = puzzles()[0]
    assert find_puzzle(puzzle.id) is puzzle
    assert find_puzzle("nothing") is None
    assert replace(puzzle, difficulty=0.5, worlds=1, id="").id == puzzle.id
    assert replace(puzzle, seed=puzzle.seed + 1, id="").id != puzzle.id


def test_files_of_puzzles() -> None:
    """What is written is read again, the easiest first, and is the same file every time."""
    some = puzzles()[:5]
    assert read_puzzles(write_puzzles(reversed(some))) == some
    assert write_puzzles(some) == write_puzzles(reversed(some))
