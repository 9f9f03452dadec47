"""Many calls share a commit; nobody is acknowledged before it, and a failure meets those who wait and nobody later."""

import asyncio
import resource
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from posthorn.server.storage import Database, NewGame, RevisionTaken, Storage, StorageError
from tests.postgres import run_sql
from tests.server.storage.examples import SEATS, game_row, keep_game, move

pytestmark = pytest.mark.anyio

PATIENCE = 30


class Commits:
    """Counts commits, and holds one back when told to."""

    def __init__(self) -> None:
        self.number = 0
        self.begun = threading.Event()
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def __call__(self, connection: Connection) -> None:
        """Take note that somebody commits."""
        self.number += 1
        self.begun.set()
        assert self.may_go_on.wait(PATIENCE)

    def hold(self) -> None:
        """Hold back the next commit."""
        self.begun.clear()
        self.may_go_on.clear()

    async def wait_until_begun(self) -> None:
        """Wait until a commit is held back."""
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)


@pytest.fixture
def commits() -> Iterator[Commits]:
    """Watch the commits of all databases."""
    commits = Commits()
    event.listen(Engine, "commit", commits)
    yield commits
    commits.may_go_on.set()
    event.remove(Engine, "commit", commits)


async def test_calls_that_wait_share_a_commit(storage: Storage, commits: Commits) -> None:
    """All that comes during a commit is committed at once by the next, and acknowledged only by that."""
    for number in range(50):
        await keep_game(storage, f"game{number}")
    commits.hold()
    before = commits.number
    first = asyncio.create_task(storage.append("game0", move(0)))
    await commits.wait_until_begun()
    others = [asyncio.create_task(storage.append(f"game{number}", move(0))) for number in range(1, 50)]
    others += [asyncio.create_task(storage.update_game("game0", status="playing"))]
    others += [asyncio.create_task(storage.append(f"game{number}", move(1))) for number in range(50)]
    await asyncio.sleep(0)  # let them all call
    assert not first.done()
    commits.may_go_on.set()
    await asyncio.gather(first, *others)
    assert commits.number == before + 2
    for number in range(50):
        stored = await storage.load(f"game{number}")
        assert stored is not None
        assert stored.moves == (move(0), move(1))


async def test_only_the_offender_is_refused(storage: Storage, commits: Commits) -> None:
    """In a group of a hundred the two that come too late are refused, and the others are stored with one commit."""
    await keep_game(storage, "game0")
    for number in range(1, 100):
        await keep_game(storage, f"game{number}")
    await storage.append("game40", move(0, 1))
    commits.hold()
    held = asyncio.create_task(storage.update_game("game0", status="playing"))
    await commits.wait_until_begun()
    before = commits.number
    calls = [asyncio.create_task(storage.append(f"game{number}", move(0))) for number in range(100)]
    calls.append(asyncio.create_task(storage.append("game60", move(0, 1))))
    await asyncio.sleep(0)
    commits.may_go_on.set()
    await held
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    refused = [number for number, outcome in enumerate(outcomes) if outcome is not None]
    assert refused == [40, 100]
    assert all(isinstance(outcomes[number], RevisionTaken) for number in refused)
    assert commits.number == before + 1
    for number in range(100):
        stored = await storage.load(f"game{number}")
        assert stored is not None
        assert stored.moves == (move(0, 1 if number == 40 else 7),)


async def test_a_reader_sees_what_was_acknowledged_before(storage: Storage) -> None:
    """Whoever was told that something is stored finds it."""
    await keep_game(storage)
    for revision in range(20):
        await storage.append("anna", move(revision))
        stored = await storage.load("anna")
        assert stored is not None
        assert len(stored.moves) == revision + 1


