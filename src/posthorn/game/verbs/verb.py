"""A row of the table of verbs, and the reason why an action is not legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from posthorn.engine.state import State
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.locale import Texts

if TYPE_CHECKING:  # both are made of verbs
    from posthorn.game.action import Action
    from posthorn.game.outcome import Outcome

About = Literal["city", "province", "coach", "rank", "place", "officials"]
Family = Literal["draw", "play", "close", "other"]
Parts = list[str]  # of a sentence

TURN = ("draw", "second-draw", "play", "close")  # the steps of everybody's turn


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action: all but its rules.

    Its actions are numbered from ``first`` on, through all that it can be about, the last of ``about`` fastest.
    """

    text: str  # of its actions: "play {city} left"
    first: int
    about: tuple[About, ...]
    steps: tuple[str, ...]  # in which it may be legal
    why_not: Callable[[State, Action], Reason]  # in its steps and the early ones, where it is not legal
    hint: Callable[[Action, Outcome, Texts], Iterator[Parts]]  # in a sentence or two what it would bring
    family: Family = "other"
    early: tuple[str, ...] = ()  # further steps in which ``why_not`` knows more than that something else is asked
    module: Literal["audience", "honours"] | None = None

    @property
    def name(self) -> str:
        """The text without what it is about: "play left"."""
        return " ".join(word for word in self.text.split() if not word.startswith("{"))


class Reason(NamedTuple):
    """Why an action is not legal: a rule's number, the message that says what is wrong, and the values in it."""

    rule: str
    code: str
    details: dict[str, str | int]


def reason(rule: str, code: str, **details: str | int) -> Reason:
    """Return a reason."""
    return Reason(rule, code, details)


# The rules that ask for a step, where it is more than the order of a turn (R2).
_STEP_RULES = {
    "send": "R11.2",
    "second-draw": "R3.5",
    "offices": "R5.1",
    "cartwright": "R7.2",
    "discard": "R5.4",
    "drive": "R11.3",
    "hand-in": "R12.3",
    "take": "R12.4",
    "build": "R12.4",
}


def not_now(s: State) -> Reason:
    """Say that something else is asked."""
    step = STEP_NAMES[s.step]
    return reason(_STEP_RULES.get(step, "R2"), "not-now", step=step)


def official_used(s: State) -> Reason:
    """Say that another official has helped in this turn (R2)."""
    return reason("R2", "official-used", official=OFFICIAL_NAMES[s.official])


def always_legal(s: State, action: Action) -> Reason:
    """Stand where no reason is needed."""
    raise AssertionError(f"{action} is always legal in its step")
