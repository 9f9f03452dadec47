"""A game that was played on from a position of another one is found beside it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column, empty in all games that are there, and an index."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("branch_of", sa.Text))
    op.create_index("games_by_branch", "games", ["branch_of", "created"])
