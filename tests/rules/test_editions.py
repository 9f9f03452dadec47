"""The editions: every row of R9 in every edition, and every switch by itself."""

from typing import Any

import pytest

from posthorn import Game, Options
from posthorn.game import DEFAULT_EDITION, EDITIONS
from tests.rules.positions import TO_CLOSE, TO_PLAY, at, legal, legal_verbs, play, route_of, take_turn, tiles

# The table of R9, column by column.
R9 = {
    "hungarian": ("outside_baiern", False, False, "every", "finish_round", "youngest"),
    "italian": ("all", True, True, "every", "finish_round", "youngest"),
    "icelandic": ("all", True, True, "seven_only", "one_turn_each", "choice"),
    "spanish": ("outside_baiern", True, True, "every", "finish_round", "youngest"),
}
ROWS = ("all_provinces", "empty_hand_postmaster", "may_abandon", "length_fallback", "last_round", "starting_player")


def test_presets() -> None:
    """The editions are those of the table, switch by switch (R9)."""
    assert {name: tuple(edition[row] for row in ROWS) for name, edition in EDITIONS.items()} == R9
    assert all(set(edition) == set(ROWS) for edition in EDITIONS.values())


def test_default_edition() -> None:
    """Who names no edition plays the Italian one (R9)."""
    assert DEFAULT_EDITION == Game.new(seed=1).options.edition == Options.of().edition == "italian"
    assert Options.of() == Options.of(3, "italian")


@pytest.mark.parametrize("edition", R9)
def test_options_of_an_edition(edition: str) -> None:
    """A game of an edition has its switches; what R10 and R11 leave open is the same in all (R9)."""
    options = Game.new(seed=1, edition=edition).options
    assert tuple(getattr(options, row) for row in ROWS) == R9[edition]
    assert (options.placement, options.max_rounds, options.cleric_reminder) == ("full", None, False)
    assert options.switches == {}


@pytest.mark.parametrize("edition", R9)
@pytest.mark.parametrize("way", ["youngest", "choice"])
def test_starting_player_by_itself(edition: str, way: str) -> None:
    """How the table finds its starting player can be set by itself, and any seat may be it (R9, R1.3)."""
    game = Game.new(seed=1, edition=edition, starting_player=way, start=2)
    assert (game.options.starting_player, game.seat_to_act) == (way, 2)


# -- what each switch does; each function tells which way the table plays --


def all_provinces_in(*words: str) -> str:
    """Close a route that leaves Baiern alone without an office."""
    placed = "offices0=carlsruhe,ulm,sigmaringen,basel,innsbruck,budweis,salzburg"
    game = play(at(TO_CLOSE, placed, "route0=lodz-pilsen-nuernberg", *words), "close Polen")
    return "outside_baiern" if ("all_provinces", 6) in tiles(game) else "all"


def empty_hand_postmaster_in(*words: str) -> bool:
    """Begin a turn with an empty hand, and draw a card."""
    game = take_turn(at("turn=1 round=5 hand1=linz", *words))
    administrator = "administrator" in legal(game)
    forced = legal_verbs(play(game, "draw pile")) == {"draw", "draw pile"}
    assert forced != administrator
    return forced


def may_abandon_in(*words: str) -> bool:
    """Hold a card that fits the route and one that does not."""
    game = at(TO_PLAY, "route0=freiburg-basel hand0=zuerich,linz", *words)
    assert "play Zürich right" in legal(game)
    assert ("begin Zürich" in legal(game)) == ("begin Linz" in legal(game))
    return "begin Linz" in legal(game)


def length_fallback_in(*words: str) -> str:
    """Close a route of six when the stack of six is empty; one of seven or more falls back in any case."""
    sixes, sevens = "route_6:3,route_6:2,route_6:1", "route_7:4,route_7:3,route_7:2,route_7:1"
    for length in (7, 8, 9):
        game = play(at(TO_CLOSE, route_of(length), f"tiles1={sixes},{sevens}", *words), "close Schweiz")
        assert tiles(game) == [("route_5", 2)]
    game = play(at(TO_CLOSE, route_of(6), f"tiles1={sixes}", *words), "close Schweiz")
    return "every" if tiles(game) == [("route_5", 2)] else "seven_only"


