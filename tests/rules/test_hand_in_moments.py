"""When tokens are handed in: at once in the midst of a turn, and at the end of the game (R12.3, R12.6, R12.7)."""

import pytest

from tests.rules.positions import (
    ALL_FOUR,
    NINETEEN_CITIES,
    NO_DISPLAY,
    TO_CLOSE,
    TO_PLAY,
    TWO_CLERICS,
    at,
    carriage,
    every_card_but,
    hand,
    kinds,
    legal,
    names,
    play,
    route,
    route_of,
    step,
    supply,
    tiles,
    tokens,
    told,
)

ALONE = "modules=honours"
BOTH = f"modules=audience,honours {TWO_CLERICS}"
OPEN = "display=linz,ulm,basel,lodz,passau,pilsen"

each_module = pytest.mark.parametrize("modules", [ALONE, BOTH])


# -- R12.6, R12.7 the end of the game --

OVER = f"{TO_CLOSE} turn=1 carriage=7 tiles0=game_end:1"


@each_module
def test_final_hand_in(modules: str) -> None:
    """At the end each player may hand in once more, in turn order from the starting player (R12.6)."""
    game = play(at(modules, OVER, "tokens0=1,1,0,0 tokens1=1,1,1,0"), "pass")
    assert (game.seat_to_act, step(game)) == (0, "hand-in")
    assert "rounds_over" in kinds(game)
    assert legal(game) == {"hand in postmaster", "hand in carrier", "hand in postmaster carrier", "keep"}
    play(game, "hand in postmaster carrier", "take pile")
    assert game.seat_to_act == 1
    play(game, "hand in postmaster carrier administrator")
    assert game.is_over
    assert game.view(None).players[1].chips == 1
    assert game.scores[1] == -20 + 1


def test_final_hand_in_begins_with_the_starting_player() -> None:
    """The order is from the starting player on, whoever had the last turn (R12.6)."""
    words = "seats=3 start=2 turn=1 tiles2=game_end:1 tokens0=1,0,0,0 tokens1=1,0,0,0 tokens2=1,0,0,0"
    game = play(at(ALONE, TO_CLOSE, words), "pass")
    order = []
    while not game.is_over:
        order.append(game.seat_to_act)
        play(game, "keep")
    assert order == [2, 0, 1]


def test_final_hand_in_is_a_choice() -> None:
    """Everything may be kept, and is worth nothing (R12.6)."""
    game = play(at(ALONE, OVER, "tokens0=1,1,1,1"), "pass", "keep")
    assert game.is_over
    assert (tokens(game), game.view(None).players[0].chips) == ((1, 1, 1, 1), 0)
    assert "kept_tokens" in kinds(game)


def test_final_hand_in_is_one() -> None:
    """One hand-in, though tokens are left (R12.6)."""
    game = play(at(ALONE, OVER, "tokens0=2,2,2,0"), "pass", "hand in postmaster carrier administrator")
    assert game.is_over
    assert tokens(game) == (1, 1, 1, 0)


def test_final_hand_in_passes_over_who_has_none() -> None:
    """Who has no token is not asked; if nobody has, the game is over (R12.6)."""
    assert play(at(ALONE, OVER, "tokens1=1,0,0,0"), "pass").seat_to_act == 1
    assert play(at(ALONE, OVER), "pass").is_over


def test_no_further_round_in_the_final_hand_in() -> None:
    """At the end a kind that is missing brings no second round (R12.6)."""
    game = play(
        at(ALONE, "step=hand-in round=3 last_hand_in=1 tiles0=game_end:1 tokens0=1,0,3,0"), "hand in postmaster"
    )
    assert supply(game)[2] == 0
    assert game.is_over


def test_final_office_wins_tiles() -> None:
    """An office placed in the final hand-in wins tiles (R12.7)."""
    game = at(ALONE, OVER, "tokens1=1,1,1,1 offices1=mannheim,carlsruhe")
    play(game, "pass", ALL_FOUR, "build Freiburg")
    assert game.is_over
    assert tiles(game, 1) == [("baden", 3)]
    assert game.scores[1] == -17 + 3


def test_final_office_brings_no_further_round() -> None:
    """The last office in the final hand-in brings neither a round nor the game-end tile (R12.7)."""
    game = at(ALONE, f"{TO_CLOSE} max_rounds=3 turn=1 tokens1=1,1,1,1 offices1={NINETEEN_CITIES}")
    play(game, "pass", ALL_FOUR, "build Linz")
    assert game.view(None).players[1].offices_left == 0
    assert game.is_over
    assert (game.view(None).ender, "brought_end" in kinds(game)) == (None, False)


def test_final_hand_in_after_max_rounds() -> None:
    """A host's limit of rounds leaves the final hand-in (R10.3, R12.6)."""
    game = play(at(ALONE, f"{TO_CLOSE} max_rounds=3 turn=1 tokens0=1,0,0,0"), "pass")
    assert (game.seat_to_act, step(game)) == (0, "hand-in")


