"""A database says which older programs can work with it, so that they can go on while a newer one comes."""

import sqlalchemy as sa
from alembic import op

from posthorn.server.storage.schema import VERSION_TABLE

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column to the table of the version."""
    op.add_column(VERSION_TABLE, sa.Column("oldest", sa.Text))
