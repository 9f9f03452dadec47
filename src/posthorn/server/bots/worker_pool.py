"""The worker processes of the bots: whoever is free thinks about what is next (``fair_queue``).

A process is started when there is something to think about and no other is free. A game's choices go to the process
that knows its players; where that one is busy and another is free, the player is made anew there.

The search is compiled by a process of its own, in the background, the first time a computer needs it. Then, one after
the other, processes that have loaded it take the places of those that have not. Meanwhile the bots that search are
played by the postmaster, who needs no compiler.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple, TypeVar

from posthorn.hosting.host import Answer, Question, ask_in
from posthorn.hosting.process import CallFailed, Process, ProcessLost
from posthorn.players import ADVICE_BUDGET, ADVISER, PLAYERS, STRONGEST_AT_FIRST_SIGHT, USUAL_BUDGETS, Budget
from posthorn.server.bots.questions import Demand, SearchDemand, search
from posthorn.server.operations.fair_queue import FairQueue, Urgency

log = logging.getLogger(__name__)

Result = TypeVar("Result")

SUBSTITUTE = STRONGEST_AT_FIRST_SIGHT  # plays for those that search while nobody can search
MOST_FAILURES = 3  # to compile or to load the search
MOST_HOMES = 10_000  # how many games' processes are remembered

_WITHOUT_SEARCH = f"{SUBSTITUTE} plays for {' and '.join(USUAL_BUDGETS)}"


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How many seconds the server waits for what."""

    grace: float = 5.0  # for a choice, beyond the bot's budget
    unbudgeted: float = 30.0  # for a choice of another package's bot, whose budget is not known
    searching: float = 120.0  # for what is looked into by a search without a budget
    start: float = 60.0  # for a new process's first sign of life
    loading: float = 600.0  # for the compiled search: where the cache cannot be written each process compiles it
    compiling: float = 1800.0
    rest: float = 300.0  # before a bot that failed too often is asked again in the same game

    def for_choice_of(self, level: str, budget: Budget | None = None) -> float:
        """Return how long a bot may take for a choice, with a budget of its own or another."""
        if level not in PLAYERS:
            return self.unbudgeted
        budget = budget or USUAL_BUDGETS.get(level)
        return self.grace + (budget.seconds or 0.0 if budget else 0.0)


class Search(Enum):
    """Whether the bots that search can."""

    COLD = "cold"  # nobody has asked for them
    PREPARING = "preparing"  # the search is being compiled, or loaded
    READY = "ready"
    UNAVAILABLE = "unavailable"  # it cannot be used here: another level plays for them for good


class BotsStopped(Exception):
    """There are no more choices: the server ends."""


class NoSearch(Exception):
    """Nobody here can search."""


@dataclass(eq=False, slots=True)
class _Worker:
    """A place for a process."""

    process: Process | None = None  # None: it has not been needed yet
    has_loaded: bool = False  # the process has, the search

    @property
    def is_alive(self) -> bool:
        """Whether its process can be called."""
        return self.process is not None and self.process.is_alive

    @property
    def can_search(self) -> bool:
        """Whether it is alive and has loaded the search."""
        return self.has_loaded and self.is_alive


class Asker(NamedTuple):
    """Who wants a choice: in which game, which client's, and how urgently at any moment."""

    game_id: str
    client: str = ""
    urgency: Callable[[], Urgency] = lambda: Urgency.PERSON


@dataclass(eq=False, frozen=True, slots=True)
class _Request:
    """Somebody waits for a worker."""

    asker: Asker
    suits: Callable[[_Worker], bool]
    worker: asyncio.Future[_Worker]


