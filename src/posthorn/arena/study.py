"""A study: one player on all seats, many games, and what the points and the wins come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from posthorn.arena.chair import check_players
from posthorn.arena.entrant import Entrant
from posthorn.arena.intervals import wilson
from posthorn.arena.seating import Seating, new_game, play_out
from posthorn.arena.series import Series, play_series
from posthorn.arena.simulate import check_numbers, describe, spread
from posthorn.board import BOARD
from posthorn.game import OFFICIAL_NAMES, Options
from posthorn.game.event import Helped, PlacedOffice

# Where points come from, the stacks of tiles between the carriage and the offices not placed (R8.2, R11.6, R12.4).
SOURCES = ("carriage", *(stack.id for stack in BOARD.stacks), "offices", "clerics", "chips")

# Published results of people's tournament games of four, for comparison.
PUBLISHED_SEATS = 4
PUBLISHED_WINNERS = (22, 31)  # points of most winners
PUBLISHED_SCORES = (-6, 35)  # points of all players, the least and the most
PUBLISHED_WINS = (0.288, 0.275, 0.218, 0.219)  # by turn order


@dataclass(frozen=True, slots=True)
class StudiedSeat:
    """What one seat did in a game, in turn order."""

    points: tuple[int, ...]  # by source; what the offices not placed cost is below zero
    tiles: tuple[tuple[str, int], ...]  # stack and value
    helps: tuple[int, ...]  # by official
    cities: tuple[str, ...]  # with an office
    has_won: bool

    @property
    def score(self) -> int:
        """All points."""
        return sum(self.points)


@dataclass(frozen=True, slots=True)
class StudiedGame:
    """A game as a study needs it: little enough to pass between processes."""

    seats: tuple[StudiedSeat, ...]  # the starting player first
    rounds: int
    faults: int
    is_over: bool

    @property
    def winner(self) -> StudiedSeat:
        """The seat that has won (R8.3)."""
        return next(seat for seat in self.seats if seat.has_won)


@dataclass(frozen=True, slots=True, kw_only=True)
class Study(Series[StudiedGame]):
    """Games of one player with itself."""

    @property
    def is_comparable(self) -> bool:
        """Whether the published results are of the same game: four players, no modules."""
        return self.options.seats == PUBLISHED_SEATS and not self.options.modules

    def to_dict(self) -> dict[str, Any]:
        """Return all figures as plain data, for JSON; only ``seconds`` depends on the computer."""
        games = self.games
        everybody = [seat for game in games for seat in game.seats]
        winners = [game.winner for game in games]
        data: dict[str, Any] = {
            **Series.to_dict(self),
            "unfinished": sum(not game.is_over for game in games),
            "faults": sum(game.faults for game in games),
            "player": self.entrants[0].label,
            "winners": _distribution([seat.score for seat in winners]),
            "scores": _distribution([seat.score for seat in everybody]),
            "rounds": _distribution([game.rounds for game in games]),
            "turn_order": [
                _share([game.seats[order].has_won for game in games]) for order in range(self.options.seats)
            ],
            "points": {
                source: {
                    "everybody": round(fmean(seat.points[index] for seat in everybody), 4),
                    "winners": round(fmean(seat.points[index] for seat in winners), 4),
                }
                for index, source in enumerate(SOURCES)
                if self._is_in_play(source)
            },
            "officials": {
                official: {
                    "everybody": round(fmean(seat.helps[index] for seat in everybody), 4),
                    "winners": round(fmean(seat.helps[index] for seat in winners), 4),
                }
                for index, official in enumerate(OFFICIAL_NAMES)
            },
            # The share of the players with an office there; the share of the games in which a tile is won.
            "cities": [
                {
                    "city": city.name,
                    **_won_with([seat for seat in everybody if city.name in seat.cities], len(everybody)),
                }
                for city in BOARD.cities
            ],
            "tiles": [
                {
                    "stack": stack.id,
                    "value": value,
                    **_won_with([seat for seat in everybody if (stack.id, value) in seat.tiles], len(games)),
                }
                for stack in BOARD.stacks
                for value in stack.values
            ],
            "seconds": round(self.seconds, 3),
        }
        if self.is_comparable:
            least, most = PUBLISHED_WINNERS
            data["published"] = {
                "most_winners": list(PUBLISHED_WINNERS),
                "scores": list(PUBLISHED_SCORES),
                "turn_order": list(PUBLISHED_WINS),
            }
            data["winners_in_published_range"] = round(fmean(least <= seat.score <= most for seat in winners), 4)
        return data

    def _is_in_play(self, source: str) -> bool:
        module = {"clerics": "audience", "chips": "honours"}.get(source)
        return module is None or module in self.options.modules


def play_study(
    options: Options,
    entrant: Entrant,
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    watch: Callable[[StudiedGame], None] = lambda game: None,
) -> Study:
    """Play games of a player with itself, each from its own deal. Ctrl-C ends it early."""
    check_numbers(games, seed)
    check_players([entrant])
    first_seed = spread(seed)
    entrants = (entrant,) * options.seats
    tasks = [Seating(options, entrants, deal, 0, first_seed + deal) for deal in range(games)]
    played = play_series(study_seating, tasks, entrants, workers, watch)
    return Study(
        options=options,
        entrants=entrants,
        seed=seed,
        asked=games,
        games=tuple(played.games),
        stopped=played.stopped,
        workers=played.workers,
        seconds=played.seconds,
    )


def study_seating(seating: Seating) -> StudiedGame:
    """Play one game, and keep what a study needs of its events and score sheets."""
    game = new_game(seating)
    conduct = play_out(game, seating)
    end = game.view(None)
    seats = range(seating.options.seats)
    helps: list[Counter[str]] = [Counter() for _ in seats]
    cities: list[list[str]] = [[] for _ in seats]
    for event in game.events:
        if isinstance(event, Helped):
            helps[event.seat][event.official] += 1
        elif isinstance(event, PlacedOffice):
            cities[event.seat].append(event.city)
    studied = []
    for order in seats:
        seat = (end.start + order) % len(seats)
        sheet = game.score_sheet(seat)
        by_stack = {
            stack.id: sum(tile.value for tile in sheet.tiles if tile.stack == stack.id) for stack in BOARD.stacks
        }
        studied.append(
            StudiedSeat(
                points=(sheet.carriage, *by_stack.values(), -sheet.offices_left, sheet.clerics, sheet.chips),
                tiles=tuple((tile.stack, tile.value) for tile in sheet.tiles),
                helps=tuple(helps[seat][official] for official in OFFICIAL_NAMES),
                cities=tuple(cities[seat]),
                has_won=game.ranking[0] == seat,
            )
        )
    faults = sum(fault.times for player in conduct for fault in player.faults.values())
    return StudiedGame(tuple(studied), end.round, faults, game.is_over)


def _distribution(values: Sequence[int]) -> dict[str, Any]:
    return {**describe(values), "counts": {str(value): count for value, count in sorted(Counter(values).items())}}


def _share(outcomes: Sequence[bool]) -> dict[str, float]:
    share = fmean(outcomes)
    low, high = wilson(share, len(outcomes))
    return {"wins": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _won_with(owners: Sequence[StudiedSeat], chances: int) -> dict[str, float | None]:
    """Return how many owned something, as a share, and how many of these have won."""
    return {
        "share": round(len(owners) / chances, 4),
        "wins": round(fmean(seat.has_won for seat in owners), 4) if owners else None,
    }
