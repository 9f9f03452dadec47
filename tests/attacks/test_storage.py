"""The storage fails while people play: everybody is told the truth, and the server stays in hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from posthorn.server.storage import postgres, storage
from tests.attacks.cable import Cable, cable_to
from tests.postgres import run_sql
from tests.server.passing_time import PatientLoop
from tests.server.safety.serving import serving
from tests.server.visitors import Server, Visitor, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run asynchronous tests."""
    return "asyncio", {"loop_factory": PatientLoop}


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server wait for the database one second where it would wait several."""
    for name in ("CONNECT_SECONDS", "LOCK_SECONDS", "STATEMENT_SECONDS", "ANSWER_SECONDS"):
        monkeypatch.setattr(postgres, name, 1)
    monkeypatch.setattr(storage, "CHECK_SECONDS", 1)
    monkeypatch.setattr(storage, "CLOSE_SECONDS", 1)


@pytest.fixture
def cable(postgres_url: str) -> Iterator[Cable]:
    """Lead a cable to a database of its own."""
    with cable_to(postgres_url) as cable:
        yield cable


@pytest.fixture
async def server(cable: Cable, tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server at the cable's end."""
    async with running(tmp_path, database=cable.url) as server:
        yield server


async def health(server: Server) -> int:
    """Return how the server says it is."""
    return (await server.http.get("/health")).status_code


async def nothing_in_hand(server: Server) -> None:
    """Wait until nothing is being written, not even that somebody is here: the next commit is the attack's."""
    await until(lambda: not server.registry._in_hand)
    await server.registry.storage.check()  # what was asked before is answered before


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_whose_answer_is_lost(server: Server, cable: Cable, when: str) -> None:
    """If PostgreSQL can be asked what became of a commit, nobody notices: the action is played, and once."""
    table = await Visitor(server).create("pp")
    legal = await table.legal((await table.info())["seat_to_act"])
    await nothing_in_hand(server)
    cable.lose_commit(when, and_cut=False)
    seat = (await table.info())["seat_to_act"]
    played = await table.play(seat, 0, legal[0])
    assert (played.status, played.body) == (200, {"revision": 1, "repeated": False})
    await nothing_in_hand(server)
    cable.lose_commit(when, and_cut=False)
    assert (await table.post("/chat", {"text": "Tally-ho"})).status == 201
    await nothing_in_hand(server)
    cable.lose_commit(when, and_cut=False)
    assert (await Visitor(server).create("pp")).id != table.id
    lines = (await table.get("/chat")).body["lines"]
    assert [line["text"] for line in lines] == ["Tally-ho"]
    assert (await table.info())["revision"] == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_in_doubt(server: Server, cable: Cable, postgres_url: str, when: str) -> None:
    """As long as nobody can know whether an action is stored, that is the answer; then the same request finds out.

    Nothing else can happen at the table meanwhile, chat goes on afterwards, and listeners are told once.
    """
    table = await Visitor(server).create("pp")
    seat = (await table.info())["seat_to_act"]
    action = (await table.legal(seat))[0]
    async with table.listen() as stream:
        await nothing_in_hand(server)
        cable.lose_commit(when, and_cut=True)
        assert (await table.play(seat, 0, action)).refusal == (503, "in-doubt")
        assert (await table.play(seat, 0, action)).refusal == (503, "in-doubt")
        assert (await table.post("/chat", {"text": "Well?"})).refusal == (503, "in-doubt")
        assert await health(server) == 503
        cable.release()
        again = await table.play(seat, 0, action)
        assert (again.status, again.body) == (200, {"revision": 1, "repeated": when == "after"})
        assert (await stream.next("update"))["revision"] == 1
        assert (await table.post("/chat", {"text": "Well!"})).status == 201
        await stream.next("chat")
        assert len([message for message in stream.seen if message["type"] == "update"]) == 1
    assert run_sql(postgres_url, "SELECT count(*) FROM moves") == [(1,)]
    assert await health(server) == 200


