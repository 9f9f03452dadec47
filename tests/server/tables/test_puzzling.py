"""Puzzles for clients: all that is needed to set one, check the answer and explain it."""

from __future__ import annotations

import gzip
import json

import msgspec
import pytest

from posthorn.game import Game, explain, outcomes
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.puzzles import puzzles
from posthorn.review.review import Mark
from posthorn.server.tables.puzzling import PAGE, pack_page, pages
from tests.puzzles.test_mistakes import review_of
from tests.server.visitors import Server, Visitor

pytestmark = pytest.mark.anyio


async def test_the_index_lists_all_puzzles(stranger: Visitor) -> None:
    """What each is about, in the order of the pages, and nothing that gives the solution away."""
    answer = await stranger.get("/api/puzzles")
    assert answer.status == 200
    assert answer.body["page_size"] == PAGE
    assert [one["id"] for one in answer.body["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    first = answer.body["puzzles"][0]
    assert first == {
        "id": puzzles()[0].id,
        "kind": puzzles()[0].kind,
        "stars": puzzles()[0].stars,
        "seats": puzzles()[0].seats,
        "modules": list(puzzles()[0].modules),
    }


async def test_a_page_has_all_that_is_needed(stranger: Visitor) -> None:
    """The seat's view, its choices with what they bring, as in a game, and what was found out about each."""
    found = (await stranger.get("/api/puzzles/0")).body["puzzles"]
    assert [one["id"] for one in found] == [puzzle.id for puzzle in puzzles()[:PAGE]]
    for shown, puzzle in zip(found, puzzles(), strict=False):
        view = puzzle.exercise.view
        assert shown["view"]["seat"] == view.seat
        assert shown["view"]["legal_actions"] == [choice["action"] for choice in shown["legal"]]
        assert shown["view"]["hand"] == [city.name for city in view.hand]
        assert [one["action"] for one in shown["tried"]] == [one.action for one in puzzle.tried]
        assert shown["tried"][0]["action"] == puzzle.best.action
        assert shown["played"] is None
        assert all("outcome" in choice for choice in shown["legal"])


async def test_nothing_hidden_is_told(stranger: Visitor) -> None:
    """Of the others' hands only what they took openly is in the view, and no position is there to be read."""
    for shown in (await stranger.get("/api/puzzles/0")).body["puzzles"]:
        assert "position" not in shown["view"]
        for seat, player in enumerate(shown["view"]["players"]):
            assert seat == shown["view"]["seat"] or len(player["known_cards"]) <= player["hand_size"]


async def test_explanations_are_in_the_language_asked_for(server: Server) -> None:
    """What a choice brings is said as a hint says it; a cache must keep the languages apart."""
    puzzle = puzzles()[0]
    for language in ("en", "de", "hu"):
        answer = await Visitor(server, None, language).get("/api/puzzles/0")
        texts = texts_of(puzzle.exercise.record.options, Texts(language))
        hints = {action.text: explain(action, outcome, texts) for action, outcome in outcomes(puzzle.exercise.view)}
        assert {one["action"]: one["text"] for one in answer.body["puzzles"][0]["tried"]} == hints
        assert "accept-language" in answer.headers["vary"]


async def test_pages_are_compressed_for_those_who_take_it(server: Server) -> None:
    """They are kept compressed, and sent so; whoever cannot read that gets the same otherwise."""
    plain = await server.http.get("/api/puzzles/0", headers={"accept-encoding": "identity"})
    packed = await server.http.get("/api/puzzles/0", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json() == json.loads(gzip.decompress(pack_page(0, "en")))
    assert len(pack_page(0, "en")) < len(plain.content) / 3


async def test_there_are_no_further_pages(stranger: Visitor) -> None:
    """Beyond the last page there is nothing."""
    last = (await stranger.get(f"/api/puzzles/{pages() - 1}")).body["puzzles"]
    assert last[-1]["id"] == puzzles()[-1].id
    assert (await stranger.get(f"/api/puzzles/{pages()}")).refusal == (404, "no-such-page")
    assert (await stranger.get("/api/puzzles/x")).status == 404


async def test_mistakes_of_a_game_come_with_its_review(server: Server, visitor: Visitor, stranger: Visitor) -> None:
    """Not while the game goes on, nor before someone looked back at it; then all costly choices, or those of a seat."""
    game = await visitor.create("pp", switches={"max_rounds": 2})
    assert (await stranger.get(f"{game.path}/puzzles")).refusal == (409, "not-over")
    while (await game.info())["status"] == "playing":
        await game.act()
    assert (await stranger.get(f"{game.path}/puzzles")).body == {"reviewed": False, "puzzles": []}
    table = (await server.registry.find(game.id)).table
    record = table.record()
    plies = [ply for ply in range(len(record.actions)) if len(Game.replay(record, ply).legal_actions) > 1]
    review = review_of(record, dict.fromkeys(plies, (Mark.COSTLY, 0.1)))
    await server.registry.storage.keep_review(game.id, msgspec.json.encode(review).decode())
    answer = (await stranger.get(f"{game.path}/puzzles")).body
    assert answer["reviewed"]
    assert sorted(int(one["id"]) for one in answer["puzzles"]) == plies
    for one in answer["puzzles"]:
        assert one["played"] == record.actions[int(one["id"])]
        assert one["names"] == list(record.names)
        assert one["colours"] == [seat.colour for seat in table.seats]
        assert one["view"]["seat_to_act"] == one["view"]["seat"]
        assert one["stars"] is None
    for seat in range(2):
        of_seat = (await stranger.get(f"{game.path}/puzzles", seat=seat)).body["puzzles"]
        assert of_seat
        assert {one["view"]["seat"] for one in of_seat} == {seat}
