"""What texts claim about the game is so: each claim is looked up in the words and proved by the engine or the data."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from posthorn.board import BOARD
from posthorn.game import EDITIONS, Game, Options, explain, outcomes
from posthorn.game.event import Drove, WonTile
from posthorn.game.narration import stack_name, tell, texts_of
from posthorn.lessons import LEARNER, load_lesson, say
from posthorn.locale import LANGUAGES, Texts
from posthorn.terminal.panels import lay_out_table
from posthorn.terminal.result import announce_winner
from tests.docs.test_rules import BOOKS, paragraphs
from tests.rules.positions import TO_CLOSE, at, play, route_of, step

every_language = pytest.mark.parametrize("language", LANGUAGES)

# The words by which each language makes its claims.
OF_THE_ROUTE = {
    "en": "of the route",
    "de": "der Strecke",
    "hu": "az útvonal",
    "it": "del percorso",
    "is": "leiðarinnar",
    "es": "de la ruta",
}
AT_LEAST = {
    "en": "at least",
    "de": "mindestens",
    "hu": "legalább",
    "it": "almeno",
    "is": "að minnsta kosti",
    "es": "al menos",
}
OR_MORE = {"en": "or more", "de": "oder mehr", "hu": "vagy több", "it": "o più", "is": "eða fleiri", "es": "o más"}
MOST = {"en": "most", "de": "meisten", "hu": "legtöbb", "it": "quasi tutti", "is": "flestum", "es": "mayoría"}
PAIR = {"hu": "tartománypár", "it": "coppia di regioni", "is": "samtengd", "es": r"(par de|dos) regiones"}
ROME = {"en": "Rome", "de": "Rom", "hu": "Rómá", "it": "Roma", "is": "Róm", "es": "Roma"}


def sentence(name: str, language: str) -> str:
    """Return what a lesson says in a step."""
    lesson = load_lesson(name.partition("-")[0])
    (number,) = (number for number, step in enumerate(lesson.steps) if step.sentence == name)
    return say(lesson, number, Texts(language))


def rules_in_short(language: str, edition: str) -> str:
    """Return what the terminal's command says at a table."""
    options = Options.of(2, edition)
    values = {"last_round": options.last_round, "all_provinces": options.all_provinces}
    text = Texts(language)("rules", **values, empty_hand="yes" if options.empty_hand_postmaster else "no")
    return " ".join(text.split())


@every_language
def test_only_the_cities_of_the_route_get_offices(language: str) -> None:
    """Closing with one province places offices in its cities that are in the route, not in all it has (R5.1)."""
    lesson = load_lesson("base")
    (step_,) = (step for step in lesson.steps if step.sentence == "base-ways")
    view = lesson.position(step_.at).view(LEARNER)
    route = set(map(str, view.players[LEARNER].route))
    placed = {action.province: outcome.closing for action, outcome in outcomes(view) if action.verb == "close"}
    assert all(closing and route.issuperset(closing.offices) for closing in placed.values())
    assert any(
        closing and province and len(closing.offices) < sum(city.province == province.index for city in BOARD.cities)
        for province, closing in placed.items()
    )
    assert sentence("base-ways", language).count(OF_THE_ROUTE[language]) == 2
    assert OF_THE_ROUTE[language] in sentence("base-office", language)


@every_language
def test_a_longer_route_wins_a_carriage_too(language: str) -> None:
    """The next carriage asks for at least as many cards as its number (R7.1)."""
    game = play(at(TO_CLOSE, route_of(6), "carriage=3"), "close Baden")
    assert game.view(0).players[0].carriage == 4
    (carriages,) = re.findall(r"7:[^.]*\.", rules_in_short(language, "italian").replace("3-tól 7-ig:", "7:"))
    assert AT_LEAST[language] in carriages
    assert AT_LEAST[language] in sentence("base-carriage", language)


@every_language
def test_too_short_is_three_cards_or_more(language: str) -> None:
    """The cartwright helps with neither 3 missing cards nor 4 (R7.2, R10.4)."""
    for missing in (3, 4):
        game = play(at(TO_CLOSE, route_of(7 - missing), "carriage=6"), "close Baden")
        assert step(game) != "cartwright"
    for rule in ("R7.2", "R10.4"):
        assert f"3 {OR_MORE[language]}" in " ".join(paragraphs(BOOKS[language])[rule].split())


