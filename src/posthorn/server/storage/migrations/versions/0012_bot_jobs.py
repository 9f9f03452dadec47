"""The bots' queue of all processes that share a database, and which of them can search."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bot_jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("urgency", sa.SmallInteger, nullable=False),
        sa.Column("need", sa.SmallInteger, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("answer", sa.Text),
    )
    op.create_index("bot_jobs_by_server", "bot_jobs", ["server"])
    op.create_table(
        "bot_accounts",
        sa.Column("client", sa.Text, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("processes") as processes:
        processes.add_column(sa.Column("search", sa.Text, nullable=False, server_default=""))
