"""Games that a database holds from version 1 of the rules go on as they began (R8.1)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from anyio import run

from posthorn import Action, Game
from posthorn.engine import RULES_VERSION
from posthorn.game import Record
from posthorn.record import load_record
from posthorn.server.storage import Database, migration
from posthorn.server.tables.table import Table
from posthorn.server.transfer import export_games
from tests.postgres import run_sql
from tests.record.test_former_rules import FILES
from tests.server.storage.conftest import make_folder
from tests.server.storage.test_migration import connected
from tests.server.visitors import Visitor, running

NAMES = [file.name.replace(".", "-") for file in FILES]


def store_former(url: str, id: str, file: Path) -> Record:
    """Store the first half of a record as the program of that time did, in revision 0001; return the whole."""
    record = load_record(file)
    position = None if record.position is None else record.position.removesuffix(" last_round=finish_round")
    written: dict[str, Any] = {
        **{"edition": record.options.edition, "modules": record.options.modules, "switches": {}, "start": None},
        **{"thinking_time": None, "hints": True, "position": position, "lesson": None},
    }
    settings = json.dumps(written).replace(":", "\\:")
    seed, false = "NULL" if record.seed is None else f"'{record.seed}'", "0" if url.startswith("sqlite") else "false"
    half = Game.replay(record, len(record.actions) // 2)
    run_sql(
        url,
        "INSERT INTO games (id, created, status, settings, listed, secret, commitment, host, rules_version, seed)"
        f" VALUES ('{id}', 1750000000000, 'playing', '{settings}', {false}, '', '', NULL, 1, {seed})",
        *(
            f"INSERT INTO seats VALUES ('{id}', {seat}, '{name}', '{colour}', NULL, 'dd', '', NULL, NULL)"
            for seat, name, colour in zip(range(4), record.names, ("red", "blue", "yellow", "green"), strict=False)
        ),
        "INSERT INTO moves VALUES "
        + ", ".join(
            f"('{id}', {ply}, {action.number}, {seat}, 'person', 1750000000001)"
            for ply, (text, seat) in enumerate(zip(half.record.actions, half.actors, strict=True))
            if (action := Action.of(text)) is not None
        ),
    )
    return record


def make_former(url: str) -> dict[str, Record]:
    """Make a database of revision 0001 with half of every former record in it; return the records."""
    make_folder(url)
    with connected(url) as connection:
        migration.migrate(connection, "0001")
    return {name: store_former(url, name, file) for name, file in zip(NAMES, FILES, strict=True)}


@pytest.mark.slow
def test_former_games_go_on(url: str) -> None:
    """A game of each edition that was under way is played to its end, and ends where it would have ended then."""
    records = make_former(url)
    with Database(url, writes=True) as database:
        assert {game.rules_version for game in database.games()} == {RULES_VERSION}
        for name, record in records.items():
            stored = database.load(name)
            assert stored is not None
            game = Table(stored).game
            assert 0 < game.ply < len(record.actions)
            for action in record.actions[game.ply :]:
                game.play(action)
            assert (game.is_over, game.scores) == (True, record.scores)


@pytest.mark.slow
def test_former_games_are_exported(sqlite_url: str, tmp_path: Path) -> None:
    """They are exported as records of today's rules, with the old rule where the edition has another now.

    As they are under way and belong to nobody, they are practice.
    """
    records = make_former(sqlite_url)
    with Database(sqlite_url, writes=True):
        pass  # brought up to date
    assert export_games(sqlite_url, str(tmp_path / "out")) == 0
    for name, record in records.items():
        begun = replace(Game.replay(record, len(record.actions) // 2).record, practice=True)
        assert load_record(tmp_path / "out" / f"{name}.json") == begun


@pytest.mark.parametrize("name", ["icelandic-txt", "italian-json"])
def test_former_games_at_the_server(tmp_path: Path, name: str) -> None:
    """The server shows such a game, with the switch that keeps it as it was."""
    make_former(f"sqlite:///{tmp_path / 'games.db'}")

    async def ask() -> None:
        async with running(tmp_path) as server:
            answer = await Visitor(server).get(f"/api/games/{name}")
            assert answer.status == 200
            kept = {"last_round": "finish_round"} if "icelandic" in name else {}
            assert {key: answer.body["switches"][key] for key in kept} == kept
            assert set(answer.body["switches"]) == set(kept)

    run(ask)
