"""The command ``posthorn``. Each command imports what it needs when it runs, so that all of them start at once."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from typing import Annotated

import typer

from posthorn.server.flags import Flags, takes_settings

app = typer.Typer(
    name="posthorn",
    help="Thurn und Taxis with its expansion All Roads Lead to Rome.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


# Options that several commands have.
_EDITION = typer.Option(help="Whose rulebook: hungarian, italian, icelandic or spanish.")
_MODULES = typer.Option(help="Modules of the expansion: audience, offices or audience,offices.")
_SEED = typer.Option(help="The same seed deals the same cards.")
Edition = Annotated[str, _EDITION]
Modules = Annotated[str, _MODULES]
Seed = Annotated[int, _SEED]
Switches = Annotated[list[str] | None, typer.Option(help="A switch of the edition set otherwise, key=value.")]
Seconds = Annotated[float | None, typer.Option(help="How long a player may think about a choice.")]
Iterations = Annotated[int | None, typer.Option(help="How many iterations of its search a player has.")]
Threads = Annotated[int | None, typer.Option(help="How many threads a player thinks with.")]
Workers = Annotated[int | None, typer.Option(help="Games side by side; 0: all in this process.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.callback()
def _posthorn() -> None:
    """Keep the commands' names even while there is only one."""


bench_app = typer.Typer(help="Measure how fast Posthorn is.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench_app, name="bench")


@bench_app.command("engine")
def bench_engine(
    seconds: Annotated[float, typer.Option(help="How long each way of playing is measured.")] = 10,
    json: Json = False,
) -> None:
    """Measure the engine on one thread: interpreted, compiled, and what it costs to get there."""
    from posthorn.compiled import bench

    _print_figures(bench.bench_engine(seconds, _progress), json)


@bench_app.command("gpu")
def bench_gpu(
    games: Annotated[int, typer.Option(help="Games side by side.")] = 1 << 20,
    plies: Annotated[int, typer.Option(help="Decisions in each game.")] = 1000,
    sample: Annotated[int, typer.Option(help="Games compared with the CPU, action by action.")] = 4096,
    json: Json = False,
) -> None:
    """Measure random play on an NVIDIA GPU."""
    from posthorn.compiled import bench

    figures = bench.bench_gpu(games, plies, sample, _progress)
    _print_figures(figures, json)
    if not figures["equal_to_cpu"]:
        raise typer.Exit(1)


@bench_app.command("server")
def bench_server(
    seconds: Annotated[float, typer.Option(help="How long each load lasts.")] = 5,
    games: Annotated[int, typer.Option(help="Games open at once.")] = 500,
    json: Json = False,
) -> None:
    """Measure the server on this machine, beside a bare echo of the same framework."""
    from posthorn.server import bench

    _print_figures(bench.bench_server(seconds, games, _progress), json)


def _progress(line: str) -> None:
    typer.echo(line, err=True)


def _print_figures(figures: Mapping[str, object], json: bool) -> None:
    if json:
        typer.echo(dumps(figures, indent=2))
        return
    for name, figure in figures.items():
        shown = f"{figure:,.4g}" if isinstance(figure, float) else f"{figure:,}" if type(figure) is int else figure
        typer.echo(f"{name.replace('_', ' '):36} {shown}")


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record, text or JSON.")],
    upto: Annotated[int | None, typer.Option(min=0, help="Show the position after this many actions.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the record as JSON.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the record as text.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record is right.")] = False,
) -> None:
    """Check the record of a game and show it."""
    from posthorn.record.command import replay_file

    raise typer.Exit(replay_file(file, upto, json=json, text=text, check=check))


@app.command()
def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record, text or JSON.")],
    commitment: Annotated[str | None, typer.Option(help="The commitment you noted before the game.")] = None,
) -> None:
    """Prove that the cards of a game were shuffled fairly."""
    from posthorn.record.verify import verify_file

    raise typer.Exit(verify_file(file, commitment))


@app.command()
def simulate(
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many play; without it, as many as players are named.")] = None,
    players: Annotated[str, typer.Option(help="Who plays, seat by seat, or one name for all.")] = "postmaster",
    edition: Edition = "italian",
    modules: Modules = "",
    seed: Seed = 1,
    switch: Switches = None,
    max_rounds: Annotated[int | None, typer.Option(help="Score a game after this round.")] = None,
    json: Json = False,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Play without compiling.")] = False,
) -> None:
    """Play many games and show scores, lengths and wins."""
    from posthorn.arena.command import run_simulation

    raise typer.Exit(
        run_simulation(
            games, seats, players, edition, modules, seed, switch or [], max_rounds, json=json, interpreted=interpreted
        )
    )


