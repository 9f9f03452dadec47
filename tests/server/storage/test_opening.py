"""Which databases are opened, and what is said of those that are not."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine, make_url, text

from posthorn.server.storage import DamageSearch, Database, NewGame, Storage, StorageError
from tests.postgres import run_sql
from tests.server.storage.conftest import make_folder
from tests.server.storage.examples import SEATS, game_row, move

NOBODY = 65534
PATIENCE = 60


def refusal(url: str, *, writes: bool = True) -> str:
    """Return what is said of a database that cannot be opened."""
    with pytest.raises(StorageError) as refused:
        Database(url, writes=writes).open()
    return str(refused.value)


@pytest.mark.parametrize(
    "url", ["posthorn.db", "sqlite://", "sqlite:///:memory:", "sqlite:///a.db?mode=ro", "mysql://me:secret@here/db", ""]
)
def test_wrong_addresses(url: str) -> None:
    """An address that names no database for games is refused with examples of right ones, and without a password."""
    said = refusal(url)
    assert "sqlite:///posthorn.db" in said
    assert "postgresql://user:password@host/database" in said
    assert "secret" not in said


def test_the_folder_is_made(tmp_path: Path) -> None:
    """The folder of a new file is made, for its owner alone: the file holds secrets of games under way."""
    file = tmp_path / "new" / "folder" / "posthorn.db"
    with Database(f"sqlite:///{file}", writes=True):
        assert file.exists()
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_a_folder(tmp_path: Path) -> None:
    """A folder is no database."""
    assert refusal(f"sqlite:///{tmp_path}") == f"{tmp_path} is a folder; name a file in it"


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    """A path through a file leads nowhere."""
    (tmp_path / "file").touch()
    said = refusal(f"sqlite:///{tmp_path / 'file' / 'posthorn.db'}")
    assert said.startswith(f"The database {tmp_path / 'file' / 'posthorn.db'} cannot be used: ")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A file of another kind is refused and left as it was, with nothing beside it."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear postmaster")
    for writes in (True, False):
        said = refusal(f"sqlite:///{file}", writes=writes)
        assert said.startswith(f"{file} is not an SQLite database; name another file")
    assert file.read_text() == "Dear postmaster"
    assert list(tmp_path.iterdir()) == [file]


def test_a_damaged_database(tmp_path: Path) -> None:
    """A database that cannot even be opened is refused with SQLite's own reason and what to do."""
    file = tmp_path / "posthorn.db"
    with Database(f"sqlite:///{file}", writes=True):
        pass
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))  # all but the header
    said = refusal(f"sqlite:///{file}")
    assert said.startswith(f"The database {file} is damaged: ")
    assert f"sqlite3 {file} .recover" in said


