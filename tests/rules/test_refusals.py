"""What is not legal is refused with its rule, and the game stays as it was (R2-R12)."""

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from posthorn import Action, Game, Options, RuleError
from posthorn.game import ACTIONS, refusal, verbs
from posthorn.locale import LANGUAGES, Texts
from posthorn.players import make_player
from tests.rules.positions import (
    ALL_FOUR,
    NINETEEN_CITIES,
    NO_DISPLAY,
    TO_CLOSE,
    TO_PLAY,
    TWO_CLERICS,
    at,
    every_card_but,
    play,
    route_of,
)
from tests.tables import every_kind_of_table

RULEBOOK = (Path(__file__).parents[2] / "docs" / "rules" / "en.md").read_text(encoding="utf-8")


class Case(NamedTuple):
    """A position, what leads on from it, what is then tried, and why it is refused."""

    rule: str
    code: str
    position: str
    before: tuple[str, ...]
    tried: str
    message: str  # a part of what is said


OPEN = "display=linz,ulm,basel,lodz,passau,pilsen"
AUDIENCE = f"modules=audience {TWO_CLERICS}"
SENDING = "modules=audience step=send round=0"
HANDING_IN = f"modules=honours {OPEN} hand0=mannheim tokens1=0,0,2,0"
NOTHING_LEFT = f"{NO_DISPLAY} hand0=linz,linz hand1={every_card_but('linz', 'linz')}"
TO_DRIVE = f"{TO_CLOSE} {AUDIENCE} route0=linz-passau-muenchen"
GAP = "display=ulm,none,none,none,none,none"

