"""Bonus tiles (R6)."""

from posthorn.engine.events import WON_TILE, report
from posthorn.engine.state import State
from posthorn.engine.tables import (
    ALL_PROVINCES,
    BAIERN,
    LENGTH_STACK,
    LONGEST_WITH_TILE,
    PROVINCE_CITIES,
    PROVINCES,
    REGION_CITIES,
    REGION_STACK,
    REGIONS,
    SHORTEST_WITH_TILE,
    STACK_SIZE,
    TILE_VALUES,
)


def win_tile(s: State, seat: int, stack: int) -> None:
    """Take the top tile of a stack, if there is one."""
    if s.tiles_left[stack] > 0:
        from_top = STACK_SIZE[stack] - s.tiles_left[stack]
        s.tiles_left[stack] -= 1
        s.tiles[seat][stack] |= 1 << from_top
        report(s, WON_TILE, seat, stack, TILE_VALUES[stack][from_top])


def win_length_tile(s: State, seat: int, length: int) -> None:
    """Take the tile for a route of this length, or of the next shorter stack that is not empty (R6.1)."""
    if length < SHORTEST_WITH_TILE:
        return
    counted = min(length, LONGEST_WITH_TILE)
    if s.every_length_falls_back or counted == LONGEST_WITH_TILE:
        while counted > SHORTEST_WITH_TILE and s.tiles_left[LENGTH_STACK[counted - SHORTEST_WITH_TILE]] == 0:
            counted -= 1
    win_tile(s, seat, LENGTH_STACK[counted - SHORTEST_WITH_TILE])


def missing_provinces(s: State, offices: int) -> int:
    """Return in how many more provinces the tile asks for an office: of all, or of those outside Baiern (R6.3)."""
    missing = 0
    for province in range(PROVINCES):
        counts = province != BAIERN or not s.outside_baiern
        if counts and offices & PROVINCE_CITIES[province] == 0:
            missing += 1
    return missing


def win_board_tiles(s: State, seat: int) -> None:
    """Take the tiles for complete regions and for all provinces, each once in a game (R6.2, R6.3)."""
    for region in range(REGIONS):
        if s.offices[seat] & REGION_CITIES[region] == REGION_CITIES[region]:
            stack = REGION_STACK[region]
            if s.tiles[seat][stack] == 0:
                win_tile(s, seat, stack)
    if s.tiles[seat][ALL_PROVINCES] == 0 and missing_provinces(s, s.offices[seat]) == 0:
        win_tile(s, seat, ALL_PROVINCES)


def tile_points(s: State, seat: int, stack: int) -> int:
    """Return what the seat's tiles of a stack are worth."""
    points = 0
    for from_top in range(STACK_SIZE[stack]):
        if s.tiles[seat][stack] >> from_top & 1:
            points += TILE_VALUES[stack][from_top]
    return points
