"""The command ``posthorn simulate``: its options' texts read, its progress shown, its result printed."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from posthorn.arena.simulate import Simulation, check, simulate
from posthorn.arena.table import as_table
from posthorn.game import Options

_WRONG_OPTIONS = 2
_INTERRUPTED = 130
_WORDS = {"true": True, "yes": True, "false": False, "no": False, "none": None}


def run_simulation(
    games: int,
    seats: int | None,
    players: str,
    edition: str,
    modules: str,
    seed: int,
    switches: Sequence[str],
    max_rounds: int | None,
    *,
    json: bool,
    interpreted: bool,
) -> int:
    """Read the options, play, print; return the exit status."""
    errors = Console(stderr=True)
    try:
        names = _listed(players)
        if seats is None:
            seats = len(names) if len(names) > 1 else 3
        names = names * seats if len(names) == 1 else names
        chosen = _read_switches(switches)
        if max_rounds is not None:
            chosen["max_rounds"] = max_rounds
        options = Options.of(seats, edition, _listed(modules), **chosen)
        check(options, names, games, seed)
    except ValueError as error:
        errors.print(f"posthorn simulate: {error}", markup=False, highlight=False, soft_wrap=True)
        return _WRONG_OPTIONS
    try:
        simulation = _simulate_with_progress(errors, options, names, games, seed, interpreted)
    except KeyboardInterrupt:
        simulation = None
    if simulation is None or not simulation.results:
        errors.print("posthorn simulate: interrupted before a game was over", markup=False, highlight=False)
        return _INTERRUPTED
    if json:
        print(json_text.dumps(simulation.to_dict(), ensure_ascii=False))
    else:
        Console(highlight=False).print(as_table(simulation))
    return 0


def _simulate_with_progress(
    console: Console, options: Options, players: Sequence[str], games: int, seed: int, interpreted: bool
) -> Simulation:
    if not console.is_terminal:
        return simulate(options, players, games, seed, interpreted=interpreted, note=console.print)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        return simulate(
            options,
            players,
            games,
            seed,
            interpreted=interpreted,
            note=lambda text: progress.update(task, description=text),
            advance=lambda played: progress.advance(task, played),
        )


def _listed(text: str) -> list[str]:
    """Return the parts of a text between its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_switches(texts: Sequence[str]) -> dict[str, object]:
    """Return the switches given as key=value; a number or a word like "true" becomes what it says."""
    switches: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"a switch is given as key=value, not as {text!r}")
        switches[key.strip()] = _value(value.strip())
    return switches


def _value(text: str) -> object:
    if text.isdecimal():
        return int(text)
    return _WORDS.get(text.lower(), text)
