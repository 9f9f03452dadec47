"""Where the rulebooks are silent (R10)."""

import pytest

from posthorn import Action, Game
from tests.rules.positions import (
    NINETEEN_CITIES,
    NO_DISPLAY,
    TO_CLOSE,
    TO_PLAY,
    at,
    carriage,
    every_card_but,
    hand,
    kinds,
    legal,
    legal_verbs,
    names,
    offices,
    play,
    route,
    route_of,
    step,
    take_turn,
    tiles,
    told,
)

# -- R10.1 placing fewer offices --

TO_TYROL = "route0=linz-passau-muenchen-innsbruck"


def test_full_placement_carries_the_option_out() -> None:
    """By default all offices of the option are placed; nobody may stop before (R10.1)."""
    game = play(at(TO_CLOSE, TO_TYROL), "close each")
    assert legal(game) == {"office Passau", "office München"}
    play(game, "office Passau")
    assert offices(game) == {"Linz", "Passau", "Innsbruck"}


def test_full_placement_refuses_an_option_that_places_nothing() -> None:
    """A province full of own offices cannot be chosen while another option places one (R10.1)."""
    game = at(TO_CLOSE, TO_TYROL, "offices0=linz,innsbruck")
    assert legal(game) == {"pass", "close each", "close Baiern"}


def test_full_placement_allows_anything_where_nothing_can_be_placed() -> None:
    """Where no option places an office every one may be chosen, and the route is closed all the same (R10.1)."""
    game = at(TO_CLOSE, TO_TYROL, "offices0=linz,passau,muenchen,innsbruck")
    assert legal(game) == {"pass", "close each", "close Salzburg", "close Baiern", "close Tyrol"}
    for option in ("each", "Tyrol"):
        closed = play(game.copy(), f"close {option}")
        assert "placed_office" not in kinds(closed)
        assert (route(closed), carriage(closed)) == ([], 3)


def test_no_offices_left_allows_anything() -> None:
    """Who has placed all offices may close with any option and places none (R10.1)."""
    twenty = f"offices0={NINETEEN_CITIES},linz tiles1=game_end:1"
    game = at(TO_CLOSE, "route0=passau-linz-budweis", twenty)
    assert legal(game) == {"pass", "close each", "close Baiern", "close Salzburg", "close Böhmen"}
    play(game, "close Baiern")
    assert "Passau" not in offices(game)
    assert carriage(game) == 3


def test_free_placement_may_place_any_part() -> None:
    """With free placement the player stops where they like (R10.1)."""
    game = play(at(TO_CLOSE, TO_TYROL, "placement=free"), "close each")
    assert legal(game) == {"office Linz", "office Passau", "office München", "office Innsbruck", "done"}
    play(game, "office München")
    assert legal(game) == {"office Linz", "office Innsbruck", "done"}
    play(game, "done")
    assert offices(game) == {"München"}
    assert (route(game), carriage(game)) == ([], 3)


def test_free_placement_may_place_nothing() -> None:
    """With free placement even none (R10.1)."""
    game = play(at(TO_CLOSE, TO_TYROL, "placement=free"), "close Baiern", "done")
    assert offices(game) == set()
    assert carriage(game) == 3


def test_free_placement_keeps_to_the_option() -> None:
    """With free placement, too, only the option's cities get an office, and all of them may (R10.1)."""
    game = play(at(TO_CLOSE, TO_TYROL, "placement=free"), "close Baiern")
    assert legal(game) == {"office Passau", "office München", "done"}
    play(game, "office Passau")
    assert legal(game) == {"office München", "done"}
    play(game, "office München")
    assert offices(game) == {"Passau", "München"}
    assert step(game) == "draw"


def test_free_placement_may_choose_an_option_that_places_nothing() -> None:
    """With free placement a province full of own offices may be chosen (R10.1)."""
    game = at(TO_CLOSE, TO_TYROL, "placement=free offices0=linz")
    play(game, "close Salzburg")
    assert offices(game) == {"Linz"}
    assert route(game) == []


def test_free_placement_ends_with_the_offices() -> None:
    """The last office ends free placement by itself (R10.1)."""
    game = at(TO_CLOSE, f"placement=free route0=linz-passau-muenchen offices0={NINETEEN_CITIES}")
    play(game, "close Baiern", "office Passau")
    assert step(game) != "offices"


# -- R10.2 nothing to draw --


def test_draw_falls_away() -> None:
    """With pile, discards and display empty the draw falls away, and a card is played (R10.2)."""
    game = at(TO_CLOSE, NO_DISPLAY, f"hand1={every_card_but('linz')} route0=linz")
    play(game, "pass")
    assert (game.seat_to_act, step(game)) == (1, "play")
    assert told(game, "nothing_to_draw") == [(1,)]
    assert legal_verbs(game) == {"begin"}


