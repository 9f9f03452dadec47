"""Whether a game is practice, and when the holder of a seat was last here; no live hand is left for strangers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; give the seats that were opened in a game under way to bots."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("practice", sa.Boolean))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seen", sa.BigInteger))
    # A game without a host was imported: whoever has its record knows everything, and its seats are still to be taken.
    op.execute("UPDATE games SET practice = true WHERE host IS NULL AND status = 'playing'")
    op.execute(
        "UPDATE seats SET bot = 'postmaster' WHERE holder IS NULL AND bot IS NULL"
        " AND game IN (SELECT id FROM games WHERE host IS NOT NULL AND status = 'playing')"
    )
