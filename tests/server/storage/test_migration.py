"""Older databases are brought up to date with all that is in them, newer ones are refused."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from hatchling.builders.wheel import WheelBuilder
from sqlalchemy import Connection, create_engine, make_url

from posthorn.engine import RULES_VERSION
from posthorn.game import Shuffle
from posthorn.server.storage import Database, GameRow, GameSettings, Move, NewGame, SeatRow, StorageError, migration
from posthorn.server.storage.rows import ChatRow, StoredGame
from posthorn.server.storage.schema import REVISION, VERSION_TABLE, metadata
from posthorn.server.tables.table import Table
from tests.postgres import run_sql
from tests.server.storage.conftest import make_folder
from tests.server.storage.examples import SEATS, game_row

LATER = """
from alembic import op
import sqlalchemy as sa

revision = "9999"
down_revision = "{before}"

def upgrade():
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("flag", sa.Text, nullable=False, server_default="new"))
    {then}
"""

# A game as revision 0001 stored it. This never changes, whatever becomes of the schema.
OF_0001 = (
    "INSERT INTO games (id, created, status, settings, listed, secret, commitment, host, rules_version, seed, scores,"
    " finished, rematch) VALUES ('old', 1750000000000, 'over', '{settings}', {true}, 'aa', 'bb', 'cc', 1,"
    " '340282366920938463463374607431768211455', '[40,-1]', 1750000000009, 'next')",
    "INSERT INTO seats VALUES ('old', 0, 'Zoë', 'red', NULL, 'dd', 'luck', 'ee', 1750000000005)",
    "INSERT INTO seats VALUES ('old', 1, 'prince', 'blue', 'prince', NULL, '', NULL, NULL)",
    "INSERT INTO moves VALUES ('old', 0, 7, 0, 'person', 1750000000001)",
    "INSERT INTO moves VALUES ('old', 1, -1, 0, 'clock', 1750000000002)",
    "INSERT INTO chat VALUES ('old', 0, 1, 'grüß Gott', 1750000000003)",
)
SETTINGS_OF_0001 = (
    '{"edition"\\:"spanish","modules"\\:["audience"],"switches"\\:{"max_rounds"\\:9},"start"\\:1,'
    '"thinking_time"\\:60,"hints"\\:false,"position"\\:null}'
)


def make_0001(url: str) -> None:
    """Make a database of revision 0001 with a game in it."""
    make_folder(url)
    with connected(url) as connection:
        migration.migrate(connection, "0001")
    true = "1" if url.startswith("sqlite") else "true"
    run_sql(url, *(text.replace("{settings}", SETTINGS_OF_0001).replace("{true}", true) for text in OF_0001))


class connected:
    """A connection past the storage, in a transaction."""

    def __init__(self, url: str) -> None:
        kind = make_url(url)
        self._engine = create_engine(kind if kind.drivername == "sqlite" else kind.set(drivername="postgresql+psycopg"))

    def __enter__(self) -> Connection:
        self._begun = self._engine.begin()
        return self._begun.__enter__()

    def __exit__(self, *error: object) -> None:
        self._begun.__exit__(*error)  # type: ignore[arg-type]
        self._engine.dispose()


def revision_of(url: str) -> object:
    """Return the revision that a database says it has."""
    ((revision,),) = run_sql(url, f"SELECT version_num FROM {VERSION_TABLE}")
    return revision


def test_the_steps_lead_to_the_schema(url: str) -> None:
    """The migrations make just the tables that the program knows, and its revision is the last one."""
    with Database(url, writes=True):
        pass
    with connected(url) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert revision_of(url) == REVISION == ScriptDirectory(str(migration.MIGRATIONS)).get_current_head()


def test_a_game_of_0001(url: str) -> None:
    """A game that the first schema stored is read by this program, whole."""
    make_0001(url)
    with Database(url, writes=True) as database:
        stored = database.load("old")
    assert revision_of(url) == REVISION
    assert stored == StoredGame(
        GameRow(
            id="old",
            created=1750000000000,
            status="over",
            settings=GameSettings("spanish", ("audience",), {"max_rounds": 9}, 1, 60, False),
            listed=True,
            secret="aa",
            commitment="bb",
            host="cc",
            rules_version=RULES_VERSION,  # in the words of today's rules
            seed=2**128 - 1,
            scores=(40, -1),
            finished=1750000000009,
            rematch="next",
        ),
        (
            SeatRow(0, "Zoë", "red", None, "dd", "luck", "ee", 1750000000005),
            SeatRow(1, "prince", "blue", "prince"),
        ),
        (Move(0, 7, 0, "person", 1750000000001), Move(1, -1, 0, "clock", 1750000000002)),
        (ChatRow(0, 1, "grüß Gott", 1750000000003),),
    )


def test_seats_that_0001_left_open(url: str) -> None:
    """A seat that was opened in a game under way is a bot's: its hand was somebody's. One of an imported game waits."""
    make_0001(url)
    begun = "created, status, settings, listed, secret, commitment, host, rules_version, seed"
    false = "0" if url.startswith("sqlite") else "false"
    values = f"1, 'playing', '{SETTINGS_OF_0001}', {false}, '', '', HOST, 1, '5'"
    for id, host in (("live", "'cc'"), ("imported", "NULL")):
        run_sql(
            url,
            f"INSERT INTO games (id, {begun}) VALUES ('{id}', {values.replace('HOST', host)})",
            f"INSERT INTO seats VALUES ('{id}', 0, 'Anna', 'red', NULL, 'dd', '', NULL, NULL)",
            f"INSERT INTO seats VALUES ('{id}', 1, 'Bert', 'blue', NULL, NULL, '', NULL, NULL)",
        )
    with Database(url, writes=True) as database:
        live, imported, ended = database.load("live"), database.load("imported"), database.load("old")
    assert live is not None
    assert imported is not None
    assert ended is not None
    assert [(seat.holder, seat.bot, seat.seen) for seat in live.seats] == [
        ("dd", None, None),
        (None, "merchant", None),
    ]
    assert [(seat.holder, seat.bot) for seat in imported.seats] == [("dd", None), (None, None)]
    assert (live.game.practice, imported.game.practice, ended.game.practice) == (None, True, None)
    waiting = run_sql(url, "SELECT game, process FROM leases ORDER BY game")
    assert waiting == [("imported", ""), ("live", "")], "games that are played wait for a process to drive them"
    assert (live.game.version, live.game.proposals) == (0, None)


def test_commitments_of_0001(url: str) -> None:
    """The commitment of a game that the first schema stored stays bound to nothing, and proves what it proved."""
    make_0001(url)
    secret, added = "5e" * 32, ["luck", ""]
    former = Shuffle.of(secret, added)
    run_sql(
        url,
        f"UPDATE games SET secret = '{secret}', commitment = '{former.commitment}', seed = '{former.seed}'",
        "DELETE FROM moves",
    )
    with Database(url, writes=True) as database:
        stored = database.load("old")
    assert stored is not None
    assert (stored.game.committed_game, stored.game.committed_terms) == ("", "")
    assert [(seat.attempt, seat.awaited) for seat in stored.seats] == [(1, False)] * 2
    assert Table(stored).record().shuffle == former


@contextmanager
def later_program(folder: Path, monkeypatch: pytest.MonkeyPatch, marked: str = "") -> Iterator[Callable[[], str]]:
    """Be a later program, whose schema has a step more; return what says the oldest that it can work beside."""
    migrations = folder / "100%later"
    shutil.copytree(migration.MIGRATIONS, migrations)
    step = migrations / "versions" / "9999_later.py"
    step.write_text(LATER.format(before=REVISION, then="") + marked)
    with monkeypatch.context() as patch:
        patch.setattr(migration, "MIGRATIONS", migrations)
        patch.setattr(migration, "REVISION", "9999")
        yield migration.oldest_beside


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Be a later program; return the file of its step."""
    with later_program(tmp_path, monkeypatch):
        yield migration.MIGRATIONS / "versions" / "9999_later.py"


