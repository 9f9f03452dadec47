"""What the database can be asked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Row, Table, func, select

from posthorn.engine import RULES_VERSION
from posthorn.game.versions import carry_over, is_known_version
from posthorn.server.storage.rows import ChatRow, GameRow, Move, SeatRow, StoredGame
from posthorn.server.storage.schema import chat, games, moves, presence, reviews, seats

_GAMES = select(games)


def load(connection: Connection, game_id: str, revision: int = 0, line: int = 0) -> StoredGame | None:
    """Return a game with its log and chat from an entry and a line on, or None if there is no such game."""
    row = connection.execute(_GAMES.where(games.c.id == game_id)).one_or_none()
    if row is None:
        return None
    return StoredGame(
        _to_game(row),
        tuple(SeatRow(*values) for values in _rows_of(connection, seats, "seat", game_id)),
        tuple(Move(*values) for values in _rows_of(connection, moves, "revision", game_id, revision)),
        tuple(ChatRow(*values) for values in _rows_of(connection, chat, "number", game_id, line)),
        _present(connection, game_id),
    )


def _present(connection: Connection, game_id: str) -> tuple[tuple[str, str], ...]:
    query = select(presence.c.process, presence.c.holder).where(presence.c.game == game_id)
    return tuple((process, holder) for process, holder in connection.execute(query))


def _rows_of(connection: Connection, table: Table, order: str, game_id: str, first: int = 0) -> Iterator[Sequence[Any]]:
    """Return a game's rows in their order, without the game: the columns stand in the order of the class's fields."""
    query = select(table).where(table.c.game == game_id, table.c[order] >= first)
    for row in connection.execute(query.order_by(table.c[order])):
        yield row[1:]


def find_review(connection: Connection, game_id: str) -> str | None:
    """Return a game's review, if one was made."""
    return connection.execute(select(reviews.c.review).where(reviews.c.game == game_id)).scalar()


def find_games(
    connection: Connection, status: Collection[str] | None, listed: bool | None, limit: int | None
) -> list[GameRow]:
    """Return games, the newest first."""
    query = _GAMES.order_by(games.c.created.desc(), games.c.id)
    if status is not None:
        query = query.where(games.c.status.in_(status))
    if listed is not None:
        query = query.where(games.c.listed == listed)
    return [_to_game(row) for row in connection.execute(query.limit(limit))]


def find_branches(connection: Connection, game_id: str, limit: int) -> list[str]:
    """Return the ids of the games that branched off one, the newest first."""
    newest = games.c.created.desc(), games.c.id
    query = select(games.c.id).where(games.c.branch_of == game_id).order_by(*newest).limit(limit)
    return list(connection.execute(query).scalars())


def _to_game(row: Row[Any]) -> GameRow:
    """Return a game as stored; one of older rules, as long as they are known, in the words of today's."""
    game = GameRow(**row._mapping)
    if game.rules_version == RULES_VERSION or not is_known_version(game.rules_version):
        return game
    settings = game.settings
    switches, position = carry_over(game.rules_version, settings.edition, settings.switches, settings.position)
    return replace(game, settings=replace(settings, switches=switches, position=position), rules_version=RULES_VERSION)


def answer(connection: Connection) -> None:
    """Return nothing; the database has answered."""
    connection.execute(select(1))


def count(connection: Connection) -> dict[str, int]:
    """Return how many games there are by status."""
    numbers = connection.execute(select(games.c.status, func.count()).group_by(games.c.status))
    return {status: number for status, number in numbers}  # noqa: C416  # for mypy a row is no pair
