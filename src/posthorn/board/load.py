"""Reading a board from its two data files."""

from pathlib import Path

from posthorn.board.base import read_carriage_points, read_map, read_material, read_stacks
from posthorn.board.datafile import parse
from posthorn.board.model import Board
from posthorn.board.rome import read_rome

DATA = Path(__file__).with_name("data")


def load_board(board_path: Path | None = None, rome_path: Path | None = None) -> Board:
    """Read a board; the packaged file stands in for one not given. ``DataFileError`` where a file is broken."""
    base = parse(board_path or DATA / "board.toml")
    cities, provinces, regions, roads = read_map(base)
    return Board(
        cities,
        provinces,
        regions,
        roads,
        read_stacks(base, regions),
        read_carriage_points(base),
        read_material(base),
        read_rome(parse(rome_path or DATA / "rome.toml"), regions),
    )
