"""The flags of the command line that follow from the settings' declaration."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from posthorn.server.operations.setting_kinds import Switch
from posthorn.server.operations.settings import Declaration, declarations

# What was typed, by the settings' names, and `config`; None: not given. For `read_settings`.
Flags = dict[str, str | None]


def takes_settings(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command a flag for each of these settings, without names for all of them, and ``--config``.

    The command's first parameter gets them as ``Flags``; its others stay parameters of the command line, before these.

    >>> app = typer.Typer()
    >>> @app.command()
    ... @takes_settings("port")
    ... def serve(flags: Flags, quiet: bool = False) -> None:
    ...     "Run the server."
    """
    chosen = [declarations()[name] for name in names or declarations()]

    def read(given: dict[str, Any]) -> Flags:
        return {name: str(value).lower() if isinstance(value, bool) else value for name, value in given.items()}

    return takes_options([*map(_parameter, chosen), _option("config", "--config", "FILE")], read)


def takes_options(
    options: Sequence[inspect.Parameter], read: Callable[[dict[str, Any]], object] = lambda given: given
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command options after its own; its first parameter gets what is read from their values by name."""

    def declare(command: Callable[..., None]) -> Callable[..., None]:
        _, *own = inspect.signature(command, eval_str=True).parameters.values()

        def with_options(**given: Any) -> None:
            command(read({option.name: given.pop(option.name) for option in options}), **given)

        parameters = [one.replace(kind=one.KEYWORD_ONLY) for one in (*own, *options)]
        with_options.__name__, with_options.__doc__ = command.__name__, command.__doc__
        with_options.__annotations__ = {one.name: one.annotation for one in parameters}
        with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        return with_options

    return declare


def _parameter(entry: Declaration) -> inspect.Parameter:
    """Return a setting as a parameter of a command."""
    if isinstance(entry.kind, Switch):
        both = f"{entry.flag}/--no-{entry.flag.removeprefix('--')}"
        return _option(entry.name, both, None, is_switch=True)
    return _option(entry.name, entry.flag, entry.kind.metavar)


def _option(name: str, flag: str, metavar: str | None, is_switch: bool = False) -> inspect.Parameter:
    option = typer.Option(flag, metavar=metavar, show_default=False)
    annotation = Annotated[bool | None, option] if is_switch else Annotated[str | None, option]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
