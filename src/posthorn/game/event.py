"""Events: what a log or an animation shows. Each kind is a class whose fields are the details."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, structs

from posthorn.board import BOARD
from posthorn.engine import events as kinds
from posthorn.engine.knowledge import SPECTATOR, hide_in_event
from posthorn.engine.state import EACH
from posthorn.engine.state import Event as RawEvent
from posthorn.game.names import OFFICIAL_NAMES
from posthorn.game.vocabulary import ENDS, Carriage, City, End, Official, Place, Province, Rank, Region, Seat, Stack

Slot = Annotated[int, Meta(ge=0, le=BOARD.material.display - 1, description="A place of the display.")]
Count = Annotated[int, Meta(ge=0)]
Round = Annotated[int, Meta(ge=0, description="Counted from 1.")]


def _tag(name: str) -> str:
    """Return the kind that a class is: "took_hidden" for ``TookHidden``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


class Event(Struct, frozen=True, tag_field="kind", tag=_tag):
    """Something that happened, and the seat it is about."""

    secret: ClassVar[str] = ""  # the detail that not everybody may know
    seat: Seat | None

    @property
    def kind(self) -> str:
        """What happened, in a word."""
        return str(self.__struct_config__.tag)

    @property
    def details(self) -> dict[str, Any]:
        """What else there is to say, by name; None is what whoever looks may not know."""
        fields = structs.asdict(self)
        del fields["seat"]
        return fields


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    seat: Seat
    round: Round


class LaidOut(Event, frozen=True):
    """A card comes into the display."""

    seat: None
    city: City
    slot: Slot


class Reshuffled(Event, frozen=True):
    """The discards became the pile."""

    seat: None
    cards: Count


class TookOpen(Event, frozen=True):
    """A card of the display was taken."""

    seat: Seat
    city: City
    slot: Slot


class TookHidden(Event, frozen=True):
    """A card of the pile was taken."""

    secret: ClassVar[str] = "city"
    seat: Seat
    city: Annotated[City | None, Meta(description="Secret: null to everyone but the seat.")]


class NothingToDraw(Event, frozen=True):
    """There was no card left."""

    seat: Seat


class Swept(Event, frozen=True):
    """The administrator had the display cleared."""

    seat: Seat


class Helped(Event, frozen=True):
    """An official helped."""

    seat: Seat
    official: Official


class BeganRoute(Event, frozen=True):
    """The first card of a route was laid."""

    seat: Seat
    city: City


class ExtendedRoute(Event, frozen=True):
    """A card was laid at an end of the route."""

    seat: Seat
    city: City
    end: End


class LostRoute(Event, frozen=True):
    """A route was given up without scoring."""

    seat: Seat
    cards: Count


class ClosedRoute(Event, frozen=True):
    """A route was closed: for each province, or for the one named."""

    seat: Seat
    option: Literal["each"] | Province
    cards: Count


class PlacedOffice(Event, frozen=True):
    """An office was placed."""

    seat: Seat
    city: City


class WonTile(Event, frozen=True):
    """A bonus tile was won."""

    seat: Seat
    stack: Stack
    value: Count


class WonCarriage(Event, frozen=True):
    """A carriage was won."""

    seat: Seat
    number: Carriage


class Discarded(Event, frozen=True):
    """A card was discarded at a closing."""

    seat: Seat
    city: City


class SentCleric(Event, frozen=True):
    """A cleric went aboard a coach."""

    secret: ClassVar[str] = "rank"
    seat: Seat
    coach: Region
    rank: Annotated[
        Rank | None,
        Meta(description="Secret: null to everyone; known to the seat where the switch cleric_reminder is on (R11.2)."),
    ]


class Drove(Event, frozen=True):
    """A coach moved on."""

    seat: Seat
    coach: Region
    place: Place


class Arrived(Event, frozen=True):
    """A coach reached Rome."""

    seat: Seat
    coach: Region


class Received(Event, frozen=True):
    """The seat's cleric is in audience."""

    seat: Seat
    rank: Rank


