"""Games that nobody needs any more: how they are found, abandoned and removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, select, true, update

from posthorn.server.storage.errors import StorageError
from posthorn.server.storage.rows import Status
from posthorn.server.storage.schema import chat, games, leases, moves, presence, reviews, seats


class Expiry(Struct, frozen=True):
    """Which games have expired: those with a status in which something happened last before a time.

    A game without moves was ``moved`` when it was created.
    """

    status: tuple[Status, ...]
    since: Literal["created", "moved", "finished"]
    before: int
    practice: bool = False  # only those of practice

    @property
    def holds(self) -> ColumnElement[bool]:
        """What holds of them."""
        conditions = [games.c.status.in_(self.status), games.c.created < self.before]
        conditions.append(~exists().where(presence.c.game == games.c.id))  # somebody may listen at another process
        if self.since == "finished":
            conditions.append(games.c.finished < self.before)
        if self.since == "moved":
            of_game = select(moves.c.at).where(moves.c.game == games.c.id)
            last = of_game.order_by(moves.c.revision.desc()).limit(1).scalar_subquery()
            conditions.append(func.coalesce(last, games.c.created) < self.before)
        if self.practice:
            conditions.append(games.c.practice == true())
        return and_(*conditions)

    def find(self, connection: Connection, limit: int) -> list[str]:
        """Return the oldest of them."""
        query = select(games.c.id).where(self.holds).order_by(games.c.created).limit(limit)
        return list(connection.execute(query).scalars())

    def among(self, ids: Sequence[str]) -> Select[tuple[str]]:
        """Ask which of some games they are."""
        return select(games.c.id).where(games.c.id.in_(ids), self.holds)


class Abandonment(Struct, frozen=True):
    """The end of those of some games that have expired still."""

    game_ids: Sequence[str]
    expiry: Expiry
    at: int

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        ended = update(games).where(games.c.id.in_(self.game_ids), self.expiry.holds)
        connection.execute(ended.values(status="abandoned", finished=self.at, version=games.c.version + 1))

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


class Removal(Struct, frozen=True):
    """The removal of those of some games that have expired still."""

    game_ids: Sequence[str]
    expiry: Expiry

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        gone = list(connection.execute(self.expiry.among(self.game_ids)).scalars())
        for table in (chat, moves, reviews, seats, leases):
            connection.execute(delete(table).where(table.c.game.in_(gone)))
        # Where they followed another game, that can be followed by a new one.
        connection.execute(update(games).where(games.c.rematch.in_(gone)).values(rematch=None))
        # What branched off them stays.
        connection.execute(update(games).where(games.c.branch_of.in_(gone)).values(branch_of=None))
        connection.execute(delete(games).where(games.c.id.in_(gone)))

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None
