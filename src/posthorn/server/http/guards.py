"""What stands before the application: who may ask, how much and how fast, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any

import msgspec

from posthorn.server.errors import RequestError
from posthorn.server.http.connections import LARGEST_HEAD, has_arrived, is_surplus
from posthorn.server.http.language import speak
from posthorn.server.http.origins import Origins
from posthorn.server.messages.errors import ErrorAnswer
from posthorn.server.operations.limits import CLIENT, Limits, Scope, is_local
from posthorn.server.operations.logs import ACCESS, short_id, shown_path
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Heads = dict[bytes, bytes]

LOG = logging.getLogger("posthorn.guards")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

# An answer that brings one of these itself keeps its own.
SECURITY_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_NOT_KEPT = (*SECURITY_HEADERS, (b"cache-control", b"no-store"))

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_API = "/api/"
_METRICS = "/metrics"

# Where a request got before it was answered, if not to a route.
REFUSED = "(refused)"
UNKNOWN = "(unknown)"
GONE = 499  # the client did not wait for an answer


class Guards:
    """Pure ASGI around an application. Streams pass untouched once they are let in."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        *,
        import_paths: Collection[str] = ("/api/records",),
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.origins = Origins(settings)
        self._import_paths = frozenset(import_paths)
        self._clock = clock
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, let it in, or refuse it."""
        kind = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- requests -----------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_arrived(scope)
        began = self._clock()
        path: str = scope["path"]
        additional = _NOT_KEPT if path.startswith(_API) else SECURITY_HEADERS
        root = scope.get("root_path", "")
        status: int | None = None
        route = REFUSED

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(message.get("headers", ()), additional)
            await send(message)

        try:
            received = await self._admit(scope, receive)
            if received is None:
                status = GONE
                return
            route = UNKNOWN
            try:
                await self.app(scope, received, answer)
            finally:
                route = route_of(scope, root)
        except RequestError as refusal:
            await self._refuse(refusal, scope, answer)
        except Exception:
            LOG.exception("a request failed", extra={"method": scope["method"], "route": route})
            if status is not None:
                raise  # half an answer is sent: the server must break it off
            await self._refuse(RequestError(500, "failed"), scope, answer)
        finally:
            self.metrics.answered(scope["method"], route, status or GONE, self._clock() - began)
            self._log(scope, path, status or GONE, began)

    async def _admit(self, scope: Scope, receive: Receive) -> Receive | None:
        """Return how the application gets the body; None if the client went away. Raise ``RequestError``."""
        heads: Heads = dict(scope["headers"])
        self._check(scope, heads, changes=scope["method"] not in _SAFE_METHODS)
        if scope["path"] == _METRICS and not self._may_read_metrics(scope):
            raise RequestError(404, "no-such-page")
        if b"content-length" not in heads and b"transfer-encoding" not in heads:
            return receive
        is_import = scope["path"] in self._import_paths
        most = self.settings.import_size if is_import else self.settings.body_size
        announced = heads.get(b"content-length", b"0")
        if announced.isdigit() and int(announced[:20]) > most:
            raise RequestError(413, "body-too-large", most=str(most))
        try:
            async with asyncio.timeout(self.settings.receive_seconds):
                body = await _whole_body(receive, most)
        except TimeoutError:
            raise RequestError(408, "body-too-slow") from None
        has_arrived(scope)
        return None if body is None else _replay(body, receive)

    def _check(self, scope: Scope, heads: Heads, changes: bool) -> None:
        """Note whose request it is; refuse one too many, too large, too soon, of another site or for another host."""
        scope[CLIENT] = client = self.limits.client(scope)
        if is_surplus(scope):
            raise RequestError(503, "too-many-connections")
        if _head_size(scope) > LARGEST_HEAD:
            raise RequestError(431, "head-too-large", most=str(LARGEST_HEAD))
        if not self._has_warned and b"x-forwarded-for" in heads and not self.limits.trusts_proxies:
            self._has_warned = True
            LOG.warning(
                "a proxy forwards requests, but trusted_proxies does not name it: all its clients count as one",
                extra={"client": client},
            )
        wait = self.limits.requests.take(client)
        if wait:
            raise RequestError(429, "too-many-requests", seconds=str(math.ceil(wait)))
        if sum(name == b"host" for name, _ in scope["headers"]) != 1:
            raise RequestError(400, "one-host")
        host = heads[b"host"]
        if not self.origins.knows_host(host):
            raise RequestError(421, "unknown-host", host=host.decode("latin-1")[:100])
        if changes and not self.origins.is_own_page(heads.get(b"origin"), heads.get(b"sec-fetch-site"), host):
            raise RequestError(403, "other-origin")

    def _may_read_metrics(self, scope: Scope) -> bool:
        who = self.settings.metrics
        return who == "all" or (who == "local" and is_local(scope))

    async def _refuse(self, refusal: RequestError, scope: Scope, send: Send, kind: str = "http.response") -> None:
        """Answer with a refusal; where its body may not be read, or it is one too many, the connection ends with it."""
        self.metrics.refused(refusal.code)
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(ErrorAnswer(refusal.problem(speak(accepted))))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += SECURITY_HEADERS
        if refusal.status in (408, 413, 431, 503):
            headers.append((b"connection", b"close"))
        if refusal.status == 429:
            headers.append((b"retry-after", str(refusal.details["seconds"]).encode()))
        await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
        await send({"type": f"{kind}.body", "body": body})

    # --- streams ------------------------------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_arrived(scope)
        began = self._clock()
        path: str = scope["path"]
        try:
            self._check(scope, dict(scope["headers"]), changes=True)
            if not self.limits.connections.enter(scope[CLIENT]):
                raise RequestError(503, "too-many-connections")
        except RequestError as refusal:
            await self._refuse_stream(refusal, scope, receive, send)
            self._log(scope, path, refusal.status, began)
            return
        self.metrics.connections.inc()
        self._log(scope, path, 101, began)
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.connections.dec()
            self.limits.connections.leave(scope[CLIENT])
            self._log(scope, path, "closed", began)

    async def _refuse_stream(self, refusal: RequestError, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a handshake, with an answer where the server can send one."""
        await receive()
        if "websocket.http.response" in scope.get("extensions", {}):
            await self._refuse(refusal, scope, send, "websocket.http.response")
        else:
            self.metrics.refused(refusal.code)
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})

    def _log(self, scope: Scope, path: str, status: int | str, began: float) -> None:
        """Write a line of the access log: never a query, a header or a body, and of ids only the beginning."""
        if not ACCESS.isEnabledFor(logging.INFO):
            return
        method = scope.get("method", "WebSocket")
        milliseconds = round((self._clock() - began) * 1000, 1)
        ACCESS.info(
            "%s %s %s",
            short_id(method) if len(method) > 20 else method,
            shown_path(path),
            status,
            extra={"client": scope.get(CLIENT), "ms": milliseconds},
        )


