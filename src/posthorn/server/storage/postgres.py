"""PostgreSQL as a place for games: many processes may write there, and each hears of what the others have written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, event, text
from sqlalchemy.exc import OperationalError

from posthorn.server.storage.errors import StorageError, reason_of
from posthorn.server.storage.places import make_engine

CONNECT_SECONDS = 5
LOCK_SECONDS = 3  # that PostgreSQL may need to end a connection
STATEMENT_SECONDS = 5  # that PostgreSQL may take for a statement
ANSWER_SECONDS = 7  # that it may take to answer; it is longer, so that PostgreSQL itself can say what is wrong
CHANNEL = "posthorn"  # of the notices
# When PostgreSQL notices that we are gone without a word, as when a cable was pulled: its own default is two hours.
_KEEPALIVES = {"tcp_keepalives_idle": "10s", "tcp_keepalives_interval": "5s", "tcp_keepalives_count": "3"}
# What a lock of ours is about. Servers of former times held the first one alone, those of today share it.
_DATABASE_KEY = int.from_bytes(b"posthorn", "big")
_SCHEMA_KEY = int.from_bytes(b"posthor9", "big")
_NOT_AVAILABLE = "55P03"
_IDLE = "idle_in_transaction_session_timeout"


class Postgres:
    """A database of PostgreSQL."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql+psycopg")
        self.shown = url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)

    def prepare(self, *, writes: bool) -> None:
        """Refuse if the driver is not installed."""
        try:
            import psycopg  # noqa: F401  # only whether it is there
        except ImportError as error:
            install = 'pip install "posthorn[postgres]"'
            raise StorageError("no-driver", install=install, reason=reason_of(error)) from error

    def cannot_open(self, error: BaseException) -> StorageError:
        """Return what is said of an error."""
        return StorageError("cannot-open", database=self.shown, reason=reason_of(error))

    def engine(self, *, writes: bool) -> Engine:
        """Return what connects to the database, with the setting that makes a commit durable."""
        options = {"connect_timeout": CONNECT_SECONDS, "application_name": "posthorn"}
        options = {name: value for name, value in options.items() if name not in self._url.query}
        engine = make_engine(self._url, options)

        def connect(_: Any, __: Any, given: Sequence[Any], named: dict[str, Any]) -> Any:
            return _connect(*given, **named)

        def connected(connection: Any, _: Any) -> None:
            with connection.cursor() as cursor:
                cursor.execute("SHOW synchronous_commit")
                if cursor.fetchone() == ("off",):
                    cursor.execute("SET synchronous_commit = on")
                # What somebody who is cut off has begun must not hold others up.
                times = dict.fromkeys(("statement_timeout", _IDLE), f"{STATEMENT_SECONDS}s")
                for name, value in {**times, **_KEEPALIVES}.items():
                    cursor.execute("SELECT set_config(%s, %s, false)", (name, value))
            connection.commit()

        event.listen(engine, "do_connect", connect)
        event.listen(engine, "connect", connected)
        return engine

    def seize(self, connection: Connection, process: str) -> None:
        """End a former connection of this process, and wait until PostgreSQL is done with it.

        Each holds a lock of the process's own until then: so whoever has the lock knows that nothing of what was sent
        before is still under way.
        """
        own = int.from_bytes(hashlib.sha256(process.encode()).digest()[:8], "big", signed=True)
        holders = (
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND classid = :upper AND objid = :lower AND objsubid = 1 AND pid <> pg_backend_pid()"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        halves = {"upper": own >> 32 & 0xFFFFFFFF, "lower": own & 0xFFFFFFFF}
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
        connection.execute(text(holders), halves)
        self._lock(connection, "pg_advisory_lock", own)
        self._lock(connection, "pg_advisory_lock_shared", _DATABASE_KEY)

    def _lock(self, connection: Connection, function: str, key: int) -> None:
        try:
            connection.execute(text(f"SELECT {function}(:key)"), {"key": key})
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) == _NOT_AVAILABLE:
                raise StorageError("in-use", database=self.shown) from None
            raise

    @contextmanager
    def migrating(self, connection: Connection) -> Iterator[None]:
        """Let only this process change the schema meanwhile, and its statements take as long as they need."""
        driver: Any = connection.connection.driver_connection
        for name in ("statement_timeout", "lock_timeout", _IDLE):
            connection.execute(text(f"SET LOCAL {name} = 0"))
        driver.answer_seconds = None
        self._lock(connection, "pg_advisory_xact_lock", _SCHEMA_KEY)
        yield
        driver.answer_seconds = ANSWER_SECONDS

    def hold_still(self, connection: Connection) -> None:
        """Let this transaction see all as it is at this moment: others write meanwhile."""
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """Tell all processes something once the transaction is committed."""
        if payloads:
            told = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            connection.execute(told, {"channel": CHANNEL, "payloads": list(payloads)})

    def listen(self) -> Any:
        """Return a connection that hears the notices of all processes."""
        given, named = make_engine(self._url, {}).dialect.create_connect_args(self._url)
        options = {"connect_timeout": CONNECT_SECONDS, "application_name": "posthorn notices", "autocommit": True}
        connection = _connect(*given, **{**options, **named})
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def settle(self) -> None:
        """Nothing: PostgreSQL does."""

    def leave(self) -> None:
        """Nothing: the locks end with the connection."""


def _connect(*given: Any, **named: Any) -> Any:
    from posthorn.server.storage.timed_connection import TimedConnection

    connection = TimedConnection.connect(*given, **named)
    connection.answer_seconds = ANSWER_SECONDS
    return connection
