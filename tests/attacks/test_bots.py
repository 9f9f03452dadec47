"""Whoever sets many bots to work makes nobody else wait for theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from posthorn.server.bots.bots import BotJob, Bots, Choice
from posthorn.server.tables import live_table
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import PATIENCE, Client, Stream
from tests.server.visitors import views

pytestmark = pytest.mark.slow  # processes are started

GAMES = 25
TURNS = 6
# Between the question and the answer for somebody else at most so many choices are made for the attacker: what was
# being thought about, and what was answered but not yet told.
FEW = 3

BOT = {"kind": "bot", "bot": "pilgrim"}


class Choices:
    """Which games' choices were asked for and made, in their order."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []

    def of(self, game: str) -> int:
        """Return how many were made in a game."""
        return self.all.count(("made", game))

    def of_others(self, game: str) -> list[int]:
        """Return, for each choice made in a game, how many were made in others while it was waited for."""
        waits, since = [], None
        for at, (what, where) in enumerate(self.all):
            if (what, where) == ("asked", game):
                since = at
            elif (what, where) == ("made", game) and since is not None:
                waits.append(sum(done == "made" for done, _ in self.all[since:at]))
        return waits


@pytest.fixture
def choices(monkeypatch: pytest.MonkeyPatch) -> Choices:
    """Note the choices of all bots."""
    noted = Choices()
    choose = Bots.choose

    async def note(self: Bots, job: BotJob) -> Choice:
        noted.all.append(("asked", job.game_id))
        choice = await choose(self, job)
        noted.all.append(("made", job.game_id))
        return choice

    monkeypatch.setattr(Bots, "choose", note)
    return noted


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server whose bots have one process."""
    with serving(tmp_path_factory.mktemp("bots"), log_level="warning") as running:
        yield running


async def play_turns(client: Client, goes_on: Callable[[int], bool] = lambda turns: turns < TURNS) -> str:
    """Play against a bot until it has had some turns, or somebody says that it is enough; return the game."""
    game = str((await client.create(seats=[{"kind": "person"}, BOT], start=0))["id"])
    async with client.stream(game) as stream, asyncio.timeout(PATIENCE):
        message = await stream.receive_until("welcome")
        waited = 0
        while goes_on(waited):
            view: dict[str, Any] = views(message)[0]
            if view["seat_to_act"] is None:
                break
            if view["seat_to_act"] == 0:
                move = {"seat": 0, "revision": message["revision"], "action": view["legal_actions"][-1]}
                await stream.send({"type": "play", "id": 1, **move})
            else:
                waited += 1
            message = await stream.receive_until("update")
    client.hang_up()
    return game


async def set_to_work(running: Running, at: AsyncExitStack, addresses: list[str]) -> list[tuple[str, Stream]]:
    """Let bots play many games, watched from some addresses; return the games."""
    games = []
    for number in range(GAMES):
        client = running.client(address=addresses[number % len(addresses)])
        game = (await client.create(seats=[BOT] * 4))["id"]
        games.append((game, await at.enter_async_context(client.stream(game))))
        client.hang_up()
    return games


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.2"], [f"127.0.0.{number}" for number in range(2, 2 + GAMES)]],
    ids=["of one client", "of many clients"],
)
def test_games_of_bots_alone_hold_nobody_up(running: Running, choices: Choices, addresses: list[str]) -> None:
    """Beside many watched games of bots alone, a person waits for hardly any choice but those of the own bots."""

    async def attack() -> None:
        async with AsyncExitStack() as at:
            await set_to_work(running, at, addresses)
            game = await play_turns(running.client())
            waits = choices.of_others(game)
            assert len(waits) >= TURNS
            assert max(waits) <= FEW, waits

    asyncio.run(attack())


def test_one_clients_games_hold_nobody_up(running: Running, choices: Choices) -> None:
    """Beside somebody who plays many games against bots at once, others wait for hardly any choice but their own."""
    is_over = asyncio.Event()

    async def play_on() -> None:
        while not is_over.is_set():
            await play_turns(running.client(address="127.0.0.2"), lambda _: not is_over.is_set())

    async def attack() -> None:
        greedy = [asyncio.create_task(play_on()) for _ in range(GAMES)]
        try:
            async with asyncio.timeout(PATIENCE):
                while len({game for _, game in choices.all}) < GAMES:
                    await asyncio.sleep(0.01)
            game = await play_turns(running.client())
            waits = choices.of_others(game)
            assert max(waits) <= FEW, waits
        finally:
            is_over.set()
            await asyncio.gather(*greedy)

    asyncio.run(attack())


def test_games_that_nobody_watches_wait(running: Running, choices: Choices, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots alone do not move while nobody watches, and do as soon as somebody does."""
    monkeypatch.setattr(live_table, "ATTENTION", 0.0)

    async def attack() -> None:
        client = running.client(address="127.0.0.2")
        game = (await client.create(seats=[BOT] * 4))["id"]
        await play_turns(running.client())
        assert choices.of(game) == 0
        async with client.stream(game) as stream, asyncio.timeout(PATIENCE):
            await stream.receive_until("update")
        client.hang_up()
        assert choices.of(game) > 0

    asyncio.run(attack())
