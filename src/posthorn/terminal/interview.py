"""The questions before a game whose options were not given: Enter takes the default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from posthorn.engine.tables import FEWEST_SEATS, SEATS
from posthorn.game import EDITIONS, MODULES
from posthorn.game.narration import enumerate_words
from posthorn.locale import Texts
from posthorn.terminal.keyboard import Keyboard, read_number
from posthorn.terminal.table import DEFAULT_SEATS, TableOptions, colour_names
from posthorn.terminal.typing import begins_word

T = TypeVar("T")


def interview(keyboard: Keyboard, texts: Texts) -> TableOptions:
    """Ask who plays what."""
    console = keyboard.console
    console.print(texts("welcome"), style="bold", markup=False)
    console.print(texts("welcome-defaults"), style="dim", markup=False)
    people = _ask_number(keyboard, texts, "ask-people", 1, SEATS, 1)
    least, most = max(0, FEWEST_SEATS - people), SEATS - people
    bots = _ask_number(keyboard, texts, "ask-bots", least, most, max(least, DEFAULT_SEATS - people)) if most else 0
    options = TableOptions(seats=people + bots, people=people)
    options.edition = _ask_edition(keyboard, texts)
    options.modules = _ask_modules(keyboard, texts)
    if people > 1:
        options.names = _ask_names(keyboard, texts, people)
        options.start = _ask_start(keyboard, texts, options)
    return options


def _ask(keyboard: Keyboard, question: str, default: T, understand: Callable[[str], T | None], hint: str) -> T:
    """Ask until the answer is understood; Enter takes the default."""
    while True:
        answer = keyboard.read(f"{question} ")
        if not answer:
            return default
        understood = understand(answer)
        if understood is not None:
            return understood
        keyboard.console.print(hint, style="yellow", markup=False)


def _ask_number(keyboard: Keyboard, texts: Texts, message: str, least: int, most: int, default: int) -> int:
    def number(answer: str) -> int | None:
        given = read_number(answer)
        return given if given is not None and least <= given <= most else None

    question = texts(message, least=least, most=most, default=default)
    return _ask(keyboard, question, default, number, texts("answer-number", least=least, most=most))


def _ask_edition(keyboard: Keyboard, texts: Texts) -> str:
    usual = texts("edition-usual")
    editions = [usual, *(edition for edition in EDITIONS if edition != usual)]
    answers = {edition: (texts(f"edition-{edition}"), edition) for edition in editions}
    return _ask_word(keyboard, texts, "ask-edition", answers, usual)


def _ask_modules(keyboard: Keyboard, texts: Texts) -> tuple[str, ...]:
    chosen: dict[str, tuple[str, ...]] = {"none": (), **{module: (module,) for module in MODULES}, "both": MODULES}
    answers = {word: (texts(f"typed-modules-{word}"), word) for word in chosen}
    return chosen[_ask_word(keyboard, texts, "ask-modules", answers, "none")]


def _ask_word(
    keyboard: Keyboard, texts: Texts, message: str, answers: Mapping[str, tuple[str, ...]], default: str
) -> str:
    """Ask for one of several words, or how it begins; each answer has its word, and others that mean the same."""
    words = ", ".join(answer[0] for answer in answers.values())

    def find(typed: str) -> str | None:
        return next((answer for answer, spelt in answers.items() if begins_word(typed, *spelt)), None)

    question = texts(message, words=words, default=answers[default][0])
    return _ask(keyboard, question, default, find, texts("answer-word", words=words))


def _ask_names(keyboard: Keyboard, texts: Texts, people: int) -> tuple[str, ...] | None:
    def names(answer: str) -> tuple[str, ...] | None:
        given = tuple(name.strip() for name in answer.split(","))
        different = len({name.casefold() for name in given}) == people == len(given)
        return given if different and all(name and name.isprintable() and '"' not in name for name in given) else None

    default = colour_names(texts)[:people]
    question = texts("ask-names", default=", ".join(default))
    return _ask(keyboard, question, default, names, texts("answer-names", people=people))


def _ask_start(keyboard: Keyboard, texts: Texts, options: TableOptions) -> int | None:
    """Ask who begins, in the words of the edition (R1.3, R9); Enter lets the lot decide."""
    names = tuple(options.names or ())

    def seat(answer: str) -> int | None:
        called = (number for number, name in enumerate(names, 1) if name.casefold() == answer.casefold())
        number = next(called, read_number(answer))
        return number if number is not None and 1 <= number <= len(names) else None

    way = EDITIONS[options.edition]["starting_player"]
    question = texts(f"ask-start-{way}", names=enumerate_words(names, texts))
    return _ask(keyboard, question, None, seat, texts("answer-word", words=", ".join(names)))
