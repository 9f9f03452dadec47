"""Joining, the lobby, and who may look on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from posthorn.game import Shuffle
from posthorn.server.keys import is_key
from posthorn.server.storage import StorageError
from tests.server.visitors import Server, Visitor, log, news, views

pytestmark = pytest.mark.anyio


async def test_the_game_begins_with_the_last_seat(visitor: Visitor, stranger: Visitor) -> None:
    """A game waits for its open seats; who takes one gets a key that holds it, and the last one begins the game."""
    host = await visitor.create("poo")
    assert (await host.get("/view")).refusal == (409, "game-is-waiting")
    assert (await host.get("/events")).refusal == (409, "game-is-waiting")
    first = await stranger.post(f"{host.path}/join", {"name": "Bert", "randomness": "b"})
    assert first.status == 200
    assert is_key(first.body["key"])
    assert first.body["game"]["status"] == "waiting"
    assert first.body["game"]["host"] is False
    assert [seat["yours"] for seat in first.body["game"]["seats"]] == [False, True, False]
    assert [seat["kind"] for seat in first.body["game"]["seats"]] == ["person", "person", "open"]
    last = await stranger.post(f"{host.path}/join", {"name": "Cleo", "randomness": "c", "attempt": 2})
    assert last.body["game"]["status"] == "playing"
    assert last.body["key"] != first.body["key"]
    stored = await visitor.server.registry.storage.load(host.id)
    assert stored is not None
    assert stored.game.status == "playing"
    row = stored.game
    shuffle = Shuffle.of(row.secret, ["", "b", "c"], host.id, row.committed_terms, (1, 1, 2))
    assert (row.seed, row.commitment) == (shuffle.seed, shuffle.commitment)


async def test_who_listens_is_told_of_the_beginning(visitor: Visitor, other: Visitor) -> None:
    """Who waits at the table is told who comes and then how the game begins; before that there is no revision."""
    host = await visitor.create("po")
    async with host.listen() as stream:
        assert stream.welcome["revision"] is None
        assert stream.welcome["perspectives"] == []
        await other.join(host.id, "Bert")
        changed = await stream.next("game", lambda message: message["game"]["status"] == "playing")
        assert changed["game"]["seats"][1]["name"] == "Bert"
        begun = await stream.next("update")
        assert begun["revision"] == 0
        assert news(begun)
        assert [view["seat"] for view in views(begun)] == [0]
    async with host.listen(stream.welcome["revision"]) as back:
        assert [update["revision"] for update in log(back.welcome)] == [0], "nothing of the set-up is missed"


async def test_a_seat_of_ones_choice(visitor: Visitor, other: Visitor) -> None:
    """One may name seat, colour and portrait. A colour that an open seat has by default is still to be had."""
    host = await visitor.create("poo")
    before = (await host.info())["seats"]
    assert [seat["colour"] for seat in before] == ["red", "blue", "yellow"]
    mine = await other.join(host.id, "Blue", seat=2, colour="blue", portrait=8)
    after = (await mine.info())["seats"]
    assert [seat["yours"] for seat in after] == [False, False, True]
    assert [seat["name"] for seat in after] == [before[0]["name"], before[1]["name"], "Blue"]
    assert [seat["portrait"] for seat in after] == [before[0]["portrait"], before[1]["portrait"], 8]
    assert [seat["colour"] for seat in after] == ["red", "yellow", "blue"]
    assert [seat["kind"] for seat in after] == ["person", "open", "person"]


async def test_refusals(visitor: Visitor, other: Visitor) -> None:
    """No seat twice, no name twice, no colour twice, no game that is none: each with its code, and nothing changes."""
    host = await visitor.create("po")
    before = await host.info()
    for request, status, code in (
        ({"name": "Bert", "seat": 0}, 409, "seat-taken"),
        ({"name": "Bert", "seat": 3}, 409, "seat-taken"),
        ({"name": "Bert", "seat": 4}, 422, "bad-body"),
        ({"name": before["seats"][0]["name"]}, 422, "names"),
        ({"name": 'Be"rt'}, 422, "names"),
        ({"name": "Bert", "colour": before["seats"][0]["colour"]}, 409, "colour-twice"),
        ({"name": "Bert", "randomness": "\x00"}, 422, "unprintable"),
        ({}, 422, "bad-body"),
    ):
        answer = await other.post(f"{host.path}/join", request)
        assert answer.refusal == (status, code), request
        assert answer.problem["message"]
    assert await host.info() == before
    taken = (await other.post(f"{host.path}/join", {"name": "Bert", "seat": 0})).problem
    assert taken["legal"] == ["1"], "it says which seats are left"
    assert (await other.post("/api/games/nosuchgame/join", {"name": "Bert"})).refusal == (404, "no-game")
    await other.join(host.id, "Bert")
    assert (await other.post(f"{host.path}/join", {"name": "Cleo"})).refusal == (409, "no-open-seat")
    await host.post("/abandon")
    assert (await other.post(f"{host.path}/join", {"name": "Cleo"})).refusal == (409, "game-is-abandoned")


async def test_two_at_once_for_one_seat(visitor: Visitor, server: Server) -> None:
    """Of several people who take the last seat at the same moment one gets it."""
    host = await visitor.create("po")
    requests = [{"name": f"Guest {number}", "seat": 1} for number in range(4)]
    answers = await asyncio.gather(*(Visitor(server).post(f"{host.path}/join", request) for request in requests))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409]
    winner = next(request for request, answer in zip(requests, answers, strict=True) if answer.status == 200)
    assert (await host.info())["seats"][1]["name"] == winner["name"]


async def test_a_join_that_cannot_be_stored(
    visitor: Visitor, other: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the storage fails the seat stays open and the game waits, in memory as in the storage."""
    host = await visitor.create("po")

    async def fail(*writes: Any) -> None:
        raise StorageError("closed")

    with monkeypatch.context() as patch:
        patch.setattr(server.registry.storage, "write", fail)
        answer = await other.post(f"{host.path}/join", {"name": "Bert"})
    assert answer.refusal == (503, "storage")
    info = await host.info()
    assert (info["status"], info["seats"][1]["kind"]) == ("waiting", "open")
    await other.join(host.id, "Bert")
    assert (await host.info())["status"] == "playing"


