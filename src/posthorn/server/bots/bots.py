"""The bots of all games: they think in worker processes, and every choice asked for is made, whatever fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from types import ModuleType
from typing import NamedTuple

from posthorn import players as our_players
from posthorn.game import ACTIONS, View
from posthorn.players import ADVISER, USUAL_LEVEL, Evaluation
from posthorn.server.bots.questions import Demand, SearchDemand
from posthorn.server.bots.shared_pool import SharedPool
from posthorn.server.bots.worker_pool import Asker, BotsStopped, NoSearch, Search, Timeouts, WorkerPool
from posthorn.server.operations.fair_queue import Urgency
from posthorn.server.storage import Notice, Storage

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
    ``make_player`` and ``warm_up`` are used. Where several processes share the ``storage``, they share their workers.
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
        storage: Storage | None = None,
    ) -> None:
        self._pool: WorkerPool | SharedPool
        own = WorkerPool(workers, players, timeouts, on_ready) if workers else None
        if own is None or (storage is not None and storage.is_shared):
            assert storage is not None
            self._pool = SharedPool(storage, own, workers, on_ready)
        else:
            self._pool = own
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
        if isinstance(self._pool, SharedPool):
            self._pool.open()
        if self._warm_up:
            self._pool.prepare_search()

    async def stop(self) -> None:
        """End all processes at once; whoever waits for a choice gets BotsStopped."""
        await self._pool.stop()

    # --- where processes share their bots -----------------------------------------------------------------------

    @property
    def own_search(self) -> str:
        """How far the bots of this process have got that search; nothing where it has none, or does not share them."""
        return self._pool.own_search if isinstance(self._pool, SharedPool) else ""

    def note_searches(self, searches: Collection[str]) -> None:
        """Note how far the bots of other processes have got."""
        if isinstance(self._pool, SharedPool):
            self._pool.note_searches(searches)

    def hear(self, notice: Notice | None) -> None:
        """Take in what other processes tell about questions and answers."""
        if isinstance(self._pool, SharedPool):
            self._pool.hear(notice)

    # --- asking -------------------------------------------------------------------------------------------------

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
            level, answer = await self._pool.ask(asker, Demand(ADVISER, view, advice=True))
            if answer.evaluations:
                return Advice(level, answer.evaluations)
            _report(logging.INFO, "the adviser %s failed: %s", job, answer.error or "it has nothing to say")
        raise NoAdvice

    async def search_by(self, asker: Asker, demand: SearchDemand) -> str:
        """Look into something by a search, when its turn comes; ``NoSearch`` if nobody can."""
        return await self._pool.search_by(asker, demand)

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
        level, answer = await self._pool.ask(job.asker, Demand(level, job.view))
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
