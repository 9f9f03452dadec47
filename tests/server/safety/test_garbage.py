"""Garbage over HTTP gets a clean refusal, and harms nobody."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from posthorn.server.http.guards import CONTENT_SECURITY_POLICY
from posthorn.server.keys import new_key
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import HOST, Answer, Client

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that must not have logged a fault in the end."""
    with serving(tmp_path_factory.mktemp("garbage")) as running:
        yield running
        assert not running.faults


def check(answer: Answer, *statuses: int) -> None:
    """See that an answer is a refusal with one of these statuses that says why."""
    assert answer.status in statuses, answer
    assert answer.head["content-type"] == "application/json"
    assert answer.head["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert set(answer.json["error"]) <= {"code", "message", "rule", "legal", "revision"}
    assert answer.json["error"]["message"]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Carry a test out."""
    asyncio.run(work)


BODIES = {
    "nothing": b"",
    "a space": b" ",
    "not JSON": b"seats=2",
    "half": b'{"seats": [',
    "invalid UTF-8": b'{"edition": "\xff\xfe"}',
    "a lone surrogate": b'{"edition": "\\ud800", "seats": [{"kind":"person"},{"kind":"person"}]}',
    "deep": b"[" * 50_000,
    "deep objects": b'{"seats":' * 5_000,
    "a huge number": b'{"seats": [{"kind":"person"},{"kind":"person"}], "start": ' + b"9" * 5_000 + b"}",
    "a number that is none": b'{"seats": [{"kind":"person"},{"kind":"person"}], "start": NaN}',
    "another type": b'"seats"',
    "null": b"null",
    "a name that is not text": b'{"seats": [{"kind":"person","name":7},{"kind":"person"}]}',
    "zero bytes": b"\0" * 100,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_wrong_body(running: Running, body: bytes) -> None:
    """A body that is none is refused."""

    async def ask() -> None:
        client = running.client(new_key())
        for path in ("/api/games", "/api/games/x/join", "/api/games/x/play", "/api/games/x/seats/0/claim"):
            check(await client.post(path, raw=body), 400, 422)
        client.hang_up()

    run(ask())


# A switch must not be taken for anything else that a table agrees on.
SWITCHES: list[dict[str, Any]] = [
    {"seats": 3},
    {"edition": "italian"},
    {"modules": True},
    {"cls": 1},
    {"self": 1},
    {"": 1},
    {"max_rounds": 2**80},
    {"max_rounds": True},
    {"placement": 1},
    {"\ud83d\ude00" * 500: None},
]


@pytest.mark.parametrize("switches", SWITCHES, ids=range(len(SWITCHES)))
def test_strange_switches(running: Running, switches: dict[str, Any]) -> None:
    """What is no switch, or no value of one, is refused by a rule."""

    async def ask() -> None:
        client = running.client()
        answer = await client.post("/api/games", {"seats": PEOPLE, "switches": switches})
        check(answer, 422)
        assert answer.json["error"]["rule"]
        client.hang_up()

    run(ask())


PATHS = [
    "/api/games/%00",
    "/api/games/%ff%fe/view",
    "/api/games/..%2f..%2fetc%2fpasswd",
    "/api/games/" + "x" * 5_000,
    "/api/games/x/seats/" + "9" * 5_000 + "/bot",
    "/api/games/x/seats/-1/bot",
    "/api/games/x/seats/1e3/bot",
    "/api/games/x/seats/%D9%A1/bot",
    "/api/games//view",
    "/api/games/x/view?seat=" + "9" * 5_000,
    "/api/games/x/view?seat=NaN",
    "/api/games/x/view?seat=%00",
    "/api/games/x/view?seat=0&seat=1",
    "/api/games/x/view?" + "a=1&" * 1_000,
    "/api/nothing",
    "/api/games/x/record?form=%F0%9F%98%80",
]


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_strange_addresses(running: Running, path: str, method: str) -> None:
    """An address that leads nowhere is refused."""

    async def ask() -> None:
        client = running.client(new_key())
        check(await client.ask(method, path, {} if method == "POST" else None), 400, 404, 405, 422)
        client.hang_up()

    run(ask())


def test_storage_is_not_asked_for_what_it_cannot_hold(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL fails at a text with a zero: such a game is not looked for."""

    async def load(id: str) -> None:
        assert "\0" not in id

    monkeypatch.setattr(running.registry.storage, "load", load)

    async def ask() -> None:
        client = running.client()
        check(await client.get("/api/games/%00"), 404)
        check(await client.get("/api/games/a%00b/view"), 404)
        client.hang_up()

    run(ask())


HEADS = [
    {"Authorization": "Bearer"},
    {"Authorization": "Bearer x"},
    {"Authorization": f"Basic {'A' * 43}"},
    {"Authorization": f"Bearer {'ä' * 43}"},
    {"Authorization": f"Bearer {'A' * 5_000}"},
    {"Authorization": f"Bearer {'A' * 42}="},
]


@pytest.mark.parametrize("head", HEADS, ids=range(len(HEADS)))
def test_strange_keys(running: Running, head: dict[str, str]) -> None:
    """What is no key is not taken for one, and not for nobody's either."""

    async def ask() -> None:
        client = running.client()
        game = await client.create(seats=PEOPLE)
        answer = await client.get(f"/api/games/{game['id']}", head=head)
        check(answer, 401)
        assert answer.head["www-authenticate"] == "Bearer"
        client.hang_up()

    run(ask())


def test_strange_languages(running: Running) -> None:
    """A request for languages that makes no sense is a request for English."""

    async def ask() -> None:
        client = running.client()
        for request in (";q=", "en;q=nan", "*;q=1e999", "," * 5_000, "xx-" * 500, "en;q=-inf"):
            check(await client.get("/api/games/x", head={"Accept-Language": request}), 404)
        client.hang_up()

    run(ask())


def send(port: int, content: bytes) -> bytes:
    """Send bytes, and return all that comes back until the server ends the connection.

    A server that refuses before it has read everything may reset the connection: what it said before that counts.
    """
    answer = b""
    with socket.create_connection((HOST, port), timeout=60) as connection, contextlib.suppress(ConnectionError):
        with contextlib.suppress(ConnectionError):
            connection.sendall(content)
        while part := connection.recv(65_536):
            answer += part
    return answer


# Each with what must come back in the end; nothing: the connection ends.
RAW = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 300, b"400"),
    "no path": (b"GET\r\n\r\n", b"400"),
    "two lengths": (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
        b"400",
    ),
    "length and chunks": (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx",
        b"408",  # the length counts for nothing then, and what follows is no chunk yet
    ),
    "a negative length": (b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", b"400"),
    "no chunk": (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"400",
    ),
    "too large": (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{",
        b"413",
    ),
    "endless chunks": (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        + (b"8000\r\n" + b" " * 0x8000 + b"\r\n") * 3,
        b"413",
    ),
    "a giant head": (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100_000, b"400"),
}


@pytest.mark.parametrize(
    ("content", "status"),
    [pytest.param(*raw, id=what, marks=pytest.mark.slow if raw[1] == b"408" else []) for what, raw in RAW.items()],
)
def test_broken_http(running: Running, content: bytes, status: bytes) -> None:
    """What is no request, or too large for one, is answered by a refusal, and the connection ends."""
    answer = send(running.port, content)
    assert answer.startswith(b"HTTP/1.1 " + status), answer[:300]


def test_others_play_on(running: Running) -> None:
    """After all that, somebody else can play."""

    async def ask() -> None:
        client: Client = running.client()
        game = await client.create(seats=PEOPLE)
        path = f"/api/games/{game['id']}"
        seat = game["seat_to_act"]
        legal = (await client.get(f"{path}/legal?seat={seat}")).json["legal"]
        request = {"seat": seat, "revision": 0, "action": legal[0]["action"]}
        assert (await client.post(f"{path}/play", request)).status == 200
        client.hang_up()

    run(ask())
