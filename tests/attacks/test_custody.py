"""Attacks on somebody's seat: by the host, by the others at the table, and by whoever comes along."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.passing_time import Clock
from tests.server.visitors import Answer, Seated, Server, Visitor, until, views

pytestmark = pytest.mark.anyio

SEIZURES: tuple[tuple[str, Any], ...] = (
    ("open", None),
    ("bot", {"bot": "pilgrim"}),
    ("leave", None),
    ("return", None),
    ("transfer", None),
    ("absence", {"agree": True}),
)


async def sit_down(host: Visitor, victim: Visitor, **options: Any) -> tuple[Seated, Seated]:
    """Return the host and the victim at a table; the victim has drawn a hidden card and has the turn."""
    first = await host.create("po", start=1, **options)
    second = await victim.join(first.id, "Bert")
    await second.act(1, "draw pile")
    return first, second


async def seize(thief: Seated, seat: int) -> list[Answer]:
    """Try everything that might free a seat, then to sit down there; return the answers."""
    answers = [await thief.post(f"/seats/{seat}/{how}", body) for how, body in SEIZURES]
    answers.append(await thief.post("/join", {"name": "Thief", "seat": seat}))
    answers.append(await thief.post("/join", {"name": "Thief"}))
    answers += [await thief.get(f"/{what}", seat=seat) for what in ("view", "events", "legal", "hints", "advice")]
    return answers


async def test_the_host_cannot_take_the_seat_of_who_is_disconnected(visitor: Visitor, other: Visitor) -> None:
    """Who has no stream, as after a reload or always over HTTP, keeps the seat: the host gets neither it nor a view."""
    first, second = await sit_down(visitor, other)
    async with second.listen():
        pass
    assert {answer.status for answer in await seize(first, 1)} <= {403, 409}
    seat = (await second.info())["seats"][1]
    assert (seat["name"], seat["kind"], seat["bot"], seat["yours"]) == ("Bert", "person", None, True)
    await second.act(1)


async def test_nobody_else_gets_it_either(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Nor does a stranger with a key, or another player."""
    first, second = await sit_down(visitor, other)
    for thief in (Visitor(server).at(first.id), first):
        assert {answer.status for answer in await seize(thief, 1)} <= {403, 409}
    await second.act(1)


async def test_an_absence_gives_nobody_the_hand(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """After an absence a bot plays, and not one byte of the hand is shown to the others; the owner plays on at will."""
    first, second = await sit_down(visitor, other, absence_time=60)
    hand = (await second.get("/view", seat=1)).body["view"]["hand"]
    clock.advance(61)
    async with first.listen() as stream:
        await first.post("/seats/1/absence", {"agree": True})
        told = await stream.next("game", lambda message: message["game"]["seats"][1]["bot"] is not None)
        assert (told["game"]["seats"][1]["kind"], told["game"]["seats"][1]["name"]) == ("person", "Bert")
        # Whatever else the host tries, nobody can sit down there.
        assert {answer.status for answer in await seize(first, 1)} <= {403, 409}
        await until(lambda: stands_at(first, 0))
        for message in stream.seen:
            if message["type"] in ("welcome", "update"):
                assert [view["seat"] for view in views(message)] == [0]
    assert (await second.get("/view", seat=1, revision=1)).body["view"]["hand"] == hand, "it is still its owner's"
    assert (await second.post("/seats/1/return")).body["seats"][1]["bot"] is None


async def stands_at(game: Seated, seat: int) -> bool:
    """Tell whether a seat must act."""
    return bool((await game.info())["seat_to_act"] == seat)


async def test_nobody_is_declared_absent_before_the_time(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """In a game of two the time must be up, thinking time included: agreeing alone is not enough."""
    live, guest = await sit_down(visitor, other)
    leisurely, _ = await sit_down(visitor, other, thinking_time=24 * 3600, absence_time=60)
    clock.advance(14 * 60)
    for game in (live, leisurely):
        assert (await game.post("/seats/1/absence", {"agree": True})).refusal == (409, "not-absent-long")
    await guest.get("/view", seat=1)
    clock.advance(14 * 60)
    assert (await live.post("/seats/1/absence", {"agree": True})).refusal == (409, "not-absent-long"), "a look counts"


async def test_one_of_several_cannot_decide_alone(
    visitor: Visitor, other: Visitor, server: Server, clock: Clock
) -> None:
    """Every other person who is here must agree; agreeing twice, or for an absent friend, does not help."""
    third = Visitor(server)
    first = await visitor.create("poo", absence_time=60)
    await other.join(first.id, "Bert")
    cleo = await third.join(first.id, "Cleo")
    async with cleo.listen():
        clock.advance(61)
        for _ in range(3):
            answer = await first.post("/seats/1/absence", {"agree": True})
        assert (answer.body["seats"][1]["bot"], answer.body["seats"][1]["absence"]["agreed"]) == (None, [0])


async def test_a_seat_that_was_left_is_nobodys(visitor: Visitor, other: Visitor, server: Server) -> None:
    """The hand of who has left is a bot's for the rest of the game: nobody can join there and look at it."""
    first, second = await sit_down(visitor, other)
    await second.post("/seats/1/leave")
    for thief in (first, Visitor(server).at(first.id)):
        assert {answer.status for answer in await seize(thief, 1)} <= {403, 409}
    spectator = (await second.get("/view")).body["view"]
    assert spectator["hand"] == []
    assert (await second.get("/view", seat=1)).refusal == (403, "not-your-seat")


async def test_a_bots_seat_cannot_be_opened_in_the_middle(visitor: Visitor) -> None:
    """A host cannot look at many deals alone and then let a victim into the best: once dealt, no seat opens."""
    host = await visitor.create("pb", start=0)
    assert (await host.post("/seats/1/open")).refusal == (409, "game-is-playing")


async def test_everybody_is_told(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Whatever becomes of a seat is an entry of the log that everybody gets, spectators too, and later readers."""
    first, second = await sit_down(visitor, other)
    watching = Visitor(server).at(first.id)
    async with watching.listen() as stream:
        await second.post("/seats/1/bot", {"bot": "pilgrim"})
        await second.post("/seats/1/return")
        code = (await second.post("/seats/1/transfer")).body["code"]
        thief = Visitor(server).at(first.id)
        await thief.post("/seats/1/claim", {"code": code})
        await thief.post("/seats/1/leave")
        told: list[str] = []
        while told[-1:] != ["left"]:
            update = await stream.next("update")
            told += [event["change"] for event in update["perspectives"][0]["events"] if "change" in event]
    log = (await Visitor(server, None).at(first.id).get("/events")).body["log"]
    kept = [event["change"] for entry in log for event in entry["events"] if event["kind"] == "seat_changed"]
    assert told == kept == ["bot", "returned", "handed-over", "left"]