def test_draw_that_fell_away_is_no_help() -> None:
    """In a turn without a draw an official may still help (R10.2)."""
    game = at(TO_CLOSE, NO_DISPLAY, f"hand1={every_card_but('linz')} route0=linz")
    play(game, "pass", "begin Ulm", "play Augsburg right")
    assert game.view(None).official == "carrier"


def test_play_falls_away_with_an_empty_hand() -> None:
    """With an empty hand as well the play falls away: the route may be closed or not (R10.2)."""
    rest = every_card_but("linz", "passau", "muenchen")
    game = play(at(TO_CLOSE, NO_DISPLAY, f"turn=1 route0=linz-passau-muenchen hand1={rest}"), "pass")
    assert (game.seat_to_act, step(game)) == (0, "close")
    assert legal(game) == {"pass", "close each", "close Baiern", "close Salzburg"}
    play(game, "close Baiern")
    assert carriage(game) == 3


def test_play_does_not_fall_away_with_a_card() -> None:
    """Who holds a card must play it although nothing could be drawn (R10.2)."""
    rest = every_card_but("linz", "passau", "muenchen", "innsbruck")
    game = at(TO_CLOSE, NO_DISPLAY, f"turn=1 route0=linz-passau-muenchen hand0=innsbruck hand1={rest}")
    play(game, "pass")
    assert legal(game) == {"play Innsbruck right", "begin Innsbruck"}


@pytest.mark.parametrize("modules", ["", "modules=honours"])
def test_second_draw_that_falls_away_is_no_help(modules: str) -> None:
    """A forced postmaster who finds no second card was not used: no token, and another may help (R10.2)."""
    rest = every_card_but("linz", "passau", "muenchen", "ulm")
    display = "display=ulm,none,none,none,none,none"
    game = at(modules, f"round=5 route0=linz-passau-muenchen {display} hand1={rest}")
    play(game, "draw Ulm")
    assert told(game, "nothing_to_draw") == [(0,)]
    assert step(game) == "play"
    assert game.view(None).official is None
    assert game.view(None).players[0].tokens["postmaster"] == 0
    assert legal_verbs(game) == {"begin"}


def test_second_draw_that_falls_away_leaves_the_carrier_free() -> None:
    """After it another official may help in the same turn (R10.2)."""
    rest = every_card_but("linz", "passau", "muenchen", "innsbruck", "basel")
    game = at(f"round=1 hand0=linz,passau,muenchen hand1={rest},basel display=innsbruck,none,none,none,none,none")
    play(game, "draw Innsbruck", "begin Innsbruck", "play München right")
    assert told(game, "helped") == [(0, "carrier")]


def test_second_draw_by_choice_is_not_offered_where_there_is_none() -> None:
    """Without a card to draw the postmaster cannot be called (R10.2)."""
    rest = every_card_but("linz", "ulm")
    game = play(at(f"hand0=linz hand1={rest} display=ulm,none,none,none,none,none"), "draw Ulm")
    assert legal_verbs(game) == {"begin"}


def test_gap_stays_through_the_turn() -> None:
    """A gap that could not be filled stays although cards come to the discards, until the next turn (R10.2)."""
    rest = every_card_but("linz", "ulm", "basel", "freiburg", "lodz")
    game = at(f"hand0=linz hand1={rest} route0=basel-freiburg display=ulm,lodz,none,none,none,none")
    play(game, "draw Ulm")
    assert names(game.view(None).display) == [None, "Lodz", None, None, None, None]
    play(game, "begin Linz")
    assert game.view(None).discards_size == 2
    assert names(game.view(None).display) == [None, "Lodz", None, None, None, None]
    play(game, "pass")
    display = names(game.view(None).display)
    assert sorted(map(str, display[:3])) == ["Basel", "Freiburg", "Lodz"]
    assert display[3:] == [None, None, None]
    assert kinds(game)[-4:] == ["turn_began", "reshuffled", "laid_out", "laid_out"]


def test_gap_stays_when_the_pile_is_drawn_from() -> None:
    """A card from the pile replaces no open one: the gaps stay (R10.2)."""
    rest = every_card_but("linz", "ulm", "basel")
    game = play(at(f"hand0=linz hand1={rest} discards=basel display=ulm,none,none,none,none,none"), "draw pile")
    assert names(game.view(None).display) == ["Ulm", None, None, None, None, None]


def test_gap_is_filled_when_an_open_card_is_replaced() -> None:
    """The next open card that is replaced fills every gap that can be filled (R10.2)."""
    rest = every_card_but("linz", "ulm", "basel", "lodz", "pilsen")
    game = at(f"hand0=linz hand1={rest} discards=basel,pilsen display=ulm,none,none,none,none,lodz")
    play(game, "draw Lodz")
    assert {*names(game.view(None).display)} == {"Ulm", "Basel", "Pilsen", None}
    assert None not in game.view(None).display[:3]


