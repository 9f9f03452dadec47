"""Colours and marks. Whatever a colour says a shape, a bracket or a word says too, for NO_COLOR and for the eyes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from posthorn.board import BOARD, City, Province

MARKS = ("●", "■", "▲", "◆")  # by seat: offices on the map, and wherever a player is named
SEAT_COLOURS = ("#ff6b6b", "#5fb0ff", "#ffd75f", "#5fd787")
HAND_MARK = "▮"
OPEN_MARK = "▯"
INK = "#101010"  # on plates
PAPER = "#e8e4d8"  # for words on the map's land

# By the colour the board's data names for a province: of its plates, and of its land on the map.
_TINTS = {
    "violet": ("#b794e6", "#2b2139"),
    "light green": ("#a5dc7a", "#223319"),
    "dark green": ("#4fb064", "#0f2c1a"),
    "light blue": ("#93d6f5", "#16313c"),
    "dark blue": ("#7593ee", "#182142"),
    "beige": ("#ecdcab", "#332d1e"),
    "orange": ("#f2a552", "#382410"),
    "red": ("#ee7466", "#3a1613"),
    "grey": ("#c0c0c0", "#2a2a2a"),
}
_UNKNOWN_TINT = ("#ffffff", "#202020")


def plate_colour(province: Province) -> str:
    """Return the colour of a province's name plates."""
    return _TINTS.get(province.colour, _UNKNOWN_TINT)[0]


def land_colour(province: Province) -> str:
    """Return the colour of a province's land on the map."""
    return _TINTS.get(province.colour, _UNKNOWN_TINT)[1]


def province_of(city: City) -> Province:
    """Return the province a city lies in."""
    return BOARD.provinces[city.province]


def province_plate(province: Province) -> Text:
    """Return a province's name on its colour."""
    return Text(f" {province} ", style=f"{INK} on {plate_colour(province)}")


def card(city: City) -> Text:
    """Return a city card: its name on the colour of its province."""
    return Text(f" {city} ", style=f"{INK} on {plate_colour(province_of(city))}")


def mark(seat: int, count: int = 1) -> Text:
    """Return a player's mark in the player's colour."""
    return Text(MARKS[seat] * count, style=f"bold {SEAT_COLOURS[seat]}")


def player(seat: int, names: Sequence[str]) -> Text:
    """Return a player's mark and name, on the player's colour."""
    return Text(f" {MARKS[seat]} {names[seat]} ", style=f"bold {INK} on {SEAT_COLOURS[seat]}")


def colour_names(sentence: str, names: Sequence[str]) -> Text:
    """Return a sentence with the players' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style=f"bold {SEAT_COLOURS[seat]}")
    return text
