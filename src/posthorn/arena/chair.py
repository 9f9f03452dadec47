"""A player at a table: asked, timed, and replaced for one choice where it fails.

Whatever a player does, the game goes on: one that raises, answers what is not legal or does not answer at all loses
that choice to the plain player ``merchant``, and the fault is counted.

Our own players think in this process. Everybody else's thinks in a process of its own, which is ended when a choice
does not come; the player is then made anew for its next choice. Whoever loses three processes in a game is not asked
again in it. Processes are kept from game to game, since a player may have to compile itself or to read its weights.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from posthorn.arena.entrant import Entrant
from posthorn.arena.errors import ArenaError
from posthorn.game import ACTIONS, Action, Game, View
from posthorn.hosting.host import Answer, Host, Question, ask_in
from posthorn.hosting.process import Process, ProcessLost, TimedOut
from posthorn.locale import Texts
from posthorn.players import USUAL_LEVEL, Player, make_player

# Seconds by which a choice may pass its budget unnoticed: the computer's own unpunctuality.
GRACE = 0.02
# Seconds after the budget, or for a player without a budget of time, after which a choice is given up.
PATIENCE = 5.0
PATIENCE_WITHOUT_BUDGET = 60.0
# Seconds a player has to be made, and for its first choice before the first game: it may have to compile itself.
PATIENCE_AT_FIRST = 300.0
MOST_LOSSES = 3  # of a player's processes in one game

FALLBACK = USUAL_LEVEL
RAISED, ILLEGAL, STALLED = FAULT_KINDS = ("raised", "illegal", "stalled")

_idle: dict[Entrant, list[Process]] = {}  # processes without a game, by whom they know


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


class Chair:
    """A seat's player for one game, and its conduct. ``leave`` must be called when the game is over."""

    def __init__(self, entrant: Entrant, seed: int, *, at_first: bool = False) -> None:
        self.conduct = Conduct()
        self._entrant = entrant
        self._seed = seed
        self._host = Host(most=1) if entrant.is_ours else None
        self._process: Process | None = None
        self._losses: list[str] = []  # how its processes were lost
        self._fallback: Player | None = None
        self._seconds = entrant.budget.seconds if entrant.budget else None
        self._patience = PATIENCE_WITHOUT_BUDGET if self._seconds is None else self._seconds + PATIENCE
        if at_first:
            self._patience = PATIENCE_AT_FIRST

    def choose(self, game: Game) -> Action:
        """Return a legal action for the seat to act: the player's, or the plain player's where the player fails."""
        self.conduct.decisions += 1
        if len(self._losses) == MOST_LOSSES:
            return self._fall_back(game, self._losses[-1], "")
        try:
            answer = self._ask(game.view(game.seat_to_act), self._patience)
        except TimedOut as error:
            self._lose_process(STALLED)
            self._note_time(error.seconds)
            return self._fall_back(game, STALLED, f"{error.seconds:g} s")
        except ProcessLost as error:
            self._lose_process(RAISED)
            return self._fall_back(game, RAISED, error.explain(Texts()))
        self._note_time(answer.seconds)
        if answer.error:
            return self._fall_back(game, RAISED, answer.said)
        chosen = None if answer.action is None else game.legal_actions.find(ACTIONS[answer.action])
        return self._fall_back(game, ILLEGAL, answer.said) if chosen is None else chosen

    def make(self) -> Answer:
        """Let the player be made: the answer has an error where that is not possible."""
        return self._ask(None, PATIENCE_AT_FIRST)

    def leave(self) -> None:
        """Leave the player's process to the next game."""
        if self._process is not None:
            _idle.setdefault(self._entrant, []).append(self._process)
            self._process = None

    def _ask(self, view: View | None, patience: float) -> Answer:
        question = Question("player", partial(self._entrant.make, self._seed), view)
        if self._host is not None:
            return self._host.ask(question)
        if self._process is None:
            idle = _idle.get(self._entrant)
            self._process = idle.pop() if idle else Process()
            if view is not None and (made := self.make()).error:
                return made
        return ask_in(self._process, question, patience)

    def _lose_process(self, kind: str) -> None:
        self._process = None
        self._losses.append(kind)

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


def check_players(entrants: Iterable[Entrant]) -> None:
    """Raise ``ArenaError`` where a player cannot be made; ``ModuleNotFoundError`` where one of ours lacks a package."""
    for entrant in dict.fromkeys(entrants):
        if entrant.is_ours:
            entrant.make(0)
            continue
        chair = Chair(entrant, 0)
        try:
            made = chair.make()
            reason = made.said if made.error else ""
        except ProcessLost as error:
            reason = error.explain(Texts())
        finally:
            chair.leave()
            end_idle_processes()
        if reason:
            raise ArenaError("unmakeable", player=entrant.label, reason=reason)


def end_idle_processes() -> None:
    """End the processes that wait for a next game."""
    for processes in _idle.values():
        for process in processes:
            process.end()
    _idle.clear()
