"""Looking at the lobby again and again costs the server little, and nobody talks more by having more keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posthorn.server.storage import Storage
from posthorn.server.tables.live_table import LiveTable
from tests.server.safety.serving import Running, serving

LISTED = 20
LOOKS = 30
SEATS = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """Run a server on which a client may say five lines in ten seconds."""
    with serving(tmp_path, chat_per_10_seconds=5, log_level="warning") as running:
        yield running


def test_the_lobby_is_written_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the lobby is asked for, each game is written once for each of its changes, and nothing is read."""
    written: list[str] = []
    games = Storage.games

    def count_info(live: LiveTable, holder: str | None) -> Any:
        written.append(live.table.id)
        return running.registry.info(live, holder)

    async def count_reads(self: Storage, *args: Any, **options: Any) -> Any:
        written.append("all")
        return await games(self, *args, **options)

    async def attack() -> None:
        host, greedy = running.client(), running.client(address="127.0.0.2")
        ids = [(await host.create(seats=SEATS, listed=True))["id"] for _ in range(LISTED)]
        monkeypatch.setattr(running.registry.lobby, "_info", count_info)
        monkeypatch.setattr(Storage, "games", count_reads)
        for _ in range(LOOKS):
            shown = (await greedy.get("/api/games")).json["games"]
            assert {game["id"] for game in shown} == set(ids)
        assert sorted(written) == sorted([*ids, "all"])
        host.hang_up()
        greedy.hang_up()

    asyncio.run(attack())


def test_what_changes_is_shown_at_once(running: Running) -> None:
    """Seats, who is there, moves and the end of a game are in the lobby at once; one's own are marked."""

    async def look() -> None:
        host, stranger = running.client(), running.client()

        async def seen() -> Any:
            games = (await stranger.get("/api/games")).json["games"]
            return next((one for one in games if one["id"] == game), None)

        game = (await host.create(seats=SEATS, listed=True))["id"]
        assert [seat["kind"] for seat in (await seen())["seats"]] == ["person", "open"]
        guest = running.client()
        await guest.join(game, name="Bert")
        assert (await seen())["status"] == "playing"
        async with host.stream(game) as stream:
            welcome = await stream.receive_until("welcome")
            assert (await seen())["seats"][0]["present"] is True
            mine = (await host.get("/api/games")).json["games"][0]
            assert (mine["host"], mine["seats"][0]["yours"]) == (True, True)
            to_act = (await seen())["seat_to_act"]
            player = (host, guest)[to_act]
            legal = (await player.get(f"/api/games/{game}/legal?seat={to_act}")).json["legal"]
            move = {"seat": to_act, "revision": welcome["revision"], "action": legal[0]["action"]}
            assert (await player.post(f"/api/games/{game}/play", move)).status == 200
            assert (await seen())["revision"] == 1
        assert (await host.post(f"/api/games/{game}/abandon")).status == 200
        assert await seen() is None
        for client in (host, guest, stranger):
            client.hang_up()

    asyncio.run(look())


def test_chat_is_limited_by_address(running: Running) -> None:
    """Whoever sits at a table with many keys says no more than with one; somebody elsewhere is heard."""

    async def attack() -> None:
        host, other = running.client(address="127.0.0.2"), running.client(address="127.0.0.3")
        game = (await host.create(seats=[{"kind": "person"}, *[{"kind": "open"}] * 3]))["id"]
        own = [host, *(running.client(address="127.0.0.2") for _ in range(2))]
        for number, client in enumerate(own[1:]):
            await client.join(game, name=f"Sock {number}")
        await other.join(game, name="Ada")
        path = f"/api/games/{game}/chat"
        answers = [await client.post(path, {"text": "Hear, hear!"}) for _ in range(5) for client in own]
        assert [answer.status for answer in answers] == [201] * 5 + [429] * 10
        assert (await other.post(path, {"text": "Quiet, please."})).status == 201
        for client in (*own, other):
            client.hang_up()

    asyncio.run(attack())
