"""Hints: outcomes, in words."""

from __future__ import annotations

import random
import re

from posthorn.game import Game, Options, explain, explain_gain, outcomes
from posthorn.game.action import Action
from posthorn.game.narration import enumerate_words
from posthorn.locale import LANGUAGES, Texts
from posthorn.players import make_player
from tests.tables import every_kind_of_table

FIRST_CARDS = "seats=2 round=3 step=draw display=linz,ulm,ulm,lodz,passau,basel"
CLOSING = "seats=2 round=5 step=close cards_drawn=1 cards_played=1"


def hints(position: str, language: str = "en") -> dict[str, str]:
    """Return the hint of each legal action in a position."""
    view = Game.from_position(position).view(0)
    return {str(action): explain(action, outcome, Texts(language)) for action, outcome in outcomes(view)}


def test_a_card_that_fits() -> None:
    """A card says where it fits, whether an office is there, and what the route would bring with it."""
    route = "route0=wuerzburg-nuernberg-regensburg-passau carriage=4 hand0=ulm offices0=salzburg"
    told = hints(f"{FIRST_CARDS} {route}")
    assert told["draw Linz"] == (
        "Linz fits the right end; you have no office in that city; "
        "that makes the route 5 cards long; closing it would bring 4 offices, carriage 5 and the tile worth 2."
    )
    assert (
        told["draw Ulm"]
        == "Ulm does not fit your route; you have no office in that city; you already hold one such card."
    )
    assert told["draw Passau"] == "Passau is already in your route; you have no office in that city."
    german = hints(f"{FIRST_CARDS} {route}", "de")
    assert german["draw Linz"] == (
        "Linz passt an das rechte Ende; dort hast du noch keine Poststation; "
        "damit hat die Strecke 5 Karten; abgeschlossen brächte sie 4 Poststationen, Kutsche 5 "
        "und das Bonusplättchen mit dem Wert 2."
    )


def test_officials() -> None:
    """Who helps is said, and that nobody else can then; with the Offices of Honour the token, and the last one too."""
    cards = f"{FIRST_CARDS} hand0=basel"
    alone = "All open cards go to the discards, and new ones are turned up; this uses the administrator"
    assert hints(cards)["administrator"] == f"{alone}; no other official can help this turn."
    tokens = f"{cards} modules=honours"
    gives = f"{alone} (you get a token); no other official can help this turn"
    assert hints(tokens)["administrator"] == f"{gives}."
    last = hints(f"{tokens} tokens1=0,0,2,0")["administrator"]
    assert last == f"{gives}; that token is the last one, so everyone hands in tokens."


def test_playing() -> None:
    """A play says what the route is then, what could follow, and what closing it would bring; a lost route is named."""
    told = hints("seats=2 round=3 step=play cards_drawn=1 route0=linz-passau hand0=salzburg,budweis,basel")
    assert told["play Salzburg right"] == (
        "The route is then Linz–Passau–Salzburg, 3 cards; Budweis, Innsbruck and München would fit next. "
        "Closing it now would bring 2 offices and carriage 3."
    )
    assert told["begin Basel"] == (
        "A new route begins in Basel; your route of 2 cards is lost without scoring; "
        "Freiburg and Zürich would fit next."
    )


def test_closing() -> None:
    """A closing says what it places, wins and scores, what is left to choose, and where the cartwright could help."""
    told = hints(f"{CLOSING} route0=linz-salzburg-muenchen-augsburg offices0=pilsen,budweis carriage=4")
    assert told["close each"] == (
        "Offices in 2 of Augsburg, München, Linz and Salzburg; 2 points more; "
        "the cartwright could help you to carriage 5."
    )
    assert told["close Salzburg"] == (
        "Offices in Linz and Salzburg; you win the tile of Böhmen/Salzburg (worth 4); 6 points more; "
        "the cartwright could help you to carriage 5."
    )
    assert told["pass"] == "Your turn ends, and your route stays as it is."


def test_only_gains_are_explained_without_being_asked_for() -> None:
    """A choice that belongs to a closing has the same words as its hint; one that wins nothing yet has none."""
    for position, wins in (
        (
            f"{CLOSING} route0=linz-salzburg-muenchen-augsburg hand0=ulm",
            {"close each", "close Salzburg", "close Baiern"},
        ),
        (f"{FIRST_CARDS} route0=linz-passau-salzburg", set()),
    ):
        view = Game.from_position(position).view(0)
        gains = {str(action): explain_gain(action, outcome, Texts()) for action, outcome in outcomes(view)}
        assert {action for action, text in gains.items() if text is not None} == wins
        assert all(text in (None, hints(position)[action]) for action, text in gains.items())


