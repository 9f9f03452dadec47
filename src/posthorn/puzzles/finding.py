"""Finding puzzles: games of strong players are played, and what may be a puzzle there is looked at ever more closely.

Each look is into new worlds, so that nothing is taken for the best because it was lucky in those that drew attention
to it, and whatever seems not to be ahead far enough is left out before the next look, which costs more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
import numpy as np

from posthorn.game import ACTIONS, Game, Options, View
from posthorn.players.network import judge
from posthorn.players.network_player import trained_weights
from posthorn.players.network_search import AT_LEISURE, IN_HASTE
from posthorn.players.observing import observation_of
from posthorn.players.outlook import Outlook, Question, compiled_lookahead, generator_of, joined, look_ahead
from posthorn.puzzles.first_sight import Sight, look_at
from posthorn.puzzles.puzzle import Kind, Puzzle, kind_of
from posthorn.review.judging import network_name
from posthorn.review.review import Tried

MARGIN = 0.05  # by which the best choice must be ahead in chance to win
WORLDS = 20_000  # in which it and the next best are compared in the end
SURE = 2.0  # standard errors by which the margin must be exceeded
BEHIND = 4.0  # standard errors beyond the margin at which an action is not looked at any more
EASIEST = 0.15  # what nearly all of our levels see at once is no puzzle
FAVOURITES = 4  # of the strongest level that are tried first, if they are at least so likely
LEAST_LIKELY = 0.01
OPEN = (0.06, 0.97)  # a game is still open to a seat while its chance is between these
AT_ONCE = 1024  # worlds that are played on side by side
CHUNK = 1000  # worlds between two looks at whether it is worth going on
MOST_IN_GAME = 4  # candidates
COMMON: tuple[Kind, ...] = ("draw", "play", "close")  # what most choices are about
GAMES = 2  # played at once

# Who plays. The modules are there as often as not, alone or together.
MODULES = ((), ("audience",), ("honours",), (), ("audience", "honours"))
SEATS = (2, 3, 2, 4, 3, 2, 3, 4)  # small tables more often, since they cost less
STRONG = ("count", "count", "baron")

Behind = tuple[float, float]  # by how much an action is behind the best, in chance and in points


class Candidate(msgspec.Struct, frozen=True):
    """A choice that is worth a long look, with what short ones have shown."""

    seats: int
    modules: tuple[str, ...]
    seed: int
    actions: tuple[int, ...]
    kind: Kind
    difficulty: float
    near: tuple[int, ...]  # what must be compared at length: the best first, then the next
    behind: dict[int, Behind]  # every legal action


@dataclass
class Position:
    """A choice that is being looked at."""

    options: Options
    seed: int
    actions: tuple[int, ...]
    view: View
    sight: Sight
    found: dict[int, Outlook] = field(default_factory=dict)

    def ranking(self) -> list[int]:
        """Return what was tried in most worlds, the best first."""
        most = max(len(outlook.worth) for outlook in self.found.values())
        tried = [number for number, outlook in self.found.items() if len(outlook.worth) == most]
        return sorted(tried, key=lambda number: -self.chance(number))

    def chance(self, number: int) -> float:
        """Return the chance to win that an action has shown."""
        return float(self.found[number].chances[:, 0].mean())

    def ahead(self, best: int, other: int) -> tuple[float, float]:
        """Return by how much one action is ahead of another, and the standard error of that."""
        both = min(len(self.found[best].worth), len(self.found[other].worth))  # the same worlds
        difference = self.found[best].chances[:both, 0] - self.found[other].chances[:both, 0]
        return float(difference.mean()), float(difference.std() / max(both - 1, 1) ** 0.5)

    def behind(self) -> dict[int, Behind]:
        """Return by how much each action that was tried is behind the best."""
        best = self.ranking()[0]
        found = {}
        for number, outlook in self.found.items():
            points = self.found[best].points[: len(outlook.points)] - outlook.points
            found[number] = (self.ahead(best, number)[0], float(points.mean()))
        return found

    @property
    def margin(self) -> tuple[float, float]:
        """By how much the best is ahead of the next, and the standard error of that."""
        best, *others = self.ranking()
        return min(self.ahead(best, other) for other in others) if others else (0.0, 0.0)

    @property
    def difficulty(self) -> float:
        """How hard it is to see what seems best."""
        return self.sight.difficulty(self.ranking()[0])

    @property
    def kind(self) -> Kind:
        """What it is about."""
        return kind_of(self.view)


def games_of(job: int) -> tuple[Options, range]:
    """Return what is played in a job: the options and the games' seeds."""
    options = Options.of(SEATS[job % len(SEATS)], modules=MODULES[job % len(MODULES)])
    return options, range(job * GAMES, (job + 1) * GAMES)