async def test_a_line_of_chat_in_doubt(server: Server, cable: Cable) -> None:
    """A line that was stored without anybody knowing does not stand in the way of the next, and everybody hears it."""
    table = await Visitor(server).create("pp")
    async with table.listen() as stream:
        await nothing_in_hand(server)
        cable.lose_commit("after", and_cut=True)
        assert (await table.post("/chat", {"text": "one"})).refusal == (503, "in-doubt")
        cable.release()
        assert (await table.post("/chat", {"text": "two"})).status == 201
        heard = [(await stream.next("chat"))["line"]["text"] for _ in range(2)]
    assert heard == ["one", "two"]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_new_game_in_doubt(server: Server, cable: Cable, when: str) -> None:
    """A game that may have been created is created once: the same request, with the same commitment, leads to it."""
    visitor = Visitor(server)
    terms = {"seats": 2}
    committed = (await visitor.post("/api/commitments", terms)).body["commitment"]
    wanted = {"seats": [{"kind": "person"}, {"kind": "open"}], "commitment": committed}
    await nothing_in_hand(server)
    cable.lose_commit(when, and_cut=True)
    assert (await visitor.post("/api/games", wanted)).refusal == (503, "in-doubt")
    cable.release()
    again = await visitor.post("/api/games", wanted)
    assert again.status == 201
    assert (again.body["game"]["host"], again.body["game"]["commitment"]) == (True, committed)
    assert await server.registry.storage.count() == {"waiting": 1}
    assert (await Visitor(server).post("/api/games", wanted)).refusal == (409, "no-commitment")


async def test_a_table_in_doubt_heals_by_itself(server: Server, cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listeners learn what became of an action as soon as the database can be asked, even if nobody asks again."""
    monkeypatch.setattr("posthorn.server.tables.following.PAUSE", 0.1)
    table = await Visitor(server).create("pp")
    seat = (await table.info())["seat_to_act"]
    action = (await table.legal(seat))[0]
    async with table.listen() as stream:
        await nothing_in_hand(server)
        cable.lose_commit("after", and_cut=True)
        assert (await table.play(seat, 0, action)).refusal == (503, "in-doubt")
        cable.release()
        assert (await stream.next("update"))["revision"] == 1


async def test_a_database_that_hangs(server: Server, cable: Cable, caplog: pytest.LogCaptureFixture) -> None:
    """While PostgreSQL says nothing at all everybody gets an answer, the log one line, and then all goes on."""
    visitor = Visitor(server)
    table = await visitor.create("pb")
    with caplog.at_level(logging.WARNING):
        cable.hold()
        asked = [visitor.post("/api/games", {"seats": [{"kind": "person"}] * 2}) for _ in range(10)]
        asked += [visitor.get(f"/api/games/unknown{number}") for number in range(10)]
        answers = await asyncio.gather(*asked, table.post("/chat", {"text": "Anybody?"}))
        assert {answer.status for answer in answers} == {503}
        assert await health(server) == 503
        complaints = [record for record in caplog.records if record.name.startswith("posthorn")]
        assert len(complaints) == 1, [record.getMessage() for record in complaints]
        assert complaints[0].exc_info is None
        cable.release()
        await until(lambda: _is_well(server))
    assert (await table.post("/chat", {"text": "Yes"})).status == 201
    assert (await visitor.get("/api/games/unknown")).status == 404
    said = [record.getMessage() for record in caplog.records if record.name.startswith("posthorn")]
    assert len(said) == 2
    assert "well again" in said[1]


async def _is_well(server: Server) -> bool:
    return await health(server) == 200


async def test_a_locked_table(server: Server, postgres_url: str) -> None:
    """Somebody who locks a table of the database, as a careless administrator does, holds nobody up for long."""
    from sqlalchemy import create_engine, make_url, text

    table = await Visitor(server).create("pp")
    engine = create_engine(make_url(postgres_url).set(drivername="postgresql+psycopg"))
    with engine.connect() as careless:
        careless.execute(text("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE"))
        assert (await table.post("/chat", {"text": "Anybody?"})).refusal == (503, "storage")
    engine.dispose()
    assert (await table.post("/chat", {"text": "Yes"})).status == 201


async def test_the_server_ends_although_the_database_hangs(cable: Cable, tmp_path: Path) -> None:
    """A server that is told to end does, even while requests wait for a database that says nothing."""
    with serving(tmp_path, database=cable.url) as server:
        client = server.client()
        made = await client.post("/api/games", {"seats": [{"kind": "person"}] * 2})
        assert made.status == 201
        cable.hold()
        waiting = asyncio.create_task(client.post("/api/games", {"seats": [{"kind": "person"}] * 2}))
        await until(lambda: server.registry._in_hand)
    # The answer came before the end, or the connection was closed with it.
    (answer,) = await asyncio.gather(waiting, return_exceptions=True)
    if isinstance(answer, BaseException):
        assert isinstance(answer, OSError | asyncio.IncompleteReadError)
    else:
        assert answer.status == 503
    client.hang_up()