def with_headers(
    own: Collection[tuple[bytes, bytes]], additional: Collection[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """Return an answer's own headers and those it lacks."""
    names = {name.lower() for name, _ in own}
    return [*own, *(header for header in additional if header[0] not in names)]


def route_of(scope: Scope, root: str = "") -> str:
    """Return the template of the route that a request was sent along: there are few, whatever paths people try."""
    route = scope.get("route")
    template = getattr(route, "path", None)
    if not isinstance(template, str):
        return UNKNOWN
    mounted = scope.get("root_path", "").removeprefix(root)
    if not mounted:
        return template
    return f"{template}/*" if hasattr(route, "routes") else f"{mounted}{template}"


def _head_size(scope: Scope) -> int:
    """Return how many bytes a head has, however it arrived: the parser looks only at what has not arrived whole."""
    first_line = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    return first_line + sum(len(name) + len(value) + 4 for name, value in scope["headers"])


async def _whole_body(receive: Receive, most: int) -> bytes | None:
    """Return a body as a whole, or None if the client went away; raise ``RequestError`` as soon as it is too large.

    Bodies are small and always read to their end; taking them here keeps slow and endless ones from the application.
    """
    parts = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            raise RequestError(413, "body-too-large", most=str(most))
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that begins with this body."""
    first: Message | None = {"type": "http.request", "body": body, "more_body": False}

    async def replayed() -> Message:
        nonlocal first
        if first is None:
            return await receive()
        message, first = first, None
        return message

    return replayed
