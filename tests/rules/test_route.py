"""Playing cards (R4)."""

import pytest

from posthorn import RuleError
from tests.rules.positions import TO_PLAY, at, hand, kinds, legal, legal_verbs, names, play, route, told

STRICT = "edition=hungarian official=postmaster"  # no abandoning, and no second draw to choose


def test_card_begins_a_route() -> None:
    """With no route, the card played begins one; any card will do (R4.1)."""
    game = at(TO_PLAY, STRICT, "hand0=linz,basel,lodz")
    assert legal(game) == {"begin Linz", "begin Basel", "begin Lodz"}
    play(game, "begin Basel")
    assert route(game) == ["Basel"]
    assert sorted(map(str, hand(game))) == ["Linz", "Lodz"]
    assert kinds(game) == ["began_route"]


def test_card_goes_to_the_left_or_the_right_end() -> None:
    """A card that is joined to both ends may go to either (R4.2)."""
    game = at(TO_PLAY, STRICT, "route0=regensburg-muenchen hand0=passau,linz")
    assert legal(game) == {"play Passau left", "play Passau right"}
    left, right = game.copy(), game
    assert route(play(left, "play Passau left")) == ["Passau", "Regensburg", "München"]
    assert route(play(right, "play Passau right")) == ["Regensburg", "München", "Passau"]
    assert told(left, "extended_route") == [(0, "Passau", "left")]
    assert told(right, "extended_route") == [(0, "Passau", "right")]
    assert hand(left) == ["Linz"]


def test_only_the_ends_count() -> None:
    """A road to a city inside the row is of no use (R4.2)."""
    game = at(TO_PLAY, STRICT, "route0=carlsruhe-stuttgart-nuernberg hand0=ulm,pilsen")
    assert legal(game) == {"play Pilsen right"}


def test_city_in_the_route_does_not_fit() -> None:
    """A city that is in the route fits neither end, though a road leads there (R4.2)."""
    game = at(TO_PLAY, STRICT, "route0=regensburg-muenchen-passau hand0=regensburg,muenchen,linz")
    assert legal(game) == {"play Linz right"}


def test_long_row_grows_on_the_left() -> None:
    """A card on the left moves no other card out of its order (R4.2)."""
    game = at(TO_PLAY, STRICT, "route0=freiburg-carlsruhe-mannheim-wuerzburg-nuernberg hand0=basel,linz")
    play(game, "play Basel left")
    assert route(game) == ["Basel", "Freiburg", "Carlsruhe", "Mannheim", "Würzburg", "Nürnberg"]


def test_colour_does_not_matter() -> None:
    """Cities of different provinces follow one another (R4.2)."""
    game = at(TO_PLAY, STRICT, "route0=freiburg hand0=basel,sigmaringen,mannheim")
    assert legal(game) == {"play Basel right", "play Sigmaringen right"}


def test_a_card_must_be_played() -> None:
    """There is no way round playing a card (R2, R4)."""
    assert legal_verbs(at(TO_PLAY, STRICT, "route0=freiburg hand0=basel,linz")) == {"play right"}


def test_route_is_lost_when_nothing_fits() -> None:
    """When no card fits, the route goes to the discards unscored and a new one begins (R4.3)."""
    game = at(TO_PLAY, STRICT, "route0=carlsruhe-stuttgart-nuernberg hand0=linz,basel,carlsruhe")
    assert legal(game) == {"begin Linz", "begin Basel", "begin Carlsruhe"}
    play(game, "begin Linz")
    assert route(game) == ["Linz"]
    assert names(game.view(None).discards) == ["Carlsruhe", "Stuttgart", "Nürnberg"]
    assert kinds(game) == ["lost_route", "began_route"]
    assert told(game, "lost_route") == [(0, 3)]
    assert game.scores == (-20, -20)


def test_route_may_not_be_given_up_while_a_card_fits() -> None:
    """Where the edition does not allow it, a fitting card must be played (R4.3)."""
    game = at(TO_PLAY, STRICT, "route0=freiburg-basel hand0=linz,zuerich")
    assert legal(game) == {"play Zürich left", "play Zürich right"}


def test_route_may_be_given_up_by_choice() -> None:
    """Where the edition allows it, any card may begin a new route although one fits (R4.3)."""
    game = at(TO_PLAY, "official=postmaster route0=freiburg-basel hand0=linz,zuerich")
    assert legal(game) == {"play Zürich left", "play Zürich right", "begin Linz", "begin Zürich"}
    play(game, "begin Zürich")
    assert route(game) == ["Zürich"]
    assert names(game.view(None).discards) == ["Freiburg", "Basel"]


def test_a_route_is_each_players_own() -> None:
    """The other player's route is no place for a card (R4.1)."""
    game = at(TO_PLAY, STRICT, "route1=freiburg-basel hand0=zuerich")
    assert legal(game) == {"begin Zürich"}


def test_carrier_plays_a_second_card() -> None:
    """The carrier plays a second card, at either end, and that is his help (R4.4)."""
    game = play(
        at(TO_PLAY, "edition=hungarian route0=freiburg-basel hand0=carlsruhe,mannheim,zuerich,linz"),
        "play Carlsruhe left",
    )
    assert legal(game) == {
        "play Mannheim left",
        "play Zürich right",
        "pass",
        "close each",
        "close Baden",
        "close Schweiz",
    }
    play(game, "play Mannheim left")
    assert route(game) == ["Mannheim", "Carlsruhe", "Freiburg", "Basel"]
    assert told(game, "helped") == [(0, "carrier")]
    assert hand(game) == ["Zürich", "Linz"]


def test_carrier_second_card_must_fit_the_route_as_it_is_then() -> None:
    """The first card opens the way for the second and closes others (R4.4)."""
    game = play(at(TO_PLAY, STRICT.replace("official=postmaster", ""), "route0=ulm hand0=augsburg,stuttgart,muenchen"))
    assert "play Stuttgart right" in legal(game)
    play(game, "play Augsburg right")
    assert {text for text in legal(game) if text.startswith("play")} == {"play Stuttgart left", "play München right"}


def test_carrier_never_begins_another_route() -> None:
    """The second card must fit even in an edition that lets a route be given up (R4.4)."""
    game = play(at(TO_PLAY, "hand0=linz,basel,linz"), "begin Linz")
    assert legal(game) == {"pass"}
    with pytest.raises(RuleError) as refused:
        game.play("begin Basel")
    assert (refused.value.rule, refused.value.code) == ("R4.4", "carrier-begins")


def test_carrier_after_a_new_route() -> None:
    """The second card may fit a route that the first one began in place of another (R4.4)."""
    game = play(at(TO_PLAY, "edition=hungarian route0=carlsruhe-stuttgart hand0=linz,passau,freiburg,zuerich"))
    assert "begin Linz" not in legal(game)
    game = play(at(TO_PLAY, "edition=hungarian route0=carlsruhe-stuttgart hand0=linz,passau,zuerich"), "begin Linz")
    assert legal(game) == {"play Passau right", "pass"}
    play(game, "play Passau right")
    assert route(game) == ["Linz", "Passau"]


def test_carrier_may_make_the_route_long_enough() -> None:
    """A route of two that got a third card from the carrier may be closed at once (R4.4, R5)."""
    game = play(at(TO_PLAY, "route0=freiburg hand0=basel,zuerich"), "play Basel right")
    assert "close each" not in legal(game)
    play(game, "play Zürich right")
    assert "close each" in legal(game)


def test_one_card_played_is_no_help() -> None:
    """Playing one card calls nobody (R4.2)."""
    assert play(at(TO_PLAY, "hand0=linz"), "begin Linz").view(None).official is None
