"""What the commands of the arena say while they work, and where: standard output is for the result alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from json import dumps
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from posthorn.arena.errors import ArenaError
from posthorn.arena.intervals import Estimate
from posthorn.arena.series import Series
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, percent, rounded

_WIDTH = 120

FAILED = 1
WRONG_OPTIONS = 2
INTERRUPTED_STATUS = 130


class Meter(Protocol):
    """What a running command moves: one game more, and what there is to say of it."""

    def __call__(self, described: str, games: int = 1, /) -> None:
        """Move it."""
        ...


class Reporter:
    """A command's voice: notes and complaints go to standard error."""

    def __init__(self, command: str, texts: Texts) -> None:
        self._command = command
        self._texts = texts
        self.console = Console(stderr=True, highlight=False)

    def complain(self, reason: str) -> None:
        """Say in one line why the command cannot do what was asked."""
        line = self._texts("arena-complaint", command=self._command, reason=reason)
        self.console.print(line, markup=False, soft_wrap=True)

    def note(self, message: str, **values: str | int) -> None:
        """Say something that is no part of the result."""
        self.console.print(self._texts(message, **values), markup=False, soft_wrap=True)

    def finish(
        self,
        series: Series[Any],
        json: bool,
        show: Callable[[], RenderableType],
        save: Callable[[], None] = lambda: None,
    ) -> int:
        """Say why the games ended early, if they did; save and print what was played; return the exit status."""
        if series.was_interrupted:
            self.note("arena-interrupted")
        elif series.stopped:
            self.note("arena-worker-failed", reason=series.stopped)
        if not series.games:
            self.complain(self._texts("arena-nothing-played"))
            return INTERRUPTED_STATUS if series.was_interrupted else FAILED
        save()
        if json:
            print(dumps(series.to_dict(), ensure_ascii=False))
        else:
            output().print(show())
        return 0 if series.was_interrupted or not series.stopped else FAILED

    @contextmanager
    def meter(self, total: int) -> Iterator[Meter]:
        """Show a bar while games are played, where standard error is a terminal."""
        columns = (BarColumn(30), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        described = TextColumn("{task.description}", markup=False)
        hidden = not self.console.is_terminal
        with Progress(*columns, described, console=self.console, transient=True, disable=hidden) as progress:
            task = progress.add_task(self._texts("arena-playing"), total=total)

            def advance(text: str, games: int = 1, /) -> None:
                progress.update(task, advance=games, description=text)

            yield advance


def plain_table(*headings: str) -> Table:
    """Return an empty table without lines: the first column is text, the others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def need(package: str) -> None:
    """Raise ``ArenaError`` where a package of the extra ``study`` is not installed."""
    if find_spec(package) is None:
        raise ArenaError("package", package=package, install='pip install "posthorn[study]"')


def table_words(data: dict[str, Any]) -> str:
    """Return edition, modules and switches in a row."""
    switches = (f"{name}={value}" for name, value in data["switches"].items())
    return ", ".join([data["edition"], *data["modules"], *switches])


def milliseconds(seconds: float, texts: Texts) -> str:
    """Return a time short enough for a table."""
    return f"{rounded(seconds * 1000, texts)} ms" if seconds < 1 else f"{decimal(seconds, texts)} s"


def output() -> Console:
    """Return the console for results: wide enough for every table where no terminal says how wide it is."""
    console = Console(markup=False, emoji=False, highlight=False)
    return console if console.is_terminal else Console(markup=False, emoji=False, highlight=False, width=_WIDTH)


def interval(low: float, high: float, texts: Texts) -> str:
    """Return an interval of shares, as percentages."""
    return f"{decimal(low * 100, texts, 1)}–{percent(high, texts)}"


def with_error(estimate: Estimate, texts: Texts, sign: str = "") -> str:
    """Return a mean and, after ±, the half of its interval; with the sign "+" gains are marked too."""
    mean = decimal(estimate.mean, texts)
    mean = mean if mean.startswith("−") else sign + mean
    return mean if estimate.half_width is None else f"{mean} ± {decimal(estimate.half_width, texts)}"
