"""The bots of all games: they think in worker processes, and every choice asked for is made, whatever fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from posthorn.arena.workers import cores
from posthorn.game import ACTIONS, View
from posthorn.players import Budget
from posthorn.server.bots.worker import Opinion
from posthorn.server.bots.worker_pool import BotJob, BotsStopped, Crew, Patience, Search

__all__ = ["Advice", "BotJob", "Bots", "BotsStopped", "Choice", "NoAdvice", "Opinion", "Patience", "Search"]

log = logging.getLogger(__name__)

SIMPLE = "postilion"  # plays where a bot has failed too often
LAST_RESORT = "random"  # plays, without a process, where not even the simple player could
MOST_FAILURES = 3  # of one choice
ADVISER = "prince"  # gives advice, or who plays for him while he cannot
ADVICE_BUDGET = Budget(seconds=0.5)
MOST_RESTING = 10_000  # how many bots that failed are remembered

DEFAULT_PATIENCE = Patience()


class Choice(NamedTuple):
    """A legal action, who chose it at last, and how often somebody failed before."""

    action: int
    played_by: str
    failures: int


class Advice(NamedTuple):
    """What a bot thinks of legal actions, what it would do first."""

    by: str
    opinions: list[Opinion]


class NoAdvice(Exception):
    """Nobody could give advice."""


class Bots:
    """All bots. ``choose`` from ``start`` to ``stop``.

    There are at most so many worker processes; if it is not said how many, one core is left to the server. With
    ``warm_up`` the search is compiled from the start, else when a bot first needs it; ``on_ready`` is called when all
    workers can search. ``observe`` is told of every choice: who made it, and the seconds from the question to the
    answer, waiting included. ``players`` is the module from which the worker processes have them.
    """

    def __init__(
        self,
        workers: int | None = None,
        warm_up: bool = False,
        on_ready: Callable[[], None] = lambda: None,
        *,
        observe: Callable[[str, float], None] = lambda level, seconds: None,
        patience: Patience = DEFAULT_PATIENCE,
        players: str = "posthorn.players",
    ) -> None:
        self._crew = Crew(max(1, cores() - 1 if workers is None else workers), players, patience, on_ready)
        self._warm_up = warm_up
        self._observe = observe
        self._rest = patience.rest
        # By game, seat and bot, until when it is left alone.
        self._resting: OrderedDict[tuple[str, int | None, str], float] = OrderedDict()

    @property
    def search(self) -> Search:
        """How far the bots that search have got."""
        return self._crew.search

    @property
    def ready(self) -> bool:
        """Whether the bots that search can."""
        return self.search is Search.READY

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return self._crew.waiting

    @property
    def thinking(self) -> int:
        """How many choices are being thought about."""
        return self._crew.thinking

    async def start(self) -> None:
        """Get ready. No process is started yet, unless the search is to be warmed up."""
        if self._warm_up:
            self._crew.prepare_search()

    async def stop(self) -> None:
        """End all processes at once; who waits for a choice gets BotsStopped."""
        await self._crew.stop()

    async def choose(self, job: BotJob) -> Choice:
        """Return a legal action for a bot's seat: the bot's own, or the simple player's if the bot keeps failing."""
        if not job.view.legal_actions:
            message = f"seat {job.view.seat} has nothing to choose"
            raise ValueError(message)
        clock = asyncio.get_running_loop().time
        began = clock()
        choice = await self._choose_somehow(job)
        self._observe(choice.played_by, clock() - began)
        return choice

    async def advise(self, game_id: str, view: View) -> Advice:
        """Return what the strongest bot thinks of the legal actions of a view, those first that it tried most.

        While nobody can search it is the one action its substitute would choose. Only the view is known to them, not
        even what the seat did before.
        """
        assert view.seat is not None
        job = BotJob(game_id, ADVISER, view, budget=ADVICE_BUDGET, advice=True)
        for _ in range(MOST_FAILURES):
            attempt = await self._crew.ask(job, ADVISER)
            opinions = _read_opinions(attempt.answer, view)
            if opinions:
                return Advice(attempt.level, opinions)
            _report(logging.INFO, "the adviser %s failed: %s", job, attempt.reason or "its opinions are none")
        raise NoAdvice

    async def _choose_somehow(self, job: BotJob) -> Choice:
        failures = 0
        if not self._rests(job):
            while failures < MOST_FAILURES:
                action, who_or_why = await self._try(job, job.level)
                if action is not None:
                    return Choice(action, who_or_why, failures)
                failures += 1
                _report(logging.INFO, "the bot %s failed: %s", job, who_or_why)
            self._let_rest(job)
            _report(logging.WARNING, f"the bot %s failed {failures} times, {SIMPLE} plays for it: %s", job, who_or_why)
        action, who_or_why = await self._try(job, SIMPLE)
        if action is not None:
            return Choice(action, who_or_why, failures)
        _report(logging.WARNING, f"chance plays for the bot %s, as {SIMPLE} failed too: %s", job, who_or_why)
        return Choice(secrets.choice(job.view.legal_actions.numbers), LAST_RESORT, failures + 1)

    async def _try(self, job: BotJob, level: str) -> tuple[int | None, str]:
        """Ask once: return a legal action and who chose it, or None and the reason."""
        attempt = await self._crew.ask(job, level)
        if attempt.answer is None:
            return None, attempt.reason
        action = job.view.legal_actions.find(ACTIONS[attempt.answer])
        return (None, "its answer is not legal") if action is None else (action.number, attempt.level)

    def _rests(self, job: BotJob) -> bool:
        until = self._resting.get((job.game_id, job.view.seat, job.level))
        return until is not None and asyncio.get_running_loop().time() < until

    def _let_rest(self, job: BotJob) -> None:
        """Do not ask a bot for a while: every failure costs time, and its game waits."""
        key = (job.game_id, job.view.seat, job.level)
        self._resting[key] = asyncio.get_running_loop().time() + self._rest
        self._resting.move_to_end(key)
        if len(self._resting) > MOST_RESTING:
            self._resting.popitem(last=False)


def _read_opinions(answer: object, view: View) -> list[Opinion]:
    """Return what a worker says about legal actions; nothing if it is nonsense."""
    try:
        opinions = msgspec.convert(answer, list[Opinion])
    except msgspec.ValidationError:
        return []
    known = [opinion for opinion in opinions if opinion[0] in view.legal_actions.numbers and opinion[1] != 0]
    return sorted(known, key=lambda opinion: -(opinion[1] or 0))


def _report(grade: int, message: str, job: BotJob, reason: str) -> None:
    """Log about a job: its game, seat and bot, never its view."""
    extra = {"game": job.game_id, "seat": job.view.seat, "level": job.level, "reason": reason}
    log.log(grade, message + " (game %s)", job.level, reason, job.game_id, extra=extra)
