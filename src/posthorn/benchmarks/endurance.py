"""Many games on several processes while everything fails: what was acknowledged is stored, once, and every game ends.

Scripted people, bots, clocks and spectators play at servers that share a PostgreSQL. Meanwhile processes are killed,
PostgreSQL is restarted and frozen, connections are cut. Then everything that anybody was told is compared with the log.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from posthorn.benchmarks.fairness import quantile
from posthorn.benchmarks.fleet import Fleet, fleet
from posthorn.benchmarks.people import Person, fingerprint
from posthorn.benchmarks.postgres import Postgres, Relay, postgres
from posthorn.game import Action
from posthorn.server.keys import new_key
from posthorn.server.storage import Database, StoredGame
from posthorn.server.tables.log_entries import is_seat_change
from posthorn.server.tables.table import Table

BOT = "pilgrim"
THINKING_TIME = 5  # seconds, the least there is
PATIENCE = 600.0  # seconds in which every game must have ended after the last trouble


@dataclass(frozen=True)
class Plan:
    """How many play, and what happens to them."""

    servers: int = 3
    bots: int = 2
    games: int = 200
    rounds: int = 15  # after which a game is scored
    kills: int = 20
    restarts: int = 2  # of PostgreSQL
    freezes: int = 1  # of PostgreSQL, each of so many seconds
    freeze_seconds: float = 10.0
    cuts: int = 5  # of the connections for notices
    isolation_seconds: float = 60.0  # for which one server is cut off from the database; 0: none is
    moves_between: int = 100  # acknowledged, between two troubles
    pause: float = 1.0  # seconds that somebody thinks, in the mean
    seed: int = 1


SHORT = Plan(
    servers=2,
    bots=1,
    games=12,
    rounds=3,
    kills=3,
    restarts=0,
    freeze_seconds=1.0,
    cuts=1,
    isolation_seconds=2.0,
    moves_between=15,
    pause=0.2,
)


@dataclass
class Outcome:
    """What became of it."""

    faults: list[str] = field(default_factory=list)
    games: int = 0
    moves: int = 0  # stored
    by: dict[str, int] = field(default_factory=dict)  # who moved
    acknowledged: int = 0
    views: int = 0  # compared
    connections: int = 0
    troubles: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def figures(self) -> dict[str, float | int]:
        """Return it in numbers."""
        return {
            "games_ended": self.games,
            "moves_stored": self.moves,
            **{f"moves_by_{name}": number for name, number in sorted(self.by.items())},
            "moves_acknowledged": self.acknowledged,
            "views_compared": self.views,
            "connections_made": self.connections,
            "troubles": self.troubles,
            "faults": len(self.faults),
            "wait_median_ms": 1000 * quantile(self.waits, 0.5),
            "wait_p99_ms": 1000 * quantile(self.waits, 0.99),
            "wait_longest_s": max(self.waits, default=0.0),
        }


class _Progress:
    """How many moves were acknowledged, and whoever waits for more."""

    def __init__(self) -> None:
        self.moves = 0
        self._changed = asyncio.Event()

    def count(self) -> None:
        self.moves += 1
        self._changed.set()

    async def reach(self, moves: int) -> None:
        while self.moves < moves:
            self._changed.clear()
            await self._changed.wait()


def endure(plan: Plan, progress: Callable[[str], None]) -> Outcome:
    """Play games through troubles, and compare what was told with what is stored."""
    with postgres() as database, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(endure_at(plan, database, Path(folder), progress))


async def endure_at(plan: Plan, database: Postgres, folder: Path, progress: Callable[[str], None]) -> Outcome:
    """Play games through troubles at a PostgreSQL."""
    relay = Relay(database.url)
    await relay.open()
    urls = [*[database.url] * (plan.servers - 1), relay.url]
    outcome = Outcome()
    try:
        async with fleet(urls, folder, plan.bots) as members:
            progress(f"{plan.games} games at {plan.servers} servers")
            counted = _Progress()
            people = await _sit_down(plan, members, counted)
            playing = [asyncio.create_task(person.play()) for person in people]
            try:
                await _trouble(plan, members, database, relay, counted, people, outcome, progress)
                async with asyncio.timeout(PATIENCE):
                    await _wait_for_all(people)
            except TimeoutError:
                stuck = {person.game for person in people if not person.is_done.is_set()}
                outcome.faults.append(f"{len(stuck)} games did not end, or not for everybody: {sorted(stuck)[:5]}")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        await relay.close()
    progress("comparing what was told with what is stored")
    _compare(database.url, people, outcome)
    return outcome


# --- who plays ------------------------------------------------------------------------------------------------------


async def _sit_down(plan: Plan, members: Fleet, counted: _Progress) -> list[Person]:
    """Create the games, at any server, and return everybody who is at a table."""
    chance = random.Random(plan.seed)
    people: list[Person] = []
    for number in range(plan.games):
        address = chance.choice(members.addresses)
        kind = number % 4  # two people; one and a bot; two with a clock; one and two bots
        others = [[{"kind": "open"}], [_bot()], [{"kind": "open"}], [_bot(), _bot()]][kind]
        body: dict[str, Any] = {"seats": [{"kind": "person"}, *others], "switches": {"max_rounds": plan.rounds}}
        if kind == 2:
            body["thinking_time"] = THINKING_TIME
        key = new_key()
        created = await asyncio.to_thread(_post, f"{address}api/games", body, key)
        game = created["game"]["id"]
        make = partial(Person, lambda: members.addresses, game, pause=plan.pause, acknowledged=counted.count)
        people.append(make(key, 0, plan.seed + 3 * number, dawdles=1 if kind == 2 else 0))
        if others[0]["kind"] == "open":
            second, address = new_key(), chance.choice(members.addresses)
            await asyncio.to_thread(_post, f"{address}api/games/{game}/join", {"name": "Berta"}, second)
            people.append(make(second, 1, plan.seed + 3 * number + 1))
        if kind in (0, 3):
            people.append(make(None, None, plan.seed + 3 * number + 2))
    return people


def _bot() -> dict[str, str]:
    return {"kind": "bot", "bot": BOT}


def _post(address: str, body: Any, key: str) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


# --- what happens to them -------------------------------------------------------------------------------------------


async def _trouble(
    plan: Plan,
    members: Fleet,
    database: Postgres,
    relay: Relay,
    counted: _Progress,
    people: Sequence[Person],
    outcome: Outcome,
    progress: Callable[[str], None],
) -> None:
    """Let everything happen, each after so many moves, as long as anybody plays."""
    chance = random.Random(plan.seed)

    async def kill() -> None:
        member = chance.choice([*members.servers, *members.bots])
        await member.kill()
        await member.start()

    async def restart() -> None:
        await asyncio.to_thread(database.restart)

    async def cut() -> None:
        await asyncio.to_thread(database.end_notices)

    troubles: list[tuple[str, Callable[[], Awaitable[None]]]] = [("a process is killed", kill)] * plan.kills
    troubles += [("PostgreSQL is restarted", restart)] * plan.restarts
    troubles += [("PostgreSQL is frozen", partial(database.freeze, plan.freeze_seconds))] * plan.freezes
    troubles += [("the notices are cut", cut)] * plan.cuts
    if plan.isolation_seconds:
        troubles.append(("a server is cut off from its database", partial(relay.block, plan.isolation_seconds)))
    chance.shuffle(troubles)
    done = asyncio.create_task(_wait_for_all(people))
    for number, (name, happen) in enumerate(troubles, start=1):
        reached = asyncio.create_task(counted.reach(counted.moves + plan.moves_between))
        await asyncio.wait([done, reached], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        reached.cancel()
        progress(f"{name}: {number} of {len(troubles)}, {counted.moves} moves so far")
        await happen()
        outcome.troubles += 1
    done.cancel()
    await asyncio.gather(done, return_exceptions=True)


async def _wait_for_all(people: Sequence[Person]) -> None:
    for person in people:
        await person.is_done.wait()


# --- what became of it ----------------------------------------------------------------------------------------------


def _compare(url: str, people: Sequence[Person], outcome: Outcome) -> None:
    """Compare all that was told with the logs."""
    by_game: dict[str, list[Person]] = {}
    for person in people:
        by_game.setdefault(person.game, []).append(person)
        outcome.faults += [f"{person.game}: {fault}" for fault in person.seen.faults]
        outcome.connections += person.seen.connections
        outcome.waits += person.seen.waits
    with Database(url, writes=False) as database:
        for game, there in by_game.items():
            stored = database.load(game)
            if stored is None:
                outcome.faults.append(f"{game}: it is not stored")
            else:
                _compare_game(stored, there, outcome)


def _compare_game(stored: StoredGame, people: Sequence[Person], outcome: Outcome) -> None:
    id, moves = stored.game.id, stored.moves
    outcome.games += stored.game.status == "over"
    outcome.moves += len(moves)
    for move in moves:
        outcome.by[move.by] = outcome.by.get(move.by, 0) + 1
    if [move.revision for move in moves] != list(range(len(moves))):
        outcome.faults.append(f"{id}: the log has a gap")
        return
    table = Table(StoredGame(stored.game, stored.seats, (), ()))
    for revision in range(len(moves) + 1):
        if revision:
            move = moves[revision - 1]
            if is_seat_change(move.action):
                table.accept_seat_change(move)
            else:
                table.accept(move, table.after_entry(move))
        for person in people:
            shown = person.seen.views.get(revision)
            if shown is not None:
                outcome.views += 1
                may_see = json.loads(msgspec.json.encode(table.game.view(person.seat).to_data()))
                if fingerprint(may_see) != shown:
                    outcome.faults.append(f"{id}: at {revision} seat {person.seat} was not shown its view")
    for person in people:
        for revision, action in person.seen.acknowledged.items():
            outcome.acknowledged += 1
            meant = Action.parse(action)
            if meant is None or not table.already_played(person.seat or 0, revision, meant.number):
                outcome.faults.append(f"{id}: {action} at {revision} was acknowledged, and is not stored")
        if person.is_done.is_set() and max(person.seen.views, default=-1) != len(moves):
            outcome.faults.append(f"{id}: somebody saw the end before it was there")
