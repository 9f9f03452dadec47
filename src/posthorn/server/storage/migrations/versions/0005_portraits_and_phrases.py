"""Which portrait a seat has, and which of the phrases that everybody reads in their own language was said."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns. Seats that are there have no portrait of their own, and keep their names."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("portrait", sa.SmallInteger, nullable=False, server_default="0"))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("phrase", sa.Text))
