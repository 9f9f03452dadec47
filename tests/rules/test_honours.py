"""The module Offices of Honour (R12)."""

import pytest

from posthorn import Game
from tests.rules.positions import (
    ALL_FOUR,
    NINETEEN_CITIES,
    OFFICIALS,
    TO_CLOSE,
    TWO_CLERICS,
    at,
    carriage,
    every_card_but,
    hand,
    kinds,
    legal,
    names,
    offices,
    play,
    route_of,
    step,
    supply,
    take_turn,
    tiles,
    tokens,
    told,
)

ALONE = "modules=honours"
BOTH = f"modules=audience,honours {TWO_CLERICS}"
OPEN = "display=linz,ulm,basel,lodz,passau,pilsen"

each_module = pytest.mark.parametrize("modules", [ALONE, BOTH])


def last_administrator(*words: str, others: str = "0,0,2,0") -> Game:
    """Seat 0 takes the last of three administrator's tokens; seat 1 has the other two and what else is said."""
    return play(at("modules=honours round=3 hand0=mannheim", OPEN, f"tokens1={others}", *words), "administrator")


# -- R12.1 set-up --


@each_module
@pytest.mark.parametrize(("seats", "board"), [(4, (8, 8, 6, 4)), (3, (6, 6, 5, 3)), (2, (4, 4, 3, 2))])
def test_tokens_by_number_of_players(modules: str, seats: int, board: tuple[int, ...]) -> None:
    """The tokens on the board go by the number of players; nobody has one (R12.1)."""
    game = Game.new(seats=seats, seed=1, modules=modules.split()[0].removeprefix("modules=").split(","))
    assert supply(game) == board
    assert all(tokens(game, seat) == (0, 0, 0, 0) for seat in range(seats))


def test_twelve_chips() -> None:
    """Twelve chips lie ready, with any number of players (R12.1)."""
    assert [Game.new(seats=n, seed=1, modules="honours").view(None).chips_left for n in (2, 3, 4)] == [12, 12, 12]


def test_nothing_without_the_module() -> None:
    """Without the module there are neither tokens nor chips, and help leaves none (R12.1)."""
    game = play(at(OPEN, "hand0=mannheim"), "administrator")
    assert (supply(game), tokens(game), game.view(None).chips_left) == ((0, 0, 0, 0), (0, 0, 0, 0), 0)


# -- R12.2 tokens for help --


@each_module
@pytest.mark.parametrize(
    ("official", "actions"),
    [
        ("postmaster", ("draw Linz", "draw Ulm")),
        ("administrator", ("administrator",)),
        ("carrier", ("draw Linz", "play Mannheim right", "play Würzburg right")),
        ("cartwright", ("draw Linz", "play Mannheim right", "close Baden", "cartwright")),
    ],
)
def test_token_after_the_help(modules: str, official: str, actions: tuple[str, ...]) -> None:
    """Whoever is helped takes one of that official's tokens, after the help took effect (R12.2)."""
    game = at(modules, OPEN, "round=3 hand0=mannheim,wuerzburg", route_of(3), "carriage=4")
    play(game, *actions[:-1])
    assert tokens(game) == (0, 0, 0, 0)
    play(game, actions[-1])
    expected = tuple(int(official == name) for name in OFFICIALS)
    assert tokens(game) == expected
    assert tuple(map(sum, zip(supply(game), expected, strict=True))) == (4, 4, 3, 2)
    assert told(game, "took_token") == [(0, official)]
    effect = {"postmaster": "took_open", "administrator": "laid_out", "carrier": "extended_route"}
    events = kinds(game)
    assert events.index("took_token") > events.index(effect.get(official, "won_carriage"))


@each_module
def test_forced_postmaster_gives_a_token(modules: str) -> None:
    """A forced postmaster helps like any other (R12.2, R3.5)."""
    game = play(at(modules, OPEN, "round=1"), "draw Linz", "draw Ulm")
    assert tokens(game) == (1, 0, 0, 0)


def test_declined_cartwright_gives_none() -> None:
    """No help, no token (R12.2)."""
    game = play(at(ALONE, TO_CLOSE, route_of(3), "carriage=3"), "close Baden", "no cartwright")
    assert tokens(game) == (0, 0, 0, 0)


def test_carriage_without_the_cartwright_gives_none() -> None:
    """A carriage that the route is long enough for is no help (R12.2)."""
    game = play(at(ALONE, TO_CLOSE, route_of(3)), "close Baden")
    assert (carriage(game), tokens(game)) == (3, (0, 0, 0, 0))


# -- R12.3 the last token --


