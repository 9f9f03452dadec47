"""The worker processes of the bots: who is free thinks about what waits longest.

A process is started when there is something to think about and nobody free to do it. It thinks about one choice at a
time. A game's choices go to the process that knows its players; where that one is busy and another is free, the player
moves: it is made anew there.

The search is compiled by a process of its own, in the background, the first time a computer needs it. Until a worker
has loaded what was compiled, the bots that search are played by the postmaster, who needs no compiler.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from typing import Any, NamedTuple

from posthorn.game import View
from posthorn.players import PLAYERS, USUAL_BUDGETS, Budget
from posthorn.server.bots.process import BotProcess, ProcessLost, RequestFailed
from posthorn.server.bots.worker import Preparation, Question

log = logging.getLogger(__name__)

SUBSTITUTE = "postmaster"  # plays for those that search while nobody can search
MOST_FAILURES = 3  # to compile or to load the search
MOST_HOMES = 10_000  # how many games' processes are remembered

_WITHOUT_SEARCH = f"{SUBSTITUTE} plays for {' and '.join(USUAL_BUDGETS)}"


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds the server waits for what."""

    grace: float = 5.0  # for a choice, beyond the bot's budget
    unbudgeted: float = 30.0  # for a choice of another package's bot, whose budget is not known
    start: float = 60.0  # for a new process's first sign of life
    loading: float = 600.0  # for the compiled search: where the cache cannot be written each process compiles it
    compiling: float = 1800.0
    rest: float = 300.0  # before a bot that failed too often is asked again in the same game

    def with_choice_of(self, level: str, budget: Budget | None = None) -> float:
        """Return how long a bot may take for a choice, with a budget of its own or another."""
        if level not in PLAYERS:
            return self.unbudgeted
        budget = budget or USUAL_BUDGETS.get(level)
        return self.grace + (budget.seconds or 0.0 if budget else 0.0)


class Search(Enum):
    """Whether the bots that search can."""

    COLD = "cold"  # nobody has asked for them
    PREPARING = "preparing"  # the search is being compiled, or loaded by the workers
    READY = "ready"
    UNAVAILABLE = "unavailable"  # it cannot be used here: the postmaster plays for them for good


@dataclass(frozen=True, slots=True)
class BotJob:
    """A choice to make: in a game, by a bot, from the view of its seat."""

    game_id: str
    level: str
    view: View
    budget: Budget | None = None  # None: the bot's own
    advice: bool = False  # what the bot thinks of each action is wanted


class BotsStopped(Exception):
    """There are no more choices: the server ends."""


class Attempt(NamedTuple):
    """What came of asking a bot once: what it answered, or the reason why there is nothing."""

    level: str  # who was asked indeed
    answer: Any  # an action's number, or opinions; None: a failure
    reason: str = ""


@dataclass(eq=False, slots=True)
class _Errand:
    """A choice that waits for its turn, or is being thought about."""

    job: BotJob
    level: str
    attempt: asyncio.Future[Attempt]

    def settle(self, attempt: Attempt) -> None:
        """Say what came of it, if anybody still wants to know."""
        if not self.attempt.done():
            self.attempt.set_result(attempt)


