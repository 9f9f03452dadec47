"""Bonus tiles (R6)."""

import pytest

from posthorn.board import BOARD
from tests.rules.positions import TO_CLOSE, at, play, route_of, tiles, told

STACKS = {
    "route_5": "route_5:2,route_5:1",
    "route_6": "route_6:3,route_6:2,route_6:1",
    "route_7": "route_7:4,route_7:3,route_7:2,route_7:1",
}


# -- R6.1 route length --


@pytest.mark.parametrize(
    ("length", "tile"),
    [
        (3, []),
        (4, []),
        (5, [("route_5", 2)]),
        (6, [("route_6", 3)]),
        (7, [("route_7", 4)]),
        (8, [("route_7", 4)]),
        (9, [("route_7", 4)]),
    ],
)
def test_route_length(length: int, tile: list[tuple[str, int]]) -> None:
    """A route of 5, of 6, of 7 or more cards takes exactly one tile, the top one of that stack (R6.1)."""
    assert tiles(play(at(TO_CLOSE, route_of(length)), "close Schweiz")) == tile


@pytest.mark.parametrize(
    ("length", "empty", "tile"),
    [
        (7, ["route_7"], [("route_6", 3)]),
        (7, ["route_7", "route_6"], [("route_5", 2)]),
        (7, ["route_7", "route_6", "route_5"], []),
        (6, ["route_6"], [("route_5", 2)]),
        (6, ["route_6", "route_5"], []),
        (5, ["route_5"], []),
        (6, ["route_5"], [("route_6", 3)]),
        (7, ["route_6"], [("route_7", 4)]),
    ],
)
def test_empty_stack(length: int, empty: list[str], tile: list[tuple[str, int]]) -> None:
    """An empty stack falls back on the next shorter one that is not, down to 5, never on a longer one (R6.1)."""
    taken = ",".join(STACKS[stack] for stack in empty)
    game = play(at(TO_CLOSE, route_of(length), f"tiles1={taken}"), "close Schweiz")
    assert tiles(game) == tile
    assert told(game, "won_tile") == [(0, *won) for won in tile]


def test_second_tile_is_worth_less() -> None:
    """The stack's next tile is the one that lay under the first (R6.1)."""
    assert tiles(play(at(TO_CLOSE, route_of(6), "tiles1=route_6:3"), "close Schweiz")) == [("route_6", 2)]


def test_several_tiles_of_one_length() -> None:
    """Several tiles of one length may be won in a game (R6.1)."""
    game = play(at(TO_CLOSE, route_of(6), "tiles0=route_6:3"), "close Schweiz")
    assert tiles(game) == [("route_6", 3), ("route_6", 2)]


# -- R6.2 regions --

# A city of each region, a route that passes through it, and the province to close with.
REGIONS = [
    ("baden", "mannheim", "mannheim-stuttgart-ulm", "Baden", 3),
    ("wuerttemberg_hohenzollern", "ulm", "ulm-augsburg-muenchen", "Württemberg", 3),
    ("wuerttemberg_hohenzollern", "sigmaringen", "sigmaringen-kempten-augsburg", "Hohenzollern", 3),
    ("schweiz_tyrol", "zuerich", "zuerich-kempten-augsburg", "Schweiz", 3),
    ("schweiz_tyrol", "innsbruck", "innsbruck-kempten-augsburg", "Tyrol", 3),
    ("baiern", "passau", "passau-linz-budweis", "Baiern", 5),
    ("boehmen_salzburg", "pilsen", "pilsen-nuernberg-wuerzburg", "Böhmen", 4),
    ("boehmen_salzburg", "linz", "linz-passau-muenchen", "Salzburg", 4),
]


def cities_but(region: str, missing: str) -> str:
    """The cities of a region but one."""
    cities = (BOARD.cities[city].id for city in BOARD.regions[region_index(region)].cities)
    return ",".join(city for city in cities if city != missing)


def region_index(region: str) -> int:
    """The place of a region among the five."""
    return next(found.index for found in BOARD.regions if found.id == region)


@pytest.mark.parametrize(("region", "missing", "route", "province", "value"), REGIONS)
def test_region(region: str, missing: str, route: str, province: str, value: int) -> None:
    """An office in every city of a region, from several routes, takes the top tile (R6.2)."""
    game = at(TO_CLOSE, f"route0={route} offices0={cities_but(region, missing)}")
    assert tiles(play(game, f"close {province}")) == [(region, value)]


@pytest.mark.parametrize(("region", "missing", "route", "province", "value"), REGIONS)
def test_region_with_a_city_missing(region: str, missing: str, route: str, province: str, value: int) -> None:
    """With one city of a region missing there is no tile (R6.2)."""
    others = next(entry for entry in REGIONS if entry[0] != region)
    game = at(TO_CLOSE, f"route0={others[2]} offices0={cities_but(region, missing)}")
    assert tiles(play(game, f"close {others[3]}")) == []


def test_region_from_one_route() -> None:
    """One route may complete a region (R6.2)."""
    game = play(at(TO_CLOSE, "route0=mannheim-carlsruhe-freiburg"), "close Baden")
    assert tiles(game) == [("baden", 3)]


