"""A real server in a thread of the test's process, so that a test can look behind it, and all that it logs."""

from __future__ import annotations

import io
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from posthorn.server.http.app import make_app
from posthorn.server.http.connections import uvicorn_options
from posthorn.server.operations.logs import set_up_logs
from posthorn.server.operations.settings import Settings
from posthorn.server.tables.registry import TableRegistry
from tests.server.loggers import restored_loggers
from tests.server.safety.wire import HOST, PATIENCE, Client


class Records(logging.Handler):
    """Keeps what is logged as it was meant, before anything is masked."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(record)


@dataclass
class Running:
    """A server that runs."""

    app: Starlette
    port: int
    database: Path
    lines: io.StringIO  # what is logged, as it is written
    records: Records = field(default_factory=Records)

    @property
    def registry(self) -> TableRegistry:
        """The registry, which belongs to another thread: look only while nothing happens."""
        registry: TableRegistry = self.app.state.registry
        return registry

    @property
    def logged(self) -> str:
        """All lines of the log."""
        return self.lines.getvalue()

    @property
    def faults(self) -> list[str]:
        """What was logged that should not have happened, whatever clients do."""
        return [
            f"{record.name}: {record.getMessage()} {record.exc_info}"
            for record in self.records.records
            if record.levelno >= logging.ERROR or record.exc_info
        ]

    def client(self, key: str | None = None, address: str = HOST) -> Client:
        """Return somebody new, with an address of their own: Linux gives every machine all of 127.0.0.0/8."""
        return Client(self.port, key, address)


@contextmanager
def serving(folder: Path, *, send_buffer: int | None = None, **options: Any) -> Iterator[Running]:
    """Run a server on a free port. Unless told otherwise it has no limits, and does not compile anything."""
    database = folder / "posthorn.db"
    chosen: dict[str, Any] = {
        "database": f"sqlite:///{database}",
        "bot_workers": 1,
        "warm_up": False,
        "log_level": "debug",
        "requests_per_second": 0.0,
        "games_per_client": 0,
        "new_games_per_hour": 0,
        "chat_per_10_seconds": 0,
        "connections_per_client": 0,
        "sockets_per_client": 0,
    }
    settings = Settings(host=HOST, port=0, **chosen | options)
    lines = io.StringIO()
    listening = socket.create_server((HOST, 0), backlog=2048)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    with own_logs(settings, lines) as records:
        app = make_app(settings)
        server = uvicorn.Server(uvicorn.Config(app, **uvicorn_options(settings)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield Running(app, listening.getsockname()[1], database, lines, records)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            listening.close()
        assert not thread.is_alive(), "the server did not end"


@contextmanager
def own_logs(settings: Settings, lines: io.StringIO) -> Iterator[Records]:
    """Let everything that is logged go to these lines, and as records to who asked."""
    records = Records()
    with restored_loggers():
        set_up_logs(settings, lines)
        logging.getLogger().addHandler(records)
        yield records