def test_an_older_database_is_brought_up_to_date(url: str, later: Path) -> None:
    """A later program takes the steps that a database lacks, and keeps what is in it; readers wait until it has."""
    make_0001(url)
    with pytest.raises(StorageError, match="was made by an older Posthorn; start the server once"):
        Database(url, writes=False).open()
    with Database(url, writes=True) as database:
        database.write(NewGame(game_row(), SEATS))
        assert {game.id for game in database.games()} == {"old", "anna"}
        stored = database.load("old")
    assert stored is not None
    assert len(stored.moves) == 2
    assert revision_of(url) == "9999"
    assert run_sql(url, "SELECT DISTINCT flag FROM games") == [("new",)]
    with Database(url, writes=False) as reader:
        assert len(reader.games()) == 2


def test_a_step_that_fails_changes_nothing(url: str, later: Path) -> None:
    """If a step fails half way, the database is as it was and can still be opened by the older program."""
    make_0001(url)
    later.write_text(LATER.format(before=REVISION, then='op.execute("SELECT nonsense FROM nowhere")'), encoding="utf-8")
    with pytest.raises(StorageError, match=r"cannot be used: .*nowhere"):
        Database(url, writes=True).open()
    assert revision_of(url) == "0001"
    with connected(url) as connection:
        columns = connection.exec_driver_sql("SELECT * FROM games").keys()
    assert "flag" not in columns
    later.write_text(LATER.format(before=REVISION, then=""), encoding="utf-8")
    with Database(url, writes=True) as database:
        assert database.load("old") is not None