def test_the_way_to_rome() -> None:
    """With the Audience a closing says which coaches will move."""
    clerics = "cleric0=1,2,3,4,5 cleric1=1,2,3,4,5"
    told = hints(f"{CLOSING} modules=audience {clerics} route0=linz-passau-salzburg-muenchen carriage=3")
    assert told["close Salzburg"] == (
        "Offices in Linz and Salzburg; you win carriage 4; 3 points more. Then coaches move towards Rome: Baiern (2)."
    )


@every_kind_of_table
def test_every_choice_is_explained(options: Options) -> None:
    """Whatever can be chosen has a hint of one or two sentences in every language."""
    chance = random.Random(3)
    every = [Texts(language) for language in LANGUAGES]
    game = Game.new(options.seats, options.edition, options.modules, seed=3, **options.switches)
    bots = [make_player("postmaster", seat) for seat in range(options.seats)]
    while (seat := game.seat_to_act) is not None and game.ply < 200:
        for action, outcome in outcomes(game.view(seat)):
            hint = explain(action, outcome, chance.choice(every))
            assert hint[0] == hint[0].upper()
            assert hint.endswith(".")
            assert hint.count(". ") <= 1
            assert "{" not in hint
        by_lot = chance.random() < 0.3
        game.play(chance.choice(game.legal_actions.numbers) if by_lot else bots[seat].choose(game.view(seat)))


def told(pattern: str, hint: str) -> str | None:
    """Return what a hint says at a place of a pattern, or None if it says no such thing."""
    found = re.search(pattern, hint)
    return found and (found[1] if found.groups() else found[0])


def check_words(game: Game, seat: int, action: Action, hint: str) -> set[str]:
    """Play an action and compare what its hint says, in English, with what has happened; return what was compared."""
    after = game.copy()
    after.play(action)
    events = after.events_since(after.ply)
    happened = {event.kind: event.details for event in events if event.seat == seat}
    view, before = after.view(seat), game.view(seat)
    own = view.players[seat]
    compared = {
        "route": (told(r"^The route is then ([^,]+),", hint), "–".join(map(str, own.route))),
        "begin": (told(r"^A new route begins in ([^;.]+)", hint), "–".join(map(str, own.route))),
        "keeps": (
            told(r"you then hold ([^;.]+)", hint),
            enumerate_words(map(str, view.hand), Texts()) if view.hand else "",
        ),
        "discard": (told(r"^(\S+) goes to the discards", hint), str(action.city)),
        "drive": (told(r"moves to ([^;.]+)", hint), action.coach and str(view.coaches[action.coach])),
        "arrives": (
            told(r"arrives in (Rome)", hint),
            "Rome" if "arrived" in {event.kind for event in events} else None,
        ),
        "chip": (
            told(r"(take a 1-point chip)", hint),
            "take a 1-point chip" if own.chips > before.players[seat].chips else None,
        ),
    }
    for what, (said, is_so) in compared.items():
        assert said is None or said == is_so, (what, action, hint)
    facts = {
        "helps": ("this uses the" in hint or "helps you to" in hint, "helped" in happened),
        "token": ("you get a token" in hint, "took_token" in happened),
        "lost": ("is lost without scoring" in hint, "lost_route" in happened),
        "passes": ("Your turn ends" in hint, action.verb == "pass"),
    }
    for what, (said_so, is_fact) in facts.items():
        assert said_so == is_fact, (what, action, hint)
    if action.verb in ("build", "cartwright"):
        gained = after.score_sheet(seat).total - game.score_sheet(seat).total
        points = told(r"(-?\d+|one) points? more", hint)
        assert points == ("one" if gained == 1 else str(gained)), (action, hint)
        assert ("this triggers the end" in hint) == ("brought_end" in {event.kind for event in events}), (
            action,
            hint,
        )
    return {what for what, (said, _) in compared.items() if said} | {what for what, (said, _) in facts.items() if said}


@every_kind_of_table
def test_what_the_words_say_happens(options: Options) -> None:
    """At every table, of every edition and with every module, a hint's words come true when its choice is played."""
    chance = random.Random(9)
    game = Game.new(options.seats, options.edition, options.modules, seed=9, **options.switches)
    bots = [make_player("postmaster", seat) for seat in range(options.seats)]
    compared: set[str] = set()
    while (seat := game.seat_to_act) is not None and game.ply < 160:
        view = game.view(seat)
        for action, outcome in outcomes(view):
            compared |= check_words(game, seat, action, explain(action, outcome, Texts()))
        by_lot = chance.random() < 0.2
        game.play(chance.choice(game.legal_actions.numbers) if by_lot else bots[seat].choose(view))
    assert {"route", "begin", "helps", "passes"} <= compared
    if "audience" in options.modules:
        assert {"drive"} <= compared
    if "honours" in options.modules:
        assert {"token"} <= compared
