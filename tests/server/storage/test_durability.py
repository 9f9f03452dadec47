"""What was acknowledged is there after the server was killed, and after the power was lost."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from posthorn.server.storage import Database
from tests.postgres import run_sql
from tests.server.storage.examples import move
from tests.server.storage.writer import GAMES

ROOT = Path(__file__).parents[3]
ACKNOWLEDGED = 2000


def test_killed(url: str) -> None:
    """Every acknowledged move survives SIGKILL, no log has a gap, and the database can be used at once."""
    command = [sys.executable, "-m", "tests.server.storage.writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(ACKNOWLEDGED)]
        process.kill()
        lines += process.stdout.readlines()
    # The last line may be cut off by the kill.
    acknowledged = [line.split() for line in lines if line.endswith("\n")]
    assert len(acknowledged) >= ACKNOWLEDGED
    last = {id: int(revision) for id, revision in acknowledged}
    assert len(last) == GAMES
    with Database(url, writes=True) as database:
        for id, revision in last.items():
            stored = database.load(id)
            assert stored is not None
            assert len(stored.moves) in (
                revision + 1,
                revision + 2,
            )  # one more may have been stored and not acknowledged yet
            assert stored.moves == tuple(map(move, range(len(stored.moves))))


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    """A commit returns when the disk has it: the log is written ahead and synced each time, and keys are checked."""

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    with Database(sqlite_url, writes=True) as database:
        assert database.read(settings) == ["wal", 2, 1, 5000]


@pytest.mark.xdist_group("postgresql")
@pytest.mark.slow
def test_postgresql_waits_for_the_disk(postgres_url: str) -> None:
    """A commit returns when the disk has it, even where the server is set up not to wait."""
    name = postgres_url.rpartition("?")[0].rpartition("/")[2]
    run_sql(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert run_sql(postgres_url, "SHOW synchronous_commit") == [("off",)]
    with Database(postgres_url, writes=True) as database:
        shown = database.read(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar())
    assert shown == "on"
