"""Sending requests to an ASGI application without a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from posthorn.server.http.guards import App, Message

HOST = {"host": "127.0.0.1:8017"}


@dataclass
class Answer:
    """What came back: ``status`` is None if nothing did."""

    status: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(json.loads(self.body)["error"]["code"])


def make_scope(
    kind: str, path: str, headers: Mapping[str, str], peer: str = "192.0.2.7", **more: Any
) -> dict[str, Any]:
    """Return a scope as Uvicorn makes it."""
    encoded = [(name.lower().encode(), value.encode()) for name, value in {**HOST, **headers}.items() if value]
    base = {
        "type": kind,
        "path": path,
        "headers": encoded,
        "client": (peer, 5000),
        "query_string": b"",
        "root_path": "",
    }
    return {**base, **more}


async def ask(
    app: App,
    method: str = "GET",
    path: str = "/api/games",
    headers: Mapping[str, str] | None = None,
    body: Iterable[bytes | None] = (b"",),
    peer: str = "192.0.2.7",
) -> Answer:
    """Send a request whose body comes in parts; None in place of one: the client says nothing more, for ever."""
    parts = list(body)
    answer = Answer()

    async def receive() -> Message:
        if not parts:
            return {"type": "http.disconnect"}
        part = parts.pop(0)
        if part is None:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": part, "more_body": bool(parts)}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            answer.body += message["body"]

    await app(make_scope("http", path, headers or {}, peer, method=method), receive, send)
    return answer


async def connect(
    app: App,
    headers: Mapping[str, str] | None = None,
    path: str = "/api/games/x/stream",
    peer: str = "192.0.2.7",
    can_answer: bool = True,
) -> list[Message]:
    """Open a WebSocket that the client closes at once; return what was sent."""
    sent: list[Message] = []
    events: list[Message] = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

    async def receive() -> Message:
        return events.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    extensions: dict[str, Any] = {"websocket.http.response": {}} if can_answer else {}
    await app(make_scope("websocket", path, headers or {}, peer, extensions=extensions), receive, send)
    return sent
