"""Two servers on one PostgreSQL, and people who do not know which of them answers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.visitors import Server, running


@pytest.fixture
async def servers(postgres_url: str, tmp_path: Path) -> AsyncIterator[list[Server]]:
    """Run two servers on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(tmp_path, database=postgres_url)) for _ in range(2)]
