"""A small network in plain Python: levels that everybody can play against, without NumPy.

It computes what ``network.judge`` does, for one observation and the preferences for legal actions alone.
"""

from __future__ import annotations

import ast
import struct
from functools import cache
from operator import add, mul
from typing import IO
from zipfile import ZipFile

from posthorn.game import ACTIONS, Action, View
from posthorn.players.observation import BLOCKS
from posthorn.players.observing import observation_of
from posthorn.players.weights import check_versions, versions, weights_file

Vector = list[float]
Matrix = list[Vector]

_SCALES = [scale for _, size, scale in BLOCKS for _ in range(size)]


def _read_array(file: IO[bytes]) -> Matrix:
    """Read an array of half precision, or one whole number, as NumPy stores it; a vector has one row."""
    file.read(8)  # what kind of file it is
    (length,) = struct.unpack("<H", file.read(2))
    header = ast.literal_eval(file.read(length).decode("ascii"))
    data = file.read()
    if header["descr"] != "<f2":
        return [[int.from_bytes(data, "little")]]
    numbers = struct.unpack(f"<{len(data) // 2}e", data)
    width = header["shape"][-1]
    return [list(numbers[i : i + width]) for i in range(0, len(numbers), width)]


def _columns(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def _times(x: Vector, columns: Matrix, bias: Vector) -> Vector:
    """Return a vector times a matrix, of which the columns are given, plus a bias."""
    return [sum(map(mul, x, column), at) for column, at in zip(columns, bias, strict=True)]


def _normalised(x: Vector) -> Vector:
    """Return numbers of mean 0 and variance 1."""
    mean = sum(x) / len(x)
    x = [number - mean for number in x]
    scale = (sum(map(mul, x, x)) / len(x) + 1e-5) ** -0.5
    return [number * scale for number in x]


class PlainNetwork:
    """A network as lists of numbers."""

    def __init__(self, file: IO[bytes]) -> None:
        with ZipFile(file) as stored:
            arrays = {name.removesuffix(".npy"): _read_array(stored.open(name)) for name in stored.namelist()}
        check_versions({what: arrays[what][0][0] for what in versions() if what in arrays})
        self._first = [[scale * number for number in row] for scale, row in zip(_SCALES, arrays["first"], strict=True)]
        self._first_bias = arrays["first bias"][0]
        self._blocks = [
            tuple((_columns(arrays[f"{part} {i}"]), arrays[f"{part} {i} bias"][0]) for part in ("in", "out"))
            for i in range(sum(name.startswith("in ") for name in arrays) // 2)
        ]
        self._preferences = _columns(arrays["preferences"])
        self._preferences_bias = arrays["preferences bias"][0]

    def preferences(self, observation: list[int], actions: list[int]) -> Vector:
        """Return how much the network likes each of some actions."""
        x = self._first_bias
        for number, row in zip(observation, self._first, strict=True):
            if number != 0:
                x = [at + number * weight for at, weight in zip(x, row, strict=True)]
        for inward, outward in self._blocks:
            y = [max(number, 0.0) for number in _times(_normalised(x), *inward)]
            x = list(map(add, x, _times(y, *outward)))
        x = _normalised(x)
        return [sum(map(mul, x, self._preferences[i]), self._preferences_bias[i]) for i in actions]


@cache
def plain_network(name: str) -> PlainNetwork:
    """Return a network that comes with Posthorn."""
    with weights_file(name).open("rb") as file:
        return PlainNetwork(file)


class PlainNetworkPlayer:
    """A player that follows a small network's preference."""

    def __init__(self, name: str) -> None:
        self._network = plain_network(name)

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        legal = [action.number for action in view.legal_actions]
        if len(legal) == 1:
            return view.legal_actions[0]
        liked = self._network.preferences(observation_of(view), legal)
        return ACTIONS[legal[max(range(len(legal)), key=liked.__getitem__)]]
