"""A client that takes all connections it can get, has many networks or sends strange heads keeps nobody else out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from posthorn.server.http.connections import LARGEST_HEAD
from posthorn.server.http.guards import Guards
from posthorn.server.operations import limits
from posthorn.server.operations.limits import Limits
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings
from tests.server.asking import ask
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import HOST, PATIENCE

ATTACKER = "127.0.0.2"  # Linux gives every machine all of 127.0.0.0/8
SHARE = 20
REQUEST = b"GET /api/options HTTP/1.1\r\nhost: localhost\r\naccept-language: de\r\nconnection: close\r\n\r\n"

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with room for 61 connections, of which a client may have 20."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "OTHER_CONNECTIONS", 60)
        options: dict[str, Any] = {"connections": 1, "sockets_per_client": SHARE, "receive_seconds": 60.0}
        with serving(tmp_path_factory.mktemp("connections"), **options) as running:
            yield running


async def connect(running: Running, address: str) -> Connection:
    """Connect from an address."""
    return await asyncio.open_connection(HOST, running.port, local_addr=(address, 0))


async def say(running: Running, address: str, *parts: bytes) -> tuple[int, bytes]:
    """Send something in parts over a new connection; return the answer's status, 0 if there is none, and its body."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await connect(running, address)
        answer = b""
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            answer = await reader.read()
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()
    status = int(answer.split()[1]) if answer else 0
    return status, answer.partition(b"\r\n\r\n")[2]


def test_idle_connections_keep_nobody_out(running: Running) -> None:
    """A client that holds connections without end has its share of them; it is told so, and others are served."""

    async def attack() -> None:
        held = [await connect(running, ATTACKER) for _ in range(SHARE)]
        status, body = await say(running, ATTACKER, REQUEST)
        assert (status, json.loads(body)["error"]) == (
            503,
            {"code": "too-many-connections", "message": "Es gibt schon zu viele Verbindungen"},
        )
        held += [await connect(running, ATTACKER) for _ in range(100)]
        assert (await say(running, HOST, REQUEST))[0] == 200
        for _, writer in held:
            writer.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while (await say(running, ATTACKER, REQUEST))[0] != 200:
                await asyncio.sleep(0.01)

    asyncio.run(attack())


def test_a_trusted_proxy_has_no_share(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A proxy asks for many, so that its connections are not counted as one client's."""
    options: dict[str, Any] = {"sockets_per_client": SHARE, "trusted_proxies": (ATTACKER,)}

    async def ask_for_many(running: Running) -> None:
        held = [await connect(running, ATTACKER) for _ in range(3 * SHARE)]
        assert (await say(running, ATTACKER, REQUEST))[0] == 200
        for _, writer in held:
            writer.transport.abort()

    with serving(tmp_path_factory.mktemp("proxy"), **options) as running:
        asyncio.run(ask_for_many(running))


@pytest.mark.parametrize("parts", [1, 7], ids=["at once", "in parts"])
def test_a_giant_head_is_refused_however_it_arrives(running: Running, parts: int) -> None:
    """A head over the limit is refused even if it arrives as a whole in one read."""
    head = REQUEST.replace(b"accept-language: de", b"x-filling: " + b"x" * LARGEST_HEAD)
    size = -(-len(head) // parts)

    async def attack() -> None:
        status, _ = await say(running, HOST, *(head[at : at + size] for at in range(0, len(head), size)))
        assert status in (400, 431, 0)  # cut off while it was being sent: the answer may not arrive
        assert parts > 1 or status in (400, 431)

    asyncio.run(attack())


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health HTTP/1.0\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        b"GET /health HTTP/1.0\r\nhost: localhost\r\nHost: localhost\r\n\r\n",
    ],
    ids=["none", "two", "twice the same"],
)
def test_exactly_one_host(running: Running, head: bytes) -> None:
    """A request that does not say for which host it is, or names two, is refused."""

    async def attack() -> None:
        assert (await say(running, HOST, head))[0] == 400

    asyncio.run(attack())


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.mark.parametrize(
    ("networks", "most"),
    [
        ([f"2001:db8:0:{number:x}::1" for number in range(256)], 2),  # a /56
        ([f"2001:db8:0:{number:x}00::1" for number in range(256)], 8),  # a /48
    ],
    ids=["/56", "/48"],
)
def test_many_networks_are_one_household(networks: list[str], most: int) -> None:
    """Whoever goes through the /64 networks of a /56 or a /48 gets a few clients' share, not that of hundreds."""
    burst = 10
    settings = Settings(requests_per_second=0.001, request_burst=burst)
    guards = Guards(_answer, settings, Limits(settings), Metrics())

    async def attack() -> int:
        answers = [await ask(guards, peer=peer) for peer in networks for _ in range(2)]
        assert (await ask(guards, peer="2001:db8:1::1")).status == 200, "another site is not held up"
        return sum(answer.status == 200 for answer in answers)

    assert asyncio.run(attack()) == most * burst


def test_streams_and_games_are_counted_by_wider_networks_too() -> None:
    """Games of a /48 are at most eight clients', and closing them makes room everywhere."""
    limits = Limits(Settings(games_per_client=2))
    clients = [f"2001:db8:0:{number:x}00::/64" for number in range(50)]
    opened = [
        f"{client}{number}" for client in clients for number in (1, 2) if limits.open_game(f"{client}{number}", client)
    ]
    assert len(opened) == 16
    for game in opened:
        limits.close_game(game)
    assert len(limits.games) == 0
