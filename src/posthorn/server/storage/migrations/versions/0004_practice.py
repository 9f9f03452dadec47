"""Games of practice are found without looking at all others."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add an index."""
    op.create_index("games_by_practice", "games", ["practice", "created"])
