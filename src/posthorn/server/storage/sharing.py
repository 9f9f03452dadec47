"""What processes that share a PostgreSQL keep there about themselves: who is alive, drives which game, and is where.

A process that is alive says so every second or so (``beat``). A *lease* says which process drives a game: moves its
bots and runs its clocks. One whose process is dead, or has gone, is anybody's; a game without a lease has nothing to
drive. All times are the database's own, since the clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, text

BEAT_SECONDS = 1.0  # between two signs of life
DEAD_SECONDS = 5  # of silence after which a process counts as dead
GONE_SECONDS = 60  # after which nothing is remembered of it
MOST_TAKEN = 50  # leases that a process takes over at a time, so that others get their share of them
NOBODY = ""  # who holds the lease of a game that waits for a process

Kind = Literal["server", "retired", "bots"]

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE = f"SELECT id FROM processes WHERE beat >= {NOW} - {DEAD_SECONDS * 1000}"


class Beat(Struct, frozen=True):
    """What a process learns when it says that it is alive."""

    dead: frozenset[str]  # other processes that have fallen silent
    was_dead: bool  # whether others may have thought that of it
    has_others: bool  # whether other servers are alive
    taken: tuple[str, ...]  # games whose leases it has taken over
    searches: frozenset[str]  # how far the bots of processes have got that have any


def beat(connection: Connection, process: str, kind: Kind, search: str) -> Beat:
    """Say that a process is alive and how far its bots have got, nothing where it has none.

    A server takes over games that nobody drives any more.
    """
    do_not_wait_for_the_disk(connection)
    alive = set(connection.execute(text(ALIVE)).scalars())
    dead = frozenset(connection.execute(text("SELECT id FROM processes")).scalars()) - alive
    said = text(
        f"INSERT INTO processes (id, kind, beat, search) VALUES (:process, :kind, {NOW}, :search)"
        " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, search = excluded.search"
    )
    connection.execute(said, {"process": process, "kind": kind, "search": search})
    _forget_gone(connection)
    thinking = text(f"SELECT DISTINCT search FROM processes WHERE id IN ({ALIVE}) AND search <> ''")
    searches = frozenset(connection.execute(thinking).scalars())
    serving = text(
        f"SELECT EXISTS (SELECT 1 FROM processes WHERE kind = 'server' AND id <> :process AND id IN ({ALIVE}))"
    )
    has_others = bool(connection.execute(serving, {"process": process}).scalar())
    taken: tuple[str, ...] = ()
    if kind == "server":
        query = text(
            "UPDATE leases SET process = :process WHERE game IN (SELECT game FROM leases"
            f" WHERE process NOT IN ({ALIVE}) LIMIT {MOST_TAKEN} FOR UPDATE SKIP LOCKED) RETURNING game"
        )
        taken = tuple(connection.execute(query, {"process": process}).scalars())
    return Beat(dead - {process}, process not in alive, has_others, taken, searches)


def _forget_gone(connection: Connection) -> None:
    gone = text(f"DELETE FROM processes WHERE beat < {NOW} - {GONE_SECONDS * 1000} RETURNING id")
    if connection.execute(gone).first() is not None:
        for table, column in (("presence", "process"), ("bot_jobs", "server")):
            connection.execute(text(f"DELETE FROM {table} WHERE {column} NOT IN (SELECT id FROM processes)"))


def take_leases(connection: Connection, process: str, games: Iterable[str]) -> frozenset[str]:
    """Take the leases of games that nobody alive has; return those of them that the process has now."""
    query = text(
        "INSERT INTO leases (game, process)"
        " SELECT id, :process FROM games WHERE id = ANY(:games) AND status = 'playing'"
        f" ON CONFLICT (game) DO UPDATE SET process = :process WHERE leases.process NOT IN ({ALIVE})"
    )
    wanted = sorted(games)
    connection.execute(query, {"process": process, "games": wanted})
    held = text("SELECT game FROM leases WHERE process = :process AND game = ANY(:games)")
    return frozenset(connection.execute(held, {"process": process, "games": wanted}).scalars())


def offer_leases(connection: Connection, games: Iterable[str]) -> None:
    """Let other processes drive games that nobody drives."""
    query = text(
        f"INSERT INTO leases (game, process) SELECT id, '{NOBODY}' FROM games"
        " WHERE id = ANY(:games) AND status = 'playing' ON CONFLICT (game) DO NOTHING"
    )
    connection.execute(query, {"games": sorted(games)})


def leases_of(connection: Connection, process: str) -> frozenset[str]:
    """Return the games whose leases a process has."""
    held = text("SELECT game FROM leases WHERE process = :process")
    return frozenset(connection.execute(held, {"process": process}).scalars())


def give_up_leases(connection: Connection, process: str, games: Collection[str]) -> None:
    """Give up the leases of games that have nothing to drive."""
    query = text("DELETE FROM leases WHERE process = :process AND game = ANY(:games)")
    connection.execute(query, {"process": process, "games": sorted(games)})


def hand_over(connection: Connection, process: str) -> None:
    """Let others take the leases of a process at once."""
    connection.execute(text(f"UPDATE leases SET process = '{NOBODY}' WHERE process = :process"), {"process": process})


def leave(connection: Connection, process: str) -> None:
    """Let others have everything that a process had, at once: it ends."""
    own = {"process": process}
    hand_over(connection, process)
    connection.execute(text("UPDATE bot_jobs SET worker = NULL WHERE worker = :process AND answer IS NULL"), own)
    for table, column in (("presence", "process"), ("bot_jobs", "server"), ("processes", "id")):
        connection.execute(text(f"DELETE FROM {table} WHERE {column} = :process"), own)


def set_presence(connection: Connection, process: str, game: str, holders: Collection[str]) -> None:
    """Note who listens to a game at a process: the hashes of keys, and one empty one for all who have none."""
    do_not_wait_for_the_disk(connection)
    where = {"process": process, "game": game}
    gone = text("DELETE FROM presence WHERE process = :process AND game = :game")
    connection.execute(gone, where)
    if holders:
        came = text("INSERT INTO presence (process, game, holder) VALUES (:process, :game, :holder)")
        connection.execute(came, [{**where, "holder": holder} for holder in sorted(holders)])


def do_not_wait_for_the_disk(connection: Connection) -> None:
    """Let a commit return at once: what it writes is of use only as long as the database runs."""
    connection.execute(text("SET LOCAL synchronous_commit = off"))
