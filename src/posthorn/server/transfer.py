"""The commands ``posthorn export`` and ``posthorn import``: games of a server as records, and records as its games.

A record is the game alone: who held the seats and what was said stay behind. That of a game under way tells
everything hidden, the cards to come too; it is for whoever runs the server, and what is imported of it is practice.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from posthorn.engine import RULES_VERSION
from posthorn.game import Action, Game, Record, RuleError
from posthorn.game.vocabulary import COLOURS
from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.record import RecordError, load_record, save_record
from posthorn.server.clock import now
from posthorn.server.storage import (
    Database,
    GameRow,
    GameSettings,
    Move,
    NewGame,
    SeatRow,
    StorageError,
    StoredGame,
    new_game_id,
)
from posthorn.server.tables.table import Table

FAILED = 1
WRONG_USE = 2

_FILE_NAME = re.compile(r"[A-Za-z0-9_-]+")
_ENDINGS = (".json", ".txt")


# --- export ---------------------------------------------------------------------------------------------------------


class NoRecord(Exception):
    """There is no record of a game; the message says why."""


def export_games(
    url: str, folder: str, ids: Sequence[str] = (), *, finished_only: bool = False, text: bool = False
) -> int:
    """Write the record of each game, or of those named, into a folder; return the exit status.

    The server may run meanwhile. Games that have not begun are passed over unless they are named.
    """
    texts = Texts()
    written, status = 0, 0
    into = Path(folder).expanduser()
    try:
        with _for_the_owner(), Database(url, writes=False) as database:
            into.mkdir(mode=0o700, parents=True, exist_ok=True)
            for id in _ids(database, ids, finished_only):
                try:
                    record = record_of(database.load(id), id, texts)
                except NoRecord as error:
                    status = _complain("export", str(error), texts)
                    continue
                save_record(record, into / f"{id}{_ENDINGS[text]}")
                written += 1
    except StorageError as error:
        return _complain("export", str(error), texts)
    except OSError as error:
        reason = reason_of(error, texts)
        return _complain("export", texts("transfer-folder", folder=folder, reason=reason), texts)
    print(texts("transfer-exported", games=written, folder=folder))
    return status


@contextmanager
def _for_the_owner() -> Iterator[None]:
    """Make files that nobody else on this computer may read: records of games under way tell everything hidden."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def _ids(database: Database, ids: Sequence[str], finished_only: bool) -> Iterable[str]:
    if ids:
        return dict.fromkeys(ids)
    games = database.games(("over",) if finished_only else None)
    return [game.id for game in games if _has_begun(game)]


def _has_begun(game: GameRow) -> bool:
    return game.seed is not None or game.settings.position is not None


def record_of(stored: StoredGame | None, id: str, texts: Texts) -> Record:
    """Return the record of a game, or raise ``NoRecord``."""
    if stored is None:
        raise NoRecord(texts("transfer-unknown", game=id))
    game = stored.game
    if not _has_begun(game):
        raise NoRecord(texts("transfer-not-begun", game=id))
    if not _FILE_NAME.fullmatch(id):
        raise NoRecord(texts("transfer-name", game=id))
    if game.rules_version != RULES_VERSION:
        given, known = str(game.rules_version), str(RULES_VERSION)
        raise NoRecord(texts("transfer-rules", game=id, given=given, known=known))
    try:
        return Table(stored).record()
    except RuleError as error:
        raise NoRecord(texts("transfer-broken", game=id, reason=str(error))) from error


# --- import ---------------------------------------------------------------------------------------------------------


def import_games(url: str, files: Sequence[str], *, listed: bool = False) -> int:
    """Make a game of each record, all of them or none; return the exit status.

    A folder stands for the records in it. The server must not run meanwhile. Games that are over can be watched again;
    all seats of the others are open, and the game waits until they are taken. With ``listed`` the lobby shows these.
    A game that is here already is passed over, and so is one that is named twice.
    """
    texts = Texts()
    if not files:
        return _complain("import", texts("transfer-nothing"), texts, WRONG_USE)
    try:
        found = [file for named in files for file in _records(named, texts)]
    except NoRecord as error:
        return _complain("import", str(error), texts)
    games: list[tuple[str, NewGame]] = []
    refused = 0
    for file in found:
        try:
            games.append((file, game_of(load_record(file), listed=listed)))
        except RecordError as error:
            refused = _complain("import", str(error), texts)
        except OSError as error:
            reason = reason_of(error, texts)
            refused = _complain("import", texts("transfer-about", file=file, reason=reason), texts)
    told: list[str] = []
    if not refused:
        try:
            with Database(url, writes=True) as database:
                told = _keep_new(database, games, texts)
        except StorageError as error:
            refused = _complain("import", str(error), texts)
    if refused:
        return _complain("import", texts("transfer-not-imported"), texts)
    print("\n".join(told))
    return 0


