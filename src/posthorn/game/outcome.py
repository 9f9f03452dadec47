"""What a choice would bring, as plain facts with names: ``outcome_finder`` finds it out, ``hints`` tells it."""

from __future__ import annotations

from dataclasses import dataclass

from posthorn.game.view import Tile
from posthorn.game.vocabulary import City, End, Official, Place, Province, Region, Step


@dataclass(frozen=True, slots=True)
class Town:
    """The city of a card or an office, as it is to the seat before the choice."""

    province: Province
    region: Region | None  # whose tile it counts for (R6.2); Polen has none
    fits: tuple[End, ...]  # the ends of the seat's route that its card fits (R4.2)
    in_route: bool  # its card lies in the seat's route already
    office: bool  # the seat has an office there already
    in_hand: int  # its cards in the seat's hand


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards among which a hidden one is: all that the seat has not seen, or the discards if those are the pile."""

    cards: int
    fitting: int  # those that fit an end of the seat's route


@dataclass(frozen=True, slots=True)
class Help:
    """What the cartwright would add to a closing (R7.2)."""

    carriage: int
    tiles: tuple[Tile, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Placing:
    """A way to place the offices of a closing, and what it brings then."""

    offices: tuple[City, ...]
    tiles: tuple[Tile, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Closing:
    """What closing a route brings, or the rest of it, from the choice on until all is won; without the cartwright.

    Everything but ``best`` and ``ways`` holds however the offices are placed.
    """

    option: str  # the action that begins it: "close each", "close Baiern", ...
    offices: tuple[City, ...]  # towns that get one in any case
    choice: tuple[City, ...]  # towns that may get one
    choose: int  # how many of those can
    tiles: tuple[Tile, ...]
    carriage: int | None
    points: int  # by how much the score changes at least
    drives: dict[Region, int]  # moves that each region's coach must make, at least (R11.3)
    free_drives: int  # moves of a coach of choice, at least (R11.4)
    brings_end: bool
    cartwright: Help | None  # None: his help is not needed or not to be had
    best: Placing | None  # brings most points; None: there is nothing to choose, or too much to look at all of it
    ways: tuple[Placing, ...]  # all of them where there are a few that place as many offices; else none


@dataclass(frozen=True, slots=True)
class Route:
    """The seat's route as it would be: after playing a card, or if one that is drawn is laid next."""

    cities: tuple[City, ...]  # from left to right
    left: tuple[City, ...]  # towns that would fit the left end next; none while there is one card (R10.6)
    right: tuple[City, ...]
    closing: Closing | None  # the best that closing it would bring; None: it cannot be closed yet


@dataclass(frozen=True, slots=True)
class Journey:
    """A coach on its way to Rome (R11)."""

    place: Place
    steps: int  # moves it is away from Rome, by the shortest way
    arrives: bool  # its clerics are revealed: what they bring is not known
    cleric: int | None  # the rank of the seat's cleric in it, if that is known


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice certainly brings until someone must choose again or something hidden is revealed.

    ``town``, ``unseen``, ``route``, ``closing`` and ``journey`` are there where the choice is about such a thing.
    """

    town: Town | None = None
    unseen: Unseen | None = None
    route: Route | None = None
    closing: Closing | None = None
    journey: Journey | None = None
    offices: tuple[City, ...] = ()  # placed by it
    tiles: tuple[Tile, ...] = ()
    carriage: int | None = None
    chips: int = 0
    points: int = 0  # by how much the score changes, apart from clerics
    official: Official | None = None  # who helps by it (R2)
    token: bool = False  # it brings one of that official's tokens (R12.2)
    lost: tuple[City, ...] = ()  # the route's cards that go to the discards without scoring (R4.3)
    swept: tuple[City, ...] = ()  # the open cards that go to the discards (R3.4)
    hand: tuple[City, ...] = ()  # what is left of the hand, where it is reduced (R5.4)
    brings_end: bool = False  # (R8.1)
    ends_turn: bool = False
    next_seat: int | None = None  # who must choose next; None: the game is over
    next_step: Step = "over"  # what is asked then, as in views
