"""A puzzle as it is kept: the beginning of a game, and what was found out about the choice there."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from posthorn.game import ACTIONS, Game, Options, Record, View
from posthorn.locale.people import unnamed
from posthorn.review.review import Tried

Kind = Literal["draw", "play", "close", "offices", "official", "discard", "rome", "honours"]
KINDS: tuple[Kind, ...] = get_args(Kind)
STARS = 5
_FILE = "puzzles.jsonl.gz"

# What a step asks about. Nothing of it may tell what is best.
_KINDS: dict[str, Kind] = {
    "draw": "draw",
    "second-draw": "draw",
    "play": "play",
    "close": "close",
    "offices": "offices",
    "cartwright": "official",
    "discard": "discard",
    "send": "rome",
    "drive": "rome",
    "hand-in": "honours",
    "take": "honours",
    "build": "honours",
}


def kind_of(view: View) -> Kind:
    """Return what a choice is about: whether a route too short to close gets a second card is up to an official."""
    if view.step == "close" and not any(action.verb.startswith("close") for action in view.legal_actions):
        return "official"
    return _KINDS[view.step]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and what can be expected of its choices. The fields up to ``actions`` say which position it is."""

    seats: int
    modules: tuple[str, ...]
    seed: int  # of the game, in the default edition
    actions: tuple[int, ...]  # played until then
    kind: Kind
    difficulty: float  # how often our levels that do not search would miss the best choice, 0 to 1
    tried: tuple[Tried, ...]  # every legal action, the best first
    error: float  # the standard error of what the best is ahead of the next
    worlds: int  # in which these two were tried
    network: str  # whose weights judged
    id: str = ""

    def __post_init__(self) -> None:
        """Name the puzzle after its position, so that what people remember of it stays true."""
        if not self.id:
            position = msgspec.json.encode((self.seats, self.modules, self.seed, self.actions))
            object.__setattr__(self, "id", sha256(position).hexdigest()[:10])

    @property
    def best(self) -> Tried:
        """The best choice."""
        return self.tried[0]

    @property
    def margin(self) -> float:
        """By how much the best choice is ahead of the next, in chance to win."""
        return self.tried[0].chance - self.tried[1].chance

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 5."""
        return stars_of(self.difficulty)

    @property
    def exercise(self) -> Exercise:
        """The puzzle as it is set."""
        played = tuple(ACTIONS[number].text for number in self.actions)
        names = tuple(unnamed(seat + 1) for seat in range(self.seats))
        record = Record(Options.of(self.seats, modules=self.modules), names, self.seed, None, played, None)
        return Exercise(self.id, record, self.kind, self.tried, self.error, self.worlds, self.stars)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A choice to be made again: a puzzle, or a mistake of a game that was reviewed."""

    id: str
    record: Record  # of the game up to the choice
    kind: Kind
    tried: tuple[Tried, ...]  # the best first
    error: float
    worlds: int
    stars: int | None = None  # how hard it is, where that is known
    played: str | None = None  # what was chosen in the game, where that was a mistake

    @property
    def view(self) -> View:
        """What the seat that has to choose may know."""
        game = Game.replay(self.record)
        return game.view(game.seat_to_act)


def stars_of(difficulty: float) -> int:
    """Return how hard something is in stars.

    >>> [stars_of(difficulty) for difficulty in (0, 0.19, 0.2, 0.99, 1)]
    [1, 1, 2, 5, 5]
    """
    return min(int(difficulty * STARS) + 1, STARS)


def write_puzzles(found: Iterable[Puzzle]) -> bytes:
    """Return puzzles as they are kept: compressed lines of JSON, the easiest first."""
    lines = [msgspec.json.encode(puzzle) for puzzle in sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id))]
    return gzip.compress(b"".join(line + b"\n" for line in lines), mtime=0)


def read_puzzles(content: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in gzip.decompress(content).splitlines())


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with Posthorn, the easiest first."""
    return read_puzzles((files(__package__) / _FILE).read_bytes())


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def find_puzzle(name: str) -> Puzzle | None:
    """Return the puzzle of an id, if there is one."""
    return _by_id().get(name)
