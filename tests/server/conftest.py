"""What the server's tests share: an event loop whose time can be advanced, and a server in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from posthorn.server import clock as server_clock
from tests.server.passing_time import Clock, PatientLoop
from tests.server.visitors import Server, Visitor, running


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run asynchronous tests, all on one loop."""
    return "asyncio", {"loop_factory": PatientLoop}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock that the server goes by."""
    clock = Clock()
    monkeypatch.setattr(server_clock, "time", SimpleNamespace(time_ns=clock.time_ns))
    return clock


@pytest.fixture(scope="session")
async def server(anyio_backend: object, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """Return a server that many tests use; each has its own games."""
    async with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visitor(server: Server) -> Visitor:
    """Return somebody with a key."""
    return Visitor(server)


@pytest.fixture
def other(server: Server) -> Visitor:
    """Return somebody else with a key."""
    return Visitor(server)


@pytest.fixture
def stranger(server: Server) -> Visitor:
    """Return somebody without a key."""
    return Visitor(server, None)
