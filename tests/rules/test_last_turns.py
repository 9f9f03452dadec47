"""Who still has a turn when the end has been brought about: the switch `last_round` (R8.1, R9)."""

from itertools import product

import pytest

from posthorn import Game, RuleError
from tests.rules.positions import (
    ALL_FOUR,
    LONG_WAY,
    NINETEEN_CITIES,
    TO_CLOSE,
    TO_PLAY,
    at,
    carriage,
    kinds,
    play,
    step,
    take_turn,
    tiles,
    told,
)

HANDS = "hand0=ulm hand1=ulm hand2=ulm hand3=basel"
EACH = "last_round=one_turn_each"
CLERICS = "cleric{seat}=1,2,3,4,5"
MODULES = ("", "audience", "honours", "audience,honours")


def table(seats: int, modules: str, *words: str) -> str:
    """The words of a table where everybody has a card and, with the Audience, has sent the clerics."""
    clerics = [CLERICS.format(seat=seat) for seat in range(seats)] if "audience" in modules else []
    hands = HANDS.split()[:seats]
    return " ".join([f"seats={seats}", *([f"modules={modules}"] if modules else []), *hands, *clerics, *words])


def about_to_end(seats: int, start: int, ender: int, modules: str, *words: str) -> Game:
    """A game where closing the route of seven brings a seat carriage 7, and with it the end."""
    carriages = ",".join("6" if seat == ender else "0" for seat in range(seats))
    route = f"route{ender}={'-'.join(LONG_WAY[:7])} carriage={carriages}"
    return at(TO_CLOSE, table(seats, modules, f"start={start} turn={ender}", route, *words))


def close(game: Game) -> Game:
    """Close the route, and let coaches drive as they must."""
    play(game, "close Baden")
    while step(game) == "drive":
        game.play(game.legal_actions[0])
    return game


def play_last_turns(game: Game) -> list[int]:
    """Take all turns that are left; return whose they were. What may be declined is declined."""
    turns: list[int] = []
    while step(game) not in ("over", "hand-in"):
        assert game.view(None).seat_to_act == game.view(None).turn
        turns.append(game.view(None).turn)
        assert game.view(None).turns_to_come is not None
        take_turn(game)
    return turns


WHO = [(seats, start, ender) for seats in (2, 3, 4) for start, ender in product(range(seats), repeat=2)]


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize(("seats", "start", "ender"), WHO)
def test_one_turn_each(seats: int, start: int, ender: int, modules: str) -> None:
    """All others have one turn, clockwise, whoever brought the end about and whoever began; then it is over (R8.1)."""
    game = close(about_to_end(seats, start, ender, modules, EACH))
    assert game.view(None).ender == ender
    others = [(ender + distance) % seats for distance in range(1, seats)]
    assert play_last_turns(game) == others
    assert game.is_over
    # From the starting player on the turns are of the next round.
    assert told(game, "rounds_over") == [(None, 3 if start == ender else 4)]


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize(("seats", "start", "ender"), WHO)
def test_finish_round(seats: int, start: int, ender: int, modules: str) -> None:
    """Where the round is finished, those have a turn who sit between who brought the end about and the start (R8.1)."""
    game = close(about_to_end(seats, start, ender, modules, "last_round=finish_round"))
    left = [(ender + distance) % seats for distance in range(1, seats)]
    assert play_last_turns(game) == left[: (start - ender - 1) % seats]
    assert game.is_over
    assert told(game, "rounds_over") == [(None, 3)]


@pytest.mark.parametrize("rule", ["finish_round", "one_turn_each"])
@pytest.mark.parametrize(("seats", "start", "ender"), WHO)
def test_who_still_has_a_turn(seats: int, start: int, ender: int, rule: str) -> None:
    """Every view says who still has a turn after this one, once an end is in sight, and in the end nobody (R8.1)."""
    game = about_to_end(seats, start, ender, "", f"last_round={rule}")
    assert {game.view(seat).turns_to_come for seat in (None, *range(seats))} == {None}
    assert game.view(None).to_dict()["turns_to_come"] is None
    close(game)
    while not game.is_over:
        shown = game.view(None).turns_to_come
        assert shown is not None
        assert {game.view(seat).turns_to_come for seat in range(seats)} == {shown}
        assert game.view(None).to_dict()["turns_to_come"] == list(shown)
        rest = game.copy()
        assert play_last_turns(take_turn(rest)) == list(shown)
        take_turn(game)
    assert game.view(None).turns_to_come == ()


def handing_in(seats: int, turn: int, ender: int, *words: str) -> Game:
    """In one seat's turn the last token is taken, and another seat's four tokens bring it the last office."""
    tokens = {2: (4, 4, 3, 2), 3: (6, 6, 5, 3), 4: (8, 8, 6, 4)}[seats]
    # The seat on turn takes the last administrator's token; all others lie with the seat that will bring the end about.
    held = f"tokens{ender}=1,1,{tokens[2] - 1},1 offices{ender}={NINETEEN_CITIES}"
    game = at(table(seats, "honours", f"round=3 turn={turn}", held, *words))
    play(game, "administrator", "hand in administrator", ALL_FOUR, "build Linz")
    assert (game.view(None).ender, game.view(None).turn) == (ender, turn)
    return game


ANOTHERS = [
    (seats, turn, ender) for seats in (2, 3, 4) for turn, ender in product(range(seats), repeat=2) if turn != ender
]


