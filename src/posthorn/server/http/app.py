"""The application: everything that answers, behind its guards."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from posthorn.server.bots.bots import Bots
from posthorn.server.errors import RequestError
from posthorn.server.http.api import ENDPOINTS
from posthorn.server.http.documentation import documentation_routes
from posthorn.server.http.endpoint import JSON, refuse
from posthorn.server.http.guards import Guards
from posthorn.server.http.language import speak
from posthorn.server.http.openapi import STYLE, api_json, api_page
from posthorn.server.http.stream import stream
from posthorn.server.operations.limits import Limits
from posthorn.server.operations.metrics import CONTENT_TYPE, Metrics
from posthorn.server.operations.settings import Settings
from posthorn.server.storage import Storage, StorageError
from posthorn.server.tables.registry import TableRegistry
from posthorn.server.tables.upkeep import Upkeep

CLIENT_FILES = Path(__file__).parents[1] / "client"  # the browser client, once it is built
ASK_AGAIN = {"cache-control": "no-cache"}  # kept, but asked after each time: so a new client is seen at once
LASTING = "public, max-age=31536000, immutable"  # other content has another name


def make_app(settings: Settings) -> Starlette:
    """Return the application for some settings; it opens its storage when it is started."""
    metrics = _metrics_of(settings)
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(settings.database, metrics.committed)
        await storage.open()
        bots = Bots(
            settings.bot_workers,
            settings.warm_up,
            lambda: registry.bots_are_ready(),
            observe=metrics.thought,
            storage=storage,
        )
        registry = TableRegistry(storage, bots, limits, metrics, settings.longest_thinking_time)
        upkeep = Upkeep(registry, settings)
        metrics.set_games(await storage.count())
        metrics.watch(
            tables=lambda: registry.live_tables,
            leases=lambda: sum(live.drives for live in registry.live),
            bot_queue=lambda: bots.waiting + bots.thinking,
            disk_free=settings.disk_free,
        )
        app.state.registry = registry
        app.state.upkeep = upkeep
        try:
            await registry.open()
            await bots.start()
            upkeep.open()
            yield
        finally:
            await bots.stop()
        await upkeep.close()
        await registry.close()
        await storage.close()
        metrics.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guards, settings=settings, limits=limits, metrics=metrics)],
        exception_handlers={HTTPException: _refuse},
    )
    app.state.metrics = metrics
    app.state.limits = limits
    app.state.settings = settings
    return app


def _metrics_of(settings: Settings) -> Metrics:
    """Return what counts and measures; what OpenTelemetry needs is imported only if it is asked for."""
    if not settings.tracing:
        return Metrics()
    from posthorn.server.operations.tracing import TracedMetrics

    return TracedMetrics()


class SeatConvertor(Convertor[int]):
    """The number of a seat in an address: a short one, since long ones cost time."""

    regex = "[0-9]{1,4}"

    def convert(self, value: str) -> int:
        """Read it."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Write it."""
        return str(value)


class PageConvertor(Convertor[str]):
    """The address of a page: any but those of the API."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        """Read it."""
        return value

    def to_string(self, value: str) -> str:
        """Write it."""
        return value


register_url_convertor("seat", SeatConvertor())
register_url_convertor("page", PageConvertor())


class LastingFiles(StaticFiles):
    """Files that never change; the build has compressed some of them."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Send the compressed file to anyone who accepts it, and let browsers keep it."""
        packed = Path(f"{os.fspath(full_path)}.gz")
        if packed.is_file() and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response = super().file_response(packed, packed.stat(), scope, status_code)
            response.headers["content-encoding"] = "gzip"
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = LASTING
        return response


def _routes() -> list[BaseRoute]:
    return [
        *(Route(one.path, one.respond, methods=[one.method], name=one.name) for one in ENDPOINTS),
        WebSocketRoute("/api/games/{game}/stream", stream),
        Route("/api/openapi.json", _openapi),
        Route("/api/docs", _docs),
        Route("/api/docs.css", _docs_style),
        Route("/health", _health),
        Route("/metrics", _metrics),
        *documentation_routes(),
        *_client_routes(),
    ]


def _client_routes() -> list[BaseRoute]:
    if not (CLIENT_FILES / "index.html").exists():
        return []
    return [
        Mount("/assets", LastingFiles(directory=CLIENT_FILES / "assets")),
        Route("/{path:page}", _client_page),
    ]


async def _client_page(request: Request) -> Response:
    """Send the client or a file beside it; at any other address the client, which says that there is no such page."""
    path = request.path_params["path"]
    for file in CLIENT_FILES.iterdir():
        if file.name == (path or "index.html") and file.is_file():
            return FileResponse(file, headers=ASK_AGAIN)
    # All its addresses are relative, since the server may be mounted anywhere: a base leads back to its root.
    base = "../" * path.count("/") or "./"
    page = (CLIENT_FILES / "index.html").read_text("utf-8").replace("<head>", f'<head><base href="{base}" />', 1)
    return HTMLResponse(page, HTTPStatus.NOT_FOUND, ASK_AGAIN)


async def _openapi(request: Request) -> Response:
    return Response(api_json(ENDPOINTS), media_type=JSON)


async def _docs(request: Request) -> Response:
    return Response(api_page(ENDPOINTS), media_type="text/html")


async def _docs_style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


async def _health(request: Request) -> Response:
    """Say whether the server can do its work: games can be stored, and it does not end."""
    registry: TableRegistry = request.app.state.registry
    texts = speak(request.headers.get("accept-language", ""))
    if registry.driving.is_retired:
        return refuse(RequestError(503, "ending"), texts)
    try:
        await registry.storage.check()
    except StorageError:
        return refuse(RequestError(503, "storage"), texts)
    return Response(
        msgspec.json.encode({"game": "posthorn", "status": "ok", "bots_ready": registry.bots_ready}), media_type=JSON
    )


async def _metrics(request: Request) -> Response:
    return Response(request.app.state.metrics.render(), media_type=CONTENT_TYPE)


async def _refuse(request: Request, error: Exception) -> Response:
    """Say in our own form what the router refuses: no such page, or another method."""
    assert isinstance(error, HTTPException)
    texts = speak(request.headers.get("accept-language", ""))
    if error.status_code != HTTPStatus.METHOD_NOT_ALLOWED:
        return refuse(RequestError(error.status_code, "no-such-page"), texts)
    response = refuse(RequestError(error.status_code, "other-method"), texts)
    # Each method of an address has a route of its own.
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    matching = [route.methods or () for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    response.headers["allow"] = ", ".join(sorted({method for methods in matching for method in methods}))
    return response
