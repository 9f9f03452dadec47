"""The ladder: all players at mixed tables, rated by who came before whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

from posthorn.arena.chair import check_players
from posthorn.arena.entrant import Entrant, distinct_labels
from posthorn.arena.errors import ArenaError
from posthorn.arena.seating import PlayedGame, Seating, play_seating
from posthorn.arena.series import Series, play_series
from posthorn.arena.simulate import check_numbers, spread
from posthorn.game import Options
from posthorn.hosting.workers import Workers

_NORMAL = 1.96  # standard deviations on either side that hold 95 %
_ORDERS = 20  # in which the games are rated


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's place on the ladder."""

    label: str
    rating: float
    deviation: float  # the rating's uncertainty, as a standard deviation
    games: int
    wins: float  # equal top scores share the win
    points: float  # the mean score

    def to_dict(self) -> dict[str, Any]:
        """Return the place as plain data, for JSON."""
        return {
            "player": self.label,
            "rating": round(self.rating, 3),
            "deviation": round(self.deviation, 3),
            "low": round(self.rating - _NORMAL * self.deviation, 3),
            "high": round(self.rating + _NORMAL * self.deviation, 3),
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.wins / self.games, 5) if self.games else None,
            "score": round(self.points, 3),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder(Series[PlayedGame]):
    """Who played, and the games of all tables; ``tables`` names the entrants at the table of each game."""

    planned: int  # rounded up, so that all tables play whole deals
    tables: tuple[tuple[int, ...], ...]

    def rungs(self) -> list[Rung]:
        """Return the players, the best first.

        The ratings are Plackett and Luce's as ``openskill`` computes them, game after game; the players do not learn,
        so nothing is added to the uncertainty between the games, and the games count in no order: the ratings are the
        mean of those in several orders.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0)
        found = [self._rate(model, Random(order)) for order in range(_ORDERS)]
        rungs = []
        for entrant, label in enumerate(distinct_labels(self.entrants)):
            results = [
                (game.win_share(seat), game.scores[seat])
                for table, game in zip(self.tables, self.games, strict=True)
                for seat, index in enumerate(game.by_seat)
                if table[index] == entrant
            ]
            rungs.append(
                Rung(
                    label,
                    fmean(ratings[entrant].mu for ratings in found),
                    fmean(ratings[entrant].sigma for ratings in found),
                    len(results),
                    sum(share for share, _ in results),
                    sum(points for _, points in results) / max(len(results), 1),
                )
            )
        return sorted(rungs, key=lambda rung: -rung.rating)

    def _rate(self, model: Any, chance: Random) -> list[Any]:
        """Return each entrant's rating after the games in an order by lot."""
        ratings = [model.rating() for _ in self.entrants]
        for table, game in chance.sample([*zip(self.tables, self.games, strict=True)], len(self.games)):
            seated = [table[index] for index in game.by_seat]
            ranks = [float(sum(other > points for other in game.scores)) for points in game.scores]
            rated = model.rate([[ratings[entrant]] for entrant in seated], ranks=ranks)
            for seat, entrant in enumerate(seated):
                ratings[entrant] = rated[seat][0]
        return ratings

    def duels(self) -> dict[tuple[str, str], float]:
        """Return in which share of their common games the first of two players was ahead of the second; ties halve."""
        labels = distinct_labels(self.entrants)
        ahead: dict[tuple[str, str], list[float]] = {}
        for table, game in zip(self.tables, self.games, strict=True):
            for seat, index in enumerate(game.by_seat):
                for other, opposite in enumerate(game.by_seat):
                    if seat != other:
                        lead = game.scores[seat] - game.scores[other]
                        pair = labels[table[index]], labels[table[opposite]]
                        ahead.setdefault(pair, []).append((lead > 0) + (lead == 0) / 2)
        return {pair: sum(shares) / len(shares) for pair, shares in ahead.items()}

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON; only ``seconds`` depends on the computer."""
        return Series.to_dict(self) | {
            "planned": self.planned,
            "players": [rung.to_dict() for rung in self.rungs()],
            "duels": [
                {"player": first, "against": second, "ahead": round(share, 5)}
                for (first, second), share in self.duels().items()
            ],
            "seconds": round(self.seconds, 3),
        }


def tables_of(players: int, seats: int) -> list[tuple[int, ...]]:
    """Return every choice of so many different players for one table."""
    if players < seats:
        raise ArenaError("ladder-players", seats=seats, players=players)
    return list(combinations(range(players), seats))


def play_ladder(
    options: Options,
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    workers: Workers | None = None,
    watch: Callable[[PlayedGame], None] = lambda game: None,
) -> Ladder:
    """Play at least so many games in all: every table, the same deals at each, in all rotations.

    The tables take turns deal by deal, so that no player's rating rests on early games alone. Ctrl-C ends it; the
    games that were played count.
    """
    check_numbers(games, seed)
    check_players(entrants)
    seats = options.seats
    tables = tables_of(len(entrants), seats)
    first_seed = spread(seed)
    deals = -(-games // (len(tables) * seats))
    tasks: list[Seating] = []
    of_game: list[tuple[int, ...]] = []
    for deal in range(deals):
        for table in tables:
            seated = tuple(entrants[index] for index in table)
            tasks += [Seating(options, seated, deal, rotation, first_seed + deal) for rotation in range(seats)]
            of_game += [table] * seats
    played = play_series(play_seating, tasks, entrants, workers, watch)
    whole = len(played.games) // seats * seats
    return Ladder(
        options=options,
        entrants=tuple(entrants),
        seed=seed,
        asked=games,
        planned=len(tasks),
        tables=tuple(of_game[:whole]),
        games=tuple(played.games[:whole]),
        stopped=played.stopped,
        workers=played.workers,
        seconds=played.seconds,
    )
