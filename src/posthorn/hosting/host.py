"""Players at their seats: made when first asked, asked, timed, and kept until something else has happened.

A ``Host`` asks players in the process it is in. Those that must not be trusted, or must not keep an event loop waiting,
are asked in another process: ``ask_in``.
"""

from __future__ import annotations

import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path

from posthorn.game import Action, View
from posthorn.hosting.process import CallFailed, Process
from posthorn.players import Evaluation, Player, best_choices

# How many players a host remembers. One that searches holds some megabytes, 20 at most.
MOST_PLAYERS = 32

_LONGEST = 300  # characters of a message: a player may raise or answer anything


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked, and how it is made if it is not there.

    Without a view it is made, anew, and no more. With ``advice`` it says what it thinks of its best choices, and nobody
    remembers it.
    """

    player: Hashable
    make: Callable[[], Player]
    view: View | None = None
    advice: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answered, and how long it thought. Whoever asked must check that the action is legal."""

    action: int | None = None  # its number; None where there is none
    seconds: float = 0.0
    said: str = ""  # what it answered that is no legal action, or the error it raised
    error: str = ""  # the kind and place of that error: it quotes nothing that the player may know
    evaluations: tuple[Evaluation, ...] = ()


@dataclass(slots=True)
class _Seated:
    """A player, and what its seat has done as far as the player knows."""

    player: Player
    own_actions: tuple[Action, ...] | None = None  # None: nothing yet, it has just been made


class Host:
    """The players of one process, at most so many: who was not asked for longest is forgotten."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._seated: OrderedDict[Hashable, _Seated] = OrderedDict()

    def ask(self, question: Question) -> Answer:
        """Let a player choose. One that fails is made anew for its next choice."""
        began = time.perf_counter()
        view = question.view
        try:
            if view is not None and question.advice:
                return Answer(evaluations=best_choices(question.make(), view))
            # Taken out first: one that fails is not asked again.
            seated = self._seated.pop(question.player, None)
            if view is None:
                self._keep(question.player, _Seated(question.make()))
                return Answer()
            # Something was taken back, or chosen by somebody else: what the player remembers did not happen.
            if seated is None or seated.own_actions not in (None, view.own_actions):
                seated = _Seated(question.make())
            began = time.perf_counter()
            choice: object = seated.player.choose(view)
            seconds = time.perf_counter() - began
            action = Action.of(choice)
            chosen = None if action is None else view.legal_actions.find(action)
            if chosen is None:
                return Answer(None, seconds, repr(choice)[:_LONGEST] if action is None else action.text)
        except (Exception, SystemExit) as error:  # a player must not end the program; Ctrl-C may
            return _failure(error, time.perf_counter() - began)
        seated.own_actions = (*view.own_actions, chosen)
        self._keep(question.player, seated)
        return Answer(chosen.number, seconds)

    def _keep(self, player: Hashable, seated: _Seated) -> None:
        self._seated[player] = seated
        if len(self._seated) > self._most:
            self._seated.popitem(last=False)


def _failure(error: BaseException, seconds: float = 0.0) -> Answer:
    """Return an error as an answer."""
    kind = type(error).__name__
    *_, last = traceback.extract_tb(error.__traceback__)
    return Answer(None, seconds, f"{kind}: {error}"[:_LONGEST], f"{kind} at {Path(last.filename).name}:{last.lineno}")


_players_here = Host()


def ask_in(process: Process, question: Question, seconds: float) -> Answer:
    """Let a player of another process choose, or raise ProcessLost."""
    try:
        answer: Answer = process.call(_ask_here, question, seconds=seconds)
    except CallFailed as failure:  # the player could not even be named there
        *_, error = str(failure).splitlines()
        return Answer(said=error, error="its question could not be read")
    return answer


def _ask_here(question: Question) -> Answer:
    try:
        return _players_here.ask(question)
    except BaseException as error:  # nobody presses Ctrl-C here
        return _failure(error)
