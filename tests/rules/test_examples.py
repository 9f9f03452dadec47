"""The worked examples of the rulebooks (R13)."""

import pytest

from posthorn import RuleError
from tests.rules.positions import TO_CLOSE, TO_PLAY, at, carriage, legal, offices, play, route, route_of, tiles


def test_r13_1_what_does_not_fit_carlsruhe_to_regensburg() -> None:
    """Innsbruck fits neither end, Würzburg goes in between nowhere, a second Stuttgart does not fit (R13.1, R4.2)."""
    game = at(
        TO_PLAY, "edition=hungarian route0=carlsruhe-stuttgart-nuernberg-regensburg hand0=innsbruck,wuerzburg,stuttgart"
    )
    for city, code in (("Innsbruck", "does-not-fit"), ("Würzburg", "does-not-fit"), ("Stuttgart", "in-route")):
        for end in ("left", "right"):
            with pytest.raises(RuleError) as refused:
                game.play(f"play {city} {end}")
            assert (refused.value.rule, refused.value.code) == ("R4.2", code)
    assert not any(text.startswith("play") for text in legal(game))


def test_r13_1_what_fits_goes_to_its_end() -> None:
    """Of the same route, Mannheim fits the left end alone and Passau the right (R13.1, R4.2)."""
    game = at(TO_PLAY, "edition=hungarian route0=carlsruhe-stuttgart-nuernberg-regensburg hand0=mannheim,passau")
    assert {text for text in legal(game) if text.startswith(("play", "begin"))} == {
        "play Mannheim left",
        "play Passau right",
    }
    play(game, "play Mannheim left")
    assert route(game) == ["Mannheim", "Carlsruhe", "Stuttgart", "Nürnberg", "Regensburg"]


SIGMARINGEN_TO_AUGSBURG = "route0=sigmaringen-stuttgart-nuernberg-regensburg-ingolstadt-augsburg"


@pytest.mark.parametrize("bavarian", ["Nürnberg", "Regensburg", "Ingolstadt", "Augsburg"])
def test_r13_2_one_office_in_each_province(bavarian: str) -> None:
    """Sigmaringen, Stuttgart and one of the four Bavarian cities get an office (R13.2, R5.1a)."""
    game = play(at(TO_CLOSE, SIGMARINGEN_TO_AUGSBURG), "close each")
    assert legal(game) == {"office Nürnberg", "office Regensburg", "office Ingolstadt", "office Augsburg"}
    play(game, f"office {bavarian}")
    assert offices(game) == {"Sigmaringen", "Stuttgart", bavarian}


def test_r13_2_every_city_in_one_province() -> None:
    """Nürnberg, Regensburg, Ingolstadt and Augsburg each get an office (R13.2, R5.1b)."""
    game = play(at(TO_CLOSE, SIGMARINGEN_TO_AUGSBURG), "close Baiern")
    assert offices(game) == {"Nürnberg", "Regensburg", "Ingolstadt", "Augsburg"}


def test_r13_3_wuerttemberg_and_hohenzollern_complete() -> None:
    """With an office in Stuttgart, those in Sigmaringen and Ulm complete the region: its top tile (R13.3, R6.2)."""
    game = play(at(TO_CLOSE, "offices0=stuttgart route0=zuerich-sigmaringen-ulm"), "close each")
    assert offices(game) == {"Stuttgart", "Sigmaringen", "Ulm", "Zürich"}
    assert tiles(game) == [("wuerttemberg_hohenzollern", 3)]


def test_r13_4_carriages_in_order() -> None:
    """3 cards: carriage 3. Then 5 cards: carriage 4, not 5. Then 4 cards: none (R13.4, R7.1)."""
    game = play(at(TO_CLOSE, route_of(3)), "close Baden")
    assert carriage(game) == 3
    game = play(at(TO_CLOSE, route_of(5), "carriage=3"), "close Baden")
    assert carriage(game) == 4
    game = play(at(TO_CLOSE, route_of(4), "carriage=4"), "close Baden", "no cartwright")
    assert carriage(game) == 4


def test_r13_5_cartwright_brings_carriage_7_for_five_cards() -> None:
    """The owner of carriage 6 closes a route of 5: with the cartwright, carriage 7 (R13.5, R7.2)."""
    game = play(at(TO_CLOSE, route_of(5), "carriage=6"), "close Baden", "cartwright")
    assert carriage(game) == 7


def test_r13_6_empty_stack_of_seven() -> None:
    """The 7-stack is empty: a route of 8 takes a 6-tile, or a 5-tile if those are gone too (R13.6, R6.1)."""
    sevens = "tiles1=route_7:4,route_7:3,route_7:2,route_7:1"
    game = play(at(TO_CLOSE, route_of(8), sevens), "close Baiern")
    assert tiles(game) == [("route_6", 3)]
    game = play(at(TO_CLOSE, route_of(8), sevens + ",route_6:3,route_6:2,route_6:1"), "close Baiern")
    assert tiles(game) == [("route_5", 2)]


def test_r13_7_carriage_7_tiles_16_four_offices_left() -> None:
    """Carriage worth 7, tiles worth 16, four offices left: 19 points (R13.7, R8.2)."""
    sixteen = "tiles0=route_7:4,all_provinces:6,route_6:3,baden:3"
    placed = "mannheim,carlsruhe,freiburg,stuttgart,ulm,sigmaringen,basel,zuerich,innsbruck,wuerzburg,nuernberg"
    game = at(f"carriage=6 {sixteen} offices0={placed},pilsen,budweis,linz,salzburg,lodz")
    sheet = game.score_sheet(0)
    assert (sheet.carriage, sum(tile.value for tile in sheet.tiles), sheet.offices_left) == (7, 16, 4)
    assert game.scores[0] == sheet.total == 19
