"""Seats change hands: bots play for people, people leave and return, devices change; games end and are rematched."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posthorn.server.storage import StorageError
from posthorn.server.tables.custody import CODE_LIFETIME
from tests.server.passing_time import Clock
from tests.server.visitors import Seated, Server, Visitor, log, news, running, until, views

pytestmark = pytest.mark.anyio


async def two_people(host: Visitor, guest: Visitor, **options: Any) -> tuple[Seated, Seated]:
    """Return two people at a table."""
    first = await host.create("po", **options)
    return first, await guest.join(first.id, "Bert")


# --- bots and people ------------------------------------------------------------------------------------------------


async def test_hand_a_seat_to_a_bot_and_return(visitor: Visitor, other: Visitor) -> None:
    """A seat handed to a bot is played by it and still held; its holder takes it back and plays on."""
    first, second = await two_people(visitor, other, start=0)
    async with second.listen() as stream:
        answer = await first.post("/seats/0/bot", {"bot": "pilgrim"})
        assert answer.status == 200
        seat = answer.body["seats"][0]
        assert (seat["kind"], seat["bot"], seat["yours"]) == ("person", "pilgrim", True)
        await stream.next("update", lambda message: views(message)[0]["seat_to_act"] == 1)
    answer = await first.post("/seats/0/return")
    assert answer.body["seats"][0]["bot"] is None
    while (await first.info())["seat_to_act"] == 1:
        await second.act(1)
    assert await first.legal(0)
    await first.act(0)


async def test_bots_begin_a_waiting_game(visitor: Visitor) -> None:
    """The host may give the open seats to bots; with the last one the game begins."""
    host = await visitor.create("poo")
    assert (await host.post("/seats/1/bot", {"bot": "pilgrim"})).body["status"] == "waiting"
    assert (await host.post("/seats/2/bot", {"bot": "pilgrim"})).body["status"] == "playing"


async def test_leave_a_game(visitor: Visitor, other: Visitor) -> None:
    """Who leaves a game under way for good leaves the seat to a bot, and is a spectator; somebody else is host then."""
    first, second = await two_people(visitor, other, start=0)
    async with first.listen() as mine, second.listen() as theirs:
        answer = await first.post("/seats/0/leave")
        seat = answer.body["seats"][0]
        assert (seat["kind"], seat["bot"], seat["left"], seat["yours"]) == ("bot", "merchant", True, False)
        assert news(await theirs.next("update")) == [{"kind": "seat_changed", "seat": 0, "change": "left"}]
        assert views(await mine.next("update"))[0]["seat"] is None
    assert (await second.info())["host"] is True
    assert (await first.post("/seats/0/leave")).refusal == (403, "not-your-seat")
    await until(lambda: is_to_act(second, 1))


async def is_to_act(game: Seated, seat: int) -> bool:
    """Tell whether a seat must act."""
    return bool((await game.info())["seat_to_act"] == seat)


async def test_leave_before_the_game(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Who leaves before the game begins leaves an open seat, and takes along what was added to the shuffle."""
    host = await visitor.create("poo")
    guest = await other.join(host.id, "Bert", randomness="three horses")
    assert (await guest.post("/seats/1/leave")).body["seats"][1]["kind"] == "open"
    stored = await server.registry.storage.load(host.id)
    assert stored is not None
    assert (stored.seats[1].randomness, stored.moves) == ("", ())
    assert (await host.post("/seats/1/bot", {"bot": "pilgrim"})).body["seats"][1]["kind"] == "bot"
    assert (await host.post("/seats/1/open")).body["seats"][1]["kind"] == "open", "until it begins"


