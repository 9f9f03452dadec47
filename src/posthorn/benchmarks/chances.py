"""How true a network's chances are: what it said at every choice, beside how these games ended."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps
from pathlib import Path
from typing import Any

import numpy as np

from posthorn.arena.console import WRONG_OPTIONS
from posthorn.arena.plot import Panel, Series, draw
from posthorn.benchmarks.engine import Progress
from posthorn.engine.tables import SEATS
from posthorn.game import MODULES, Options
from posthorn.locale import Texts
from posthorn.players.levels import LEVELS
from posthorn.players.network import Weights
from posthorn.players.network_contest import play_contest
from posthorn.players.network_player import trained_weights
from posthorn.players.outlook import outlook_of
from posthorn.players.policies import RESULT_WINNER

TENTHS = 10
AT_ONCE = 500  # games
_NORMAL = 1.96  # standard errors on either side that hold 95 %
FIRST_SEED = 1 << 40  # far from the seeds that a training deals from


@dataclass(frozen=True)
class Tenth:
    """The choices at which the chance of winning was said to be in one tenth of the scale."""

    choices: int
    said: float  # in the mean
    won: float  # how many of them really
    error: float  # half the 95 % interval of the difference: the choices of one game are not independent

    def to_dict(self) -> dict[str, float]:
        """Return it as plain data, for JSON."""
        return {
            "choices": self.choices,
            "said": round(self.said, 4),
            "won": round(self.won, 4),
            "error": round(self.error, 4),
        }


@dataclass(frozen=True)
class Reliability:
    """What a network said in some games of one kind of table."""

    options: Options
    games: int
    tenths: tuple[Tenth, ...]
    points_said: float
    points_won: float

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        return {
            "seats": self.options.seats,
            "modules": list(self.options.modules),
            "games": self.games,
            "worst": round(max(abs(tenth.said - tenth.won) for tenth in self.tenths if tenth.choices), 4),
            "points_said": round(self.points_said, 3),
            "points_won": round(self.points_won, 3),
            "tenths": [tenth.to_dict() for tenth in self.tenths],
        }

    def panel(self) -> Panel:
        """Return the diagram."""
        labels = tuple(f"{10 * i}–{10 * (i + 1)}%" for i in range(TENTHS))
        said = Series("said", tuple(tenth.said for tenth in self.tenths))
        won = Series("won", tuple(tenth.won for tenth in self.tenths))
        return Panel(name_of(self.options), labels, (said, won), is_share=True)


def name_of(options: Options) -> str:
    """Return what is said of a kind of table."""
    return ", ".join([f"{options.seats} seats", *options.modules])


def measure_chances(weights: Weights, options: Options, games: int, seed: int) -> Reliability:
    """Let a network play with itself, and compare what it said with what happened."""
    parts = []
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
        part = _play(weights, options, count, FIRST_SEED * seed + first)
        part[0] += first
        parts.append(part)
    game, said, won, points_said, points_won = np.concatenate(parts, axis=1)
    tenth = np.minimum(said * TENTHS, TENTHS - 1).astype(np.int64)
    return Reliability(
        options,
        games,
        tuple(_tenth(game[tenth == i].astype(np.int64), said[tenth == i], won[tenth == i]) for i in range(TENTHS)),
        float(points_said.mean()),
        float(points_won.mean()),
    )


def _play(weights: Weights, options: Options, games: int, seed: int) -> np.ndarray:
    """Return a column for each choice: game, chance said, whether won, points said, points won."""
    noted: list[tuple[np.ndarray, ...]] = []

    def watch(rows: np.ndarray, seats: np.ndarray, outcomes: np.ndarray) -> None:
        _, chances, points = outlook_of(outcomes, options.seats)
        noted.append((rows, seats, chances[:, 0], points))

    results = play_contest([options] * games, np.full((games, SEATS), -1), [weights], seed, watch)
    rows, seats, chance, points = (np.concatenate(column) for column in zip(*noted, strict=True))
    return np.stack([rows, chance, results[rows, RESULT_WINNER] == seats, points, results[rows, seats]])


def _tenth(game: np.ndarray, said: np.ndarray, won: np.ndarray) -> Tenth:
    """Return the figures of one tenth, the error as it follows from the games' own differences."""
    if not len(game):
        return Tenth(0, 0.0, 0.0, 0.0)
    off = said - won - (said - won).mean()
    error = float(np.sqrt((np.bincount(game, off) ** 2).sum()) / len(game))
    return Tenth(len(game), float(said.mean()), float(won.mean()), _NORMAL * error)


def as_lines(found: Sequence[Reliability]) -> list[str]:
    """Return the figures as lines of text."""
    lines = []
    for reliability in found:
        points = f"points said {reliability.points_said:.2f}, won {reliability.points_won:.2f}"
        lines += ["", f"{name_of(reliability.options)}, {reliability.games} games: {points}"]
        lines.append(f"{'choices':>10} {'said':>7} {'won':>7}   difference")
        for tenth in reliability.tenths:
            difference = f"{100 * (tenth.said - tenth.won):+5.1f} ± {100 * tenth.error:.1f}"
            lines.append(f"{tenth.choices:10} {tenth.said:7.1%} {tenth.won:7.1%}   {difference}")
    return lines[1:]


def bench_chances(level: str, games: int, seed: int, plot: str | None, progress: Progress, *, json: bool) -> int:
    """Measure a level's network at six kinds of table, and print; return the exit status."""
    levels = [name for name, row in LEVELS.items() if row.network is not None]
    if level not in levels:
        print(f"no network has the name {level}; there are {', '.join(levels)}", file=sys.stderr)
        return WRONG_OPTIONS
    found = []
    for modules in ((), MODULES):
        for seats in range(2, SEATS + 1):
            options = Options.of(seats, modules=modules)
            progress(f"playing {games} games: {name_of(options)}")
            found.append(measure_chances(trained_weights(level), options, games, seed))
    if plot is not None:
        panels = [reliability.panel() for reliability in found]
        title = f"Chances of winning, said by the {level} and won"
        Path(plot).expanduser().write_text(draw(title, panels, Texts("en")), "utf-8")
    if json:
        print(dumps({"level": level, "seed": seed, "tables": [reliability.to_dict() for reliability in found]}))
    else:
        print("\n".join(as_lines(found)))
    return 0
