"""What stands before the application."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from posthorn.locale import Texts
from posthorn.server.http.guards import SECURITY_HEADERS, Guards
from posthorn.server.operations.limits import CLIENT, Limits
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings
from tests.server.asking import Answer, ask, connect

GAME = "hx7kd2m9qwertzup3456"
KEY = "Zm9vYmFyYmF6cXV4LXF1dXV4LWNvcmdlLWdyYXVsdC0"


async def echo(request: Request) -> Response:
    """Answer with the body."""
    return Response(await request.body())


async def tell_client(request: Request) -> Response:
    """Answer with whose request it is."""
    return PlainTextResponse(request.scope[CLIENT])


async def framed(request: Request) -> Response:
    """Answer with a policy of one's own."""
    return PlainTextResponse("", headers={"Content-Security-Policy": "sandbox", "Cache-Control": "max-age=1"})


async def fail(request: Request) -> Response:
    """Fail."""
    raise RuntimeError(f"with {KEY}")


async def stream(websocket: WebSocket) -> None:
    """Stay until the client goes."""
    await websocket.accept()
    with pytest.raises(WebSocketDisconnect):
        await websocket.receive_text()


def guard(**settings: Any) -> Guards:
    """Return guards before a small application."""
    chosen = Settings(**{"requests_per_second": 0.0, **settings})
    app = Router(
        routes=[
            Route("/api/games", echo, methods=["GET", "POST", "DELETE"]),
            Route("/api/games/{game}", echo, methods=["GET", "POST"]),
            Route("/api/records", echo, methods=["POST"]),
            Route("/api/framed", framed),
            Route("/api/fail", fail, methods=["GET", "POST"]),
            Route("/client", tell_client),
            Route("/metrics", tell_client),
            WebSocketRoute("/api/games/{game}/stream", stream),
            Mount("/assets", PlainTextResponse("file")),
            Mount("/inner", routes=[Route("/{name}", tell_client)]),
        ]
    )
    return Guards(app, chosen, Limits(chosen, lambda: 0.0), Metrics())


def get(guards: Guards, *arguments: Any, **options: Any) -> Answer:
    """Send one request."""
    return asyncio.run(ask(guards, *arguments, **options))


# --- answers --------------------------------------------------------------------------------------------------------


def test_security_headers_on_every_answer() -> None:
    """Pages, refusals, failures and unknown addresses all carry the security headers."""
    guards = guard()
    answers = [
        get(guards),
        get(guards, path="/nowhere"),
        get(guards, path="/api/fail"),
        get(guards, "POST", headers={"origin": "https://evil.example"}),
    ]
    assert [answer.status for answer in answers] == [200, 404, 500, 403]
    for answer in answers:
        for name, value in SECURITY_HEADERS:
            assert answer.headers[name.decode()] == value.decode()
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy


def test_an_answers_own_headers_stay() -> None:
    """An answer may bring a policy of its own; it is not doubled."""
    answer = get(guard(), path="/api/framed")
    assert answer.headers["content-security-policy"] == "sandbox"
    assert answer.headers["cache-control"] == "max-age=1"


def test_what_the_api_says_is_not_kept() -> None:
    """Answers of the API are not cached, files may be."""
    assert get(guard(), path="/api/games").headers["cache-control"] == "no-store"
    assert "cache-control" not in get(guard(), path="/client").headers


def test_failures_are_refusals(caplog: pytest.LogCaptureFixture) -> None:
    """A failing application is answered with a refusal that tells nothing, and logged."""
    with caplog.at_level(logging.ERROR, "posthorn"):
        answer = get(guard(), path="/api/fail")
    assert (answer.status, answer.code) == (500, "failed")
    assert b"with" not in answer.body.replace(b"went wrong", b"")
    assert KEY.encode() not in answer.body
    assert "RuntimeError" in caplog.text


def test_refusals_are_in_the_clients_language() -> None:
    """What is refused before it reaches the API is refused in the language the client asks for."""
    headers = {"origin": "https://evil.example", "accept-language": "de-AT, en;q=0.5"}
    assert json.loads(get(guard(), "POST", headers=headers).body)["error"]["message"] == Texts("de")(
        "server-refused-other-origin"
    )


def test_half_an_answer_is_broken_off() -> None:
    """A failure in the middle of an answer reaches the server, which ends the connection."""

    async def half(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("half")

    guards = guard()
    guards.app = half
    with pytest.raises(RuntimeError, match="half"):
        get(guards)


# --- where requests come from ---------------------------------------------------------------------------------------

ALLOWED: list[dict[str, str]] = [
    {},  # programs
    {"origin": "http://127.0.0.1:8017"},
    {"origin": "HTTP://127.0.0.1:8017", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "http://localhost", "host": "localhost:80"},
    {"origin": "https://post.example.org", "host": "127.0.0.1:8017"},
    {"origin": "https://post.example.org", "host": "post.example.org"},
    {"origin": "https://other.example.org:8443"},
]
REFUSED: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "http://127.0.0.1:9999"},
    {"origin": "http://127.0.0.1:80179"},
    {"origin": "null"},
    {"origin": ""} | {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://post.example.org", "host": "post.example.org"},
    {"origin": "https://post.example.org.evil.example"},
    {"origin": "https://evilpost.example.org"},
    {"origin": "ftp://127.0.0.1:8017"},
    {"origin": "127.0.0.1:8017"},
    {"origin": f"https://{'a' * 5000}.example"},
]
PUBLIC = {"public_url": "https://post.example.org", "allowed_origins": ("https://other.example.org:8443",)}


