"""Every message is right for every number: it shows it, with its sign, and chooses the form of the word beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from posthorn.locale import LANGUAGES, Texts
from tests.locale.test_languages import FOLDER, FOR_CHOOSING, Values, files

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Values that may be below 0: scores, and what is expected of them.
SIGNED = {"points", "own", "other"}
# Hungarian has the singular after every number.
INFLECTING = [language for language in LANGUAGES if language != "hu"]
# The same in the singular and the plural.
UNCHANGED = {"de": {"ungelesen"}, "is": {"pósthús", "spil", "stig"}, "es": {"sin"}}
# Where a value is never 1, so that no singular is needed: cards of a route that is closed, seats, limits in bytes, and
# numbers that are told only if there are several.
NEVER_ONE = {
    "answer-choose": {"count"},
    "arena-games-of": {"asked"},
    "arena-ladder-rounded": {"seats"},
    "arena-rounded": {"seats"},
    "arena-speed": {"decisions", "games"},
    "arena-wrong-seats": {"seats"},
    "choice-cartwright": {"cards"},
    "choice-drive": {"steps"},
    "error-names": {"seats"},
    "event-closed-route": {"cards"},
    "hint-length": {"cards"},
    "hint-length-closing": {"cards"},
    "hint-next-many": {"count"},
    "journey-next": {"steps"},
    "proof-cards-yes": {"cards"},
    "proof-seen-yes": {"cards"},
    "record-randomness-seats": {"seats"},
    "refusal-route-too-short": {"least"},
    "refusal-shuffle": {"seats"},
    "server-refused-body-too-large": {"most"},
    "server-refused-head-too-large": {"most"},
    "server-refused-log-full": {"entries"},
    "server-refused-log-half-full": {"entries"},
    "server-refused-long-record": {"most"},
    "step-discard": {"limit"},
    "storage-links": {"links"},
    "study-in-range": {"most"},
    "told-closes-cards": {"cards"},
    "train-progress": {"speed"},
}


class Choices(Visitor):
    """The values by whose number a message chooses, with the numbers that it names."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, set[str]] = {}
        self.formatted: set[str] = set()  # by NUMBER, which takes nothing else

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Note what is formatted as a number."""
        (value,) = node.arguments.positional
        if node.id.name == "NUMBER" and isinstance(value, ast.VariableReference):
            self.formatted.add(value.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note a value whose variants are plurals or numbers."""
        selector = node.selector
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        if isinstance(selector, ast.VariableReference) and any(key in PLURALS or key.isdigit() for key in keys):
            self.values.setdefault(selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Return all messages of a language."""
    found = {}
    for file in files(language):
        for entry in FluentParser().parse((FOLDER / language / file).read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def choices_of(language: str, message: str) -> Choices:
    """Return what a message chooses by numbers."""
    choices = Choices()
    choices.visit(messages(language)[message])
    return choices


def chosen_by(language: str, message: str) -> dict[str, set[str]]:
    """Return the values by whose number a message chooses."""
    return choices_of(language, message).values


def render(language: str, message: str, /, **numbers: int) -> str:
    """Return a message with these numbers, and signs that stand for its other values."""
    values = Values()
    values.visit(messages(language)[message])
    # What chooses by number gets one, all else a text.
    choices = choices_of(language, message)
    numeric = choices.formatted | set(choices.values)
    others: dict[str, str | int] = {name: 3 if name in numeric else "¤" for name in values.names}
    return Texts(language)(message, **{**others, **dict.fromkeys(FOR_CHOOSING, "¤"), **numbers})


def numbered(language: str) -> Iterator[tuple[str, str]]:
    """Give each message with each value by whose number it chooses."""
    for message in messages(language):
        for value in chosen_by(language, message):
            yield message, value


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_swallowed(language: str) -> None:
    """A message that shows 5 shows 2 and 21 too, which some languages count as one; 0 and 1 it may say in words."""
    for message, value in numbered(language):
        if "5" in render(language, message, **{value: 5}).replace("¤", ""):
            named = chosen_by(language, message)[value]
            for number in (2, 21):
                shown = render(language, message, **{value: number})
                assert str(number) in named or str(number) in shown, (message, shown)
            nothing = render(language, message, **{value: 0})
            assert "0" in named or "0" in nothing, (message, nothing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_negative_shows_it(language: str) -> None:
    """A score of −1 is neither "one point" nor written with a hyphen."""
    found = 0
    for message, pattern in messages(language).items():
        values = Values()
        values.visit(pattern)
        for value in values.names & SIGNED:
            if "5" in render(language, message, **{value: 5}) and "21" in render(language, message, **{value: 21}):
                found += 1
                shown = render(language, message, **{value: -1})
                assert "−1" in shown or "hint-" in message, (message, shown)
                assert "-1" not in shown, (message, shown)
    assert found


def test_english_has_the_singular() -> None:
    """Where a number may be 1, English does not say "1 cards"."""
    shown_of_many = (render("en", message, **{value: 77}) for message, value in numbered("en"))
    plurals = {noun for shown in shown_of_many for noun in re.findall(r"\b77 (\w+s)\b", shown)}
    assert {"cards", "points", "offices"} <= plurals
    for message, pattern in messages("en").items():
        if message.startswith("lesson-"):  # its numbers are those of a game that is fixed
            continue
        values = Values()
        values.visit(pattern)
        for value in values.names - NEVER_ONE.get(message, set()) - {"player", "coach"}:
            shown = render("en", message, **{value: 1})
            assert not plurals.intersection(re.findall(r"\b1 (\w+)", shown)), (message, shown)


@pytest.mark.parametrize("language", [language for language in INFLECTING if language != "en"])
def test_a_language_chooses_where_english_does(language: str) -> None:
    """A number that has a singular in English has one in the language, or does not stand before a word."""
    for message, value in numbered("en"):
        if value not in chosen_by(language, message) and "one" in chosen_by("en", message)[value]:
            shown = render(language, message, **{value: 77})
            words = set(re.findall(r"\b77 (\w+)", shown)) - UNCHANGED.get(language, set())
            assert not words, (message, value, shown)


def test_exceptions_are_messages() -> None:
    """What is excepted is there."""
    assert set(NEVER_ONE) <= set(messages("en"))
