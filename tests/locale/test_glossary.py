"""Every message and the rules keep to the words of docs/glossary.toml."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from posthorn.locale import LANGUAGES
from tests.docs.test_rules import BOOKS, ROOT, paragraphs
from tests.locale.test_languages import FOLDER, OTHERS, files

GLOSSARY: dict[str, Any] = tomllib.loads((ROOT / "docs" / "glossary.toml").read_text("utf-8"))
# What is typed in the terminal is commands, in few and short words; --record is an option's name.
TYPED = re.compile(r"^(say|typed)-")
NOT_WORDS = re.compile(r"\$\w+|\[\w+\]|case: \"\w+\"|\{\" ?\"\}|--\w+")


ANCHOR = re.compile(r"<[^>]*>")


@cache
def messages(language: str) -> dict[str, str]:
    """Return the words of each message, with all its variants, and of each paragraph of the rules."""
    found: dict[str, str] = {}
    for file in files(language):
        source = (FOLDER / language / file).read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                text = source[entry.value.span.start : entry.value.span.end]
                found[entry.id.name] = " ".join(NOT_WORDS.sub("", text).split())
    found |= {rule: " ".join(ANCHOR.sub("", text).split()) for rule, text in paragraphs(BOOKS[language]).items()}
    return found


def has(pattern: str, text: str) -> bool:
    """Tell whether a word is in a text."""
    return re.search(pattern, text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("term", GLOSSARY["required"])
def test_a_term_is_translated_by_its_word(term: str, language: str) -> None:
    """Where English has a term, the translation has the language's word for it."""
    row = GLOSSARY["required"][term]
    otherwise = [
        message
        for message, english in messages("en").items()
        if has(row["en"], english)
        and not TYPED.match(message)
        and message not in row.get("except", ())
        and not has(row[language], messages(language)[message])
    ]
    assert otherwise == []


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language, row in GLOSSARY["forbidden"].items() for word in row]
)
def test_no_forbidden_word(language: str, word: str) -> None:
    """A word that the glossary forbids stands nowhere."""
    assert [message for message, text in messages(language).items() if has(word, text)] == []


def test_the_glossary_is_whole() -> None:
    """Each term has a word in every language, each exception is a message, each forbidden word has another instead."""
    for row in GLOSSARY["required"].values():
        assert set(row) - {"except"} == set(LANGUAGES)
        assert set(row.get("except", ())) <= set(messages("en"))
    assert set(GLOSSARY["forbidden"]) == set(LANGUAGES)
    assert all(instead for row in GLOSSARY["forbidden"].values() for instead in row.values())