async def test_the_lobby(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """The lobby shows listed games that wait or are played, those to join first; private ones it does not show."""
    private = await visitor.create("po")
    played = await visitor.create("pp", listed=True)
    waiting = await visitor.create("po", listed=True)
    over = await visitor.create("po", listed=True)
    await over.post("/abandon")
    shown = (await stranger.get("/api/games")).body["games"]
    ids = [game["id"] for game in shown]
    assert private.id not in ids
    assert over.id not in ids
    assert ids.index(waiting.id) < ids.index(played.id)
    assert not any(seat["yours"] for game in shown for seat in game["seats"])
    mine = {game["id"]: game for game in (await visitor.get("/api/games")).body["games"]}
    assert mine[waiting.id]["host"] is True
    assert mine[waiting.id]["seats"][0]["yours"] is True
    assert (await other.at(private.id).info())["status"] == "waiting", "by its link it can be found"


async def test_one_broken_game_does_not_empty_the_lobby(visitor: Visitor, stranger: Visitor, server: Server) -> None:
    """A game that cannot go on, as it was begun by other rules, is left out of the lobby; it says why itself."""
    old = await visitor.create("po", listed=True)
    fine = await visitor.create("po", listed=True)
    server.registry.forget_idle(0)
    load = server.registry.storage.load

    async def load_old(game_id: str, revision: int = 0, line: int = 0) -> Any:
        stored = await load(game_id, revision, line)
        if stored is None or game_id != old.id:
            return stored
        return replace(stored, game=replace(stored.game, rules_version=0))

    server.registry.storage.load = load_old  # type: ignore[method-assign]
    try:
        shown = [game["id"] for game in (await stranger.get("/api/games")).body["games"]]
        refused = await stranger.get(old.path)
    finally:
        server.registry.storage.load = load  # type: ignore[method-assign]
    assert fine.id in shown
    assert old.id not in shown
    assert refused.refusal == (409, "other-rules")
    assert "version 0" in refused.problem["message"]


async def test_spectators(visitor: Visitor, stranger: Visitor) -> None:
    """Anybody who knows the game may look on, without a key; a spectator's view has no hand and no legal action."""
    host = await visitor.create("pp")
    await host.act(prefer="draw pile")
    watcher = stranger.at(host.id)
    view = (await watcher.get("/view")).body
    assert view["revision"] == 1
    assert view["view"]["seat"] is None
    assert not view["view"]["hand"]
    assert not view["view"]["legal_actions"]
    assert (await watcher.get("/view", seat=0)).refusal == (401, "no-key")
    assert (await watcher.get("/legal", seat=0)).refusal == (401, "no-key")
    updates = (await watcher.get("/events", after=0)).body["log"]
    drawn = [event for update in updates for event in update["events"] if event["kind"] == "took_hidden"]
    assert [event["city"] for event in drawn] == [None]
    actor = drawn[0]["seat"]
    own = (await host.get("/events", after=0, seat=actor)).body["log"]
    assert [event["city"] for update in own for event in update["events"] if event["kind"] == "took_hidden"] != [None]
    async with watcher.listen() as stream:
        assert [view["seat"] for view in views(stream.welcome)] == [None]
        refused = await stream.play(actor, 1, "draw pile")
        assert refused["error"]["code"] == "no-key"
        await host.act(prefer="draw pile")
        update = await stream.next("update")
        assert [event["city"] for event in news(update) if event["kind"] == "took_hidden"] == [None]


async def test_several_seats_under_one_key(visitor: Visitor, other: Visitor) -> None:
    """One key may hold several seats, gets the views of each and of a spectator, and plays each; no other's."""
    host = await visitor.create("ppo", start=1)
    await other.join(host.id, "Guest")
    async with host.listen() as stream:
        assert [view["seat"] for view in views(stream.welcome)] == [0, 1, None]
        legal = views(stream.welcome)[1]["legal_actions"]
        assert legal
        assert (await stream.play(1, 0, legal[0]))["type"] == "done"
        refused = await stream.play(2, 1, legal[0])
        assert refused["error"]["code"] == "not-your-seat"
    assert (await host.get("/view", seat=2)).refusal == (403, "not-your-seat")
