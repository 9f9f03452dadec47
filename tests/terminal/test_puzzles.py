"""Puzzles at the terminal, through a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from typer.testing import CliRunner, Result

from posthorn.cli import app, run
from posthorn.locale import Texts
from posthorn.puzzles import puzzles
from posthorn.puzzles.collect import Checked, Collection
from posthorn.puzzles.puzzle import read_puzzles

EN = Texts("en")


def solve(options: str, lines: Iterable[str]) -> Result:
    """Run the command with options and what is typed."""
    typed = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, ["puzzles", *options.split()], input=typed, env={"COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def test_solving_a_puzzle() -> None:
    """A wrong choice is told with its chance and can be made better; the solution is explained."""
    puzzle = puzzles()[0]
    result = solve(f"--puzzle {puzzle.id}", ["draw nowhere", puzzle.tried[-1].action, puzzle.best.action])
    assert EN(f"puzzle-kind-{puzzle.kind}") in result.output
    assert "no action" in result.output or "(R" in result.output
    assert f"wins {round(puzzle.tried[-1].chance * 100)}% of the time" in result.output
    assert EN("puzzle-right") in result.output
    assert f"{round(puzzle.best.chance * 100)}%" in result.output.split(EN("puzzle-right"))[1]
    assert EN("puzzle-streak", count=0) in result.output


def test_a_streak_and_giving_up() -> None:
    """What is solved at the first try counts, until the solution is asked for."""
    numbers = {puzzle.id: puzzle for puzzle in puzzles()}
    result = solve("", ["", "", "quit"])
    shown = next(puzzle for name, puzzle in numbers.items() if name in result.output)
    assert EN("puzzle-right") not in result.output
    assert EN("puzzle-checked", worlds=shown.worlds) in result.output
    alone = solve(f"--puzzle {shown.id}", [shown.best.action])
    assert EN("puzzle-streak", count=1) in alone.output


def test_choosing_puzzles() -> None:
    """Kinds and difficulties can be asked for; what there is not is told."""
    puzzle = puzzles()[-1]
    result = solve(f"--kind {puzzle.kind} --stars {puzzle.stars}", ["quit"])
    assert EN(f"puzzle-kind-{puzzle.kind}") in result.output
    assert "★" * puzzle.stars in result.output
    assert solve("--puzzle nothing", []).exit_code == 2
    assert solve("--kind nothing", []).exit_code == 2


def test_collecting_is_a_command_of_its_own() -> None:
    """Maintainers collect puzzles by a command beside; its help speaks of puzzles, not of games."""
    result = CliRunner().invoke(app, ["puzzles", "collect", "--help"])
    assert "Processes; 0: one on each core." in result.output
    assert run(["puzzles", "--help"], {}) == 0


def test_collecting_from_the_command_line(tmp_path: Path) -> None:
    """When the time is up, what the work file has is written as it comes with Posthorn."""
    work, out = tmp_path / "work", tmp_path / "puzzles"
    Collection(work, 1).add(Checked(puzzles()[0].seed, len(puzzles()[0].actions), puzzles()[0], 1.0))
    command = ["puzzles", "collect", str(work), "--out", str(out), "--workers", "1", "--seconds", "0"]
    assert run(command, {}) == 0
    assert read_puzzles(out.read_bytes()) == puzzles()[:1]
