"""Set-up, the turn and drawing (R1, R2, R3)."""

from collections import Counter

import pytest

from posthorn import Game
from posthorn.game import EDITIONS
from tests.rules.positions import (
    NO_DISPLAY,
    TO_PLAY,
    at,
    every_card_but,
    hand,
    kinds,
    legal,
    legal_verbs,
    names,
    play,
    route_of,
    step,
    take_turn,
    told,
)

OPEN = "display=linz,ulm,basel,lodz,passau,pilsen"


# -- R1 Material and set-up --


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_material(seats: int) -> None:
    """Everybody begins with 20 offices, no card, no route, no carriage and no tile (R1.1, R1.2)."""
    game = Game.new(seats=seats, seed=1)
    assert len(game.view(None).players) == seats
    for player in game.view(None).players:
        assert (player.offices_left, player.hand_size, player.carriage) == (20, 0, 0)
        assert (player.route, player.offices, player.tiles) == ((), (), ())
    assert game.scores == (-20,) * seats


def test_stacks() -> None:
    """30 tiles lie in ten stacks, the highest value on top (R1.1)."""
    assert Game.new(seed=1).view(None).stacks == {
        "route_5": (2, 1),
        "route_6": (3, 2, 1),
        "route_7": (4, 3, 2, 1),
        "baden": (3, 2, 1),
        "wuerttemberg_hohenzollern": (3, 2, 1),
        "schweiz_tyrol": (3, 2, 1),
        "baiern": (5, 4, 3, 2),
        "boehmen_salzburg": (4, 3, 2),
        "all_provinces": (6, 5, 4, 3),
        "game_end": (1,),
    }


def test_cards() -> None:
    """Six cards lie open, sixty are the pile, and nobody sees which (R1.2)."""
    view = Game.new(seed=1).view(0)
    assert len(view.display) == 6
    assert None not in view.display
    assert (view.pile_size, view.discards_size) == (60, 0)


def test_shuffled() -> None:
    """Other seeds lay out other cards; every city can lie open (R1.2)."""
    seen = Counter(city for seed in range(60) for city in names(Game.new(seed=seed).view(None).display))
    assert len(seen) == 22
    assert max(seen.values()) < 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_by_lot(seats: int) -> None:
    """Without a start every seat may come to be the starting player (R1.3)."""
    assert {Game.new(seats=seats, seed=seed).seat_to_act for seed in range(30)} == set(range(seats))


@pytest.mark.parametrize("start", [0, 1, 2])
def test_clockwise_rounds(start: int) -> None:
    """The chosen seat starts, play goes clockwise, and a round begins with each turn of the starting player (R1.3)."""
    game = Game.new(seats=3, seed=5, start=start)
    for _ in range(7):
        take_turn(game)
    turns = [(seat, turn_round) for seat, turn_round in told(game, "turn_began")]
    order = [start, (start + 1) % 3, (start + 2) % 3]
    assert turns == [*((seat, 1) for seat in order), *((seat, 2) for seat in order), (start, 3), (order[1], 3)]
    assert game.view(None).start == start


# -- R2 A turn --


def test_draw_then_play_then_close() -> None:
    """One must draw, then play, and then may close (R2)."""
    game = at(OPEN, "hand0=stuttgart", route_of(3).replace("basel-", ""))
    assert legal_verbs(game) == {"draw", "draw pile", "administrator"}
    play(game, "draw Ulm")
    assert "pass" not in legal(game)
    assert "play Stuttgart right" in legal(game)
    play(game, "play Stuttgart right")
    assert {"pass", "close each"} <= legal(game)
    play(game, "pass")
    assert (game.seat_to_act, step(game)) == (1, "draw")


POSTMASTER = ("draw Linz", "draw Ulm")
ADMINISTRATOR = ("administrator", "draw pile")
CARRIER = ("draw Linz", "play Mannheim right", "play Würzburg right")


@pytest.mark.parametrize(
    ("official", "help_of", "play_on"),
    [
        ("postmaster", POSTMASTER, "play Mannheim right"),
        ("administrator", ADMINISTRATOR, "play Mannheim right"),
        ("carrier", CARRIER, None),
    ],
)
def test_one_official_in_a_turn(official: str, help_of: tuple[str, ...], play_on: str | None) -> None:
    """Whoever was helped by one official can call no other in that turn, cartwright included (R2)."""
    game = at(OPEN, "round=3 hand0=mannheim,wuerzburg,nuernberg", route_of(3), "carriage=5")
    play(game, *help_of)
    assert game.view(None).official == official
    assert not legal_verbs(game) & {"draw", "draw pile", "administrator"}
    if play_on:
        play(game, play_on)
    assert legal_verbs(game) <= {"pass", "close each", "close"}
    play(game, "close Baden")
    assert "won_carriage" not in kinds(game)
    assert "cartwright" not in legal(game)


