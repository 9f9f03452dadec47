"""The real server as people start it, for browsers to come to."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.served import Served

PATIENCE = 40  # seconds after which something that was expected has failed to come
NO_LIMITS = (
    "games-per-client",
    "new-games-per-hour",
    "connections-per-client",
    "connections",
    "requests-per-second",
    "chat-per-10-seconds",
)
LUCK = os.environ.get("POSTHORN_LUCK", "1")

Json = dict[str, Any]


class Server(Served):
    """A server without limits, which deals the same cards in every run."""

    def __init__(self, folder: Path, *flags: str, luck: str = LUCK, searches: bool = False) -> None:
        no_limits = (word for limit in NO_LIMITS for word in (f"--{limit}", "0"))
        self._luck = folder / "luck.txt"
        self._ahead = folder / "ahead.txt"
        dealing = {"PYTHONPATH": str(Path(__file__).parent / "luck"), "LUCK": str(self._luck)}
        if searches:
            dealing["SEARCH"] = "yes"
        super().__init__(folder, *no_limits, *flags, **dealing, AHEAD=str(self._ahead))
        self.bring_luck(luck)
        self.seconds_ahead = 0
        self.let_time_pass(0)

    def bring_luck(self, luck: str) -> None:
        """Let the games that are made from now on have the cards of this luck."""
        self._luck.write_text(luck)

    def let_time_pass(self, seconds: int) -> None:
        """Let so much time pass by the server's clock."""
        self.seconds_ahead += seconds
        self._ahead.write_text(str(self.seconds_ahead))

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
