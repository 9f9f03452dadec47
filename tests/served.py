"""A server as people start it, by its command, for browsers, documents and examples that speak to one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120.0  # seconds after which something that was expected has failed to come
BIN = Path(sys.executable).parent


class Served:
    """``posthorn serve`` in a process of its own, over a database in a folder; it can be killed and started again."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.folder = folder
        self.flags = flags
        self.environment = environment
        self.port = 0  # the first start finds a free one, and the next ones keep it
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, with settings as they are by default but for the flags, and wait until it listens."""
        flags = ["--port", str(self.port), "--database", str(self.folder / "games.db"), "--no-warm-up", *self.flags]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
        with (self.folder / "log.txt").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "posthorn", "serve", *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=kept | {"POSTHORN_DATA": str(self.folder)} | self.environment,
            )
        assert self._process.stdout is not None
        told = re.search(r"http://[^/]*:(\d+)/", self._process.stdout.readline())
        assert told is not None, (self.folder / "log.txt").read_text()
        self.port = int(told[1])

    def end(self, *, kill: bool = False) -> None:
        """End it, or kill it without warning."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill() if kill else self._process.terminate()
        self._process.communicate(timeout=PATIENCE)
        self._process = None


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """Run a server over a folder."""
    server = Served(folder)
    server.start()
    try:
        yield server
    finally:
        server.end()


def wait_until(question: Callable[[], bool]) -> None:
    """Ask until the answer is yes."""
    until = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < until, "this has not come about"
        time.sleep(0.1)  # the server counts how often it is asked