def play_games(options: Options, seeds: Sequence[int]) -> Iterator[Position]:
    """Play games of strong players side by side, and return every choice that is open, and not easy at first sight."""
    games = [Game.new(options.seats, options.edition, options.modules, seed) for seed in seeds]
    chance = np.random.default_rng(seeds[0])
    players = [[str(chance.choice(STRONG)) for _ in range(options.seats)] for _ in games]
    played: list[list[int]] = [[] for _ in games]
    views: list[tuple[int, tuple[int, ...], View]] = []
    while going := [at for at, game in enumerate(games) if not game.is_over]:
        here = {at: games[at].view(games[at].seat_to_act) for at in going}
        real = [at for at in going if len(here[at].legal_actions) > 1]
        chosen = {at: here[at].legal_actions[0].number for at in going}
        views += [(at, tuple(played[at]), here[at]) for at in real]
        for name in set(STRONG):
            asked = [at for at in real if players[at][here[at].state.actor] == name]
            if asked:
                observations = np.array([observation_of(here[at]) for at in asked], np.int8)
                preferences = judge(trained_weights(name), observations).preferences
                for row, at in enumerate(asked):
                    numbers = [action.number for action in here[at].legal_actions]
                    chosen[at] = max(numbers, key=lambda number: float(preferences[row, number]))
        for at in going:
            games[at].play(chosen[at])
            played[at].append(chosen[at])
    sights = look_at([view for _, _, view in views])
    for (at, actions, view), sight in zip(views, sights, strict=True):
        likely = sight.numbers[int(sight.likelihoods[-1].argmax())]
        # Clerics are sent before anything is known: such a choice teaches nothing.
        is_open = OPEN[0] < sight.chance < OPEN[1] and view.step != "send"
        if is_open and sight.difficulty(likely) >= EASIEST:
            yield Position(options, seeds[at], actions, view, sight)


def look(positions: Sequence[Position], tried: Sequence[Sequence[int]], worlds: int, rounds: int, mark: int) -> None:
    """Try actions of positions in new worlds, and forget what was found in others; all have as many seats.

    ``mark`` sets the worlds of one look apart from those of others.
    """
    compiled, weights = compiled_lookahead(), trained_weights()

    def ask(first: int, last: int) -> None:
        asked = [
            (Question.of(one.view, actions), generator_of(compiled, one.seed, len(one.actions) | mark << 16))
            for one, actions in zip(positions[first:last], tried[first:last], strict=True)
        ]
        found = look_ahead(weights, asked, worlds, rounds)
        assert found is not None
        for one, actions, outlooks in zip(positions[first:last], tried[first:last], found, strict=True):
            one.found = dict(zip(actions, outlooks, strict=True))

    first = size = 0
    for at, actions in enumerate(tried):
        if size and size + len(actions) * worlds > AT_ONCE:
            ask(first, at)
            first, size = at, 0
        size += len(actions) * worlds
    if size:
        ask(first, len(tried))


def find_candidates(job: int) -> list[Candidate]:
    """Play the games of a job, and return the choices that are worth a long look; a few of a game at the most."""
    options, seeds = games_of(job)
    positions = list(play_games(options, seeds))
    look(positions, [one.sight.favourites(FAVOURITES, LEAST_LIKELY) for one in positions], 16, IN_HASTE.rounds, 1)
    positions = [one for one in positions if one.margin[0] >= MARGIN and one.difficulty >= EASIEST]
    look(positions, [list(one.found) for one in positions], 64, IN_HASTE.rounds, 2)
    positions = [one for one in positions if _promises(one, 1.0) and one.difficulty >= EASIEST]
    chosen = [one for seed in seeds for one in _pick_few([one for one in positions if one.seed == seed])]
    # Now everything legal is tried, however little anybody likes it.
    look(chosen, [one.sight.numbers for one in chosen], 64, AT_LEISURE.rounds, 3)
    return [found for one in chosen if _promises(one, 0.0) and (found := _candidate(one)) is not None]


