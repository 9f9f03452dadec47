"""What people type in the terminal, in their own language or in English, with accents or without."""

from __future__ import annotations

from functools import cache

from posthorn.board.names import spellings
from posthorn.game import ACTIONS, Action
from posthorn.game.action_words import words_of
from posthorn.locale import Texts

COMMANDS = ("help", "rules", "hint", "advice", "why", "undo", "save", "map", "rome", "log", "score", "quit")


def find_action(line: str, texts: Texts) -> Action | None:
    """Return the action that somebody typed, or None."""
    known = _actions(texts.language)
    for spelling in (*spellings(line), *spellings(_in_order(line))):
        if spelling in known:
            return known[spelling]
    return Action.parse(line)


@cache
def _actions(language: str) -> dict[str, Action]:
    """Return the actions by their words, those about several tokens also with the words in the alphabet's order."""
    texts, found = Texts(language), dict[str, Action]()
    for action in ACTIONS:
        words = words_of(action, texts)
        for text in (words, _in_order(words)) if action.officials else (words,):
            found |= dict.fromkeys(spellings(text), action)
    return found


def _in_order(text: str) -> str:
    """Return the words of a text in the order of the alphabet."""
    return " ".join(sorted(text.split(), key=spellings))


def find_command(word: str, texts: Texts) -> str | None:
    """Return the command that a word stands for, or None."""
    return next((command for command in COMMANDS if is_word(word, texts(f"typed-{command}"), command)), None)


def is_word(typed: str, *words: str) -> bool:
    """Whether somebody typed one of these words."""
    return any(set(spellings(typed)) & set(spellings(word)) for word in words)


def begins_word(typed: str, *words: str) -> bool:
    """Whether somebody typed how one of these words begins."""
    beginnings = tuple(spellings(typed))
    return any(spelling.startswith(beginnings) for word in words for spelling in spellings(word))
