"""Playing: who may, what is refused, and that every request plays once or not at all."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from posthorn.engine import RULES_VERSION
from posthorn.game import Action, Game
from posthorn.game.shuffle import commit
from posthorn.locale import Texts
from posthorn.locale.people import call
from posthorn.server.keys import new_key
from posthorn.server.storage import GameRow, GameSettings, Move, SeatRow, StorageError, StoredGame
from posthorn.server.tables.table import Table
from tests.server.visitors import Server, Visitor, views

pytestmark = pytest.mark.anyio


async def test_who_may_act(visitor: Visitor, other: Visitor, stranger: Visitor, server: Server) -> None:
    """Only the key that holds a seat plays for it: not nobody, not a stranger's, not another seat's or game's."""
    host = await visitor.create("po", start=0)
    guest = await other.join(host.id, "Bert")
    elsewhere = Visitor(server)
    await elsewhere.create("pp")
    legal = await host.legal(0)
    assert (await stranger.at(host.id).play(0, 0, legal[0])).refusal == (401, "no-key")
    assert (await Visitor(server, "nonsense").at(host.id).play(0, 0, legal[0])).refusal == (401, "bad-key")
    assert (await Visitor(server, new_key()).at(host.id).play(0, 0, legal[0])).refusal == (403, "not-your-seat")
    assert (await elsewhere.at(host.id).play(0, 0, legal[0])).refusal == (403, "not-your-seat")
    assert (await guest.play(0, 0, legal[0])).refusal == (403, "not-your-seat")
    assert (await host.play(2, 0, legal[0])).refusal == (404, "no-seat")
    assert (await visitor.at("nosuchgame").play(0, 0, legal[0])).refusal == (404, "no-game")
    assert (await host.info())["revision"] == 0
    played = await host.play(0, 0, legal[0])
    assert (played.status, played.body) == (200, {"revision": 1, "repeated": False})


async def test_refusals(visitor: Visitor, other: Visitor) -> None:
    """A stale revision, somebody else's turn, an illegal and an unknown action: each is told apart; nothing changes."""
    host = await visitor.create("po", start=0)
    guest = await other.join(host.id, "Bert")
    legal = await host.legal(0)
    early = await guest.play(1, 0, legal[0])
    assert early.refusal == (409, "not-your-turn")
    assert early.problem["rule"] == "R1.3"
    name = (await host.info())["seats"][0]["name"]
    assert call(name, Texts("en")) in early.problem["message"]
    illegal = await host.play(0, 0, "pass")
    assert illegal.status == 422
    assert illegal.problem["rule"]
    assert illegal.problem["message"]
    assert sorted(illegal.problem["legal"]) == sorted(legal)
    assert illegal.problem["revision"] == 0
    unknown = await host.play(0, 0, "fly to the moon")
    assert unknown.refusal == (422, "no-action")
    assert "fly to the moon" in unknown.problem["message"]
    future = await host.play(0, 5, legal[0])
    assert future.refusal == (409, "stale")
    assert (await host.info())["revision"] == 0
    assert (await guest.legal(1)) == []
    await host.play(0, 0, legal[0])
    stale = await host.play(0, 0, legal[1])
    assert stale.refusal == (409, "stale")
    assert stale.problem["revision"] == 1
    assert (await host.info())["revision"] == 1


async def test_a_game_that_waits_or_was_abandoned(visitor: Visitor) -> None:
    """Before its beginning and after its end nothing can be played."""
    waiting = await visitor.create("po")
    assert (await waiting.play(0, 0, "draw pile")).refusal == (409, "game-is-waiting")
    ended = await visitor.create("pp", start=0)
    await ended.post("/abandon")
    assert (await ended.play(0, 0, "draw pile")).refusal == (409, "game-is-abandoned")
    assert (await ended.legal(0)) == []


async def test_the_same_request_again(visitor: Visitor, other: Visitor) -> None:
    """A request sent again, even after others have played, is told that it was played, and plays nothing."""
    host = await visitor.create("pp", start=0)
    action = (await host.legal(0))[0]
    assert (await host.play(0, 0, action)).body == {"revision": 1, "repeated": False}
    assert (await host.play(0, 0, action)).body == {"revision": 1, "repeated": True}
    await host.act()
    assert (await host.play(0, 0, action)).body == {"revision": 2, "repeated": True}
    assert (await host.play(1, 0, action)).refusal == (409, "stale"), "another seat's is another request"


async def test_the_same_request_twice_at_once(visitor: Visitor) -> None:
    """The same request sent many times at once plays once, and all are told that it was played."""
    host = await visitor.create("pp", start=0)
    action = (await host.legal(0))[0]
    answers = await asyncio.gather(*(host.play(0, 0, action) for _ in range(5)))
    assert [answer.status for answer in answers] == [200] * 5
    assert sorted(answer.body["repeated"] for answer in answers) == [False] + [True] * 4
    assert (await host.info())["revision"] == 1


async def test_different_moves_at_once(visitor: Visitor) -> None:
    """Of different actions for the same revision, sent at once, one is played and the others are stale."""
    host = await visitor.create("pp", start=0)
    legal = await host.legal(0)
    answers = await asyncio.gather(*(host.play(0, 0, action) for action in legal))
    assert sorted(answer.status for answer in answers) == [200] + [409] * (len(legal) - 1)
    assert {answer.problem["code"] for answer in answers if answer.status == 409} == {"stale"}
    assert (await host.info())["revision"] == 1


