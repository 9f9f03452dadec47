"""The bots' queue of all servers that share a database, asked and answered as if it were a pool of one's own.

A server puts its questions into the database; whoever has a free worker, this process, another server or a
``posthorn bots`` on another machine, claims the next one and answers it there (``storage.jobs``).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial

import msgspec

from posthorn.hosting.host import Answer
from posthorn.players import USUAL_BUDGETS
from posthorn.server.bots.questions import Demand, Reply, SearchDemand, read_question, write_question
from posthorn.server.bots.worker_pool import Asker, BotsStopped, NoSearch, Search, WorkerPool
from posthorn.server.operations.fair_queue import Urgency
from posthorn.server.storage import Notice, Storage, StorageError, jobs

log = logging.getLogger(__name__)

MOST_EARLY = 1000  # answers that nobody has waited for
PAUSE = 1.0  # seconds after which the queue is looked at although nobody has told of anything


class Thinking:
    """Claims questions of all servers, and lets a pool of this process answer them."""

    def __init__(self, storage: Storage, pool: WorkerPool, workers: int, answered: Callable[[], None]) -> None:
        self._storage = storage
        self._pool = pool
        self._answered = answered  # is told when this process's own questions may have been answered
        self._wakes = asyncio.Event()
        self._tasks = [asyncio.create_task(self._work()) for _ in range(workers)]

    def wake(self) -> None:
        """Look whether something is to be thought about."""
        self._wakes.set()

    async def stop(self) -> None:
        """Claim nothing more; what was claimed is left to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            try:
                if not await self._answer_next():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PAUSE):
                            await self._wakes.wait()
                    self._wakes.clear()
            except StorageError:
                await asyncio.sleep(PAUSE)
            except BotsStopped:
                return
            except Exception:
                log.exception("a question could not be answered")
                await asyncio.sleep(PAUSE)

    async def _answer_next(self) -> bool:
        """Answer a question; return whether there was one."""
        worker = self._storage.process
        can_search = self._pool.search is Search.READY
        job = await self._storage.carry_out(partial(jobs.claim_job, worker=worker, can_search=can_search))
        if self._pool.search is Search.COLD and await self._storage.carry_out(jobs.is_search_wanted):
            self._pool.prepare_search()
        if job is None:
            return False
        self._wakes.set()  # there may be more
        said = msgspec.json.encode(await self._reply(job)).decode()
        answer = partial(jobs.answer_job, id=job.id, worker=worker, answer=said)
        await self._storage.carry_out(answer, Notice("", "answer"))
        self._answered()
        return True

    async def _reply(self, job: jobs.Job) -> Reply:
        demand = read_question(job.question)
        asker = Asker(job.game, job.client, lambda: Urgency(job.urgency))
        if isinstance(demand, SearchDemand):
            try:
                return Reply(found=await self._pool.search_by(asker, demand))
            except NoSearch:
                return Reply(no_search=True)
        return Reply.of(*await self._pool.ask(asker, demand))


