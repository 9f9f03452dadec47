"""The bots of all games: they think in worker processes, and every choice asked for is made, whatever fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import NamedTuple

from posthorn import players as our_players
from posthorn.game import ACTIONS, View
from posthorn.hosting.host import Question
from posthorn.players import ADVICE_BUDGET, ADVISER, USUAL_LEVEL, Evaluation
from posthorn.server.bots.worker_pool import Asker, BotsStopped, NoSearch, Result, Search, Timeouts, WorkerPool
from posthorn.server.operations.fair_queue import Urgency

__all__ = [
    "Advice",
    "Asker",
    "BotJob",
    "Bots",
    "BotsStopped",
    "Choice",
    "NoAdvice",
    "NoSearch",
    "Search",
    "Timeouts",
    "Urgency",
]

log = logging.getLogger(__name__)

SIMPLE = USUAL_LEVEL  # plays where a bot has failed too often
LAST_RESORT = "random"  # plays, without a process, where not even the simple player could
MOST_FAILURES = 3  # of one choice
MOST_RESTING = 10_000  # how many bots that failed are remembered

DEFAULT_TIMEOUTS = Timeouts()


class BotJob(NamedTuple):
    """A choice to make: for whom, by a bot, from the view of its seat."""

    asker: Asker
    level: str
    view: View

    @property
    def game_id(self) -> str:
        """The game it is made in."""
        return self.asker.game_id


class Choice(NamedTuple):
    """A legal action, who chose it at last, and how often somebody failed before."""

    action: int
    played_by: str
    failures: int


class Advice(NamedTuple):
    """What a bot thinks of legal actions, what it would do first."""

    by: str
    evaluations: tuple[Evaluation, ...]


class NoAdvice(Exception):
    """Nobody could give advice."""


class Bots:
    """All bots. ``choose`` from ``start`` to ``stop``.

    There are at most so many worker processes. With ``warm_up`` the search is compiled from the start, else when a bot
    first needs it; ``on_ready`` is called when all workers can search. ``observe`` is told of every choice: who made
    it, and the seconds from the question to the answer, waiting included. ``players`` is the module whose
    ``make_player`` and ``warm_up`` are used.
    """

    def __init__(
        self,
        workers: int,
        warm_up: bool = False,
        on_ready: Callable[[], None] = lambda: None,
        *,
        observe: Callable[[str, float], None] = lambda level, seconds: None,
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
        players: ModuleType = our_players,
    ) -> None:
        self._pool = WorkerPool(workers, players.warm_up, timeouts, on_ready)
        self._make_player = players.make_player
        self._warm_up = warm_up
        self._observe = observe
        self._rest = timeouts.rest
        self._resting: OrderedDict[tuple[str, int | None, str], float] = OrderedDict()  # by game, seat, bot: till when

    @property
    def search(self) -> Search:
        """How far the bots that search have got."""
        return self._pool.search

    @property
    def ready(self) -> bool:
        """Whether the bots that search can."""
        return self.search is Search.READY

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return self._pool.waiting

    @property
    def thinking(self) -> int:
        """How many choices are being thought about."""
        return self._pool.thinking

    async def start(self) -> None:
        """Get ready. No process is started yet, unless the search is to be warmed up."""
        if self._warm_up:
            self._pool.prepare_search()

    async def stop(self) -> None:
        """End all processes at once; whoever waits for a choice gets BotsStopped."""
        await self._pool.stop()

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

    async def advise(self, asker: Asker, view: View) -> Advice:
        """Return what the strongest bot thinks of its best choices from a view.

        While nobody can search it is the one action that its substitute would choose.
        """
        job = BotJob(asker, ADVISER, view)
        for _ in range(MOST_FAILURES):
            question = partial(self._question, job, advice=True)
            level, answer = await self._pool.ask(asker, ADVISER, question, ADVICE_BUDGET)
            if answer.evaluations:
                return Advice(level, answer.evaluations)
            _report(logging.INFO, "the adviser %s failed: %s", job, answer.error or "it has nothing to say")
        raise NoAdvice

    async def search_by(self, asker: Asker, function: Callable[..., Result], *arguments: object) -> Result:
        """Call a function that searches, when its turn comes; ``NoSearch`` if nobody can."""
        return await self._pool.search_by(asker, function, *arguments)

    def _question(self, job: BotJob, level: str, advice: bool = False) -> Question:
        # Nobody at the table can foresee this seed; a bot's choices need not be repeatable, they are in the record.
        budget = ADVICE_BUDGET if advice else None
        make = partial(self._make_player, level, secrets.randbits(128), budget)
        return Question((job.game_id, job.view.seat, level), make, job.view, advice)

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
        level, answer = await self._pool.ask(job.asker, level, partial(self._question, job))
        if answer.error:
            return None, answer.error
        action = None if answer.action is None else job.view.legal_actions.find(ACTIONS[answer.action])
        return (None, "its answer is not legal") if action is None else (action.number, level)

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


def _report(grade: int, message: str, job: BotJob, reason: str) -> None:
    """Log about a job: its game, seat and bot, never its view."""
    extra = {"game": job.game_id, "seat": job.view.seat, "level": job.level, "reason": reason}
    log.log(grade, message + " (game %s)", job.level, reason, job.game_id, extra=extra)
