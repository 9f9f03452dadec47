"""The real server as people start it, for browsers to come to; it can be killed and started again at its address."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 40  # seconds after which something that was expected has failed to come
NO_LIMITS = ("games-per-client", "connections-per-client", "connections", "requests-per-second", "chat-per-10-seconds")

Json = dict[str, Any]


class Server:
    """``posthorn serve`` in a process of its own, over a database in a folder."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.port = 0  # the first start finds a free one, and the next ones keep it
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it listens."""
        flags = ["--port", str(self.port), "--database", str(self.folder / "games.db"), "--no-warm-up"]
        for limit in NO_LIMITS:
            flags += [f"--{limit}", "0"]
        flags += self.flags
        kept = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
        with (self.folder / "log.txt").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "posthorn", "serve", *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**kept, "POSTHORN_DATA": str(self.folder)},
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, (self.folder / "log.txt").read_text()
        self.port = int(said.split()[3].rstrip("/").rpartition(":")[2])

    def end(self) -> None:
        """End it in good order."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE)
            self._process = None

    def kill(self) -> None:
        """Kill it without warning."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)
        self._process = None

    def ask(self, path: str, body: Any = None, key: str = "") -> Json:
        """Send a request and return its answer."""
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", sent, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                read: Json = json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise AssertionError(refusal.read().decode()) from None
        return read
