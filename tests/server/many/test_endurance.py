"""Games at several processes while everything fails (the short form of ``posthorn bench server --processes``)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import make_url

from posthorn.benchmarks.endurance import SHORT, endure_at
from posthorn.benchmarks.postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


def test_endurance(postgres_url: str, tmp_path: Path) -> None:
    """Servers and bot workers are killed, PostgreSQL freezes, connections are cut: nothing acknowledged is lost.

    Nothing happens twice, every game ends, everybody catches up, and every view that anybody was shown is theirs.
    """
    folder = make_url(postgres_url).query["host"]
    assert isinstance(folder, str)
    database = Postgres(None, Path(folder), postgres_url)
    outcome = asyncio.run(endure_at(SHORT, database, tmp_path, lambda _: None))
    assert outcome.faults == []
    assert outcome.games == SHORT.games
    assert outcome.troubles == SHORT.kills + SHORT.freezes + SHORT.cuts + 1
    assert outcome.acknowledged > 0
    assert outcome.views > outcome.moves
    assert {"person", "bot"} <= outcome.by.keys()
