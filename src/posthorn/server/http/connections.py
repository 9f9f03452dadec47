"""How Uvicorn listens: with our limits, and no patience for clients that do not finish what they send or read nothing.

The protocols below add deadlines to Uvicorn's own, by the callbacks that asyncio gives every protocol.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from posthorn.server.operations.limits import Scope
from posthorn.server.operations.settings import Settings

LARGEST_HEAD = 32 * 1024
READ_SECONDS = 60.0  # in which a client must read something of what waits for it
MOST_UNREAD = 1 << 20  # bytes that may wait for a client that goes on sending, such as answers to its pings

# Connections besides the streams: requests being answered, and browsers' spare connections.
_OTHER_CONNECTIONS = 1000
_SHUTDOWN_SECONDS = 10

# By the two ends of a connection, when it is closed unless a whole request has arrived by then.
_arriving: dict[tuple[Any, Any], asyncio.TimerHandle] = {}


def has_arrived(scope: Scope) -> None:
    """Note that a request, its head or all of its body, has arrived in time."""
    deadline = _arriving.pop((scope.get("server"), scope.get("client")), None)
    if deadline is not None:
        deadline.cancel()


class _ReadingDeadline(asyncio.Protocol):
    """Ends a connection whose client does not read what it is sent."""

    transport: asyncio.Transport
    _reading: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Expect the client to read."""
        super().pause_writing()
        self._reading = asyncio.get_running_loop().call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        self._expect_no_reading()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect_no_reading()
        super().connection_lost(exc)

    def _expect_no_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Http(_ReadingDeadline, H11Protocol):
    """HTTP on which what a client begins to send must become a whole request in time (``has_arrived``)."""

    arrival_seconds: float
    _ends: tuple[Any, Any]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
        self._ends = self.server, self.client
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Expect the rest of a request."""
        self._expect_request()
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        has_arrived({"server": self.server, "client": self.client})
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self._ends not in _arriving:
            loop = asyncio.get_running_loop()
            _arriving[self._ends] = loop.call_later(self.arrival_seconds, self._give_up)

    def _give_up(self) -> None:
        _arriving.pop(self._ends, None)
        self.transport.close()


class WebSocket(_ReadingDeadline, WebSocketsSansIOProtocol):
    """A WebSocket."""

    def data_received(self, data: bytes) -> None:
        """Take what arrived; end the connection of a sender that leaves too much unread or goes on after a close."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.abort()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return the options of ``uvicorn.Config``, besides the application."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": type("Http", (Http,), {"arrival_seconds": settings.receive_seconds}),
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "ws": WebSocket,
        "ws_max_size": settings.message_size,
        "ws_per_message_deflate": False,  # its buffers would be most of a connection's memory
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # Limits reads them, from trusted proxies only
        "limit_concurrency": settings.connections + _OTHER_CONNECTIONS if settings.connections else None,
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
    }
