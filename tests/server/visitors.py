"""A server without a network, and people who visit it: over HTTP and on its stream."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from posthorn.server.http.app import make_app
from posthorn.server.keys import new_key
from posthorn.server.operations.settings import Settings
from posthorn.server.storage import StorageError
from posthorn.server.tables.registry import TableRegistry
from tests.server.asking import make_scope
from tests.server.described import check

LONG = 60  # seconds after which a test gives up
KINDS = {"p": "person", "b": "bot", "o": "open"}

Json = dict[str, Any]


@dataclass
class Answer:
    """What the server answers."""

    status: int
    headers: httpx.Headers
    content: bytes

    @property
    def body(self) -> Any:
        """The JSON."""
        return json.loads(self.content)

    @property
    def problem(self) -> Json:
        """Why it refuses."""
        found: Json = self.body["error"]
        return found

    @property
    def refusal(self) -> tuple[int, str]:
        """The status and the code of a refusal."""
        return self.status, self.problem["code"]


def views(message: Json) -> list[Json]:
    """Return the views of a welcome or an update."""
    return [perspective["view"] for perspective in message["perspectives"]]


def news(update: Json) -> list[Json]:
    """Return what happened, as the first perspective of an update tells it."""
    events: list[Json] = update["perspectives"][0]["events"]
    return events


def log(welcome: Json) -> list[Json]:
    """Return the log of a welcome's first perspective."""
    entries: list[Json] = welcome["perspectives"][0]["log"]
    return entries


class Server:
    """A server in this event loop, over a database of its own; it can be ended and started again."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        usual = {
            "warm_up": False,
            "bot_workers": 1,
            "requests_per_second": 0.0,
            "games_per_client": 0,
            "new_games_per_hour": 0,
        }
        usual["chat_per_10_seconds"] = 0
        database = f"sqlite:///{folder / 'games.db'}"
        self.settings = Settings(**{**usual, "database": database, "connections_per_client": 0, **settings})
        self._running = AsyncExitStack()
        self.app: Starlette
        self.http: httpx.AsyncClient

    @property
    def registry(self) -> TableRegistry:
        """What is inside."""
        registry: TableRegistry = self.app.state.registry
        return registry

    async def start(self) -> Server:
        """Start it."""
        self.app = make_app(self.settings)
        await until(self._enter)
        transport = httpx.ASGITransport(self.app)
        self.http = await self._running.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8017")
        )
        return self

    async def _enter(self) -> bool:
        """Open the application; tell whether it could be."""
        try:
            await self._running.enter_async_context(self.app.router.lifespan_context(self.app))
        except StorageError as error:
            # A process that another server of these tests starts just now has what was open here, for a moment.
            if error.code != "in-use":
                raise
            return False
        return True

    async def stop(self) -> None:
        """End it in good order."""
        await self._running.aclose()

    async def restart(self) -> None:
        """End it and start it again over the same database."""
        await self.stop()
        await self.start()


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    """Run a server."""
    server = Server(folder, **settings)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Visitor:
    """Somebody with a key, or with none."""

    def __init__(self, server: Server, key: str | None = "new", language: str = "en") -> None:
        self.server = server
        self.key = new_key() if key == "new" else key
        self.language = language

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Answer:
        """Send a request; the answer must be as the OpenAPI document describes it."""
        headers = {"accept-language": self.language}
        if self.key is not None:
            headers["authorization"] = f"Bearer {self.key}"
        sent: dict[str, Any] = {} if body is None else {"json": body}
        answer = await self.server.http.request(method, path, headers=headers, params=query, **sent)
        check(method, path, answer.status_code, answer.headers["content-type"], answer.content)
        return Answer(answer.status_code, answer.headers, answer.content)

    async def get(self, path: str, **query: Any) -> Answer:
        """Ask for something."""
        return await self.ask("GET", path, **query)

    async def post(self, path: str, body: Any = None) -> Answer:
        """Ask that something be done."""
        return await self.ask("POST", path, body)

    async def commit(self, seats: int, **terms: Any) -> Json:
        """Ask for a commitment to the shuffle of a game to come."""
        answer = await self.post("/api/commitments", {"seats": seats, **terms})
        assert answer.status == 201, answer.content
        committed: Json = answer.body
        return committed

    async def create(self, seats: str, **options: Any) -> Seated:
        """Create a game: a letter for each seat, p for a person, b for a bot, o for an open one."""
        requests = [{"kind": KINDS[kind], **({"bot": "pilgrim"} if kind == "b" else {})} for kind in seats]
        answer = await self.post("/api/games", {"seats": requests, **options})
        assert answer.status == 201, answer.content
        return Seated(self, answer.body["game"]["id"])

    async def join(self, game: str, name: str, **request: Any) -> Seated:
        """Take an open seat."""
        answer = await self.post(f"/api/games/{game}/join", {"name": name, **request})
        assert answer.status == 200, answer.content
        return Seated(self, game)

    def at(self, game: str) -> Seated:
        """Go to a table."""
        return Seated(self, game)


class Seated:
    """Somebody at a table."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.id = game
        self.path = f"/api/games/{game}"

    async def get(self, what: str, **query: Any) -> Answer:
        """Ask for something about the game."""
        return await self.visitor.get(f"{self.path}{what}", **query)

    async def post(self, what: str, body: Any = None) -> Answer:
        """Ask that something be done in the game."""
        return await self.visitor.post(f"{self.path}{what}", body)

    async def info(self) -> Json:
        """Return how the game stands."""
        answer = await self.get("")
        assert answer.status == 200, answer.content
        found: Json = answer.body
        return found

    async def rematch(self, *others: Seated) -> Seated:
        """Propose a rematch and agree to it, with all others; return it."""
        answer = await self.post("/rematch")
        assert answer.status == 200, answer.content
        again = self.visitor.at(answer.body["id"])
        for seated in (self, *others):
            agreed = await seated.visitor.post(f"{again.path}/agree", {})
            assert agreed.status == 200, agreed.content
        return again

    async def legal(self, seat: int) -> list[str]:
        """Return what a seat may do."""
        answer = await self.get("/legal", seat=seat)
        assert answer.status == 200, answer.content
        return [choice["action"] for choice in answer.body["legal"]]

    async def play(self, seat: int, revision: int, action: str) -> Answer:
        """Ask for an action."""
        return await self.post("/play", {"seat": seat, "revision": revision, "action": action})

    async def act(self, seat: int | None = None, prefer: str = "") -> Answer:
        """Play for the seat to act: the first action that begins with these words, or the first of all."""
        info = await self.info()
        seat = info["seat_to_act"] if seat is None else seat
        legal = await self.legal(seat)
        action = next((choice for choice in legal if choice.startswith(prefer)), legal[0])
        answer = await self.play(seat, info["revision"], action)
        assert answer.status == 200, answer.content
        return answer

    async def take_back(self) -> Answer:
        """Ask to take back."""
        return await self.post("/take-back", {"revision": (await self.info())["revision"]})

    async def answer(self, agree: bool) -> Answer:
        """Answer whether somebody may take back."""
        return await self.post("/take-back/answer", {"revision": (await self.info())["revision"], "agree": agree})

    @asynccontextmanager
    async def listen(self, revision: int | None = None) -> AsyncIterator[Stream]:
        """Listen to the table."""
        async with connect(self.visitor.server, self.id, self.visitor.language) as stream:
            stream.send({"type": "hello", "key": self.visitor.key, "revision": revision})
            stream.welcome = await stream.next("welcome")
            yield stream


