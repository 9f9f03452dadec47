"""Handing in tokens of the officials, and what is got for them (R12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from posthorn.engine.actions import BUILD, DECLINE, HAND_IN, KEEP, TAKE, TAKE_PILE
from posthorn.engine.state import State
from posthorn.game.names import OFFICIAL_NAMES
from posthorn.game.verbs.draw import hint_card, hint_pile, why_not_take
from posthorn.game.verbs.verb import Parts, Reason, Verb, always_legal, reason
from posthorn.game.verbs.wording import plainly, wins
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Outcome


def _why_not_hand_in(s: State, action: Action) -> Reason:
    missing = [name for name in action.officials if not s.tokens[s.actor][OFFICIAL_NAMES.index(name)]]
    return reason("R12.3", "no-token", official=missing[0])


def _hint_hand_in(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    gets = {"take": "card", "build": "office"}.get(outcome.next_step, "chip" if outcome.chips else "nothing")
    yield [texts("hint-hand-in", count=len(action.officials), gets=gets)]


def _why_not_keep(s: State, action: Action) -> Reason:
    return reason("R12.3", "must-hand-in")


def _why_not_build(s: State, action: Action) -> Reason:
    return reason("R12.4", "has-office", city=str(action.city))


def _hint_build(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    parts = [texts("hint-offices", count=1, cities=str(action.city)), *wins(None, outcome.tiles, texts)]
    parts.append(texts("hint-points", points=outcome.points))
    if outcome.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts


VERBS = (
    Verb(
        "hand in {officials}", HAND_IN, ("officials",), ("hand-in",), _why_not_hand_in, _hint_hand_in, module="honours"
    ),
    Verb("keep", KEEP, (), ("hand-in",), _why_not_keep, plainly("hint-keep"), module="honours"),
    Verb("take {city}", TAKE, ("city",), ("take",), why_not_take, hint_card, family="draw", module="honours"),
    Verb("take pile", TAKE_PILE, (), ("take",), why_not_take, hint_pile, family="draw", module="honours"),
    Verb("build {city}", BUILD, ("city",), ("build",), _why_not_build, _hint_build, module="honours"),
    Verb("decline", DECLINE, (), ("take", "build"), always_legal, plainly("hint-decline"), module="honours"),
)