CASES = [
    Case("R8.1", "game-over", f"{TO_CLOSE} turn=1 tiles0=game_end:1", ("pass",), "draw pile", "over"),
    Case("R8.1", "game-over", f"{TO_CLOSE} turn=1 tiles0=game_end:1", ("pass",), "pass", "over"),
    Case("R11", "no-audience", OPEN, (), "send 1 Baden", "Audience"),
    Case("R11", "no-audience", f"modules=honours {OPEN}", (), "drive Baden Rom", "Audience"),
    Case("R12", "no-honours", OPEN, (), "hand in carrier", "Offices of Honour"),
    Case("R12", "no-honours", f"{AUDIENCE} {OPEN}", (), "keep", "Offices of Honour"),
    Case("R12", "no-honours", OPEN, (), "take Linz", "Offices of Honour"),
    Case("R12", "no-honours", OPEN, (), "take pile", "Offices of Honour"),
    Case("R12", "no-honours", OPEN, (), "build Linz", "Offices of Honour"),
    Case("R12", "no-honours", OPEN, (), "decline", "Offices of Honour"),
    # the order of a turn
    Case("R2", "not-now", f"{OPEN} hand0=linz", (), "begin Linz", "draw a card"),
    Case("R2", "not-now", f"{OPEN} hand0=linz", (), "pass", "draw a card"),
    Case("R3.5", "not-now", f"{OPEN} round=1", ("draw Linz",), "begin Linz", "postmaster must help"),
    Case("R2", "not-now", f"{TO_PLAY} hand0=linz", (), "pass", "play a card"),
    Case("R2", "not-now", f"{TO_PLAY} hand0=linz", (), "close each", "play a card"),
    Case("R2", "not-now", f"{TO_CLOSE} hand0=linz", (), "draw pile", "close the route"),
    Case("R5.1", "not-now", f"{TO_CLOSE} {route_of(4)}", ("close each",), "pass", "offices"),
    Case("R7.2", "not-now", f"{TO_CLOSE} {route_of(3)} carriage=3", ("close Baden",), "pass", "cartwright"),
    Case("R5.4", "not-now", f"{TO_CLOSE} {route_of(3)} hand0=ulm*2,linz*2", ("close Baden",), "pass", "surplus"),
    Case("R5.4", "not-now", f"{TO_CLOSE} {route_of(3)} hand0=ulm*2,linz*2", ("close Baden",), "cartwright", "surplus"),
    Case("R11.3", "not-now", TO_DRIVE, ("close Baiern",), "pass", "Rome"),
    Case("R11.2", "not-now", SENDING, (), "draw pile", "cleric"),
    Case("R12.3", "not-now", HANDING_IN, ("administrator",), "draw pile", "tokens"),
    Case(
        "R12.4", "not-now", f"{HANDING_IN} tokens0=1,0,0,0", ("administrator", "hand in postmaster administrator"),
        "pass", "take a card",
    ),
    Case("R12.4", "not-now", f"{HANDING_IN} tokens0=1,1,0,1", ("administrator", ALL_FOUR), "take pile", "an office"),
    # what belongs to closing, before a route is closed
    *(
        Case("R5.1", "office-early", position, (), "office Basel", "when a route is closed")
        for position in (f"{OPEN} hand0=linz", f"{TO_PLAY} hand0=linz", f"{TO_CLOSE} {route_of(3)}")
    ),
    *(
        Case("R7.2", "cartwright-early", position, (), "cartwright", "when you close a route")
        for position in (f"{OPEN} hand0=linz", f"{TO_PLAY} hand0=linz", f"{TO_CLOSE} {route_of(3)}")
    ),
    Case("R7.2", "cartwright-early", f"{TO_CLOSE} {route_of(4)}", ("close each",), "cartwright", "too short"),
    Case("R2", "official-used", f"{TO_CLOSE} official=carrier {route_of(3)}", (), "cartwright", "carrier"),
    Case("R11.3", "drive-early", f"{AUDIENCE} {OPEN} hand0=linz", (), "drive Baden Como", "after a route is closed"),
    Case("R11.3", "drive-early", TO_DRIVE, (), "drive Baden Como", "got no office"),
    # drawing
    Case("R2", "official-used", f"{OPEN} hand0=linz", ("draw Linz", "draw Ulm"), "draw Basel", "postmaster"),
    Case("R2", "official-used", f"{OPEN} hand0=linz", ("draw Linz", "draw Ulm"), "draw pile", "postmaster"),
    Case("R2", "official-used", f"{OPEN} hand0=linz", ("administrator",), "administrator", "administrator"),
    Case("R2", "official-used", f"{OPEN} hand0=linz", ("administrator", "draw pile"), "draw pile", "administrator"),
    Case("R10.2", "second-draw-first", f"{NOTHING_LEFT} step=play", (), "draw pile", "no card to draw"),
    Case("R3.2", "pile-empty", f"{GAP} hand0=linz hand1={every_card_but('linz', 'ulm')}", (), "draw pile", "empty"),
    Case("R3.1", "not-open", f"{OPEN} hand0=linz", (), "draw Augsburg", "Augsburg"),
    Case("R3.1", "not-open", f"{OPEN} round=1", ("draw pile",), "draw Augsburg", "Augsburg"),
    Case("R3.1", "not-open", f"{OPEN} hand0=linz", ("draw pile",), "draw Augsburg", "Augsburg"),
    Case("R3.5", "postmaster-forced", f"{OPEN} round=1", (), "administrator", "must help"),
    Case("R3.5", "postmaster-forced", f"{OPEN} round=9", (), "administrator", "must help"),
    Case("R3.5", "postmaster-forced", f"{OPEN} round=1", ("draw pile",), "administrator", "must help"),
    Case("R3.4", "administrator-late", f"{OPEN} hand0=linz", ("draw pile",), "administrator", "before"),
    Case("R3.4", "administrator-late", f"{TO_CLOSE} hand0=linz", (), "administrator", "before"),
    Case(
        "R10.2", "nothing-open", f"{NO_DISPLAY} hand0=linz discards=ulm hand1={every_card_but('linz', 'ulm')}", (),
        "administrator", "no open cards",
    ),
    # playing
    Case("R4", "not-in-hand", f"{TO_PLAY} hand0=linz", (), "begin Ulm", "Ulm"),
    Case("R4", "not-in-hand", f"{TO_PLAY} hand0=linz route0=basel", (), "play Zürich left", "Zürich"),
    Case("R4", "not-in-hand", f"{TO_CLOSE} hand0=linz route0=basel", (), "play Zürich right", "Zürich"),
    Case(
        "R4.3", "route-goes-on", f"{TO_PLAY} edition=hungarian hand0=basel,linz route0=freiburg", (),
        "begin Linz", "Linz",
    ),
    Case("R4.4", "carrier-begins", f"{TO_CLOSE} hand0=linz route0=basel", (), "begin Linz", "Linz"),
    Case("R4.1", "no-route", f"{TO_PLAY} hand0=linz", (), "play Linz left", "Linz"),
    Case("R4.2", "in-route", f"{TO_PLAY} hand0=basel route0=basel-freiburg", (), "play Basel right", "already"),
    Case(
        "R4.2", "does-not-fit", f"{TO_PLAY} hand0=linz route0=basel-freiburg", (),
        "play Linz left", "Basel or Freiburg, the ends",
    ),
    Case(
        "R4.2", "does-not-fit", f"{TO_PLAY} hand0=linz route0=basel-freiburg", (),
        "play Linz right", "Basel or Freiburg, the ends",
    ),
    Case("R4.2", "does-not-fit", f"{TO_PLAY} hand0=linz route0=basel", (), "play Linz left", "it to Basel ("),
    Case("R4.2", "does-not-fit", f"{TO_CLOSE} hand0=linz route0=basel", (), "play Linz right", "it to Basel ("),
    *(
        Case("R4.2", "route-card", f"{position} hand0=linz route0=basel", (), "play Basel right", "neither moved nor")
        for position in (OPEN, TO_PLAY, TO_CLOSE)
    ),
    Case(
        "R4.2", "does-not-fit-there", f"{TO_PLAY} hand0=carlsruhe route0=basel-freiburg", (), "play Carlsruhe left",
        "the other end",
    ),
    Case(
        "R4.2", "does-not-fit-there", f"{TO_PLAY} hand0=carlsruhe route0=freiburg-basel", (), "play Carlsruhe right",
        "the other end",
    ),
    Case(
        "R2", "official-used", f"{TO_CLOSE} official=postmaster hand0=basel route0=freiburg", (),
        "play Basel left", "postmaster",
    ),
    Case(
        "R2", "official-used", f"{TO_CLOSE} official=carrier hand0=basel route0=freiburg", (),
        "begin Basel", "carrier",
    ),
    Case(
        "R10.2", "hand-empty", f"{TO_CLOSE} {NO_DISPLAY} turn=1 hand1={every_card_but()}", ("pass",), "begin Linz",
        "no card to play",
    ),
    # closing
    Case("R5", "route-too-short", f"{TO_CLOSE} {route_of(2)}", (), "close each", "this one has 2"),
    Case("R5", "route-too-short", f"{TO_CLOSE} {route_of(2)}", (), "close Baden", "needs 3"),
    Case("R5.1", "province-not-in-route", f"{TO_CLOSE} {route_of(3)}", (), "close Polen", "Polen"),
    Case("R10.1", "places-nothing", f"{TO_CLOSE} {route_of(3)} offices0=basel", (), "close Schweiz", "Schweiz"),
    Case("R5.1", "city-not-in-route", f"{TO_CLOSE} {route_of(3)}", ("close each",), "office Mannheim", "Mannheim"),
    Case(
        "R5.1", "has-office", f"{TO_CLOSE} {route_of(4)} offices0=mannheim", ("close each",),
        "office Mannheim", "already",
    ),
    Case(
        "R5.1", "not-in-option", f"{TO_CLOSE} route0=linz-passau-muenchen offices0={NINETEEN_CITIES}",
        ("close Baiern",), "office Linz", "Linz",
    ),
    Case(
        "R5.1", "other-province-first", f"{TO_CLOSE} route0=basel-zuerich-kempten-augsburg", ("close each",),
        "office Kempten", "one at a time",
    ),
    Case("R10.1", "placement-full", f"{TO_CLOSE} {route_of(3)}", ("close each",), "done", "place all offices"),
    Case(
        "R5.4", "not-in-hand", f"{TO_CLOSE} {route_of(3)} hand0=ulm*2,linz*2", ("close Baden",),
        "discard Basel", "Basel",
    ),
    # the Audience
    Case("R11.2", "cleric-sent", SENDING, ("send 3 Baden",), "send 3 Schweiz", "rank 3"),
    Case("R11.2", "other-coach-first", SENDING, (), "send 3 Schweiz", "Schweiz"),
    Case(
        "R11.4", "in-rome", f"{TO_DRIVE} place=rom,como,como,trient,udine", ("close Baiern",),
        "drive Baden Rom", "Baden",
    ),
    Case("R11.3", "coach-not-asked", TO_DRIVE, ("close Baiern",), "drive Baden Genua", "Baden"),
    Case("R11.3", "no-road", TO_DRIVE, ("close Baiern",), "drive Salzburg Rom", "from Udine to Rom"),
    # the Offices of Honour
    Case("R12.3", "no-token", HANDING_IN, ("administrator",), "hand in administrator cartwright", "cartwright"),
    Case("R12.3", "must-hand-in", HANDING_IN, ("administrator",), "keep", "at least one"),
    Case(
        "R3.1", "not-open", f"modules=honours {TO_PLAY} {OPEN} hand0=ulm,augsburg tokens0=1,0,0,0 tokens1=0,3,0,0",
        ("begin Ulm", "play Augsburg right", "hand in postmaster carrier"), "take Mannheim", "Mannheim",
    ),
    Case(
        "R3.2", "pile-empty",
        f"modules=honours {TO_PLAY} {GAP} hand0=linz,passau hand1={every_card_but('linz', 'passau', 'ulm')} "
        "tokens0=1,0,0,0 tokens1=0,3,0,0",
        ("begin Linz", "play Passau right", "hand in postmaster carrier"), "take pile", "empty",
    ),
    Case(
        "R12.4", "has-office", f"{HANDING_IN} tokens0=1,1,0,1 offices0=linz", ("administrator", ALL_FOUR), "build Linz",
        "already",
    ),
]  # fmt: skip