def _keep_new(database: Database, games: Iterable[tuple[str, NewGame]], texts: Texts) -> list[str]:
    """Keep the games that are not here yet; return what is told of each."""
    here: dict[object, list[GameRow]] = {}
    for row in database.games():
        here.setdefault(_deal(row), []).append(row)
    new: dict[object, str] = {}
    writes: list[NewGame] = []
    told: list[str] = []
    for file, game in games:
        twin = new.get(_identity(game)) or next(
            (row.id for row in here.get(_deal(game.game), ()) if _is_same(database, row, game)), None
        )
        if twin is not None:
            told.append(texts("transfer-repeated", file=file, game=twin))
            continue
        new[_identity(game)] = game.game_id
        writes.append(game)
        over = "yes" if game.game.status == "over" else "no"
        told.append(texts("transfer-imported", file=file, game=game.game_id, over=over))
    database.write(*writes)
    return told


def _deal(game: GameRow) -> object:
    """Return what only games of the same deal share. A commitment is one game's alone."""
    return game.commitment or (game.seed, game.settings.position)


def _identity(game: NewGame | StoredGame) -> object:
    """Return what only the same game has."""
    names, actions = (seat.name for seat in game.seats), (move.action for move in game.moves)
    return game.game.commitment or (_deal(game.game), *names, *actions)


def _is_same(database: Database, row: GameRow, game: NewGame) -> bool:
    if row.commitment:
        return True
    stored = database.load(row.id)
    return stored is not None and _identity(stored) == _identity(game)


def _records(named: str, texts: Texts) -> list[str]:
    """Return the files that a name stands for."""
    path = Path(named).expanduser()
    if not path.is_dir():
        return [str(path)]
    files = sorted(str(file) for file in path.iterdir() if file.suffix.lower() in _ENDINGS and file.is_file())
    if not files:
        raise NoRecord(texts("transfer-empty-folder", folder=named))
    return files


def game_of(record: Record, *, listed: bool = False) -> NewGame:
    """Return a game of the server that is where a record ends; it belongs to nobody."""
    options, shuffle = record.options, record.shuffle
    over = record.scores is not None
    at = now()
    row = GameRow(
        id=new_game_id(),
        created=at,
        status="over" if over else "playing",
        settings=GameSettings.of(record),
        listed=listed and not over,
        secret="" if shuffle is None else shuffle.secret,
        commitment="" if shuffle is None else shuffle.commitment,
        host=None,
        rules_version=record.rules_version,
        seed=record.seed,
        scores=record.scores,
        finished=at if over else None,
        practice=record.practice or not over,  # whoever has the record of a game under way knows everything hidden
        committed_game="" if shuffle is None else shuffle.game,
        committed_terms="" if shuffle is None else shuffle.terms,
    )
    randomness = [""] * options.seats if shuffle is None else shuffle.randomness
    attempts = (1,) * options.seats if shuffle is None or not shuffle.is_bound else shuffle.attempts
    seats = [
        SeatRow(seat, name, COLOURS[seat], randomness=added, attempt=attempt)
        for seat, (name, added, attempt) in enumerate(zip(record.names, randomness, attempts, strict=True))
    ]
    return NewGame(row, seats, _moves(record, at))


def _moves(record: Record, at: int) -> list[Move]:
    moves: list[Move] = []
    game = Game(record)
    for revision, text in enumerate(record.actions):
        action, seat = Action.of(text), game.seat_to_act
        # The record was read, so it was played.
        assert action is not None
        assert seat is not None
        moves.append(Move(revision, action.number, seat, "person", at))
        game.play(action)
    return moves


def _complain(command: str, reason: str, texts: Texts, status: int = FAILED) -> int:
    print(texts("transfer-complaint", command=f"posthorn {command}", reason=reason), file=sys.stderr)
    return status
