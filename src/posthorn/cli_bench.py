"""The command ``posthorn bench``. Its commands are for developers: their words stand here, not in the locale files."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from typing import Annotated

import typer

from posthorn.cli_i18n import SpokenCommand, SpokenGroup

bench_app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, rich_markup_mode=None)


@bench_app.command("engine", cls=SpokenCommand)
def bench_engine(
    seconds: Annotated[float, typer.Option(help="How long each way of playing is measured.")] = 10,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the engine on one thread: interpreted, compiled, and what it costs to get there."""
    from posthorn.benchmarks import engine

    _print_figures(engine.bench_engine(seconds, _progress), json)


@bench_app.command("gpu", cls=SpokenCommand)
def bench_gpu(
    games: Annotated[int, typer.Option(help="Games side by side.")] = 1 << 20,
    plies: Annotated[int, typer.Option(help="Decisions in each game.")] = 1000,
    sample: Annotated[int, typer.Option(help="Games compared with the CPU, action by action.")] = 4096,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play on an NVIDIA GPU."""
    from posthorn.benchmarks import engine

    _need_gpu()
    figures = engine.bench_gpu(games, plies, sample, _progress)
    _print_figures(figures, json)
    if not figures["equal_to_cpu"]:
        raise typer.Exit(1)


@bench_app.command("server", cls=SpokenCommand)
def bench_server(
    seconds: Annotated[float, typer.Option(help="How long each load lasts.")] = 5,
    games: Annotated[int, typer.Option(help="Games open at once.")] = 500,
    processes: Annotated[
        int,
        typer.Option(help="Instead, so many servers on one PostgreSQL through all troubles, and 1, 2 and 4 measured."),
    ] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the server on this machine, beside a bare echo of the same framework."""
    if processes:
        from posthorn.benchmarks.processes import bench_processes

        figures, outcome = bench_processes(processes, seconds, _progress)
        _print_figures(figures, json)
        for fault in outcome.faults:
            typer.echo(fault, err=True)
        if outcome.faults:
            raise typer.Exit(1)
        return
    from posthorn.benchmarks import server

    _print_figures(server.bench_server(seconds, games, _progress), json)


@bench_app.command("play", cls=SpokenCommand)
def bench_play(
    seconds: Annotated[float, typer.Option(help="How long choices, and the search, are measured.")] = 10,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast the players choose, and how fast a network learns."""
    from posthorn.benchmarks import playing

    _print_figures(playing.bench_play(seconds, _progress), json)


@bench_app.command("chances", cls=SpokenCommand)
def bench_chances(
    level: Annotated[str, typer.Option(help="Whose network.")] = "count",
    games: Annotated[int, typer.Option(min=1, help="Games at each kind of table.")] = 2000,
    seed: Annotated[int, typer.Option(min=1, help="Another seed deals other cards.")] = 1,
    plot: Annotated[str | None, typer.Option(help="Draw the diagram into this SVG file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare a network's chances of winning with how the games end, for 2, 3 and 4 seats, with and without modules."""
    from posthorn.benchmarks import chances

    raise typer.Exit(chances.bench_chances(level, games, seed, plot, _progress, json=json))


@bench_app.command("verdicts", cls=SpokenCommand)
def bench_verdicts(
    games: Annotated[int, typer.Option(min=1, help="Games of four to review.")] = 12,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Review games twice, the second time ten times as thoroughly, and compare what is said of the choices."""
    from posthorn.benchmarks import verdicts

    _print_figures(verdicts.bench_verdicts(games, _progress), json)


@bench_app.command("cluster", cls=SpokenCommand)
def bench_cluster(
    seconds: Annotated[float, typer.Option(help="About how long each measurement lasts.")] = 8,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure games on Ray clusters of one and two nodes, a core each, beside processes without Ray."""
    from posthorn.benchmarks import cluster

    _print_figures(cluster.bench_cluster(seconds, _progress), json)


@bench_app.command("scale", cls=SpokenCommand)
def bench_scale(
    seconds: Annotated[float, typer.Option(help="How long each measurement lasts.")] = 10,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="An empty PostgreSQL database, to measure it too.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure what a game costs, and add up what a million games a day would, under a model of players."""
    from posthorn.benchmarks import scaling

    _print_figures(scaling.bench_scale(seconds, database, _progress), json)


@bench_app.command("environments", cls=SpokenCommand)
def bench_environments(
    seconds: Annotated[float, typer.Option(help="How long each environment is measured.")] = 10,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Measure the vector environment on an NVIDIA GPU instead.")
    ] = False,
    games: Annotated[int, typer.Option(help="Games side by side on the GPU.")] = 1 << 17,
    steps: Annotated[int, typer.Option(help="Steps in each game on the GPU.")] = 200,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast the environments for learners step."""
    from posthorn.benchmarks import environments

    if not gpu:
        _print_figures(environments.bench_environments(seconds, _progress), json)
        return
    _need_gpu()
    if not environments.libraries_on_gpu():
        typer.echo(environments.NO_LIBRARY, err=True)
        raise typer.Exit(1)
    figures = environments.bench_on_gpu(games, steps, _progress)
    _print_figures(figures, json)
    if not all(figure for name, figure in figures.items() if name.endswith("equal_to_cpu")):
        raise typer.Exit(1)


def _need_gpu() -> None:
    """End with a word about it where there is no GPU to measure."""
    from numba import cuda

    from posthorn.benchmarks.engine import NO_GPU

    if not cuda.is_available():
        typer.echo(NO_GPU, err=True)
        raise typer.Exit(1)


def _progress(line: str) -> None:
    typer.echo(line, err=True)


def _print_figures(figures: Mapping[str, object], json: bool) -> None:
    if json:
        typer.echo(dumps(figures, indent=2))
        return
    for name, figure in figures.items():
        shown = f"{figure:,.4g}" if isinstance(figure, float) else f"{figure:,}" if type(figure) is int else figure
        typer.echo(f"{name.replace('_', ' '):36} {shown}")
