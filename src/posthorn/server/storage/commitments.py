"""Commitments to the shuffles of games to come: kept until their games are created, so many of each client."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from posthorn.server.storage.errors import StorageError
from posthorn.server.storage.schema import commitments


class NewCommitment(Struct, frozen=True):
    """A commitment. Of the same owner's, the oldest beyond so many are forgotten."""

    commitment: str
    game: str
    terms: str
    secret: str
    owner: str
    at: int
    most: int

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        row = {name: getattr(self, name) for name in ("commitment", "game", "terms", "secret", "owner", "at")}
        connection.execute(insert(commitments), row)
        own = select(commitments.c.number).where(commitments.c.owner == self.owner)
        newest = own.order_by(commitments.c.number.desc()).limit(self.most)
        older = commitments.c.number.not_in(newest.scalar_subquery())
        connection.execute(delete(commitments).where(commitments.c.owner == self.owner, older))

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


class ExpiredCommitments(Struct, frozen=True):
    """The end of all commitments made before a time, and of the oldest if there are too many."""

    before: int
    most: int

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(delete(commitments).where(commitments.c.at < self.before))
        newest = select(commitments.c.number).order_by(commitments.c.number.desc()).offset(self.most).limit(1)
        last = connection.execute(newest).scalar()
        if last is not None:
            connection.execute(delete(commitments).where(commitments.c.number <= last))

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


def find_commitment(connection: Connection, commitment: str) -> tuple[str, str, str] | None:
    """Return the terms, the game and the secret of a commitment, if it is there."""
    query = select(commitments.c.terms, commitments.c.game, commitments.c.secret)
    row = connection.execute(query.where(commitments.c.commitment == commitment)).one_or_none()
    return None if row is None else (row.terms, row.game, row.secret)
