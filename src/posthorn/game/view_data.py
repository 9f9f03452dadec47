"""A view as data, for messages: what is written and who may know it.

A server sends one to every seat after every action, so this is written for speed. Everything is written from states
that ``knowledge`` has blanked. What all seats know alike is written once, from the spectator's; a seat's own adds to
that what it alone knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from posthorn.board import BOARD
from posthorn.engine.ending import score, stops_before, turns_before
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import RANKS, TILE_VALUES
from posthorn.game.action import Action
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.game.vocabulary import VOCABULARY, Carriage, City, Official, Place, Rank, Region, Seat, Stack, Step

_CITIES, _REGIONS, _PLACES = VOCABULARY["City"], VOCABULARY["Region"], VOCABULARY["Place"]

Count = Annotated[int, Meta(ge=0)]
Counts = dict[Official, int]


class PlayerData(Struct, frozen=True, gc=False):
    """What the viewer may know of one player."""

    hand_size: Count
    known_cards: Annotated[
        list[City], Meta(description="Of the hand: all of your own, of others' what they took openly.")
    ]
    route: Annotated[list[City], Meta(description="The route's cards from left to right.")]
    offices: list[City]
    offices_left: Count
    carriage: Carriage
    tiles: Annotated[list[tuple[Stack, int]], Meta(description="The bonus tiles won: the stack and the points.")]
    points: Annotated[int, Meta(description="As the table would be scored now, without what is hidden.")]
    clerics: (
        Annotated[
            list[Rank | None],
            Meta(
                description="With the Audience: the rank on each region's coach. Secret, null, until the coach is in "
                "Rome; a seat sees its own while it sends them, and later with the switch cleric_reminder (R11.2)."
            ),
        ]
        | UnsetType
    ) = UNSET
    tokens: Counts | UnsetType = UNSET
    chips: Count | UnsetType = UNSET


class ViewData(Struct, frozen=True, gc=False):
    """Exactly what a seat, or a spectator, may know."""

    seat: Annotated[Seat | None, Meta(description="Whose view it is; null for a spectator.")]
    seat_to_act: Annotated[Seat | None, Meta(description="Who must choose now; null when the game is over.")]
    turn: Annotated[
        Seat, Meta(description="Whose turn it is; while tokens are handed in someone else may have to act.")
    ]
    start: Annotated[Seat, Meta(description="Who began.")]
    round: Annotated[int, Meta(ge=0, description="Counted from 1; 0 while clerics are sent.")]
    step: Annotated[Step, Meta(description="What is asked for.")]
    official: Annotated[Official | None, Meta(description="Who has helped this turn.")]
    ender: Annotated[Seat | None, Meta(description="Who has triggered the end.")]
    turns_to_come: Annotated[
        list[Seat] | None,
        Meta(description="Who still has a turn after this one, in order; null while no end is in sight (R8.1)."),
    ]
    display: Annotated[list[City | None], Meta(description="The open cards; null where none lies.")]
    pile_size: Count
    discards_size: Count
    discards: list[City]
    hand: Annotated[list[City], Meta(description="Secret: the viewer's own cards; none for a spectator.")]
    players: Annotated[list[PlayerData], Meta(description="By seat.")]
    stacks: Annotated[dict[Stack, list[int]], Meta(description="The bonus tiles left, the top one first.")]
    legal_actions: Annotated[list[str], Meta(description="What the viewer may do now.")]
    coaches: Annotated[dict[Region, Place], Meta(description="With the Audience: where each coach is.")] | UnsetType = (
        UNSET
    )
    audience: (
        Annotated[dict[str, list[Seat]], Meta(description="With the Audience: by rank, who is on its space.")]
        | UnsetType
    ) = UNSET
    drives: (
        Annotated[dict[Region, int], Meta(description="The moves that a closing still owes each coach.")] | UnsetType
    ) = UNSET
    free_drives: Annotated[int, Meta(description="The moves of a coach of choice that it owes.")] | UnsetType = UNSET
    supply: Annotated[Counts, Meta(description="With the Offices of Honour: the tokens left.")] | UnsetType = UNSET
    chips_left: Count | UnsetType = UNSET
    position: (
        Annotated[str, Meta(description="Only in a replay: the position's text, hidden things included.")] | UnsetType
    ) = UNSET


def write_view(s: State) -> ViewData:
    """Return all that a state has, in the form of a spectator's view."""
    seats = range(s.seats)
    return ViewData(
        seat=None,
        seat_to_act=None if s.step == STEP_OVER else s.actor,
        turn=s.turn,
        start=s.start,
        round=s.rounds,
        step=STEP_NAMES[s.step],
        official=OFFICIAL_NAMES[s.official] if s.official >= 0 else None,
        ender=s.ender if s.ender >= 0 else None,
        turns_to_come=turns_to_come(s),
        display=[_CITIES[city] if city >= 0 else None for city in s.display],
        pile_size=s.pile_size,
        discards_size=s.discards_size,
        discards=cards(s.discards),
        hand=[],
        players=[_write_player(s, seat) for seat in seats],
        stacks=_stacks(tuple(s.tiles_left)),
        legal_actions=[],
        coaches={name: _PLACES[place] for name, place in zip(_REGIONS, s.place, strict=True)} if s.audience else UNSET,
        audience=(
            {str(rank + 1): [seat for seat in seats if s.space[rank] >> seat & 1] for rank in range(RANKS)}
            if s.audience
            else UNSET
        ),
        drives=(
            {name: drives for name, drives in zip(_REGIONS, s.drives, strict=True) if drives} if s.audience else UNSET
        ),
        free_drives=s.free_drives if s.audience else UNSET,
        supply=_by_official(s.supply) if s.honours else UNSET,
        chips_left=s.chips_left if s.honours else UNSET,
    )


