"""A match: some players against each other, seats rotated on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from posthorn.arena.chair import FAULT_KINDS, Conduct, check_players
from posthorn.arena.entrant import Entrant, distinct_labels
from posthorn.arena.errors import ArenaError
from posthorn.arena.intervals import Estimate, mean_over_deals, share_over_deals
from posthorn.arena.seating import PlayedGame, play_seating, seatings_of, whole_deals
from posthorn.arena.series import Series, play_series
from posthorn.arena.simulate import check_numbers, spread
from posthorn.game import Options
from posthorn.hosting.workers import Workers

Watch = Callable[[PlayedGame], None]


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant has achieved."""

    entrant: Entrant
    label: str
    games: int
    wins: float  # equal top scores share the win
    ranking_wins: int  # ties broken as the rulebook does (R8.3)
    win_rate: Estimate
    ranking_win_rate: Estimate
    score: Estimate
    margin: Estimate  # to the best of the others
    conduct: Conduct  # of all games together, but for the faults
    faults: dict[str, dict[str, Any]]  # by kind: how many, and where and what the first was

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        budget, conduct = self.entrant.budget, self.conduct
        return {
            "player": self.label,
            "name": self.entrant.name,
            "seconds": budget.seconds if budget else None,
            "iterations": budget.iterations if budget else None,
            "threads": self.entrant.threads,
            "wins": round(self.wins, 4),
            "wins_by_ranking": self.ranking_wins,
            "win_rate": _plain(self.win_rate),
            "win_rate_by_ranking": _plain(self.ranking_win_rate),
            "score": _plain(self.score),
            "margin": _plain(self.margin),
            "decisions": conduct.decisions,
            "faults": self.faults,
            "time": {
                "mean_seconds": round(conduct.seconds / max(conduct.decisions, 1), 6),
                "max_seconds": round(conduct.slowest, 6),
                "overruns": conduct.overruns,
            },
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Match(Series[PlayedGame]):
    """What was played, and the games of all whole deals, in order."""

    first_seed: int
    planned: int  # rounded up to whole deals; an interruption leaves fewer

    def standings(self) -> list[Standing]:
        """Return what each entrant has achieved, in the order they were named."""
        deals = whole_deals(self.games, self.options.seats)
        labels = distinct_labels(self.entrants)
        return [
            _standing(entrant, label, index, deals)
            for index, (entrant, label) in enumerate(zip(self.entrants, labels, strict=True))
        ]

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON. What depends on the computer stands under "time"."""
        return Series.to_dict(self) | {
            "planned": self.planned,
            "deals": len(self.games) // self.options.seats,
            "unfinished": sum(not game.is_over for game in self.games),
            "first_game_seed": self.first_seed,
            "players": [standing.to_dict() for standing in self.standings()] if self.games else [],
            "time": {"seconds": round(self.seconds, 3), "workers": self.workers},
        }


def play_match(
    options: Options,
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    workers: Workers | None = None,
    keeps_records: bool = False,
    watch: Watch = lambda game: None,
) -> Match:
    """Play at least so many games, whole deals, each entrant once on every seat of each deal.

    The games are the same whatever the number of workers, as long as no player thinks by the clock. ``watch`` is told
    of every game, in order. Ctrl-C ends the match; the deals that were played to the end count.
    """
    check_match(options, entrants, games, seed)
    seats = options.seats
    deals = -(-games // seats)
    first_seed = spread(seed)
    tasks = list(seatings_of(options, entrants, deals, first_seed, keeps_record=keeps_records))
    played = play_series(play_seating, tasks, entrants, workers, watch)
    return Match(
        options=options,
        entrants=tuple(entrants),
        seed=seed,
        first_seed=first_seed,
        asked=games,
        planned=len(tasks),
        games=tuple(played.games[: len(played.games) // seats * seats]),
        stopped=played.stopped,
        workers=played.workers,
        seconds=played.seconds,
    )


def check_match(options: Options, entrants: Sequence[Entrant], games: int, seed: int) -> None:
    """Raise ``ArenaError`` where the players do not fit the table, cannot be made, or the numbers make no sense."""
    if len(entrants) != options.seats:
        raise ArenaError("seats", seats=options.seats, players=len(entrants))
    check_numbers(games, seed)
    check_players(entrants)


def _standing(entrant: Entrant, label: str, index: int, deals: Sequence[Sequence[PlayedGame]]) -> Standing:
    """Gather an entrant's results; every estimate is over the means of the deals."""

    def by_deal(figure: Callable[[PlayedGame, int], float]) -> list[float]:
        return [sum(figure(game, game.seat_of(index)) for game in deal) / len(deal) for deal in deals]

    games = [game for deal in deals for game in deal]
    shares = by_deal(PlayedGame.win_share)
    firsts = by_deal(lambda game, seat: game.ranking[0] == seat)
    conduct, faults = _gather_conduct(games, index)
    return Standing(
        entrant,
        label,
        games=len(games),
        wins=sum(game.win_share(game.seat_of(index)) for game in games),
        ranking_wins=sum(game.ranking[0] == game.seat_of(index) for game in games),
        win_rate=share_over_deals(shares),
        ranking_win_rate=share_over_deals(firsts),
        score=mean_over_deals(by_deal(lambda game, seat: game.scores[seat])),
        margin=mean_over_deals(by_deal(PlayedGame.margin)),
        conduct=conduct,
        faults=faults,
    )


def _gather_conduct(games: Sequence[PlayedGame], index: int) -> tuple[Conduct, dict[str, dict[str, Any]]]:
    """Add an entrant's conduct up over the games, and its faults by kind."""
    total = Conduct()
    gathered: dict[str, dict[str, Any]] = {}
    for game in games:
        conduct = game.conduct[game.seat_of(index)]
        total.decisions += conduct.decisions
        total.seconds += conduct.seconds
        total.slowest = max(total.slowest, conduct.slowest)
        total.overruns += conduct.overruns
        for kind, faults in conduct.faults.items():
            place = {"deal": game.deal, "rotation": game.rotation, "seed": game.seed, "ply": faults.ply}
            gathered.setdefault(kind, {"count": 0, **place, "message": faults.message})["count"] += faults.times
    return total, {kind: gathered[kind] for kind in FAULT_KINDS if kind in gathered}


def _plain(estimate: Estimate) -> dict[str, float | None]:
    low, high = (None if bound is None else round(bound, 5) for bound in estimate[1:])
    return {"mean": round(estimate.mean, 5), "low": low, "high": high}
