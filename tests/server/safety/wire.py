"""A client of the HTTP API and the stream that keeps every byte it was sent, and can send what no client should."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

PATIENCE = 60.0  # seconds after which something that was expected has failed to come
HOST = "127.0.0.1"


@dataclass(frozen=True)
class Answer:
    """An answer to a request."""

    status: int
    head: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What the body says."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why the request was refused."""
        return str(self.json["error"]["code"])


class StreamClosed(Exception):
    """The server has closed a stream; without a code where the connection just ended."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class HandshakeRefused(Exception):
    """The server has answered a stream's handshake with a refusal."""

    def __init__(self, status: int, head: Mapping[str, str]) -> None:
        super().__init__(status)
        self.status = status
        self.head = head


class Client:
    """Somebody who asks, with a key or without. ``received`` has all bytes ever sent to it, one entry a connection."""

    def __init__(self, port: int, key: str | None = None, address: str = HOST) -> None:
        self.port = port
        self.address = address  # its own
        self.key = key
        self.received: list[bytearray] = []
        self._connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def all_received(self) -> bytes:
        """Every byte sent to this client."""
        return b"\n".join(map(bytes, self.received))

    # --- requests -----------------------------------------------------------------------------------------------

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        head: Mapping[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        """Send a request, with a body as JSON or as it is, over a connection that is kept."""
        content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        lines = {"Host": f"{HOST}:{self.port}"}
        if self.key is not None:
            lines["Authorization"] = f"Bearer {self.key}"
        if content:
            lines |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        lines |= head or {}
        request = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        message = request.encode("latin-1") + b"\r\n" + content
        async with asyncio.timeout(PATIENCE):
            for kept in (self._connection is not None, False):
                try:
                    return await self._exchange(message, method)
                except (ConnectionError, asyncio.IncompleteReadError):
                    # The server ends connections that are idle for some seconds.
                    self.hang_up()
                    if not kept:
                        raise
        raise AssertionError

    async def _exchange(self, message: bytes, method: str) -> Answer:
        if self._connection is None:
            self._connection = await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0))
            self.received.append(bytearray())
        reader, writer = self._connection
        writer.write(message)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
        self.received[-1] += head
        first, *lines = head.decode("latin-1").rstrip().split("\r\n")
        named = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if named.get("transfer-encoding") == "chunked":
            body = await self._chunks(reader)
        else:
            body = await reader.readexactly(0 if method == "HEAD" else int(named.get("content-length", "0")))
        self.received[-1] += body
        if named.get("connection") == "close":
            self.hang_up()
        return Answer(int(first.split()[1]), named, body)

    @staticmethod
    async def _chunks(reader: asyncio.StreamReader) -> bytes:
        """Return a body that comes in parts, each after a line with its length."""
        body = b""
        while length := int(await reader.readline(), 16):
            body += await reader.readexactly(length)
            await reader.readline()
        await reader.readline()
        return body

    def hang_up(self) -> None:
        """Give the kept connection up."""
        if self._connection is not None:
            self._connection[1].transport.abort()
            self._connection = None

    async def get(self, path: str, **options: Any) -> Answer:
        """Ask for something."""
        return await self.ask("GET", path, **options)

    async def post(self, path: str, body: object = None, **options: Any) -> Answer:
        """Send something."""
        return await self.ask("POST", path, body, **options)

    async def create(self, **options: Any) -> dict[str, Any]:
        """Create a game and keep the key; return the game."""
        return await self._enter("/api/games", options)

    async def join(self, game: str, **options: Any) -> dict[str, Any]:
        """Join a game and keep the key; return the game."""
        return await self._enter(f"/api/games/{game}/join", options)

    async def _enter(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.post(path, body)
        assert answer.status in (200, 201), answer
        self.key = answer.json["key"]
        game: dict[str, Any] = answer.json["game"]
        return game

    # --- streams ------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def stream(self, game: str, *, hello: bool = True, revision: int | None = None) -> AsyncIterator[Stream]:
        """Open a stream, and say hello unless told otherwise; the welcome is for the caller to receive."""
        stream = await self.open_stream(game)
        try:
            if hello:
                await stream.say_hello(self.key, revision)
            yield stream
        finally:
            stream.hang_up()

    async def open_stream(self, game: str, **head: str) -> Stream:
        """Open a stream; ``HandshakeRefused`` if it is refused."""
        self.received.append(bytearray())
        ends = self.address, self.port
        return await Stream.open(ends, f"/api/games/{game}/stream", self.received[-1], head)


class Stream:
    """A WebSocket."""

    def __init__(
        self,
        protocol: ClientProtocol,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        received: bytearray,
    ) -> None:
        self.protocol = protocol
        self.writer = writer
        self._reader = reader
        self._received = received
        self._frames: list[Frame] = []
        self.pongs = 0

    @classmethod
    async def open(cls, ends: tuple[str, int], path: str, received: bytearray, head: Mapping[str, str]) -> Stream:
        """Shake hands, from an address with a port."""
        address, port = ends
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
        protocol = ClientProtocol(parse_uri(f"ws://{HOST}:{port}{path}"), max_size=None)
        request = protocol.connect()
        for name, value in head.items():
            name = name.replace("_", "-")
            if name.lower() == "host":
                del request.headers["Host"]
            request.headers[name] = value
        protocol.send_request(request)
        stream = cls(protocol, reader, writer, received)
        await stream._flush()
        async with asyncio.timeout(PATIENCE):
            while protocol.state is State.CONNECTING and protocol.handshake_exc is None:
                await stream._read()
        for event in protocol.events_received():
            if isinstance(event, Response):
                answer = event
            else:
                stream._frames.append(event)  # type: ignore[arg-type]  # whatever is no answer is a frame
        if protocol.handshake_exc is not None:
            stream.hang_up()
            assert isinstance(protocol.handshake_exc, InvalidHandshake), protocol.handshake_exc
            raise HandshakeRefused(answer.status_code, dict(answer.headers.raw_items()))
        return stream

    async def _read(self) -> None:
        part = await self._reader.read(2**16)
        self._received += part
        if part:
            self.protocol.receive_data(part)
            await self._answer()
        else:
            self.protocol.receive_eof()

    async def _answer(self) -> None:
        """Answer pings, as every client does; closes are for the caller."""
        with contextlib.suppress(ConnectionError):
            await self._flush()

    async def _flush(self) -> None:
        for part in self.protocol.data_to_send():
            if part:
                self.writer.write(part)
        await self.writer.drain()

    async def say_hello(self, key: str | None, revision: int | None = None) -> None:
        """Send the first message of a client."""
        await self.send({"type": "hello", "key": key, "revision": revision})

    async def send(self, message: object) -> None:
        """Send a message as JSON."""
        await self.send_text(json.dumps(message).encode())

    async def send_text(self, text: bytes) -> None:
        """Send a message of text, or what claims to be."""
        await self.send_frames(Frame(Opcode.TEXT, text))

    async def send_frames(self, *frames: Frame) -> None:
        """Send frames as they are, whether they make sense or not."""
        await self.send_bytes(b"".join(frame.serialize(mask=True) for frame in frames))

    async def send_bytes(self, content: bytes) -> None:
        """Send bytes as they are. That the server has closed meanwhile shows when something is received."""
        with contextlib.suppress(ConnectionError):
            self.writer.write(content)
            await self.writer.drain()

    async def receive(self) -> Any:
        """Return the next message; ``StreamClosed`` if there is none to come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._frames:
                    frame = self._frames.pop(0)
                    if frame.opcode is Opcode.TEXT:
                        return json.loads(bytes(frame.data))
                    self.pongs += frame.opcode is Opcode.PONG
                    if frame.opcode is Opcode.CLOSE:
                        closed = self.protocol.close_rcvd
                        assert closed is not None
                        self.hang_up()
                        raise StreamClosed(closed.code, closed.reason)
                if self._reader.at_eof():
                    raise StreamClosed(None, "ended")
                try:
                    await self._read()
                except ConnectionError:
                    raise StreamClosed(None, "reset") from None
                self._frames += self.protocol.events_received()  # type: ignore[arg-type]  # only frames are left

    async def receive_until(self, kind: str, **fields: object) -> Any:
        """Return the next message of a kind that has these fields; others before it are passed over."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def receive_close(self) -> StreamClosed:
        """Return how the server closes the stream; messages before that are passed over."""
        try:
            while True:
                await self.receive()
        except StreamClosed as closed:
            return closed

    def hang_up(self) -> None:
        """End the connection without a word."""
        self.writer.transport.abort()
