"""A server that listens: half-open connections, giant heads, refused streams, and what the log says about them."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from posthorn.server.http.connections import LARGEST_HEAD, uvicorn_options
from posthorn.server.http.guards import Guards
from posthorn.server.operations.limits import Limits
from posthorn.server.operations.logs import set_up_logs
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings
from tests.server.loggers import restored_loggers

KEY = "Zm9vYmFyYmF6cXV4LXF1dXV4LWNvcmdlLWdyYXVsdC0"
PATIENCE = 30


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answer requests with their bodies, and messages with themselves."""
    if scope["type"] == "http":
        message = await receive()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": message["body"][:2].ljust(2, b".")})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@contextmanager
def serving(**options: Any) -> Iterator[int]:
    """Run a server on a free port, which is told."""
    settings = Settings(port=0, **options)
    guards = Guards(application, settings, Limits(settings), Metrics())
    server = uvicorn.Server(uvicorn.Config(guards, lifespan="off", **uvicorn_options(settings)))
    listener = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()


def say(port: int, text: bytes) -> bytes:
    """Send bytes and return everything that comes until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(text)
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


HEAD = b"POST /x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"


def test_ordinary_requests() -> None:
    """A request is answered, without the server's name."""
    with serving() as port:
        answer = say(port, HEAD + b"content-length: 2\r\n\r\nhi")
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.endswith(b"\r\n\r\nhi")
    assert b"\r\nserver:" not in answer.lower()
    assert b"content-security-policy" in answer


@pytest.mark.parametrize("beginning", [b"", b"GET /x HTTP/1.1\r\nhost: loc"])
def test_a_head_that_never_ends(beginning: bytes) -> None:
    """A connection on which no whole head arrives is closed."""
    with serving(receive_seconds=0.05) as port:
        assert say(port, beginning) == b""


@pytest.mark.slow
def test_a_second_head_that_never_ends() -> None:
    """The same on a connection that was good once."""
    good = b"GET /x HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with serving(receive_seconds=1) as port:
        assert say(port, good + b"GET /y HTT").count(b"HTTP/1.1") == 1


def test_a_body_that_never_ends() -> None:
    """A body that does not arrive in time is answered with 408, one that grows for ever with 413."""
    with serving(receive_seconds=1) as port:
        assert say(port, HEAD + b"content-length: 5\r\n\r\nhi").startswith(b"HTTP/1.1 408 ")
    chunk = b"400\r\n" + b"x" * 0x400 + b"\r\n"
    with serving(body_size=4096) as port:
        assert say(port, HEAD + b"transfer-encoding: chunked\r\n\r\n" + chunk * 5).startswith(b"HTTP/1.1 413 ")


def test_a_giant_head() -> None:
    """A head that grows too large is refused before it ends."""
    with serving() as port, socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(b"GET /x HTTP/1.1\r\nhost: localhost\r\na: " + b"x" * (LARGEST_HEAD + 1))
        assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_streams() -> None:
    """A stream of our own page echoes; a message over the limit closes it; another site's page gets a 403."""
    with serving(message_size=1024) as port:
        url = f"ws://127.0.0.1:{port}/api/games/x/stream"
        with connect(url, origin=Origin(f"http://127.0.0.1:{port}")) as stream:
            stream.send("hello")
            assert stream.recv(PATIENCE) == "hello"
            stream.send("x" * 1025)
            with pytest.raises(ConnectionClosed) as closed:
                stream.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    assert b'"other-origin"' in (refused.value.response.body or b"")


def test_nothing_secret_is_logged() -> None:
    """Whatever a client puts into queries, heads and bodies, at the lowest level nothing of it is logged."""
    written = StringIO()
    with restored_loggers():
        set_up_logs(Settings(log_level="debug"), written)
        with serving() as port:
            head = f"POST /x?key=question HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {KEY}\r\n"
            say(port, f"{head}connection: close\r\ncontent-length: 6\r\n\r\nanswer".encode())
            with connect(f"ws://127.0.0.1:{port}/y?key=question", additional_headers={"authorization": KEY}) as stream:
                stream.send("answer")
                assert stream.recv(PATIENCE) == "answer"
    log = written.getvalue()
    assert "POST /x 200" in log
    assert "WebSocket /y closed" in log
    assert not [secret for secret in ("question", "answer", KEY, "uthorization") if secret in log]
