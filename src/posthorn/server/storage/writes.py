"""What can be written, and how many writes become durable at once.

A *job* is one or more writes that happen together or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Table, delete, exists, insert, select, text, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from posthorn.server.storage.errors import GameTaken, Overtaken, RevisionTaken, StorageError, UnknownGame, reason_of
from posthorn.server.storage.expiry import Abandonment, Removal
from posthorn.server.storage.notices import Notice
from posthorn.server.storage.rows import ChatRow, GameRow, Move, SeatRow
from posthorn.server.storage.schema import VERSION_TABLE, chat, games, leases, moves, reviews, seats

# What is fixed when a row is made. All else of a game or seat may change.
_FIXED = {
    *("id", "created", "settings", "secret", "commitment", "committed_game", "committed_terms", "rules_version"),
    *("branch_of", "version"),
    *("game", "seat"),
}


class Write(Protocol):
    """Something to be written."""

    def carry_out(self, connection: Connection) -> None:
        """Write it."""

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""


class NewGame(Struct, frozen=True):
    """A game that was not there, with its seats."""

    game: GameRow
    seats: Sequence[SeatRow]
    moves: Sequence[Move] = ()  # those of an imported game

    @property
    def game_id(self) -> str:
        """The game's id."""
        return self.game.id

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(insert(games), asdict(self.game))
        for table, rows in ((seats, self.seats), (moves, self.moves)):
            if rows:
                connection.execute(insert(table), [{"game": self.game.id, **asdict(row)} for row in rows])

    def is_there(self, connection: Connection) -> bool:
        """Return whether it has been written: nobody else has the id."""
        return _has_game(connection, self.game.id)

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return GameTaken(self.game.id) if _has_game(connection, self.game.id) else None


class Append(Struct, frozen=True):
    """An entry for a game's log."""

    game_id: str
    move: Move

    @property
    def row(self) -> tuple[str | int, ...]:
        """The row, in the order of its columns."""
        move = self.move
        return self.game_id, move.revision, move.action, move.seat, move.by, move.at

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        _insert_moves(connection, [self.row])

    def is_there(self, connection: Connection) -> bool:
        """Return whether the log has this very entry."""
        key = (moves.c.game == self.game_id) & (moves.c.revision == self.move.revision)
        row = connection.execute(select(moves).where(key)).one_or_none()
        return row is not None and tuple(row) == self.row

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        taken = exists().where(moves.c.game == self.game_id, moves.c.revision == self.move.revision)
        if connection.execute(select(taken)).scalar():
            return RevisionTaken(self.game_id, self.move.revision)
        return _unknown(connection, self.game_id)


class GameChange(Struct, frozen=True):
    """Other values for some columns of a game; with the version that they follow from, ``Overtaken`` if it is older."""

    game_id: str
    changes: Mapping[str, Any]
    version: int | None = None

    def __post_init__(self) -> None:
        _check_columns(games, self.changes)

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        values = dict(self.changes)
        statement = update(games).where(games.c.id == self.game_id)
        if self.version is not None:
            statement = statement.where(games.c.version == self.version)
            values["version"] = self.version + 1
        if values and connection.execute(statement.values(values)).rowcount != 1:
            raise Overtaken(self.game_id) if _has_game(connection, self.game_id) else UnknownGame(self.game_id)

    def is_there(self, connection: Connection) -> bool:
        """Return whether the columns have these values."""
        return _has_values(connection, games, games.c.id == self.game_id, self.changes)

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


class SeatChange(Struct, frozen=True):
    """Other values for some columns of a seat."""

    game_id: str
    seat: int
    changes: Mapping[str, Any]

    def __post_init__(self) -> None:
        _check_columns(seats, self.changes)

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        if self.changes:
            seat = (seats.c.game == self.game_id) & (seats.c.seat == self.seat)
            if connection.execute(update(seats).where(seat).values(dict(self.changes))).rowcount != 1:
                raise UnknownGame(self.game_id)

    def is_there(self, connection: Connection) -> bool:
        """Return whether the columns have these values."""
        seat = (seats.c.game == self.game_id) & (seats.c.seat == self.seat)
        return _has_values(connection, seats, seat, self.changes)

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


class Saying(Struct, frozen=True):
    """Something said at a game's table."""

    game_id: str
    line: ChatRow

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(insert(chat), {"game": self.game_id, **asdict(self.line)})

    def is_there(self, connection: Connection) -> bool:
        """Return whether the chat has this very line."""
        key = (chat.c.game == self.game_id) & (chat.c.number == self.line.number)
        row = connection.execute(select(chat).where(key)).one_or_none()
        return row is not None and ChatRow(*row[1:]) == self.line

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return _unknown(connection, self.game_id) or Overtaken(self.game_id)


class Reviewing(Struct, frozen=True):
    """A game's review, in place of one that it may have."""

    game_id: str
    review: str

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(delete(reviews).where(reviews.c.game == self.game_id))
        connection.execute(insert(reviews), {"game": self.game_id, "review": self.review})

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return _unknown(connection, self.game_id)


