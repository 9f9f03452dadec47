"""Taking back: freely where nobody else plays, by agreement otherwise, and never past something revealed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from posthorn.server.bots.bots import BotJob, Choice
from tests.server.visitors import Seated, Server, Visitor, news, running, until, views

pytestmark = pytest.mark.anyio

FIRST_TURN = ("draw pile", "draw pile", "begin", "pass")


async def actor_is(game: Seated, seat: int) -> bool:
    """Tell whether a seat must act."""
    return bool((await game.info())["seat_to_act"] == seat)


async def two_people(host: Visitor, guest: Visitor) -> tuple[Seated, Seated]:
    """Return two people at a table, the first of whom has drawn two cards, begun a route and ended the turn."""
    first = await host.create("po", start=0)
    second = await guest.join(first.id, "Bert")
    for prefer in FIRST_TURN:
        await first.act(0, prefer)
    return first, second


async def test_alone_with_bots(visitor: Visitor) -> None:
    """Alone with bots one takes back at once, the bots' turn included and although cards were drawn since."""
    game = await visitor.create("pbb", start=0)
    for _ in range(4):
        await game.act(0)
    await until(lambda: actor_is(game, 0))
    before = await game.info()
    assert before["revision"] > 4, "the bots have played"
    async with game.listen() as stream:
        answer = await game.take_back()
        assert answer.body == {"revision": before["revision"] + 1, "repeated": False}
        update = await stream.next("update")
    assert update["revision"] == before["revision"] + 1
    taken_back = {"kind": "took_back", "seat": 0, "actions": before["revision"] - 3, "seen": True}
    assert news(update) == [taken_back]
    assert not before["practice"]
    assert (await game.info())["practice"], "cards were seen"
    assert views(update)[0]["legal_actions"] == ["pass"]
    for _ in range(3):
        assert (await game.take_back()).status == 200
    assert len(await game.legal(0)) > 1
    assert (await game.take_back()).refusal == (409, "nothing-to-take-back")
    await game.act(0)


async def test_one_key_holds_all_seats(visitor: Visitor) -> None:
    """Where one key holds all seats the last action, whoever's, is taken back at once."""
    game = await visitor.create("ppp")
    for _ in range(5):
        await game.act()
    before = await game.info()
    async with game.listen() as stream:
        await game.take_back()
        update = await stream.next("update")
    assert news(update)[0]["actions"] == 1
    assert (await game.info())["revision"] == before["revision"] + 1


async def test_stale_and_repeated(visitor: Visitor) -> None:
    """A take-back names its revision like a move: another's is stale, the same request twice takes back once."""
    game = await visitor.create("pp")
    await game.act()
    await game.act()
    assert (await game.post("/take-back", {"revision": 1})).refusal == (409, "stale")
    answers = await asyncio.gather(*(game.post("/take-back", {"revision": 2}) for _ in range(3)))
    assert [answer.status for answer in answers] == [200] * 3
    assert sorted(answer.body["repeated"] for answer in answers) == [False, True, True]
    assert (await game.info())["revision"] == 3


async def test_by_agreement(visitor: Visitor, other: Visitor) -> None:
    """With others at the table a take-back is a request, told to all; when all have agreed it is carried out."""
    first, second = await two_people(visitor, other)
    async with second.listen() as stream:
        assert (await first.take_back()).body == {"revision": 4, "repeated": False}
        changed = await stream.next("game", lambda message: message["game"]["take_back"] is not None)
        assert changed["game"]["take_back"] == {"seat": 0, "actions": 1, "agreed": [0]}
        assert (await first.answer(True)).body["revision"] == 4, "one cannot agree for the others"
        assert (await second.answer(True)).body["revision"] == 5
        update = await stream.next("update")
        assert news(update) == [{"kind": "took_back", "seat": 0, "actions": 1, "seen": False}]
        changed = await stream.next("game")
        assert changed["game"]["take_back"] is None
    assert await first.legal(0) == ["pass"]


async def test_freely_within_the_turn(visitor: Visitor, other: Visitor) -> None:
    """One's own turn is taken back choice by choice without asking, up to what showed a card; who may is told so."""
    first, second = await two_people(visitor, other)
    async with first.listen() as mine, second.listen() as theirs:
        assert mine.welcome["way_back"] == "by-agreement", "the turn is another's"
        await first.take_back()
        await second.answer(True)
        assert (await mine.next("update"))["way_back"] == "free"
        assert (await theirs.next("update"))["way_back"] != "free"
        assert (await first.take_back()).body == {"revision": 6, "repeated": False}
        assert (await mine.next("update"))["way_back"] is None, "before, a card was drawn"
        told = news(await theirs.next("update"))
        assert told == [{"kind": "took_back", "seat": 0, "actions": 1, "seen": False}]
    assert (await first.legal(0))[0].startswith("begin")
    assert (await first.take_back()).refusal == (409, "revealed")
    await first.act(0, "begin")
    assert (await first.take_back()).body["revision"] == 8


