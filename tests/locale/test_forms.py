"""Place names are inflected as each language does it."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from posthorn.board import BOARD
from posthorn.game.narration import enumerate_words
from posthorn.locale import LANGUAGES, Texts
from posthorn.locale.forms import PLACES, place_form, place_message
from tests.locale.test_languages import FOLDER, Values

INFLECTED = [language for language in LANGUAGES if (FOLDER / language / PLACES).exists()]
# Languages in which every name that is inflected has its form, so that none may be missing.
EVERY_NAME = [language for language in INFLECTED if language in ("hu", "de")]
# What the values are that texts inflect.
KINDS = {
    "city": BOARD.cities,
    "end": BOARD.cities,
    "second": BOARD.cities,
    "province": BOARD.provinces,
    "option": BOARD.provinces,
    "coach": BOARD.regions,
    "region": BOARD.regions,
    "place": BOARD.rome.places,
    "at": BOARD.rome.places,
}


class Wishes(Visitor):
    """The forms that texts ask for: a place's message and its case."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Note the case for every place that the value may be."""
        if node.id.name == "FORM":
            (value,) = node.arguments.positional
            (named,) = node.arguments.named
            assert isinstance(value, ast.VariableReference)
            case = str(named.value.parse()["value"])
            self.forms |= {(place_message(place.name), case) for place in KINDS[value.id.name]}


def wished_forms(language: str) -> set[tuple[str, str]]:
    """Return all forms that a language's texts can ask for."""
    wishes = Wishes()
    for path in (FOLDER / language).iterdir():
        wishes.visit(FluentParser().parse(path.read_text("utf-8")))
    return wishes.forms


def listed_forms(language: str) -> set[tuple[str, str]]:
    """Return all forms in a language's list of places."""
    forms: set[tuple[str, str]] = set()
    for entry in FluentParser().parse((FOLDER / language / PLACES).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found = [(entry.id.name, attribute.id.name) for attribute in entry.attributes]
            assert not forms.intersection(found), f"{entry.id.name} appears twice"
            forms.update(found)
    return forms


def small_bundle() -> FluentBundle:
    """Return a bundle that can inflect one place."""
    bundle = FluentBundle(["hu"], use_isolating=False)
    bundle.add_resource(FluentResource("place-st-gallen = St. Gallen\n    .in = St. Gallenben"))
    return bundle


def test_a_place_has_one_message() -> None:
    """The browser makes the same ids of the same names."""
    assert place_message("München") == "place-muenchen"
    assert place_message("St. Gallen") == "place-st-gallen"
    assert place_message("Württemberg/Hohenzollern") == "place-wuerttemberg-hohenzollern"


def test_a_place_gets_the_form_asked_for() -> None:
    """The list of forms decides."""
    assert place_form(small_bundle(), "St. Gallen", "in") == "St. Gallenben"


@pytest.mark.parametrize(("name", "case"), [("St. Gallen", "from"), ("Atlantis", "in"), ("", "in")])
def test_what_has_no_form_stays_as_it_is(name: str, case: str) -> None:
    """Another board, or a language that inflects less, loses nothing."""
    assert place_form(small_bundle(), name, case) == name


def test_an_inflected_value_is_the_same_value() -> None:
    """Comparing languages, ``FORM($city, …)`` is ``$city``."""
    values = Values()
    values.visit(FluentParser().parse('event = { $player }: { FORM($city, case: "in") }'))
    assert values.names == {"player", "city"}


@pytest.mark.parametrize("language", INFLECTED)
def test_no_form_is_left_over(language: str) -> None:
    """Every form in the list is one that some text asks for."""
    assert sorted(listed_forms(language) - wished_forms(language)) == []


@pytest.mark.parametrize("language", EVERY_NAME)
def test_no_form_is_missing(language: str) -> None:
    """Every form that some text asks for is in the list."""
    assert sorted(wished_forms(language) - listed_forms(language)) == []


@pytest.mark.parametrize(
    ("city", "sentence"),
    [
        ("Linz", "Anna postaállomást rak Linzbe"),
        ("Lodz", "Anna postaállomást rak Lodzba"),
        ("Carlsruhe", "Anna postaállomást rak Carlsruhébe"),
    ],
)
def test_hungarian_cities(city: str, sentence: str) -> None:
    """Suffixes follow the vowels of the name, and a last e grows long before them."""
    assert Texts("hu")("event-placed-office", player="Anna", city=city) == sentence


@pytest.mark.parametrize(
    ("words", "row"),
    [
        (["Linz", "Passau", "Innsbruck"], "Linz, Passau e Innsbruck"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Innsbruck", "Linz"], "Innsbruck y Linz"),
    ],
)
def test_spanish_and(words: list[str], row: str) -> None:
    """Before the sound of y, it is e."""
    assert enumerate_words(words, Texts("es")) == row
