"""The commands ``posthorn export`` and ``posthorn import``."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from posthorn import Game
from posthorn.game import Options, Record, Shuffle
from posthorn.game.incident import SeatChange, TakenBack
from posthorn.game.terms import write_terms
from posthorn.record import load_record, save_record
from posthorn.server.storage import Append, Database, GameChange, Move, NewGame, StoredGame
from posthorn.server.tables.table import Table
from posthorn.server.transfer import export_games, game_of, import_games
from tests.record.games import play_at_random, random_game
from tests.server.storage.examples import NOON, SEATS, game_row

FINISHED = random_game(modules=("audience", "honours"), seed=8, names=("Anna", "[Bert]", "Zoë"), start=2).record
UNFINISHED = replace(random_game(seats=2, edition="spanish", seed=3, plies=25).record, practice=True)


@pytest.fixture(params=["bound", "former"])
def shuffled(request: pytest.FixtureRequest) -> Record:
    """Return the record of a finished game whose shuffle can be proved, as today or as in former times."""
    secret, added, options = "5e" * 32, ("three 🐎", ""), Options.of(2, max_rounds=3)
    bound = Shuffle.of(secret, added, "k3w9", write_terms(options, None), (1, 2))
    shuffle = bound if request.param == "bound" else Shuffle.of(secret, added)
    begun = Record(options, ("Anna", "Bert"), shuffle.seed, None, (), None, shuffle=shuffle)
    return play_at_random(Game(begun), Random(1)).record


def save(record: Record, file: Path) -> str:
    """Save a record; return the file's name."""
    file.parent.mkdir(exist_ok=True)
    save_record(record, file)
    return str(file)


def stored_games(url: str) -> list[StoredGame]:
    """Return all games of a database."""
    with Database(url, writes=False) as database:
        found = [database.load(game.id) for game in database.games()]
    return [stored for stored in found if stored is not None]


def exported(folder: Path) -> list[Record]:
    """Return the records of a folder."""
    return [load_record(file) for file in sorted(folder.iterdir())]