def last_round_in(*words: str) -> str:
    """Bring the end about with the last turn of a round; the starting player has another one or not."""
    route = route_of(7).replace("route0", "route1")
    game = play(at(TO_CLOSE, f"turn=1 carriage=0,6 {route} hand0=ulm", *words), "close Baden")
    if game.is_over:
        return "finish_round"
    assert take_turn(game).is_over
    return "one_turn_each"


PROBES = {
    "all_provinces": all_provinces_in,
    "empty_hand_postmaster": empty_hand_postmaster_in,
    "may_abandon": may_abandon_in,
    "length_fallback": length_fallback_in,
    "last_round": last_round_in,
}
VALUES: dict[str, tuple[object, object]] = {
    "all_provinces": ("all", "outside_baiern"),
    "empty_hand_postmaster": (False, True),
    "may_abandon": (False, True),
    "length_fallback": ("every", "seven_only"),
    "last_round": ("finish_round", "one_turn_each"),
}


@pytest.mark.parametrize("edition", R9)
@pytest.mark.parametrize("switch", PROBES)
def test_edition_plays_its_row(switch: str, edition: str) -> None:
    """Each edition plays as its column of the table says (R9)."""
    assert PROBES[switch](f"edition={edition}") == R9[edition][ROWS.index(switch)]


@pytest.mark.parametrize("edition", R9)
@pytest.mark.parametrize(("switch", "value"), [(switch, value) for switch in PROBES for value in VALUES[switch]])
def test_switch_by_itself(switch: str, value: object, edition: str) -> None:
    """A switch set by itself decides in every edition, and changes no other row (R9)."""
    words = (f"edition={edition}", f"{switch}={value}")
    for row, probe in PROBES.items():
        expected = value if row == switch else R9[edition][ROWS.index(row)]
        assert probe(*words) == expected


@pytest.mark.parametrize(("switch", "value"), [(switch, value) for switch in PROBES for value in VALUES[switch]])
def test_switch_of_a_new_game(switch: str, value: object) -> None:
    """A new game takes the switch, and names those that differ from its edition (R9)."""
    changed: dict[str, Any] = {switch: value}
    for edition, column in R9.items():
        game = Game.new(seed=1, edition=edition, **changed)
        differs = value != column[ROWS.index(switch)]
        assert game.options.switches == (changed if differs else {})
        assert f"{switch}={value}" in game.position or not differs


def test_outside_baiern_counts_baiern_for_nothing() -> None:
    """Outside Baiern, offices in Baiern neither help nor harm (R6.3)."""
    placed = "offices0=carlsruhe,ulm,sigmaringen,basel,innsbruck,salzburg"
    for baiern in ("", ",passau", ",passau,muenchen"):
        game = at(TO_CLOSE, f"edition=spanish {placed}{baiern} route0=lodz-pilsen-nuernberg")
        assert tiles(play(game, "close Polen")) == []
        game = at(TO_CLOSE, f"edition=spanish {placed},budweis{baiern} route0=lodz-pilsen-nuernberg")
        assert ("all_provinces", 6) in tiles(play(game, "close Polen"))


def test_seven_only_for_six_cards_gives_nothing() -> None:
    """In the Icelandic edition an empty stack of six gives a route of six nothing at all (R6.1, R9)."""
    sixes = "tiles1=route_6:3,route_6:2,route_6:1"
    assert tiles(play(at(TO_CLOSE, route_of(6), sixes, "edition=icelandic"), "close Schweiz")) == []


def test_an_empty_hand_is_free_where_it_does_not_force() -> None:
    """In the Hungarian edition a turn begun with an empty hand may draw one card and call anybody (R9, R3.5)."""
    game = take_turn(at("turn=1 round=5 hand1=linz edition=hungarian"))
    assert "administrator" in legal(game)
    play(game, "draw pile")
    assert "begin" in legal_verbs(game)
    play(game, "draw pile")
    assert game.view(None).official == "postmaster"


def test_a_forced_postmaster_is_the_turns_official() -> None:
    """After a postmaster forced by an empty hand no other official helps (R3.5)."""
    game = take_turn(at("turn=1 round=5 hand1=linz display=ulm,ulm,augsburg,augsburg,kempten,kempten"))
    play(game, "draw Ulm", "draw Augsburg", "begin Ulm")
    assert game.view(None).official == "postmaster"
    assert legal(game) == {"pass"}
