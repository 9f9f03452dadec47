"""Views as plain data, for JSON. A server sends one to every seat after every action, so this is written for speed.

What all seats know alike is written once, by ``write_public``; ``add_own`` adds what one seat knows beyond that. Both
take only what may be known from a state with everything in it: the tests compare that with what ``knowledge`` leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from posthorn.board import BOARD
from posthorn.engine.ending import score
from posthorn.engine.knowledge import sees_own_clerics
from posthorn.engine.state import State, Table
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import RANKS, ROME, TILE_VALUES
from posthorn.game.action import Action
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.game.options import Options

_CITIES = tuple(city.name for city in BOARD.cities)
_REGIONS = tuple(region.name for region in BOARD.regions)
_PLACES = tuple(place.name for place in BOARD.rome.places)


def write_public(s: State) -> dict[str, Any]:
    """Return what a spectator may know of a state."""
    return _write(s, s.seen, [_clerics_in_rome(s, seat) for seat in range(s.seats)] if s.audience else s.cleric)


def write_open(s: State) -> dict[str, Any]:
    """Return everything in a state, all hands and clerics open, or all that a blanked one still has."""
    return _write(s, s.hand, s.cleric)


def _write(s: State, hands: Table, clerics: Table) -> dict[str, Any]:
    seats = range(s.seats)
    data: dict[str, Any] = {
        "seat": None,
        "seat_to_act": None if s.step == STEP_OVER else s.actor,
        "turn": s.turn,
        "start": s.start,
        "round": s.rounds,
        "step": STEP_NAMES[s.step],
        "official": OFFICIAL_NAMES[s.official] if s.official >= 0 else None,
        "ender": s.ender if s.ender >= 0 else None,
        "display": [_CITIES[city] if city >= 0 else None for city in s.display],
        "pile_size": s.pile_size,
        "discards_size": s.discards_size,
        "discards": cards(s.discards),
        "hand": [],
        "players": [_write_player(s, seat, hands[seat], clerics[seat]) for seat in seats],
        "stacks": _stacks(tuple(s.tiles_left)),
        "legal_actions": [],
    }
    if s.audience:
        data["coaches"] = {name: _PLACES[place] for name, place in zip(_REGIONS, s.place, strict=True)}
        data["audience"] = {
            str(rank + 1): [seat for seat in seats if s.space[rank] >> seat & 1] for rank in range(RANKS)
        }
        data["drives"] = {name: drives for name, drives in zip(_REGIONS, s.drives, strict=True) if drives}
        data["free_drives"] = s.free_drives
    if s.honours:
        data["supply"] = _by_official(s.supply)
        data["chips_left"] = s.chips_left
    return data


def add_own(public: dict[str, Any], s: State, seat: int, options: Options, legal: Iterable[Action]) -> dict[str, Any]:
    """Return a seat's view: what is public, of a state what this seat alone knows, and what it may do."""
    hand = cards(s.hand[seat])
    own = {**public["players"][seat], "known_cards": hand}
    if s.audience and sees_own_clerics(s, seat, int(options.cleric_reminder)):
        own["clerics"] = _clerics(s.cleric[seat])
    players = public["players"].copy()
    players[seat] = own
    actions = [action.text for action in legal]
    return {**public, "seat": seat, "hand": hand, "players": players, "legal_actions": actions}


def _write_player(s: State, seat: int, hand: Sequence[int], clerics: Sequence[int]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "hand_size": s.hand_size[seat],
        "known_cards": cards(hand),
        "route": [_CITIES[city] for city in s.route[seat][: s.route_length[seat]]],
        "offices": _cities(s.offices[seat]),
        "offices_left": s.offices_left[seat],
        "carriage": s.carriage[seat],
        "tiles": _tiles(tuple(s.tiles[seat])),
        "points": score(s, seat),
    }
    if s.audience:
        data["clerics"] = _clerics(clerics)
    if s.honours:
        data["tokens"] = _by_official(s.tokens[seat])
        data["chips"] = s.chips[seat]
    return data


def cards(counts: Sequence[int]) -> list[str]:
    """Return the names of some cards, counted by city."""
    different = list(compress(_CITIES, counts))
    if len(different) == sum(counts):
        return different
    return [name for name, count in zip(_CITIES, counts, strict=True) for _ in range(count)]


def _clerics_in_rome(s: State, seat: int) -> list[int]:
    """Return the ranks of a seat's clerics whose coach has come to Rome, 0 for the others (R11.2)."""
    return [rank if place == ROME else 0 for rank, place in zip(s.cleric[seat], s.place, strict=True)]


def _clerics(ranks: Sequence[int]) -> list[int | None]:
    return [rank or None for rank in ranks]


def _by_official(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(OFFICIAL_NAMES, counts, strict=True))


# These change seldom in a game and are alike in many; whoever gets one must not change it.


@lru_cache(maxsize=8192)
def _cities(mask: int) -> list[str]:
    return [name for index, name in enumerate(_CITIES) if mask >> index & 1]


@lru_cache(maxsize=8192)
def _tiles(masks: tuple[int, ...]) -> list[list[Any]]:
    return [
        [stack.id, TILE_VALUES[stack.index][from_top]]
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