def turns_to_come(s: State) -> list[int] | None:
    """Return the seats that still have a turn after the present one, or None while no end is in sight (R8.1, R10.3)."""
    stop = stops_before(s)
    if stop < 0:
        return None
    return [(s.turn + 1 + n) % s.seats for n in range(turns_before(s, stop))]


def add_own(public: ViewData, s: State, seat: int, legal: Iterable[Action]) -> ViewData:
    """Return a seat's view: the spectator's, with what the seat itself has in a state, and what it may do."""
    hand = cards(s.hand[seat])
    players = public.players.copy()
    players[seat] = replace(players[seat], known_cards=hand, clerics=_clerics(s, seat))
    actions = [action.text for action in legal]
    return replace(public, seat=seat, hand=hand, players=players, legal_actions=actions)


def _write_player(s: State, seat: int) -> PlayerData:
    return PlayerData(
        hand_size=s.hand_size[seat],
        known_cards=cards(s.hand[seat]),
        route=[_CITIES[city] for city in s.route[seat][: s.route_length[seat]]],
        offices=_cities(s.offices[seat]),
        offices_left=s.offices_left[seat],
        carriage=s.carriage[seat],
        tiles=_tiles(tuple(s.tiles[seat])),
        points=score(s, seat),
        clerics=_clerics(s, seat),
        tokens=_by_official(s.tokens[seat]) if s.honours else UNSET,
        chips=s.chips[seat] if s.honours else UNSET,
    )


def cards(counts: Sequence[int]) -> list[str]:
    """Return the names of some cards, counted by city."""
    different = list(compress(_CITIES, counts))
    if len(different) == sum(counts):
        return different
    return [name for name, count in zip(_CITIES, counts, strict=True) for _ in range(count)]


def _clerics(s: State, seat: int) -> list[int | None] | UnsetType:
    return [rank or None for rank in s.cleric[seat]] if s.audience else UNSET


def _by_official(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(OFFICIAL_NAMES, counts, strict=True))


# These change seldom in a game and are alike in many; nobody must change one.


@lru_cache(maxsize=8192)
def _cities(mask: int) -> list[str]:
    return [name for index, name in enumerate(_CITIES) if mask >> index & 1]


@lru_cache(maxsize=8192)
def _tiles(masks: tuple[int, ...]) -> list[tuple[str, int]]:
    return [
        (stack.id, TILE_VALUES[stack.index][from_top])
        for stack in BOARD.stacks
        for from_top in range(len(stack.values))
        if masks[stack.index] >> from_top & 1
    ]


@lru_cache(maxsize=8192)
def _stacks(left: tuple[int, ...]) -> dict[str, list[int]]:
    return {
        stack.id: list(stack.values[len(stack.values) - tiles :])
        for stack, tiles in zip(BOARD.stacks, left, strict=True)
    }
