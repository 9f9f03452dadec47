"""A database that is open: connected, ours, and of our schema."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from typing import Literal, Self, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from posthorn.server.storage import questions
from posthorn.server.storage.errors import (
    ConnectionLost,
    Deadlock,
    InDoubt,
    Overtaken,
    StorageError,
    UnknownGame,
    Unreachable,
    reason_of,
)
from posthorn.server.storage.migration import is_current, migrate
from posthorn.server.storage.notices import Notice, encode_notice
from posthorn.server.storage.places import find_place
from posthorn.server.storage.rows import GameRow, StoredGame, new_game_id
from posthorn.server.storage.writes import (
    Append,
    Job,
    NewGame,
    Telling,
    Write,
    games_of,
    is_fatal,
    may_end,
    write_apart,
    write_together,
)

Answer = TypeVar("Answer")

MOST_TRIES = 3  # of a write that was broken off before anything was committed
_DEADLOCK = "40P01"


class Database:
    """A database, to be used in one thread. Of a file, one that ``writes`` has it for itself; others may only read.

    Opened for writing, a missing database is made and an older one brought up to date; for reading, nothing is changed.
    ``process`` is who writes, as others hear of it.
    """

    def __init__(self, url: str, *, writes: bool, process: str | None = None) -> None:
        self.place = self._place = find_place(url)
        self.process = process or new_game_id()
        self._writes = writes
        self._engine: Engine | None = None
        self._connection: Connection | None = None

    @property
    def shown(self) -> str:
        """The database's name for people, without a password."""
        return self._place.shown

    # --- opening and closing ------------------------------------------------------------------------------------

    def open(self) -> None:
        """Connect, and bring the schema up to date; ``StorageError`` says why it cannot be."""
        try:
            self._place.prepare(writes=self._writes)
            self._engine = self._place.engine(writes=self._writes)
            self._connect(may_migrate=self._writes)
            if self._writes:
                self._place.settle()
        except BaseException as error:
            self.close()
            if isinstance(error, SQLAlchemyError | OSError):
                raise self._place.cannot_open(error) from error
            raise

    def close(self) -> None:
        """Disconnect, and let others write."""
        self._drop()
        self._place.leave()

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _connect(self, *, may_migrate: bool) -> Connection:
        assert self._engine is not None
        self._connection = connection = self._engine.connect()
        with connection.begin():
            if self._writes:
                self._place.seize(connection, self.process)
            if not is_current(connection, self.shown):
                if not may_migrate:
                    raise StorageError("older", database=self.shown)
                with self._place.migrating(connection):
                    if not is_current(connection, self.shown):  # another process may just have done it
                        migrate(connection)
        return connection

    def _reconnected(self) -> Connection:
        try:
            return self._connect(may_migrate=False)
        except BaseException as error:
            self._drop()
            if isinstance(error, SQLAlchemyError):
                raise Unreachable("cannot-open", database=self.shown, reason=reason_of(error)) from error
            if isinstance(error, StorageError):
                raise Unreachable(error.code, **error.details) from error
            raise

    def _drop(self) -> None:
        """Let go of the connection, dead or alive."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    # --- writing and reading ------------------------------------------------------------------------------------

    def write(self, *writes: Write) -> None:
        """Write all of it or nothing; when this returns, it is durable."""
        (refusal,) = self.write_each([writes])
        if refusal is not None:
            raise refusal

    def write_each(self, jobs: Sequence[Job]) -> list[StorageError | None]:
        """Write many jobs with one commit, each of them whole or not at all; return for each why it is not written.

        What is wrong with the database itself is raised, and nothing is written; only after ``InDoubt`` nobody knows.
        """
        try:
            for _ in range(MOST_TRIES - 1):
                with suppress(ConnectionLost, Deadlock):
                    return self._write_each(jobs)
            return self._write_each(jobs)
        except InDoubt as doubt:
            return self._write_once(jobs, doubt)

    def _write_each(self, jobs: Sequence[Job]) -> list[StorageError | None]:
        try:
            with self._transaction() as connection:
                write_together(connection, jobs)
                self._tell(connection, jobs)
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, UnknownGame | Overtaken):
                raise  # it is no job's fault
        else:
            return [None] * len(jobs)
        return self._write_apart(jobs)

    def _write_apart(self, jobs: Sequence[Job], *, again: bool = False) -> list[StorageError | None]:
        with self._transaction() as connection:
            refusals = write_apart(connection, jobs, again=again)
            self._tell(connection, [job for job, refusal in zip(jobs, refusals, strict=True) if refusal is None])
        return refusals

    def _tell(self, connection: Connection, jobs: Iterable[Job]) -> None:
        if self._place.is_shared:
            self._place.notify(connection, [encode_notice(notice) for job in jobs for notice in self._notices(job)])

    def _notices(self, job: Job) -> Iterator[Notice]:
        """Return what other processes must know of a job: an entry of a log itself, else which games to read again."""
        for write in job:
            if isinstance(write, Telling):
                yield replace(write.notice, by=self.process)
        if len(job) == 1 and isinstance(job[0], Append):
            yield Notice(self.process, "move", job[0].game_id, job[0].move)
        elif new := next((write for write in job if isinstance(write, NewGame)), None):
            yield Notice(self.process, "new" if new.game.listed else "game", new.game_id)
        else:
            about: Literal["over", "game"] = "over" if any(map(may_end, job)) else "game"
            for id in dict.fromkeys(chain.from_iterable(map(games_of, job))):
                yield Notice(self.process, about, id)

    def _write_once(self, jobs: Sequence[Job], doubt: InDoubt) -> list[StorageError | None]:
        """Write what may have been written already: what is there is left as it is.

        There is no doubt once we are connected again, since then nothing sent before is under way (``seize``).
        """
        try:
            return self._write_apart(jobs, again=True)
        except StorageError:
            raise InDoubt(doubt.code, **doubt.details) from doubt

    def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """Return the answer to a question, all of it from the same moment."""
        try:
            return self._read(question)
        except (ConnectionLost, InDoubt):
            return self._read(question)

    def carry_out(self, work: Callable[[Connection], Answer], notices: Sequence[Notice]) -> Answer:
        """Do something that may be done twice, return what it comes to, and tell other processes of it."""
        try:
            return self._carry_out(work, notices)
        except (ConnectionLost, InDoubt, Deadlock):
            return self._carry_out(work, notices)

    def _carry_out(self, work: Callable[[Connection], Answer], notices: Sequence[Notice]) -> Answer:
        with self._transaction() as connection:
            answer = work(connection)
            self._place.notify(connection, [encode_notice(replace(notice, by=self.process)) for notice in notices])
        return answer

    def _read(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._transaction() as connection:
            self._place.hold_still(connection)
            return question(connection)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._engine is None:
            raise StorageError("closed")
        connection = self._connection or self._reconnected()
        committing = False
        try:
            with connection.begin():
                yield connection
                committing = True
        except SQLAlchemyError as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if lost or connection.in_transaction():
                self._drop()
            if not is_fatal(error):
                raise
            reason = reason_of(error)
            if lost and committing:
                raise InDoubt("in-doubt", database=self.shown, reason=reason) from error
            sqlstate = getattr(getattr(error, "orig", None), "sqlstate", None)
            failure = ConnectionLost if lost else Deadlock if sqlstate == _DEADLOCK else StorageError
            raise failure("failed", database=self.shown, reason=reason) from error

    # --- for commands -------------------------------------------------------------------------------------------

    def load(self, game_id: str) -> StoredGame | None:
        """Return all of a game, or None if there is no such game."""
        return self.read(lambda connection: questions.load(connection, game_id))

    def games(
        self, status: Collection[str] | None = None, listed: bool | None = None, limit: int | None = None
    ) -> list[GameRow]:
        """Return games, the newest first."""
        return self.read(lambda connection: questions.find_games(connection, status, listed, limit))
