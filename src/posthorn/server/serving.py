"""One server process: how it runs, and how it ends without anybody noticing more than a new connection."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from posthorn.server.http.app import make_app
from posthorn.server.http.connections import uvicorn_options
from posthorn.server.operations.logs import set_up_logs
from posthorn.server.operations.settings import Settings

FAILED = 1

GARBAGE = (50_000, 20, 50)  # allocations and collections between two looks; Python's own are 700, 10, 10
TURN = 0.0005  # seconds after which a busy thread lets another run; Python's own are 0.005


class Server(uvicorn.Server):
    """A server that, told to end, first lets others have its games, and says for a while that it is not ready."""

    def __init__(self, app: Starlette, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(uvicorn.Config(app, **uvicorn_options(settings, app.state.limits)))
        self._app = app
        self._drain_seconds = settings.drain_seconds
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_ending = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; told so twice, at once."""
        registry = getattr(self._app.state, "registry", None)
        if self._is_ending or self._loop is None or registry is None:
            super().handle_exit(sig, frame)
            return
        self._is_ending = True
        self._loop.call_soon_threadsafe(registry.driving.retire)
        end = super().handle_exit
        self._loop.call_soon_threadsafe(
            lambda: asyncio.get_running_loop().call_later(self._drain_seconds, end, sig, frame)
        )


def run_server(
    settings: Settings,
    listening: socket.socket,
    *,
    ready: Callable[[], None] = lambda: None,
    ends_with: BaseProcess | None = None,
    watch: Callable[[Server], None] = lambda server: None,
) -> int:
    """Run a server on a port that was taken; return the exit status.

    It ends with another process, if that is named. ``watch`` is given the server before it begins.
    """
    set_up_logs(settings)
    tune_python()
    server = Server(make_app(settings), settings, ready)
    if ends_with is not None:
        threading.Thread(target=_end_with, args=(ends_with, server), daemon=True).start()
    watch(server)
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def _end_with(process: BaseProcess, server: Server) -> None:
    process.join()
    server.should_exit = True


def tune_python() -> None:
    """Set Python up for a server, see docs/performance.md.

    It looks for cyclic garbage seldom, since every move makes many lists and hardly any of them in a circle; and the
    thread of the storage need not wait long for its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