@pytest.mark.parametrize("headers", ALLOWED)
def test_own_pages_and_programs_may(headers: dict[str, str]) -> None:
    """Our pages under all our names, and programs, may change things and open streams."""
    guards = guard(**PUBLIC)
    assert get(guards, "POST", headers=headers).status == 200
    assert asyncio.run(connect(guards, headers))[0]["type"] == "websocket.accept"


@pytest.mark.parametrize("headers", REFUSED)
def test_other_sites_may_not(headers: dict[str, str]) -> None:
    """Other sites' pages can neither change anything nor open a stream."""
    guards = guard(**PUBLIC)
    for method in ("POST", "DELETE", "PATCH"):
        answer = get(guards, method, headers=headers)
        assert (answer.status, answer.code) == (403, "other-origin")
    start, body = asyncio.run(connect(guards, headers))
    assert start["type"] == "websocket.http.response.start"
    assert start["status"] == 403
    assert b"other-origin" in body["body"]


def test_other_sites_may_look() -> None:
    """A GET from elsewhere is answered; without CORS the other page cannot read the answer."""
    answer = get(guard(), headers={"origin": "https://evil.example"})
    assert answer.status == 200
    assert not any(name.startswith("access-control") for name in answer.headers)


@pytest.mark.parametrize(
    "host", ["localhost:8017", "127.0.0.1", "[::1]:8017", "LOCALHOST", "a.localhost", "post.example.org"]
)
def test_names_of_this_machine(host: str) -> None:
    """A server for this machine only answers to this machine's names and its public one."""
    assert get(guard(**PUBLIC), headers={"host": host}).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8017", "192.0.2.1", "localhost.evil.example", "a" * 5000]
)
def test_names_of_others(host: str) -> None:
    """A name that somebody else lets lead to this machine is refused, for pages and for streams."""
    guards = guard(**PUBLIC)
    answer = get(guards, headers={"host": host})
    assert (answer.status, answer.code) == (421, "unknown-host")
    assert asyncio.run(connect(guards, {"host": host}))[0]["status"] == 421


def test_names_where_others_may_connect() -> None:
    """A server for other machines has names that it does not know."""
    assert get(guard(host="0.0.0.0"), headers={"host": "club.lan:8017"}).status == 200


# --- how much -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("announced", [True, False])
def test_body_size(announced: bool) -> None:
    """A body may be as large as the limit and not a byte larger, whether its size is announced or not."""
    guards = guard(body_size=100)

    def send(size: int) -> Answer:
        headers = {"content-length": str(size)} if announced else {"transfer-encoding": "chunked"}
        return get(guards, "POST", headers=headers, body=[b"x" * 60, b"y" * (size - 60)])

    assert (send(100).status, send(100).body) == (200, b"x" * 60 + b"y" * 40)
    answer = send(101)
    assert (answer.status, answer.code, answer.headers["connection"]) == (413, "body-too-large", "close")


def test_an_announced_giant_is_not_even_read() -> None:
    """A length over the limit is refused before the body comes; absurd ones too."""
    for length in ("101", "9" * 5000):
        answer = get(guard(body_size=100), "POST", headers={"content-length": length}, body=[None])
        assert answer.status == 413


def test_an_endless_body() -> None:
    """A body without an end is cut off at the limit."""

    def endless() -> Any:
        for _ in range(10_000):
            yield b"x" * 10

    assert get(guard(body_size=100), "POST", headers={"transfer-encoding": "chunked"}, body=endless()).status == 413


def test_records_may_be_larger() -> None:
    """What is imported has a limit of its own."""
    guards = guard(body_size=100, import_size=200)
    headers = {"content-length": "200"}
    assert get(guards, "POST", "/api/records", headers, [b"x" * 200]).status == 200
    assert get(guards, "POST", "/api/records", {"content-length": "201"}, [b"x" * 201]).status == 413


def test_slow_bodies() -> None:
    """A client that does not send its body in time is told so."""
    answer = get(guard(receive_seconds=0.01), "POST", headers={"content-length": "5"}, body=[b"x", None])
    assert (answer.status, answer.code, answer.headers["connection"]) == (408, "body-too-slow", "close")


def test_a_client_that_goes() -> None:
    """Nobody is answered who has gone before the body was there."""
    assert get(guard(), "POST", headers={"content-length": "5"}, body=[]).status is None


def test_what_follows_the_body() -> None:
    """After the body the application still learns that the client goes."""
    seen: list[str] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        seen.extend([(await receive())["type"], (await receive())["type"]])

    guards = guard()
    guards.app = listen
    get(guards, "POST", headers={"content-length": "2"}, body=[b"ab"])
    assert seen == ["http.request", "http.disconnect"]


