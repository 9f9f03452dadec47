"""Write what people read, as they read it: all lessons, and every kind of event, hint and refusal of fixed games.

A change of wording shows as a readable difference in the files of `tests/locale/samples`, one for each language;
`python tools/samples.py` writes them anew: read the difference before you commit it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from posthorn import Game
from posthorn.board import BOARD
from posthorn.game import ACTIONS, EDITIONS, MODULES, Action, Options, Outcome, RuleError, explain, outcomes
from posthorn.game.event import Event
from posthorn.game.narration import UNTOLD, tell, texts_of
from posthorn.lessons import LESSONS, load_lesson, say
from posthorn.locale import LANGUAGES, Texts

FOLDER = Path(__file__).parents[1] / "tests" / "locale" / "samples"
ENGLISH = Texts("en")
NAMES = ("Anna", "Béla", "Carla")
GAMES = 2  # of each edition
TRIED = 6  # actions that are not legal, in each position

Render = Callable[[Texts], str]
Sample = tuple[str, str, Render]  # of which part, about what

_NAMED = re.compile(
    "|".join(
        sorted(
            map(re.escape, (*NAMES, *(place.name for place in (*BOARD.cities, *BOARD.provinces, *BOARD.rome.places)))),
            key=len,
            reverse=True,
        )
    )
)


def samples(language: str) -> str:
    """Return all samples in a language."""
    texts = Texts(language)
    lessons = [
        (f"{name} {number + 1}", say(load_lesson(name), number, texts))
        for name in LESSONS
        for number in range(len(load_lesson(name).steps))
    ]
    told: dict[str, list[tuple[str, str]]] = {"Lessons": lessons}
    for title, about, render in _chosen():
        told.setdefault(title, []).append((about, render(texts)))
    return "\n".join(
        f"# {title}\n" + "".join(f"{about}: {text}\n" for about, text in rows) for title, rows in told.items()
    )


@cache
def _chosen() -> list[Sample]:
    """Return the first event, hint and refusal of each kind. What is of one kind English decides, for all languages."""
    kinds: dict[tuple[str, str], Sample] = {}
    for title, about, render in _heard():
        kinds.setdefault((title, about if title == "Refusals" else _shape(render(ENGLISH))), (title, about, render))
    return sorted(kinds.values(), key=lambda sample: sample[0])


def _shape(text: str) -> str:
    """Return a text without its names and numbers."""
    return re.sub(r"\d+", "0", _NAMED.sub("N", text)).replace("N and N", "N").replace("N, N", "N")


def _heard() -> Iterator[Sample]:
    """Give all that is told in the games."""
    for edition in EDITIONS:
        for number in range(GAMES):
            chance = Random(number)
            game = Game.new(len(NAMES), edition, MODULES if number else (), seed=number, names=NAMES, max_rounds=12)
            told = 0
            while not game.is_over:
                view = game.view(game.seat_to_act)
                for action, outcome in outcomes(view):
                    yield "Hints", action.text, _hint(action, outcome, game.options)
                for action in chance.sample(ACTIONS, TRIED):
                    if (error := _refusal(game, action.text)) is not None:
                        yield "Refusals", error.code, error.explain
                game.play(chance.choice(view.legal_actions))
                events = game.events[told:]
                told = len(game.events)
                yield from (("Events", event.kind, _event(event, game.options)) for event in events if _is_told(event))


def _hint(action: Action, outcome: Outcome, options: Options) -> Render:
    return lambda texts: explain(action, outcome, texts_of(options, texts))


def _event(event: Event, options: Options) -> Render:
    return lambda texts: tell(event, NAMES, texts_of(options, texts)) or ""


def _is_told(event: Event) -> bool:
    return event.kind not in UNTOLD


def _refusal(game: Game, action: str) -> RuleError | None:
    """Return why an action is not legal, or None."""
    try:
        game.copy().play(action)
    except RuleError as error:
        return error
    return None


def main() -> None:
    """Write the samples of every language."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(samples(language), encoding="utf-8")


if __name__ == "__main__":
    main()
