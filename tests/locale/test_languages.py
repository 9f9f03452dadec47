"""Every language says everything that English says, with the same values in it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import posthorn.locale
from posthorn.game import DEFAULT_EDITION
from posthorn.locale import LANGUAGES, Texts
from posthorn.locale.forms import PLACES

FOLDER = Path(posthorn.locale.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
# Given beside the words for it, so that a language can choose a form by the thing itself, or by who reads it.
FOR_CHOOSING = {"official_id", "stack_id", "you", "many", "initial"}


class Values(Visitor):
    """The names of the values that a message takes."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note the name."""
        self.names.add(node.id.name)


def read(language: str, file: str) -> dict[str, set[str]]:
    """Return the messages of a file with the values each takes."""
    resource = FluentParser().parse((FOLDER / language / file).read_text("utf-8"))
    messages: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            assert entry.id.name not in messages, f"{language}/{file}: {entry.id.name} appears twice"
            values = Values()
            values.visit(entry.value)
            messages[entry.id.name] = values.names - FOR_CHOOSING
    return messages


def files(language: str) -> list[str]:
    """Return the names of a language's files, without the places' forms, which not every language has."""
    return sorted(path.name for path in (FOLDER / language).iterdir() if path.name != PLACES)


def test_every_folder_is_a_language() -> None:
    """What lies there is offered."""
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(
        LANGUAGES
    )


def test_no_message_stands_twice() -> None:
    """A message is in one file only."""
    counts = Counter(message for file in files("en") for message in read("en", file))
    assert [message for message, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files(language: str) -> None:
    """Nothing is missing, nothing is left over."""
    assert files(language) == files("en")


@pytest.mark.parametrize("file", files("en"))
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_messages(language: str, file: str) -> None:
    """Every message is there, and takes the same values."""
    assert read(language, file) == read("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_spoken(language: str) -> None:
    """Fluent's own runtime finds every message of a language."""
    texts = Texts(language)
    assert [message for file in files("en") for message in read("en", file) if message not in texts] == []


def test_each_language_offers_an_edition_first() -> None:
    """Who reads the language of a rulebook is offered that one, the others the usual one."""
    offered = {language: Texts(language)("edition-usual") for language in LANGUAGES}
    own = {"hu": "hungarian", "it": "italian", "is": "icelandic", "es": "spanish"}
    assert offered == {language: own.get(language, DEFAULT_EDITION) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_fit_a_terminal(language: str) -> None:
    """Help and rules are set line by line for 80 characters: a wider line would leave a word alone on the next one."""
    longest = {"all_provinces": "outside_baiern", "empty_hand": "yes", "last_round": "one_turn_each"}
    texts = [Texts(language)(message, **longest) for message in ("help", "rules", "rules-audience", "rules-honours")]
    assert [line for text in texts for line in text.splitlines() if len(line) > 80] == []