def test_rate() -> None:
    """Who asks too often is told when to ask again; others are not affected."""
    guards = guard(requests_per_second=0.1, request_burst=3)
    assert [get(guards).status for _ in range(4)] == [200, 200, 200, 429]
    answer = get(guards)
    assert (answer.code, answer.headers["retry-after"]) == ("too-many-requests", "10")
    assert asyncio.run(connect(guards))[0]["status"] == 429
    assert get(guards, peer="192.0.2.8").status == 200


def test_connections() -> None:
    """A client, and all together, have only so many streams; who goes makes room."""
    guards = guard(connections_per_client=1, connections=2)
    assert guards.limits.connections.enter("192.0.2.7")
    assert asyncio.run(connect(guards))[0]["status"] == 503
    assert asyncio.run(connect(guards, peer="192.0.2.8"))[0]["type"] == "websocket.accept"
    assert asyncio.run(connect(guards, peer="192.0.2.8"))[0]["type"] == "websocket.accept"
    assert guards.limits.connections.enter("192.0.2.9")
    assert asyncio.run(connect(guards, peer="192.0.2.8"))[0]["status"] == 503


def test_refused_streams_where_the_server_cannot_answer() -> None:
    """Without the extension for answers a refused stream is closed."""
    sent = asyncio.run(connect(guard(), {"origin": "https://evil.example"}, can_answer=False))
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "other-origin"}]


def test_the_client_is_noted() -> None:
    """The application learns whom the limits count, through trusted proxies too."""
    assert get(guard(), path="/client").body == b"192.0.2.7"
    guards = guard(trusted_proxies=("192.0.2.0/24",))
    assert get(guards, path="/client", headers={"x-forwarded-for": "198.51.100.1"}).body == b"198.51.100.1"


def test_a_forgotten_proxy_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """Where requests are forwarded and no proxy is trusted, the log says so, once."""
    guards = guard()
    with caplog.at_level(logging.WARNING, "posthorn"):
        for _ in range(2):
            get(guards, headers={"x-forwarded-for": "198.51.100.1"})
    assert caplog.text.count("trusted_proxies does not name it") == 1


# --- metrics and logs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "peer", "headers", "status"),
    [
        ("local", "127.0.0.1", {}, 200),
        ("local", "192.0.2.7", {}, 404),
        ("local", "127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, 404),
        ("all", "192.0.2.7", {}, 200),
        ("off", "127.0.0.1", {}, 404),
    ],
)
def test_who_may_read_metrics(who: str, peer: str, headers: dict[str, str], status: int) -> None:
    """Metrics are for programs on this machine, unless the host decides otherwise."""
    assert get(guard(metrics=who), path="/metrics", peer=peer, headers=headers).status == status


def test_requests_are_counted_by_route() -> None:
    """Metrics know templates of routes, whatever paths are asked for."""
    guards = guard()
    for path in (f"/api/games/{GAME}", "/api/games/x", "/nowhere", "/assets/x.js", "/inner/x", "/api/fail"):
        get(guards, path=path)
    get(guards, "POST", path=f"/api/games/{GAME}", headers={"origin": "null"})
    asyncio.run(connect(guards))
    text = guards.metrics.render().decode()
    for line in (
        'method="GET",route="/api/games/{game}",status="200"} 2.0',
        'method="GET",route="(unknown)",status="404"} 1.0',
        'method="GET",route="/assets/*",status="200"} 1.0',
        'method="GET",route="/inner/{name}",status="200"} 1.0',
        'method="GET",route="/api/fail",status="500"} 1.0',
        'method="POST",route="(refused)",status="403"} 1.0',
        'posthorn_refusals_total{code="other-origin"} 1.0',
        "posthorn_connections 0.0",
    ):
        assert line in text
    assert GAME not in text


def test_the_access_log(caplog: pytest.LogCaptureFixture) -> None:
    """Every request and stream leaves a line with its client, without queries, heads and whole ids."""
    guards = guard()
    with caplog.at_level(logging.INFO, "posthorn.access"):
        headers = {"authorization": f"Bearer {KEY}", "cookie": KEY}
        get(guards, path=f"/api/games/{GAME}", headers=headers)
        get(guards, path=f"/{KEY}")
        asyncio.run(connect(guards, headers, path=f"/api/games/{GAME}/stream"))
    lines = [record.getMessage() for record in caplog.records if record.name == "posthorn.access"]
    assert lines == [
        "GET /api/games/hx7kd2… 200",
        "GET /Zm9vYm… 404",
        "WebSocket /api/games/hx7kd2…/stream 101",
        "WebSocket /api/games/hx7kd2…/stream closed",
    ]
    assert all(vars(record)["client"] == "192.0.2.7" for record in caplog.records)
    assert KEY not in "".join(str(vars(record)) for record in caplog.records)


def test_lifespan_passes() -> None:
    """What is neither a request nor a stream goes straight to the application."""
    seen = []

    async def note(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    guards = guard()
    guards.app = note
    asyncio.run(guards({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert seen == ["lifespan"]