async def test_after_the_end(visitor: Visitor) -> None:
    """After the end nothing can be played, but the request that ended the game is still known as played."""
    host = await visitor.create("pp", switches={"max_rounds": 1})
    while (info := await host.info())["status"] == "playing":
        seat, revision = info["seat_to_act"], info["revision"]
        action = (await host.legal(seat))[-1]
        await host.play(seat, revision, action)
    assert info["status"] == "over"
    assert len(info["scores"]) == 2
    assert sorted(info["ranking"]) == [0, 1]
    assert info["shuffle"]["secret"]
    assert (await host.play(seat, revision, action)).body == {"revision": revision + 1, "repeated": True}
    assert (await host.play(seat, revision + 1, "draw pile")).refusal == (409, "game-is-over")
    assert (await host.legal(seat)) == []


async def test_a_move_that_cannot_be_stored(visitor: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was not stored was not played, and nobody hears of it; the same request later plays."""
    host = await visitor.create("pp", start=0)
    action = (await host.legal(0))[0]

    async def fail(*writes: Any) -> None:
        raise StorageError("closed")

    async with host.listen() as stream:
        with monkeypatch.context() as patch:
            patch.setattr(server.registry.storage, "write", fail)
            assert (await host.play(0, 0, action)).refusal == (503, "storage")
            refused = await stream.play(0, 0, action)
            assert refused["error"]["code"] == "storage"
        assert (await host.info())["revision"] == 0
        assert (await stream.play(0, 0, action))["type"] == "done"
        assert [message["revision"] for message in stream.seen if message["type"] == "update"] == [1]


async def test_each_listener_is_told_every_move(visitor: Visitor, other: Visitor) -> None:
    """Whoever listens is told each move with their own view, and who played it hears that it was done."""
    host = await visitor.create("po", start=0)
    guest = await other.join(host.id, "Bert")
    async with host.listen() as mine, guest.listen() as theirs:
        for revision in range(3):
            legal = views(mine.seen[-1])[0]["legal_actions"] if revision else views(mine.welcome)[0]["legal_actions"]
            mine.send({"type": "play", "seat": 0, "revision": revision, "action": legal[0], "id": 7})
            update = await mine.next("update")
            assert (update["revision"], views(update)[0]["seat"]) == (revision + 1, 0)
            assert await mine.next("done") == {"type": "done", "id": 7, "revision": revision + 1, "repeated": False}
            told = await theirs.next("update")
            assert (told["revision"], views(told)[0]["seat"]) == (revision + 1, 1)
            mine.seen.append(update)


async def test_somebody_else_writes_to_the_database(visitor: Visitor, server: Server) -> None:
    """If the log has grown behind the server's back, the move is stale, the game goes on from what is stored, and who
    listens is told what was missed.
    """
    host = await visitor.create("pp", start=0)
    first, second = (await host.legal(0))[:2]
    async with host.listen() as stream:
        behind = Action.of(first)
        assert behind is not None
        await server.registry.storage.append(host.id, Move(0, behind.number, 0, "person", 0))
        stale = await host.play(0, 0, second)
        assert stale.refusal == (409, "stale")
        assert stale.problem["revision"] == 1
        update = await stream.next("update")
        assert update["revision"] == 1
        assert views(update)[0]["legal_actions"]
        assert (await stream.play(0, 1, views(update)[0]["legal_actions"][0]))["revision"] == 2
    assert (await host.play(0, 0, first)).body == {"revision": 2, "repeated": True}


def a_fitting_card(length: int) -> tuple[Game, Action]:
    """Play at random until a card fits the right end of a route of some length; return the game and that action."""
    dice = random.Random(1)
    while True:
        game = Game.new(seats=2, seed=dice.getrandbits(128))
        for _ in range(100):
            seat = game.seat_to_act
            assert seat is not None
            if len(game.view(seat).players[seat].route) == length:
                for action in game.legal_actions:
                    if action.text.startswith("play") and action.text.endswith("right"):
                        return game, action
            game.play(dice.choice(list(game.legal_actions)))


def table_of(game: Game) -> Table:
    """Return a table at which a game was played."""
    secret = "0" * 64
    row = GameRow(
        id="g",
        created=0,
        status="playing",
        settings=GameSettings(),
        listed=False,
        secret=secret,
        commitment=commit(secret),
        host=None,
        rules_version=RULES_VERSION,
        seed=game.seed,
    )
    moves = []
    again = Game(replace(game.record, actions=()))
    for revision, text in enumerate(game.record.actions):
        action, seat = Action.of(text), again.seat_to_act
        assert action is not None
        assert seat is not None
        moves.append(Move(revision, action.number, seat, "person", 0))
        again.play(action)
    return Table(StoredGame(row, (SeatRow(0, "a", "red"), SeatRow(1, "b", "blue")), tuple(moves), ()))


@pytest.mark.parametrize(("length", "is_the_same"), [(1, True), (2, False)])
def test_an_action_with_two_names(length: int, is_the_same: bool) -> None:
    """With a route of one card left means right, so either name was played; not with a longer one (R10.6)."""
    game, right = a_fitting_card(length)
    left = Action.of(right.text.replace("right", "left"))
    assert left is not None
    seat, revision = game.seat_to_act, game.ply
    assert seat is not None
    game.play(right)
    table = table_of(game)
    assert table.already_played(seat, revision, right.number)
    assert table.already_played(seat, revision, left.number) is is_the_same
    assert not table.already_played(1 - seat, revision, left.number)
    assert not table.already_played(seat, revision + 1, right.number)
