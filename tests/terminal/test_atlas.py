"""The map shows every city where it lies, at every width it is drawn for."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from posthorn.board import BOARD
from posthorn.locale import Texts
from posthorn.terminal.atlas import FLATTEST_MAP, NARROWEST_MAP, TALLEST_MAP, WIDEST_MAP, draw_board, draw_map
from posthorn.terminal.canvas import Canvas
from tests.terminal.piped import played


@pytest.mark.parametrize("width", [NARROWEST_MAP, 100, WIDEST_MAP])
@pytest.mark.parametrize("height", [FLATTEST_MAP, TALLEST_MAP])
@pytest.mark.parametrize("plies", [0, 150, 500])
def test_every_city_stands_whole_on_the_map(width: int, height: int, plies: int) -> None:
    """Every name can be read, however full of marks the board is, and every line is as wide as asked."""
    game = played(plies, seats=4)
    for seat in (*range(4), None):
        lines = draw_map(game.view(seat), width, height).plain.split("\n")
        assert [len(line) for line in lines] == [width] * height
        for city in BOARD.cities:
            assert sum(line.count(f"{edge[0]}{city}{edge[1]}") for line in lines for edge in ("  ", "[]")) >= 1


def test_marks_stand_beneath_their_city() -> None:
    """Each office, each card in hand and each open card has its mark."""
    view = played(300).view(0)
    drawn = draw_map(view, 100, 24).plain
    for seat, mark in enumerate("●■▲"):
        assert drawn.count(mark) == len(view.players[seat].offices)
    assert drawn.count("▮") == len(view.hand)
    assert drawn.count("▯") == sum(city is not None for city in view.display)
    assert drawn.count("[") == len(view.players[0].route)


def test_north_is_above_and_west_is_left() -> None:
    """Cities lie to each other as on the board."""
    lines = draw_map(played(0).view(None), 100, 24).plain.split("\n")
    spots = {
        city.name: (row, line.index(f" {city} "))
        for city in BOARD.cities
        for row, line in enumerate(lines)
        if f" {city} " in line
    }
    assert spots["Mannheim"][0] < spots["Carlsruhe"][0] < spots["Freiburg"][0] < spots["Basel"][0]
    assert spots["Freiburg"][1] < spots["Sigmaringen"][1] < spots["Ulm"][1] < spots["Augsburg"][1] < spots["Passau"][1]


def test_a_narrow_window_gets_a_table() -> None:
    """Below the map's least width the provinces are listed with their cities, within the width."""
    out = io.StringIO()
    console = Console(file=out, width=80)
    console.print(draw_board(played(400, seats=4).view(0), Texts(), 80, 24))
    lines = out.getvalue().split("\n")
    assert max(len(line.rstrip()) for line in lines) <= 80
    for province in BOARD.provinces:
        assert any(line.startswith(province.name) for line in lines)
    for city in BOARD.cities:
        assert city.name in out.getvalue()


def test_a_line_is_drawn_from_end_to_end() -> None:
    """A straight road touches every cell between its ends."""
    canvas = Canvas(9, 3)
    canvas.line((0, 1), (8, 1), "red")
    assert " " not in canvas.render().plain.split("\n")[1]
    assert canvas.render().plain.split("\n")[0].strip() == ""
