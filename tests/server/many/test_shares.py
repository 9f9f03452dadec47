"""What a client may have is counted over all servers together, and what one server promised the other keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import run_sql
from tests.server.visitors import Server, Visitor, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

HERE = "127.0.0.1"


@asynccontextmanager
async def two(url: str, folder: Path, **settings: Any) -> AsyncIterator[list[Server]]:
    """Run two servers with other limits."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(folder, database=url, **settings)) for _ in range(2)]


async def test_unfinished_games(postgres_url: str, tmp_path: Path) -> None:
    """A client has so many unfinished games at all servers together; one that ends at either makes room."""
    async with two(postgres_url, tmp_path, games_per_client=2) as (one, other):
        visitor = Visitor(one)
        games = [await visitor.create("po") for _ in range(2)]
        limits = other.registry.limits
        await until(lambda: limits.games.of(HERE) == 2)
        refused = await Visitor(other).post("/api/games", {"seats": [{"kind": "person"}] * 2})
        assert refused.refusal == (429, "too-many-games")
        assert limits.household_of(games[0].id) == one.registry.limits.household_of(games[0].id)
        assert (await Visitor(other, visitor.key).at(games[0].id).post("/abandon")).status == 200
        await until(lambda: limits.games.of(HERE) == 1)
        await Visitor(other).create("po")


async def test_rates(postgres_url: str, tmp_path: Path) -> None:
    """New games and lines of chat are so many an hour, or in ten seconds, wherever they are made."""
    async with two(postgres_url, tmp_path, new_games_per_hour=8, chat_per_10_seconds=2) as (one, other):
        visitor = Visitor(one)
        game = await visitor.create("pp")
        await visitor.create("pp")
        for _ in range(2):
            assert (await game.post("/chat", {"text": "Tally-ho"})).status == 201
        limits = other.registry.limits
        await until(lambda: len(limits.new_games) and len(limits.chat))
        refused = await Visitor(other).post("/api/games", {"seats": [{"kind": "person"}] * 2})
        assert refused.refusal == (429, "too-many-new-games")
        said = await Visitor(other, visitor.key).at(game.id).post("/chat", {"text": "Tally-ho"})
        assert said.refusal == (429, "too-much-chat")


async def test_streams(postgres_url: str, tmp_path: Path) -> None:
    """Streams are counted together, also by a server that comes later, and those of one that ends no more."""
    async with two(postgres_url, tmp_path, connections_per_client=5) as (one, other):
        game = await Visitor(one).create("pp")
        async with game.listen(), game.listen():
            await until(lambda: other.registry.limits.connections.of(HERE) == 2)
            async with running(tmp_path, database=postgres_url, connections_per_client=5) as late:
                await until(lambda: late.registry.limits.connections.of(HERE) == 2)
        await until(lambda: other.registry.limits.connections.of(HERE) == 0)
        async with Visitor(one).at(game.id).listen():
            await until(lambda: other.registry.limits.connections.of(HERE) == 1)
            run_sql(postgres_url, f"UPDATE processes SET beat = 0 WHERE id = '{one.registry.storage.process}'")
            other.registry.driving._note_dead(frozenset({one.registry.storage.process}))
            assert other.registry.limits.connections.of(HERE) == 0
            # It was alive: as soon as it notices that others thought otherwise, it tells them everything.
            await until(lambda: other.registry.limits.connections.of(HERE) == 1)


async def test_a_commitment(servers: list[Server]) -> None:
    """What one server has committed to is dealt by the other, once."""
    one, other = servers
    visitor = Visitor(one)
    committed = await visitor.commit(2)
    wanted = {"seats": [{"kind": "person", "randomness": "mine"}] * 2, "commitment": committed["commitment"]}
    created = await Visitor(other, visitor.key).post("/api/games", wanted)
    assert created.status == 201, created.content
    assert created.body["game"]["id"] == committed["game"]
    again = await visitor.post("/api/games", wanted)
    assert again.body["game"]["id"] == committed["game"]
    assert (await Visitor(one).post("/api/games", wanted)).refusal == (409, "no-commitment")