def test_a_newer_database_is_refused(url: str) -> None:
    """A database of a later program is refused, to writers and readers, and left alone."""
    make_0001(url)
    run_sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    for writes in (True, False):
        with pytest.raises(StorageError) as refused:
            Database(url, writes=writes).open()
        said = str(refused.value)
        assert f"its schema is 9999, but this program knows none newer than {REVISION}" in said
        assert said.endswith("install the newer Posthorn or use another database")
    assert revision_of(url) == "9999"


def test_side_by_side(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older program goes on, and can be started, beside a newer one that has only added to the schema.

    What it writes gets the defaults of what it does not know. One whose tables have changed is refused.
    """
    older = Database(url, writes=True)
    older.open()
    older.write(NewGame(game_row(), SEATS))
    if url.startswith("sqlite"):
        older.close()
    with later_program(tmp_path, monkeypatch, "additive = True") as oldest:
        with Database(url, writes=True) as newer:
            assert len(newer.games()) == 1
        assert oldest() == REVISION
    if url.startswith("sqlite"):
        older.open()
    older.write(NewGame(game_row("bert"), SEATS))
    older.close()
    with Database(url, writes=True) as again:
        again.write(NewGame(game_row("cora"), SEATS))
        assert {game.id for game in again.games()} == {"anna", "bert", "cora"}
    assert revision_of(url) == "9999"
    assert run_sql(url, "SELECT DISTINCT flag FROM games") == [("new",)]
    run_sql(url, f"UPDATE {VERSION_TABLE} SET oldest = '9998'")
    with pytest.raises(StorageError, match="was made by a newer Posthorn"):
        Database(url, writes=True).open()


def test_a_start_that_was_cut_off(url: str) -> None:
    """A database in which the first start came no further than its version table is made anew."""
    make_folder(url)
    run_sql(url, f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL)")
    with Database(url, writes=True) as database:
        assert database.games() == []
    assert revision_of(url) == REVISION


def test_the_wheel_has_the_steps() -> None:
    """An installed Posthorn brings its migrations along."""
    builder = WheelBuilder(str(Path(__file__).parents[3]))
    packed = {Path(file.distribution_path) for file in builder.recurse_included_files()}
    folder = Path("posthorn/server/storage/migrations")
    steps = {file.name for file in (migration.MIGRATIONS / "versions").glob("*.py")}
    assert steps
    assert {folder / "versions" / step for step in steps} <= packed
    assert folder / "env.py" in packed
