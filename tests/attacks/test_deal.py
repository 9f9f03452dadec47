"""Attacks on the deal: to choose the cards, to deal without the others, to pass a proof off as that of another game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from posthorn.game import Shuffle
from posthorn.record import RecordError, loads_json
from posthorn.record.verify import verify_file
from tests.server.visitors import Json, Seated, Server, Visitor

pytestmark = pytest.mark.anyio

PERSON: Json = {"kind": "person"}


async def ended_game(host: Visitor, guest: Visitor) -> tuple[Seated, Seated]:
    """Return two people at a table whose game has ended."""
    first = await host.create("po")
    second = await guest.join(first.id, "Bert", randomness="three horses")
    await first.post("/abandon")
    return first, second


# --- one secret, one game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "other_terms",
    [{"edition": "spanish"}, {"modules": ["honours"]}, {"switches": {"max_rounds": 3}}, {"start": 1}, {"seats": 3}],
)
async def test_a_secret_deals_no_other_game(visitor: Visitor, other_terms: Json) -> None:
    """Who was shown a commitment for one game cannot be dealt another one by it: other terms are refused."""
    committed = await visitor.commit(2)
    asked: Json = {"seats": [PERSON] * other_terms.get("seats", 2), "commitment": committed["commitment"]}
    asked |= {key: value for key, value in other_terms.items() if key != "seats"}
    answer = await visitor.post("/api/games", asked)
    assert answer.refusal == (409, "other-terms")
    assert committed["terms"] in answer.problem["message"]
    assert (await visitor.get(f"/api/games/{committed['game']}")).status == 404


async def test_a_secret_deals_no_second_game(visitor: Visitor, other: Visitor) -> None:
    """Two tables cannot be shown one commitment, and the better deal be kept: it is bound to one id."""
    committed = await visitor.commit(2)
    first = await visitor.create("pp", commitment=committed["commitment"])
    assert first.id == committed["game"]
    body = {"seats": [PERSON, PERSON], "commitment": committed["commitment"]}
    assert (await other.post("/api/games", body)).refusal == (409, "no-commitment")


async def test_a_proof_of_another_game(visitor: Visitor, tmp_path: Path) -> None:
    """A record cannot be passed off as that of another game, or of one with other rules, nor an attempt be hidden."""
    committed = await visitor.commit(2, switches={"max_rounds": 2})
    seats = [{**PERSON, "randomness": "dice", "attempt": 2}, PERSON]
    body = {"seats": seats, "switches": {"max_rounds": 2}, "commitment": committed["commitment"]}
    game = visitor.at((await visitor.post("/api/games", body)).body["game"]["id"])
    await game.post("/abandon")
    data = (await game.get("/record")).body
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    assert verify_file(str(file), committed["commitment"]) == 0
    proof = data["shuffle"]
    assert (proof["game"], proof["terms"], proof["attempts"]) == (game.id, committed["terms"], [2, 1])
    tampered: list[Json] = [
        {"shuffle": {**proof, "game": "another"}},
        {"shuffle": {**proof, "terms": proof["terms"].replace("=2 edition", "=3 edition")}},
        {"shuffle": {**proof, "attempts": [1, 1]}},
        {"shuffle": {key: proof[key] for key in ("commitment", "secret", "randomness")}},
        {"switches": {"max_rounds": 3}},
        {"edition": "spanish"},
        {"start": 0},
    ]
    for change in tampered:
        with pytest.raises(RecordError) as found:
            loads_json(json.dumps({**data, **change}))
        assert found.value.code in ("commitment", "terms", "seed-not-shuffled")


# --- rematches ------------------------------------------------------------------------------------------------------


async def test_nobody_deals_a_rematch_alone(visitor: Visitor, other: Visitor, server: Server) -> None:
    """Whoever proposes a rematch cannot have it dealt before the others agree, and so not deal until it pleases."""
    first, second = await ended_game(visitor, other)
    proposed = (await first.post("/rematch")).body
    again = visitor.at(proposed["id"])
    assert (proposed["status"], [seat["awaited"] for seat in proposed["seats"]]) == ("waiting", [True, True])
    agreed = (await again.post("/agree", {"randomness": "mine"})).body
    assert (agreed["status"], [seat["awaited"] for seat in agreed["seats"]]) == ("waiting", [True, False])
    assert (await again.get("/view", seat=1)).refusal == (409, "game-is-waiting")
    stored = await server.registry.storage.load(again.id)
    assert stored is not None
    assert stored.game.seed is None, "there is no deal to look at"
    assert (await first.post("/rematch")).body["id"] == again.id, "nor is there another one to be had"
    begun = (await second.visitor.post(f"{again.path}/agree", {"randomness": "theirs"})).body
    assert begun["status"] == "playing"


async def test_a_rematch_is_dealt_by_all(visitor: Visitor, other: Visitor, server: Server) -> None:
    """What everybody added is in a rematch's deal, in the seats' order, and its commitment was there before."""
    first, second = await ended_game(visitor, other)
    proposed = (await second.post("/rematch")).body
    for seated, added in ((first, "mine"), (second, "theirs")):
        await seated.visitor.post(f"/api/games/{proposed['id']}/agree", {"randomness": added})
    stored = await server.registry.storage.load(proposed["id"])
    assert stored is not None
    shuffle = Shuffle.of(stored.game.secret, ["theirs", "mine"], proposed["id"], proposed["terms"])
    assert (stored.game.seed, shuffle.commitment) == (shuffle.seed, proposed["commitment"])


async def test_nobody_agrees_for_others(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """Neither the host nor a stranger agrees for somebody else, and nobody takes the seat that is kept for them."""
    first, _ = await ended_game(visitor, other)
    again = visitor.at((await first.post("/rematch")).body["id"])
    thief = Visitor(visitor.server)
    assert (await thief.post(f"{again.path}/agree", {})).refusal == (403, "not-at-table")
    assert (await stranger.post(f"{again.path}/agree", {})).refusal == (401, "no-key")
    assert (await thief.post(f"{again.path}/join", {"name": "Thief"})).refusal == (409, "no-open-seat")
    await again.post("/agree", {"randomness": "mine"})
    await again.post("/agree", {"randomness": "mine"})
    info = await again.info()
    assert (info["status"], [seat["awaited"] for seat in info["seats"]]) == ("waiting", [True, False])


@pytest.mark.parametrize("second_thought", [{"randomness": "another"}, {"randomness": "mine", "attempt": 2}, {}])
async def test_no_second_thoughts(visitor: Visitor, other: Visitor, second_thought: dict[str, Any]) -> None:
    """What somebody added to a rematch stands, before it begins and afterwards; only the same can be sent again."""
    first, second = await ended_game(visitor, other)
    again = visitor.at((await first.post("/rematch")).body["id"])
    for _ in range(2):
        assert (await again.post("/agree", {"randomness": "mine"})).status == 200
    assert (await again.post("/agree", second_thought)).refusal == (409, "agreed")
    await second.visitor.post(f"{again.path}/agree", {})
    assert (await again.post("/agree", second_thought)).refusal == (409, "agreed")
    assert (await again.post("/agree", {"randomness": "mine"})).status == 200


async def test_whoever_leaves_takes_along_what_they_added(visitor: Visitor, other: Visitor, server: Server) -> None:
    """A bot that takes the place of somebody who left before the deal adds nothing to it."""
    host = await visitor.create("poo")
    guest = await other.join(host.id, "Bert", randomness="chosen")
    await guest.post("/seats/1/leave")
    for seat in (1, 2):
        await host.post(f"/seats/{seat}/bot", {"bot": "pilgrim"})
    stored = await server.registry.storage.load(host.id)
    assert stored is not None
    assert [seat.randomness for seat in stored.seats] == ["", "", ""]


async def test_a_rematch_without_those_who_stay_away(visitor: Visitor, other: Visitor) -> None:
    """A bot can be put in the place of somebody who does not agree; they have no seat in that game to return to."""
    first, second = await ended_game(visitor, other)
    again = visitor.at((await first.post("/rematch")).body["id"])
    await again.post("/agree", {"randomness": "mine"})
    info = (await again.post("/seats/0/bot", {"bot": "pilgrim"})).body
    assert (info["status"], info["seats"][0]["kind"], info["seats"][0]["awaited"]) == ("playing", "bot", False)
    assert (await second.visitor.post(f"{again.path}/seats/0/return")).refusal == (403, "not-your-seat")
    assert (await second.visitor.post(f"{again.path}/agree", {})).refusal == (403, "not-at-table")


async def test_a_rematch_that_came_to_nothing(visitor: Visitor, other: Visitor) -> None:
    """After a rematch that was abandoned before it began another one can be proposed."""
    first, second = await ended_game(visitor, other)
    nothing = visitor.at((await first.post("/rematch")).body["id"])
    await nothing.post("/abandon")
    assert (await nothing.post("/agree", {})).refusal == (409, "game-is-abandoned")
    again = await first.rematch(second)
    assert again.id != nothing.id
    assert (await again.info())["status"] == "playing"