def test_each_official_could_have_helped_there() -> None:
    """In the same turn without help each of the four is offered in its place (R2)."""
    game = at(OPEN, "round=3 hand0=mannheim,wuerzburg,nuernberg", route_of(3), "carriage=5")
    assert "administrator" in legal(game)
    play(game, "draw Linz")
    assert "draw Ulm" in legal(game)
    play(game, "play Mannheim right")
    assert "play Würzburg right" in legal(game)
    play(game, "close Baden")
    assert "cartwright" in legal(game)


def test_an_official_helps_once() -> None:
    """Neither the postmaster nor the administrator helps twice in a turn, nor the carrier (R2)."""
    game = play(at(OPEN, "round=3 hand0=mannheim"), "administrator")
    assert "administrator" not in legal(game)
    game = play(at(OPEN, "round=3 hand0=mannheim"), "draw Linz", "draw Ulm")
    assert not legal_verbs(game) & {"draw", "draw pile"}
    game = play(at(OPEN, "round=3 hand0=mannheim,wuerzburg,nuernberg", route_of(3)), *CARRIER)
    assert "play Nürnberg right" not in legal(game)


def test_help_again_in_the_next_turn() -> None:
    """The next turn brings a new choice of officials (R2)."""
    game = at(OPEN, "round=3 hand0=mannheim,wuerzburg hand1=stuttgart")
    play(game, "administrator", "draw pile", "begin Mannheim", "pass")
    assert "administrator" in legal(game)


def test_no_official_need_help() -> None:
    """A turn without any official is complete (R2)."""
    game = play(at(OPEN, "round=3 hand0=mannheim hand1=ulm"), "draw Linz", "begin Linz", "pass")
    assert game.seat_to_act == 1
    assert "helped" not in kinds(game)


# -- R3 Draw --


def test_open_card_is_replaced_at_once() -> None:
    """An open card that was taken is replaced in its place from the pile before anything else happens (R3.1)."""
    game = at(OPEN, "hand0=mannheim")
    pile = game.view(None).pile_size
    play(game, "draw Basel")
    assert kinds(game) == ["took_open", "laid_out"]
    assert told(game, "took_open") == [(0, "Basel", 2)]
    laid_out = told(game, "laid_out")[0][1]
    assert names(game.view(None).display) == ["Linz", "Ulm", laid_out, "Lodz", "Passau", "Pilsen"]
    assert game.view(None).pile_size == pile - 1
    assert hand(game) == ["Mannheim", "Basel"]


def test_top_card_of_the_pile() -> None:
    """The top card of the pile goes into the hand, the display stays, and others do not see the card (R3.1)."""
    game = at(OPEN, "hand0=mannheim")
    before = game.view(None)
    play(game, "draw pile")
    after = game.view(None)
    assert after.display == before.display
    assert after.pile_size == before.pile_size - 1
    assert len(hand(game)) == after.players[0].hand_size == 2
    assert after.players[0].known_cards == ()
    own, others = game.events_seen_at(1, 0), game.events_seen_at(1, 1)
    assert [event.details["city"] in hand(game) for event in own] == [True]
    assert [event.details["city"] for event in others] == [None]


def test_open_card_is_known_to_all() -> None:
    """Everybody sees which open card was taken (R3.1)."""
    game = play(at(OPEN, "hand0=mannheim"), "draw Basel")
    assert names(game.view(1).players[0].known_cards) == ["Basel"]


def test_every_open_card_may_be_drawn() -> None:
    """Each of the six open cards and the pile may be drawn, nothing else (R3.1)."""
    cities = ("Linz", "Ulm", "Basel", "Lodz", "Passau", "Pilsen")
    assert legal(at(OPEN, "hand0=mannheim")) == {"administrator", "draw pile", *(f"draw {city}" for city in cities)}


def test_empty_pile_is_made_from_the_discards() -> None:
    """When a card is needed and the pile is empty, all discards become the pile (R3.2)."""
    rest = every_card_but("linz", "ulm", "basel", "lodz", "passau", "pilsen", "salzburg", "salzburg", "kempten")
    game = at(OPEN, f"hand1={rest} hand0=salzburg discards=salzburg,kempten")
    assert game.view(None).pile_size == 0
    play(game, "draw pile")
    assert told(game, "reshuffled") == [(None, 2)]
    assert sorted(map(str, hand(game))) in (["Kempten", "Salzburg"], ["Salzburg", "Salzburg"])
    assert (game.view(None).pile_size, game.view(None).discards_size) == (1, 0)
    assert game.view(None).discards == ()