def test_there_and_back(url: str, tmp_path: Path, shuffled: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """Records that are imported and exported are the same: of games over and under way, dealt and from a position."""
    middle = Game.from_position("seats=2 step=close hand0=linz route0=ulm cards_drawn=1 cards_played=1")
    middle.play("pass")
    happened = (SeatChange(4, 1, "absent"), TakenBack(9, 0, 2, seen=False))
    records = [replace(FINISHED, incidents=happened), UNFINISHED, shuffled, replace(middle.record, practice=True)]
    files = [save(record, tmp_path / f"{n}.{'json' if n % 2 else 'txt'}") for n, record in enumerate(records)]
    assert import_games(url, files) == 0
    said = capsys.readouterr().out.splitlines()
    by_file = dict(zip(files, stored_ids(said), strict=True))
    assert [line.rpartition(", ")[2] for line in said] == [
        "over",
        "with open seats that can be joined",
        "over",
        "with open seats that can be joined",
    ]
    out = tmp_path / "out" / "deep"
    assert export_games(url, str(out)) == 0
    assert capsys.readouterr().out == f"4 games exported to {out}\n"
    for file, record in zip(files, records, strict=True):
        assert load_record(out / f"{by_file[file]}.json") == record


def stored_ids(said: list[str]) -> list[str]:
    """Return the ids that the import has told."""
    return [line.rpartition(": game ")[2].partition(",")[0] for line in said]


def test_what_an_imported_game_is(shuffled: Record) -> None:
    """An imported game has no host and no holders; one that is over has its scores, another goes on at a table."""
    for record in (FINISHED, UNFINISHED, shuffled):
        new = game_of(record, listed=True)
        assert new.game.host is None
        assert [seat.name for seat in new.seats] == list(record.names)
        assert all(seat.holder is None and seat.bot is None for seat in new.seats)
        assert len({seat.colour for seat in new.seats}) == len(new.seats)
        assert new.game.scores == record.scores
        assert new.game.practice is (record.scores is None), "of a game under way everything hidden is known"
        assert (new.game.status, new.game.listed) == (("playing", True) if record.scores is None else ("over", False))
        assert bool(new.game.secret) == bool(new.game.commitment) == (record.shuffle is not None)
        table = Table(StoredGame(new.game, tuple(new.seats), tuple(new.moves), ()))
        assert table.game.position == Game.replay(record).position
        assert table.revision == len(record.actions)
        assert table.open_seats == list(range(len(new.seats)))
    assert not game_of(UNFINISHED).game.listed


def test_who_moved_is_kept() -> None:
    """The log of an imported game names the seat of each action."""
    game = Game(UNFINISHED)
    for move in game_of(UNFINISHED).moves:
        assert move.seat == game.seat_to_act
        game.play(move.action)
    assert game.record == UNFINISHED


def test_repeated_games(url: str, tmp_path: Path, shuffled: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that is here already, by its shuffle or to the last action, is not made again, and that is said."""
    files = [save(record, tmp_path / f"{n}.json") for n, record in enumerate((FINISHED, UNFINISHED, shuffled))]
    again = save(shuffled, tmp_path / "again.txt")
    assert import_games(url, [*files, again]) == 0
    first = capsys.readouterr().out.splitlines()
    ids = stored_ids(first[:3])
    assert first[1].endswith("unfinished: it continues as practice, with open seats that can be joined")
    assert first[3] == f"{again}: this is already game {ids[2]}; it is not imported again"
    longer = Game(UNFINISHED)
    longer.play(longer.legal_actions[0])
    other = save(longer.record, tmp_path / "longer.json")
    assert import_games(url, [*files, other]) == 0
    second = capsys.readouterr().out.splitlines()
    expected = [
        f"{file}: this is already game {id}; it is not imported again" for file, id in zip(files, ids, strict=True)
    ]
    assert second[:3] == expected
    assert len(stored_games(url)) == 4


def test_exported_records_are_their_owners_alone(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever else uses the computer cannot read the records of games under way."""
    import_games(sqlite_url, [save(UNFINISHED, tmp_path / "game.json")])
    for folder in (tmp_path / "new", tmp_path / "old"):
        (tmp_path / "old").mkdir(exist_ok=True)
        assert export_games(sqlite_url, str(folder)) == 0
        assert [file.stat().st_mode & 0o777 for file in folder.iterdir()] == [0o600]
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_folders(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder stands for the records in it; one without any is a mistake."""
    folder = tmp_path / "records"
    save(FINISHED, folder / "a.json")
    save(UNFINISHED, folder / "b.TXT")
    (folder / "notes.md").write_text("not a record")
    assert import_games(sqlite_url, [str(folder)]) == 0
    assert len(stored_games(sqlite_url)) == 2
    (tmp_path / "empty").mkdir()
    capsys.readouterr()
    assert import_games(sqlite_url, [str(tmp_path / "empty")]) == 1
    assert "has no records in it" in capsys.readouterr().err


def test_all_or_nothing(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If one file is wrong, every wrong one is told and nothing is imported."""
    good, bad = save(FINISHED, tmp_path / "good.json"), tmp_path / "bad.json"
    bad.write_text(Path(good).read_text(encoding="utf-8").replace('"rules"', '"rulez"'))
    assert import_games(url, [good, str(bad), str(tmp_path / "none.txt")]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = captured.err.splitlines()
    assert lines[0].startswith(f"posthorn import: {bad}, line 3: ")
    assert lines[1] == f"posthorn import: {tmp_path / 'none.txt'}: there is no such file or folder"
    assert lines[2] == "posthorn import: nothing was imported"
    assert import_games(url, [good]) == 0
    assert len(stored_games(url)) == 1
    assert import_games(url, []) == 2


def keep(url: str, *games: NewGame) -> None:
    """Keep games as a server does."""
    with Database(url, writes=True) as database:
        database.write(*games)


def test_export_some(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games are exported by id, or only those that are over, as text if requested for; old files are replaced."""
    over, under_way = game_of(FINISHED), game_of(UNFINISHED)
    waiting = NewGame(game_row("waits"), SEATS)
    keep(url, over, under_way, waiting)
    assert export_games(url, str(tmp_path / "one"), [under_way.game_id]) == 0
    assert exported(tmp_path / "one") == [UNFINISHED]
    assert export_games(url, str(tmp_path / "over"), finished_only=True) == 0
    assert exported(tmp_path / "over") == [FINISHED]
    assert export_games(url, str(tmp_path / "all"), text=True) == 0
    assert export_games(url, str(tmp_path / "all"), text=True) == 0
    assert {file.name for file in (tmp_path / "all").iterdir()} == {f"{over.game_id}.txt", f"{under_way.game_id}.txt"}
    capsys.readouterr()
    assert export_games(url, str(tmp_path / "odd"), ["nobody", "waits", over.game_id]) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        "posthorn export: there is no game nobody",
        "posthorn export: game waits has not begun, so there is no record of it",
    ]
    assert captured.out == f"one game exported to {tmp_path / 'odd'}\n"
    assert exported(tmp_path / "odd") == [FINISHED]


def test_take_backs_are_in_the_record(sqlite_url: str, tmp_path: Path) -> None:
    """Of a game in which actions were taken back, the record has the actions that stand, and how many did not."""
    new = game_of(UNFINISHED)
    revision = len(new.moves)
    keep(sqlite_url, new)
    with Database(sqlite_url, writes=True) as database:
        database.write(Append(new.game_id, Move(revision, -5, 0, "person", NOON)))
        database.write(Append(new.game_id, Move(revision + 1, new.moves[-5].action, 0, "person", NOON)))
    assert export_games(sqlite_url, str(tmp_path / "out")) == 0
    stands = Game.replay(UNFINISHED, len(UNFINISHED.actions) - 4).record
    assert exported(tmp_path / "out") == [replace(stands, incidents=(TakenBack(25, 0, 5, seen=True),))]


def test_games_that_have_no_record(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be written as a record is told, game by game, and the others are exported."""
    old, broken, good = game_of(FINISHED), game_of(UNFINISHED), game_of(FINISHED)
    keep(sqlite_url, old, broken, good, NewGame(game_row("../evil", seed=1), SEATS))
    with Database(sqlite_url, writes=True) as database:
        database.write(Append(broken.game_id, Move(len(broken.moves), 399, 0, "person", NOON)))
        database.write(GameChange("../evil", {"status": "over"}))
        database.read(
            lambda connection: connection.exec_driver_sql(
                "UPDATE games SET rules_version = 0 WHERE id = ?", (old.game_id,)
            )
        )
    assert export_games(sqlite_url, str(tmp_path / "out")) == 1
    said = capsys.readouterr().err
    assert f"game {old.game_id} was played by version 0 of the rules, but this program plays version " in said
    assert f"game {broken.game_id} cannot be written as a record: " in said
    assert "game ../evil has an id that cannot be a file name" in said
    assert exported(tmp_path / "out") == [FINISHED]


def test_while_the_server_runs(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While a server has the database, games can be exported; into a file nothing can be imported."""
    file = save(FINISHED, tmp_path / "game.json")
    with Database(url, writes=True) as server:
        server.write(game_of(UNFINISHED))
        assert export_games(url, str(tmp_path / "out")) == 0
        assert exported(tmp_path / "out") == [UNFINISHED]
        if url.startswith("sqlite"):
            assert import_games(url, [file]) == 1
            assert "is in use by another Posthorn server" in capsys.readouterr().err
            assert len(server.games()) == 1
        else:
            assert import_games(url, [file]) == 0
            assert len(server.games()) == 2


def test_no_place(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database that is not there is not made by an export; a folder that cannot be is told."""
    assert export_games(sqlite_url, str(tmp_path / "out")) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "games").exists()
    file = save(FINISHED, tmp_path / "game.json")
    assert import_games(sqlite_url, [file]) == 0
    assert export_games(sqlite_url, file) == 1
    assert f"{file} is not a folder that can be written to" in capsys.readouterr().err
    assert export_games("nonsense", str(tmp_path)) == 1
    assert import_games("nonsense", [file]) == 1
