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
from posthorn.arena.seating import Seating
from posthorn.arena.series import Series, play_series
from posthorn.arena.simulate import check_numbers, describe, spread
from posthorn.arena.studied_game import SOURCES, Closing, StudiedGame, StudiedSeat, study_seating
from posthorn.board import BOARD
from posthorn.game import OFFICIAL_NAMES, Options
from posthorn.hosting.workers import Workers

PHASES = 3  # of a game, by its rounds
MOST_ROUTES = 12  # first routes that are listed

# Published results of people's tournament games of four, for comparison.
PUBLISHED_SEATS = 4
PUBLISHED_WINNERS = (22, 31)  # points of most winners
PUBLISHED_SCORES = (-6, 35)  # points of all players, the least and the most
PUBLISHED_WINS = (0.288, 0.275, 0.218, 0.219)  # by turn order


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
                official: {"everybody": _helps(official, everybody), "winners": _helps(official, winners)}
                for official in OFFICIAL_NAMES
            },
            "official_phases": {official: _helps_by_phase(official, games) for official in OFFICIAL_NAMES},
            # The share of the players who begin there, or close this route before any other.
            "openings": _openings([seat.first_city for seat in everybody], everybody)[: len(BOARD.cities)],
            "first_routes": _openings([_first_route(seat) for seat in everybody], everybody)[:MOST_ROUTES],
            "closings": _closings(everybody),
            "lengths": _lengths([closing for seat in everybody for closing in seat.closings]),
            "carriages": _carriages(everybody),
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
    workers: Workers | None = None,
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


def _distribution(values: Sequence[int]) -> dict[str, Any]:
    return {**describe(values), "counts": {str(value): count for value, count in sorted(Counter(values).items())}}


def _share(outcomes: Sequence[bool]) -> dict[str, float]:
    share = fmean(outcomes)
    low, high = wilson(share, len(outcomes))
    return {"wins": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _helps(official: str, seats: Sequence[StudiedSeat]) -> float:
    """Return how often an official helps a seat in a game."""
    return round(fmean(sum(one.official == official for one in seat.helps) for seat in seats), 4)


def _helps_by_phase(official: str, games: Sequence[StudiedGame]) -> list[float]:
    """Return in which share of the turns an official helps, for each third of the game."""
    helps, turns = [0] * PHASES, [0] * PHASES
    for game in games:
        for number in range(1, game.rounds + 1):
            turns[_phase(number, game.rounds)] += len(game.seats)
        for seat in game.seats:
            for one in seat.helps:
                helps[_phase(one.round, game.rounds)] += one.official == official
    return [round(count / of, 4) if of else 0.0 for count, of in zip(helps, turns, strict=True)]


def _phase(number: int, rounds: int) -> int:
    """Return to which part of a game a round belongs."""
    return (number - 1) * PHASES // rounds


def _first_route(seat: StudiedSeat) -> tuple[str, ...]:
    """Return the cities of the first route that a seat closed, from whichever end comes first in the alphabet."""
    route = seat.closings[0].route if seat.closings else ()
    return min(route, route[::-1])


def _openings(chosen: Sequence[Any], everybody: Sequence[StudiedSeat]) -> list[dict[str, Any]]:
    """Return how often each opening was chosen, and how many of these players have won; the most frequent first."""
    by_opening: dict[Any, list[StudiedSeat]] = {}
    for opening, seat in zip(chosen, everybody, strict=True):
        if opening:
            by_opening.setdefault(opening, []).append(seat)
    return [
        {"opening": opening, **_won_with(seats, len(everybody))}
        for opening, seats in sorted(by_opening.items(), key=lambda row: (-len(row[1]), row[0]))
    ]


def _closings(everybody: Sequence[StudiedSeat]) -> list[dict[str, float]]:
    """Return for the first closing, the second and so on, who gets there, when, and with what route."""
    most = max(len(seat.closings) for seat in everybody)
    rows = []
    for index in range(most):
        reached = [seat.closings[index] for seat in everybody if index < len(seat.closings)]
        rows.append(
            {
                "share": round(len(reached) / len(everybody), 4),
                "round": round(fmean(closing.round for closing in reached), 2),
                "cards": round(fmean(len(closing.route) for closing in reached), 2),
                "offices": round(fmean(closing.offices for closing in reached), 2),
            }
        )
    return rows


def _lengths(closings: Sequence[Closing]) -> list[dict[str, float]]:
    """Return for each length of a route, how often it is closed, and how many offices are placed then."""
    rows = []
    for cards in sorted({len(closing.route) for closing in closings}):
        offices = [closing.offices for closing in closings if len(closing.route) == cards]
        rows.append(
            {"cards": cards, "share": round(len(offices) / len(closings), 4), "offices": round(fmean(offices), 2)}
        )
    return rows


def _carriages(everybody: Sequence[StudiedSeat]) -> list[dict[str, float]]:
    """Return for each carriage, how many players win it, and in which round."""
    rows = []
    for number in sorted({number for seat in everybody for number, _ in seat.carriages}):
        rounds = [when for seat in everybody for won, when in seat.carriages if won == number]
        rows.append(
            {"carriage": number, "share": round(len(rounds) / len(everybody), 4), "round": round(fmean(rounds), 2)}
        )
    return rows


def _won_with(owners: Sequence[StudiedSeat], chances: int) -> dict[str, float | None]:
    """Return how many owned something, as a share, and how many of these have won."""
    return {
        "share": round(len(owners) / chances, 4),
        "wins": round(fmean(seat.has_won for seat in owners), 4) if owners else None,
    }
