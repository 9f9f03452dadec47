"""What the command ``posthorn terminal`` does."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from rich.console import Console

from posthorn.game import RuleError, read_switches
from posthorn.locale import Texts
from posthorn.terminal.interview import interview
from posthorn.terminal.keyboard import Keyboard
from posthorn.terminal.session import Session
from posthorn.terminal.table import TableError, TableOptions, lay_table, open_table

PIPED_WIDTH = 100
LOAD_OPTIONS = ("people", "bot")  # what a saved game leaves open


def play(options: TableOptions | None, record: Path | None, load: Path | None, texts: Texts) -> None:
    """Play a game at the terminal. Without options the people are asked; a saved game goes on where it was."""
    console = open_console()
    keyboard = Keyboard(console)
    if load is not None:
        table = open_table(load, options or TableOptions(), texts)
    else:
        try:
            chosen = interview(keyboard, texts) if options is None else options
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        table = lay_table(chosen, texts)
    if table.bots:
        _warm_up(table.bot, console, texts)
    Session(table, keyboard, texts, record=record, loaded=load).run()


def _warm_up(bot: str, console: Console, texts: Texts) -> None:
    """Let the bots get ready before anybody waits for them in the game."""
    from posthorn.players import USUAL_BUDGETS, warm_up

    if bot in USUAL_BUDGETS:
        with console.status(texts("bots-get-ready", bot=texts(f"player-{bot}"))):
            warm_up(bot)


def play_with_options(options: Mapping[str, object], record: str | None, load: str | None) -> int:
    """Play with the options of the command line, None for one not given; return the exit status."""
    texts = Texts()
    try:
        given = {name: value for name, value in options.items() if value is not None}
        if load and given.keys() - set(LOAD_OPTIONS):
            raise TableError(texts("error-load-options", options=", ".join(f"--{name}" for name in LOAD_OPTIONS)))
        kept = _path(record)
        if kept is not None and (kept.is_dir() or not kept.parent.is_dir()):
            raise TableError(texts("error-record", file=str(kept)))
        table = _read_options({"edition": texts("edition-usual"), **given}) if given else None
        play(table, kept, _path(load), texts)
    except (RuleError, TableError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _path(given: str | None) -> Path | None:
    return Path(given).expanduser() if given else None


def _read_options(options: dict[str, Any]) -> TableOptions:
    """Return a table's options from the command line: lists have commas between, switches are key=value."""
    for name in ("names", "modules"):
        if name in options:
            options[name] = [word.strip() for word in options[name].split(",") if word.strip()]
    if "switches" in options:
        options["switches"] = read_switches(options["switches"])
    return TableOptions(**options)


def open_console() -> Console:
    """Return the console of standard output; what an encoding lacks is replaced, never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in console._environ:
        console.width = PIPED_WIDTH
    return console
