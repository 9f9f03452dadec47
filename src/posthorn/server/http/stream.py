"""The stream: a WebSocket on which a client is told what happens at a table, and may play.

The first message of a client is a hello with its key, since a key must not stand in an address. Slow clients hold
nobody up: what they are told waits in a queue of their own. A client that lets it grow too long is sent away.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from posthorn.locale import Texts
from posthorn.server.errors import RequestError
from posthorn.server.http.endpoint import unavailable
from posthorn.server.http.language import speak
from posthorn.server.keys import hash_key, is_key
from posthorn.server.messages.playing import PlayAction
from posthorn.server.messages.stream import Chat, Done, FromClient, Hello, Play, Refused
from posthorn.server.operations.limits import CLIENT
from posthorn.server.storage import StorageError
from posthorn.server.tables import playing
from posthorn.server.tables.live_table import LiveTable, write
from posthorn.server.tables.presence import note_seen
from posthorn.server.tables.registry import TableRegistry

HELLO_SECONDS = 10
CLOSE_SECONDS = 5
MOST_WAITING = 500  # messages that wait for a slow client
LONGEST_REASON = 123  # bytes, says the protocol

RESTART = 1012  # as Uvicorn closes streams when it ends; clients go to another server at once
# Why a stream is closed, in the range that is free for such.
BAD_MESSAGE = 4400
BAD_KEY = 4401
NO_GAME = 4404
NO_HELLO = 4408
TOO_SLOW = 4413
TOO_MANY = 4429
UNAVAILABLE = 4503

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Closed(Exception):
    """The stream must be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Connection:
    """A client's end of the stream, as a listener at a table."""

    def __init__(self, websocket: WebSocket) -> None:
        self.holder: str | None = None
        self.is_served = False  # whether something it asked for is being carried out
        self.is_leaving = False
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._closed: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()

    def push(self, message: bytes) -> None:
        """Send a message as soon as the client takes it."""
        if len(self._waiting) >= MOST_WAITING:
            self._close(Closed(TOO_SLOW, "too slow"))
        else:
            self._waiting.append(message)
            self._something.set()

    def dismiss(self) -> None:
        """Let the client go to another server."""
        self._close(Closed(RESTART, "go to another server"))

    def _close(self, closed: Closed) -> None:
        if not self._closed.done():
            self._closed.set_result(closed)

    async def give_up(self) -> None:
        """Wait until the stream must be closed; sending may never come to its end."""
        raise await self._closed

    async def send_all(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                text = self._waiting[0].decode()
                try:
                    await self._websocket.send({"type": "websocket.send", "text": text})
                except RuntimeError:  # Uvicorn has closed it, for what the client sent
                    raise WebSocketDisconnect(1006) from None
                self._waiting.popleft()

    async def receive(self) -> FromClient:
        """Return the next message of the client."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Closed(1003, "text only")
        try:
            read: FromClient = _decoder.decode(text)
            return read
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closed(BAD_MESSAGE, str(error)) from None


async def stream(websocket: WebSocket) -> None:
    """Serve one client of one table until it goes."""
    registry: TableRegistry = websocket.app.state.registry
    await websocket.accept()
    try:
        await _serve(websocket, registry)
    except Closed as closed:
        registry.metrics.refused(f"stream-{closed.code}")
        reason = closed.reason.encode(errors="replace")[:LONGEST_REASON].decode(errors="ignore")
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            # Whoever is too slow may be too slow for this as well.
            async with asyncio.timeout(CLOSE_SECONDS):
                await websocket.close(closed.code, reason)
    except (WebSocketDisconnect, OSError):
        pass  # it is gone already


async def _serve(websocket: WebSocket, registry: TableRegistry) -> None:
    connection = Connection(websocket)
    client = websocket.scope[CLIENT]
    try:
        hello = await asyncio.wait_for(connection.receive(), HELLO_SECONDS)
    except TimeoutError:
        raise Closed(NO_HELLO, "say hello first") from None
    if not isinstance(hello, Hello):
        raise Closed(BAD_MESSAGE, "say hello first")
    if hello.key is not None:
        if not is_key(hello.key):
            raise Closed(BAD_KEY, "this is no key")
        connection.holder = hash_key(hello.key)
    accepted = websocket.headers.get("accept-language", "")
    texts = speak(accepted if hello.language is None else f"{hello.language}, {accepted}")
    try:
        live = await playing.listen(registry, websocket.path_params["game"], connection, hello.revision)
    except RequestError as refusal:
        raise Closed(NO_GAME if refusal.status == 404 else BAD_MESSAGE, refusal.problem(texts).message) from None
    except StorageError:
        raise Closed(UNAVAILABLE, "the storage failed") from None
    receiving = asyncio.create_task(_receive_all(connection, registry, live, client, texts))
    tasks = [receiving, asyncio.create_task(connection.send_all()), asyncio.create_task(connection.give_up())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        playing.leave(registry, live, connection)
        connection.is_leaving = True
        for task in tasks:
            # What a client asked for is carried out to its end even if it goes away meanwhile.
            if task is not receiving or not connection.is_served:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _receive_all(
    connection: Connection, registry: TableRegistry, live: LiveTable, client: str, texts: Texts
) -> None:
    """Carry out what the client sends until it leaves."""
    while not connection.is_leaving:
        connection.is_served = False
        message = await connection.receive()
        connection.is_served = True
        if registry.limits.requests.take(client) > 0:
            raise Closed(TOO_MANY, "too many messages")
        if isinstance(message, Hello):
            raise Closed(BAD_MESSAGE, "one hello is enough")
        note_seen(registry, live, connection.holder)
        try:
            connection.push(write(await _carry_out(message, connection, registry, live, client)))
        except RequestError as refusal:
            registry.metrics.refused(refusal.code)
            connection.push(write(Refused(message.id, refusal.problem(texts))))
        except StorageError as error:
            connection.push(write(Refused(message.id, unavailable(error).problem(texts))))


async def _carry_out(
    message: Play | Chat, connection: Connection, registry: TableRegistry, live: LiveTable, client: str
) -> Done:
    id = live.table.id
    if isinstance(message, Play):
        request = PlayAction(message.seat, message.revision, message.action)
        played = await registry.decide(lambda: playing.play(registry, id, connection.holder, request), id)
        return Done(message.id, played.revision, played.repeated)
    await registry.decide(lambda: playing.say(registry, id, connection.holder, message, client), id)
    return Done(message.id, live.table.revision, repeated=False)
