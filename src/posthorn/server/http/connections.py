"""How Uvicorn listens: with our limits, and no patience for clients that do not finish what they send or read nothing.

The protocols below add deadlines to Uvicorn's own, by the callbacks that asyncio gives every protocol.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from posthorn.server.operations.limits import Counts, Limits, Proxies, Scope
from posthorn.server.operations.settings import Settings

LARGEST_HEAD = 32 * 1024
READ_SECONDS = 60.0  # in which a client must read something of what waits for it
MOST_UNREAD = 1 << 20  # bytes that may wait for a client that goes on sending, such as answers to its pings

_SHUTDOWN_SECONDS = 10
# Connections of a client beyond its share on which it is told so; what comes beyond these is closed without a word.
_TOLD = 8
_TOLD_SECONDS = 2.0  # in which a request must come to be told

_Ends = tuple[Any, Any]  # of a connection: ours and the client's

# When a connection is closed unless a whole request has arrived by then.
_arriving: dict[_Ends, asyncio.TimerHandle] = {}
# The connections beyond a client's share.
_surplus: set[_Ends] = set()


def has_arrived(scope: Scope) -> None:
    """Note that a request, its head or all of its body, has arrived in time."""
    deadline = _arriving.pop((scope.get("server"), scope.get("client")), None)
    if deadline is not None:
        deadline.cancel()


def is_surplus(scope: Scope) -> bool:
    """Return whether a request came over a connection that its client should not have."""
    return (scope.get("server"), scope.get("client")) in _surplus


class Sockets:
    """The connections of all clients: each has its share, whatever it does on them.

    Proxies have as many as they need, since they ask for many. A connection too many is not closed at once: who uses it
    is told why it is refused, as a browser could not show that otherwise.
    """

    def __init__(self, settings: Settings, counts: Counts) -> None:
        self._proxies = Proxies(settings.trusted_proxies)
        self._usual = counts
        self._told = Counts(_TOLD, _TOLD * 10)
        self._client_of: dict[_Ends, str] = {}

    def enter(self, ends: _Ends) -> bool:
        """Count a new connection; return whether it may stay open, if only to be refused."""
        if ends[1] is None:
            return True
        client = self._proxies.client({"client": ends[1], "headers": ()})
        if self._proxies.has(ends[1]) or self._usual.enter(client):
            self._client_of[ends] = client
        elif self._told.enter(client):
            self._client_of[ends] = client
            _surplus.add(ends)
        else:
            return False
        return True

    def leave(self, ends: _Ends) -> None:
        """Count a connection no more."""
        client = self._client_of.pop(ends, None)
        if client is None:
            return
        if ends in _surplus:
            _surplus.discard(ends)
            self._told.leave(client)
        elif not self._proxies.has(ends[1]):
            self._usual.leave(client)


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
    sockets: Sockets
    _ends: _Ends
    _is_open = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request; whoever has too many connections gets nothing for this one, not even a buffer."""
        self._ends = get_local_addr(transport), get_remote_addr(transport)
        if self.sockets.enter(self._ends):
            super().connection_made(transport)
            self._is_open = True
            self._expect_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Expect the rest of a request."""
        self._expect_request()
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        if not self._is_open:
            return
        has_arrived({"server": self.server, "client": self.client})
        self.sockets.leave(self._ends)
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self._ends not in _arriving:
            seconds = min(self.arrival_seconds, _TOLD_SECONDS) if self._ends in _surplus else self.arrival_seconds
            _arriving[self._ends] = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        _arriving.pop(self._ends, None)
        self.transport.close()


class WebSocket(_ReadingDeadline, WebSocketsSansIOProtocol):
    """A WebSocket, on a connection that was one of HTTP."""

    sockets: Sockets

    def data_received(self, data: bytes) -> None:
        """Take what arrived; end the connection of a sender that leaves too much unread or goes on after a close."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.abort()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self.sockets.leave((self.server, self.client))
        super().connection_lost(exc)


def uvicorn_options(settings: Settings, limits: Limits | None = None) -> dict[str, Any]:
    """Return the options of ``uvicorn.Config``, besides the application, which may share its limits."""
    sockets = Sockets(settings, (limits or Limits(settings)).sockets)
    return {
        "host": settings.host,
        "port": settings.port,
        "http": type("Http", (Http,), {"arrival_seconds": settings.receive_seconds, "sockets": sockets}),
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "ws": type("WebSocket", (WebSocket,), {"sockets": sockets}),
        "ws_max_size": settings.message_size,
        "ws_per_message_deflate": False,  # its buffers would be most of a connection's memory
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # Limits reads them, from trusted proxies only
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
    }
