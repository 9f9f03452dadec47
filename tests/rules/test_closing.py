"""Closing a route: offices, carriage, discards (R5, R7)."""

import pytest

from tests.rules.positions import (
    NINETEEN_CITIES,
    TO_CLOSE,
    at,
    carriage,
    hand,
    kinds,
    legal,
    names,
    offices,
    play,
    route,
    route_of,
    step,
    take_turn,
    told,
)

# -- R5 Close --


@pytest.mark.parametrize(("length", "closes"), [(1, False), (2, False), (3, True), (4, True)])
def test_three_cards_close(length: int, closes: bool) -> None:
    """A route may be closed from three cards on (R5)."""
    assert ("close each" in legal(at(TO_CLOSE, route_of(length)))) == closes


def test_closing_is_a_choice() -> None:
    """The turn may end without closing; the route stays (R5)."""
    game = play(at(TO_CLOSE, route_of(5)), "pass")
    assert game.seat_to_act == 1
    assert len(route(game)) == 5
    assert offices(game) == set()


def test_options_of_a_route() -> None:
    """One city in each province, or every city in one of the route's provinces, no other (R5.1)."""
    game = at(TO_CLOSE, "route0=linz-passau-muenchen-innsbruck")
    assert legal(game) == {"pass", "close each", "close Salzburg", "close Baiern", "close Tyrol"}


def test_one_city_in_each_province() -> None:
    """Where a province has several cities of the route the player chooses one (R5.1a)."""
    game = play(at(TO_CLOSE, "route0=freiburg-basel-zuerich-kempten-augsburg"), "close each")
    assert legal(game) == {"office Basel", "office Zürich"}
    play(game, "office Zürich")
    assert legal(game) == {"office Augsburg", "office Kempten"}
    play(game, "office Kempten")
    assert offices(game) == {"Freiburg", "Zürich", "Kempten"}
    assert game.view(None).players[0].offices_left == 17


def test_every_city_in_one_province() -> None:
    """Every city of the route in the chosen province gets an office, no city elsewhere or off the route (R5.1b)."""
    game = play(at(TO_CLOSE, "route0=freiburg-basel-zuerich-kempten-augsburg"), "close Baiern")
    assert offices(game) == {"Kempten", "Augsburg"}


def test_own_office_takes_none_under_every_city() -> None:
    """A city with the player's own office takes no second one (R5.1)."""
    game = play(at(TO_CLOSE, "offices0=kempten route0=zuerich-kempten-augsburg"), "close Baiern")
    assert told(game, "placed_office") == [(0, "Augsburg")]
    assert game.view(None).players[0].offices_left == 18


def test_own_office_lets_another_city_be_chosen_under_each() -> None:
    """Instead of a city with an own office another of its province is chosen (R5.1a)."""
    game = at(TO_CLOSE, "offices0=passau route0=linz-passau-muenchen-augsburg-innsbruck")
    play(game, "close each")
    assert legal(game) == {"office München", "office Augsburg"}
    play(game, "office München")
    assert offices(game) == {"Linz", "Passau", "München", "Innsbruck"}


def test_province_with_own_offices_alone_gets_none_under_each() -> None:
    """A province all of whose route cities have the player's office gets none (R5.1a)."""
    game = play(at(TO_CLOSE, "offices0=passau,muenchen route0=linz-passau-muenchen-innsbruck"), "close each")
    assert [city for _, city in told(game, "placed_office")] == ["Innsbruck", "Linz"]


def test_other_players_offices_never_matter() -> None:
    """An office is placed beside those of others (R5.1)."""
    game = play(at(TO_CLOSE, "offices1=passau,muenchen,linz route0=linz-passau-muenchen"), "close Baiern")
    assert offices(game) == {"Passau", "München"}
    assert offices(game, 1) == {"Passau", "München", "Linz"}