@each_module
def test_last_token_makes_everybody_hand_in(modules: str) -> None:
    """At once everybody in turn hands in, beginning with who took the token, clockwise (R12.3)."""
    game = at(modules, OPEN, "round=3 turn=1 start=0 hand1=mannheim tokens0=1,0,2,0")
    play(game, "administrator")
    assert (game.seat_to_act, step(game)) == (1, "hand-in")
    assert legal(game) == {"hand in administrator"}
    play(game, "hand in administrator")
    assert (game.seat_to_act, step(game)) == (0, "hand-in")
    assert legal(game) == {"hand in postmaster", "hand in administrator", "hand in postmaster administrator"}
    play(game, "hand in postmaster")
    assert (game.seat_to_act, step(game)) == (1, "draw")
    assert (tokens(game, 0), tokens(game, 1), supply(game)) == ((0, 0, 2, 0), (0, 0, 0, 0), (4, 4, 1, 2))


def test_hand_in_goes_clockwise_from_the_taker() -> None:
    """With four at the table the order is clockwise, past the last seat (R12.3)."""
    words = "seats=4 round=3 turn=2 start=1 hand2=mannheim tokens0=1,0,2,0 tokens1=1,0,1,0 tokens3=1,0,2,0"
    game = play(at(ALONE, OPEN, words), "administrator")
    order = []
    while step(game) == "hand-in":
        order.append(game.seat_to_act)
        play(game, "hand in administrator")
    assert order == [2, 3, 0, 1]
    assert (game.seat_to_act, game.view(None).turn) == (2, 2)


def test_last_but_one_token_makes_nobody_hand_in() -> None:
    """While a token of the kind is left nothing happens (R12.3)."""
    game = play(at(ALONE, OPEN, "hand0=mannheim tokens1=0,0,1,0"), "administrator")
    assert (step(game), supply(game)) == ("draw", (4, 4, 1, 2))


def test_player_without_tokens_is_passed_over() -> None:
    """A player with none is passed over (R12.3)."""
    words = "seats=4 round=3 hand0=mannheim tokens3=0,0,5,0"
    game = play(at(ALONE, OPEN, words), "administrator", "hand in administrator")
    assert game.seat_to_act == 3
    play(game, "hand in administrator")
    assert (game.seat_to_act, step(game)) == (0, "draw")


def test_somebody_with_tokens_must_hand_in() -> None:
    """One token must be handed in: keeping all is not offered before the end of the game (R12.3)."""
    assert "keep" not in legal(last_administrator())


def test_one_to_four_different_tokens() -> None:
    """Every set of one to four different tokens that the player has may be handed in (R12.3)."""
    game = last_administrator("tokens0=2,1,0,1")
    assert len(legal(game)) == 15
    assert "hand in postmaster carrier administrator cartwright" in legal(game)
    game = last_administrator("tokens0=2,0,0,1")
    assert legal(game) == {
        "hand in postmaster",
        "hand in administrator",
        "hand in cartwright",
        "hand in postmaster administrator",
        "hand in postmaster cartwright",
        "hand in administrator cartwright",
        "hand in postmaster administrator cartwright",
    }


def test_equal_tokens_are_handed_in_one_at_a_time() -> None:
    """Only different tokens go together: of two equal ones the second stays (R12.3)."""
    game = play(last_administrator("tokens0=2,0,0,0"), "hand in administrator postmaster", "take pile")
    assert tokens(game) == (1, 0, 0, 0)


# -- R12.4 what it brings --


def test_one_token_brings_nothing() -> None:
    """For one token there is nothing (R12.4)."""
    game = last_administrator("tokens0=1,1,1,1", others="0,0,1,0")
    before = game.view(None)
    play(game, "hand in cartwright")
    after = game.view(None)
    assert (after.players[0].hand_size, after.players[0].chips) == (before.players[0].hand_size, 0)
    assert game.seat_to_act == 1


def test_two_tokens_bring_an_open_card() -> None:
    """For two tokens an open card, replaced at once (R12.4, R3.1)."""
    game = play(last_administrator("tokens0=1,0,0,0"), "hand in postmaster administrator")
    assert (game.seat_to_act, step(game)) == (0, "take")
    display = names(game.view(None).display)
    assert legal(game) == {"take pile", "decline", *(f"take {city}" for city in display)}
    play(game, f"take {display[0]}")
    assert sorted(map(str, hand(game))) == sorted(["Mannheim", str(display[0])])
    assert None not in game.view(None).display
    assert game.seat_to_act == 1


