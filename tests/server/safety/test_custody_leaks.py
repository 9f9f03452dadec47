"""Seats change hands, people are away, and whoever plays alone takes back: nobody is sent what they may not know."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from posthorn.board import BOARD
from posthorn.game import View
from posthorn.record import loads_json
from posthorn.server.keys import hash_key
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.table import Table
from tests.server.safety.hidden import Leak, Oracle, objects_in, search
from tests.server.safety.party import NAMES, STRANGER, Chooser, Party, party
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import Client

HOUR = 3_600_000


class Changing:
    """A party whose seats change hands. What was sent is cut in steps, so that it is known who held what then."""

    def __init__(self, at: Party, seed: int) -> None:
        self.at = at
        self.chooser = Chooser(seed)
        self.held: list[dict[str, int]] = [{name: seat for seat, name in enumerate(at.seats)}]  # by step

    @property
    def live(self) -> LiveTable:
        """The table, from behind the server."""
        return self.at.running.registry._live[self.at.game]

    async def follow(self) -> None:
        """Wait until a person must act, or the game is over, and everybody has heard of all that happened."""
        while (seat := self.live.table.seat_to_act) is not None and self.live.table.seats[seat].bot is not None:
            await asyncio.sleep(0.005)
        revision = self.live.table.revision
        if revision > self.at.revision:
            for stream in self.at.streams.values():
                await stream.receive_until("update", revision=revision)
        self.at.revision = revision

    async def play(self, plies: int) -> None:
        """Let people play so many actions, or to the end."""
        for _ in range(plies):
            await self.follow()
            if self.at.is_over:
                return
            await self.at.play(self.chooser.choose(self.at.view), by_http=self.chooser.flips())
        await self.follow()

    async def look(self) -> None:
        """Let everybody ask for everything, of every seat; and whether somebody has been away too long."""
        for client in self.at.clients.values():
            for seat in range(3):
                for what in ("view", "legal", "events", "hints"):
                    await client.get(f"{self.at.path}/{what}?seat={seat}")
                await client.get(f"{self.at.path}/view?seat={seat}&revision={self.at.revision // 2}")
                await client.post(f"{self.at.path}/seats/{seat}/absence", {"agree": True})
            for what in ("", "/view", "/events", "/record", "/replay"):
                await client.get(self.at.path + what)

    async def cut(self, held: dict[str, int]) -> None:
        """End a step, when everything was received that was sent in it; from now on these seats are held."""
        for number, stream in enumerate(self.at.streams.values()):
            await stream.send({"type": "play", "seat": 0, "revision": 0, "action": "nonsense", "id": 1000 + number})
            await stream.receive_until("refused", id=1000 + number)
        self.at.note()
        self.held.append(held)

    async def post(self, name: str, what: str, body: Any = None) -> Any:
        """Let somebody do something that changes a seat; everybody hears of it."""
        answer = await self.at.clients[name].post(f"{self.at.path}/{what}", body)
        assert answer.status == 200, answer
        await self.follow()
        return answer.json


async def change_seats(running: Running) -> None:
    """Play a game in which seats change hands in every way, and look at all that was sent."""
    options: dict[str, Any] = {"switches": {"max_rounds": 5}, "absence_time": 60}
    async with party(running, 3, ("audience", "honours"), **options) as at, AsyncExitStack() as stack:
        table = Changing(at, 1)
        anna, berta, carl = NAMES[:3]
        await table.play(9)
        await table.look()

        at.streams.pop(berta).hang_up()  # she is away; some time passes, and the others agree
        live = table.live
        while hash_key(at.clients[berta].key or "") in live.present:
            await asyncio.sleep(0.005)
        live.loaded -= HOUR
        live.seen = {holder: seen - HOUR * (holder not in live.present) for holder, seen in live.seen.items()}
        live.table.seats = [replace(seat, seen=None) for seat in live.table.seats]
        for name in (anna, carl):
            await table.post(name, "seats/1/absence", {"agree": True})
        assert live.table.seats[1].bot is not None
        await table.play(6)
        await table.look()
        await table.post(berta, "seats/1/return")
        back = await stack.enter_async_context(at.clients[berta].stream(at.game, revision=at.revision))
        at.streams[berta] = back
        await back.receive_until("welcome")
        await table.play(6)

        code = (await table.post(carl, "seats/2/transfer"))["code"]
        held = {anna: 0, berta: 1, STRANGER: 2}
        await table.cut(held)
        await table.post(STRANGER, "seats/2/claim", {"code": code})
        at.seats = (anna, berta, STRANGER)
        await table.play(8)
        await table.look()

        await table.cut({berta: 1, STRANGER: 2})
        await table.post(anna, "seats/0/leave")
        await table.play(8)
        await table.look()
        cities = {city.name: city.name for city in BOARD.cities}
        search((await at.clients[anna].get("/metrics")).body, {**cities, "a whole link": at.game})
        before_end = {name: client.all_received for name, client in at.clients.items()}
        await table.play(1000)
        at.note()
        record = loads_json((await at.clients[berta].get(f"{at.path}/record")).body.decode())
        assert len(record.incidents) == 4
        check(table, record.seed, Oracle.of_log(record, live.table._log.entries), before_end, code)


def check(table: Changing, seed: int | None, oracle: Oracle, before_end: dict[str, bytes], code: str) -> None:
    """Raise ``Leak`` if anybody was sent what was not theirs when it was sent."""
    at = table.at
    keys = {f"the key of {name}": client.key for name, client in at.clients.items() if client.key}
    hashes = {f"the hash of {what}": hash_key(key) for what, key in keys.items()}
    until_end = {"the secret": table.live.table.row.secret, "the seed": str(seed)}
    assert len(set(map(len, at.steps.values()))) == 1
    for name, client in at.clients.items():
        steps = at.steps[name]
        # The first is what was sent before the game began; then those that were cut.
        for held, sent in zip([table.held[0], *table.held], steps, strict=True):
            for message in objects_in(sent):
                oracle.check(message, held.get(name))
        others = {what: key for what, key in keys.items() if key != client.key}
        codes = {} if name == NAMES[2] else {"a code": code}
        search(client.all_received, {**others, **hashes, **codes, "the hash of a code": hash_key(code)})
        search(before_end[name], until_end)
    search(at.running.logged.encode(), {**keys, **hashes, **until_end, "a code": code})
    assert not at.running.faults


@pytest.mark.slow
def test_seats_that_change_hands_tell_nobody_what_is_hidden(tmp_path: Path) -> None:
    """By an absence, a return, a code and a leaving nobody is sent a card of a hand that was not theirs then."""
    with serving(tmp_path, metrics="all") as running:
        asyncio.run(change_seats(running))


async def practise(running: Running) -> None:
    """Play alone against a bot, take back again and again, and look at all that others were sent."""
    owner, watcher = running.client(), running.client()
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "pilgrim"}]
    game = (await owner.create(seats=seats, start=0, switches={"max_rounds": 3}))["id"]
    path, chooser = f"/api/games/{game}", Chooser(2)
    live = running.registry._live[game]
    async with AsyncExitStack() as stack:
        for client in (owner, watcher):
            stack.callback(client.hang_up)
        stream = await stack.enter_async_context(watcher.stream(game))
        await stream.receive_until("welcome")
        turn = 0
        while live.table.is_playing:
            if live.table.seat_to_act != 0:
                await asyncio.sleep(0.005)
                continue
            turn += 1
            view: View = live.table.game.view(0)
            action = {"seat": 0, "revision": live.table.revision, "action": chooser.choose(view)}
            assert (await owner.post(f"{path}/play", action)).status == 200
            if turn % 3 == 0 and live.table.is_playing:
                await owner.post(f"{path}/take-back", {"revision": live.table.revision})
            for client in (owner, watcher):
                for what in ("", "/view", "/events", "/view?seat=0", "/events?seat=0", "/record"):
                    await client.get(path + what)
        await check_practice(owner, watcher, path, live.table)


async def check_practice(owner: Client, watcher: Client, path: str, table: Table) -> None:
    """Raise ``Leak`` if somebody was sent a card that was hidden, also one that was taken back."""
    before_end = {client: client.all_received for client in (owner, watcher)}
    record = loads_json((await owner.get(f"{path}/record")).body.decode())
    assert record.practice
    oracle = Oracle.of_log(record, table._log.entries)
    for client, own in ((owner, 0), (watcher, None)):
        for message in objects_in(before_end[client]):
            oracle.check(message, own)


def test_practice_tells_nobody_what_is_hidden(tmp_path: Path) -> None:
    """Cards that were drawn and taken back are told to nobody but who drew them, neither then nor in the log."""
    with serving(tmp_path) as running:
        asyncio.run(practise(running))


def test_the_search_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells in its log what was drawn before it was taken back fails the test above."""
    monkeypatch.setattr("posthorn.game.event.hide_in_event", lambda event, seat, reminder: event)
    with pytest.raises(Leak):
        test_practice_tells_nobody_what_is_hidden(tmp_path)


def keep_showing_hands(patch: pytest.MonkeyPatch) -> None:
    """Let whoever had a seat once be shown its hand for ever."""
    seats_of = Table.seats_of
    ever: dict[str, frozenset[int]] = {}

    def remembered(self: Table, holder: str | None) -> frozenset[int]:
        ever[str(holder)] = seats_of(self, holder) | ever.get(str(holder), frozenset())
        return ever[str(holder)]

    patch.setattr(Table, "seats_of", remembered)


@pytest.mark.slow
def test_the_search_notices_hands_of_former_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that goes on showing a hand to who has left or handed it over fails the test of changing seats."""
    keep_showing_hands(monkeypatch)
    with pytest.raises(Leak):
        test_seats_that_change_hands_tell_nobody_what_is_hidden(tmp_path)
