"""Commitments to the shuffles of games to come are kept: a game may be created by another process than promised it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "commitments",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("commitment", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("commitments_by_owner", "commitments", ["owner", "number"])
