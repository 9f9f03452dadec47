"""A bare echo endpoint of the same framework on the same web server: what ``posthorn bench server`` compares with."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from posthorn.server.http.connections import uvicorn_options
from posthorn.server.operations.settings import Settings


async def echo(websocket: WebSocket) -> None:
    """Send everything back."""
    await websocket.accept()
    while (message := await websocket.receive())["type"] == "websocket.receive":
        await websocket.send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    """Listen on a free port of this machine, and tell which."""
    # Without guards nobody says that a request has arrived, so that there is much time for it.
    settings = Settings(port=0, connections=0, sockets_per_client=0, receive_seconds=600.0)
    listening = socket.create_server((settings.host, 0), backlog=2048)
    print(f"http://{settings.host}:{listening.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    uvicorn.Server(uvicorn.Config(app, **uvicorn_options(settings))).run(sockets=[listening])


if __name__ == "__main__":
    main()
