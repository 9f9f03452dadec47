"""The command ``posthorn``. Each command imports what it needs when it runs, so that all of them start at once."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="posthorn",
    help="Thurn und Taxis with its expansion All Roads Lead to Rome.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _posthorn() -> None:
    """Keep the commands' names even while there is only one."""


def main() -> None:
    """Run the command line."""
    app()