@every_language
def test_the_edition_that_is_offered_first(language: str) -> None:
    """R9 names it before the others, as the list of the client and the terminal's question do."""
    stems = {edition: Texts(language)(f"edition-{edition}").rstrip("ao").lower() for edition in EDITIONS}
    after_the_table = paragraphs(BOOKS[language])["R9"].split("|\n\n")[1].split("|")[0].lower()
    named = {edition: after_the_table.find(stem) for edition, stem in stems.items() if stem in after_the_table}
    assert min(named, key=lambda edition: named[edition]) == Texts(language)("edition-usual")


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tile_is_named_after_what_the_edition_asks_for(edition: str, language: str) -> None:
    """Log, hints and the terminal say "outside Baiern" exactly where the tile can be won without Baiern (R6.3)."""
    without_baiern = "basel,ulm,sigmaringen,innsbruck,pilsen,salzburg"
    game = at(f"edition={edition}", TO_CLOSE, "route0=lodz-pilsen-regensburg", f"offices0={without_baiern},mannheim")
    options, view = game.options, game.view(0)
    texts = texts_of(options, Texts(language))
    name = texts("stack-outside-baiern" if options.all_provinces == "outside_baiern" else "stack-all-provinces")
    hints = {str(action): explain(action, outcome, texts) for action, outcome in outcomes(view)}
    play(game, "close Polen")
    won = any(isinstance(event, WonTile) for event in game.events)
    assert won == (options.all_provinces == "outside_baiern")
    assert (name in hints["close Polen"]) == won
    assert stack_name("all_provinces", texts) == name
    assert name in str(tell(WonTile(0, "all_provinces", 6), ["Anna"], texts))
    assert lay_out_table(view, ["Anna", "Bert"], texts, 100)


@every_language
def test_the_rules_in_short_are_the_tables(language: str) -> None:
    """The terminal's summary says what its table plays by (R3.5, R6.3)."""
    outside = Texts(language)("stack-outside-baiern").split()[-1].rstrip("s")
    for edition in EDITIONS:
        options = Options.of(2, edition)
        said = rules_in_short(language, edition)
        assert (outside in said) == (options.all_provinces == "outside_baiern"), said
    assert rules_in_short(language, "hungarian") != rules_in_short(language, "spanish")


@every_language
def test_most_editions_help_an_empty_hand(language: str) -> None:
    """The lesson does not teach as a rule of the game what only most of the rulebooks say (R3.5)."""
    assert len(EDITIONS) / 2 < sum(edition["empty_hand_postmaster"] is True for edition in EDITIONS.values()) < 4
    assert MOST[language] in sentence("base-empty", language)


@pytest.mark.parametrize("language", PAIR)
@pytest.mark.parametrize("name", ["base-tile", "audience-welcome", "honours-build"])
def test_a_region_may_be_two_provinces(name: str, language: str) -> None:
    """Where a language has one word for both, it says that a region may be a pair of provinces (R6.2)."""
    assert len(BOARD.regions) < len(BOARD.provinces)
    assert re.search(PAIR[language], sentence(name, language))


@every_language
def test_rome_is_rome(language: str) -> None:
    """The city has its name in the language, whatever the board calls it."""
    sentence = str(tell(Drove(0, "Baiern", "Rom"), ["Anna"], Texts(language)))
    assert ROME[language] in sentence
    assert language == "de" or not re.search(r"\bRom\b", sentence)


def test_switzerland_has_its_article_in_german() -> None:
    """All other provinces do without."""
    texts = Texts("de")
    said = {province.name: texts("action-close", province=province.name) for province in BOARD.provinces}
    assert said["Schweiz"].endswith("Poststationen in der Schweiz")
    assert all(text.endswith(f" in {name}") for name, text in said.items() if name != "Schweiz")


@every_language
def test_a_tie_after_a_limit_of_rounds_goes_by_the_starting_player(language: str) -> None:
    """Nobody has the tile for the end then, so the terminal does not say that it decides (R8.3, R10.7)."""
    game = Game.new(2, seed=1, max_rounds=1)
    while not game.is_over:
        game.play(game.legal_actions[0])
    assert len(set(game.scores)) == 1
    assert game.view(None).ender is None
    console = Console(width=400)
    with console.capture() as shown:
        console.print(announce_winner(game, Texts(language)))
    said = shown.get().splitlines()[0]
    assert Texts(language)("player-starts")[:10] in said
    assert Texts(language)("stack-game-end") not in said
