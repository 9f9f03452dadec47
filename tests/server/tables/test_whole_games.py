"""Whole games through the API, by people and by bots, to their records."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from posthorn.game import MODULES, Game, Options
from posthorn.game.shuffle import commit
from posthorn.record import loads_json, loads_text
from posthorn.record.incidents import write_incident
from posthorn.record.verify import verify_file
from posthorn.server.keys import hash_key
from posthorn.server.storage import NewGame, Storage, StorageError
from posthorn.server.tables import autoplay
from posthorn.server.transfer import game_of
from tests.server.visitors import Json, Seated, Server, Visitor, running, until, views
from tests.tables import every_kind_of_table

pytestmark = pytest.mark.anyio


async def play_at_random(game: Seated, dice: random.Random) -> Json:
    """Play on the stream at random to the end, for all seats; return how the game ended."""
    async with game.listen() as stream:
        message = stream.welcome
        while legal := next((view["legal_actions"] for view in views(message) if view["legal_actions"]), None):
            seat = views(message)[0]["seat_to_act"]
            stream.send(
                {"type": "play", "seat": seat, "revision": message["revision"], "action": dice.choice(legal), "id": 1}
            )
            message = await stream.next("update")
        ended = await stream.next("game", lambda message: message["game"]["status"] == "over")
    found: Json = ended["game"]
    return found


@every_kind_of_table
async def test_every_rulebook(visitor: Visitor, tmp_path: Path, options: Options) -> None:
    """By every edition, with every module and number of seats a game goes to its end, and its record proves it fair."""
    chosen: Json = {
        "edition": options.edition,
        "modules": options.modules,
        "switches": {"max_rounds": 6} | options.switches,
    }
    commitment = (await visitor.commit(options.seats, **chosen))["commitment"]
    game = await visitor.create("p" * options.seats, **chosen, commitment=commitment)
    assert (await game.get("/record")).refusal == (409, "not-over")
    ended = await play_at_random(game, random.Random(options.seats))
    assert sorted(ended["ranking"]) == list(range(options.seats))
    assert commit(ended["shuffle"]["secret"], game.id, ended["terms"]) == ended["commitment"] == commitment
    record = loads_json((await game.get("/record")).content.decode())
    assert list(record.scores or ()) == ended["scores"]
    assert len(record.actions) == ended["revision"]
    assert record.options == options.but(max_rounds=6)
    assert list(options.modules) == ended["modules"]
    file = tmp_path / "game.json"
    file.write_bytes((await game.get("/record")).content)
    assert verify_file(str(file), commitment) == 0


async def test_records(visitor: Visitor, other: Visitor, tmp_path: Path) -> None:
    """The record is kept back until the end, also from who plays; then everybody gets it, as JSON or as text, with
    what everybody added to the shuffle; of what was taken back it tells how much.
    """
    first = await visitor.create("po", switches={"max_rounds": 1})
    second = await other.join(first.id, "Bert", randomness="three horses")
    assert (await first.get("/record")).refusal == (409, "not-over")
    taken_back = False
    while (info := await first.info())["status"] == "playing":
        actor, asked = ((first, second), (second, first))[info["seat_to_act"]]
        await actor.act()
        if not taken_back and (await actor.take_back()).status == 200:
            await asked.answer(True)
            taken_back = True
    assert taken_back
    spectator = Visitor(visitor.server, None).at(first.id)
    answer = await spectator.get("/record")
    record = loads_json(answer.content.decode())
    assert record.names == (info["seats"][0]["name"], "Bert")
    assert len(record.actions) == info["revision"] - 2
    assert [write_incident(incident).split()[1:] for incident in record.incidents] in (
        [["took-back", "0", "1"]],
        [["took-back", "1", "1"]],
    )
    assert not record.practice
    assert record.shuffle is not None
    assert record.shuffle.randomness == ("", "three horses")
    text = await spectator.get("/record", form="text")
    assert text.headers["content-type"].startswith("text/plain")
    assert loads_text(text.content.decode()) == record
    assert (await spectator.get("/record", form="pdf")).refusal == (400, "bad-parameter")
    file = tmp_path / "game.txt"
    file.write_bytes(text.content)
    assert verify_file(str(file), info["commitment"]) == 0
    assert verify_file(str(file), "0" * 64) != 0


async def test_records_of_abandoned_games(visitor: Visitor, tmp_path: Path) -> None:
    """An abandoned game has a record as far as it went, and none if it never began."""
    game = await visitor.create("pp")
    await game.act()
    await game.post("/abandon")
    answer = await game.get("/record")
    assert len(loads_json(answer.content.decode()).actions) == 1
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    assert verify_file(str(file), (await game.info())["commitment"]) == 0
    waiting = await visitor.create("po")
    await waiting.post("/abandon")
    assert (await waiting.get("/record")).refusal == (409, "not-over")


async def is_over(server: Server, game: str) -> bool:
    """Tell whether a stored game is over, without asking for the table."""
    stored = await server.registry.storage.load(game)
    return stored is not None and stored.game.status == "over"


@pytest.mark.slow
async def test_bots_play_by_themselves(visitor: Visitor) -> None:
    """A game of bots goes to its end with nobody connected, by the rulebook's own end."""
    games = [await visitor.create("bb"), await visitor.create("bbb", modules=list(MODULES))]
    for game in games:
        await until(lambda id=game.id: is_over(visitor.server, id))  # type: ignore[misc]
        info = await game.info()
        assert info["scores"]
        record = loads_json((await game.get("/record")).content.decode())
        assert record.scores is not None


