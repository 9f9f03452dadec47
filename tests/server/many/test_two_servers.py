"""Two servers on one database: whoever asks either of them finds the same games, and nothing happens twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.postgres import run_sql
from tests.server.visitors import Seated, Server, Stream, Visitor, views

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


FIRST_TURN = ("draw pile", "draw pile", "begin", "pass")  # after it a take-back needs an agreement


def elsewhere(seated: Seated, server: Server) -> Seated:
    """Return somebody at the same table, who asks the other server."""
    return Visitor(server, seated.visitor.key).at(seated.id)


def told(stream: Stream) -> list[int]:
    """Return the revisions of which somebody was told."""
    return [message["revision"] for message in stream.seen if message["type"] == "update"]


async def test_a_game_by_both(servers: list[Server]) -> None:
    """Two people at different servers join, play, take back and talk, and each hears of everything once, in order."""
    one, other = servers
    first = await Visitor(one).create("po", start=0, listed=True)
    assert [game["id"] for game in (await Visitor(other).get("/api/games")).body["games"]] == [first.id]
    async with first.listen() as near:
        second = await Visitor(other).join(first.id, "Bert")
        assert (await near.next("update"))["revision"] == 0
        async with second.listen() as far:
            assert views(far.welcome)[0]["seat"] == 1
            for turn in range(6):
                mover = first if (await first.info())["seat_to_act"] == 0 else second
                seat = 0 if mover is first else 1
                stream = near if mover is first else far
                assert (await stream.play(seat, turn, (await mover.legal(seat))[0]))["type"] == "done"
            for stream in (near, far):
                while 6 not in told(stream):
                    await stream.read()
                assert told(stream) == sorted(set(told(stream)))
            assert (await second.post("/chat", {"text": "Tally-ho"})).status == 201
            assert (await near.next("chat"))["line"]["text"] == "Tally-ho"
            both = await asyncio.gather(*(one.post("/chat", {"text": "!"}) for one in (first, second)))
            assert [answer.status for answer in both] == [201, 201]
    assert run_sql(one.settings.database, "SELECT count(*) FROM chat") == [(3,)]


async def test_the_same_request_to_both(servers: list[Server]) -> None:
    """An action that reaches both servers at once is played once, and both say so."""
    one, other = servers
    game = await Visitor(one).create("pp", start=0)
    twin = elsewhere(game, other)
    for revision in range(10):
        info = await game.info()
        seat = info["seat_to_act"]
        action = (await game.legal(seat))[0]
        answers = await asyncio.gather(*(at.play(seat, revision, action) for at in (game, twin)))
        assert [answer.status for answer in answers] == [200, 200], [answer.content for answer in answers]
        assert sorted(answer.body["repeated"] for answer in answers) == [False, True]
    assert run_sql(one.settings.database, "SELECT count(*) FROM moves") == [(10,)]


async def test_the_last_seat(servers: list[Server]) -> None:
    """Of two who take the last seat at different servers one gets it, and the other is told so."""
    one, other = servers
    for _ in range(5):
        game = await Visitor(one).create("po")
        await other.registry.find(game.id)
        rivals = [Visitor(server).at(game.id) for server in servers]
        answers = await asyncio.gather(
            *(rival.post("/join", {"name": f"Rival {rival.visitor.key}"[:20]}) for rival in rivals)
        )
        assert sorted(answer.status for answer in answers) == [200, 409]
        refused = next(answer for answer in answers if answer.status == 409)
        assert refused.refusal == (409, "no-open-seat")


async def test_one_rematch(servers: list[Server]) -> None:
    """Whoever asks for a rematch, at whichever server, is led to the same one."""
    one, other = servers
    game = await Visitor(one).create("pp")
    assert (await game.post("/abandon")).status == 200
    twin = elsewhere(game, other)
    answers = await asyncio.gather(*(at.post("/rematch") for at in (game, twin)))
    assert len({answer.body["id"] for answer in answers}) == 1


async def test_what_is_agreed_on(servers: list[Server]) -> None:
    """A take-back that is asked for at one server is agreed to at the other."""
    one, other = servers
    first = await Visitor(one).create("po", start=0)
    second = await Visitor(other).join(first.id, "Bert")
    for prefer in FIRST_TURN:
        assert (await first.act(0, prefer)).status == 200
    assert (await first.take_back()).status == 200
    assert (await second.info())["take_back"] == {"seat": 0, "actions": 1, "agreed": [0]}
    assert (await second.answer(True)).body == {"revision": 5, "repeated": False}
    assert (await first.info())["take_back"] is None
    assert await first.legal(0) == ["pass"]


async def test_a_hello_from_the_future(servers: list[Server]) -> None:
    """Who comes from one server with a revision that the other has not heard of yet is welcomed there."""
    one, other = servers
    game = await Visitor(one).create("pp", start=0)
    await other.registry.find(game.id)
    for revision in range(3):
        seat = (await game.info())["seat_to_act"]
        assert (await game.play(seat, revision, (await game.legal(seat))[0])).status == 200
        async with elsewhere(game, other).listen(revision + 1) as stream:
            assert stream.welcome["revision"] == revision + 1


async def test_notices_that_were_missed(servers: list[Server], postgres_url: str) -> None:
    """A server whose connection for notices was cut catches up with everything when it is back."""
    one, other = servers
    game = await Visitor(one).create("pp", start=0)
    async with elsewhere(game, other).listen() as stream:
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'posthorn notices'"
        run_sql(postgres_url, f"{ends} AND datname = current_database()")
        await game.act()
        assert (await stream.next("update"))["revision"] == 1