def unchanged(game: Game) -> tuple[object, ...]:
    """Everything that a refusal must leave alone."""
    return game.position, game.ply, game.events, game.record, game.seat_to_act


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.tried}")
def test_refusal(case: Case) -> None:
    """An action that is not legal is refused with its rule and what is legal instead; nothing changes."""
    game = play(at(case.position), *case.before)
    before = unchanged(game)
    assert Action.parse(case.tried) not in game.legal_actions
    with pytest.raises(RuleError) as refused:
        game.play(case.tried)
    error = refused.value
    assert (error.rule, error.code) == (case.rule, case.code)
    assert error.legal == tuple(str(action) for action in game.legal_actions)
    assert case.message in str(error)
    assert f"({case.rule})" in str(error)
    assert all(text in str(error) for text in error.legal)
    assert unchanged(game) == before


def test_every_reason_is_tested() -> None:
    """No reason in the source is without a case above."""
    files = (Path(refusal.__file__), *Path(verbs.__file__).parent.glob("*.py"))
    source = "".join(file.read_text() for file in files)
    written = set(re.findall(r'reason\("(R[\d.]+)", "([\w-]+)"', source))
    tested = {(case.rule, case.code) for case in CASES}
    assert len(written) > 25
    codes_put_together = {("R11", "no-audience"), ("R12", "no-honours")}
    steps = ("R2", "R3.5", "R5.1", "R5.4", "R7.2", "R11.2", "R11.3", "R12.3", "R12.4")
    codes_put_together |= {(rule, "not-now") for rule in steps}
    assert tested == written | codes_put_together


