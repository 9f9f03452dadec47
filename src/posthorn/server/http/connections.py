"""How Uvicorn listens: with our logs, our limits, no patience for requests that never begin or who takes nothing.

Beyond ASGI a WebSocket offers to send a text at once, see ``SEND_NOW``.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from posthorn.server.operations.settings import Settings

LARGEST_HEAD = 32 * 1024

# The extension of a WebSocket's scope whose "send" is its ``send_now``: what is told to many wakes no task for each.
SEND_NOW = "posthorn.send_now"

# Connections besides the streams: requests in hand, and browsers' spare connections.
_OTHER_CONNECTIONS = 1000
_SHUTDOWN_SECONDS = 10
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

# How many connections may have something to send before the event loop turns: then what is told to many goes out, and
# the first of them need not wait for the last.
MOST_DUE = 50

# How long somebody may take nothing of what waits for them, and of what is left when the connection is to end. Without
# this a connection that is to end waits for ever for who does not read.
TAKE_SECONDS = 60.0
LAST_SECONDS = 10.0


class PunctualHttp(HttpToolsProtocol):
    """HTTP in which a request's head must arrive in time and be of reasonable size: Uvicorn would wait for ever."""

    head_seconds = 10.0

    _head_timer: asyncio.TimerHandle | None = None
    _take_timer: asyncio.TimerHandle | None = None
    _in_hand: Any = None
    _head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a head."""
        super().connection_made(transport)
        self._expect_head()

    def on_message_begin(self) -> None:
        """Expect the rest of a head."""
        super().on_message_begin()
        if self._head_timer is None:
            self._expect_head()

    def on_headers_complete(self) -> None:
        """Expect nothing more."""
        self._expect_nothing()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Take what arrived, and give up if it is still a head and too large for one."""
        super().data_received(data)
        if self._head_timer is not None:
            self._head_size += len(data)
            if self._head_size > LARGEST_HEAD and not self.transport.is_closing():
                self._expect_nothing()
                self.transport.write(_TOO_LARGE)
                self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more, and let the request in hand know it: Uvicorn tells only the last one that arrived."""
        self._expect_nothing()
        self._taken()
        if self._in_hand is not None and not self._in_hand.response_complete:
            self._in_hand.disconnected = True
            self._in_hand.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._in_hand = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """Expect that the client takes something."""
        super().pause_writing()
        self._take_timer = self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        self._taken()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing happens, also if the last answer was never taken."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _taken(self) -> None:
        if self._take_timer is not None:
            self._take_timer.cancel()
            self._take_timer = None

    def _expect_head(self) -> None:
        self._head_size = 0
        self._head_timer = self.loop.call_later(self.head_seconds, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None


class PunctualWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that ends also for who does not take what is sent, and logs nothing about what clients do wrong."""

    due: list[PunctualWebSocket]  # of one server, those that will send when the event loop turns

    _take_timer: asyncio.TimerHandle | None = None
    _outgoing: list[bytes]

    def data_received(self, data: bytes) -> None:
        """Take what arrived; what comes after a close, and would need another, ends the connection."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, but not to somebody who does not take the answers: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """Let the application send at once."""
        self._outgoing = []
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send a text in UTF-8 if the client takes it at once; return whether it is sent.

        It goes out when the event loop turns, or much has come together, in one piece with all else sent until then.
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if not self._outgoing:
            if not self.due:
                self.loop.call_soon(self._send_due)
            self.due.append(self)
        self._outgoing += text_head(len(text)), text
        if len(self.due) >= MOST_DUE:
            self._send_due()
        return True

    def _send_due(self) -> None:
        due = self.due.copy()
        self.due.clear()
        for websocket in due:
            websocket._send_outgoing()

    def _send_outgoing(self) -> None:
        frames, self._outgoing = self._outgoing, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def keepalive_timeout(self) -> None:
        """End a connection whose other end does not answer: it takes nothing, not even the close."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """Expect that the client takes something."""
        super().pause_writing()
        self._take_timer = self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        self._taken()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._taken()
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send. That the connection has ended meanwhile, or a handshake was refused, Uvicorn would take for a fault."""
        self._send_outgoing()
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent or self.transport.is_closing():
                raise ClientDisconnected from None
            raise
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def shutdown(self) -> None:
        """End the connection, after what was sent."""
        self._send_outgoing()
        super().shutdown()

    async def run_asgi(self) -> None:
        """Serve the client, and end the connection soon after, also if the rest is never taken."""
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _taken(self) -> None:
        if self._take_timer is not None:
            self._take_timer.cancel()
            self._take_timer = None


def text_head(size: int) -> bytes:
    r"""Return the head of the frame in which a server sends a text, whole and without a mask (RFC 6455, 5.2).

    >>> text_head(len("Linz"))
    b'\x81\x04'
    """
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 65536:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return the options of ``uvicorn.Config``, besides the application."""
    protocol = type("Http", (PunctualHttp,), {"head_seconds": settings.receive_seconds})
    return {
        "host": settings.host,
        "port": settings.port,
        "http": protocol,
        "ws": type("WebSocket", (PunctualWebSocket,), {"due": []}),
        "ws_max_size": settings.message_size,
        "ws_per_message_deflate": False,  # its buffers would be most of a connection's memory
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # Limits reads them, from trusted proxies only
        "limit_concurrency": settings.connections + _OTHER_CONNECTIONS if settings.connections else None,
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
    }
