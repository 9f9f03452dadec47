"""Translators are told where a text stands and what its values can be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from posthorn.locale import LANGUAGES
from tests.locale.test_languages import FOLDER, Values, files

VALUE = re.compile(r"\$(\w+)")
SHORT = 2  # words that could mean several things


class Noted(NamedTuple):
    """A message, the note of its own, and those of its group and its file."""

    id: str
    values: set[str]
    words: int
    own: str
    group: str
    file: str


def messages(language: str, file: str) -> Iterator[Noted]:
    """Return the messages of a file with their notes."""
    of_file = of_group = ""
    for entry in FluentParser().parse((FOLDER / language / file).read_text("utf-8")).body:
        match entry:
            case ast.ResourceComment():
                of_file += entry.content or ""
            case ast.GroupComment():
                of_group = entry.content or ""
            case ast.Message():
                assert entry.value is not None
                found = Values()
                found.visit(entry.value)
                texts = (part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
                words = len(" ".join(texts).split())
                own = entry.comment.content or "" if entry.comment else ""
                yield Noted(entry.id.name, found.names, words, own, of_group, of_file)


@pytest.mark.parametrize("file", files("en"))
def test_values_are_explained(file: str) -> None:
    """What each value of a message is stands above it, above its group or at the top of the file."""
    missing = [
        (message.id, value)
        for message in messages("en", file)
        for value in sorted(message.values)
        if value not in VALUE.findall(f"{message.own} {message.group} {message.file}")
    ]
    assert missing == []


@pytest.mark.parametrize("file", files("en"))
def test_short_texts_are_explained(file: str) -> None:
    """A text of a word or two without a value says in a note, or in that of its group, where it stands."""
    assert [m.id for m in messages("en", file) if m.words <= SHORT and not (m.values or m.own or m.group)] == []


@pytest.mark.parametrize("file", files("en"))
def test_notes_name_no_other_values(file: str) -> None:
    """A note speaks of values that the message has; one for many, of values that one of them has in some language."""
    taken: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for message in messages(language, file):
            taken.setdefault(message.id, set()).update(message.values)
    everything = set().union(*taken.values())
    for message in messages("en", file):
        assert set(VALUE.findall(message.own)) <= taken[message.id], message.id
        assert set(VALUE.findall(message.group + message.file)) <= everything, message.id
