"""One game in the arena: which deal, who sits where, and what came of it. Both pass between processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from posthorn.arena.chair import Chair, Conduct
from posthorn.arena.entrant import Entrant, distinct_labels
from posthorn.arena.simulate import MOST_ACTIONS, table_arguments
from posthorn.game import Game, Options, Record
from posthorn.players.policies import player_seed


@dataclass(frozen=True, slots=True)
class Seating:
    """A game to be played: a deal is the seed of all its cards, a rotation who sits where on it.

    In rotation r seat s is taken by entrant ``(s + r) % seats``: over all rotations of a deal everybody sits once on
    every seat, with the same cards to come, so that luck and seats favour nobody.
    """

    options: Options
    entrants: tuple[Entrant, ...]
    deal: int
    rotation: int
    seed: int
    keeps_record: bool = False

    @property
    def by_seat(self) -> tuple[int, ...]:
        """Which entrant takes each seat, as its index."""
        seats = self.options.seats
        return tuple((seat + self.rotation) % seats for seat in range(seats))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What came of a seating."""

    deal: int
    rotation: int
    seed: int
    by_seat: tuple[int, ...]  # the entrants' indices
    scores: tuple[int, ...]  # by seat
    ranking: tuple[int, ...]  # seats, the first has won (R8.3)
    start: int  # the starting player's seat
    rounds: int
    plies: int
    is_over: bool  # False: left off, because it did not end
    conduct: tuple[Conduct, ...]  # by seat
    record: Record | None

    def seat_of(self, entrant: int) -> int:
        """Return where an entrant sat."""
        return self.by_seat.index(entrant)

    def win_share(self, seat: int) -> float:
        """Return the seat's share of the win: equal top scores share it."""
        best = max(self.scores)
        return (self.scores[seat] == best) / self.scores.count(best)

    def margin(self, seat: int) -> int:
        """Return by how much the seat is ahead of the best of the others, or below zero behind."""
        return self.scores[seat] - max(points for other, points in enumerate(self.scores) if other != seat)


def seatings_of(
    options: Options, entrants: Sequence[Entrant], deals: int, first_seed: int, *, keeps_record: bool = False
) -> Iterator[Seating]:
    """Give every rotation of every deal, deal by deal; deal d has the seed ``first_seed + d``."""
    for deal in range(deals):
        for rotation in range(options.seats):
            yield Seating(options, tuple(entrants), deal, rotation, first_seed + deal, keeps_record)


def new_game(seating: Seating) -> Game:
    """Set the table: the names are the entrants' labels, the lot of the deal finds who begins."""
    labels = distinct_labels(seating.entrants)
    names = [labels[entrant] for entrant in seating.by_seat]
    return Game.new(**table_arguments(seating.options), seed=seating.seed, names=names)


def play_out(game: Game, seating: Seating) -> tuple[Conduct, ...]:
    """Play a game to its end, or until it is left off; return how the players behaved, by seat."""
    chairs = [
        Chair(seating.entrants[entrant], player_seed(seating.seed, seat))
        for seat, entrant in enumerate(seating.by_seat)
    ]
    try:
        while (seat := game.seat_to_act) is not None and game.ply < MOST_ACTIONS:
            game.play(chairs[seat].choose(game))
    finally:
        for chair in chairs:
            chair.leave()
    return tuple(chair.conduct for chair in chairs)


def play_seating(seating: Seating) -> PlayedGame:
    """Play one game of the arena."""
    game = new_game(seating)
    conduct = play_out(game, seating)
    end = game.view(None)
    return PlayedGame(
        deal=seating.deal,
        rotation=seating.rotation,
        seed=seating.seed,
        by_seat=seating.by_seat,
        scores=game.scores,
        ranking=game.ranking,
        start=end.start,
        rounds=end.round,
        plies=game.ply,
        is_over=game.is_over,
        conduct=conduct,
        record=game.record if seating.keeps_record else None,
    )


def warm_up(entrants: Sequence[Entrant], options: Options) -> None:
    """Let the players make one choice in this process before any counts: they may compile or read their weights then.

    Those that think in processes of their own keep these.
    """
    for entrant in dict.fromkeys(entrants):
        game = Game.new(**table_arguments(options), seed=0)
        chair = Chair(entrant, player_seed(0, 0), at_first=True)
        chair.choose(game)
        chair.leave()


def whole_deals(games: Sequence[PlayedGame], seats: int) -> list[list[PlayedGame]]:
    """Return the games by deal, without a last deal that is not played in all rotations."""
    whole = len(games) // seats * seats
    return [list(games[first : first + seats]) for first in range(0, whole, seats)]
