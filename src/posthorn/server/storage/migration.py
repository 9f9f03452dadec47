"""Which schema a database has, and how it gets ours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from posthorn.server.storage.errors import StorageError
from posthorn.server.storage.schema import REVISION, VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def is_current(connection: Connection, database: str) -> bool:
    """Return whether a database has our schema; False: it is empty or older. One of others, or newer, is refused."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise StorageError("foreign", database=database, tables=", ".join(sorted(tables)[:3]))
        return False
    revision = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if revision == REVISION:
        return True
    if revision is not None and revision not in _revisions():
        if not _has_room_for_us(connection):
            raise StorageError("newer", database=database, revision=str(revision), known=REVISION)
        return True
    return False


def _has_room_for_us(connection: Connection) -> bool:
    """Return whether a newer program has only added to the schema, so that this one can go on beside it."""
    if "oldest" not in {column["name"] for column in inspect(connection).get_columns(VERSION_TABLE)}:
        return False
    oldest = connection.execute(text(f"SELECT oldest FROM {VERSION_TABLE}")).scalar()
    return oldest is not None and str(oldest) <= REVISION


def migrate(connection: Connection, revision: str = "head") -> None:
    """Take the steps to a schema, in the transaction of the connection."""
    from alembic import command  # slow to import, and seldom needed

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    if revision == "head":
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET oldest = :oldest"), {"oldest": oldest_beside()})


def oldest_beside() -> str:
    """Return the oldest schema whose program can work with the newest: the last one that was not merely added to."""
    from alembic.script import ScriptDirectory

    for script in ScriptDirectory.from_config(_config()).walk_revisions():
        if not getattr(script.module, "additive", False):
            return str(script.revision)
    raise AssertionError


def _revisions() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    # A percent sign would be read as the beginning of a reference.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
