"""Creating games: what can be requested for, what is refused, and that a refusal leaves nothing behind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posthorn.game import Shuffle
from posthorn.game.shuffle import commit
from posthorn.locale import LANGUAGES, Texts
from posthorn.locale.people import PORTRAITS, call, introduce
from posthorn.server.keys import is_key
from posthorn.server.storage import StorageError
from tests.server.visitors import Json, Server, Visitor, running

pytestmark = pytest.mark.anyio

PERSON: Json = {"kind": "person"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "pilgrim"}


async def stored_games(server: Server) -> int:
    """Return how many games are stored."""
    return sum((await server.registry.storage.count()).values())


async def test_a_game_of_one_key_begins_at_once(stranger: Visitor) -> None:
    """Who has no key gets one, which holds the person's seat and is the host's; without an open seat it begins."""
    answer = await stranger.post("/api/games", {"seats": [PERSON, BOT]})
    assert answer.status == 201
    assert is_key(answer.body["key"])
    game = answer.body["game"]
    assert game["status"] == "playing"
    assert game["host"] is True
    assert [seat["kind"] for seat in game["seats"]] == ["person", "bot"]
    assert [seat["yours"] for seat in game["seats"]] == [True, False]
    assert game["edition"] == "italian"
    assert (game["modules"], game["switches"], game["start"]) == ([], {}, None)
    assert (game["listed"], game["hints"], game["thinking_time"], game["deadline"]) == (False, True, None, None)
    assert game["shuffle"] is None
    key = Visitor(stranger.server, answer.body["key"])
    assert (await key.get(f"/api/games/{game['id']}/view", seat=0)).body["view"]["seat"] == 0


async def test_own_key_is_kept(visitor: Visitor) -> None:
    """Who comes with a key keeps it."""
    answer = await visitor.post("/api/games", {"seats": [PERSON, OPEN]})
    assert answer.body["key"] == visitor.key
    assert answer.body["game"]["status"] == "waiting"
    assert answer.body["game"]["seat_to_act"] is None


async def test_every_option(visitor: Visitor) -> None:
    """Edition, modules, switches, start, names, colours, thinking time, hints and listing are as requested for."""
    body = {
        "seats": [
            {"kind": "person", "name": " Anna ", "colour": "green", "randomness": "three horses"},
            {"kind": "person", "name": "Bert"},
            {"kind": "person", "name": "Cleo", "colour": "blue"},
        ],
        "edition": "hungarian",
        "modules": ["honours", "audience"],
        "switches": {"max_rounds": 7, "placement": "free", "may_abandon": True, "cleric_reminder": False},
        "start": 2,
        "listed": True,
        "thinking_time": 3600,
        "hints": False,
    }
    game = (await visitor.post("/api/games", body)).body["game"]
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bert", "Cleo"]
    assert [seat["colour"] for seat in game["seats"]] == ["green", "red", "blue"]
    assert game["edition"] == "hungarian"
    assert game["modules"] == ["audience", "honours"]
    assert game["switches"] == {"max_rounds": 7, "placement": "free", "may_abandon": True}
    assert (game["start"], game["listed"], game["thinking_time"], game["hints"]) == (2, True, 3600, False)
    assert game["deadline"] is not None
    assert game["seat_to_act"] == 2
    stored = await visitor.server.registry.storage.load(game["id"])
    assert stored is not None
    terms = (
        "rules=2 seats=3 edition=hungarian modules=audience,honours start=2"
        " may_abandon=True placement=free max_rounds=7"
    )
    shuffle = Shuffle.of(stored.game.secret, ["three horses", "", ""], game["id"], terms)
    assert (stored.game.seed, game["terms"]) == (shuffle.seed, terms)
    assert stored.game.commitment == shuffle.commitment == game["commitment"]


async def test_names_nobody_gave(visitor: Visitor) -> None:
    """Who was given no name is stored as what it is, a portrait and a bot's level: readers are told it in their words.

    Portraits are different where nobody chose them.
    """
    named = [BOT, PERSON, {**PERSON, "name": "Blue", "portrait": 3}, BOT]
    game = (await visitor.post("/api/games", {"seats": named})).body["game"]
    portraits = [seat["portrait"] for seat in game["seats"]]
    assert len(set(portraits)) == 4
    assert set(portraits) <= set(range(1, PORTRAITS + 1))
    assert portraits[2] == 3
    names = [seat["name"] for seat in game["seats"]]
    assert names == [f"pilgrim-{portraits[0]}", f"person-{portraits[1]}", "Blue", f"pilgrim-{portraits[3]}"]
    for language in LANGUAGES:
        words = {call(name, Texts(language)) for name in names}
        assert len(words) == 4
        assert not any("-" in word for word in words)
        assert introduce(names[0], Texts(language)) != call(names[0], Texts(language))


@pytest.mark.parametrize(
    ("body", "status", "code", "words"),
    [
        ({"seats": [PERSON]}, 422, "bad-body", "length >= 2"),
        ({"seats": [PERSON] * 5}, 422, "bad-body", "length <= 4"),
        ({}, 422, "bad-body", "seats"),
        ({"seats": [PERSON, OPEN], "edtion": "italian"}, 422, "bad-body", "edtion"),
        ({"seats": [PERSON, {"kind": "ghost"}]}, 422, "bad-body", "ghost"),
        ({"seats": [PERSON, {"kind": "bot"}]}, 422, "no-level", "no such bot"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "kasparov"}]}, 422, "no-level", "no such bot"),
        (
            {"seats": [PERSON, {"kind": "open", "bot": "pilgrim"}]},
            422,
            "bot-for-nobody",
            "for a bot’s seat",
        ),
        ({"seats": [PERSON, OPEN], "edition": "martian"}, 422, "edition", "martian"),
        ({"seats": [PERSON, OPEN], "modules": ["chess"]}, 422, "module", "chess"),
        ({"seats": [PERSON, OPEN], "switches": {"placment": "free"}}, 422, "switch", "placment"),
        ({"seats": [PERSON, OPEN], "switches": {"placement": "half"}}, 422, "switch-value", "half"),
        ({"seats": [PERSON, OPEN], "switches": {"seats": 3}}, 422, "switch", "no switch"),
        ({"seats": [PERSON, OPEN], "switches": {"cls": 3}}, 422, "switch", "no switch"),
        ({"seats": [PERSON, OPEN], "switches": {"max_rounds": 0}}, 422, "switch-value", "max_rounds"),
        ({"seats": [PERSON, OPEN], "start": 2}, 422, "no-seat", "the game has 2"),
        ({"seats": [PERSON, OPEN], "start": -1}, 422, "bad-body", "start"),
        ({"seats": [PERSON, OPEN], "thinking_time": 4}, 422, "bad-body", "thinking_time"),
        ({"seats": [{**PERSON, "name": ""}, OPEN]}, 422, "bad-body", "name"),
        ({"seats": [{**PERSON, "name": "x" * 25}, OPEN]}, 422, "bad-body", "name"),
        ({"seats": [{**PERSON, "name": "  "}, OPEN]}, 422, "names", "printable names"),
        ({"seats": [{**PERSON, "name": "two\nlines"}, OPEN]}, 422, "names", "printable names"),
        ({"seats": [{**PERSON, "name": "\u202eBert"}, OPEN]}, 422, "names", "printable names"),
        ({"seats": [{**PERSON, "name": "Bo"}, {**OPEN, "name": "Bo"}]}, 422, "names", "different"),
        ({"seats": [{**PERSON, "colour": "red"}, {**OPEN, "colour": "red"}]}, 422, "colour-twice", "same colour"),
        ({"seats": [{**PERSON, "colour": "pink"}, OPEN]}, 422, "bad-body", "pink"),
        ({"seats": [{**PERSON, "randomness": "a\nb"}, OPEN]}, 422, "unprintable", "plain text"),
        ({"seats": [{**PERSON, "randomness": "x" * 65}, OPEN]}, 422, "bad-body", "randomness"),
        ({"seats": [PERSON, OPEN], "commitment": "0" * 64}, 409, "no-commitment", "not known"),
    ],
)
async def test_refusals(server: Server, visitor: Visitor, body: Json, status: int, code: str, words: str) -> None:
    """What cannot be is refused with a code for programs and words for people, and no game is stored."""
    before = await stored_games(server)
    answer = await visitor.post("/api/games", body)
    assert answer.refusal == (status, code)
    assert words in answer.problem["message"]
    assert await stored_games(server) == before


@pytest.mark.parametrize(
    ("body", "rule", "legal"),
    [
        ({"edition": "martian"}, "R9", "icelandic"),
        ({"modules": ["chess"]}, "R12", "audience"),
        ({"switches": {"placement": "half"}}, "R10.1", "free"),
    ],
)
async def test_refusals_by_the_rules(visitor: Visitor, body: Json, rule: str, legal: str) -> None:
    """What the rules forbid names the rule and what there is instead."""
    problem = (await visitor.post("/api/games", {"seats": [PERSON, OPEN], **body})).problem
    assert problem["rule"] == rule
    assert legal in problem["legal"]


async def test_bots_that_there_are(visitor: Visitor) -> None:
    """Who asks for a bot that is none is told which there are: those of /api/options."""
    problem = (await visitor.post("/api/games", {"seats": [PERSON, {"kind": "bot", "bot": "x"}]})).problem
    offered = (await visitor.get("/api/options")).body["players"]
    assert problem["legal"] == [player["level"] for player in offered]


async def test_bad_json_and_other_media(visitor: Visitor) -> None:
    """A body that is no JSON is refused, and so is one that does not say it is."""
    http, headers = visitor.server.http, {"authorization": f"Bearer {visitor.key}"}
    bad = await http.post("/api/games", content=b'{"seats": [', headers={**headers, "content-type": "application/json"})
    assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad-body")
    form = await http.post("/api/games", data={"seats": "2"}, headers=headers)
    assert (form.status_code, form.json()["error"]["code"]) == (415, "not-json")


async def test_keys_that_are_none(server: Server) -> None:
    """A key that has not the form of one is refused, not taken for nobody's; where none counts it is not read."""
    for key in ("short", "x" * 44, "=" * 43):
        answer = await Visitor(server, key).post("/api/games", {"seats": [PERSON, OPEN]})
        assert answer.refusal == (401, "bad-key")
        assert answer.headers["www-authenticate"] == "Bearer"
    basic = await server.http.get("/api/games", headers={"authorization": "Basic abc"})
    assert basic.status_code == 401
    assert (await Visitor(server, "short").get("/api/options")).status == 200


