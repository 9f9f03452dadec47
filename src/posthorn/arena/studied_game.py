"""A game as a study needs it: what its events and score sheets tell of each seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from posthorn.arena.seating import Seating, new_game, play_out
from posthorn.board import BOARD
from posthorn.game import OFFICIAL_NAMES, Event, Game
from posthorn.game.event import (
    BeganRoute,
    ClosedRoute,
    ExtendedRoute,
    HandedIn,
    Helped,
    PlacedOffice,
    TurnBegan,
    WonCarriage,
)
from posthorn.game.vocabulary import ENDS

# Where points come from, the stacks of tiles between the carriage and the offices not placed (R8.2, R11.6, R12.4).
SOURCES = ("carriage", *(stack.id for stack in BOARD.stacks), "offices", "clerics", "chips")


class Closing(NamedTuple):
    """A route as it was closed, and in which round."""

    round: int
    route: tuple[str, ...]
    offices: int  # placed


class Help(NamedTuple):
    """An official's help, and in which round."""

    round: int
    official: str


@dataclass(frozen=True, slots=True)
class StudiedSeat:
    """What one seat did in a game."""

    points: tuple[int, ...]  # by source; what the offices not placed cost is below zero
    tiles: tuple[tuple[str, int], ...]  # stack and value
    helps: tuple[Help, ...]
    first_city: str  # of the first route; nothing where none was begun
    closings: tuple[Closing, ...]
    carriages: tuple[tuple[int, int], ...]  # number, and the round in which it was won
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


@dataclass
class _Doings:
    """What a seat has done so far."""

    round: int = 0
    route: list[str] = field(default_factory=list)
    first_city: str = ""
    helps: list[Help] = field(default_factory=list)
    closings: list[Closing] = field(default_factory=list)
    carriages: list[tuple[int, int]] = field(default_factory=list)
    cities: list[str] = field(default_factory=list)
    is_rewarded: bool = False  # tokens were handed in, and the next office is for them (R12.4)

    def note(self, event: Event) -> None:
        """Take in what happened."""
        match event:
            case TurnBegan(round=number):
                self.round = number
            case Helped(official=official):
                self.helps.append(Help(self.round, official))
            case BeganRoute(city=city):
                self.first_city = self.first_city or city
                self.route = [city]
            case ExtendedRoute(city=city, end=end):
                self.route.insert(len(self.route) if end == ENDS[1] else 0, city)
            case ClosedRoute():
                self.closings.append(Closing(self.round, tuple(self.route), 0))
                self.is_rewarded = False
            case HandedIn(officials=officials):
                self.is_rewarded = len(officials) == len(OFFICIAL_NAMES)
            case PlacedOffice(city=city):
                self.cities.append(city)
                if not self.is_rewarded:
                    closing = self.closings[-1]
                    self.closings[-1] = closing._replace(offices=closing.offices + 1)
                self.is_rewarded = False
            case WonCarriage(number=number):
                self.carriages.append((number, self.round))


def study_seating(seating: Seating) -> StudiedGame:
    """Play one game, and keep what a study needs."""
    game = new_game(seating)
    conduct = play_out(game, seating)
    faults = sum(fault.times for player in conduct for fault in player.faults.values())
    return study_game(game, faults)


def study_game(game: Game, faults: int = 0) -> StudiedGame:
    """Return what a study needs of a game that was played."""
    end = game.view(None)
    seats = range(end.seats)
    doings = [_Doings() for _ in seats]
    for event in game.events:
        if event.seat is not None:
            doings[event.seat].note(event)
    return StudiedGame(
        tuple(_studied_seat(game, (end.start + order) % len(seats), doings) for order in seats),
        end.round,
        faults,
        game.is_over,
    )


def _studied_seat(game: Game, seat: int, doings: list[_Doings]) -> StudiedSeat:
    sheet = game.score_sheet(seat)
    done = doings[seat]
    by_stack = (sum(tile.value for tile in sheet.tiles if tile.stack == stack.id) for stack in BOARD.stacks)
    return StudiedSeat(
        points=(sheet.carriage, *by_stack, -sheet.offices_left, sheet.clerics, sheet.chips),
        tiles=tuple((tile.stack, tile.value) for tile in sheet.tiles),
        helps=tuple(done.helps),
        first_city=done.first_city,
        closings=tuple(done.closings),
        carriages=tuple(done.carriages),
        cities=tuple(done.cities),
        has_won=game.ranking[0] == seat,
    )
