"""A simulation's results as tables for the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posthorn.arena.console import plain_table, table_words
from posthorn.arena.simulate import Simulation
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, percent, plain

_COLUMNS = ("mean", "sd", "min", "lower_quartile", "median", "upper_quartile", "max")


def as_table(simulation: Simulation, texts: Texts) -> RenderableType:
    """Return scores and wins by seat, the lengths of the games and the speed."""
    data = simulation.to_dict()
    games = data["games"]
    scores = _table("score", texts, texts("arena-wins"))
    for seat, row in enumerate(data["seats"], start=1):
        scores.add_row(f"{seat} {row['player']}", *_numbers(row["score"], texts), percent(row["wins"] / games, texts))
    lengths = _table("length", texts)
    for name in ("rounds", "decisions"):
        lengths.add_row(texts(f"arena-{name}"), *_numbers(data[name], texts))
    return Group(Text(_what_was_played(data, texts)), scores, lengths, Text(_how_fast(data, texts)))


def _table(subject: str, texts: Texts, *more: str) -> Table:
    columns = (texts(f"arena-{column.replace('_', '-')}") for column in _COLUMNS)
    return plain_table(texts(f"arena-{subject}"), *columns, *more)


def _numbers(described: dict[str, float], texts: Texts) -> list[str]:
    return [(decimal if name in ("mean", "sd") else plain)(described[name], texts) for name in _COLUMNS]


def _what_was_played(data: dict[str, Any], texts: Texts) -> str:
    played, asked, left_off = data["games"], data["asked"], data["unfinished"]
    games = texts("arena-games", games=played)
    if played != asked:
        games = texts("arena-games-of", games=played, asked=asked)
    if left_off:
        games = texts("arena-games-left-off", games=games, count=left_off)
    return texts("arena-played", games=games, seed=str(data["seed"]), table=table_words(data))


def _how_fast(data: dict[str, Any], texts: Texts) -> str:
    speed = data["speed"]
    return texts(
        "arena-speed",
        decisions=plain(speed["decisions_per_second"], texts),
        games=plain(speed["games_per_second"], texts),
        seconds=decimal(speed["seconds"], texts, 1),
        way=texts("arena-compiled" if data["compiled"] else "arena-interpreted"),
    )