async def test_commitments(visitor: Visitor) -> None:
    """A commitment got before can be used for one game, whose revealed secret fits it.

    The game has the id and the terms to which the commitment is bound. The same request again, as its answer may have
    been lost, leads to the same game; one that adds something else is refused.
    """
    committed = await visitor.commit(2)
    commitment = committed["commitment"]
    body = {"seats": [{**PERSON, "randomness": "mine", "attempt": 3}, PERSON], "commitment": commitment}
    refused = await visitor.post("/api/games", {**body, "edition": "martian"})
    assert refused.status == 422, "a game that is refused uses nothing up"
    created = await visitor.post("/api/games", body)
    assert created.status == 201
    game = created.body["game"]
    assert {"commitment": game["commitment"], "game": game["id"], "terms": game["terms"]} == committed
    again = await visitor.post("/api/games", body)
    assert (again.status, again.body["game"]["id"]) == (201, game["id"])
    other = await visitor.post("/api/games", {**body, "seats": [{**PERSON, "randomness": "other"}, PERSON]})
    assert other.refusal == (409, "no-commitment")
    assert (await Visitor(visitor.server).post("/api/games", body)).refusal == (409, "no-commitment")
    ended = await visitor.post(f"/api/games/{created.body['game']['id']}/abandon")
    shuffle = ended.body["shuffle"]
    assert commit(shuffle["secret"], game["id"], game["terms"]) == commitment
    assert (shuffle["randomness"], shuffle["attempts"]) == (["mine", ""], [3, 1])
    assert (shuffle["game"], shuffle["terms"]) == (game["id"], game["terms"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seats": 5}, 422, "bad-body"),
        ({}, 422, "bad-body"),
        ({"seats": 2, "edition": "martian"}, 422, "edition"),
        ({"seats": 2, "switches": {"placment": "free"}}, 422, "switch"),
        ({"seats": 2, "start": 2}, 422, "no-seat"),
        ({"seats": 2, "randomness": "too soon"}, 422, "bad-body"),
    ],
)
async def test_no_commitment_to_what_cannot_be(
    server: Server, visitor: Visitor, body: Json, status: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is committed to for a game that could not be created."""
    monkeypatch.setattr(server.registry.storage, "write", None)  # nothing is written
    assert (await visitor.post("/api/commitments", body)).refusal == (status, code)


async def test_two_games_at_once_for_one_commitment(visitor: Visitor) -> None:
    """Of games created at the same moment by one commitment, there is one in the end."""
    commitment = (await visitor.commit(2))["commitment"]
    body = {"seats": [PERSON, OPEN], "commitment": commitment}
    answers = await asyncio.gather(*(visitor.post("/api/games", body) for _ in range(3)))
    assert {(answer.status, answer.body["game"]["commitment"]) for answer in answers} == {(201, commitment)}
    assert len({answer.body["game"]["id"] for answer in answers}) == 1


async def test_storage_fails_at_creation(visitor: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that cannot be stored is not there: the commitment and the client's room for games are as before."""
    commitment = (await visitor.commit(2))["commitment"]
    body = {"seats": [PERSON, OPEN], "commitment": commitment}
    before, tables = server.registry.limits.games.total, server.registry.live_tables

    async def fail(*writes: Any) -> None:
        raise StorageError("closed")

    with monkeypatch.context() as patch:
        patch.setattr(server.registry.storage, "write", fail)
        answer = await visitor.post("/api/games", body)
    assert answer.refusal == (503, "storage")
    assert (server.registry.limits.games.total, server.registry.live_tables) == (before, tables)
    assert (await visitor.post("/api/games", body)).status == 201


async def test_limits_at_creation(tmp_path: Path) -> None:
    """A client has only so many unfinished games, also if it asks for several at once, rematches counted; an ended
    one makes room. Longer thinking than the server allows is refused.
    """
    async with running(tmp_path, games_per_client=2, longest_thinking_time=60) as server:
        visitor = Visitor(server)
        body: Json = {"seats": [PERSON, PERSON]}
        long = await visitor.post("/api/games", {**body, "thinking_time": 61})
        assert long.refusal == (422, "thinking-time")
        assert "60 s" in long.problem["message"]
        assert (await visitor.get("/api/options")).body["longest_thinking_time"] == 60
        answers = await asyncio.gather(*(visitor.post("/api/games", {**body, "thinking_time": 60}) for _ in range(4)))
        assert sorted(answer.status for answer in answers) == [201, 201, 429, 429]
        refused = next(answer for answer in answers if answer.status == 429)
        assert refused.problem["code"] == "too-many-games"
        assert "2 unfinished games" in refused.problem["message"]
        assert await stored_games(server) == 2
        game = next(answer for answer in answers if answer.status == 201).body["game"]["id"]
        assert (await visitor.post(f"/api/games/{game}/abandon")).status == 200
        assert (await visitor.post("/api/games", body)).status == 201
        assert (await visitor.post(f"/api/games/{game}/rematch")).refusal == (429, "too-many-games")