@every_kind_of_table
def test_whatever_is_illegal_has_its_words(options: Options) -> None:
    """Any action, at any moment, is refused by a rule of the rulebook in every language, not in records' words."""
    chance = Random(5)
    rules = set(re.findall(r'<a id="(R[\d.]+)">', RULEBOOK))
    every = [Texts(language) for language in LANGUAGES]
    game = Game.new(options.seats, options.edition, options.modules, seed=5, **options.switches)
    bots = [make_player("postmaster", seat) for seat in range(options.seats)]
    while (seat := game.seat_to_act) is not None and game.ply < 120:
        view = game.view(seat)
        for action in chance.sample(ACTIONS, 12):
            if action in view.legal_actions:
                continue
            error = view.refuse(action)
            words = error.explain(chance.choice(every))
            assert error.rule in rules
            assert words
            assert "{" not in words
            assert action.text == action.verb or action.text not in words
        game.play(bots[seat].choose(view))


@pytest.mark.parametrize("case", CASES[:3], ids=lambda case: f"{case.code}: {case.tried}")
def test_game_goes_on_after_a_refusal(case: Case) -> None:
    """After a refusal the game plays on as if nothing had been tried."""
    refused, calm = play(at(case.position), *case.before), play(at(case.position), *case.before)
    with pytest.raises(RuleError):
        refused.play(case.tried)
    for game in (refused, calm):
        if not game.is_over:
            game.play(game.legal_actions[0])
    assert refused == calm


