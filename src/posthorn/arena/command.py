"""The command ``posthorn simulate``: its options' texts read, its progress shown, its result printed."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from posthorn.arena.console import INTERRUPTED_STATUS, WRONG_OPTIONS, Reporter, output
from posthorn.arena.reading import read_list
from posthorn.arena.simulate import Simulation, check, simulate
from posthorn.arena.table import as_table
from posthorn.game import Options, read_switches
from posthorn.locale import Texts


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
    texts = Texts()
    reporter = Reporter("posthorn simulate", texts)
    try:
        names = read_list(players)
        if seats is None:
            seats = len(names) if len(names) > 1 else 3
        names = names * seats if len(names) == 1 else names
        chosen = read_switches(switches)
        if max_rounds is not None:
            chosen["max_rounds"] = max_rounds
        options = Options.of(seats, edition, read_list(modules), **chosen)
        check(options, names, games, seed)
    except ValueError as error:
        reporter.complain(str(error))
        return WRONG_OPTIONS
    try:
        simulation = _simulate_with_progress(reporter, texts, options, names, games, seed, interpreted)
    except KeyboardInterrupt:
        simulation = None
    if simulation is None or not simulation.results:
        reporter.complain(texts("arena-nothing-played"))
        return INTERRUPTED_STATUS
    if json:
        print(json_text.dumps(simulation.to_dict(), ensure_ascii=False))
    else:
        output().print(as_table(simulation, texts))
    return 0


def _simulate_with_progress(
    reporter: Reporter, texts: Texts, options: Options, players: Sequence[str], games: int, seed: int, interpreted: bool
) -> Simulation:
    if not reporter.console.is_terminal:
        return simulate(options, players, games, seed, interpreted=interpreted, note=reporter.note)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=reporter.console, transient=True) as progress:
        task = progress.add_task("", total=games)
        return simulate(
            options,
            players,
            games,
            seed,
            interpreted=interpreted,
            note=lambda message: progress.update(task, description=texts(message)),
            advance=lambda played: progress.advance(task, played),
        )