@pytest.mark.slow
async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A server that starts in the middle of a game of bots alone lets it go on to its end once somebody looks at it."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("bb")
        await until(lambda: game_has(game, 10))
        await server.stop()
        await server.start()
        stored = await server.registry.storage.load(game.id)
        assert stored is not None
        assert stored.game.status == "playing", "it was stopped in the middle"
        await game.info()
        await until(lambda: is_over(server, game.id))
        again = await server.registry.storage.load(game.id)
        assert again is not None
        assert [move.revision for move in again.moves] == list(range(len(again.moves)))


async def test_looked_at_while_it_is_woken(tmp_path: Path) -> None:
    """Who waits for a table with somebody who forgets it at once has it as it is kept, and the bots go on."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("bb")
        await server.restart()
        registry = server.registry

        async def wake() -> None:
            registry.forget(await registry.find(game.id, attends=False))

        _, live = await asyncio.gather(wake(), registry.find(game.id))
        assert registry.in_memory(game.id) is live
        assert live.bot_at_work is not None


async def game_has(game: Seated, plies: int) -> bool:
    """Tell whether a game has come so far."""
    return bool((await game.info())["revision"] >= plies)


async def test_bots_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose move could not be stored moves when the storage is well again."""
    monkeypatch.setattr(autoplay, "PAUSE", 0.01)
    append, failures = Storage.append, 0

    async def fail_at_first(self: Storage, *entry: object) -> None:
        nonlocal failures
        failures += 1
        if failures <= 3:
            raise StorageError("closed")
        await append(self, *entry)  # type: ignore[arg-type]

    monkeypatch.setattr(Storage, "append", fail_at_first)
    async with running(tmp_path) as server:
        game = await Visitor(server).create("bp", start=0)
        await until(lambda: game_has(game, 1))
        assert failures > 3


async def test_shutdown_finishes_the_move_in_hand(tmp_path: Path) -> None:
    """A move that was begun when the server is told to end is stored before it ends, although nobody waits for it."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", start=0)
        action = (await game.legal(0))[0]
        live = await server.registry.find(game.id)
        await live.lock.acquire()
        request = asyncio.create_task(game.play(0, 0, action))
        await until(lambda: live.lock._waiters)
        stopping = asyncio.create_task(server.stop())
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        await until(lambda: all(task.cancelled() or task.done() for task in server.registry.driving._tasks))
        assert not stopping.done()
        live.lock.release()
        await stopping
        await server.start()
        assert (await game.play(0, 0, action)).body == {"revision": 1, "repeated": True}


async def test_imported_games(visitor: Visitor, server: Server) -> None:
    """A game that was imported waits for people and goes on from where it was; it is practice and nobody's."""
    game = Game.new(2, seed=5, start=0)
    game.play("draw pile")
    imported = game_of(Game.from_position(game.position).record)
    await server.registry.storage.write(imported)
    late = {"name": "Anna", "randomness": "three horses"}
    refused = await visitor.post(f"/api/games/{imported.game.id}/join", late)
    assert refused.refusal == (409, "cards-dealt"), "what could not be used is not taken"
    seated = await visitor.join(imported.game.id, "Anna")
    await visitor.join(imported.game.id, "Bert")
    info = await seated.info()
    assert (info["status"], info["revision"], info["host"]) == ("playing", 2, False)
    assert info["practice"], "whoever has the record knows what is hidden"
    log = (await seated.get("/events")).body["log"]
    assert [event["change"] for entry in log[1:] for event in entry["events"]] == ["joined", "joined"]
    assert len((await seated.get("/view", seat=0)).body["view"]["hand"]) == 1
    await seated.act(0)
    assert (await seated.post("/abandon")).refusal == (403, "not-host")


async def test_rematch_of_an_imported_game(visitor: Visitor, server: Server) -> None:
    """An imported game without a shuffle has none to reveal; its rematch begins from the beginning, with one."""
    imported = game_of(Game.from_position(Game.new(2, seed=5, start=0).position).record)
    assert visitor.key is not None
    seats = [replace(seat, holder=hash_key(visitor.key)) for seat in imported.seats]
    await server.registry.storage.write(NewGame(replace(imported.game, status="abandoned"), seats))
    ended = visitor.at(imported.game.id)
    assert (await ended.info())["shuffle"] is None
    again = await (await ended.rematch()).info()
    assert (again["status"], again["host"], again["revision"]) == ("playing", True, 0)
    assert again["commitment"]
    stored = await server.registry.storage.load(again["id"])
    assert stored is not None
    assert stored.game.settings.position is None
