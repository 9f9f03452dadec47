"""What bots are asked, and what they answer, as text: for processes that think elsewhere, and trust no pickle.

A question holds what a seat may know, or the record of a finished game, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from posthorn.engine.state import FIELDS, State
from posthorn.game import ACTIONS, Options, Record, View
from posthorn.hosting.host import Answer
from posthorn.players import Evaluation
from posthorn.record import dumps_json, loads_json
from posthorn.review.review import Choice, Depth, Review


class Demand(NamedTuple):
    """What a bot is asked: for its choice from a view, or for its advice."""

    level: str
    view: View
    advice: bool = False


class SearchDemand(NamedTuple):
    """What is looked into by a search: the name of one of ``SEARCHES``, and its arguments as JSON."""

    search: str
    said: str


class _Question(Struct, omit_defaults=True):
    """Any of the two."""

    level: str = ""
    advice: bool = False
    seat: int | None = None
    options: dict[str, Any] = {}
    own_actions: list[int] = []
    state: dict[str, Any] = {}
    search: str = ""
    said: str = ""


class Reply(Struct, omit_defaults=True):
    """An answer: who was asked indeed, and what came of it; or what a search has found, as JSON."""

    level: str = ""
    action: int | None = None
    seconds: float = 0.0
    error: str = ""
    evaluations: list[tuple[int, int | None, float | None, float | None]] = []
    found: str = ""
    no_search: bool = False

    def answer(self) -> Answer:
        """Return what the bot answered."""
        found = tuple(Evaluation(ACTIONS[one[0]], one[1], one[2], one[3]) for one in self.evaluations)
        return Answer(self.action, self.seconds, error=self.error, evaluations=found)

    @classmethod
    def of(cls, level: str, answer: Answer) -> Reply:
        """Return a bot's answer, as it is sent."""
        found = [(one.action.number, one.visits, one.chance, one.points) for one in answer.evaluations]
        error = answer.error or ("its answer is not legal" if answer.action is None and not found else "")
        return cls(level, answer.action, answer.seconds, error, found)


def write_question(demand: Demand | SearchDemand) -> str:
    """Return a question as text."""
    if isinstance(demand, SearchDemand):
        return msgspec.json.encode(_Question(search=demand.search, said=demand.said)).decode()
    view = demand.view
    options = view.options
    question = _Question(
        level=demand.level,
        advice=demand.advice,
        seat=view.seat,
        options={"seats": options.seats, "edition": options.edition, "modules": options.modules, **options.switches},
        own_actions=[action.number for action in view.own_actions],
        state={name: getattr(view.state, name) for name in FIELDS},
    )
    return msgspec.json.encode(question).decode()


def read_question(text: str) -> Demand | SearchDemand:
    """Return the question that a text is."""
    question = msgspec.json.decode(text, type=_Question)
    if question.search:
        return SearchDemand(question.search, question.said)
    state = State()
    for name in FIELDS:
        setattr(state, name, question.state[name])
    own = tuple(ACTIONS[number] for number in question.own_actions)
    view = View(state, question.seat, Options.of(**question.options), own)
    return Demand(question.level, view, question.advice)


# --- what is looked into by a search --------------------------------------------------------------------------------
# It needs a compiler, which not every server has: it is imported in the bots' processes alone.


def judge_part(record: Record, part: range, depth: Depth) -> SearchDemand:
    """Ask how good the choices in a part of a finished game were."""
    return SearchDemand("judge", _json([dumps_json(record), part.start, part.stop, depth]))


def conclude(record: Record, choices: Sequence[Choice], depth: Depth) -> SearchDemand:
    """Ask what is to be said of a finished game whose choices are judged."""
    return SearchDemand("conclude", _json([dumps_json(record), choices, depth]))


def _judge(said: str) -> list[Choice]:
    from posthorn.review import judging

    record, first, last, depth = msgspec.json.decode(said, type=tuple[str, int, int, Depth])
    return judging.judge_part(loads_json(record), range(first, last), depth)


def _conclude(said: str) -> Review:
    from posthorn.review import judging

    record, choices, depth = msgspec.json.decode(said, type=tuple[str, list[Choice], Depth])
    return judging.conclude(loads_json(record), choices, depth)


SEARCHES: dict[str, Callable[[str], object]] = {"judge": _judge, "conclude": _conclude}


def search(demand: SearchDemand) -> str:
    """Look into something, in the process in which this is called; return what is found, as JSON."""
    return _json(SEARCHES[demand.search](demand.said))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
