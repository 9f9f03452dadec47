"""A lesson as it is kept: a record beside this module, and a file with the steps along it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from posthorn.game import Game, Record, module_named
from posthorn.record import loads_text

LESSONS = ("base", "audience", "honours")  # in the order in which one learns
LEARNER = 0  # whose seat it is
BOT = "stableboy"  # the level of the other one


@dataclass(frozen=True, slots=True)
class Step:
    """Something the learner is told, and with the last step at a ply, to do what the record has until the next step."""

    at: int  # the ply of the record at which it begins
    sentence: str  # its name, ``lesson-…`` in the locale files
    rule: str  # the one it is about, "" for none


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to learn by."""

    name: str
    record: Record
    steps: tuple[Step, ...]

    def followed(self, actions: Sequence[str]) -> int:
        """Return how many actions of a game, from its beginning on, are those of the record."""
        for ply, (played, guided) in enumerate(zip(actions, self.record.actions, strict=False)):
            if played != guided:
                return ply
        return min(len(actions), len(self.record.actions))

    def steps_at(self, ply: int) -> range:
        """Return the numbers of the steps for a learner who has come so far: those that begin there, or the last."""
        last = max(number for number, step in enumerate(self.steps) if step.at <= ply)
        first = last
        while self.steps[last].at == ply and first > 0 and self.steps[first - 1].at == ply:
            first -= 1
        return range(first, last + 1)

    def position(self, ply: int) -> Game:
        """Return the guided game as it stands at a ply."""
        return Game.replay(self.record, ply)


@cache
def load_lesson(name: str) -> Lesson:
    """Read a lesson."""
    folder = files(__package__)
    record = loads_text((folder / f"{name}.txt").read_text(encoding="utf-8"))
    steps = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))["step"]
    return Lesson(name, record, tuple(Step(**step) for step in steps))


@cache
def find_lesson(name: str, seed: int | None, position: str | None) -> Lesson | None:
    """Return the lesson that a game is played in; None if there is none of that name, or it has another deal now.

    Name and position may come from a database in which a module still has a former name.
    """
    if module_named(name) not in LESSONS:
        return None
    lesson = load_lesson(module_named(name))
    return lesson if (seed, _read(position)) == (lesson.record.seed, _read(lesson.record.position)) else None


def _read(position: str | None) -> str | None:
    """Return a position as it is written today."""
    return None if position is None else Game.from_position(position).position
