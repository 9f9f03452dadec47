"""The process in which bots think: it answers questions from its standard input until that ends.

``main`` runs in a process of its own; the command's one argument names the module whose ``make_player`` and ``warm_up``
are used. Requests come pickled, each a number and a ``Question`` or ``Preparation``; an answer is a line of JSON: the
request's number, the action's number (where advice is asked for, what is thought of each action) or null, and the
reason of a failure or null.

The process never outlives its server. A thread reads the requests, so the end of the input is noticed while a player
thinks, however the server ended; and should a player's native code not even let that thread run, the kernel's alarm
clock ends the process some time after its last question.
"""

from __future__ import annotations

import json
import math
import os
import pickle
import secrets
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, Protocol

from posthorn.game import Action, View
from posthorn.players import Budget, ConsideringPlayer, Player

# How many players a process remembers. One that searches holds some megabytes, 20 at most.
MOST_PLAYERS = 32
# Seconds by which the kernel's alarm clock rings later than the server's patience ends.
ALARM_DELAY = 2


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat's bot is to choose from."""

    game_id: str
    level: str
    view: View
    seconds: float  # the server's patience
    budget: Budget | None = None  # how long to think; None: as the bot usually does
    advice: bool = False  # what the bot thinks of each action is wanted, and it is not to remember it


# What is thought of an action: its number, how often it was tried, the chance of winning and the points at the end;
# None where the bot has only chosen it.
Opinion = tuple[int, int | None, float | None, float | None]


@dataclass(frozen=True, slots=True)
class Preparation:
    """A request that the search gets ready beside what the process does: from the cache, or compiled.

    ``gently``: with low priority, since it may take a minute and everybody else plays meanwhile.
    """

    gently: bool = False


Request = Question | Preparation | None  # None only asks whether the process has started


class PlayersModule(Protocol):
    """The module players come from, ``posthorn.players`` unless a test says otherwise."""

    def make_player(self, name: str, seed: int, budget: Budget | None = None) -> Player:
        """Make the player of a name."""
        ...

    def warm_up(self, name: str) -> None:
        """Let a player that searches get ready."""
        ...


@dataclass(slots=True)
class _Seated:
    """A player, and what its seat has done as far as the player knows."""

    player: Player
    actions: tuple[Action, ...]


@dataclass(slots=True)
class Seats:
    """The players this process remembers, those not asked for longest first."""

    players: PlayersModule
    most: int = MOST_PLAYERS
    _seated: OrderedDict[tuple[str, int | None, str], _Seated] = field(default_factory=OrderedDict)

    def choose(self, question: Question) -> object:
        """Return what the player of a question answers, whatever that is."""
        key = (question.game_id, question.view.seat, question.level)
        # Taken out first: a player that fails is not asked again.
        seated = self._seated.pop(key, None)
        # Something was taken back, or chosen by somebody else: what the player remembers did not happen.
        if seated is None or seated.actions != question.view.own_actions:
            # Nobody at the table can foresee this seed; a bot's choices need not be repeatable, they are in the record.
            player = self.players.make_player(question.level, secrets.randbits(128), None)
            seated = _Seated(player, question.view.own_actions)
        answer: object = seated.player.choose(question.view)
        action = Action.of(answer)
        if action is not None:
            seated.actions = (*seated.actions, action)
            self._seated[key] = seated
            if len(self._seated) > self.most:
                self._seated.popitem(last=False)
        return answer

    def advise(self, question: Question) -> list[Opinion] | None:
        """Return what a player, made for this alone, thinks of each action, or which one it chooses; None: nonsense."""
        player = self.players.make_player(question.level, secrets.randbits(128), question.budget)
        if isinstance(player, ConsideringPlayer):
            found = player.consider(question.view)
            return [(one.action.number, one.visits, one.chance, one.points) for one in found]
        action = Action.of(player.choose(question.view))
        return None if action is None else [(action.number, None, None, None)]


class Worker:
    """The process's work: requests come in, answers go out."""

    def __init__(self, requests: BinaryIO, answers: BinaryIO, players: PlayersModule) -> None:
        self._requests = requests
        self._answers = answers
        self._answering = threading.Lock()
        self._players = players
        self._seats = Seats(players)
        self._inbox: SimpleQueue[tuple[int, Request]] = SimpleQueue()

    def work(self) -> None:
        """Answer requests for ever."""
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            number, request = self._inbox.get()
            if isinstance(request, Question):
                self._answer(number, *self._choose(request))
            elif isinstance(request, Preparation):
                threading.Thread(target=self._prepare, args=(number, request), daemon=True).start()
            else:
                self._answer(number)

    def _listen(self) -> None:
        try:
            while True:
                self._inbox.put(pickle.load(self._requests))
        finally:
            os._exit(0)  # whatever the other threads do

    def _answer(self, number: int, answer: int | list[Opinion] | None = None, failure: str | None = None) -> None:
        with self._answering:
            try:
                self._answers.write(json.dumps([number, answer, failure]).encode() + b"\n")
                self._answers.flush()
            except BrokenPipeError:
                os._exit(0)  # the server has gone, and this thread has noticed it first

    def _choose(self, question: Question) -> tuple[int | list[Opinion] | None, str | None]:
        set_alarm(question.seconds)
        answer: int | list[Opinion] | None
        try:
            if question.advice:
                answer = self._seats.advise(question)
            else:
                action = Action.of(self._seats.choose(question))
                answer = None if action is None else action.number
        except BaseException as error:  # SystemExit too: a player must not end the process
            return None, describe(error)
        finally:
            set_alarm(None)
        return (None, "its answer is no action") if answer is None else (answer, None)

    def _prepare(self, number: int, preparation: Preparation) -> None:
        if preparation.gently and hasattr(os, "nice"):
            os.nice(10)
        try:
            self._players.warm_up("prince")
        except BaseException as error:
            self._answer(number, None, f"{describe(error)}: {error}")
        else:
            self._answer(number)


def describe(error: BaseException) -> str:
    """Return what may be logged of a player's error: its kind and place, but no message, which may quote the view."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def set_alarm(seconds: float | None) -> None:
    """Let the kernel end this process some time after a choice should have ended, or no longer."""
    if hasattr(signal, "alarm"):
        signal.alarm(0 if seconds is None else math.ceil(seconds) + ALARM_DELAY)


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output for the server alone: what players read is empty, what they print is an error."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def main() -> None:
    """Work for the server on the other end of the pipes."""
    # Ctrl-C and the end of a service reach the server's processes too. When this one ends is for the server to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    requests, answers = take_pipes()
    Worker(requests, answers, import_module(sys.argv[1])).work()