async def test_absence(visitor: Visitor, other: Visitor, server: Server, clock: Clock) -> None:
    """When somebody is away for longer than agreed and all others say so, a bot plays until they return."""
    third = Visitor(server)
    first = await visitor.create("poo", start=1, absence_time=120)
    second, last = await other.join(first.id, "Bert"), await third.join(first.id, "Cleo")
    assert (await first.info())["absence_time"] == 120
    async with first.listen() as stream:
        refused = await first.post("/seats/1/absence", {"agree": True})
        assert refused.refusal == (409, "not-absent-long")
        assert "2 minutes" in refused.problem["message"]
        clock.advance(121)
        await last.info()
        agreed = await first.post("/seats/1/absence", {"agree": True})
        assert agreed.body["seats"][1]["absence"]["agreed"] == [0]
        assert agreed.body["seats"][1]["bot"] is None, "Cleo has not agreed"
        await first.post("/seats/1/absence", {"agree": False})
        assert (await last.post("/seats/1/absence", {"agree": True})).body["seats"][1]["absence"]["agreed"] == [2]
        relieved = await first.post("/seats/1/absence", {"agree": True})
        seat = relieved.body["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["absence"]) == ("person", "Bert", "merchant", None)
        told = await stream.next("update")
        assert news(told) == [{"kind": "seat_changed", "seat": 1, "change": "absent"}]
        back = await second.post("/seats/1/return")
        assert (back.body["seats"][1]["bot"], back.body["seats"][1]["yours"]) == (None, True)
        await stream.next("update", lambda message: news(message)[0].get("change") == "returned")


async def test_who_is_back_is_not_absent(visitor: Visitor, other: Visitor, server: Server, clock: Clock) -> None:
    """A request or a stream ends an absence; what was agreed meanwhile counts no more."""
    first = await visitor.create("poo", absence_time=120)
    second, last = await other.join(first.id, "Bert"), await Visitor(server).join(first.id, "Cleo")
    clock.advance(121)
    await last.info()
    assert (await first.post("/seats/1/absence", {"agree": True})).status == 200
    await second.info()
    absence = (await first.info())["seats"][1]["absence"]
    assert absence["agreed"] == []
    assert absence["until"] - absence["since"] == 120_000
    assert (await first.post("/seats/1/absence", {"agree": True})).refusal == (409, "not-absent-long")
    async with second.listen():
        clock.advance(121)
        assert (await first.info())["seats"][1]["absence"] is None
        assert (await first.post("/seats/1/absence", {"agree": True})).refusal == (409, "not-absent")
    absence = (await first.info())["seats"][1]["absence"]
    assert absence["until"] > clock.time_ns() // 1_000_000 + 60_000, "it begins when the stream ends"


async def test_who_is_asked_about_an_absence(visitor: Visitor, other: Visitor, server: Server, clock: Clock) -> None:
    """Who is away too long is not asked about others, or two who are gone could not be replaced; nor is a bot."""
    first = await visitor.create("poob", start=0, absence_time=120)
    await other.join(first.id, "Bert")
    await Visitor(server).join(first.id, "Cleo")
    clock.advance(121)
    assert (await first.post("/seats/1/absence", {"agree": True})).body["seats"][1]["bot"] == "merchant"
    for seat in (0, 1, 3):
        assert (await first.post(f"/seats/{seat}/absence", {"agree": True})).refusal == (409, "not-absent")
    assert (await first.post("/seats/4/absence", {"agree": True})).status == 404
    assert (await Visitor(server).at(first.id).post("/seats/2/absence", {"agree": True})).refusal[0] == 403


async def test_absence_before_the_game(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """Who never comes back to a game that waits loses the seat, after the same time; nothing was dealt."""
    first = await visitor.create("poo", absence_time=120)
    await other.join(first.id, "Bert")
    assert (await first.post("/seats/1/absence", {"agree": True})).refusal == (409, "not-absent-long")
    clock.advance(121)
    assert (await first.post("/seats/1/absence", {"agree": True})).body["seats"][1]["kind"] == "open"
    second = await other.join(first.id, "Bert")
    clock.advance(121)
    gone = await second.post("/seats/0/absence", {"agree": True})
    assert (gone.body["seats"][0]["kind"], gone.body["host"]) == ("open", True), (
        "else nobody could go on without the host"
    )


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, 15 * 60),
        ({"thinking_time": 60}, 15 * 60),
        ({"thinking_time": 1800}, 1800),
        ({"thinking_time": 12 * 3600}, 3 * 24 * 3600),
        ({"thinking_time": 7 * 24 * 3600}, 7 * 24 * 3600),
        ({"thinking_time": 3600, "absence_time": 60}, 3600),
    ],
)
async def test_how_long_one_may_be_away(visitor: Visitor, options: dict[str, int], seconds: int) -> None:
    """Minutes in a game of live play, days at leisure; never less than the thinking time, which is everybody's."""
    assert (await (await visitor.create("pp", **options)).info())["absence_time"] == seconds


