"""The board: its cities, provinces, roads and tiles, and the road map to Rome, as objects with names (R1, R11, R12).

Everything printed on the board lives in two data files; ``BOARD`` is the packaged board, ``load_board`` reads another.

>>> from posthorn.board import BOARD
>>> linz = BOARD.city("Linz")
>>> [str(BOARD.cities[c]) for c in linz.neighbours]
['Passau', 'Budweis', 'Salzburg']
>>> str(BOARD.region("Hohenzollern"))
'Württemberg/Hohenzollern'
"""

from posthorn.board.errors import BoardError, DataFileError, UnknownNameError
from posthorn.board.load import load_board
from posthorn.board.model import Board, City, Material, Place, Province, Region, RomeMap, Stack

BOARD = load_board()
"""The packaged board, read once."""

__all__ = [
    "BOARD",
    "Board",
    "BoardError",
    "City",
    "DataFileError",
    "Material",
    "Place",
    "Province",
    "Region",
    "RomeMap",
    "Stack",
    "UnknownNameError",
    "load_board",
]