def damaged_inside(file: Path) -> None:
    """Make a database whose damage is only noticed by reading a certain game."""
    with Database(f"sqlite:///{file}", writes=True) as database:
        for number in range(40):
            database.write(NewGame(game_row(f"game{number}"), SEATS, [move(revision) for revision in range(100)]))
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 8192 * 4096
    whole[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(whole)


def test_damage_inside_is_found(tmp_path: Path) -> None:
    """Damage somewhere in the file is found by looking through all of it, and nothing is said of a whole one."""
    file = tmp_path / "posthorn.db"
    damaged_inside(file)
    with Database(f"sqlite:///{file}", writes=True):
        pass
    found = DamageSearch(f"sqlite:///{file}")
    with pytest.raises(StorageError, match="is damaged") as damage:
        found.wait(PATIENCE)
    told: list[StorageError] = []
    found.then(told.append)
    assert told == [damage.value]
    whole = f"sqlite:///{tmp_path / 'whole.db'}"
    for _ in range(2):  # one that is not there yet, and one that is
        DamageSearch(whole).wait(PATIENCE)
        with Database(whole, writes=True):
            pass
    DamageSearch("postgresql://nobody/nothing").wait(PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("patience", [0, PATIENCE])
def test_serving_a_damaged_database(tmp_path: Path, patience: int) -> None:
    """A server does not run on a damaged file, even if it began before the search came to its end; it says why."""
    file = tmp_path / "posthorn.db"
    damaged_inside(file)
    program = (
        f"import sys; from posthorn.server import command; command.SEARCH = {patience}; "
        f"sys.exit(command.serve({{'database': {str(file)!r}, 'port': '0', 'warm_up': 'no'}}, browse=False))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert ended.stderr.count(f"The database {file} is damaged: ") == 1
    assert "Traceback" not in ended.stderr


def test_modes(tmp_path: Path) -> None:
    """A new database is its owner's alone, whatever the system's habit is; so is one that everybody could read.

    A group that may read it, as one for backups, keeps its right.
    """
    file, url = tmp_path / "posthorn.db", f"sqlite:///{tmp_path / 'posthorn.db'}"
    habit = os.umask(0o022)
    try:
        with Database(url, writes=True) as database:
            database.write(NewGame(game_row(), SEATS))
            assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    finally:
        os.umask(habit)
    for before, after in ((0o644, 0o600), (0o666, 0o600), (0o640, 0o640)):
        file.chmod(before)
        with Database(url, writes=True) as database:
            database.write(NewGame(game_row(f"game{before}"), SEATS))
            modes = {path.stat().st_mode & 0o777 for path in tmp_path.iterdir() if not path.name.endswith(".lock")}
            assert modes == {after}


def test_two_names_of_one_file(tmp_path: Path) -> None:
    """A file with two names is refused by both: each name would have its own lock and its own log beside it."""
    one, two = tmp_path / "posthorn.db", tmp_path / "other.db"
    with Database(f"sqlite:///{one}", writes=True):
        pass
    two.hardlink_to(one)
    for file in (one, two):
        for writes in (True, False):
            assert refusal(f"sqlite:///{file}", writes=writes).startswith(
                f"The database {file} has 2 names (hard links)"
            )
    two.unlink()
    Database(f"sqlite:///{one}", writes=True).open()


def test_an_empty_file(tmp_path: Path) -> None:
    """An empty file is a new database."""
    file = tmp_path / "posthorn.db"
    file.touch()
    with Database(f"sqlite:///{file}", writes=True) as database:
        assert database.games() == []


@contextmanager
def unprivileged() -> Iterator[None]:
    """Lay down root's rights, which no file's mode would stop."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_file_that_cannot_be_written() -> None:
    """A database that we may only read, or in a folder where we may only read, is refused before anybody plays."""
    with TemporaryDirectory() as name:
        folder, file = Path(name), Path(name) / "posthorn.db"
        url = f"sqlite:///{file}"
        with Database(url, writes=True) as database:
            database.write(NewGame(game_row(), SEATS))
        folder.chmod(0o777)
        (folder / "posthorn.db.lock").chmod(0o666)
        file.chmod(0o444)
        with unprivileged():
            assert refusal(url).startswith(f"You have no permission to write to the database {file};")
            with Database(url, writes=False) as reader:
                assert reader.games() == [game_row()]
        file.chmod(0o666)
        folder.chmod(0o555)
        (folder / "posthorn.db.lock").unlink()
        with unprivileged():
            assert "cannot be used: Permission denied" in refusal(url)
        folder.chmod(0o755)


def test_one_writer(sqlite_url: str) -> None:
    """Of two who would write to a file only the first one may, and others may read; when it is gone, the next may."""
    url = sqlite_url
    with Database(url, writes=True) as first:
        first.write(NewGame(game_row(), SEATS))
        said = refusal(url)
        assert said.endswith("is in use by another Posthorn server; stop that one first, or use another database")
        with Database(url, writes=False) as reader:
            assert reader.games() == [game_row()]
            first.write(NewGame(game_row("bert"), SEATS))
            assert len(reader.games()) == 2
        first.write(NewGame(game_row("cora"), SEATS))
    with Database(url, writes=True) as second:
        assert len(second.games()) == 3


@pytest.mark.xdist_group("postgresql")
@pytest.mark.slow
def test_many_writers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With PostgreSQL many may write; but none beside a server of former times, which thinks that it is alone."""
    monkeypatch.setattr("posthorn.server.storage.postgres.LOCK_SECONDS", 1)
    with Database(postgres_url, writes=True) as first, Database(postgres_url, writes=True) as second:
        first.write(NewGame(game_row(), SEATS))
        second.write(NewGame(game_row("bert"), SEATS))
        assert len(first.games()) == len(second.games()) == 2
    key = int.from_bytes(b"posthorn", "big")
    engine = create_engine(make_url(postgres_url).set(drivername="postgresql+psycopg"))
    with engine.connect() as former:
        former.execute(text(f"SELECT pg_advisory_lock({key})"))
        assert "is in use by another Posthorn server" in refusal(postgres_url)
    engine.dispose()
    with Database(postgres_url, writes=True) as first:
        assert len(first.games()) == 2


def test_one_writer_by_another_path(tmp_path: Path) -> None:
    """Two ways to the same file lead to the same lock."""
    (tmp_path / "link").symlink_to(tmp_path)
    with Database(f"sqlite:///{tmp_path / 'posthorn.db'}", writes=True):
        assert "in use" in refusal(f"sqlite:///{tmp_path / 'link' / 'posthorn.db'}")


def test_the_lock_ends_with_the_process(sqlite_url: str) -> None:
    """A server that was killed leaves no lock behind; while it runs, it is in the way of other processes."""
    program = (
        "import sys; from posthorn.server.storage import Database; "
        "Database(sys.argv[1], writes=True).open(); print('open', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, sqlite_url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        assert "in use" in refusal(sqlite_url)
        process.kill()
    Database(sqlite_url, writes=True).open()


def test_a_reader_changes_nothing(url: str) -> None:
    """Who only reads cannot write on a file, makes no database, and brings none up to date."""
    if url.startswith("sqlite"):
        assert refusal(url, writes=False).startswith("There is no database ")
        with Database(url, writes=True):
            pass
        with Database(url, writes=False) as reader, pytest.raises(StorageError, match="readonly"):
            reader.write(NewGame(game_row(), SEATS))
    else:
        assert "is empty or was made by an older Posthorn; start the server once" in refusal(url, writes=False)


def test_a_database_of_others(url: str) -> None:
    """A database with other tables is refused and left alone; a table of Alembic's does not make it ours."""
    make_folder(url)
    run_sql(url, "CREATE TABLE alembic_version (version_num TEXT)", "CREATE TABLE recipes (id INTEGER)")
    for writes in (True, False):
        said = refusal(url, writes=writes)
        assert "does not belong to Posthorn: it has tables of something else (alembic_version, recipes)" in said
        assert said.endswith("use one that is empty or does not exist yet")
    assert run_sql(url, "SELECT count(*) FROM recipes") == [(0,)]


@pytest.mark.xdist_group("postgresql")
@pytest.mark.slow
def test_a_database_that_is_not_there(postgres_url: str, tmp_path: Path) -> None:
    """PostgreSQL's own reason is told where it cannot be reached, and never the password."""
    elsewhere = postgres_url.replace("postgres:@", "postgres:swordfish@").replace("/test_", "/no_test_")
    said = refusal(elsewhere)
    assert "does not exist" in said
    said += refusal(f"postgresql://me:swordfish@/games?host={tmp_path}")
    assert "The database postgresql://me:***@/games cannot be used: " in said
    assert "swordfish" not in said


def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where psycopg is not installed, it is said how to."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = refusal("postgresql://localhost/games")
    assert said.startswith('PostgreSQL needs the package psycopg: pip install "posthorn[postgres]"')


@pytest.mark.anyio
async def test_a_storage_that_does_not_open(tmp_path: Path) -> None:
    """The storage says the same, refuses calls, can be closed, and opened when the cause is gone."""
    file = tmp_path / "posthorn.db"
    file.mkdir()
    storage = Storage(f"sqlite:///{file}")
    with pytest.raises(StorageError, match="is a folder"):
        await storage.open()
    with pytest.raises(StorageError, match="closed"):
        await storage.load("anna")
    file.rmdir()
    await storage.open()
    assert await storage.load("anna") is None
    await storage.close()
