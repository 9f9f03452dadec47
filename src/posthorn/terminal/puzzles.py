"""Puzzles in the terminal: what the command ``posthorn puzzles`` does."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from posthorn.game import Action, explain, outcomes
from posthorn.game.action_words import words_of
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.locale.numbers import whole_percent
from posthorn.locale.people import call
from posthorn.puzzles import KINDS, Puzzle, find_puzzle, puzzles
from posthorn.puzzles.puzzle import STARS
from posthorn.terminal.choices import meant
from posthorn.terminal.command import open_console
from posthorn.terminal.keyboard import Keyboard
from posthorn.terminal.screen import draw_screen
from posthorn.terminal.typing import find_command

WRONG_USE = 2


class _Leave(Exception):
    """Somebody has had enough."""


def solve_puzzles(name: str | None, kind: str | None, stars: int | None) -> int:
    """Set one puzzle after another, by lot among those asked for, or one alone; return the exit status."""
    texts = Texts()
    if kind is not None and kind not in KINDS:
        print(f"{texts('puzzle-none')} --kind: {', '.join(KINDS)}", file=sys.stderr)
        return WRONG_USE
    if name is not None and find_puzzle(name) is None:
        print(texts("puzzle-unknown", id=name), file=sys.stderr)
        return WRONG_USE
    asked = [one for one in puzzles() if name in (None, one.id) and kind in (None, one.kind)]
    asked = [one for one in asked if stars in (None, one.stars)]
    if not asked:
        print(texts("puzzle-none"), file=sys.stderr)
        return WRONG_USE
    random.shuffle(asked)
    keyboard = Keyboard(open_console())
    try:
        _solve_all(asked, keyboard, texts)
    except (_Leave, EOFError, KeyboardInterrupt):
        keyboard.console.print()
    return 0


def _solve_all(asked: Iterable[Puzzle], keyboard: Keyboard, texts: Texts) -> None:
    streak = 0
    for number, puzzle in enumerate(asked):
        if number:
            _read(keyboard, texts("puzzle-more", quit=texts("typed-quit")), texts)
        keyboard.clear()
        streak = streak + 1 if _solve(puzzle, keyboard, texts_of(puzzle.exercise.record.options, texts)) else 0
        keyboard.console.print(Text(texts("puzzle-streak", count=streak)), style="dim")


def _read(keyboard: Keyboard, question: str, texts: Texts) -> str:
    line = keyboard.read(f"{question}\n{texts('prompt')} ")
    if find_command(line, texts) == "quit":
        raise _Leave
    return line


def _solve(puzzle: Puzzle, keyboard: Keyboard, texts: Texts) -> bool:
    """Set a puzzle until it is solved or given up; return whether it was solved at the first try."""
    exercise, console = puzzle.exercise, keyboard.console
    view, names = exercise.view, [call(name, texts) for name in exercise.record.names]
    console.print(draw_screen(view, names, [], texts, (console.width, console.height)))
    stars = "★" * puzzle.stars + "☆" * (STARS - puzzle.stars)
    title = Text.assemble((texts(f"puzzle-kind-{puzzle.kind}"), "bold"), f"  {stars}  ", (puzzle.id, "dim"))
    console.print(Text(), title, Text(texts("puzzle-ask")), sep="\n")
    by_action = {one.action: one for one in puzzle.tried}
    tries = 0
    while line := _read(keyboard, texts("puzzle-typing", quit=texts("typed-quit")), texts):
        action = meant(line, view, texts)
        chosen = None if isinstance(action, str) else view.legal_actions.find(action)
        if chosen is None:
            error = view.refuse(action)
            console.print(Text(f"{error.explain(texts)} ({error.rule})"), style="yellow")
            continue
        tries += 1
        if chosen.text == puzzle.best.action:
            console.print(Text(texts("puzzle-right")), style="bold green")
            break
        percent = round(by_action[chosen.text].chance * 100)
        console.print(Text(texts("puzzle-wrong", action=words_of(chosen, texts), percent=percent)), style="yellow")
    console.print(_explain(puzzle, texts))
    console.print(Text(texts("puzzle-checked", worlds=puzzle.worlds)), style="dim")
    return tries == 1 and bool(line)


def _explain(puzzle: Puzzle, texts: Texts) -> Table:
    """Return what was found out about the choices, the best first, with what it brings."""
    told = {action.text: explain(action, outcome, texts) for action, outcome in outcomes(puzzle.exercise.view)}
    table = Table.grid(padding=(0, 2))
    for one in puzzle.tried:
        action = Action.of(one.action)
        assert action is not None
        style = "bold" if one is puzzle.best else ""
        points = texts("advice-points", points=round(one.points))
        table.add_row(Text(whole_percent(one.chance, texts), style), Text(words_of(action, texts), style), Text(points))
        if one is puzzle.best:
            table.add_row("", Text(told[one.action]), "")
    return table