class Proof(Struct, frozen=True):
    """Something that changes nothing, written to find out whether the database can be written."""

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


class Lease(Struct, frozen=True):
    """That a process drives a game which has just begun."""

    game_id: str
    process: str

    def carry_out(self, connection: Connection) -> None:
        """Write it."""
        connection.execute(insert(leases), {"game": self.game_id, "process": self.process})

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return Overtaken(self.game_id)


class Telling(Struct, frozen=True):
    """Something that the other processes are told, and nobody keeps."""

    notice: Notice

    def carry_out(self, connection: Connection) -> None:
        """Write nothing."""

    def refusal(self, connection: Connection) -> StorageError | None:
        """Return why it cannot be written, if that is known."""
        return None


Job = Sequence[Write]


def games_of(write: Write) -> Sequence[str]:
    """Return the games that others must read again after a write."""
    if isinstance(write, Abandonment | Removal):
        return write.game_ids
    return (write.game_id,) if isinstance(write, Append | GameChange | SeatChange | Saying) else ()


def may_end(write: Write) -> bool:
    """Return whether a write may end games."""
    if isinstance(write, GameChange):
        return write.changes.get("status") in ("over", "abandoned")
    return isinstance(write, Abandonment | Removal)


MOST_ROWS = 500  # of one statement: databases limit its values

_MOVE = tuple(column.name for column in moves.columns)
_INTO_MOVES = "INSERT INTO moves (" + ", ".join(f'"{name}"' for name in _MOVE) + ") VALUES "


def _insert_moves(connection: Connection, rows: Sequence[Sequence[str | int]]) -> None:
    """Insert entries of logs by one statement with many rows.

    Python's driver of SQLite would give the interpreter's lock away for each row, and get it back late when the server
    is busy.
    """
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(_MOVE))})"
    statement = _INTO_MOVES + ", ".join([row] * len(rows))
    connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows)))


def write_together(connection: Connection, jobs: Iterable[Job]) -> None:
    """Carry out jobs as fast as can be: entries of logs last, in one statement. What is wrong with any is raised."""
    appends: list[Sequence[str | int]] = []
    for job in sorted(jobs, key=_first_game):
        if len(job) == 1 and isinstance(job[0], Append):
            appends.append(job[0].row)
        else:
            for write in job:
                write.carry_out(connection)
    for first in range(0, len(appends), MOST_ROWS):
        _insert_moves(connection, appends[first : first + MOST_ROWS])


def _first_game(job: Job) -> str:
    """Return by what jobs are sorted: two processes that wait for each other's rows would wait for ever."""
    return min((getattr(write, "game_id", "") for write in job), default="")


def write_apart(connection: Connection, jobs: Sequence[Job], *, again: bool = False) -> list[StorageError | None]:
    """Carry out jobs so that what is wrong with one harms no other; return what is wrong with each.

    With ``again`` they may have been carried out before, all of them or none: what is there is left as it is.
    """
    refusals: list[StorageError | None] = [None] * len(jobs)
    for number in sorted(range(len(jobs)), key=lambda number: _first_game(jobs[number])):
        refusals[number] = _attempt(connection, jobs[number], again)
    return refusals


def _attempt(connection: Connection, job: Job, again: bool) -> StorageError | None:
    write: Write | None = None
    try:
        with connection.begin_nested():
            for write in job:
                write.carry_out(connection)
    except StorageError as error:
        return None if again and _is_there(connection, job) else error
    except Exception as error:
        if is_fatal(error):
            raise
        # It was undone, so now the database can be asked.
        if again and _is_there(connection, job):
            return None
        known = write.refusal(connection) if write is not None and isinstance(error, IntegrityError) else None
        return known or StorageError("unstorable", reason=reason_of(error))
    return None


def _is_there(connection: Connection, job: Job) -> bool:
    """Return whether a job has been carried out: its new rows are there or, if it has none, what it changes is so."""
    new = [write for write in job if isinstance(write, NewGame | Append | Saying)]
    changes = [write for write in job if isinstance(write, GameChange | SeatChange)]
    return bool(new or changes) and all(write.is_there(connection) for write in new or changes)


def is_fatal(error: BaseException) -> bool:
    """Return whether an error is the database's, which ends the transaction, or that of what was to be written."""
    return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError | ProgrammingError)


def _has_game(connection: Connection, game_id: str) -> bool:
    return bool(connection.execute(select(exists().where(games.c.id == game_id))).scalar())


def _unknown(connection: Connection, game_id: str) -> StorageError | None:
    return None if _has_game(connection, game_id) else UnknownGame(game_id)


def _has_values(connection: Connection, table: Table, key: ColumnElement[bool], values: Mapping[str, Any]) -> bool:
    """Return whether a row has these values."""
    if not values:
        return True
    row = connection.execute(select(*(table.c[name] for name in values)).where(key)).one_or_none()
    return row is not None and tuple(row) == tuple(values.values())


def _check_columns(table: Table, changes: Mapping[str, Any]) -> None:
    for name in changes:
        if name not in table.c or name in _FIXED:
            message = f"{table.name} have no column {name!r} that changes"
            raise TypeError(message)
