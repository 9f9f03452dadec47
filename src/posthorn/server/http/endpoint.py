"""How a function becomes an endpoint of the HTTP API: its body is read, its answer written, its refusals explained.

An ``Endpoint`` describes itself well enough that the OpenAPI document is made from it (``openapi``).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from posthorn.locale import Texts
from posthorn.server.errors import RequestError
from posthorn.server.http.lan_address import addresses_for
from posthorn.server.http.language import speak
from posthorn.server.keys import hash_key, is_key, new_key
from posthorn.server.messages.errors import ErrorAnswer
from posthorn.server.operations.limits import CLIENT
from posthorn.server.storage import InDoubt, StorageError
from posthorn.server.tables.presence import note_seen
from posthorn.server.tables.registry import TableRegistry

JSON = "application/json"

Function = TypeVar("Function", bound=Callable[..., Coroutine[Any, Any, Any]])


@dataclass(slots=True)
class Call:
    """One request: who asks, for what."""

    registry: TableRegistry
    path: dict[str, Any]
    query: dict[str, Any]
    key: str | None
    texts: Texts
    client: str  # the address the limits go by
    addresses: Callable[[], list[str]]  # where other devices find the server
    accepts_gzip: bool = False

    @property
    def game(self) -> str:
        """The id of the game in the path."""
        return str(self.path["game"])

    @property
    def seat(self) -> int:
        """The seat in the path."""
        return int(self.path["seat"])

    @property
    def holder(self) -> str | None:
        """Who asks, as a hash; None without a key."""
        return None if self.key is None else hash_key(self.key)

    def some_key(self) -> str:
        """Return the caller's key, or a new one."""
        self.key = self.key or new_key()
        return self.key


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter in the query."""

    name: str
    type: Any
    about: str
    default: Any = None


@dataclass(frozen=True, eq=False)
class Endpoint:
    """A function of the API and how it is called."""

    method: str
    path: str
    function: Callable[..., Coroutine[Any, Any, Any]]  # takes a call, and the body where there is one
    answer: Any  # the type of the answer
    body: Any = None  # the type of the body
    query: Sequence[Query] = ()
    status: int = 200
    key: str = "none"  # whether a key is needed: "none", "optional" or "needed"
    refusals: Sequence[int] = ()  # statuses beyond those that follow from path, key and body
    media: Sequence[str] = field(default=(JSON,))

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.function.__name__

    @property
    def about(self) -> str:
        """What it does."""
        return (self.function.__doc__ or "").strip()

    async def respond(self, request: Request) -> Response:
        """Answer a request."""
        registry: TableRegistry = request.app.state.registry
        texts = speak(request.headers.get("accept-language", ""))
        try:
            key = None if self.key == "none" else read_key(request.headers.get("authorization"))
            if self.key == "needed" and key is None:
                raise RequestError(401, "no-key")
            call = Call(
                registry=registry,
                path=request.path_params,
                query=self._read_query(request),
                key=key,
                texts=texts,
                client=request.scope[CLIENT],
                addresses=lambda: addresses_for(request.scope, request.app.state.settings),
                accepts_gzip="gzip" in request.headers.get("accept-encoding", ""),
            )
            body = () if self.body is None else (await self._read_body(request),)
            answer = await registry.finish(
                lambda: self.function(call, *body), call.path.get("game"), reads=self.method == "GET"
            )
            if "game" in call.path:
                note_seen(registry, registry.in_memory(call.game), call.holder)
        except RequestError as refusal:
            registry.metrics.refused(refusal.code)
            return refuse(refusal, texts)
        except StorageError as error:
            return refuse(unavailable(error), texts)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), self.status, media_type=JSON)

    def _read_query(self, request: Request) -> dict[str, Any]:
        values: dict[str, Any] = {query.name: query.default for query in self.query}
        for name, text in request.query_params.multi_items():
            known = next((query for query in self.query if query.name == name), None)
            if known is None:
                raise RequestError(400, "unknown-parameter", name=name[:40], legal=[query.name for query in self.query])
            try:
                values[name] = msgspec.convert(text, known.type, strict=False)
            except msgspec.ValidationError as error:
                # Here and below its own words, in English: they are for whoever writes the program that asks.
                raise RequestError(400, "bad-parameter", name=name, reason=str(error)) from None
        return values

    async def _read_body(self, request: Request) -> Any:
        media = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
        if media != JSON:
            raise RequestError(415, "not-json")
        try:
            return msgspec.json.decode(await request.body(), type=self.body)
        except ClientDisconnect:
            raise RequestError(400, "gone") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            status = 422 if isinstance(error, msgspec.ValidationError) else 400
            raise RequestError(status, "bad-body", reason=str(error)) from None


class Endpoints(list[Endpoint]):
    """The endpoints of an API: ``get`` and ``post`` make a function one of them.

    What is sent is the type of the function's ``body``, what is answered the type of its result.
    """

    def get(self, path: str, **how: Any) -> Callable[[Function], Function]:
        """Answer GET requests to a path by a function."""
        return self._declare("GET", path, how)

    def post(self, path: str, **how: Any) -> Callable[[Function], Function]:
        """Answer POST requests to a path by a function."""
        return self._declare("POST", path, how)

    def _declare(self, method: str, path: str, how: dict[str, Any]) -> Callable[[Function], Function]:
        def declare(function: Function) -> Function:
            types = get_type_hints(function)
            described = {"answer": types["return"], "body": types.get("body"), **how}
            self.append(Endpoint(method, path, function, **described))
            return function

        return declare


def read_key(header: str | None) -> str | None:
    """Return the key of an Authorization header."""
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not is_key(key.strip()):
        raise RequestError(401, "bad-key")
    return key.strip()


def unavailable(error: StorageError) -> RequestError:
    """Return what clients are told when the storage fails; why it does is for the log alone, which has it."""
    return RequestError(503, "in-doubt") if isinstance(error, InDoubt) else RequestError(503, "storage")


def refuse(refusal: RequestError, texts: Texts) -> Response:
    """Return the answer that says why not."""
    headers = {"www-authenticate": "Bearer"} if refusal.status == 401 else {}
    if refusal.status == 429 and "seconds" in refusal.details:
        headers["retry-after"] = str(refusal.details["seconds"])
    content = msgspec.json.encode(ErrorAnswer(refusal.problem(texts)))
    return Response(content, refusal.status, headers=headers, media_type=JSON)
