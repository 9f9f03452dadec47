"""The two places where a database can be: a file of SQLite, or PostgreSQL.

Only one process writes to a database, since it keeps tables in memory. Whoever comes second is refused: a file has a
lock beside it, PostgreSQL has locks that a connection holds. Both end with the process, however it ends.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from pathlib import Path
from sqlite3 import SQLITE_CORRUPT, SQLITE_NOTADB, DatabaseError, connect
from sqlite3 import Connection as SqliteConnection
from typing import Any, Protocol

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from posthorn.server.storage.errors import StorageError, reason_of

log = logging.getLogger(__name__)

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


BUSY_SECONDS = 5  # that SQLite waits while another program, such as a backup, holds the file
_OWNERS_FILE = 0o600
_OWNERS_FOLDER = 0o700
_POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
_EXAMPLES = {"sqlite": "sqlite:///posthorn.db", "postgresql": "postgresql://user:password@host/database"}


class Place(Protocol):
    """Where a database is."""

    shown: str  # its name for people, without a password
    is_shared: bool  # whether several processes may write to it

    def prepare(self, *, writes: bool) -> None:
        """See to it that there can be a database, and that nobody else writes to it if we do."""

    def cannot_open(self, error: BaseException) -> StorageError:
        """Return what is said of an error that keeps it from being opened."""

    def engine(self, *, writes: bool) -> Engine:
        """Return what connects to it."""

    def seize(self, connection: Connection, process: str) -> None:
        """See to it that nothing which this process sent by another connection is still under way, or will be."""

    def migrating(self, connection: Connection) -> AbstractContextManager[None]:
        """Let only this process change the schema meanwhile, and its statements take as long as they need."""

    def hold_still(self, connection: Connection) -> None:
        """Let this transaction see all as it is at this moment."""

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """Tell all processes something once the transaction is committed."""

    def listen(self) -> Any:
        """Return a connection that hears what processes tell, of a place that is shared."""

    def settle(self) -> None:
        """Make durable that a new database is there."""

    def leave(self) -> None:
        """Let others write to it."""


def find_place(url: str) -> Place:
    """Return the place that a URL names."""
    try:
        place = make_url(url)
    except ArgumentError:
        raise StorageError("no-url", **_EXAMPLES) from None  # without what was given: it may hold a password
    if (
        place.drivername == "sqlite"
        and place.database not in (None, "", ":memory:")
        and not (place.host or place.query)
    ):
        return SqliteFile(place)
    if place.drivername in _POSTGRES:
        from posthorn.server.storage.postgres import Postgres

        return Postgres(place)
    raise StorageError("url", scheme=place.drivername, **_EXAMPLES)


def is_damage(error: BaseException) -> bool:
    """Return whether SQLite says that a file is damaged."""
    code: int = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0)
    return code & 0xFF == SQLITE_CORRUPT


def make_engine(url: URL, options: dict[str, Any]) -> Engine:
    """Return what connects to a database, by one connection at a time."""
    # Errors are logged, and what is written is secret.
    return create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=options)


class SqliteFile:
    """A file, the folder it is in, and the lock beside it."""

    is_shared = False

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        # Resolved, so that two ways to a file lead to the same lock.
        self.path = Path(url.database).expanduser().resolve()
        self.shown = str(self.path)
        self._held: int | None = None

    def prepare(self, *, writes: bool) -> None:
        """Make the folder and take the lock; refuse what is no database."""
        try:
            if self.path.is_dir():
                raise StorageError("folder", database=self.shown)
            if self.path.exists():
                self._check_file(writes=writes)
            elif not writes:
                raise StorageError("none", database=self.shown)
            if writes:
                self.path.parent.mkdir(mode=_OWNERS_FOLDER, parents=True, exist_ok=True)
                self._take_lock()
                self._hide()
        except (OSError, DatabaseError) as error:
            raise self.cannot_open(error) from error

    def cannot_open(self, error: BaseException) -> StorageError:
        """Return what is said of an error."""
        reason = reason_of(error)
        return (
            self.damaged(reason)
            if is_damage(error)
            else StorageError("cannot-open", database=self.shown, reason=reason)
        )

    def damaged(self, reason: str) -> StorageError:
        """Return what is said of a damaged file."""
        return StorageError("damaged", database=self.shown, reason=reason)

    def _hide(self) -> None:
        """Make a new file, or one that everybody may read, its owner's alone: rows hold secrets of games under way.

        SQLite gives the files beside it the same mode. A group that somebody lets read it may go on. Windows has no
        such modes; there a person's data folder is that person's alone.
        """
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OWNERS_FILE))
        if sys.platform == "win32":
            return
        beside = (self.path.with_name(f"{self.path.name}{ending}") for ending in ("-wal", "-shm"))
        for file in (self.path, *beside):
            with suppress(FileNotFoundError, PermissionError):  # it may be another user's
                if file.stat().st_mode & 0o007:
                    file.chmod(_OWNERS_FILE)
                    log.warning("%s could be read by every user of this computer; now only its owner may", file)

    def _check_file(self, *, writes: bool) -> None:
        """Refuse a file that is no database, has several names or cannot be written; look at it only by SQLite.

        By each of several names SQLite would keep its log, and we our lock, in another place: two servers could write,
        and what one had not yet copied into the file would be lost to the other.

        Were it opened otherwise, closing it would end the locks that SQLite holds on it elsewhere in this process.
        """
        links = self.path.stat().st_nlink
        if links > 1:
            raise StorageError("links", database=self.shown, links=str(links))
        with closing(connect(f"{self.path.as_uri()}?mode=ro", uri=True)) as connection:
            try:
                connection.execute("PRAGMA schema_version")
            except DatabaseError as error:
                if error.sqlite_errorcode == SQLITE_NOTADB:
                    raise StorageError("no-database", database=self.shown) from None
        # SQLite itself would open it all the same, and fail when the first game is written.
        if writes and not os.access(self.path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise StorageError("read-only", database=self.shown)

    def _take_lock(self) -> None:
        beside = self.path.with_name(f"{self.path.name}.lock")
        held = os.open(beside, os.O_RDWR | os.O_CREAT, _OWNERS_FILE)
        try:
            _lock(held)
        except OSError:
            os.close(held)
            raise StorageError("in-use", database=self.shown) from None
        self._held = held

    def engine(self, *, writes: bool) -> Engine:
        """Return what connects to the file, with the settings that make a commit durable."""
        url = URL.create("sqlite", database=str(self.path))
        engine = make_engine(url, {"timeout": BUSY_SECONDS})
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

        def connected(connection: SqliteConnection, _: Any) -> None:
            connection.isolation_level = None  # the driver must not begin and commit as it thinks fit
            connection.execute("PRAGMA foreign_keys = ON")
            if writes:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = FULL")
            else:
                connection.execute("PRAGMA query_only = ON")

        event.listen(engine, "connect", connected)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    def seize(self, connection: Connection, process: str) -> None:
        """Nothing: the lock is held since the place was prepared."""

    def migrating(self, connection: Connection) -> AbstractContextManager[None]:
        """Nothing: nobody else writes, and there is no hurry."""
        return nullcontext()

    def hold_still(self, connection: Connection) -> None:
        """Nothing: a transaction always does."""

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """Nothing: there is nobody else."""

    def listen(self) -> Any:
        """Hear nobody."""
        raise NotImplementedError

    def settle(self) -> None:
        """Make durable that the files are there: SQLite sees to what is in them only."""
        if sys.platform != "win32":
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def leave(self) -> None:
        """Give the lock back. Its file stays: were it removed, two could hold locks of the same name."""
        if self._held is not None:
            os.close(self._held)
            self._held = None
