"""Games, their seats, moves and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("scores", sa.Text),
        sa.Column("finished", sa.BigInteger),
        sa.Column("rematch", sa.Text),
        sa.CheckConstraint("status IN ('waiting', 'playing', 'over', 'abandoned')", name="games_status"),
    )
    op.create_index("games_by_status", "games", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("holder", sa.Text),
        sa.Column("randomness", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("code_until", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint("\"by\" IN ('person', 'bot', 'clock')", name="moves_by"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
