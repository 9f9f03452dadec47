"""The bots' queue of all processes that share a PostgreSQL: questions of servers, and answers of whoever has thought.

A process that can think claims what is next: people first, then fair by client as in ``operations.fair_queue``. What a
process claimed that has died is anybody's again. Nothing here outlives the games' log, so no commit waits for the disk.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, text

from posthorn.server.storage.sharing import ALIVE, NOW, do_not_wait_for_the_disk

MOST_TRIES = 3  # processes that may die over a question

_OPEN = "answer IS NULL"


class Job(Struct, frozen=True):
    """A question that a process has claimed."""

    id: int
    game: str
    client: str
    urgency: int
    question: str


class Need(IntEnum):
    """Whether a question needs a worker that can search."""

    NOTHING = 0
    SEARCH_IF_ANY = 1  # as long as nobody can, anybody may answer
    SEARCH = 2


def put_job(
    connection: Connection, server: str, game: str, client: str, urgency: int, need: Need, question: str
) -> int:
    """Let a question wait; return its number."""
    do_not_wait_for_the_disk(connection)
    # Time in which a client wanted nothing is not owed to it, and what it had before that is forgotten.
    account = text(
        "INSERT INTO bot_accounts (client, seconds) SELECT :client, coalesce(min(bot_accounts.seconds), 0)"
        f" FROM bot_jobs JOIN bot_accounts USING (client) WHERE {_OPEN}"
        f" HAVING NOT EXISTS (SELECT 1 FROM bot_jobs WHERE client = :client AND {_OPEN})"
        " ON CONFLICT (client) DO UPDATE SET seconds = excluded.seconds"
    )
    connection.execute(account, {"client": client})
    new = text(
        "INSERT INTO bot_jobs (server, game, client, urgency, need, question, tries)"
        " VALUES (:server, :game, :client, :urgency, :need, :question, 0) RETURNING id"
    )
    values = {"server": server, "game": game, "client": client, "urgency": urgency}
    number: int = connection.execute(new, {**values, "need": int(need), "question": question}).scalar_one()
    return number


def claim_job(connection: Connection, worker: str, can_search: bool) -> Job | None:
    """Take what is next of what the worker can answer."""
    do_not_wait_for_the_disk(connection)
    query = text(
        f"WITH alive AS ({ALIVE}), thinking AS (SELECT client, count(*) AS number FROM bot_jobs"
        f" WHERE {_OPEN} AND worker IN (SELECT id FROM alive) GROUP BY client),"
        " next AS (SELECT id FROM bot_jobs LEFT JOIN bot_accounts USING (client) LEFT JOIN thinking USING (client)"
        f" WHERE {_OPEN} AND (worker IS NULL OR worker NOT IN (SELECT id FROM alive))"
        f" AND (:can_search OR need = {Need.NOTHING} OR (need = {Need.SEARCH_IF_ANY} AND NOT EXISTS"
        " (SELECT 1 FROM processes WHERE search = 'ready' AND id IN (SELECT id FROM alive))))"
        " ORDER BY urgency, coalesce(thinking.number, 0), coalesce(bot_accounts.seconds, 0), bot_jobs.id"
        " LIMIT 1 FOR UPDATE OF bot_jobs SKIP LOCKED)"
        f" UPDATE bot_jobs SET worker = :worker, claimed = {NOW}, tries = tries + 1 FROM next"
        " WHERE bot_jobs.id = next.id RETURNING bot_jobs.id, game, client, urgency, question, tries"
    )
    row: Any = connection.execute(query, {"worker": worker, "can_search": can_search}).one_or_none()
    if row is None:
        return None
    if row.tries > MOST_TRIES:
        answer_job(connection, row.id, worker, '{"error":"its processes were lost"}')
        return None
    return Job(row.id, row.game, row.client, row.urgency, row.question)


def is_search_wanted(connection: Connection) -> bool:
    """Return whether a question waits for somebody who can search."""
    query = text(f"SELECT EXISTS (SELECT 1 FROM bot_jobs WHERE need > {Need.NOTHING} AND {_OPEN})")
    return bool(connection.execute(query).scalar())


def answer_job(connection: Connection, id: int, worker: str, answer: str) -> None:
    """Answer a question, unless somebody else has claimed it since; its client has had the time that it took."""
    do_not_wait_for_the_disk(connection)
    answered = text(
        f"UPDATE bot_jobs SET answer = :answer WHERE id = :id AND worker = :worker AND {_OPEN}"
        f" RETURNING client, ({NOW} - claimed) / 1000.0"
    )
    row = connection.execute(answered, {"id": id, "worker": worker, "answer": answer}).one_or_none()
    if row is None:
        return
    client, seconds = row
    account = {"client": client}
    more = text("UPDATE bot_accounts SET seconds = seconds + :seconds WHERE client = :client")
    connection.execute(more, {**account, "seconds": float(seconds)})


def collect_answers(connection: Connection, server: str) -> list[tuple[int, str]]:
    """Take the answers to a server's questions."""
    do_not_wait_for_the_disk(connection)
    taken = text(f"DELETE FROM bot_jobs WHERE server = :server AND NOT ({_OPEN}) RETURNING id, answer")
    answers = [(id, answer) for id, answer in connection.execute(taken, {"server": server})]
    if answers:
        connection.execute(text("DELETE FROM bot_accounts WHERE client NOT IN (SELECT client FROM bot_jobs)"))
    return answers


def withdraw_job(connection: Connection, id: int) -> None:
    """Let a question wait no more that nobody thinks about and nobody wants answered."""
    connection.execute(text("DELETE FROM bot_jobs WHERE id = :id AND worker IS NULL"), {"id": id})