class SharedPool:
    """Asks whoever can think. With a pool of its own the process thinks for others too."""

    def __init__(self, storage: Storage, own: WorkerPool | None, workers: int, on_ready: Callable[[], None]) -> None:
        self._storage = storage
        self._own = own
        self._workers = workers
        self._on_ready = on_ready
        self._searches: frozenset[str] = frozenset()
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._need_search: set[asyncio.Future[Reply]] = set()  # those of them that nobody else can answer
        self._early: dict[int, Reply] = {}  # answers that came before it was known what they answer
        self._thinking: Thinking | None = None
        self._collects = asyncio.Event()
        self._collecting: asyncio.Task[None] | None = None
        self._has_stopped = False

    # --- what is known of those who think -----------------------------------------------------------------------

    @property
    def search(self) -> Search:
        """How far those have got, of all processes, that search."""
        known = {*self._searches, *(() if self._own is None else (self._own.search.value,))}
        order = (Search.READY, Search.PREPARING, Search.COLD)
        return next((one for one in order if one.value in known), Search.UNAVAILABLE)

    @property
    def own_search(self) -> str:
        """How far this process has got; nothing where it does not think."""
        return "" if self._own is None else self._own.search.value

    def note_searches(self, searches: Collection[str]) -> None:
        """Note how far other processes have got."""
        before, self._searches = self.search, frozenset(searches)
        if self.search is Search.READY and before is not Search.READY:
            self._on_ready()
        if self.search is Search.UNAVAILABLE:
            for answered in self._need_search:
                if not answered.done():
                    answered.set_result(Reply(no_search=True))

    @property
    def waiting(self) -> int:
        """How many questions of this process are not answered."""
        return len(self._asked)

    @property
    def thinking(self) -> int:
        """How many of them are thought about; which, others know."""
        return 0

    def prepare_search(self) -> None:
        """Let the search be compiled, if this process thinks."""
        if self._own is not None:
            self._own.prepare_search()

    # --- asking -------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to think, and to listen for answers."""
        if self._own is not None:
            self._thinking = Thinking(self._storage, self._own, self._workers, self._collects.set)
        self._collecting = asyncio.create_task(self._collect_for_ever())

    def hear(self, notice: Notice | None) -> None:
        """Take in that there are questions or answers, or that some may have been missed."""
        if self._thinking is not None and (notice is None or notice.about == "job"):
            self._thinking.wake()
        if notice is None or notice.about == "answer":
            self._collects.set()

    async def ask(self, asker: Asker, demand: Demand) -> tuple[str, Answer]:
        """Ask a bot once, when its turn comes; return who was asked indeed, and the answer."""
        reply = await self._ask(
            asker, demand, jobs.Need.SEARCH_IF_ANY if demand.level in USUAL_BUDGETS else jobs.Need.NOTHING
        )
        return reply.level, reply.answer()

    async def search_by(self, asker: Asker, demand: SearchDemand) -> str:
        """Look into something by a search, when its turn comes, and return what is found."""
        reply = await self._ask(asker, demand, jobs.Need.SEARCH)
        if reply.no_search:
            raise NoSearch
        return reply.found

    async def _ask(self, asker: Asker, demand: Demand | SearchDemand, need: jobs.Need) -> Reply:
        if self._has_stopped:
            raise BotsStopped
        put = partial(
            jobs.put_job,
            server=self._storage.process,
            game=asker.game_id,
            client=hashlib.sha256(asker.client.encode()).hexdigest(),  # addresses are not kept
            urgency=int(asker.urgency()),
            need=need,
            question=write_question(demand),
        )
        id = await self._storage.carry_out(put, Notice("", "job"))
        if self._thinking is not None:
            self._thinking.wake()
        if id in self._early:
            return self._early.pop(id)
        answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[id] = answered
        if need is jobs.Need.SEARCH:
            self._need_search.add(answered)
        try:
            return await answered
        except asyncio.CancelledError:
            with suppress(StorageError):
                await asyncio.shield(self._storage.carry_out(partial(jobs.withdraw_job, id=id)))
            raise
        finally:
            self._asked.pop(id, None)
            self._need_search.discard(answered)

    async def _collect_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._collects.wait()
            self._collects.clear()
            if self._asked:
                with suppress(StorageError):
                    await self._collect()

    async def _collect(self) -> None:
        collect = partial(jobs.collect_answers, server=self._storage.process)
        for id, said in await self._storage.carry_out(collect):
            reply = msgspec.json.decode(said, type=Reply)
            answered = self._asked.get(id)
            if answered is None:
                self._early[id] = reply
                if len(self._early) > MOST_EARLY:  # nobody wants to know the oldest any more
                    del self._early[next(iter(self._early))]
            elif not answered.done():
                answered.set_result(reply)

    async def stop(self) -> None:
        """End this process's part; whoever waits for an answer gets BotsStopped."""
        self._has_stopped = True
        for answered in self._asked.values():
            if not answered.done():
                answered.set_exception(BotsStopped())
        if self._collecting is not None:
            self._collecting.cancel()
            await asyncio.gather(self._collecting, return_exceptions=True)
        if self._thinking is not None:
            await self._thinking.stop()
        if self._own is not None:
            await self._own.stop()