def test_too_few_offices_under_every_city() -> None:
    """With too few offices left the player chooses which cities of the option get one (R5.1)."""
    game = play(at(TO_CLOSE, f"offices0={NINETEEN_CITIES} route0=linz-passau-muenchen"), "close Baiern")
    assert legal(game) == {"office Passau", "office München"}
    play(game, "office München")
    assert "Passau" not in offices(game)
    assert game.view(None).players[0].offices_left == 0
    assert step(game) != "offices"


@pytest.mark.parametrize("city", ["Linz", "Passau", "München"])
def test_too_few_offices_under_each(city: str) -> None:
    """With too few offices left the player also chooses which provinces go without (R5.1)."""
    game = play(at(TO_CLOSE, f"offices0={NINETEEN_CITIES} route0=linz-passau-muenchen"), "close each")
    assert legal(game) == {"office Linz", "office Passau", "office München"}
    play(game, f"office {city}")
    assert offices(game) & {"Linz", "Passau", "München"} == {city}


def test_just_enough_offices_leave_no_choice() -> None:
    """With as many offices as the option asks for all are placed (R5.1)."""
    eighteen = NINETEEN_CITIES.removesuffix(",lodz")
    game = play(at(TO_CLOSE, f"offices0={eighteen} route0=linz-passau-muenchen"), "close Baiern")
    assert {"Passau", "München"} <= offices(game)


def test_order_of_the_steps() -> None:
    """Offices, then tiles, then the carriage, then the discards (R5)."""
    game = at(TO_CLOSE, "route0=mannheim-carlsruhe-freiburg-basel-zuerich hand0=linz,ulm,pilsen,budweis")
    play(game, "close Baden", "discard Linz")
    steps = ("placed_office", "won_tile", "won_carriage", "discarded")
    assert kinds(game, *steps) == ["placed_office"] * 3 + ["won_tile"] * 2 + ["won_carriage", "discarded"]


def test_route_goes_to_the_discards() -> None:
    """All cards of the route go to the discards, and the next turn begins a new route (R5.4)."""
    game = at(TO_CLOSE, "route0=linz-passau-muenchen hand0=innsbruck hand1=ulm edition=hungarian")
    play(game, "close Baiern")
    assert set(names(game.view(None).discards)) == {"Linz", "Passau", "München"}
    assert route(game) == []
    assert game.seat_to_act == 1
    take_turn(game)
    play(game, "draw pile")
    assert "begin Innsbruck" in legal(game)
    assert not any(text.startswith("play") for text in legal(game))


def test_hand_is_reduced_to_three() -> None:
    """A hand of more than three is reduced to three of the player's choice (R5.4)."""
    game = play(at(TO_CLOSE, "route0=linz-passau-muenchen hand0=ulm,ulm,basel,lodz,pilsen"), "close Baiern")
    assert legal(game) == {"discard Ulm", "discard Basel", "discard Lodz", "discard Pilsen"}
    play(game, "discard Ulm")
    assert game.seat_to_act == 0
    play(game, "discard Pilsen")
    assert hand(game) == ["Ulm", "Basel", "Lodz"]
    assert {"Ulm", "Pilsen"} < set(names(game.view(None).discards))
    assert game.seat_to_act == 1


def test_hand_of_three_stays() -> None:
    """Three cards are kept (R5.4)."""
    game = play(at(TO_CLOSE, "route0=linz-passau-muenchen hand0=ulm,basel,lodz"), "close Baiern")
    assert len(hand(game)) == 3
    assert game.seat_to_act == 1


def test_hand_is_reduced_by_closing_alone() -> None:
    """Who does not close keeps any number of cards (R5.4)."""
    game = play(at(TO_CLOSE, "route0=linz-passau-muenchen hand0=ulm,basel,lodz,pilsen,budweis"), "pass")
    assert len(hand(game)) == 5