class Dismissed(Event, frozen=True):
    """The seat's cleric left the audience."""

    seat: Seat
    rank: Rank


class TookToken(Event, frozen=True):
    """An official's token was taken."""

    seat: Seat
    official: Official


class HandedIn(Event, frozen=True):
    """Tokens were handed in."""

    seat: Seat
    officials: tuple[Official, ...]


class KeptTokens(Event, frozen=True):
    """The last hand-in was declined."""

    seat: Seat


class TookChip(Event, frozen=True):
    """A chip was taken."""

    seat: Seat


class BroughtEnd(Event, frozen=True):
    """The last round begins."""

    seat: Seat


class RoundsOver(Event, frozen=True):
    """The switch max_rounds ends the game."""

    seat: None
    round: Round


class GameOver(Event, frozen=True):
    """The game is over."""

    seat: None


_CLASSES: dict[int, type[Event]] = {
    kinds.TURN_BEGAN: TurnBegan,
    kinds.LAID_OUT: LaidOut,
    kinds.RESHUFFLED: Reshuffled,
    kinds.TOOK_OPEN: TookOpen,
    kinds.TOOK_HIDDEN: TookHidden,
    kinds.NOTHING_TO_DRAW: NothingToDraw,
    kinds.SWEPT: Swept,
    kinds.HELPED: Helped,
    kinds.BEGAN_ROUTE: BeganRoute,
    kinds.EXTENDED_ROUTE: ExtendedRoute,
    kinds.LOST_ROUTE: LostRoute,
    kinds.CLOSED_ROUTE: ClosedRoute,
    kinds.PLACED_OFFICE: PlacedOffice,
    kinds.WON_TILE: WonTile,
    kinds.WON_CARRIAGE: WonCarriage,
    kinds.DISCARDED: Discarded,
    kinds.SENT_CLERIC: SentCleric,
    kinds.DROVE: Drove,
    kinds.ARRIVED: Arrived,
    kinds.RECEIVED: Received,
    kinds.DISMISSED: Dismissed,
    kinds.TOOK_TOKEN: TookToken,
    kinds.HANDED_IN: HandedIn,
    kinds.KEPT_TOKENS: KeptTokens,
    kinds.TOOK_CHIP: TookChip,
    kinds.BROUGHT_END: BroughtEnd,
    kinds.ROUNDS_OVER: RoundsOver,
    kinds.GAME_OVER: GameOver,
}
EVENT_CLASSES: tuple[type[Event], ...] = tuple(_CLASSES.values())

# What shows somebody a thing hidden before, so that it cannot be taken back where that would help.
REVEALING = (LaidOut, TookHidden, Reshuffled, Arrived, Received, Dismissed, GameOver)


def _named(detail: str, value: int) -> Any:
    """Return a detail's value by its name, where it has one; None where it is hidden."""
    if value < 0:
        return None
    match detail:
        case "city":
            return BOARD.cities[value].name
        case "coach":
            return BOARD.regions[value].name
        case "place":
            return BOARD.rome.places[value].name
        case "stack":
            return BOARD.stacks[value].id
        case "official":
            return OFFICIAL_NAMES[value]
        case "officials":
            return tuple(name for official, name in enumerate(OFFICIAL_NAMES) if value >> official & 1)
        case "end":
            return ENDS[value]
        case "option":
            return "each" if value == EACH else BOARD.provinces[value].name
    return value


@cache  # there are only a few thousand
def name_event(raw: RawEvent) -> Event:
    """Return an event of the engine with names."""
    event = _CLASSES[raw[0]]
    return event(*(_named(field, value) for field, value in zip(event.__struct_fields__, raw[1:], strict=False)))


def event_seen_by(raw: RawEvent, seat: int | None, cleric_reminder: bool) -> Event:
    """Return an event of the engine with names, as a seat, or None for a spectator, may know it."""
    return name_event(hide_in_event(raw, SPECTATOR if seat is None else seat, int(cleric_reminder)))