def test_half_a_region() -> None:
    """Both provinces of a region must be complete (R6.2)."""
    game = play(at(TO_CLOSE, "offices0=pilsen route0=pilsen-budweis-linz"), "close Böhmen")
    assert tiles(game) == []


def test_others_offices_complete_no_region() -> None:
    """Every office must be the player's own (R6.2)."""
    game = play(at(TO_CLOSE, "offices1=carlsruhe,freiburg route0=mannheim-stuttgart-ulm"), "close Baden")
    assert tiles(game) == tiles(game, 1) == []


def test_second_player_in_a_region() -> None:
    """The next player to complete a region takes the next tile (R6.2)."""
    game = at(TO_CLOSE, "offices1=mannheim,carlsruhe,freiburg tiles1=baden:3 route0=mannheim-carlsruhe-freiburg")
    assert tiles(play(game, "close Baden")) == [("baden", 2)]


def test_one_tile_per_region_and_player() -> None:
    """A region is rewarded once, however often its owner closes routes (R6.2)."""
    game = at(TO_CLOSE, "offices0=mannheim,carlsruhe,freiburg tiles0=baden:3 route0=mannheim-stuttgart-ulm")
    assert tiles(play(game, "close Württemberg")) == [("baden", 3)]


def test_empty_region_stack() -> None:
    """An empty stack gives nothing, and falls back on none (R6.2)."""
    taken = "tiles1=baden:3 tiles2=baden:2 tiles3=baden:1"
    game = play(at(TO_CLOSE, "seats=4 route0=mannheim-carlsruhe-freiburg", taken), "close Baden")
    assert tiles(game) == []
    assert told(game, "won_tile") == []


# -- R6.3 all provinces --

OUTSIDE_BAIERN_BUT_POLEN = "carlsruhe,ulm,sigmaringen,basel,innsbruck,budweis,salzburg"


def test_all_provinces_with_polen() -> None:
    """An office in each of the nine provinces takes the top tile; Polen counts (R6.3)."""
    game = at(TO_CLOSE, f"offices0={OUTSIDE_BAIERN_BUT_POLEN},passau route0=lodz-pilsen-budweis")
    assert tiles(play(game, "close Polen")) == [("all_provinces", 6)]


def test_all_provinces_without_polen() -> None:
    """Without Polen it is not every province (R6.3)."""
    game = at(TO_CLOSE, f"offices0={OUTSIDE_BAIERN_BUT_POLEN},passau route0=lodz-pilsen-budweis")
    assert tiles(play(game, "close Böhmen")) == []


@pytest.mark.parametrize("missing", OUTSIDE_BAIERN_BUT_POLEN.split(","))
def test_all_provinces_with_one_missing(missing: str) -> None:
    """Every single province is needed (R6.3)."""
    placed = ",".join(city for city in OUTSIDE_BAIERN_BUT_POLEN.split(",") if city != missing)
    game = at(TO_CLOSE, f"offices0={placed},passau route0=lodz-pilsen-nuernberg")
    assert tiles(play(game, "close Polen")) == []


def test_all_provinces_once() -> None:
    """One such tile per player (R6.3)."""
    game = at(
        TO_CLOSE,
        f"offices0={OUTSIDE_BAIERN_BUT_POLEN},passau,lodz tiles0=all_provinces:6 route0=regensburg-nuernberg-wuerzburg",
    )
    assert tiles(play(game, "close Baiern")) == [("all_provinces", 6)]


def test_all_provinces_for_the_second_player() -> None:
    """The next player takes the next tile (R6.3)."""
    game = at(
        TO_CLOSE, f"offices0={OUTSIDE_BAIERN_BUT_POLEN},passau tiles1=all_provinces:6 route0=lodz-pilsen-nuernberg"
    )
    assert tiles(play(game, "close Polen")) == [("all_provinces", 5)]


# -- R6.4, R6.5 --


def test_one_closing_may_win_several_tiles() -> None:
    """Length, region and all provinces are rewarded side by side (R6)."""
    placed = "stuttgart,ulm,sigmaringen,basel,innsbruck,budweis,salzburg,passau,mannheim,carlsruhe"
    game = at(TO_CLOSE, f"offices0={placed},lodz route0=freiburg-zuerich-kempten-augsburg-muenchen")
    assert tiles(play(game, "close Baden")) == [
        ("route_5", 2),
        ("baden", 3),
        ("wuerttemberg_hohenzollern", 3),
        ("all_provinces", 6),
    ]


def test_game_end_tile() -> None:
    """Who brings the end about takes this single tile (R6.4)."""
    game = play(at(TO_CLOSE, route_of(7), "carriage=6"), "close Schweiz")
    assert tiles(game) == [("route_7", 4), ("game_end", 1)]
    assert game.view(None).stacks["game_end"] == ()


def test_tiles_are_public() -> None:
    """Every stack lies open when a tile is won, so all views show who has what (R6.5)."""
    game = play(at(TO_CLOSE, route_of(6)), "close Schweiz")
    for seat in (0, 1, None):
        (tile,) = game.view(seat).players[0].tiles
        assert (tile.stack, tile.value) == ("route_6", 3)
        assert game.view(seat).stacks["route_6"] == (2, 1)
    assert told(game, "won_tile") == [(0, "route_6", 3)]