async def test_an_absence_outlives_the_server(tmp_path: Path, clock: Clock) -> None:
    """When somebody was last here is known after a restart; and whoever was cut off by it has a minute to come back."""
    async with running(tmp_path) as server:
        host, guest = Visitor(server), Visitor(server)
        first = await host.create("po", absence_time=3600)
        second = await guest.join(first.id, "Bert")
        async with second.listen():
            pass
        before = (await first.info())["seats"][1]["absence"]["since"]
        clock.advance(1800)
        await server.restart()
        absence = (await first.info())["seats"][1]["absence"]
        assert abs(absence["since"] - before) < 60_000
        assert absence["until"] - absence["since"] == 3_600_000
        clock.advance(3600)
        await server.restart()
        refused = await first.post("/seats/1/absence", {"agree": True})
        assert refused.refusal == (409, "not-absent-long")
        clock.advance(61)
        assert (await first.post("/seats/1/absence", {"agree": True})).body["seats"][1]["bot"] == "merchant"


async def test_a_seat_change_makes_no_move_stale(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Who plays in answer to a revision after which only a seat changed hands is heard, once."""
    first = await visitor.create("poo", start=0)
    second, last = await other.join(first.id, "Bert"), await Visitor(server).join(first.id, "Cleo")
    await last.post("/seats/2/bot", {"bot": "pilgrim"})
    await second.post("/seats/1/bot", {"bot": "pilgrim"})
    await second.post("/seats/1/return")
    action = (await first.legal(0))[0]
    assert (await first.play(0, 0, action)).body == {"revision": 4, "repeated": False}
    assert (await first.play(0, 0, action)).body == {"revision": 4, "repeated": True}
    assert (await first.play(0, 0, "pass")).refusal == (409, "stale")
    events = (await first.get("/events", after=0)).body["log"]
    assert [entry["events"][0].get("change") for entry in events] == ["bot", "bot", "returned", None]
    async with first.listen(2) as stream:
        assert [entry["revision"] for entry in log(stream.welcome)] == [3, 4]


async def test_presence(visitor: Visitor, other: Visitor) -> None:
    """Everybody is told who is connected; somebody with two streams is present until both are gone."""
    first, second = await two_people(visitor, other)
    async with first.listen() as stream:
        async with second.listen():
            here = await stream.next("game", lambda message: message["game"]["seats"][1]["present"])
            assert here["game"]["seats"][0]["present"]
            async with second.listen():
                pass
            assert (await first.info())["seats"][1]["present"]
        await stream.next("game", lambda message: not message["game"]["seats"][1]["present"])


async def test_who_rules_seats(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """Nobody changes another's seat, not even the host, and nobody that of a game that has ended."""
    first, second = await two_people(visitor, other)
    for path, body in (("bot", {"bot": "pilgrim"}), ("leave", None), ("return", None), ("transfer", None)):
        assert (await first.post(f"/seats/1/{path}", body)).refusal == (403, "not-your-seat")
        assert (await second.post(f"/seats/0/{path}", body)).refusal == (403, "not-your-seat")
        assert (await stranger.at(first.id).post(f"/seats/0/{path}", body)).refusal == (401, "no-key")
    assert (await second.post("/seats/0/open")).refusal == (403, "not-host")
    assert (await first.post("/seats/1/open")).refusal == (409, "game-is-playing")
    assert (await first.post("/seats/2/bot", {"bot": "pilgrim"})).refusal == (404, "no-seat")
    assert (await first.post("/seats/0/bot", {"bot": "kasparov"})).refusal == (422, "no-level")
    waiting = await visitor.create("poo")
    await other.join(waiting.id, "Bert")
    assert (await waiting.post("/seats/1/open")).refusal == (403, "not-your-seat")
    assert (await waiting.post("/seats/1/bot", {"bot": "pilgrim"})).refusal == (403, "not-your-seat")
    await first.post("/abandon")
    bodies: dict[str, Any] = {"bot": {"bot": "pilgrim"}, "leave": None, "open": None, "absence": {"agree": True}}
    for path, body in bodies.items():
        assert (await first.post(f"/seats/0/{path}", body)).refusal == (409, "game-is-abandoned")


# --- another device -------------------------------------------------------------------------------------------------


async def test_another_device(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """A code moves a seat to another device, once; the old device then holds nothing; the host's rights go along."""
    first, _ = await two_people(visitor, other, start=0)
    code = (await first.post("/seats/0/transfer")).body["code"]
    assert (await stranger.at(first.id).post("/seats/0/claim", {"code": code[:-1]})).refusal == (403, "wrong-code")
    assert (await stranger.at(first.id).post("/seats/1/claim", {"code": code})).refusal == (403, "wrong-code")
    assert (await stranger.at(first.id).post("/seats/7/claim", {"code": code})).refusal == (404, "no-seat")
    claimed = await stranger.at(first.id).post("/seats/0/claim", {"code": code})
    assert claimed.status == 200
    assert claimed.body["game"]["seats"][0]["yours"] is True
    assert claimed.body["game"]["host"] is True
    device = Visitor(visitor.server, claimed.body["key"]).at(first.id)
    await device.act(0)
    info = await first.info()
    assert (info["host"], info["seats"][0]["yours"]) == (False, False)
    assert (await first.post("/abandon")).refusal == (403, "not-host")
    again = await Visitor(visitor.server).at(first.id).post("/seats/0/claim", {"code": code})
    assert again.refusal == (403, "wrong-code"), "it is used up"
    assert (await device.post("/abandon")).status == 200


async def test_who_gives_one_seat_of_several_away_stays_host(visitor: Visitor, other: Visitor) -> None:
    """On a screen that is passed around, one seat may go to another device; the host stays with the rest."""
    host = await visitor.create("pp")
    code = (await host.post("/seats/1/transfer")).body["code"]
    claimed = await other.at(host.id).post("/seats/1/claim", {"code": code})
    assert claimed.body["game"]["host"] is False
    info = await host.info()
    assert info["host"] is True
    assert [seat["yours"] for seat in info["seats"]] == [True, False]


async def test_an_old_device_sees_no_more(visitor: Visitor, other: Visitor) -> None:
    """A stream whose seat went elsewhere shows a spectator's view from then on, at once."""
    host = await visitor.create("pp")
    code = (await host.post("/seats/0/transfer")).body["code"]
    async with host.listen() as stream:
        assert [view["seat"] for view in views(stream.welcome)] == [0, 1, None]
        await other.at(host.id).post("/seats/0/claim", {"code": code})
        update = await stream.next("update")
        assert [view["seat"] for view in views(update)] == [1]


async def test_codes_expire(visitor: Visitor, other: Visitor, clock: Clock) -> None:
    """A code is good until the time it says, and a new one replaces it."""
    host = await visitor.create("pp")
    first = (await host.post("/seats/0/transfer")).body
    clock.advance(CODE_LIFETIME / 1000 + 1)
    assert (await other.at(host.id).post("/seats/0/claim", {"code": first["code"]})).refusal == (403, "wrong-code")
    second = (await host.post("/seats/0/transfer")).body
    assert second["until"] - first["until"] >= CODE_LIFETIME
    third = (await host.post("/seats/0/transfer")).body
    assert (await other.at(host.id).post("/seats/0/claim", {"code": second["code"]})).refusal == (403, "wrong-code")
    clock.advance(CODE_LIFETIME / 1000 - 60)
    assert (await other.at(host.id).post("/seats/0/claim", {"code": third["code"]})).status == 200


async def test_who_makes_codes(visitor: Visitor, other: Visitor) -> None:
    """Only who holds a seat makes a code for it, not even the host for another's; a code dies when the seat is left."""
    first, second = await two_people(visitor, other)
    assert (await first.post("/seats/1/transfer")).refusal == (403, "not-your-seat")
    code = (await second.post("/seats/1/transfer")).body["code"]
    await second.post("/seats/1/leave")
    assert (await first.post("/seats/1/claim", {"code": code})).refusal == (403, "wrong-code")


async def test_a_claim_that_cannot_be_stored(
    visitor: Visitor, other: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the storage fails nothing has moved: neither the seat nor the host's rights, and the code is good."""
    host, _ = await two_people(visitor, Visitor(server))
    code = (await host.post("/seats/0/transfer")).body["code"]

    async def fail(*writes: Any) -> None:
        raise StorageError("closed")

    with monkeypatch.context() as patch:
        patch.setattr(server.registry.storage, "write", fail)
        assert (await other.at(host.id).post("/seats/0/claim", {"code": code})).refusal == (503, "storage")
    stored = await server.registry.storage.load(host.id)
    assert stored is not None
    info = await host.info()
    assert (info["host"], info["seats"][0]["yours"]) == (True, True)
    assert stored.game.host == stored.seats[0].holder
    assert (await other.at(host.id).post("/seats/0/claim", {"code": code})).status == 200


# --- the end --------------------------------------------------------------------------------------------------------


async def test_abandon(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """The host ends a game, once; everybody is told, and the shuffle is revealed."""
    first, second = await two_people(visitor, other)
    assert (await second.post("/abandon")).refusal == (403, "not-host")
    assert (await stranger.at(first.id).post("/abandon")).refusal == (401, "no-key")
    async with second.listen() as stream:
        assert (await first.post("/abandon")).body["status"] == "abandoned"
        told = await stream.next("game", lambda message: message["game"]["status"] == "abandoned")
        assert told["game"]["shuffle"]["secret"]
    assert (await first.post("/abandon")).refusal == (409, "game-is-abandoned")


async def test_the_seat_of_who_left_is_open_in_a_rematch(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Nobody's name stays on a seat that they have left: in the next game somebody else can take it."""
    first = await visitor.create("poo")
    second = await other.join(first.id, "Bert")
    await Visitor(server).join(first.id, "Cleo")
    await second.post("/seats/1/leave")
    await first.post("/abandon")
    again = (await first.post("/rematch")).body
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "open"]
    assert "Bert" not in [seat["name"] for seat in again["seats"]]


async def test_rematch(visitor: Visitor, other: Visitor, server: Server) -> None:
    """A rematch has the same rules and people, each one seat further on; whoever asks is led to the same game."""
    third = Visitor(server)
    options = {"edition": "spanish", "modules": ["honours"], "switches": {"max_rounds": 3}, "start": 0, "hints": False}
    first = await visitor.create("pob", **options)
    second = await other.join(first.id, "Bert")
    assert (await first.post("/rematch")).refusal == (409, "not-over")
    await first.post("/abandon")
    before = await first.info()
    assert (await third.at(first.id).post("/rematch")).refusal == (403, "not-at-table")
    async with first.listen() as stream:
        answers = await asyncio.gather(second.post("/rematch"), second.post("/rematch"))
        again = answers[0].body
        await stream.next("game", lambda message: message["game"]["rematch"] == again["id"])
    assert answers[1].body["id"] == again["id"], "asked twice at once, it is made once"
    assert (await first.post("/rematch")).body["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == [before["seats"][seat]["name"] for seat in (2, 0, 1)]
    assert [seat["colour"] for seat in again["seats"]] == [before["seats"][seat]["colour"] for seat in (2, 0, 1)]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "person"]
    assert [seat["yours"] for seat in again["seats"]] == [False, False, True]
    assert again["commitment"] != before["commitment"]
    for key in ("edition", "modules", "switches", "start", "hints"):
        assert again[key] == before[key]
    assert (again["status"], [seat["awaited"] for seat in again["seats"]]) == ("waiting", [False, True, True])
    follower = await first.rematch(second)
    assert follower.id == again["id"]
    await until(lambda: person_must_act(follower))
    assert (await follower.info())["host"] is True
    stored = await server.registry.storage.load(first.id)
    assert stored is not None
    assert stored.game.rematch == again["id"]


async def person_must_act(game: Seated) -> bool:
    """Tell whether it is a person's turn."""
    info = await game.info()
    return bool(info["seats"][info["seat_to_act"]]["kind"] == "person")


async def test_rematch_of_a_host_who_looked_on(visitor: Visitor) -> None:
    """Who made bots play each other may have them play again."""
    game = await visitor.create("bb", switches={"max_rounds": 1})
    await until(lambda: is_over(game))
    assert (await game.post("/rematch")).status == 200


async def is_over(game: Seated) -> bool:
    """Tell whether a game is over."""
    return bool((await game.info())["status"] == "over")


async def test_a_rematch_is_stored_with_its_game(
    visitor: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rematch that cannot be stored leaves no game behind, and can be asked for again."""
    game = await visitor.create("pp")
    await game.post("/abandon")
    before = await server.registry.storage.count()

    async def fail(*writes: Any) -> None:
        raise StorageError("closed")

    with monkeypatch.context() as patch:
        patch.setattr(server.registry.storage, "write", fail)
        assert (await game.post("/rematch")).refusal == (503, "storage")
    assert await server.registry.storage.count() == before
    assert (await game.info())["rematch"] is None
    assert (await game.post("/rematch")).status == 200
