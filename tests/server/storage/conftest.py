"""The databases on which the storage is tested: the same tests run on a file of SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from posthorn.server.storage import Storage


@pytest.fixture
def anyio_backend() -> str:
    """Run tests that await in asyncio."""
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'games' / 'posthorn.db'}"


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param("postgresql", marks=[pytest.mark.xdist_group("postgresql"), pytest.mark.slow]),
    ]
)
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a new database, of one kind and of the other."""
    fixture = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    found = request.getfixturevalue(fixture)
    assert isinstance(found, str)
    return found


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    """Return an open storage, on one kind of database and on the other."""
    storage = Storage(url)
    await storage.open()
    yield storage
    await storage.close()


def make_folder(url: str) -> None:
    """Make the folder for a file of SQLite."""
    kind = make_url(url)
    if kind.drivername == "sqlite" and kind.database is not None:
        Path(kind.database).parent.mkdir(exist_ok=True)