MALFORMED: list[Any] = [
    None,
    1.0,
    float("nan"),
    float("inf"),
    True,
    False,
    b"draw pile",
    "",
    " ",
    "draw",
    "draw Atlantis",
    "draw pile draw pile",
    "play Linz",
    "close",
    "hand in",
    "hand in postmaster postmaster",
    "send 6 Baden",
    "send 0 Baden",
    "\x00",
    "\ud800",
    "draw pile!1",
    -1,
    10**6,
    10**30,
    2**63,
    10**5000,
    Action(9999, "x", "dance"),
    Action(90, "pass", "pass", officials=("cartwright",)),
    [],
    ["draw pile"],
    ("draw pile",),
    {},
    {"draw pile"},
    lambda: "draw pile",
    Game,
    1j,
]


@pytest.mark.parametrize("given", MALFORMED, ids=lambda given: type(given).__name__)
def test_malformed_action(given: Any) -> None:
    """What is no action at all is refused in the same way, whatever it is."""
    game = at(OPEN, "hand0=linz")
    before = unchanged(game)
    with pytest.raises(RuleError) as refused:
        game.play(given)
    assert (refused.value.rule, refused.value.code) == ("R2", "no-action")
    assert refused.value.legal == tuple(str(action) for action in game.legal_actions)
    assert "is not an action" in str(refused.value)
    assert unchanged(game) == before
    assert given not in game.legal_actions


@pytest.mark.parametrize(
    ("options", "rule", "code"),
    [
        ({"seats": 1}, "R1.1", "seats"),
        ({"seats": 5}, "R1.1", "seats"),
        ({"seats": "3"}, "R1.1", "seats"),
        ({"seats": 3.0}, "R1.1", "seats"),
        ({"seats": True}, "R1.1", "seats"),
        ({"seats": None}, "R1.1", "seats"),
        ({"seats": 10**5000}, "R1.1", "seats"),
        ({"edition": "klingon"}, "R9", "edition"),
        ({"edition": None}, "R9", "edition"),
        ({"edition": []}, "R9", "edition"),
        ({"modules": None}, "R12", "module"),
        ({"modules": 5}, "R12", "module"),
        ({"modules": ["rome"]}, "R12", "module"),
        ({"modules": [None]}, "R12", "module"),
        ({"modules": "rome"}, "R12", "module"),
        ({"colour": "red"}, "R9", "switch"),
        ({"may_abandon": 1}, "R4.3", "switch-value"),
        ({"may_abandon": None}, "R4.3", "switch-value"),
        ({"empty_hand_postmaster": "yes"}, "R3.5", "switch-value"),
        ({"all_provinces": "some"}, "R6.3", "switch-value"),
        ({"length_fallback": True}, "R6.1", "switch-value"),
        ({"last_round": "none"}, "R8.1", "switch-value"),
        ({"last_round": True}, "R8.1", "switch-value"),
        ({"starting_player": "oldest"}, "R1.3", "switch-value"),
        ({"placement": []}, "R10.1", "switch-value"),
        ({"max_rounds": 0}, "R10.3", "switch-value"),
        ({"max_rounds": -1}, "R10.3", "switch-value"),
        ({"max_rounds": True}, "R10.3", "switch-value"),
        ({"max_rounds": 2.5}, "R10.3", "switch-value"),
        ({"max_rounds": 2**31}, "R10.3", "switch-value"),
        ({"cleric_reminder": 0}, "R11.2", "switch-value"),
    ],
)
def test_malformed_table(options: dict[str, Any], rule: str, code: str) -> None:
    """A table that the rules do not know is refused, with what it may be."""
    for make in (Options.of, Game.new):
        with pytest.raises(RuleError) as refused:
            make(**options)
        assert (refused.value.rule, refused.value.code) == (rule, code)
        assert refused.value.legal
        assert str(refused.value)


