"""A client that takes all it can get, in a process of its own, beside which ``fairness`` measures a quiet one.

It has an address of its own, of which Linux gives this machine many, and says when it has begun.
"""

from __future__ import annotations

import http.client
import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

HELPERS = [f"127.0.1.{number}" for number in range(1, 11)]  # together they play faster than one client may
GAMES = 30  # within what one client may create at once
ENTRIES = 2_000  # of the long log
CONNECTIONS = 3_200
ASKING = 4  # requests at a time
PAUSE = 0.05  # seconds after a refusal

Body = dict[str, Any]


class Refused(Exception):
    """The server did not do what it was asked to."""


class Client:
    """Requests over one connection, from one address."""

    def __init__(self, address: str, source: str) -> None:
        self.url = urlsplit(address)
        self.source = source
        self.key: str | None = None
        self._connect()

    def _connect(self) -> None:
        place = self.url.hostname or "", self.url.port
        self._connection = http.client.HTTPConnection(*place, timeout=60, source_address=(self.source, 0))

    def ask(self, method: str, path: str, body: Body | None = None) -> tuple[int, bytes]:
        """Send a request; return the status and the body of the answer. 0: there was none."""
        heads = {"content-type": "application/json"} | ({"authorization": f"Bearer {self.key}"} if self.key else {})
        try:
            self._connection.request(method, path, None if body is None else json.dumps(body), heads)
            answer = self._connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            self._connect()
            return 0, b""

    def create(self, seats: list[Body], **options: Any) -> str:
        """Create a game, keep its key and return its path."""
        status, content = self.ask("POST", "/api/games", {"seats": seats, **options})
        if status != 201:
            raise Refused(content)
        joined = json.loads(content)
        self.key = joined["key"]
        return f"/api/games/{joined['game']['id']}"


def want_bots(address: str, own: str) -> None:
    """Watch many games of bots alone, new ones when they are over."""

    def watch() -> None:
        while True:
            try:
                client = Client(address, own)
                path = client.create([{"kind": "bot", "bot": "merchant"}] * 4)
                with connect(f"ws://{client.url.netloc}{path}/stream", source_address=(own, 0)) as stream:
                    stream.send(json.dumps({"type": "hello"}))
                    while json.loads(stream.recv()).get("game", {}).get("status") in (None, "playing"):
                        pass
            except (WebSocketException, OSError, Refused):
                time.sleep(PAUSE)

    _begin(watch, GAMES)


def want_connections(address: str, own: str) -> None:
    """Hold as many connections as can be had, and say nothing on them."""
    place = urlsplit(address).hostname or "", urlsplit(address).port or 80
    held: list[socket.socket | None] = [None] * CONNECTIONS
    begun = threading.Event()

    def hold() -> None:
        while True:
            for at, connection in enumerate(held):
                if connection is None or _has_ended(connection):
                    held[at] = _hold(place, own)
            begun.set()
            time.sleep(1.0)  # a flood of attempts is a matter for firewalls

    _begin(hold)
    begun.wait()


def _hold(place: tuple[str, int], own: str) -> socket.socket | None:
    try:
        connection = socket.create_connection(place, 5, (own, 0))
    except OSError:
        return None
    connection.setblocking(False)
    return connection


def _has_ended(connection: socket.socket) -> bool:
    """Return whether the server has hung up; then so does this end."""
    try:
        connection.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        pass
    connection.close()
    return True


def want_log(address: str, own: str) -> None:
    """Read the log and the former views of a game in which much was played and taken back."""
    client = Client(address, own)
    path = client.create([{"kind": "person"}, {"kind": "person"}], start=0)
    _lengthen(address, path, client.key)

    def read(ask: Iterator[str]) -> None:
        reader = Client(address, own)
        for query in ask:
            if reader.ask("GET", f"{path}/{query}")[0] != 200:
                time.sleep(PAUSE)

    questions = (f"view?revision={number % ENTRIES}" if number % 2 else "events" for number in count())
    _begin(lambda: read(_locked(questions)), ASKING)


def want_lobby(address: str, own: str) -> None:
    """List many games, and look at the list again and again."""
    client = Client(address, own)
    for _ in range(GAMES):
        client.create([{"kind": "person"}, {"kind": "open"}], listed=True)

    def look() -> None:
        looker = Client(address, own)
        while True:
            if looker.ask("GET", "/api/games")[0] != 200:
                time.sleep(PAUSE)

    _begin(look, ASKING)


WANTS: dict[str, Callable[[str, str], None]] = {
    "bots": want_bots,
    "connections": want_connections,
    "log": want_log,
    "lobby": want_lobby,
}


def _lengthen(address: str, path: str, key: str | None) -> None:
    """Play and take back until a log is long, or may become no longer."""
    revision = 0
    for source in HELPERS:
        helper = Client(address, source)
        helper.key = key
        for _ in range(ENTRIES // len(HELPERS) // 2):
            played = helper.ask("POST", f"{path}/play", {"seat": 0, "revision": revision, "action": "draw pile"})
            taken_back = helper.ask("POST", f"{path}/take-back", {"revision": revision + 1})
            if played[0] != 200 or taken_back[0] != 200:
                return
            revision += 2


def _locked(texts: Iterator[str]) -> Iterator[str]:
    """Return an iterator that threads may share."""
    lock = threading.Lock()
    while True:
        with lock:
            text = next(texts)
        yield text


def _begin(work: Callable[[], None], threads: int = 1) -> None:
    for _ in range(threads):
        threading.Thread(target=work, daemon=True).start()


if __name__ == "__main__":
    WANTS[sys.argv[1]](*sys.argv[2:])
    print("begun", flush=True)
    sys.stdin.read()  # until whoever started it goes on