@app.command()
def match(
    players: Annotated[list[str], typer.Argument(help="Who plays, 2 to 4: prince, prince:200ms, courier:2000it, …")],
    games: Annotated[int, typer.Option(help="How many games in all, rounded up to whole deals.")] = 400,
    seed: Seed = 1,
    edition: Edition = "italian",
    modules: Modules = "",
    switch: Switches = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    threads: Threads = None,
    workers: Workers = None,
    json: Json = False,
    records: Annotated[str | None, typer.Option(help="Save each game as a record in this folder.")] = None,
    parquet: Annotated[str | None, typer.Option(help="Save a row for each game and seat in this file.")] = None,
) -> None:
    """Let players compete, every one on every seat of the same deals."""
    from posthorn.arena.match_command import run_match
    from posthorn.arena.reading import Wishes

    wishes = Wishes(edition, modules, switch or [], seconds, iterations, threads, workers, json)
    raise typer.Exit(run_match(players, games, seed, wishes, records, parquet))


@app.command()
def ladder(
    players: Annotated[str, typer.Option(help="Who plays, with commas between; without it, all players.")] = "",
    games: Annotated[int, typer.Option(help="How many games in all, rounded up to whole deals at all tables.")] = 400,
    seats: Annotated[int, typer.Option(help="How many play at a table, 2 to 4.")] = 2,
    seed: Seed = 1,
    edition: Edition = "italian",
    modules: Modules = "",
    switch: Switches = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    threads: Threads = None,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Rate all players by games against each other."""
    from posthorn.arena.ladder_command import run_ladder
    from posthorn.arena.reading import Wishes

    wishes = Wishes(edition, modules, switch or [], seconds, iterations, threads, workers, json)
    raise typer.Exit(run_ladder(players, games, seats, seed, wishes))


@app.command()
def study(
    player: Annotated[str, typer.Option(help="Who plays on all seats.")] = "postmaster",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seats: Annotated[int, typer.Option(help="How many play, 2 to 4.")] = 4,
    seed: Seed = 1,
    out: Annotated[str, typer.Option(help="The folder for study.md and study.svg.")] = "study",
    edition: Edition = "italian",
    modules: Modules = "",
    switch: Switches = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    threads: Threads = None,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Let a player play many games with itself, and tell what wins."""
    from posthorn.arena.reading import Wishes
    from posthorn.arena.study_command import run_study

    wishes = Wishes(edition, modules, switch or [], seconds, iterations, threads, workers, json)
    raise typer.Exit(run_study(player, games, seats, seed, out, wishes))


@app.command()
def terminal(
    seats: Annotated[int | None, typer.Option(help="How many play, 2 to 4.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people; bots take the other seats.")] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, or everybody's, with commas between.")] = None,
    edition: Annotated[str | None, _EDITION] = None,
    modules: Annotated[str | None, _MODULES] = None,
    bot: Annotated[
        str | None, typer.Option(help="Which bot plays: random, stableboy, postilion, postmaster, courier or prince.")
    ] = None,
    seed: Annotated[int | None, _SEED] = None,
    switch: Switches = None,
    start: Annotated[int | None, typer.Option(help="The seat that begins, from 1; without it the lot decides.")] = None,
    record: Annotated[str | None, typer.Option(help="Keep the game in this file.")] = None,
    load: Annotated[str | None, typer.Option(help="Go on with the game in this file.")] = None,
) -> None:
    """Play in the terminal, with each other and against bots. Without options you are asked who plays what."""
    from posthorn.terminal.command import play_with_options

    wishes: dict[str, object] = {"seats": seats, "people": people, "names": names, "edition": edition}
    wishes |= {"modules": modules, "bot": bot, "seed": seed, "start": start, "switches": switch or None}
    raise typer.Exit(play_with_options(wishes, record, load))


@app.command()
@takes_settings()
def serve(
    flags: Flags,
    browse: Annotated[bool, typer.Option("--browse", help="Open a browser on it.")] = False,
) -> None:
    """Run the game for browsers, friends elsewhere and programs."""
    from posthorn.server.command import serve as run_server

    raise typer.Exit(run_server(flags, browse=browse))


@app.command("export")
@takes_settings("database")
def export_command(
    flags: Flags,
    folder: Annotated[
        str, typer.Argument(metavar="FOLDER", help="The folder for the records, one file for each game.")
    ],
    game: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Only this game; may be given several times.")
    ] = None,
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Write them as text that people can read, not as JSON.")] = False,
) -> None:
    """Write the server's games as records. Those of unfinished games show all hidden cards: they are for the host."""
    from posthorn.server.transfer import export_games

    raise typer.Exit(export_games(_database(flags), folder, game or [], finished_only=finished, text=text))


@app.command("import")
@takes_settings("database")
def import_command(
    flags: Flags,
    files: Annotated[list[str], typer.Argument(metavar="RECORD", help="Files or folders of records, text or JSON.")],
    listed: Annotated[bool, typer.Option("--listed", help="Show the unfinished ones in the lobby.")] = False,
) -> None:
    """Make games of records. The server must not be running."""
    from posthorn.server.transfer import import_games

    raise typer.Exit(import_games(_database(flags), files, listed=listed))


def _database(flags: Flags) -> str:
    """Return the database that the settings name; say what is wrong with them."""
    from posthorn.server.settings import SettingsError, read_settings

    try:
        return read_settings(flags).database
    except SettingsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def main() -> None:
    """Run the command line."""
    app()
