"""The tables, the same in SQLite and PostgreSQL. Whoever changes them adds a step in ``migrations/versions``."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from posthorn.server.storage.rows import MOVERS, STATUSES, GameSettings, Proposals

REVISION = "0013"  # the last step in migrations/versions
VERSION_TABLE = "posthorn_version"  # not Alembic's usual name: by this one a database is known to be ours


class Json(TypeDecorator[Any]):
    """A value as JSON, read back as its type."""

    impl = Text
    cache_ok = True

    def __init__(self, of: Any) -> None:
        super().__init__()
        self.of = of

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write the value."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Read the value."""
        return None if value is None else msgspec.json.decode(value, type=self.of)


class Decimal(TypeDecorator[int]):
    """A whole number of any size as text: a seed's 128 bits fit no number column that both databases have."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        """Write the number."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        """Read the number."""
        return None if value is None else int(value)


metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("settings", Json(GameSettings), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("host", Text),
    Column("rules_version", Integer, nullable=False),
    Column("seed", Decimal),
    Column("scores", Json(tuple[int, ...])),
    Column("finished", BigInteger),
    Column("rematch", Text),
    Column("practice", Boolean),
    Column("committed_game", Text, nullable=False),
    Column("committed_terms", Text, nullable=False),
    Column("branch_of", Text),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("proposals", Json(Proposals)),
    CheckConstraint(f"status IN {STATUSES}", name="games_status"),
    Index("games_by_status", "status", "created"),
    Index("games_by_practice", "practice", "created"),
    Index("games_by_branch", "branch_of", "created"),
)

# Without row ids SQLite keeps a table itself in the key's order: one tree to write, and a game's rows lie together.
seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("bot", Text),
    Column("holder", Text),
    Column("randomness", Text, nullable=False),
    Column("code", Text),
    Column("code_until", BigInteger),
    Column("seen", BigInteger),
    Column("attempt", SmallInteger, nullable=False),
    Column("awaited", Boolean, nullable=False),
    Column("portrait", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, key="revision", primary_key=True, autoincrement=False),
    Column("action", Integer, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint(f'"by" IN {MOVERS}', name="moves_by"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", Text),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("review", Text, nullable=False),
    sqlite_with_rowid=False,
)

commitments = Table(
    "commitments",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("commitment", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("owner", Text, nullable=False),  # the hash of a client's network
    Column("at", BigInteger, nullable=False),
    Index("commitments_by_owner", "owner", "number"),
)

# What processes that share the database keep about themselves (``sharing``); a file of SQLite has one, and no rows.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("search", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

leases = Table(
    "leases",
    metadata,
    Column("game", Text, primary_key=True),
    Column("process", Text, nullable=False),
    Index("leases_by_process", "process"),
    sqlite_with_rowid=False,
)

presence = Table(
    "presence",
    metadata,
    Column("game", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Index("presence_by_process", "process"),
    sqlite_with_rowid=False,
)

bot_jobs = Table(
    "bot_jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("client", Text, nullable=False),  # the hash of its network
    Column("urgency", SmallInteger, nullable=False),
    Column("need", SmallInteger, nullable=False),
    Column("question", Text, nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("worker", Text),
    Column("claimed", BigInteger),
    Column("answer", Text),
    Index("bot_jobs_by_server", "server"),
)

bot_accounts = Table(
    "bot_accounts",
    metadata,
    Column("client", Text, primary_key=True),
    Column("seconds", Float, nullable=False),
    sqlite_with_rowid=False,
)