async def test_asked_again(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Who asks again loses no agreement that was given."""
    third = Visitor(server)
    first = await visitor.create("poo", start=0)
    second = await other.join(first.id, "Bert")
    last = await third.join(first.id, "Cleo")
    for prefer in FIRST_TURN:
        await first.act(0, prefer)
    await first.take_back()
    await second.answer(True)
    await first.take_back()
    assert (await first.info())["take_back"]["agreed"] == [0, 1]
    assert (await last.answer(True)).body["revision"] == 5


async def test_declined(visitor: Visitor, other: Visitor) -> None:
    """One who does not agree ends the request; nothing is taken back."""
    first, second = await two_people(visitor, other)
    await first.take_back()
    assert (await second.answer(False)).status == 200
    info = await first.info()
    assert (info["take_back"], info["revision"]) == (None, 4)
    assert (await second.answer(True)).refusal == (409, "no-take-back")


async def test_dropped_by_a_move(visitor: Visitor, other: Visitor) -> None:
    """A request ends when the game goes on."""
    first, second = await two_people(visitor, other)
    await first.take_back()
    await second.act(1)
    assert (await first.info())["take_back"] is None
    assert (await second.answer(True)).refusal == (409, "no-take-back")


async def test_not_past_something_revealed(visitor: Visitor, other: Visitor) -> None:
    """With others at the table nothing is taken back by which a card was seen: neither one's own draw nor another's."""
    first, second = await two_people(visitor, other)
    await second.act(1, "draw pile")
    assert (await first.take_back()).refusal == (409, "revealed")


async def test_who_may_ask_and_answer(visitor: Visitor, other: Visitor, stranger: Visitor, server: Server) -> None:
    """Only who plays may take back or agree, and only who has played has something to take back."""
    first, second = await two_people(visitor, other)
    for path, body in (("/take-back", {"revision": 4}), ("/take-back/answer", {"revision": 4, "agree": True})):
        assert (await stranger.at(first.id).post(path, body)).refusal == (401, "no-key")
        assert (await Visitor(server).at(first.id).post(path, body)).refusal == (403, "not-at-table")
    assert (await second.take_back()).refusal == (409, "nothing-to-take-back")
    assert (await second.answer(True)).refusal == (409, "no-take-back")


async def test_who_lets_a_bot_play_is_not_asked(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Whoever has handed the seat to a bot is away and need not agree."""
    third = Visitor(server)
    first = await visitor.create("poo", start=0)
    second = await other.join(first.id, "Bert")
    last = await third.join(first.id, "Cleo")
    for prefer in FIRST_TURN:
        await first.act(0, prefer)
    await last.post("/seats/2/bot", {"bot": "pilgrim"})
    await first.take_back()
    assert (await second.answer(True)).body["revision"] == 6


async def test_never_after_the_end(visitor: Visitor, other: Visitor) -> None:
    """What has ended stays ended, even for who plays alone: its secret is known. An abandoned game stays so, too."""
    alone = await visitor.create("pp", switches={"max_rounds": 1})
    while (await alone.info())["status"] == "playing":
        await alone.act()
    async with alone.listen() as stream:
        assert stream.welcome["way_back"] is None
    assert (await alone.take_back()).refusal == (409, "game-is-over")
    first = await visitor.create("po", switches={"max_rounds": 1})
    second = await other.join(first.id, "Bert")
    while (info := await first.info())["status"] == "playing":
        await (first, second)[info["seat_to_act"]].act()
    assert (await first.take_back()).refusal == (409, "game-is-over")
    abandoned = await visitor.create("pp")
    await abandoned.act()
    await abandoned.post("/abandon")
    assert (await abandoned.take_back()).refusal == (409, "game-is-abandoned")


async def test_practice_is_for_ever(tmp_path: Path) -> None:
    """A game is practice once a card that was seen went back, whatever follows; a restart does not change that."""
    async with running(tmp_path) as server:
        game = await Visitor(server).create("pp", start=0)
        for prefer in FIRST_TURN:
            await game.act(0, prefer)
        await game.take_back()
        await game.take_back()
        assert not (await game.info())["practice"], "so far only what lay open went back"
        await game.take_back()
        assert (await game.info())["practice"]
        await game.act()
        await server.restart()
        assert (await game.info())["practice"]
        seen = [event["seen"] for entry in (await game.get("/events")).body["log"] for event in entry["events"]
                if event["kind"] == "took_back"]  # fmt: skip
        assert seen == [False, False, True]


async def test_whether_an_older_game_is_practice(tmp_path: Path) -> None:
    """Of a game that was stored before this was kept, its log tells it."""
    async with running(tmp_path) as server:
        game, fair = await Visitor(server).create("pp", start=0), await Visitor(server).create("pp", start=0)
        for one in (game, fair):
            for prefer in FIRST_TURN:
                await one.act(0, prefer)
            await one.take_back()
        for _ in range(2):
            await game.take_back()
        for one in (game, fair):
            await server.registry.storage.update_game(one.id, practice=None)
        await server.restart()
        assert (await game.info())["practice"]
        assert not (await fair.info())["practice"]


async def test_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot was thinking about when that was taken back is not played, even if it would be legal again: it is
    asked anew.
    """
    async with running(tmp_path) as server:
        jobs: list[BotJob] = []
        go_on = asyncio.Event()
        choose = server.registry.bots.choose

        async def think(job: BotJob) -> Choice:
            jobs.append(job)
            await go_on.wait()
            return await choose(job)

        monkeypatch.setattr(server.registry.bots, "choose", think)
        game = await Visitor(server).create("pb", start=0)
        for _ in range(4):
            await game.act(0)
        await until(lambda: jobs)
        await game.take_back()
        await game.act(0, "pass")
        go_on.set()
        await until(lambda: actor_is(game, 0))
        stored = await server.registry.storage.load(game.id)
        assert stored is not None
        moves = [move for move in stored.moves if move.by == "bot"]
        assert len(jobs) == len(moves) + 1, "one choice was thrown away"
        assert [job.view.own_actions for job in jobs[:2]] == [(), ()]