async def test_close_finishes_what_was_called(storage: Storage, url: str) -> None:
    """All that was called before the storage is closed is carried out; what is called later is refused."""
    await keep_game(storage)
    calls = [asyncio.create_task(storage.append("anna", move(revision))) for revision in range(500)]
    reading = asyncio.create_task(storage.load("anna"))
    await asyncio.sleep(0)
    await storage.close()
    assert all(call.done() for call in calls)
    await asyncio.gather(*calls)
    assert await reading is not None
    for call in (storage.append("anna", move(500)), storage.update_game("anna"), storage.load("anna")):
        with pytest.raises(StorageError, match="closed"):
            await call
    await storage.close()
    with Database(url, writes=False) as database:
        stored = database.load("anna")
    assert stored is not None
    assert stored.moves == tuple(move(revision) for revision in range(500))


async def test_a_call_that_is_cancelled(storage: Storage, commits: Commits) -> None:
    """If somebody goes away while waiting, others are not disturbed."""
    await keep_game(storage)
    commits.hold()
    gone = asyncio.create_task(storage.append("anna", move(0)))
    await commits.wait_until_begun()
    other = asyncio.create_task(storage.append("anna", move(1)))
    await asyncio.sleep(0)
    gone.cancel()
    commits.may_go_on.set()
    await other
    with pytest.raises(asyncio.CancelledError):
        await gone
    stored = await storage.load("anna")
    assert stored is not None
    assert stored.moves == (move(0), move(1))


async def test_a_full_disk(sqlite_url: str) -> None:
    """If the file cannot grow, those who wait are told, nothing of theirs is stored, and later all goes on.

    That it is so is found out also by who stores nothing, and that it is over.
    """
    storage = Storage(sqlite_url)
    await storage.open()
    for number in range(20):
        await keep_game(storage, f"game{number}")
    database = make_url(sqlite_url).database
    assert database is not None
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{database}-wal").stat().st_size, hard))
    try:
        calls = (storage.append(f"game{number}", move(0)) for number in range(20))
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        found = await storage.load("game0")
        with pytest.raises(StorageError):
            await storage.check()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    for outcome in outcomes:
        assert isinstance(outcome, StorageError)
        assert "posthorn.db failed: " in str(outcome)
    assert found is not None, "reading needs no room"
    await storage.check()
    for number in range(20):
        stored = await storage.load(f"game{number}")
        assert stored is not None
        assert stored.moves == ()
    await asyncio.gather(*(storage.append(f"game{number}", move(0)) for number in range(20)))
    await storage.close()
    assert run_sql(sqlite_url, "SELECT count(*) FROM moves") == [(20,)]


@pytest.mark.xdist_group("postgresql")
@pytest.mark.slow
async def test_a_connection_that_is_lost(postgres_url: str) -> None:
    """If PostgreSQL hangs up, as when it is restarted, the next call connects again and loses nothing."""
    storage = Storage(postgres_url)
    await storage.open()
    await keep_game(storage)
    for revision, call in enumerate(
        (storage.load("anna"), storage.games(), storage.update_game("anna", status="playing"))
    ):
        hang_up(postgres_url)
        await storage.append("anna", move(revision))
        hang_up(postgres_url)
        await call
    stored = await storage.load("anna")
    assert stored is not None
    assert stored.moves == tuple(move(revision) for revision in range(3))
    assert stored.game.status == "playing"
    await storage.close()


@pytest.mark.xdist_group("postgresql")
@pytest.mark.slow
async def test_a_former_connection(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that connects again ends its former connection, and no other's: nothing sent before can come late."""
    monkeypatch.setattr("posthorn.server.storage.postgres.LOCK_SECONDS", PATIENCE)
    own, other = Database(postgres_url, writes=True, process="own"), Database(postgres_url, writes=True)
    own.open()
    other.open()
    again = Database(postgres_url, writes=True, process="own")
    again.open()
    again.write(NewGame(game_row(), SEATS))
    assert own._connection is not None
    assert other._connection is not None
    with pytest.raises(SQLAlchemyError):
        own._connection.execute(select(1))
    assert other._connection.execute(select(1)).scalar() == 1
    for database in (own, other, again):
        database.close()


def hang_up(url: str, whose: str = "locktype = 'advisory'") -> None:
    """Let PostgreSQL end the connections that hold certain locks, and wait until it has."""
    run_sql(
        url,
        f"SELECT pg_terminate_backend(pid, {PATIENCE * 1000}) FROM pg_locks WHERE {whose} "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