def _candidate(one: Position) -> Candidate | None:
    """Look once more at what is near the best; None if that is not ahead far enough, or too easy to see."""
    behind = one.behind()
    look([one], [_near(one)], 512, AT_LEISURE.rounds, 4)
    if not _promises(one, SURE) or one.difficulty < EASIEST:
        return None
    return Candidate(
        one.options.seats,
        one.options.modules,
        one.seed,
        one.actions,
        one.kind,
        one.difficulty,
        tuple(_near(one)),
        behind | one.behind(),
    )


def _promises(one: Position, sure: float) -> bool:
    """Return whether something is ahead far enough by so many standard errors."""
    mean, error = one.margin
    return mean - sure * error >= MARGIN


def _near(one: Position) -> list[int]:
    """Return the best, the next, and whatever is not surely behind by more than the margin."""
    best, *others = one.ranking()
    by_distance = sorted(others, key=lambda other: one.ahead(best, other)[0])
    return [best, *by_distance[:1], *(other for other in by_distance[1:] if not _is_behind(*one.ahead(best, other)))]


def _is_behind(mean: float, error: float) -> bool:
    return mean - BEHIND * error >= MARGIN


def _pick_few(positions: list[Position]) -> list[Position]:
    """Return a few choices of a game, the rarer kinds first: one of a turn, no two of a seat about the same thing."""
    by_lot = positions.copy()
    Random(len(positions)).shuffle(by_lot)
    by_lot.sort(key=lambda one: one.kind in COMMON)
    turns: dict[tuple[int, int], Position] = {}
    things: dict[tuple[int, Kind], Position] = {}
    for one in by_lot:
        if turns.setdefault((one.view.round, one.view.turn), one) is one:
            things.setdefault((one.view.state.actor, one.kind), one)
    return list(things.values())[:MOST_IN_GAME]


def check(candidate: Candidate, worlds: int = WORLDS) -> Puzzle | None:
    """Look long at a candidate; return the puzzle, or None if its best choice is not ahead far enough.

    The best and the next are tried in so many new worlds, and so is what else is near, until it surely is not. The same
    candidate gives the same puzzle.
    """
    compiled, weights = compiled_lookahead(), trained_weights()
    one = _position_of(candidate)
    words = generator_of(compiled, one.seed, len(one.actions) | 5 << 16)
    tried, best = list(candidate.near), candidate.near[0]
    for done in range(0, worlds, CHUNK):
        asked = [(Question.of(one.view, tried), words)]
        found = look_ahead(weights, asked, min(CHUNK, worlds - done), AT_LEISURE.rounds)
        assert found is not None
        for number, outlook in zip(tried, found[0], strict=True):
            one.found[number] = joined([one.found[number], outlook]) if number in one.found else outlook
        mean, error = one.margin
        if one.ranking()[0] != best or mean + error < MARGIN:
            return None
        tried = _near(one)
    if not _promises(one, SURE):
        return None
    # What was left out on the way is shown as far behind the best as it was then, in the same worlds.
    behind = candidate.behind | one.behind()
    chance, points = one.chance(best), float(one.found[best].points.mean())
    return Puzzle(
        candidate.seats,
        candidate.modules,
        candidate.seed,
        candidate.actions,
        one.kind,
        round(one.difficulty, 4),
        tuple(
            Tried(ACTIONS[number].text, round(max(chance - less, 0.0), 4), round(points - fewer, 2))
            for number, (less, fewer) in sorted(behind.items(), key=lambda item: item[1][0])
        ),
        round(one.margin[1], 5),
        worlds,
        network_name(),
    )


def _position_of(candidate: Candidate) -> Position:
    options = Options.of(candidate.seats, modules=candidate.modules)
    game = Game.new(options.seats, options.edition, options.modules, candidate.seed)
    for number in candidate.actions:
        game.play(number)
    view = game.view(game.seat_to_act)
    return Position(options, candidate.seed, candidate.actions, view, look_at([view])[0])
