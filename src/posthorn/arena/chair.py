"""A player at a table: asked, timed, and replaced for one choice where it fails.

Whatever a player does, the game goes on: one that raises, answers what is not legal or does not answer at all loses
that choice to the plain player ``postmaster``, and the fault is counted.

A choice runs in a thread of its own, so that it can be given up. Python cannot end a thread: one that is given up runs
on, its answer is thrown away, and until it has returned all further choices of that player are the plain player's. It
is a daemon, so it never keeps the program from ending; a worker process with such a thread is replaced by a fresh one
after the game (``has_runaways``), so that it takes no time from later games. A player that stalls in native code and
holds Python's global lock meanwhile cannot be given up: the whole process waits for it.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import NamedTuple

from posthorn.arena.entrant import Entrant
from posthorn.game import Action, Game, View
from posthorn.players import Player, make_player

# Seconds by which a choice may pass its budget unnoticed: the computer's own unpunctuality.
GRACE = 0.02
# Seconds after the budget, or for a player without a budget of time, after which a choice is given up.
PATIENCE = 5.0
PATIENCE_WITHOUT_BUDGET = 60.0
# Seconds a player has to get ready before the first game: it may have to compile itself.
PATIENCE_AT_FIRST = 300.0

FALLBACK = "postmaster"
RAISED, ILLEGAL, STALLED = FAULT_KINDS = ("raised", "illegal", "stalled")

_LONGEST = 300  # characters of a message: a player may raise or answer anything

_runaways: list[_Thinker] = []


class Faults(NamedTuple):
    """How often a player failed in one way, and the first time: after how many actions, and what there is to say."""

    times: int
    ply: int
    message: str


@dataclass(slots=True)
class Conduct:
    """How one player behaved in one game."""

    decisions: int = 0
    seconds: float = 0.0  # of thinking in all
    slowest: float = 0.0  # the longest choice
    overruns: int = 0  # choices slower than the budget and its grace
    faults: dict[str, Faults] = field(default_factory=dict)  # by kind

    def note_fault(self, kind: str, ply: int, message: str) -> None:
        """Count a fault; the first of a kind says what happened."""
        before = self.faults.get(kind, Faults(0, ply, message))
        self.faults[kind] = before._replace(times=before.times + 1)


class _Answer(NamedTuple):
    action: Action | None  # None: it is none
    shown: str  # the answer as text, or the error
    has_raised: bool
    seconds: float


class _Thinker(threading.Thread):
    """The thread in which a player thinks: it answers one view after the other until it is given None."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self._player = player
        self.questions: SimpleQueue[View | None] = SimpleQueue()
        self.answers: SimpleQueue[_Answer] = SimpleQueue()

    def run(self) -> None:
        """Think."""
        for view in iter(self.questions.get, None):
            began = time.perf_counter()
            try:
                choice: object = self._player.choose(view)
                seconds = time.perf_counter() - began
                action = Action.of(choice)
                answer = _Answer(action, repr(choice)[:_LONGEST] if action is None else action.text, False, seconds)
            except BaseException as error:  # SystemExit too: a player must not end the arena
                answer = _Answer(None, _describe(error), True, time.perf_counter() - began)
            self.answers.put(answer)


class Chair:
    """A seat's player for one game, and its conduct. ``leave`` must be called when the game is over."""

    def __init__(self, entrant: Entrant, seed: int, *, at_first: bool = False) -> None:
        self.conduct = Conduct()
        self._seed = seed
        self._fallback: Player | None = None
        self._thinker: _Thinker | None = None
        self._owes_an_answer = False
        self._broken = ""
        self._seconds = entrant.budget.seconds if entrant.budget else None
        self._patience = PATIENCE_WITHOUT_BUDGET if self._seconds is None else self._seconds + PATIENCE
        if at_first:
            self._patience = PATIENCE_AT_FIRST
        try:
            self._thinker = _Thinker(entrant.make(seed))
            self._thinker.start()
        except Exception as error:
            self._broken = _describe(error)

    def choose(self, game: Game) -> Action:
        """Return a legal action for the seat to act: the player's, or the plain player's where the player fails."""
        self.conduct.decisions += 1
        if self._thinker is None:
            return self._fall_back(game, RAISED, self._broken)
        if self._owes_an_answer and not self._has_returned():
            return self._fall_back(game, STALLED, "")
        self._thinker.questions.put(game.view(game.seat_to_act))
        try:
            answer = self._thinker.answers.get(timeout=self._patience)
        except Empty:
            self._owes_an_answer = True
            self._note_time(self._patience)
            return self._fall_back(game, STALLED, f"{self._patience:g} s")
        self._note_time(answer.seconds)
        if answer.has_raised:
            return self._fall_back(game, RAISED, answer.shown)
        chosen = None if answer.action is None else game.legal_actions.find(answer.action)
        return self._fall_back(game, ILLEGAL, answer.shown) if chosen is None else chosen

    def leave(self) -> None:
        """End the player's thread, or remember that it cannot be ended."""
        if self._thinker is None:
            return
        self._thinker.questions.put(None)
        if self._owes_an_answer and not self._has_returned():
            _runaways.append(self._thinker)

    def _has_returned(self) -> bool:
        """Throw the late answer away, if it is there."""
        assert self._thinker is not None
        try:
            self._thinker.answers.get_nowait()
        except Empty:
            return False
        self._owes_an_answer = False
        return True

    def _note_time(self, seconds: float) -> None:
        conduct = self.conduct
        conduct.seconds += seconds
        conduct.slowest = max(conduct.slowest, seconds)
        if self._seconds is not None and seconds > self._seconds + GRACE:
            conduct.overruns += 1

    def _fall_back(self, game: Game, kind: str, message: str) -> Action:
        self.conduct.note_fault(kind, game.ply, message)
        if self._fallback is None:
            self._fallback = make_player(FALLBACK, self._seed)
        return self._fallback.choose(game.view(game.seat_to_act))


def has_runaways() -> bool:
    """Tell whether players of this process are still thinking about choices that were given up."""
    _runaways[:] = [thinker for thinker in _runaways if thinker.is_alive()]
    return bool(_runaways)


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:_LONGEST]