def test_administrator_needs_an_open_card() -> None:
    """Where no card lies open the administrator cannot help, though the pile has cards (R10.2)."""
    rest = every_card_but("linz", "ulm")
    assert legal(at(NO_DISPLAY, f"hand0=linz hand1={rest} discards=ulm")) == {"draw pile"}
    assert "administrator" in legal(at(f"display=ulm,none,none,none,none,none hand0=linz hand1={rest}"))


def test_administrator_with_gaps() -> None:
    """The administrator discards what lies open, and lays out as many as can be had (R10.2, R3.2, R3.4)."""
    rest = every_card_but("linz", "ulm", "basel", "lodz")
    game = at(f"hand0=linz hand1={rest} discards=lodz display=ulm,none,none,basel,none,none")
    play(game, "administrator")
    assert {*names(game.view(None).display)} == {"Ulm", "Basel", "Lodz", None}
    assert game.view(None).discards_size == 0


# -- R10.3 a deadlocked table --


def test_no_limit_on_rounds() -> None:
    """Without an end condition the game goes on for ever (R10.3)."""
    game = take_turn(at("turn=1 hand0=ulm hand1=linz round=100000"))
    assert (game.is_over, game.view(None).round) == (False, 100001)


def test_max_rounds() -> None:
    """A host's limit ends the game after that round; it is scored as it stands (R10.3)."""
    game = Game.new(seats=2, seed=3, start=1, max_rounds=2)
    for _ in range(3):
        take_turn(game)
        assert not game.is_over
    take_turn(game)
    assert game.is_over
    assert told(game, "rounds_over") == [(None, 2)]
    assert game.view(None).ender is None
    assert game.scores == (-20, -20)


def test_end_before_max_rounds() -> None:
    """The limit does not keep a game going (R10.3, R8.1)."""
    game = play(at(TO_CLOSE, "turn=1 max_rounds=50 carriage=7 tiles0=game_end:1"), "pass")
    assert game.is_over


# -- R10.4 carriage and cartwright --


def test_carriage_is_always_taken() -> None:
    """A carriage that the route is long enough for is not a choice (R10.4)."""
    game = play(at(TO_CLOSE, route_of(7), "carriage=6"), "close Baden")
    assert carriage(game) == 7
    assert game.seat_to_act == 1


@pytest.mark.parametrize(
    ("why", "length", "owned"), [("long enough", 4, 3), ("three short", 3, 5), ("all owned", 9, 7)]
)
def test_cartwright_only_where_it_changes_something(why: str, length: int, owned: int) -> None:
    """The cartwright is not offered where the route is long enough, or three short, or all are owned (R10.4)."""
    game = play(at(TO_CLOSE, route_of(length), f"carriage={owned} tiles1=game_end:1"), "close Baden")
    assert "cartwright" not in legal(game), why
    assert game.seat_to_act == 1


# -- R10.5 one game-end tile --


def test_both_conditions_at_once_give_one_tile() -> None:
    """The last office and carriage 7 in one closing give one game-end tile (R10.5)."""
    game = at(
        TO_CLOSE,
        f"carriage=6 offices0={NINETEEN_CITIES} "
        "route0=mannheim-stuttgart-ulm-augsburg-ingolstadt-nuernberg-regensburg-muenchen",
    )
    play(game, "close Baiern")
    assert carriage(game) == 7
    assert game.view(None).players[0].offices_left == 0
    assert tiles(game).count(("game_end", 1)) == 1
    assert told(game, "brought_end") == [(0,)]


def test_later_player_gets_no_game_end_tile() -> None:
    """Who meets a condition after somebody brought the end about gets none (R10.5)."""
    game = at(TO_CLOSE, f"turn=1 carriage=7,6 tiles0=game_end:1 {route_of(7).replace('route0', 'route1')}")
    play(game, "close Baden")
    assert carriage(game, 1) == 7
    assert ("game_end", 1) not in tiles(game, 1)
    assert (game.view(None).ender, game.is_over) == (0, True)


# -- R10.6 a one-card route --


def test_left_and_right_of_one_card_are_the_same_place() -> None:
    """With a one-card route there is one place; whichever side is named is it (R10.6)."""
    game = at(TO_PLAY, "edition=hungarian official=postmaster route0=freiburg hand0=basel,linz")
    assert legal(game) == {"play Basel right"}
    assert Action.parse("play Basel left") in game.legal_actions
    left, right = play(game.copy(), "play Basel left"), play(game.copy(), "play Basel right")
    assert left == right
    assert left.record.actions == ("play Basel right",)


def test_left_and_right_differ_from_two_cards_on() -> None:
    """With two cards the sides differ (R10.6)."""
    game = at(TO_PLAY, "route0=freiburg-basel hand0=zuerich")
    left, right = play(game.copy(), "play Zürich left"), play(game.copy(), "play Zürich right")
    assert (route(left), route(right)) == (["Zürich", "Freiburg", "Basel"], ["Freiburg", "Basel", "Zürich"])
    assert hand(left) == []
