"""The map of the 22 cities, drawn where they lie; in a narrow window a table of the provinces instead."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posthorn.board import BOARD, City
from posthorn.game import View
from posthorn.locale import Texts
from posthorn.terminal.canvas import Canvas
from posthorn.terminal.flow import Flow
from posthorn.terminal.style import (
    HAND_MARK,
    INK,
    OPEN_MARK,
    PAPER,
    SEAT_COLOURS,
    card,
    land_colour,
    mark,
    plate_colour,
    province_of,
    province_plate,
)

NARROWEST_MAP = 95
WIDEST_MAP = 120
FLATTEST_MAP = 19
TALLEST_MAP = 28
_REACH = 13  # how many columns the land reaches beyond a city's plate

Spot = tuple[int, int]  # column and row


def draw_board(view: View, texts: Texts, width: int, height: int) -> RenderableType:
    """Return the map, or the table where the window is too narrow for one."""
    if width < NARROWEST_MAP:
        return tabulate_board(view, texts)
    return Group(draw_map(view, min(width, WIDEST_MAP), height), _legend(view, texts))


def draw_map(view: View, width: int, height: int) -> Text:
    """Return the map: land, roads, plates with the viewer's route in brackets, and the marks beneath each plate."""
    spots = _spots(width, height)
    canvas = Canvas(width, height)
    for row, line in enumerate(_lands(width, height)):
        for column, colour in enumerate(line):
            canvas.paint(column, row, colour)
    for a, b in BOARD.roads:
        canvas.line(spots[a], spots[b], "#857f70")
    route = () if view.seat is None else view.players[view.seat].route
    for here, there in pairwise(route):
        canvas.line(spots[here.index], spots[there.index], f"bold {_own_colour(view)}")
    for city in BOARD.cities:
        column, row = spots[city.index]
        plate = _plate(view, city)
        canvas.write(column - len(plate) // 2, row, plate)
        marks = _marks(view, city)
        canvas.write(column - len(marks) // 2, row + 1, marks)
    return canvas.render()


def tabulate_board(view: View, texts: Texts) -> RenderableType:
    """Return the provinces with their cities and the marks of each."""
    table = Table.grid(padding=(0, 1))
    for province in BOARD.provinces:
        cities = (BOARD.cities[index] for index in province.cities)
        marked = (Text.assemble(_plate(view, city), " ", _marks(view, city)) for city in cities)
        table.add_row(Text(str(province), style="bold"), Flow(marked, "  "))
    return Group(table, _legend(view, texts, provinces=False))


def _own_colour(view: View) -> str:
    return PAPER if view.seat is None else SEAT_COLOURS[view.seat]


def _plate(view: View, city: City) -> Text:
    """Return a city's name plate: in brackets of the viewer's colour where the viewer's route has it."""
    if view.seat is None or city not in view.players[view.seat].route:
        return card(city)
    plate = Text(f"[{city}]", style=f"bold {INK} on {plate_colour(province_of(city))}")
    bracket = f"bold {INK} on {_own_colour(view)}"
    plate.stylize(bracket, 0, 1)
    plate.stylize(bracket, len(plate) - 1)
    return plate


def _marks(view: View, city: City) -> Text:
    """Return what is beside a city: offices, then the viewer's cards of it, then open cards of it."""
    offices = Text().join(mark(player.seat) for player in view.players if city in player.offices)
    held = Text(HAND_MARK * view.hand.count(city), style=f"bold {_own_colour(view)}")
    lying = Text(OPEN_MARK * view.display.count(city), style=f"bold {PAPER}")
    return Text(" ").join(marks for marks in (offices, held + lying) if marks)


def _legend(view: View, texts: Texts, provinces: bool = True) -> RenderableType:
    marks = [
        Text.assemble(Text().join(mark(seat) for seat in range(view.seats)), f" {texts('map-offices')}"),
        Text(f"{OPEN_MARK} {texts('map-open')}"),
    ]
    if view.seat is not None:
        marks.append(Text.assemble((HAND_MARK, f"bold {_own_colour(view)}"), f" {texts('map-in-hand')}"))
        marks.append(Text.assemble(("[ ]", f"bold {INK} on {_own_colour(view)}"), f" {texts('map-route')}"))
    plates = Flow(province_plate(province) for province in BOARD.provinces)
    return Group(*([plates] if provinces else []), Flow(marks, "   "), Text())


@lru_cache
def _spots(width: int, height: int) -> tuple[Spot, ...]:
    """Return the middle of each city's plate, by city."""
    west, east = min(city.x for city in BOARD.cities), max(city.x for city in BOARD.cities)
    north, south = min(city.y for city in BOARD.cities), max(city.y for city in BOARD.cities)
    margin = 7  # half the longest plate
    return tuple(
        (
            margin + round((city.x - west) * (width - 1 - 2 * margin) / (east - west)),
            round((city.y - north) * (height - 2) / (south - north)),
        )
        for city in BOARD.cities
    )


@lru_cache
def _lands(width: int, height: int) -> tuple[tuple[str | None, ...], ...]:
    """Return the colour of each cell: that of the nearest city's province, None beyond the borders."""
    spots = _spots(width, height)
    return tuple(tuple(_land_at(column, row, spots) for column in range(width)) for row in range(height))


def _land_at(column: int, row: int, spots: tuple[Spot, ...]) -> str | None:
    def distance(city: City) -> float:
        x, y = spots[city.index]
        beside = max(0, abs(column - x) - len(city.name) / 2 - 1)
        above = abs(row - y - 0.5) * 2
        return float(beside**2 + above**2)

    nearest = min(BOARD.cities, key=distance)
    return land_colour(province_of(nearest)) if distance(nearest) <= _REACH**2 else None
