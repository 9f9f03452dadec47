"""Clients that do not do their part, by fault or by will, are sent away, and harm nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from posthorn.server.http import connections
from posthorn.server.http import stream as stream_module
from tests.server.safety.bystander import HELLO, run, table
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import HOST, PATIENCE, HandshakeRefused
from tests.server.visitors import views

MOST_STREAMS = 40
SEND_BUFFER = 8192  # bytes that the system keeps for a client: few, so that a slow one shows soon


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with little patience."""
    options = {"connections_per_client": MOST_STREAMS, "receive_seconds": 1.0}
    with serving(tmp_path_factory.mktemp("slow"), send_buffer=SEND_BUFFER, **options) as running:
        yield running


def test_half_open_handshakes(running: Running) -> None:
    """Connections that never finish their handshake are ended, and others are served meanwhile."""

    async def meddle() -> None:
        async with table(running) as at:
            begun = b"GET /api/games/x/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upg"
            connections = [await asyncio.open_connection(HOST, running.port) for _ in range(60)]
            for number, (_, writer) in enumerate(connections):
                writer.write(begun[: 3 * number])
            await at.play()
            async with asyncio.timeout(PATIENCE):
                for reader, writer in connections:
                    await reader.read()  # until its end
                    writer.transport.abort()

    run(meddle())


HANDSHAKES = {
    "no key": {"Sec-WebSocket-Key": "x"},
    "another version": {"Sec-WebSocket-Version": "7"},
    "another upgrade": {"Upgrade": "h2c"},
}


def test_broken_handshakes(running: Running) -> None:
    """A handshake that is none is refused."""

    async def meddle() -> None:
        async with table(running) as at:
            usual = {
                "Host": f"{HOST}:{running.port}",
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            }
            for change in HANDSHAKES.values():
                client = running.client()
                answer = await client.get(f"/api/games/{at.game}/stream", head=usual | change)
                assert 400 <= answer.status < 500, answer
                client.hang_up()
            client = running.client()
            answer = await client.get(f"/api/games/{at.game}/stream")
            assert 400 <= answer.status < 500, answer
            client.hang_up()

    run(meddle())


def test_no_hello(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing is sent away."""
    monkeypatch.setattr(stream_module, "HELLO_SECONDS", 0.2)

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game, hello=False) as stream:
            assert (await stream.receive_close()).code == 4408

    run(meddle())


def test_too_many_streams(running: Running) -> None:
    """A client with too many streams is refused another; when one ends there is room again."""

    async def meddle() -> None:
        async with table(running) as at:
            client = running.client()
            # One is the table's.
            streams = [await client.open_stream(at.game) for _ in range(MOST_STREAMS - 1)]
            with pytest.raises(HandshakeRefused) as refused:
                await client.open_stream(at.game)
            assert refused.value.status == 503
            await at.play()
            for stream in streams:
                stream.hang_up()
            async with asyncio.timeout(PATIENCE):
                # The server notices in its own time.
                while running.registry.limits.connections.total > 1:
                    await client.get("/health")
            (await client.open_stream(at.game)).hang_up()
            client.hang_up()

    run(meddle())


@asynccontextmanager
async def slow_client(running: Running, content: bytes) -> AsyncIterator[socket.socket]:
    """Send something and read only the beginning of the answer."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(slow, (HOST, running.port))
        await loop.sock_sendall(slow, content)
        assert b"HTTP/1.1 " in await loop.sock_recv(slow, 200)
        yield slow
    finally:
        slow.close()


def handshake(game: str) -> bytes:
    """Return what opens a stream."""
    head = (
        f"GET /api/games/{game}/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    return head.encode()


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [(stream_module, "MOST_WAITING", 30), (connections, "READ_SECONDS", 0.2)],
    ids=["too much waits", "too long"],
)
def test_stream_that_is_not_read(
    running: Running, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, value: float
) -> None:
    """Who takes nothing is sent away when too much waits or after some time, and holds nobody up."""
    monkeypatch.setattr(stream_module, "MOST_WAITING", 100_000)
    monkeypatch.setattr(stream_module, "CLOSE_SECONDS", 0.2)
    monkeypatch.setattr(module, name, value)

    async def meddle() -> None:
        async with table(running) as at, slow_client(running, handshake(at.game)) as slow:
            slow.send(Frame(Opcode.TEXT, HELLO).serialize(mask=True))
            listeners = running.registry._live[at.game].listeners
            async with asyncio.timeout(PATIENCE):
                while len(listeners) < 2:
                    await at.play()
                while len(listeners) > 1:
                    await at.play()

    run(meddle())


def test_answers_that_are_not_read(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection ends on which answers are asked for and never taken."""
    monkeypatch.setattr(connections, "READ_SECONDS", 0.2)

    async def meddle() -> None:
        request = b"GET /api/actions HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with table(running) as at, slow_client(running, request * 50) as slow, asyncio.timeout(PATIENCE):
            while not is_reset(slow):
                await at.play()

    run(meddle())


def is_reset(connection: socket.socket) -> bool:
    """Tell whether the other end has given a connection up."""
    try:
        connection.send(b"GET")
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return False


def test_gone_in_the_middle_of_a_move(running: Running) -> None:
    """A move whose sender goes away is played all the same, once, or was never sent."""

    async def meddle() -> None:
        client = running.client()
        game = (await client.create(seats=[{"kind": "person"}, {"kind": "person"}]))["id"]
        async with table(running), client.stream(game) as watching:
            welcome = await watching.receive_until("welcome")
            for cut in range(1, 12):
                revision = welcome["revision"]
                view = next(view for view in views(welcome) if view["seat"] == view["seat_to_act"])
                request = {
                    "type": "play",
                    "seat": view["seat"],
                    "revision": revision,
                    "action": view["legal_actions"][0],
                }
                frame = Frame(Opcode.TEXT, json.dumps(request).encode()).serialize(mask=True)
                async with client.stream(game) as stream:
                    await stream.receive_until("welcome")
                    # First only a part of it, then all of it, and away.
                    await stream.send_bytes(frame[:cut])
                async with client.stream(game) as stream:
                    await stream.receive_until("welcome")
                    await stream.send_bytes(frame)
                    await watching.receive_until("update", revision=revision + 1)
                async with client.stream(game) as stream:
                    welcome = await stream.receive_until("welcome")
                assert welcome["revision"] == revision + 1
        client.hang_up()

    run(meddle())