def test_the_card_may_be_declined() -> None:
    """The card for two tokens may be left where it is (R12.7)."""
    game = play(last_administrator("tokens0=1,0,0,0"), "hand in postmaster administrator")
    before = game.view(None)
    play(game, "decline")
    assert list(map(str, hand(game))) == ["Mannheim"]
    assert game.view(None).display == before.display
    assert game.view(None).pile_size == before.pile_size
    assert game.seat_to_act == 1


def test_two_tokens_bring_a_card_from_the_pile() -> None:
    """For two tokens a card from the pile, which others do not see (R12.4)."""
    game = play(last_administrator("tokens0=1,0,0,0"), "hand in postmaster administrator")
    pile = game.view(None).pile_size
    play(game, "take pile")
    assert (len(hand(game)), game.view(None).pile_size) == (2, pile - 1)
    assert game.view(1).players[0].known_cards == ()


def test_card_goes_to_who_handed_in() -> None:
    """A card taken in another's turn comes into one's own hand (R12.4)."""
    game = play(last_administrator(others="1,0,2,0"), "hand in administrator", "hand in administrator postmaster")
    open_card = names(game.view(None).display)[0]
    for card in ("pile", open_card):
        taken = play(game.copy(), f"take {card}")
        assert (len(hand(taken, 0)), len(hand(taken, 1))) == (1, 1)
        assert (taken.seat_to_act, step(taken)) == (0, "draw")
    assert hand(taken, 1) == [open_card]


def test_card_for_two_tokens_is_no_draw() -> None:
    """Who took a card for tokens still draws one, and calls no postmaster by it (R12.4, R3.1)."""
    game = play(last_administrator("tokens0=1,0,0,0"), "hand in postmaster administrator", "take pile")
    play(game, "hand in administrator", "draw pile")
    assert len(hand(game)) == 3
    assert step(game) == "play"


def test_no_card_to_take() -> None:
    """Where there is nothing to draw two tokens bring nothing (R12.4, R10.2)."""
    rest = every_card_but("ulm", "augsburg", "linz")
    game = at(
        ALONE,
        "display=none,none,none,none,none,none step=play cards_drawn=1 round=3",
        f"hand0=ulm,augsburg,linz hand1={rest} tokens1=0,3,0,0 tokens0=1,0,0,0",
    )
    play(game, "begin Ulm", "play Augsburg right", "hand in postmaster carrier")
    assert (game.seat_to_act, step(game)) == (1, "hand-in")
    assert hand(game) == ["Linz"]


def test_three_tokens_bring_a_chip() -> None:
    """For three tokens a chip, worth one point (R12.4)."""
    game = last_administrator("tokens0=1,1,0,0")
    points = game.scores[0]
    play(game, "hand in postmaster carrier administrator")
    assert (game.view(None).players[0].chips, game.view(None).chips_left) == (1, 11)
    assert game.scores[0] == points + 1
    assert len(hand(game)) == 1
    assert game.seat_to_act == 1


def test_chip_goes_to_who_handed_in() -> None:
    """A chip taken in another's turn is one's own (R12.4)."""
    game = last_administrator(others="1,1,2,0")
    play(game, "hand in administrator", "hand in postmaster carrier administrator")
    assert [player.chips for player in game.view(None).players] == [0, 1]


def test_four_tokens_bring_an_office_anywhere() -> None:
    """For four tokens an office into any city without an own one (R12.4)."""
    game = play(last_administrator("tokens0=1,1,0,1 offices0=linz,ulm offices1=basel"), ALL_FOUR)
    assert (game.seat_to_act, step(game)) == (0, "build")
    assert len(legal(game)) == 20 + 1
    assert "build Linz" not in legal(game)
    assert "build Basel" in legal(game)
    play(game, "build Basel")
    assert offices(game) == {"Linz", "Ulm", "Basel"}
    assert game.view(None).players[0].offices_left == 17
    assert (tokens(game), game.seat_to_act) == ((0, 0, 0, 0), 1)


def test_office_for_tokens_wins_tiles_at_once() -> None:
    """Region and all-provinces tiles are won at once (R12.4, R6.2, R6.3)."""
    placed = "mannheim,carlsruhe,ulm,sigmaringen,basel,innsbruck,passau,pilsen,linz,lodz"
    game = play(last_administrator(f"tokens0=1,1,0,1 offices0={placed}"), ALL_FOUR, "build Freiburg")
    assert tiles(game) == [("baden", 3), ("all_provinces", 6)]
    assert kinds(game)[-3:] == ["placed_office", "won_tile", "won_tile"]