def test_other_hands_stay() -> None:
    """Another player's hand is not reduced (R5.4)."""
    game = play(at(TO_CLOSE, "route0=linz-passau-muenchen hand1=ulm,basel,lodz,pilsen,budweis"), "close Baiern")
    assert len(hand(game, 1)) == 5


# -- R7 Carriages --

WON, ASKED, NONE = "won", "asked", "none"
# By the carriage owned: what a route of 3, 4, ... 9 cards brings of the next one (R7.1, R7.2, R10.4).
CARRIAGES = {
    0: [WON, WON, WON, WON, WON, WON, WON],
    3: [ASKED, WON, WON, WON, WON, WON, WON],
    4: [ASKED, ASKED, WON, WON, WON, WON, WON],
    5: [NONE, ASKED, ASKED, WON, WON, WON, WON],
    6: [NONE, NONE, ASKED, ASKED, WON, WON, WON],
    7: [NONE, NONE, NONE, NONE, NONE, NONE, NONE],
}


@pytest.mark.parametrize("owned", CARRIAGES)
@pytest.mark.parametrize("length", range(3, 10))
def test_next_carriage(owned: int, length: int) -> None:
    """The next carriage is won by a route long enough; the cartwright reaches two cards further (R7.1, R7.2)."""
    game = play(at(TO_CLOSE, route_of(length), f"carriage={owned} tiles1=game_end:1"), "close Baden")
    following = max(3, owned + 1)
    expected = CARRIAGES[owned][length - 3]
    assert (step(game) == "cartwright") == (expected == ASKED)
    if expected == ASKED:
        assert legal(game) == {"cartwright", "no cartwright"}
        declined = play(game.copy(), "no cartwright")
        assert carriage(declined) == owned
        assert route(declined) == []
        assert declined.seat_to_act == 1
        assert game.seat_to_act == 0
        play(game, "cartwright")
        assert (0, "cartwright") in told(game, "helped")
    assert carriage(game) == (owned if expected == NONE else following)
    assert told(game, "won_carriage") == ([] if expected == NONE else [(0, following)])


def test_a_long_route_wins_one_carriage() -> None:
    """At most one carriage for each closed route, none skipped (R7.1)."""
    assert carriage(play(at(TO_CLOSE, route_of(9)), "close Baden")) == 3


def test_carriage_does_not_depend_on_offices() -> None:
    """A route that placed no office at all wins its carriage (R7.1)."""
    game = play(at(TO_CLOSE, route_of(3), "offices0=basel,freiburg,carlsruhe"), "close Baden")
    assert "placed_office" not in kinds(game)
    assert carriage(game) == 3


def test_there_is_a_carriage_for_everybody() -> None:
    """Of each value there is one for every player (R1.1, R7.1)."""
    game = play(at(TO_CLOSE, route_of(4), "seats=4 carriage=3,4,4,4"), "close Baden")
    assert carriage(game) == 4


def test_cartwright_takes_one_carriage_although_it_reaches_two() -> None:
    """With the cartwright's help, too, the next carriage in order is the one taken (R7.2)."""
    game = play(at(TO_CLOSE, route_of(3), "carriage=3"), "close Baden", "cartwright")
    assert carriage(game) == 4
    assert told(game, "won_carriage") == [(0, 4)]


def test_declined_cartwright_does_not_help() -> None:
    """Who declines the cartwright goes on to the discards without any help (R7.2, R5.4)."""
    game = at(TO_CLOSE, route_of(3), "carriage=3 hand0=ulm,linz,lodz,pilsen")
    play(game, "close Baden", "no cartwright")
    assert (step(game), game.view(None).official) == ("discard", None)
    assert "helped" not in kinds(game)


def test_cartwright_helps_the_player_of_the_turn() -> None:
    """Others' carriages stay as they are (R7.2)."""
    game = play(at(TO_CLOSE, route_of(5), "carriage=5,5"), "close Baden", "cartwright")
    assert (carriage(game, 0), carriage(game, 1)) == (6, 5)