def test_empty_pile_waits_until_a_card_is_needed() -> None:
    """The last card of the pile leaves it empty; the discards stay where they are until the next one (R3.2)."""
    rest = every_card_but("linz", "ulm", "basel", "lodz", "passau", "pilsen", "salzburg", "salzburg", "kempten")
    game = play(at(OPEN, f"hand1={rest} hand0=salzburg discards=kempten"), "draw pile")
    assert hand(game) == ["Salzburg", "Salzburg"]
    assert (game.view(None).pile_size, game.view(None).discards_size) == (0, 1)
    play(game, "draw Linz")
    assert names(game.view(None).display)[0] == "Kempten"


def test_postmaster_takes_a_second_card() -> None:
    """The postmaster gives a second card; the display is refilled between the two (R3.3)."""
    game = play(at(OPEN, "hand0=mannheim"), "draw Basel")
    laid_out = told(game, "laid_out")[0][1]
    play(game, f"draw {laid_out}")
    assert sorted(map(str, hand(game))) == sorted(["Mannheim", "Basel", str(laid_out)])
    assert told(game, "helped") == [(0, "postmaster")]
    assert kinds(game) == ["took_open", "laid_out", "took_open", "laid_out", "helped"]
    assert None not in game.view(None).display


@pytest.mark.parametrize(("first", "second"), [("pile", "pile"), ("pile", "Linz"), ("Linz", "pile")])
def test_postmaster_from_pile_or_display(first: str, second: str) -> None:
    """Each of the two cards may be open or from the pile (R3.3)."""
    game = play(at(OPEN, "hand0=mannheim"), f"draw {first}", f"draw {second}")
    assert (len(hand(game)), game.view(None).official) == (3, "postmaster")


def test_one_card_is_no_help() -> None:
    """Drawing one card calls nobody (R3.1)."""
    assert play(at(OPEN, "hand0=mannheim"), "draw Linz").view(None).official is None


def test_administrator_changes_the_display() -> None:
    """All six open cards go to the discards, six new ones are laid out, then a card must be drawn (R3.4)."""
    game = at(OPEN, "hand0=mannheim")
    pile = game.view(None).pile_size
    play(game, "administrator")
    view = game.view(None)
    assert set(names(view.discards)) == {"Linz", "Ulm", "Basel", "Lodz", "Passau", "Pilsen"}
    assert view.discards_size == 6
    assert names(view.display) == [city for _, city, _ in told(game, "laid_out")]
    assert (len(view.display), view.pile_size) == (6, pile - 6)
    assert kinds(game) == ["swept", *["laid_out"] * 6, "helped"]
    assert (step(game), view.official) == ("draw", "administrator")
    assert len(hand(game)) == 1


def test_administrator_helps_before_drawing_alone() -> None:
    """Once a card is drawn the administrator cannot be called (R3.4)."""
    assert "administrator" not in legal(play(at(OPEN, "hand0=mannheim"), "draw Linz"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_round_forces_the_postmaster(edition: str) -> None:
    """In the first round everybody must draw two cards, and no other official helps (R3.5)."""
    game = Game.new(seats=2, seed=11, edition=edition, start=0)
    for seat in (0, 1):
        assert game.seat_to_act == seat
        assert "administrator" not in legal(game)
        play(game, "draw pile")
        assert legal_verbs(game) == {"draw", "draw pile"}
        play(game, "draw pile")
        assert game.view(None).official == "postmaster"
        play(game, str(game.legal_actions[0]))
        assert legal(game) == {"pass"}
        play(game, "pass")
    assert [official for _, official in told(game, "helped")] == ["postmaster"] * 2
    play(game, "draw pile")
    assert step(game) == "play"


def test_first_round_forces_even_a_full_hand() -> None:
    """The first round asks nothing about the hand (R3.5)."""
    game = at(OPEN, "round=1 edition=hungarian hand0=mannheim,stuttgart,kempten")
    assert "administrator" not in legal(game)
    assert legal_verbs(play(game, "draw Linz")) == {"draw", "draw pile"}


def test_second_round_forces_nobody_with_cards() -> None:
    """From the second round on a player with cards is free (R3.5)."""
    game = at(OPEN, "round=2 hand0=mannheim")
    assert "administrator" in legal(game)
    assert "begin Mannheim" in legal(play(game, "draw Linz"))


def test_the_last_card_played_does_not_force_the_postmaster_in_the_same_turn() -> None:
    """What counts is the hand at the beginning of the turn (R3.5)."""
    game = at(TO_PLAY, "hand0=mannheim hand1=ulm")
    play(game, "begin Mannheim", "pass", "draw pile")
    assert game.seat_to_act == 1
    assert "begin Ulm" in legal(game)


def test_a_gap_is_no_open_card() -> None:
    """From an empty display nothing but the pile can be drawn (R3.1)."""
    rest = every_card_but("linz", "ulm", "basel", "lodz")
    assert legal(at(NO_DISPLAY, f"hand1={rest} hand0=linz")) == {"draw pile"}
