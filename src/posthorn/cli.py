"""The command ``posthorn``. Each command imports what it needs when it runs, so that all of them start at once.

What people read about commands and options is in the locale files, see ``cli_i18n.py``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from inspect import signature
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from posthorn.cli_bench import bench_app
from posthorn.cli_i18n import (
    WRONG_USE,
    SpokenCommand,
    SpokenGroup,
    UnknownLanguageError,
    complain,
    explain_missing,
    take_language,
)
from posthorn.locale import Texts, speak
from posthorn.server.operations.flags import Flags, takes_options, takes_settings

app = typer.Typer(
    name="posthorn",
    cls=SpokenGroup,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


# Options that several commands have.
Switches = Annotated[list[str] | None, typer.Option()]
Json = Annotated[bool, typer.Option("--json")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS")]


@app.callback()
def _posthorn(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Play in the browser, where no command is given."""
    if version:
        typer.echo(f"posthorn {metadata.version('posthorn')}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        from posthorn.server.command import serve as run_server

        raise typer.Exit(run_server({"log_level": "warning"}, browse=True))


def _command(name: str | None = None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a function a command that speaks its user's language."""
    return app.command(name, cls=SpokenCommand)


app.add_typer(bench_app, name="bench")


@_command()
def replay(
    file: Annotated[str, typer.Argument(metavar="RECORD")],
    upto: Annotated[int | None, typer.Option(min=0)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    text: Annotated[bool, typer.Option("--text")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Check the record of a game and show it."""
    from posthorn.record.command import replay_file

    raise typer.Exit(replay_file(file, upto, json=json, text=text, check=check))


@_command()
def review(
    files: Annotated[list[str], typer.Argument(metavar="RECORD")],
    worlds: Annotated[int, typer.Option(min=2)] = 12,
    seed: Annotated[int, typer.Option(min=1)] = 1,
    cluster: Cluster = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[bool, typer.Option("--html")] = False,
) -> None:
    """Look back at finished games: which choices and which luck decided them."""
    from posthorn.review.command import review_files

    raise typer.Exit(review_files(files, worlds, seed, cluster, json=json, html=html))


@_command()
def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD")],
    commitment: str | None = None,
) -> None:
    """Verify that the cards of a game were shuffled fairly."""
    from posthorn.record.verify import verify_file

    raise typer.Exit(verify_file(file, commitment))


@_command()
def simulate(
    games: int = 1000,
    seats: int | None = None,
    players: str = "postmaster",
    edition: str = "italian",
    modules: str = "",
    seed: int = 1,
    switch: Switches = None,
    max_rounds: int | None = None,
    json: Json = False,
    interpreted: Annotated[bool, typer.Option("--interpreted")] = False,
) -> None:
    """Play many games and show scores, lengths and wins."""
    from posthorn.arena.command import run_simulation

    raise typer.Exit(
        run_simulation(
            games, seats, players, edition, modules, seed, switch or [], max_rounds, json=json, interpreted=interpreted
        )
    )


def _shared_options(
    edition: str = "italian",
    modules: str = "",
    switch: Switches = None,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int | None = None,
    workers: int | None = None,
    cluster: Cluster = None,
    json: Json = False,
) -> None:
    """Stand for the options that match, ladder, study and dataset have in common."""


Shared = dict[str, Any]  # their values by name, for ``arena.reading.SharedOptions``
_takes_shared_options = takes_options([*signature(_shared_options, eval_str=True).parameters.values()])


@_command()
@_takes_shared_options
def match(
    shared: Shared,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER")],
    games: int = 400,
    seed: int = 1,
    records: str | None = None,
    parquet: str | None = None,
) -> None:
    """Let players compete, each in every seat of the same deals."""
    from posthorn.arena.match_command import run_match

    raise typer.Exit(run_match(players, games, seed, shared, records, parquet))


@_command()
@_takes_shared_options
def ladder(shared: Shared, players: str = "", games: int = 400, seats: int = 2, seed: int = 1) -> None:
    """Rate all players by games against each other."""
    from posthorn.arena.ladder_command import run_ladder

    raise typer.Exit(run_ladder(players, games, seats, seed, shared))


@_command()
@_takes_shared_options
def study(
    shared: Shared,
    player: str = "count",
    games: int = 1000,
    seats: int = 4,
    seed: int = 1,
    out: str = "study",
) -> None:
    """Let a player play many games against itself, and say what wins."""
    from posthorn.arena.study_command import run_study

    raise typer.Exit(run_study(player, games, seats, seed, out, shared))


@_command()
@_takes_shared_options
def dataset(
    shared: Shared,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    players: str = "count",
    games: int = 1000,
    seats: int | None = None,
    seed: int = 1,
) -> None:
    """Write every choice of many games to a Parquet file."""
    from posthorn.arena.dataset_command import run_dataset

    raise typer.Exit(run_dataset(file, players, games, seats, seed, shared))


@_command()
def train(
    out: Annotated[str, typer.Argument(metavar="FOLDER")] = "training",
    iterations: Annotated[int | None, typer.Option(min=1)] = None,
    minutes: Annotated[float | None, typer.Option(min=0.01)] = None,
    seed: int = 1,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    start: list[str] | None = None,
    teacher: list[str] | None = None,
    opponent: str | None = None,
    guest: str | None = None,
    seats: Annotated[list[int] | None, typer.Option(min=2, max=4)] = None,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    steps: Annotated[int | None, typer.Option(min=1)] = None,
    batch: Annotated[int | None, typer.Option(min=1)] = None,
    rate: float | None = None,
    entropy: float | None = None,
    winning: Annotated[float | None, typer.Option(min=0, max=1)] = None,
    width: Annotated[int, typer.Option(min=1)] = 512,
    blocks: Annotated[int, typer.Option(min=0)] = 3,
    keep: list[int] | None = None,
    cluster: Cluster = None,
) -> None:
    """Train a network through games against itself, on a GPU or, slowly, on this computer."""
    from posthorn.training.command import Order
    from posthorn.training.command import train as run_training
    from posthorn.training.tables import TABLE_SIZES

    chosen = {"games": games, "steps": steps, "batch": batch, "rate": rate, "entropy": entropy, "winning": winning}
    given = {name: value for name, value in chosen.items() if value is not None}
    networks = (start or (), teacher or (), opponent, guest)
    order = Order(iterations, minutes, width, blocks, seats or TABLE_SIZES, *networks)
    raise typer.Exit(run_training(out, order, given, seed, keep or [], cluster, resume=resume))


@_command()
def terminal(
    seats: int | None = None,
    people: int | None = None,
    names: str | None = None,
    edition: str | None = None,
    modules: str | None = None,
    bot: str | None = None,
    seed: int | None = None,
    switch: Switches = None,
    start: int | None = None,
    record: str | None = None,
    load: str | None = None,
) -> None:
    """Play in the terminal, with each other and against bots. Without options it asks who plays what."""
    from posthorn.terminal.command import play_with_options

    given: dict[str, object] = {"seats": seats, "people": people, "names": names, "edition": edition}
    given |= {"modules": modules, "bot": bot, "seed": seed, "start": start, "switches": switch or None}
    raise typer.Exit(play_with_options(given, record, load))


puzzles_app = typer.Typer(cls=SpokenGroup, invoke_without_command=True, rich_markup_mode=None)
app.add_typer(puzzles_app, name="puzzles")


@puzzles_app.callback()
def _puzzles(
    ctx: typer.Context,
    puzzle: Annotated[str | None, typer.Option()] = None,
    kind: Annotated[str | None, typer.Option()] = None,
    stars: Annotated[int | None, typer.Option(min=1, max=5)] = None,
) -> None:
    """Solve puzzles: positions of real games in which one choice is clearly the best."""
    if ctx.invoked_subcommand is None:
        from posthorn.terminal.puzzles import solve_puzzles

        raise typer.Exit(solve_puzzles(puzzle, kind, stars))


@puzzles_app.command("collect", cls=SpokenCommand)
def collect_puzzles(
    work: Annotated[str, typer.Argument(metavar="FILE", help="Everything found is added to this file.")],
    out: Annotated[str | None, typer.Option(help="Write the puzzles into this file in the end.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 320,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one on each core.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Another seed plays other games.")] = 1,
    seconds: Annotated[float | None, typer.Option(min=0, help="Stop after so long, and go on another time.")] = None,
) -> None:
    """Collect puzzles from games of strong players; it takes about an hour on many cores."""
    from posthorn.puzzles.collect import collect, write_collection

    found = collect(work, count, workers, seed, seconds, say=lambda line: typer.echo(line, err=True))
    if out is not None:
        write_collection(found, out)


@_command()
@takes_settings()
def serve(
    flags: Flags,
    browse: Annotated[bool, typer.Option("--browse")] = False,
) -> None:
    """Run the server for browsers, remote friends and programs."""
    from posthorn.server.command import serve as run_server

    raise typer.Exit(run_server(flags, browse=browse))


@_command()
@takes_settings("database", "bot_workers", "warm_up", "log_format", "log_level")
def bots(flags: Flags) -> None:
    """Let bots think on this machine for servers elsewhere that share a PostgreSQL database."""
    from posthorn.server.bots.command import think

    raise typer.Exit(think(flags))


@_command()
def docs() -> None:
    """Open the documentation in the browser."""
    from posthorn.server.command import show_documentation

    raise typer.Exit(show_documentation())


@_command("export")
@takes_settings("database")
def export_command(
    flags: Flags,
    folder: Annotated[str, typer.Argument(metavar="FOLDER")],
    game: Annotated[list[str] | None, typer.Option(metavar="ID")] = None,
    finished: Annotated[bool, typer.Option("--finished")] = False,
    text: Annotated[bool, typer.Option("--text")] = False,
) -> None:
    """Write the server's games as records. Those of unfinished games show all hidden cards: they are for the host."""
    from posthorn.server.transfer import export_games

    raise typer.Exit(export_games(_database(flags), folder, game or [], finished_only=finished, text=text))


@_command("import")
@takes_settings("database")
def import_command(
    flags: Flags,
    files: Annotated[list[str], typer.Argument(metavar="RECORD")],
    listed: Annotated[bool, typer.Option("--listed")] = False,
) -> None:
    """Create games from records. The server must not be running."""
    from posthorn.server.transfer import import_games

    raise typer.Exit(import_games(_database(flags), files, listed=listed))


def _database(flags: Flags) -> str:
    """Return the database that the settings name; say what is wrong with them."""
    from posthorn.server.operations.settings import SettingsError, read_settings

    try:
        return read_settings(flags).database
    except SettingsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Run a command line; return its exit status."""
    try:
        language, rest = take_language(arguments, environ)
    except UnknownLanguageError as error:
        typer.echo(str(error), err=True)
        return WRONG_USE
    speak(language)
    try:
        return app(rest, prog_name="posthorn", standalone_mode=False) or 0
    except typer.Abort:
        return 1
    except TyperException as error:
        return complain(error)
    except ModuleNotFoundError as error:
        missing = explain_missing(error, Texts())
        if missing is None:
            raise
        typer.echo(missing, err=True)
        return 1


def main() -> None:
    """Run the command line."""
    # Games are played side by side: NumPy would wait more than it wins by sharing one game's numbers among threads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Into a pipe or a file, Windows writes what a code page of one country has: names of others must not end a program.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:], os.environ))
