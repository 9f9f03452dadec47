"""What one seat may know of a game, with names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import json

from posthorn.board import BOARD, City, Place, Region
from posthorn.engine.ending import score
from posthorn.engine.knowledge import SPECTATOR, hide_unknown
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import RANKS, TILE_VALUES
from posthorn.game.action import Action
from posthorn.game.errors import RuleError
from posthorn.game.legal import LegalActions
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.game.options import Options
from posthorn.game.refusal import refuse_action
from posthorn.game.view_data import ViewData, add_own, turns_to_come, write_view
from posthorn.game.vocabulary import Stack


@dataclass(frozen=True, slots=True)
class Tile:
    """A bonus tile: the stack it came from and its points."""

    stack: Stack
    value: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What the viewer may know of one player."""

    seat: int
    hand_size: int
    known_cards: tuple[City, ...]  # of the hand: all of one's own, of others what they took openly
    route: tuple[City, ...]  # from left to right
    offices: tuple[City, ...]
    offices_left: int
    carriage: int  # the highest owned, 0 for none
    tiles: tuple[Tile, ...]
    tokens: dict[str, int]
    chips: int
    clerics: tuple[int | None, ...]  # the rank on each coach, by region; None where it is not known
    points: int  # the score as it stands


class View:
    """All and only what a seat, or None for a spectator, may know. Two views are equal when nothing known differs.

    ``state`` is the engine's state with everything unknown blanked, for players that compute; everything else names it.
    ``own_actions`` are what the seat has done in the game, the oldest first; what was taken back is not among them.
    """

    def __init__(self, state: State, seat: int | None, options: Options, own_actions: tuple[Action, ...] = ()) -> None:
        self.seat = seat
        self.options = options
        self.own_actions = own_actions
        self.state = blank(state.copy(), seat, options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        known = (self.seat, self.options, self.own_actions, self.state)
        return known == (other.seat, other.options, other.own_actions, other.state)

    __hash__ = None  # type: ignore[assignment]  # equal by what the state holds, like the state

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.state, self.seat, self.options, self.own_actions)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def seat_to_act(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return None if self.is_over else self.state.actor

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def start(self) -> int:
        """The starting player's seat."""
        return self.state.start

    @property
    def round(self) -> int:
        """The number of the round, 0 while clerics are sent."""
        return self.state.rounds

    @property
    def step(self) -> str:
        """What is asked for: "send", "draw", "second-draw", "play", "close", "offices", … "over"."""
        return STEP_NAMES[self.state.step]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.step == STEP_OVER

    @property
    def ender(self) -> int | None:
        """The seat that brought the end about (R8.1), if one did."""
        return self.state.ender if self.state.ender >= 0 else None

    @property
    def turns_to_come(self) -> tuple[int, ...] | None:
        """The seats that still have a turn after this one, in their order; None while no end is in sight (R8.1)."""
        seats = turns_to_come(self.state)
        return None if seats is None else tuple(seats)

    @property
    def official(self) -> str | None:
        """The official that helped in this turn, if one did (R2)."""
        return OFFICIAL_NAMES[self.state.official] if self.state.official >= 0 else None

    @cached_property
    def legal_actions(self) -> LegalActions:
        """What the seat may do now; empty when another seat must act."""
        if self.seat is None or self.seat != self.seat_to_act:
            return LegalActions()
        return LegalActions.of(self.state)

    def refuse(self, action: object) -> RuleError:
        """Return the error that says why an action, which is not legal now, cannot be played by the seat to act."""
        return refuse_action(self.state, action)

    @property
    def display(self) -> tuple[City | None, ...]:
        """The open cards, None for a gap."""
        return tuple(BOARD.cities[city] if city >= 0 else None for city in self.state.display)

    @property
    def pile_size(self) -> int:
        """How many cards the pile has."""
        return self.state.pile_size

    @property
    def discards_size(self) -> int:
        """How many cards the discards have."""
        return self.state.discards_size

    @property
    def discards(self) -> tuple[City, ...]:
        """The discards: all were laid down face up."""
        return _cards(self.state.discards)

    @property
    def hand(self) -> tuple[City, ...]:
        """The seat's own hand; a spectator has none."""
        return () if self.seat is None else _cards(self.state.hand[self.seat])

    @cached_property
    def players(self) -> tuple[PlayerView, ...]:
        """What is known of each player, by seat."""
        return tuple(self._player(seat) for seat in range(self.seats))

    def _player(self, seat: int) -> PlayerView:
        s = self.state
        return PlayerView(
            seat=seat,
            hand_size=s.hand_size[seat],
            known_cards=_cards(s.hand[seat]),
            route=tuple(BOARD.cities[city] for city in s.route[seat][: s.route_length[seat]]),
            offices=tuple(city for city in BOARD.cities if s.offices[seat] >> city.index & 1),
            offices_left=s.offices_left[seat],
            carriage=s.carriage[seat],
            tiles=tiles_of(s, seat),
            tokens=_by_official(s.tokens[seat]),
            chips=s.chips[seat],
            clerics=tuple(rank or None for rank in s.cleric[seat]) if s.audience else (),
            points=score(s, seat),
        )

    @property
    def stacks(self) -> dict[str, tuple[int, ...]]:
        """The values of the tiles left in each stack, the top one first."""
        return {
            stack.id: stack.values[len(stack.values) - left :]
            for stack, left in zip(BOARD.stacks, self.state.tiles_left, strict=True)
        }

    @property
    def coaches(self) -> dict[Region, Place]:
        """Where each region's coach is on the way to Rome (R11)."""
        if not self.state.audience:
            return {}
        return {region: BOARD.rome.places[self.state.place[region.index]] for region in BOARD.regions}

    @property
    def audience(self) -> dict[int, tuple[int, ...]]:
        """By rank, the seats whose cleric is in audience (R11.5)."""
        if not self.state.audience:
            return {}
        spaces = self.state.space
        return {
            rank: tuple(seat for seat in range(self.seats) if spaces[rank - 1] >> seat & 1)
            for rank in range(1, RANKS + 1)
        }

    @property
    def drives(self) -> dict[Region, int]:
        """How many moves this closing still asks of each coach (R11.3)."""
        return {region: self.state.drives[region.index] for region in BOARD.regions if self.state.drives[region.index]}

    @property
    def free_drives(self) -> int:
        """How many moves of a coach of choice this closing still asks for (R11.4)."""
        return self.state.free_drives

    @property
    def supply(self) -> dict[str, int]:
        """The tokens on the board (R12.1)."""
        return _by_official(self.state.supply)

    @property
    def chips_left(self) -> int:
        """The chips on the board (R12.1)."""
        return self.state.chips_left

    def to_data(self) -> ViewData:
        """Return the view as data, for messages."""
        known = write_view(self.state)
        return known if self.seat is None else add_own(known, self.state, self.seat, self.legal_actions)

    def to_dict(self) -> dict[str, Any]:
        """Return the view as plain data, for JSON."""
        data: dict[str, Any] = json.decode(json.encode(self.to_data()))
        return data


def blank(s: State, seat: int | None, options: Options) -> State:
    """Blank in a state what a seat, or None for a spectator, may not know, and return it."""
    hide_unknown(s, SPECTATOR if seat is None else seat, int(options.cleric_reminder))
    return s


def tiles_of(s: State, seat: int) -> tuple[Tile, ...]:
    """Return the tiles a seat has won, by stack."""
    return tuple(
        Tile(stack.id, TILE_VALUES[stack.index][from_top])
        for stack in BOARD.stacks
        for from_top in range(len(stack.values))
        if s.tiles[seat][stack.index] >> from_top & 1
    )


def _cards(counts: list[int]) -> tuple[City, ...]:
    return tuple(city for city in BOARD.cities for _ in range(counts[city.index]))


def _by_official(counts: list[int]) -> dict[str, int]:
    return dict(zip(OFFICIAL_NAMES, counts, strict=True))
