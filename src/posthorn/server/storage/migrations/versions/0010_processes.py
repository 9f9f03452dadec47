"""Processes that share a database: which are alive, which drives which game, and who listens where."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables; games that are played wait for a process to drive them."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("leases_by_process", "leases", ["process"])
    op.create_table(
        "presence",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_by_process", "presence", ["process"])
    op.execute("INSERT INTO leases (game, process) SELECT id, '' FROM games WHERE status = 'playing'")