@pytest.mark.parametrize(
    ("given", "rule", "code"),
    [
        ({"seed": -1}, "R1.2", "seed"),
        ({"seed": 2**128}, "R1.2", "seed"),
        ({"seed": 1.5}, "R1.2", "seed"),
        ({"seed": 10**5000}, "R1.2", "seed"),
        ({"seed": True}, "R1.2", "seed"),
        ({"seed": "7"}, "R1.2", "seed"),
        ({"start": 3}, "R1.3", "start"),
        ({"start": -1}, "R1.3", "start"),
        ({"start": True}, "R1.3", "start"),
        ({"names": ["Ada"]}, "R1.1", "names"),
        ({"names": ["Ada", "Ada", "Bo"]}, "R1.1", "names"),
        ({"names": ["Ada", "", "Bo"]}, "R1.1", "names"),
        ({"names": ["Ada", "C\n", 'B"o']}, "R1.1", "names"),
        ({"names": "Ada"}, "R1.1", "names"),
        ({"names": 5}, "R1.1", "names"),
    ],
)
def test_malformed_beginning(given: dict[str, Any], rule: str, code: str) -> None:
    """So is a seed, a starting seat or a list of names that cannot be."""
    with pytest.raises(RuleError) as refused:
        Game.new(seats=3, **given)
    assert (refused.value.rule, refused.value.code) == (rule, code)
    assert str(refused.value)


@pytest.mark.parametrize(
    "seat", [2, -1, True, 0.0, "0", b"0", [], 10**30, 10**5000], ids=lambda seat: type(seat).__name__
)
def test_malformed_seat(seat: Any) -> None:
    """Only a seat at the table, or None for a spectator, has a view and a score sheet."""
    game = at(OPEN)
    for ask in (game.view, game.score_sheet):
        with pytest.raises(RuleError) as refused:
            ask(seat)
        assert (refused.value.rule, refused.value.code, refused.value.legal) == ("R1.1", "seat", ("0", "1"))
        assert str(refused.value)


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (None, "position-text"),
        (b"seats=2", "position-text"),
        ("seats", "position-word"),
        ("seats=2 round=3 round=3", "position-twice"),
        ("seats=2 colour=red", "position-key"),
        ("seats=2 hand2=linz", "position-key"),
        ("seats=2 hand0=atlantis", "position-name"),
        ("seats=2 hand0=linz*x", "position-value"),
        ("seats=2 display=linz", "position-value"),
        ("seats=2 round=" + "9" * 5000, "position-value"),
        ("seats=2 hand0=linz*4", "position-cards"),
        ("seats=2 seen0=linz", "position-seen"),
        ("seats=2 route0=linz-basel", "position-routes"),
        ("seats=2 tiles0=baden:1", "position-tiles"),
        ("seats=2 carriage=8,0", "position-carriages"),
        ("seats=2 carriage=3,3,3,3", "position-carriages"),
        ("seats=2 modules=audience", "position-clerics"),
        ("seats=2 space=240,0,0,0,0", "position-spaces"),
        ("seats=2 drives=9,9,9,9,9", "position-spaces"),
        ("seats=2 tokens0=1,0,0,0", "position-honours"),
        ("seats=2 turn=2", "position-table"),
        ("seats=2 round=0", "position-table"),
        ("seats=2 round=99999999999999999999", "position-table"),
        ("seats=2 closing=99", "position-table"),
        ("seats=2 cards_played=-7", "position-table"),
        ("seats=2 hand_in_asked=-9", "position-table"),
        ("seats=2 actor=1", "position-actor"),
        ("seats=2 step=send round=0", "position-actor"),
        ("seats=2 modules=honours step=take", "position-actor"),
        ("seats=2 modules=honours step=hand-in resume=over tokens0=1,0,0,0", "position-actor"),
        ("seats=2 step=offices", "position-closing"),
        ("seats=2 step=discard", "position-closing"),
        ("seats=2 step=play", "position-choice"),
        ("seats=7", "seats"),
        ("seats=" + "9" * 5000, "seats"),
        ("seats=2 placement=half", "switch-value"),
    ],
    ids=lambda given: str(given)[:60],
)
def test_malformed_position(position: Any, code: str) -> None:
    """A text that is no position, or one that cannot come about, is refused with what is wrong."""
    with pytest.raises(RuleError) as refused:
        Game.from_position(position)
    assert refused.value.code == code
    assert str(refused.value)
