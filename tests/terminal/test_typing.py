"""What is typed in the terminal is understood as it is shown, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

import pytest

from posthorn.game import ACTIONS, Action
from posthorn.game.action_words import words_of
from posthorn.locale import LANGUAGES, Texts, speak
from posthorn.terminal.typing import COMMANDS, find_action, find_command
from tests.terminal.piped import play


@pytest.fixture(autouse=True)
def speak_english_afterwards() -> Iterator[None]:
    """What is spoken belongs to the whole process."""
    yield
    speak("en")


def plain(text: str) -> str:
    """Return a text as somebody types it who has no accents on the keyboard."""
    text = text.lower().replace("ß", "ss").replace("ð", "d").replace("þ", "th").replace("æ", "ae")
    return "".join(letter for letter in normalize("NFKD", text) if letter.isascii())


def test_english_words_are_those_of_records() -> None:
    """In English an action is shown as it is written everywhere else."""
    assert [words_of(action, Texts("en")) for action in ACTIONS] == [action.text for action in ACTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_understood_as_it_is_shown(language: str) -> None:
    """Also without accents and capitals, and in English too; no two actions have the same words."""
    texts = Texts(language)
    for action in ACTIONS:
        shown = words_of(action, texts)
        assert find_action(shown, texts) == action
        assert find_action(plain(shown), texts) == action
        assert find_action(action.text, texts) == action


def test_tokens_in_any_order() -> None:
    """Tokens are handed in together, whichever is named first."""
    assert find_action("gib ab wagner postmeister", Texts("de")) == Action.of("hand in postmaster cartwright")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood(language: str) -> None:
    """By its own word, with accents or without, and by the English one; the help names it."""
    texts = Texts(language)
    for command in COMMANDS:
        word = texts(f"typed-{command}")
        assert [find_command(typed, texts) for typed in (word, plain(word), word.upper(), command)] == [command] * 4
        assert word in texts("help")
        assert find_action(word, texts) is None
    assert texts("typed-help") in texts("answer-help")
    assert texts("typed-save") in texts("save-where")


def test_questions_and_a_turn_in_hungarian() -> None:
    """The questions take their answers as they are shown; so do actions and commands, and what is wrong is said."""
    speak("hu")
    texts = Texts("hu")
    turn = ["sugo", "huzd atlantisz", "húzd a pakliból", "kilepes", "n"]
    shown = play("", ["1", "1", "magy", "mindkettő", *turn]).output
    assert texts("colour-blue") in shown
    assert texts("ask-edition", words="magyar, olasz, izlandi, spanyol", default="magyar") in shown
    assert texts("headline-edition", edition="magyar") in shown
    assert texts("module-audience") in shown
    assert texts("farewell-unsaved") in shown
    assert texts("answer-help") in shown
    assert "súgó" in shown


def test_the_edition_of_the_language_is_the_default() -> None:
    """Enter, or no option about it, takes the rulebook in the language."""
    speak("is")
    expected = Texts("is")("headline-edition", edition=Texts("is")("edition-icelandic"))
    assert expected in play("", ["", "", "", ""]).output
    assert expected in play("--seed 1", []).output


def test_help_with_choosing_in_german() -> None:
    """What choices bring and why something is forbidden is asked and said in the language; English words do too."""
    speak("de")
    lines = ["hinweis", "warum lege linz links", "why office linz", "ende", "n"]
    shown = " ".join(play("--seed 5 --seats 2 --start 1 --edition italian", lines).output.split())
    assert "1 ziehe Sigmaringen Sigmaringen kann eine Strecke beginnen" in shown
    assert "Jetzt nicht: Ziehe zuerst eine Karte (R2)" in shown
    assert "Poststationen werden gesetzt, wenn eine Strecke abgeschlossen wird (R5.1)" in shown
