"""Somebody fills the server with games that nobody will ever play."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn.server.operations.settings import Settings
from tests.server.visitors import Visitor, running

pytestmark = pytest.mark.anyio

MANY = 399


async def test_creating_and_abandoning_hundreds_of_games(tmp_path: Path) -> None:
    """A client that creates and abandons games as fast as it can is refused soon, and told when to come again."""
    usual = Settings().new_games_per_hour
    async with running(tmp_path, new_games_per_hour=usual, games_per_client=Settings().games_per_client) as server:
        visitor = Visitor(server)
        made = 0
        for _ in range(MANY):
            answer = await visitor.post("/api/games", {"seats": [{"kind": "person"}, {"kind": "open"}]})
            if answer.status != 201:
                break
            made += 1
            id = answer.body["game"]["id"]
            assert (await visitor.at(id).post("/abandon")).status == 200
        assert answer.refusal == (429, "too-many-new-games")
        assert int(answer.headers["retry-after"]) > 0
        assert made == usual // 4
        for path, body in (("/api/lessons", {"lesson": "base"}), (f"/api/games/{id}/rematch", None)):
            assert (await visitor.post(path, body)).refusal == (429, "too-many-new-games")
        assert sum((await server.registry.storage.count()).values()) == made


async def test_what_was_refused_is_not_counted(tmp_path: Path) -> None:
    """A game that is refused takes nothing from the number of unfinished games that its client may have."""
    async with running(tmp_path, new_games_per_hour=4, games_per_client=1) as server:
        visitor = Visitor(server)
        table = await visitor.create("po")
        await table.post("/abandon")
        assert (await visitor.post("/api/games", {"seats": [{"kind": "open"}] * 2})).status == 429
        assert server.registry.limits.games.of("127.0.0.1") == 0
