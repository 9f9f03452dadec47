"""A simulation's results as tables for the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posthorn.arena.simulate import Simulation

_COLUMNS = ("mean", "sd", "min", "lower_quartile", "median", "upper_quartile", "max")
_HEADINGS = ("mean", "sd", "min", "25 %", "median", "75 %", "max")


def as_table(simulation: Simulation) -> RenderableType:
    """Return scores and wins by seat, the lengths of the games and the speed."""
    data = simulation.to_dict()
    games = data["games"]
    scores = _table("score", "wins")
    for seat, row in enumerate(data["seats"], start=1):
        scores.add_row(f"{seat} {row['player']}", *_numbers(row["score"]), f"{row['wins'] / games:.1%}")
    lengths = _table("length")
    for name in ("rounds", "decisions"):
        lengths.add_row(name, *_numbers(data[name]))
    return Group(Text(_what_was_played(data)), scores, lengths, Text(_how_fast(data)))


def _table(subject: str, *more: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(subject)
    for heading in (*_HEADINGS, *more):
        table.add_column(heading, justify="right")
    return table


def _numbers(described: dict[str, float]) -> list[str]:
    return [f"{described[name]:.2f}" if name in ("mean", "sd") else f"{described[name]:g}" for name in _COLUMNS]


def _what_was_played(data: dict[str, Any]) -> str:
    games = f"{data['games']}" if data["games"] == data["asked"] else f"{data['games']} of {data['asked']}"
    left_off = f", {data['unfinished']} left off" if data["unfinished"] else ""
    table = [data["edition"], *data["modules"], *(f"{name}={value}" for name, value in data["switches"].items())]
    return f"{games} games{left_off}, seed {data['seed']}: {', '.join(table)}"


def _how_fast(data: dict[str, Any]) -> str:
    speed = data["speed"]
    way = "compiled" if data["compiled"] else "interpreted"
    return (
        f"{speed['decisions_per_second']:,} decisions/s, {speed['games_per_second']:,} games/s, "
        f"{speed['seconds']:.1f} s ({way})"
    )
