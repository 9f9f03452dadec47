"""Somebody who plays on, whatever others do to the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tests.server.safety.serving import Running
from tests.server.safety.wire import Client, Stream
from tests.server.visitors import views

HELLO = b'{"type":"hello"}'


class Table:
    """A game of two that goes on whatever others do to the server."""

    def __init__(self, client: Client, game: str, stream: Stream) -> None:
        self.client = client
        self.game = game
        self.stream = stream
        self._view: dict[str, Any] = {}
        self._revision = 0

    async def play(self) -> None:
        """Play an action and hear of it."""
        seat = self._view["seat_to_act"]
        request = {
            "type": "play",
            "seat": seat,
            "revision": self._revision,
            "action": self._view["legal_actions"][0],
            "id": 1,
        }
        await self.stream.send(request)
        self.take(await self.stream.receive_until("update", revision=self._revision + 1))
        await self.stream.receive_until("done", id=1)

    def take(self, message: dict[str, Any]) -> None:
        """Note how the game stands."""
        self._revision = message["revision"]
        self._view = next(view for view in views(message) if view["seat"] == view["seat_to_act"])


@asynccontextmanager
async def table(running: Running) -> AsyncIterator[Table]:
    """Let somebody play: afterwards they can still play, and the server has logged no fault."""
    client, faults = running.client(), len(running.faults)
    game = await client.create(seats=[{"kind": "person"}, {"kind": "person"}])
    try:
        async with client.stream(game["id"]) as stream:
            at = Table(client, game["id"], stream)
            at.take(await stream.receive_until("welcome"))
            yield at
            await at.play()
            assert (await client.get("/health")).status == 200
            assert not running.faults[faults:]
    finally:
        client.hang_up()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Carry a test out."""
    asyncio.run(work)
