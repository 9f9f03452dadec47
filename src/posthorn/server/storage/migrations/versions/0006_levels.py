"""Bots have the levels there are today."""

from alembic import op

revision = "0006"
down_revision = "0005"

_LEVELS = {"random": "stableboy", "postilion": "pilgrim", "postmaster": "merchant"}


def upgrade() -> None:
    """Give every bot the level that is as strong as the one it had."""
    for former, level in _LEVELS.items():
        op.execute(f"UPDATE seats SET bot = '{level}' WHERE bot = '{former}'")