class WorkerPool:
    """The worker processes, at most so many, for players of a module with ``make_player`` and ``warm_up``."""

    def __init__(self, most: int, players: ModuleType, timeouts: Timeouts, on_ready: Callable[[], None]) -> None:
        self.search = Search.COLD
        self._make_player = players.make_player
        self._warm_up = players.warm_up
        self._timeouts = timeouts
        self._on_ready = on_ready
        self._workers = [_Worker() for _ in range(most)]
        self._newcomer = _Worker()  # loads the search before its process takes the place of another
        self._free = self._workers[:]  # free the longest first
        self._waiting: FairQueue[_Request] = FairQueue()
        self._busy: dict[_Worker, tuple[str, float]] = {}  # for which client, since when
        self._homes: OrderedDict[str, _Worker] = OrderedDict()  # by game, the worker that knows its players
        self._threads = ThreadPoolExecutor(most + 1, "bots")  # each waits for a process
        self._providing: asyncio.Task[None] | None = None
        self._is_compiled = False
        self._searchers = 1  # processes that should be able to search, at least
        self._has_stopped = False

    @property
    def waiting(self) -> int:
        """How many choices wait for a free process."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """How many choices are being thought about."""
        return len(self._workers) - len(self._free)

    async def ask(self, asker: Asker, demand: Demand) -> tuple[str, Answer]:
        """Ask a bot once, when its turn comes; return who was asked indeed, and the answer."""
        level = demand.level
        if level in USUAL_BUDGETS:
            self.prepare_search()
        worker = await self._take(asker, partial(self._suits, level))
        if level in USUAL_BUDGETS and not worker.can_search:
            level = SUBSTITUTE
        self._homes[asker.game_id] = worker
        self._homes.move_to_end(asker.game_id)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        budget = ADVICE_BUDGET if demand.advice else None
        seconds = self._timeouts.for_choice_of(level, budget)
        # Nobody at the table can foresee this seed; a bot's choices need not be repeatable, they are in the record.
        make = partial(self._make_player, level, secrets.randbits(128), budget)
        question = Question((asker.game_id, demand.view.seat, level), make, demand.view, demand.advice)
        thinking = self._run(self._think, worker, question, seconds)
        thinking.add_done_callback(lambda _: self._give_back(worker))
        answer = await asyncio.shield(thinking)  # thought to the end even if nobody wants to know any more
        if self._has_stopped:
            raise BotsStopped
        return level, answer

    async def search_by(self, asker: Asker, demand: SearchDemand) -> str:
        """Look into something by a search, when its turn comes, and return what is found."""
        self._searchers = len(self._workers)
        self.prepare_search()
        self._provide_more()
        worker = await self._take(asker, lambda worker: worker.can_search or self.search is Search.UNAVAILABLE)
        if not worker.can_search:
            self._give_back(worker)
            raise NoSearch
        assert worker.process is not None
        searching = self._run(partial(worker.process.call, search, demand, seconds=self._timeouts.searching))
        searching.add_done_callback(lambda _: self._give_back(worker))
        try:
            found: str = await asyncio.shield(searching)
            return found
        except ProcessLost as failure:
            if self._has_stopped:
                raise BotsStopped from None
            raise NoSearch from failure

    async def stop(self) -> None:
        """End all processes at once; whoever waits for an answer gets BotsStopped."""
        self._has_stopped = True
        while (request := self._waiting.next(lambda _: True)) is not None:
            self._waiting.remove(request)
            if not request.worker.done():
                request.worker.set_exception(BotsStopped())
        for process in self._processes:
            process.kill()
        if self._providing is not None:
            await asyncio.wait([self._providing])
        await asyncio.to_thread(self._end)

    @property
    def _processes(self) -> list[Process]:
        return [worker.process for worker in (*self._workers, self._newcomer) if worker.process is not None]

    # --- in threads ---------------------------------------------------------------------------------------------

    def _think(self, worker: _Worker, question: Question, seconds: float) -> Answer:
        """Ask a question in a worker's process, which is started if need be."""
        try:
            process = worker.process if worker.process is not None and worker.is_alive else self._start(worker)
            return ask_in(process, question, seconds)
        except ProcessLost as failure:
            return Answer(error=str(failure))

    def _start(self, worker: _Worker) -> Process:
        """Give a worker a new process in place of what it has."""
        if worker.process is not None:
            worker.process.end()
        worker.has_loaded = False
        worker.process = process = Process()
        if self._has_stopped:
            process.kill()
        process.call(int, seconds=self._timeouts.start)
        return process

    def _compile(self) -> None:
        """Let a new process compile the search into the cache."""
        self._start(self._newcomer).call(_warm_up_gently, self._warm_up, seconds=self._timeouts.compiling)

    def _load(self) -> None:
        """Let a new process load the search."""
        self._start(self._newcomer).call(self._warm_up, ADVISER, seconds=self._timeouts.loading)

    def _end(self) -> None:
        """Wait for the threads, which end with the processes they wait for, and for the processes."""
        self._threads.shutdown()
        for process in self._processes:
            process.end()

    # --- who gets which worker ----------------------------------------------------------------------------------

    def _suits(self, level: str, worker: _Worker) -> bool:
        return worker.can_search or level not in USUAL_BUDGETS or not any(one.can_search for one in self._workers)

    async def _take(self, asker: Asker, suits: Callable[[_Worker], bool]) -> _Worker:
        """Wait for a free worker that suits."""
        if self._has_stopped:
            raise BotsStopped
        request = _Request(asker, suits, asyncio.get_running_loop().create_future())
        self._waiting.add(request, asker.client, asker.urgency)
        self._hand_out()
        try:
            worker = await request.worker
        except asyncio.CancelledError:
            if not request.worker.cancelled():  # it came in the same moment
                self._give_back(request.worker.result())
            raise
        finally:
            self._waiting.remove(request)  # nobody may want it any more
        if self._has_stopped:
            raise BotsStopped
        return worker

    def _hand_out(self) -> None:
        """Give free workers to those that wait, as they are next: a game's own, else one with a process."""
        while (request := self._waiting.next(self._can_serve)) is not None:
            suitable = [worker for worker in self._free if request.suits(worker)]
            home = self._homes.get(request.asker.game_id)
            worker = home if home in suitable else max(suitable, key=lambda worker: worker.is_alive)
            self._free.remove(worker)
            self._busy[worker] = self._waiting.begin(request), time.monotonic()
            request.worker.set_result(worker)

    def _can_serve(self, request: _Request) -> bool:
        """Return whether a worker is free for somebody who still waits."""
        return not request.worker.done() and any(map(request.suits, self._free))

    def _give_back(self, worker: _Worker) -> None:
        client, since = self._busy.pop(worker)
        self._waiting.end(client, time.monotonic() - since)
        self._free.append(worker)
        if not self._has_stopped:
            self._hand_out()
            self._provide_more()

    # --- the search ---------------------------------------------------------------------------------------------

    def prepare_search(self) -> None:
        """Let the search be compiled and loaded, if that has not begun."""
        if self.search is not Search.COLD:
            return
        if can_compile():
            self.search = Search.PREPARING
            self._provide_search()
        else:
            self.search = Search.UNAVAILABLE
            log.warning("Numba is not installed (posthorn[fast]): %s", _WITHOUT_SEARCH)

    @property
    def _lacks_search(self) -> bool:
        """Whether a process should be replaced by one that can search, or too few can."""
        can_search = [worker.has_loaded for worker in self._workers if worker.is_alive]
        return len(can_search) < self._searchers or not all(can_search)

    def _provide_more(self) -> None:
        if self._is_compiled and self._lacks_search and self._providing is None:
            self._provide_search()

    def _provide_search(self) -> None:
        self._providing = asyncio.create_task(self._provide())
        self._providing.add_done_callback(self._note_end_of_providing)

    async def _provide(self) -> None:
        """Compile the search, then replace the processes that have not loaded it."""
        failures = 0  # in a row
        while not self._is_compiled or self._lacks_search:
            try:
                await (self._replace_worker() if self._is_compiled else self._run(self._compile))
            except BotsStopped:
                return
            except (ProcessLost, CallFailed) as failure:
                if self._has_stopped:
                    return
                log.warning("the search could not be %s: %s", "loaded" if self._is_compiled else "compiled", failure)
                failures += 1
                if failures == MOST_FAILURES:
                    if self._newcomer.process is not None:
                        self._newcomer.process.kill()
                    self.search, self._is_compiled = Search.UNAVAILABLE, False
                    log.warning("the search cannot be used: %s", _WITHOUT_SEARCH)
                    self._hand_out()
                    return
            else:
                self._is_compiled, failures = True, 0
        if self.search is Search.PREPARING:
            self.search = Search.READY
            self._on_ready()

    async def _replace_worker(self) -> None:
        """Let a process that has loaded the search take the place of one that has not."""
        await self._run(self._load)
        worker = await self._take(Asker(""), lambda worker: not worker.can_search)
        if worker.process is not None:
            worker.process.kill()
        worker.process, worker.has_loaded = self._newcomer.process, True
        self._newcomer.process = None
        self._give_back(worker)

    def _note_end_of_providing(self, task: asyncio.Task[None]) -> None:
        self._providing = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the search has a fault", exc_info=error)

    def _run(self, function: Callable[..., Result], *arguments: object) -> asyncio.Future[Result]:
        """Run a function in a thread."""
        return asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)


def can_compile() -> bool:
    """Return whether what compiles the search is installed."""
    return find_spec("numba") is not None


def _warm_up_gently(warm_up: Callable[[str], None]) -> None:
    """Let the search be compiled with low priority, since it may take a minute and everybody else plays meanwhile."""
    if hasattr(os, "nice"):
        os.nice(10)
    warm_up(ADVISER)