@pytest.mark.parametrize(("seats", "turn", "ender"), ANOTHERS)
def test_one_turn_each_in_anothers_turn(seats: int, turn: int, ender: int) -> None:
    """An end brought about in another's turn: play goes on in order and stops where that seat's turn would begin."""
    for start in range(seats):
        game = handing_in(seats, turn, ender, EACH, f"start={start}")
        between = [(turn + distance) % seats for distance in range((ender - turn) % seats)]
        assert game.view(None).turns_to_come == tuple(between[1:])
        assert play_last_turns(game) == between
        assert "rounds_over" in kinds(game)


@pytest.mark.parametrize(("seats", "turn", "ender"), ANOTHERS)
def test_finish_round_in_anothers_turn(seats: int, turn: int, ender: int) -> None:
    """Where the round is finished, it does not matter in whose turn the end was brought about (R8.1, R12.4)."""
    for start in range(seats):
        game = handing_in(seats, turn, ender, "last_round=finish_round", f"start={start}")
        left = [(turn + distance) % seats for distance in range((start - turn - 1) % seats + 1)]
        assert play_last_turns(game) == left


def test_own_tokens_in_ones_own_turn() -> None:
    """Who brings the end about with tokens in their own turn finishes it, and then the others have one each (R8.1)."""
    held = f"tokens1=1,1,4,1 offices1={NINETEEN_CITIES}"
    game = at(table(3, "honours", f"round=3 turn=1 {held} {EACH}"))
    play(game, "administrator", ALL_FOUR, "build Linz")
    assert (game.view(None).ender, game.seat_to_act, step(game)) == (1, 1, "draw")
    assert play_last_turns(game) == [1, 2, 0]


@pytest.mark.parametrize(
    ("start", "ender", "turns"), [(0, 0, [1, 2]), (0, 1, [2]), (0, 2, []), (1, 0, []), (2, 0, [1])]
)
def test_limit_of_rounds_comes_first(start: int, ender: int, turns: list[int]) -> None:
    """The host's limit ends the game after its round, also when others would still have a turn (R10.3)."""
    game = close(about_to_end(3, start, ender, "", EACH, "max_rounds=3"))
    assert game.view(None).turns_to_come == tuple(turns[1:]) if turns else game.is_over
    assert play_last_turns(game) == turns
    assert told(game, "rounds_over") == [(None, 3)]


def test_limit_of_rounds_comes_later() -> None:
    """A limit in the next round or later leaves everybody their turn (R10.3)."""
    for limit in (4, 5):
        game = close(about_to_end(3, 0, 1, "", EACH, f"max_rounds={limit}"))
        assert play_last_turns(game) == [2, 0]


def test_limit_alone_finishes_its_round() -> None:
    """Where nobody brings the end about the limit's round is finished by either rule (R10.3)."""
    for rule in ("finish_round", "one_turn_each"):
        game = at(table(3, "", f"round=3 start=1 turn=1 max_rounds=3 last_round={rule}"))
        assert game.view(None).turns_to_come == (2, 0)
        assert play_last_turns(game) == [1, 2, 0]
        assert (game.is_over, game.view(None).ender) == (True, None)


def test_a_second_end_changes_nothing() -> None:
    """Who meets a condition in one of the last turns gets no tile and prolongs nothing (R8.1, R10.5)."""
    route = f"route2={'-'.join(LONG_WAY[:7])}"
    game = at(TO_CLOSE, table(3, "", f"turn=2 carriage=0,7,6 tiles1=game_end:1 {route} {EACH}"))
    play(game, "close Baden")
    assert (carriage(game, 2), tiles(game, 1), game.view(None).ender) == (7, [("game_end", 1)], 1)
    assert ("game_end", 1) not in tiles(game, 2)
    assert play_last_turns(game) == [0]


def test_ties_as_ever() -> None:
    """The owner of the tile wins a tie, then who sits next after it, though another's turn was the last (R8.3)."""
    game = close(about_to_end(3, 0, 1, "", EACH))
    play_last_turns(game)
    scores = game.scores
    assert game.view(None).turn == 0
    assert scores[2] == scores[0] < scores[1]
    assert game.ranking == (1, 2, 0)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_last_hand_in_begins_with_the_starting_player(start: int) -> None:
    """After the last turn everybody may hand in once more, from the starting player on, whoever's turn was last."""
    held = " ".join(f"tokens{seat}=1,0,0,0" for seat in range(3))
    game = close(about_to_end(3, start, 1, "honours", EACH, held))
    assert play_last_turns(game) == [2, 0]
    asked = []
    while not game.is_over:
        asked.append(game.seat_to_act)
        game.play("keep")
    assert asked == [(start + distance) % 3 for distance in range(3)]


def test_turn_of_the_ender_does_not_begin() -> None:
    """No position has a turn beginning for who brought the end about; where the round is finished, one can (R8.1)."""
    words = table(3, "honours", f"round=3 turn=1 tiles1=game_end:1 offices1={NINETEEN_CITIES},linz")
    assert at(words).seat_to_act == 1
    with pytest.raises(RuleError) as refused:
        at(words, EACH)
    assert (refused.value.rule, refused.value.code) == ("R2", "position-actor")
    assert at(words, EACH, TO_PLAY.replace("round=3 ", "")).seat_to_act == 1


def test_no_end_is_in_sight_while_clerics_are_sent() -> None:
    """Before the first round no end is in sight, with a limit of rounds and without (R10.3, R11.2)."""
    for limit in (None, 1):
        game = Game.new(seed=1, modules=("audience",), max_rounds=limit)
        assert (step(game), game.view(None).turns_to_come) == ("send", None)
