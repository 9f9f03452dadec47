"""Several processes may change a game: each sees by its version whether another was quicker. Proposals are kept too."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns: no game has been changed yet, and nothing proposed."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        games.add_column(sa.Column("proposals", sa.Text))