class Closed(Exception):
    """The server closed the stream, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Stream:
    """The client's end of a stream."""

    welcome: Json
    task: asyncio.Task[None]  # the server's end

    def __init__(self) -> None:
        self.reads = asyncio.Event()  # cleared, the client takes nothing more
        self.reads.set()
        self.seen: list[Json] = []  # all that was received
        self._to_server: asyncio.Queue[Any] = asyncio.Queue()
        self._to_client: asyncio.Queue[Json] = asyncio.Queue()
        self._ids = itertools.count(1)
        self._to_server.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Any:
        """Give the server what the client sends."""
        return await self._to_server.get()

    async def deliver(self, message: Any) -> None:
        """Take what the server sends."""
        await self.reads.wait()
        self._to_client.put_nowait(message)

    def send(self, message: Any) -> None:
        """Send a message, as JSON unless it is a text or bytes."""
        if isinstance(message, bytes):
            self._to_server.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Go."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def read(self) -> Json:
        """Return the next message; raise ``Closed`` if there will be none."""
        async with asyncio.timeout(LONG):
            message = await self._to_client.get()
        if message["type"] == "websocket.close":
            raise Closed(message["code"], message.get("reason") or "")
        read: Json = json.loads(message["text"])
        self.seen.append(read)
        return read

    async def next(self, kind: str, condition: Callable[[Json], bool] = lambda message: True) -> Json:
        """Return the next message of a kind for which something holds."""
        while True:
            message = await self.read()
            if message["type"] == kind and condition(message):
                return message

    async def closed(self) -> Closed:
        """Wait until the server closes the stream."""
        try:
            while True:
                await self.read()
        except Closed as closed:
            return closed

    async def request(self, **message: Any) -> Json:
        """Send a request and return its answer, done or refused."""
        id = next(self._ids)
        self.send({**message, "id": id})
        while True:
            answer = await self.read()
            if answer.get("id") == id:
                return answer

    async def play(self, seat: int, revision: int, action: str) -> Json:
        """Play an action."""
        return await self.request(type="play", seat=seat, revision=revision, action=action)


@asynccontextmanager
async def connect(server: Server, game: str, language: str = "en") -> AsyncIterator[Stream]:
    """Open a stream; nothing is said yet."""
    stream = Stream()
    scope = make_scope("websocket", f"/api/games/{game}/stream", {"accept-language": language}, peer="127.0.0.1")
    task = stream.task = asyncio.create_task(server.app(scope, stream.receive, stream.deliver))
    accepted = await stream._to_client.get()
    assert accepted["type"] == "websocket.accept", accepted
    try:
        yield stream
    finally:
        stream.reads.set()
        stream.leave()
        async with asyncio.timeout(LONG):
            await task


async def until(question: Callable[[], Any]) -> Any:
    """Ask until the answer is yes: a condition, or one that must be awaited."""
    async with asyncio.timeout(LONG):
        while True:
            answer = question()
            if asyncio.iscoroutine(answer):
                answer = await answer
            if answer:
                return answer
            await asyncio.sleep(0)