def test_office_for_tokens_in_anothers_turn() -> None:
    """The office and its tiles go to who handed in, whoever's turn it is (R12.4)."""
    game = last_administrator("offices0=freiburg offices1=mannheim,carlsruhe", others="1,1,2,1")
    play(game, "hand in administrator", ALL_FOUR, "build Freiburg")
    assert (tiles(game, 0), tiles(game, 1)) == ([], [("baden", 3)])
    assert (offices(game, 0), game.seat_to_act) == ({"Freiburg"}, 0)


def test_last_office_for_tokens_brings_the_end_about_in_anothers_turn() -> None:
    """The last office brings the end about as in R8, also during another's turn (R12.4, R8.1)."""
    game = last_administrator(f"offices1={NINETEEN_CITIES} hand1=ulm", others="1,1,2,1")
    play(game, "hand in administrator", ALL_FOUR, "build Passau")
    assert game.view(None).ender == 1
    assert ("game_end", 1) in tiles(game, 1)
    take_turn(game)
    assert "rounds_over" not in kinds(game)
    take_turn(game)
    assert "rounds_over" in kinds(game)
    assert (game.seat_to_act, step(game)) == (1, "hand-in")


def test_office_may_be_declined() -> None:
    """The office may be declined; the tokens are gone all the same (R12.7)."""
    game = play(last_administrator("tokens0=1,1,0,1"), ALL_FOUR, "decline")
    assert (offices(game), tokens(game), game.seat_to_act) == (set(), (0, 0, 0, 0), 1)


def test_no_office_left_to_build() -> None:
    """Who has placed all 20 offices gets none for four tokens (R12.4)."""
    game = last_administrator(f"tokens0=1,1,0,1 offices0={NINETEEN_CITIES},linz tiles1=game_end:1")
    play(game, ALL_FOUR)
    assert (game.seat_to_act, step(game)) == (1, "hand-in")


def test_no_office_left_to_build_in_anothers_turn() -> None:
    """What counts are the offices of who hands in, not of whose turn it is (R12.4)."""
    game = last_administrator(f"offices1={NINETEEN_CITIES},linz tiles0=game_end:1", others="1,1,2,1")
    play(game, "hand in administrator", ALL_FOUR)
    assert (game.seat_to_act, step(game)) == (0, "draw")
    assert "placed_office" not in kinds(game)


def test_no_chips_left() -> None:
    """When the chips are gone three tokens give nothing (R12.7)."""
    game = play(last_administrator("tokens0=1,1,0,0 chips=5,7"), "hand in postmaster carrier administrator")
    assert (game.view(None).players[0].chips, game.view(None).chips_left) == (5, 0)
    assert "took_chip" not in kinds(game)
    assert game.seat_to_act == 1


def test_last_chip() -> None:
    """The twelfth chip is still given (R12.1, R12.4)."""
    game = play(last_administrator("tokens0=1,1,0,0 chips=5,6"), "hand in postmaster carrier administrator")
    assert (game.view(None).players[0].chips, game.view(None).chips_left) == (6, 0)


# -- R12.5 further rounds --


def test_further_round_while_a_kind_is_missing() -> None:
    """While a kind has no token on the board another round follows, beginning with the same player (R12.5)."""
    game = last_administrator("tokens0=2,0,0,0", others="1,0,2,0")
    play(game, "hand in postmaster", "hand in postmaster")
    assert supply(game) == (3, 4, 0, 2)
    assert (game.seat_to_act, step(game)) == (0, "hand-in")
    play(game, "hand in postmaster")
    assert game.seat_to_act == 1
    play(game, "hand in administrator")
    assert (game.seat_to_act, step(game)) == (0, "draw")
    assert supply(game) == (4, 4, 1, 2)


def test_round_is_finished_although_every_kind_is_there() -> None:
    """Everybody hands in as often as the others, also when no kind is missing any more (R12.3, R12.5)."""
    game = play(last_administrator(others="1,0,2,0"), "hand in administrator")
    assert 0 not in supply(game)
    assert (game.seat_to_act, step(game)) == (1, "hand-in")


def test_further_round_passes_over_who_has_none_left() -> None:
    """In a further round, too, a player without tokens is passed over (R12.5)."""
    words = "seats=3 round=3 turn=1 hand1=mannheim tokens0=1,0,4,0 tokens1=1,0,0,0 tokens2=1,0,0,0"
    game = play(at(ALONE, OPEN, words), "administrator", *["hand in postmaster"] * 3)
    assert (game.seat_to_act, tokens(game, 2)) == (1, (0, 0, 0, 0))
    play(game, "hand in administrator")
    assert (game.seat_to_act, step(game)) == (0, "hand-in")
    play(game, "hand in administrator")
    assert (game.seat_to_act, step(game)) == (1, "draw")
