"""The end and the score (R8)."""

import pytest

from posthorn import RuleError
from tests.rules.positions import (
    NINETEEN_CITIES,
    TO_CLOSE,
    at,
    carriage,
    kinds,
    legal,
    play,
    route_of,
    take_turn,
    tiles,
    told,
)

SEVENTH = (route_of(7), "carriage=6")


def test_carriage_7_brings_the_end_about() -> None:
    """Taking carriage 7 brings the end about (R8.1)."""
    game = play(at(TO_CLOSE, *SEVENTH), "close Baden")
    assert game.view(None).ender == 0
    assert told(game, "brought_end") == [(0,)]


def test_carriage_6_does_not() -> None:
    """No other carriage does (R8.1)."""
    game = play(at(TO_CLOSE, route_of(7), "carriage=5"), "close Baden")
    assert (carriage(game), game.view(None).ender) == (6, None)


def test_cartwrights_carriage_7_brings_the_end_about() -> None:
    """So does carriage 7 with the cartwright's help (R7.2, R8.1)."""
    game = play(at(TO_CLOSE, route_of(5), "carriage=6"), "close Baden", "cartwright")
    assert game.view(None).ender == 0


def test_last_office_brings_the_end_about() -> None:
    """Placing the last of 20 offices brings the end about (R8.1)."""
    game = play(at(TO_CLOSE, f"offices0={NINETEEN_CITIES} route0=linz-passau-salzburg"), "close Baiern")
    assert game.view(None).ender == 0
    assert ("game_end", 1) in tiles(game)


def test_last_but_one_office_does_not() -> None:
    """With an office left the game goes on (R8.1)."""
    eighteen = NINETEEN_CITIES.removesuffix(",lodz")
    game = play(at(TO_CLOSE, f"offices0={eighteen} route0=linz-passau-salzburg"), "close Baiern")
    assert (game.view(None).players[0].offices_left, game.view(None).ender) == (1, None)


@pytest.mark.parametrize(
    ("start", "ender", "turns_left"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 0), (2, 0, 1), (2, 2, 2)]
)
def test_round_is_finished(start: int, ender: int, turns_left: int) -> None:
    """The round goes on up to the player on the starting player's right; then the game is over (R8.1)."""
    route, carriages = f"route{ender}={SEVENTH[0].removeprefix('route0=')}", ["0", "0", "0"]
    carriages[ender] = "6"
    hands = "hand0=ulm hand1=ulm hand2=ulm"
    game = at(TO_CLOSE, f"seats=3 start={start} turn={ender} {route} {hands} carriage={','.join(carriages)}")
    play(game, "close Baden")
    for _ in range(turns_left):
        assert not game.is_over
        take_turn(game)
    assert game.is_over
    assert kinds(game)[-2:] == ["rounds_over", "game_over"]
    assert game.seat_to_act is None
    assert legal(game) == set()


def test_later_rounds_follow_without_an_end() -> None:
    """Otherwise the game goes on with the next round (R8.1)."""
    game = take_turn(at("turn=1 hand0=ulm hand1=linz round=40"))
    assert (game.seat_to_act, game.view(None).round) == (0, 41)


def test_nothing_can_be_done_after_the_end() -> None:
    """When the game is over every action is refused (R8.1)."""
    game = play(at(TO_CLOSE, "turn=1 carriage=7 tiles0=game_end:1"), "pass")
    assert game.is_over
    with pytest.raises(RuleError) as refused:
        game.play("draw pile")
    assert (refused.value.rule, refused.value.code, refused.value.legal) == ("R8.1", "game-over", ())


@pytest.mark.parametrize(("owned", "points"), [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_carriage_points(owned: int, points: int) -> None:
    """Only the highest carriage counts, with the points printed on it (R8.2)."""
    game = at(f"carriage={owned} tiles1=game_end:1")
    assert game.score_sheet(0).carriage == points
    assert game.scores[0] == points - 20


def test_tiles_and_offices_left() -> None:
    """Tiles add their value, every office that was not placed takes a point away (R8.2)."""
    game = at("tiles0=baden:3,route_6:3 offices0=linz,ulm carriage=4 tiles1=route_6:2")
    sheet = game.score_sheet(0)
    assert [tile.value for tile in sheet.tiles] == [3, 3]
    assert sheet.offices_left == 18
    assert game.scores == (3 + 6 - 18, 2 - 20)
    assert [player.points for player in game.view(1).players] == [-9, -18]


def test_module_points() -> None:
    """Clerics in audience and chips are added (R8.2, R11.6, R12.4)."""
    clerics = "cleric0=1,2,3,4,5 cleric1=1,2,3,4,5"
    game = at(f"modules=audience,honours {clerics} place=rom,trient,rom,trient,udine space=3,0,1,0,0 chips=2,1")
    assert game.score_sheet(0).clerics == 4
    assert game.score_sheet(0).chips == 2
    assert game.scores == (-20 + 4 + 2, -20 + 1 + 1)


def test_most_points_win() -> None:
    """The ranking goes by points, whoever brought the end about (R8.3)."""
    game = at("seats=3 carriage=4,7,3 tiles1=game_end:1 tiles2=baden:3,baiern:5,all_provinces:6")
    assert game.scores == (-17, -9, -4)
    assert game.ranking == (2, 1, 0)


@pytest.mark.parametrize(
    ("ender", "ranking"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2))]
)
def test_tie_goes_to_the_game_end_tile_and_on_clockwise(ender: int, ranking: tuple[int, ...]) -> None:
    """Among tied players the owner of the tile wins, else who sits next after it, clockwise (R8.3)."""
    # Tiles of 3, 6, 10 and 1 points, levelled by offices.
    length_tiles = ["route_5:2,route_5:1", "route_6:3,route_6:2,route_6:1", "route_7:4,route_7:3,route_7:2,route_7:1"]
    others = [seat for seat in range(4) if seat != ender]
    words = [f"tiles{seat}={won}" for seat, won in zip(others, length_tiles, strict=True)]
    nine_cities = ["mannheim", "carlsruhe", "stuttgart", "ulm", "linz", "lodz", "basel", "pilsen", "passau"]
    for seat, placed in zip((*others, ender), (7, 4, 0, 9), strict=True):
        words.append(f"offices{seat}={','.join(nine_cities[:placed])}")
    game = at("seats=4", f"tiles{ender}=game_end:1", *words)
    assert set(game.scores) == {-10}
    assert game.ranking == ranking


def test_tie_without_the_owner_of_the_tile() -> None:
    """When the owner is not among the tied, the tied player next after it wins (R8.3)."""
    game = at("seats=4 tiles2=game_end:1 carriage=3,3,0,3")
    assert game.scores == (-18, -18, -19, -18)
    assert game.ranking == (3, 0, 1, 2)


def test_tie_when_the_limit_of_rounds_ended_the_game() -> None:
    """Where nobody brought the end about, the starting player stands in the place of the tile's owner (R8.3, R10.3)."""
    game = play(at(TO_CLOSE, "seats=3 max_rounds=3 start=1 turn=0"), "pass")
    assert game.is_over
    assert game.ranking == (1, 2, 0)
