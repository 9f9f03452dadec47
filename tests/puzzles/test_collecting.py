"""Collecting puzzles: what was done is kept, what is rare comes first, and a check can be repeated."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from msgspec import structs

from posthorn.game import ACTIONS, Action
from posthorn.puzzles import Puzzle, puzzles
from posthorn.puzzles.collect import MOST_OF_A_GAME, Checked, Collection, Found, collect, main
from posthorn.puzzles.finding import Candidate, check, find_candidates
from posthorn.puzzles.puzzle import read_puzzles


def candidate_of(puzzle: Puzzle) -> Candidate:
    """Return a puzzle as it was before it was checked."""
    numbers = [Action.of(one.action).number for one in puzzle.tried]  # type: ignore[union-attr]
    behind = {number: (puzzle.best.chance - one.chance, 0.0) for number, one in zip(numbers, puzzle.tried, strict=True)}
    return Candidate(
        puzzle.seats,
        puzzle.modules,
        puzzle.seed,
        puzzle.actions,
        puzzle.kind,
        puzzle.difficulty,
        tuple(numbers[:2]),
        behind,
    )


def some(seed: int, ply: int = 0, kind: str = "draw", difficulty: float = 0.5) -> Candidate:
    """Return a candidate that nobody has looked at."""
    return Candidate(2, (), seed, (0,) * ply, kind, difficulty, (0, 1), {})  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_a_check_can_be_repeated() -> None:
    """The same candidate gives the same puzzle, to the last figure, with the best choice that it was kept with."""
    easiest = min(puzzles(), key=lambda puzzle: (puzzle.seats, -puzzle.margin))
    first, again = (check(candidate_of(easiest), 300) for _ in range(2))
    assert first is not None
    assert first == again
    assert (first.id, first.kind, first.best.action) == (easiest.id, easiest.kind, easiest.best.action)
    assert first.difficulty == pytest.approx(easiest.difficulty, abs=1e-3)
    assert {one.action for one in first.tried} == {one.action for one in easiest.tried}


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_what_is_not_best_is_found_out() -> None:
    """Where the next best choice is taken for the best, there is no puzzle."""
    puzzle = min(puzzles(), key=lambda puzzle: (puzzle.seats, -puzzle.margin))
    candidate = candidate_of(puzzle)
    best, second, *_ = candidate.near
    assert check(structs.replace(candidate, near=(second, best)), 200) is None


def test_what_is_rare_comes_first(tmp_path: Path) -> None:
    """Of several candidates the one is checked next of which there are fewest like it; of a game not many."""
    collection = Collection(tmp_path / "work", 1)
    collection.add(Found(1_000_000, [some(seed) for seed in range(3)] + [some(9, kind="close")], 1.0))
    kinds = [collection.next_candidate().kind for _ in range(3)]  # type: ignore[union-attr]
    assert kinds.count("close") == 1
    assert kinds.index("close") < 2
    collection.add(Found(1_000_001, [some(7, ply) for ply in range(MOST_OF_A_GAME + 2)], 1.0))
    collection.waiting = [one for one in collection.waiting if one.seed == 7]
    taken = [collection.next_candidate() for _ in range(MOST_OF_A_GAME + 1)]
    assert taken[-1] is None
    assert None not in taken[:-1]


def test_collecting_goes_on_where_it_ended(tmp_path: Path) -> None:
    """What was found and checked is still known, a line that was not finished is not, and no job is done twice."""
    file = tmp_path / "work"
    first = Collection(file, 1)
    job = first.next_job()
    puzzle = puzzles()[0]
    first.add(Found(job, [candidate_of(puzzle), some(5)], 2.0))
    first.add(Checked(puzzle.seed, len(puzzle.actions), puzzle, 3.0))
    with file.open("ab") as torn:
        torn.write(b'{"type": "checked", "seed"')
    again = Collection(file, 1)
    assert again.puzzles == [puzzle]
    assert [one.seed for one in again.waiting] == [5]
    assert again.next_job() == job + 1
    assert again.seconds == {"finding": 2.0, "checking": 3.0}
    again.add(Checked(5, 0, None, 1.0))
    assert Collection(file, 1).waiting == []
    assert Collection(file, 2).next_job() != job + 1


def test_collecting_ends_when_there_are_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is done when the time is up or there are enough; then they are written as they come with Posthorn."""
    file, out = tmp_path / "work", tmp_path / "puzzles"
    assert collect(file, workers=1, seconds=0) == []
    Collection(file, 1).add(Checked(puzzles()[0].seed, len(puzzles()[0].actions), puzzles()[0], 1.0))
    assert main([str(file), "--count", "1", "--workers", "1", "--out", str(out)]) == 0
    assert read_puzzles(out.read_bytes()) == puzzles()[:1]
    assert f"kind: 1 {puzzles()[0].kind}" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_candidates_come_from_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of strong players are played, and what is found there can be chosen there; the same job finds the same."""
    from posthorn.puzzles import finding

    play_games = finding.play_games
    monkeypatch.setattr(finding, "play_games", lambda *job: islice(play_games(*job), 15, 30))  # some of the choices
    monkeypatch.setattr(finding, "MOST_IN_GAME", 1)
    monkeypatch.setattr(finding, "GAMES", 1)
    found = find_candidates(5)
    assert found
    assert found == find_candidates(5)
    for candidate in found:
        position = finding._position_of(candidate)
        legal = {action.number for action in position.view.legal_actions}
        assert set(candidate.near) <= legal == set(candidate.behind)
        assert all(0 <= number < len(ACTIONS) for number in candidate.actions)
