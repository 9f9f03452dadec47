"""What a closing would bring: its offices are placed in every way, and what all ways have in common is certain.

A part of ``outcome_finder``. The ways are played with the engine on copies of a state; nothing hidden is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import reduce

from posthorn.board import BOARD
from posthorn.engine.actions import CALL_CARTWRIGHT, DONE
from posthorn.engine.audience import ask_for_drives, settle_drives
from posthorn.engine.cities import count_cities
from posthorn.engine.closing import offices_wanted
from posthorn.engine.ending import score
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_CARTWRIGHT, STEP_OFFICES
from posthorn.engine.tables import REGIONS, STACKS, TILE_VALUES
from posthorn.engine.turn import apply, settle
from posthorn.game.legal import LegalActions
from posthorn.game.outcome import Closing, Help, Placing
from posthorn.game.view import Tile

# Ways to place a closing's offices that are looked at. More there are only where offices are too few for a long route.
MOST_WAYS = 150
FEW_WAYS = 6  # so many can be told one by one

_Tiles = tuple[int, ...]  # by stack, a bit for each tile


class ClosingFinder:
    """What the rest of a closing brings, compared with the position before the choice.

    ``s`` is the state after the choice; ``revealed`` the error with which playing ends where chance would decide.
    """

    def __init__(self, before: State, s: State, seat: int, revealed: type[Exception]) -> None:
        self._before = before
        self._s = s
        self._seat = seat
        self._revealed = revealed

    def closing(self, option: str) -> Closing:
        """Return what is certain however the offices are placed, and the best way to place them."""
        s, seat, before = self._s, self._seat, self._before
        ways = self._ways()
        is_complete = ways is not None
        if ways is None:
            ways = [self._place_no_more(s)]
        placed = [way.offices[seat] & ~before.offices[seat] for way in ways]
        certain = reduce(int.__and__, placed)
        choice = reduce(int.__or__, placed) & ~certain
        choose = max(map(count_cities, placed)) - count_cities(certain)
        if not is_complete:
            choice = s.office_choices
            choose = min(s.offices_left[seat], offices_wanted(s))
        won = [self._tiles(before, way) for way in ways]
        points = [self._points(way) - self._points(before) for way in ways]
        drives = [self._drives(way) for way in ways] if is_complete else [[0] * (REGIONS + 1)]
        placings = list(map(Placing, map(city_names, placed), map(_name_tiles, won), points))
        best = points.index(max(points))
        is_told = 1 < len(ways) <= FEW_WAYS and not s.free_placement
        least = [min(moves) for moves in zip(*drives, strict=True)]
        return Closing(
            option=option,
            offices=city_names(certain),
            choice=city_names(choice),
            choose=choose,
            tiles=_name_tiles([reduce(int.__and__, masks) for masks in zip(*won, strict=True)]),
            carriage=_new_carriage(before, ways[0], seat),
            points=min(points),
            drives={region.name: least[region.index] for region in BOARD.regions if least[region.index]},
            free_drives=least[REGIONS],
            brings_end=before.ender != seat and all(way.ender == seat for way in ways),
            cartwright=self._help(ways[best], is_complete),
            best=placings[best] if len(ways) > 1 else None,
            ways=tuple(placings) if is_told else (),
        )

    # --- the ways -------------------------------------------------------------------------------------------------

    def _ways(self) -> list[State] | None:
        """Return the states to which all ways of placing the offices lead; None if there are too many."""
        s = self._s
        if s.step != STEP_OFFICES:
            return [s]
        if not s.free_placement:
            return self._complete(s)
        # Fewer offices never bring more: between none further and all that is possible lies every other way (R10.1).
        full = s.copy()
        full.free_placement = 0
        with suppress(self._revealed):
            settle(full)
        ways = self._complete(full) if full.step == STEP_OFFICES else [full]
        return None if ways is None else [self._apply(s, DONE), *ways]

    def _complete(self, s: State) -> list[State] | None:
        """Choose office after office in every way; each set of offices is looked at once."""
        seat = self._seat
        known: dict[tuple[int, int], State] = {}
        open_ways = [s]
        while open_ways:
            at = open_ways.pop()
            for action in LegalActions.of(at).numbers:
                way = self._apply(at, action)
                key = way.offices[seat], way.office_choices if way.step == STEP_OFFICES else 0
                if key not in known:
                    known[key] = way
                    if way.step == STEP_OFFICES:
                        open_ways.append(way)
            if len(known) > MOST_WAYS:
                return None
        return [way for way in known.values() if way.step != STEP_OFFICES]

    def _apply(self, s: State, action: int) -> State:
        way = s.copy()
        with suppress(self._revealed):
            apply(way, action)
        return way

    def _place_no_more(self, s: State) -> State:
        """Return the state to which no further office would lead: whatever is placed, it brings no less."""
        way = s.copy()
        way.free_placement = 1
        return self._apply(way, DONE)

    # --- what they bring ------------------------------------------------------------------------------------------

    def _points(self, s: State) -> int:
        return score(s, self._seat)  # clerics change nothing before the coaches move

    def _tiles(self, before: State, after: State) -> _Tiles:
        old, new = before.tiles[self._seat], after.tiles[self._seat]
        return tuple(new[stack] & ~old[stack] for stack in range(STACKS))

    def _drives(self, way: State) -> list[int]:
        """Return the moves a closing asks of each coach, and last those of a coach of choice (R11.3, R11.4)."""
        if not way.audience or way.turn != self._seat:
            return [0] * (REGIONS + 1)
        s = way.copy()
        if s.route_length[self._seat]:  # it still lies there: the cartwright is asked first, or tokens are handed in
            ask_for_drives(s)
        settle_drives(s)
        return [*s.drives, s.free_drives]

    def _help(self, way: State, is_best: bool) -> Help | None:
        """Return what the cartwright would add, if he can be called (R7.2).

        Tiles he brings only by ending the game, and it is ended already where the best placing has used the last
        office. Where that placing is not known they are not counted.
        """
        if way.step != STEP_CARTWRIGHT:
            return None
        helped = self._apply(way, CALL_CARTWRIGHT)
        tiles = _name_tiles(self._tiles(way, helped))
        points = self._points(helped) - self._points(way)
        if not is_best:
            points -= sum(tile.value for tile in tiles)
        return Help(helped.carriage[self._seat], tiles if is_best else (), points)


def _new_carriage(before: State, after: State, seat: int) -> int | None:
    return after.carriage[seat] if after.carriage[seat] != before.carriage[seat] else None


def _each_tile(masks: Sequence[int]) -> Iterator[Tile]:
    for stack in BOARD.stacks:
        for from_top in range(len(stack.values)):
            if masks[stack.index] >> from_top & 1:
                yield Tile(stack.id, TILE_VALUES[stack.index][from_top])


def _name_tiles(masks: Sequence[int]) -> tuple[Tile, ...]:
    return tuple(_each_tile(masks))


def city_names(cities: int) -> tuple[str, ...]:
    """Return the names of a set of cities."""
    return tuple(city.name for city in BOARD.cities if cities >> city.index & 1)