@dataclass(eq=False, slots=True)
class _Worker:
    """A worker process, and what is to be known of it."""

    process: BotProcess | None = None  # None: it is being started
    errand: _Errand | None = None  # what it thinks about, or died of
    can_search: bool = False
    is_loading: bool = False

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked: a process that ends is of the crew until it has."""
        return self.process is not None and self.process.is_alive

    @property
    def is_coming(self) -> bool:
        """Whether it will soon be free for what it cannot do now."""
        return self.process is None or (self.is_loading and self.errand is None)


class Crew:
    """The worker processes, at most so many; ``players`` is the module from which they have the players."""

    def __init__(self, most: int, players: str, patience: Patience, on_ready: Callable[[], None]) -> None:
        self.search = Search.COLD
        self._most = most
        self._players = players
        self._patience = patience
        self._on_ready = on_ready
        self._processes: set[BotProcess] = set()
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []  # idle the longest first
        self._waiting: list[_Errand] = []  # the oldest first
        self._under_way: set[_Errand] = set()
        self._homes: OrderedDict[str, _Worker] = OrderedDict()  # by game, the worker that knows its players
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_compiled = False
        self._failures_to_load = 0  # in a row
        self._has_stopped = False

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """How many choices are being thought about."""
        return len(self._under_way)

    async def ask(self, job: BotJob, level: str) -> Attempt:
        """Let a bot be asked once, when its turn comes."""
        if self._has_stopped:
            raise BotsStopped
        if level in USUAL_BUDGETS:
            self.prepare_search()
        errand = _Errand(job, level, asyncio.get_running_loop().create_future())
        self._waiting.append(errand)
        try:
            self._hand_out()
            return await errand.attempt
        finally:
            if errand in self._waiting:  # nobody wants to know any more
                self._waiting.remove(errand)

    async def stop(self) -> None:
        """End all processes at once; who waits for an answer gets BotsStopped."""
        self._has_stopped = True
        for errand in (*self._waiting, *self._under_way):
            if not errand.attempt.done():
                errand.attempt.set_exception(BotsStopped())
        self._waiting.clear()
        for process in self._processes:
            process.kill()
        # Nothing is cancelled: whatever runs beside waits for a process, and ends with it.
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- errands ------------------------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give the errands that wait to workers that are free, the oldest first, and start workers if need be."""
        if self._has_stopped:
            return
        can_search = any(worker.can_search and worker.is_alive for worker in self._workers)
        for errand in self._waiting[:]:
            if not self._idle:
                break
            level = errand.level if can_search or errand.level not in USUAL_BUDGETS else SUBSTITUTE
            worker = self._find_idle(errand.job.game_id, level in USUAL_BUDGETS)
            if worker is not None:
                self._waiting.remove(errand)
                self._give(errand, worker, level)
        coming = sum(worker.is_coming for worker in self._workers)
        while len(self._waiting) > coming and len(self._workers) < self._most:
            self._hire()
            coming += 1

    def _find_idle(self, game_id: str, must_search: bool) -> _Worker | None:
        able = [worker for worker in self._idle if worker.is_alive and (worker.can_search or not must_search)]
        home = self._homes.get(game_id)
        return home if home in able else able[0] if able else None

    def _give(self, errand: _Errand, worker: _Worker, level: str) -> None:
        """Let an idle worker think about an errand."""
        self._idle.remove(worker)
        worker.errand = errand
        self._under_way.add(errand)
        self._homes[errand.job.game_id] = worker
        self._homes.move_to_end(errand.job.game_id)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        self._follow(self._think(errand, worker, level))

    async def _think(self, errand: _Errand, worker: _Worker, level: str) -> None:
        assert worker.process is not None
        job = errand.job
        seconds = self._patience.with_choice_of(level, job.budget)
        question = Question(job.game_id, level, job.view, seconds, job.budget, job.advice)
        try:
            attempt = Attempt(level, await worker.process.ask(question, seconds))
        except RequestFailed as failure:
            attempt = Attempt(level, None, str(failure))
        except ProcessLost as failure:
            errand.settle(Attempt(level, None, str(failure)))
            return
        finally:
            self._under_way.discard(errand)
        worker.errand = None
        self._idle.append(worker)
        errand.settle(attempt)
        self._hand_out()

    # --- workers ------------------------------------------------------------------------------------------------

    def _hire(self) -> None:
        if self._has_stopped:
            return
        worker = _Worker()
        self._workers.append(worker)
        self._follow(self._employ(worker))

    async def _employ(self, worker: _Worker) -> None:
        """Let a worker work until its process ends, for whatever reason."""
        try:
            async with self._process() as worker.process:
                self._idle.append(worker)
                if self._is_compiled:
                    self._load(worker)
                self._hand_out()
                await worker.process.wait()
        except ProcessLost as failure:
            # It is somebody's failure, so that nobody waits for ever where no process can be started.
            if self._waiting:
                errand = self._waiting.pop(0)
                errand.settle(Attempt(errand.level, None, str(failure)))
        finally:
            self._workers.remove(worker)
            if worker in self._idle:
                self._idle.remove(worker)
        if worker.process is not None and not self._workers and self.search is Search.PREPARING and self._is_compiled:
            self._hire()  # nobody is left who could load the search
        self._check_ready()
        self._hand_out()

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[BotProcess]:
        """Start a process and wait until it answers; end it at the end."""
        process = await BotProcess.start(self._players)
        self._processes.add(process)
        try:
            if self._has_stopped:
                process.kill()
            await process.ask(None, self._patience.start)
            yield process
        finally:
            await process.end()
            self._processes.discard(process)

    # --- the search ---------------------------------------------------------------------------------------------

    def prepare_search(self) -> None:
        """Let the search be compiled and loaded, if that has not begun."""
        if self.search is not Search.COLD:
            return
        if can_compile():
            self.search = Search.PREPARING
            self._follow(self._compile())
        else:
            self.search = Search.UNAVAILABLE
            log.warning("Numba is not installed (posthorn[fast]): %s", _WITHOUT_SEARCH)

    async def _compile(self) -> None:
        """Let a process of its own compile the search into the cache; then let all workers load it."""
        for _ in range(MOST_FAILURES):
            try:
                async with self._process() as process:
                    await process.ask(Preparation(gently=True), self._patience.compiling)
            except (ProcessLost, RequestFailed) as failure:
                if self._has_stopped:
                    return
                log.warning("the search could not be compiled: %s", failure)
            else:
                break
        else:
            self._give_up_search()
            return
        self._is_compiled = True
        for worker in self._workers:
            if worker.process is not None:
                self._load(worker)
        if not self._workers:
            self._hire()

    def _load(self, worker: _Worker) -> None:
        """Let a worker load the search; meanwhile it plays on without."""
        worker.is_loading = True
        self._follow(self._wait_for_search(worker))

    async def _wait_for_search(self, worker: _Worker) -> None:
        assert worker.process is not None
        while self._is_compiled and not worker.can_search and worker.is_alive:
            try:
                await worker.process.ask(Preparation(), self._patience.loading)
                worker.can_search = True
                self._failures_to_load = 0
            except RequestFailed as failure:
                self._note_failure_to_load(failure)
            except ProcessLost as failure:
                if worker.errand is None:  # else that was the reason
                    self._note_failure_to_load(failure)
        worker.is_loading = False
        self._check_ready()
        self._hand_out()

    def _note_failure_to_load(self, failure: Exception) -> None:
        if self._has_stopped:
            return
        log.warning("a worker could not load the search: %s", failure)
        self._failures_to_load += 1
        if self._failures_to_load == MOST_FAILURES:
            self._give_up_search()

    def _check_ready(self) -> None:
        """Find out whether all workers can search now."""
        if self.search is Search.PREPARING and self._workers and all(worker.can_search for worker in self._workers):
            self.search = Search.READY
            self._on_ready()

    def _give_up_search(self) -> None:
        self.search = Search.UNAVAILABLE
        self._is_compiled = False
        log.warning("the search cannot be used: %s", _WITHOUT_SEARCH)

    # --- what runs beside ---------------------------------------------------------------------------------------

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; if it fails, the log says so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the bots have a fault", exc_info=error)


def can_compile() -> bool:
    """Return whether what compiles the search is installed."""
    return find_spec("numba") is not None and find_spec("numpy") is not None