def test_final_hand_in_without_the_module() -> None:
    """Without the module the game is over at once (R8.1)."""
    assert play(at(OVER), "pass").is_over


# -- "at once" --


@each_module
def test_at_once_for_the_postmaster(modules: str) -> None:
    """After the second card of the postmaster, before a card is played (R12.3)."""
    game = play(at(modules, OPEN, "hand0=mannheim tokens1=3,0,0,0"), "draw Linz", "draw Ulm")
    assert step(game) == "hand-in"
    assert len(hand(game)) == 3
    assert None not in game.view(None).display
    play(game, "hand in postmaster", "hand in postmaster")
    assert (game.seat_to_act, step(game)) == (0, "play")
    play(game, "begin Linz", "pass")


@each_module
def test_at_once_for_the_administrator(modules: str) -> None:
    """After the new display of the administrator, before the draw (R12.3)."""
    game = play(at(modules, OPEN, "hand0=mannheim tokens1=0,0,2,0"), "administrator")
    assert step(game) == "hand-in"
    assert len(told(game, "laid_out")) == 6
    play(game, "hand in administrator", "hand in administrator")
    assert (game.seat_to_act, step(game)) == (0, "draw")
    assert "administrator" not in legal(game)
    play(game, "draw pile")
    assert step(game) == "play"


@each_module
def test_at_once_for_the_carrier(modules: str) -> None:
    """After the second card of the carrier, before the route is closed (R12.3)."""
    game = at(modules, TO_PLAY, "route0=linz hand0=passau,muenchen tokens1=0,3,0,0")
    play(game, "play Passau right", "play München right")
    assert step(game) == "hand-in"
    assert len(route(game)) == 3
    play(game, "hand in carrier", "hand in carrier")
    assert (game.seat_to_act, step(game)) == (0, "close")
    assert legal(game) == {"pass", "close each", "close Baiern", "close Salzburg"}


@each_module
def test_at_once_for_the_cartwright(modules: str) -> None:
    """Between the carriage and the discards: a card taken then counts for the hand of three (R12.3, R5.3, R5.4)."""
    words = "route0=linz-passau-salzburg carriage=3 hand0=ulm,ulm,basel tokens0=1,0,0,0 tokens1=0,0,0,1"
    game = play(at(modules, TO_CLOSE, words), "close Salzburg", "cartwright")
    assert (step(game), carriage(game)) == ("hand-in", 4)
    assert len(route(game)) == 3
    assert game.view(None).discards_size == 0
    play(game, "hand in postmaster cartwright", "take pile", "hand in cartwright")
    assert (game.seat_to_act, step(game)) == (0, "discard")
    assert route(game) == []
    play(game, "discard Basel")
    assert len(hand(game)) == 3
    assert step(game) == ("drive" if modules == BOTH else "draw")


def test_tokens_for_carriage_7() -> None:
    """The cartwright's carriage 7 brings the end about before the tokens are handed in (R12.3, R8.1)."""
    words = f"{route_of(5)} carriage=6 tokens1=0,0,0,1"
    game = play(at(ALONE, TO_CLOSE, words), "close Baden", "cartwright")
    assert (step(game), game.view(None).ender) == ("hand-in", 0)


def test_gap_stays_when_a_card_is_taken_from_the_pile() -> None:
    """A card of the pile taken for tokens replaces no open one; an open one does (R10.2, R12.4)."""
    rest = every_card_but("ulm", "augsburg", "linz", "basel", "freiburg", "lodz")
    words = f"{TO_PLAY} hand0=ulm,augsburg,linz hand1={rest} route0=basel-freiburg tokens1=0,3,0,0 tokens0=1,0,0,0"
    game = at(ALONE, words, "display=lodz,none,none,none,none,none")
    play(game, "begin Ulm", "play Augsburg right", "hand in postmaster carrier")
    pile, display = play(game.copy(), "take pile"), play(game.copy(), "take Lodz")
    assert names(pile.view(None).display) == ["Lodz", None, None, None, None, None]
    assert {*names(display.view(None).display)} == {"Basel", "Freiburg", None}


def test_card_from_the_pile_where_none_lies_open() -> None:
    """With an empty display two tokens still bring a card from the pile (R12.4, R10.2)."""
    rest = every_card_but("ulm", "augsburg", "linz", "basel", "freiburg")
    words = f"{TO_PLAY} hand0=ulm,augsburg,linz hand1={rest} route0=basel-freiburg tokens1=0,3,0,0 tokens0=1,0,0,0"
    game = at(ALONE, words, NO_DISPLAY)
    play(game, "begin Ulm", "play Augsburg right", "hand in postmaster carrier")
    assert legal(game) == {"take pile", "decline"}
    play(game, "take pile")
    assert len(hand(game)) == 2
