"""The database as the server uses it: calls that can be awaited, and commits shared by all who wait."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from posthorn.server.storage import questions
from posthorn.server.storage.commitments import find_commitment
from posthorn.server.storage.database import Database
from posthorn.server.storage.errors import GameTaken, Overtaken, StorageError, Unreachable, reason_of
from posthorn.server.storage.expiry import Expiry
from posthorn.server.storage.notices import Hearing, Notice
from posthorn.server.storage.rows import ChatRow, GameRow, Move, StoredGame
from posthorn.server.storage.writes import Append, GameChange, Job, Proof, Reviewing, Saying, SeatChange, Write

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

CHECK_SECONDS = 3  # in which a storage that is well answers: those who ask whether it is do not wait long
CLOSE_SECONDS = 5  # in which it must finish what was called when the server ends


class _Writing(NamedTuple):
    """A call that waits for its writes to be durable."""

    future: asyncio.Future[Any]
    job: Job


class _Reading(NamedTuple):
    """A call that waits for an answer; with notices, even none, it may write as well."""

    future: asyncio.Future[Any]
    question: Callable[[Connection], Any]
    notices: Sequence[Notice] | None = None


_Call = _Writing | _Reading
_Outcome = tuple[asyncio.Future[Any], object, BaseException | None]


class Storage:
    """All that is kept of all games, for one event loop.

    One thread does all work on the database. It is handed the calls of a turn of the event loop together, takes
    whatever has come meanwhile, writes that in one transaction and commits once; a call that writes returns only then,
    so what was acknowledged survives the loss of power. A call that is cancelled may be carried out nevertheless. Calls
    raise ``StorageError``; the storage goes on. While the database fails it says so once, not for each call.

    ``observe`` is told, in that thread, of each commit: how many calls it was for and how many seconds it took.
    """

    def __init__(self, url: str, observe: Callable[[int, float], None] = lambda calls, seconds: None) -> None:
        self._observe = observe
        self._database = Database(url, writes=True)
        self._hearing: Hearing | None = None
        self._gathered: list[_Call] = []  # in this turn of the event loop
        self._calls: SimpleQueue[list[_Call] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._ended: asyncio.Future[None] | None = None
        self._accepts = False
        self._failing: set[type[_Call]] = set()  # the kinds of calls of which the last one failed
        self._failing_since = 0.0

    @property
    def shown(self) -> str:
        """The database's name for people, without a password."""
        return self._database.shown

    @property
    def process(self) -> str:
        """The name of this process among those that share the database."""
        return self._database.process

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database too."""
        return self._database.place.is_shared

    # --- opening and closing ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, bring the schema up to date and begin; ``StorageError`` says why that cannot be."""
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[Any] = loop.create_future()
        self._ended = loop.create_future()
        # A daemon: a server that ends without closing must not wait for it for ever.
        self._thread = Thread(target=self._work, args=(loop, opened), name="storage", daemon=True)
        self._thread.start()
        await asyncio.shield(opened)
        self._accepts = True

    async def close(self) -> None:
        """Finish what was called, and disconnect. What is called from now on raises ``StorageError``.

        A database that does not answer is left behind: nobody was told that what it did not do is done.
        """
        self._accepts = False
        if self._hearing is not None:
            self._hearing.end()
        if self._thread is not None and self._ended is not None:
            self._hand_over()
            self._calls.put(None)
            await asyncio.wait([self._ended], timeout=CLOSE_SECONDS)
            if self._ended.done():
                self._thread.join()
            else:
                log.error("the database does not answer; the server ends without waiting for it any longer")

    def listen(self, hear: Callable[[Notice | None], None]) -> None:
        """Let somebody hear, in the event loop, what other processes tell; None whenever something may be missed."""
        if not self.is_shared:
            return
        loop = asyncio.get_running_loop()

        def pass_on(notice: Notice | None) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody listens
                loop.call_soon_threadsafe(hear, notice)

        self._hearing = Hearing(self._database.place.listen, self.process, pass_on)

    # --- writing ------------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Write all of it or nothing."""
        future = self._future()
        self._call(_Writing(future, writes))
        await future

    async def append(self, game_id: str, move: Move, game_changes: Mapping[str, Any] | None = None) -> None:
        """Append an entry to a game's log, and change its row with it; ``RevisionTaken`` if the log has gone on."""
        entry = Append(game_id, move)
        if game_changes:
            await self.write(entry, GameChange(game_id, game_changes))
        else:
            await self.write(entry)

    async def update_game(self, game_id: str, **changes: Any) -> None:
        """Change some columns of a game."""
        await self.write(GameChange(game_id, changes))

    async def update_seat(
        self, game_id: str, seat: int, game_changes: Mapping[str, Any] | None = None, **changes: Any
    ) -> None:
        """Change some columns of a seat, and the game's row with it."""
        await self.write(SeatChange(game_id, seat, changes), GameChange(game_id, game_changes or {}))

    async def say(self, game_id: str, line: ChatRow) -> None:
        """Keep something said at the table."""
        await self.write(Saying(game_id, line))

    async def keep_review(self, game_id: str, review: str) -> None:
        """Keep a game's review, in place of one that it may have."""
        await self.write(Reviewing(game_id, review))

    async def carry_out(self, work: Callable[[Connection], Answer], *notices: Notice) -> Answer:
        """Do something that may be done twice, with the connection, and tell other processes of it."""
        future = self._future()
        self._call(_Reading(future, work, notices))
        answer: Answer = await future
        return answer

    async def check(self) -> None:
        """Raise ``StorageError`` unless games can be stored: the thread answers, and its last write was no failure.

        If it was, something is written now that changes nothing, since nobody else may try.
        """
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._read(questions.answer)
                if _Writing in self._failing:
                    await self.write(Proof())
        except TimeoutError:
            raise StorageError("no-answer", database=self.shown) from None

    # --- reading ------------------------------------------------------------------------------------------------

    async def load(self, game_id: str, revision: int = 0, line: int = 0) -> StoredGame | None:
        """Return a game with its log and chat from an entry and a line on, or None if there is no such game."""
        return await self._read(lambda connection: questions.load(connection, game_id, revision, line))

    async def review(self, game_id: str) -> str | None:
        """Return a game's review, if one was made."""
        return await self._read(lambda connection: questions.find_review(connection, game_id))

    async def games(
        self, status: Collection[str] | None = None, listed: bool | None = None, limit: int | None = None
    ) -> list[GameRow]:
        """Return games, the newest first."""
        return await self._read(lambda connection: questions.find_games(connection, status, listed, limit))

    async def branches(self, game_id: str, limit: int) -> list[str]:
        """Return the ids of the games that branched off one, the newest first."""
        return await self._read(lambda connection: questions.find_branches(connection, game_id, limit))

    async def commitment(self, commitment: str) -> tuple[str, str, str] | None:
        """Return the terms, the game and the secret of a commitment, if it is there."""
        return await self._read(lambda connection: find_commitment(connection, commitment))

    async def expired(self, expiry: Expiry, limit: int) -> list[str]:
        """Return the ids of games that have expired, the oldest first."""
        return await self._read(lambda connection: expiry.find(connection, limit))

    async def count(self) -> dict[str, int]:
        """Return how many games there are by status."""
        return await self._read(questions.count)

    async def _read(self, question: Callable[[Connection], Answer]) -> Answer:
        future = self._future()
        self._call(_Reading(future, question))
        answer: Answer = await future
        return answer

    def _future(self) -> asyncio.Future[Any]:
        if not self._accepts:
            raise StorageError("closed")
        return asyncio.get_running_loop().create_future()

    def _call(self, call: _Call) -> None:
        """Let the thread have a call, with all others that are made before the event loop turns again.

        Waking it for each would make two threads fight for the interpreter.
        """
        if not self._gathered:
            call.future.get_loop().call_soon(self._hand_over)
        self._gathered.append(call)

    def _hand_over(self) -> None:
        if self._gathered:
            self._calls.put(self._gathered)
            self._gathered = []

    # --- in the thread ------------------------------------------------------------------------------------------

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[Any]) -> None:
        try:
            self._database.open()
        except Exception as error:
            _tell(loop, [(opened, None, error)])
        else:
            _tell(loop, [(opened, None, None)])
            goes_on = True
            while goes_on:
                calls, goes_on = self._take()
                # Writes first: then no answer holds what might not become durable, and nobody waits for readers.
                _tell(loop, self._write_all([call for call in calls if isinstance(call, _Writing)]))
                self._answer_all(loop, [call for call in calls if isinstance(call, _Reading)])
            self._database.close()
        assert self._ended is not None
        _tell(loop, [(self._ended, None, None)])

    def _take(self) -> tuple[list[_Call], bool]:
        """Wait for calls; return all that have come, and whether more may come."""
        taken: list[_Call] = []
        calls = self._calls.get()
        while calls is not None:
            taken += calls
            try:
                calls = self._calls.get_nowait()
            except Empty:
                return taken, True
        return taken, False

    def _write_all(self, calls: Sequence[_Writing]) -> list[_Outcome]:
        if not calls:
            return []
        began = time.perf_counter()
        try:
            refusals = self._database.write_each([call.job for call in calls])
            self._observe(len(calls), time.perf_counter() - began)
        except Exception as error:
            return _refuse_all(calls, self._note_failure(_Writing, error))
        self._note_success(_Writing)
        for refusal in refusals:
            if refusal is not None and not isinstance(refusal, Overtaken | GameTaken):
                log.error("%s", refusal)
        return [(call.future, None, refusal) for call, refusal in zip(calls, refusals, strict=True)]

    def _answer_all(self, loop: asyncio.AbstractEventLoop, calls: Sequence[_Reading]) -> None:
        """Answer each as soon as can be. If there is no connection nobody else waits until one cannot be made again."""
        for number, call in enumerate(calls):
            try:
                if call.notices is None:
                    answer = self._database.read(call.question)
                else:
                    answer = self._database.carry_out(call.question, call.notices)
            except Exception as error:
                failure = self._note_failure(_Reading, error)
                if isinstance(error, Unreachable):
                    _tell(loop, _refuse_all(calls[number:], failure))
                    return
                _tell(loop, [(call.future, None, failure)])
            else:
                self._note_success(_Reading)
                _tell(loop, [(call.future, answer, None)])

    def _note_failure(self, kind: type[_Call], error: Exception) -> StorageError:
        """Return what those who wait are told; log it if it is news."""
        is_news = not self._failing
        if is_news:
            self._failing_since = time.monotonic()
        self._failing.add(kind)
        if not isinstance(error, StorageError):
            log.error("the storage has a fault", exc_info=error)
            return StorageError("fault", reason=reason_of(error))
        if is_news:
            log.error("%s; until it is well again requests are refused", error)
        return error

    def _note_success(self, kind: type[_Call]) -> None:
        if kind in self._failing:
            self._failing.discard(kind)
            if not self._failing:
                seconds = round(time.monotonic() - self._failing_since)
                log.warning("the database is well again, after %d s", seconds)


def _refuse_all(calls: Sequence[_Call], failure: StorageError) -> list[_Outcome]:
    # Each its own: an exception remembers where it was raised.
    return [(call.future, None, failure.copy()) for call in calls]


def _tell(loop: asyncio.AbstractEventLoop, outcomes: Sequence[_Outcome]) -> None:
    """Let those who wait go on, all of them at once."""
    if outcomes:
        try:
            loop.call_soon_threadsafe(_resolve, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits
            log.warning("the storage was not closed before its event loop")


def _resolve(outcomes: Sequence[_Outcome]) -> None:
    for future, answer, error in outcomes:
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
