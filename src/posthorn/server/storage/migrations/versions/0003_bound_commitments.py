"""What a commitment is bound to, at which attempt randomness was taken, and who has still to agree to a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns. Commitments of games that are there stay bound to nothing."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("committed_game", sa.Text, nullable=False, server_default=""))
        games.add_column(sa.Column("committed_terms", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("attempt", sa.SmallInteger, nullable=False, server_default="1"))
        seats.add_column(sa.Column("awaited", sa.Boolean, nullable=False, server_default=sa.false()))
