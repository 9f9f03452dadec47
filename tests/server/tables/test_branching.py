"""Branches: games that have ended are played on from their positions."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from posthorn.game import Game, Record
from posthorn.lessons import LESSONS, load_lesson
from posthorn.record import dumps_json, dumps_text
from posthorn.server.storage import Expiry, Removal
from posthorn.server.transfer import game_of
from tests.record.games import MODULE_SETS, random_game
from tests.server.visitors import Seated, Server, Visitor, until

pytestmark = pytest.mark.anyio

CARDS = ("dealt-anew", "as-they-lay")


@cache
def finished(modules: tuple[str, ...]) -> Record:
    """Return the record of a game that is over."""
    return random_game(seats=2, modules=modules, seed=8, max_rounds=6, names=("Anna", "Zoë")).record


async def stored(server: Server, record: Record) -> str:
    """Let a server have a game; return its id."""
    new = game_of(record)
    await server.registry.storage.write(new)
    return new.game_id


async def play_on(visitor: Visitor, game: str, ply: int, seat: int, **more: Any) -> Seated:
    """Play on from a position."""
    answer = await visitor.post(f"/api/games/{game}/branches", {"ply": ply, "seat": seat, "bot": "stableboy", **more})
    assert answer.status == 201, answer.content
    return Seated(visitor, answer.body["game"]["id"])


async def play_to_the_end(branch: Seated, seat: int) -> dict[str, Any]:
    """Play a seat until the game is over; return how it ended."""
    tables = branch.visitor.server.registry._live
    while True:
        await until(lambda: tables[branch.id].table.seat_to_act in (seat, None))
        info = await branch.info()
        if info["status"] == "over":
            return info
        await branch.act(seat)


@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("modules", MODULE_SETS)
async def test_a_branch_from_beginning_to_end(
    server: Server, visitor: Visitor, modules: tuple[str, ...], cards: str
) -> None:
    """It begins where the game stood, is practice, knows where it came from, and can be played to its end."""
    record = finished(modules)
    game = await stored(server, record)
    ply, seat = len(record.actions) // 2, 1
    then = Game.replay(record, ply)
    branch = await play_on(visitor, game, ply, seat, cards=cards, name="Ada")
    info = await branch.info()
    assert info["practice"]
    assert not info["listed"]
    assert (info["commitment"], info["shuffle"]) == ("", None)
    assert [(one["kind"], one["bot"], one["yours"]) for one in info["seats"]] == [
        ("bot", "stableboy", False),
        ("person", None, True),
    ]
    assert info["seats"][1]["name"] == "Ada"
    assert info["origin"] == {
        "game": game,
        "ply": ply,
        "seat": seat,
        "cards": cards,
        "names": ["Anna", "Zoë"],
        "scores": list(record.scores or ()),
        "ranking": list(Game.replay(record).ranking),
    }
    table = server.registry._live[branch.id].table
    began = Game(table.game.record)
    assert began.view(seat).hand == then.view(seat).hand
    assert (began.position.split() == then.position.split()) == (cards == "as-they-lay" and "audience" not in modules)
    over = await play_to_the_end(branch, seat)
    assert over["origin"] == info["origin"]
    assert over["scores"]
    shown = (await visitor.get(f"/api/games/{game}/branches")).body["games"]
    assert [one["id"] for one in shown] == [branch.id]
    assert (shown[0]["scores"], shown[0]["ranking"]) == (over["scores"], over["ranking"])
    replay = (await visitor.get(f"/api/games/{branch.id}/replay")).body
    assert replay["practice"]


async def test_whoever_tries_again_is_alone_with_bots(server: Server, visitor: Visitor) -> None:
    """Cards that were seen can be taken back, hints are given, and nobody else can sit down."""
    record = finished(())
    ply = next(at for at in range(40, 80) if Game.replay(record, at).seat_to_act == 0)
    branch = await play_on(visitor, await stored(server, record), ply, 0)
    before = (await branch.get("/view", seat=0)).body["view"]
    await branch.act(0)
    assert (await branch.take_back()).status == 200
    assert (await branch.get("/view", seat=0)).body["view"] == before
    assert (await branch.get("/hints", seat=0)).status == 200
    assert (await Visitor(server).post(f"{branch.path}/join", {"name": "Bo"})).refusal == (409, "no-open-seat")


async def test_a_branch_of_a_branch_and_of_a_lesson(server: Server, visitor: Visitor) -> None:
    """Whatever has ended can be played on; each branch is kept beside the game that it came from."""
    record = finished(("audience",))
    game = await stored(server, record)
    branch = await play_on(visitor, game, 60, 0)
    assert (await branch.post("/branches", {"ply": 0, "seat": 0})).refusal == (409, "not-over")
    await branch.post("/abandon")
    again = await play_on(visitor, branch.id, 0, 1)
    origin = (await again.info())["origin"]
    assert (origin["game"], origin["scores"], origin["ranking"]) == (branch.id, None, None)
    for lesson in LESSONS:
        learnt = await stored(server, load_lesson(lesson).record)
        await play_on(visitor, learnt, 2, 0)
    assert [one["id"] for one in (await branch.get("/branches")).body["games"]] == [again.id]
    assert [one["id"] for one in (await visitor.get(f"/api/games/{game}/branches")).body["games"]] == [branch.id]


async def test_seats_keep_their_colours_and_portraits(visitor: Visitor) -> None:
    """The table looks as it did; bots have names of their own, even where two players had the same portrait."""
    seats = [
        {"kind": "person", "name": "Ada", "colour": "green", "portrait": 3},
        {"kind": "person", "name": "Bo", "colour": "red", "portrait": 3},
        {"kind": "person", "name": "Cy", "colour": "blue", "portrait": 5},
    ]
    made = (await visitor.post("/api/games", {"seats": seats})).body["game"]["id"]
    game = visitor.at(made)
    await game.act()
    await game.post("/abandon")
    branch = await play_on(visitor, made, 1, 2)
    sitting = (await branch.info())["seats"]
    assert [seat["colour"] for seat in sitting] == ["green", "red", "blue"]
    assert [seat["portrait"] for seat in sitting][::2] == [3, 5]
    assert sitting[0]["name"] == "stableboy-3"
    assert len({seat["name"] for seat in sitting}) == 3


@pytest.mark.parametrize("dumps", [dumps_text, dumps_json])
@pytest.mark.parametrize("cards", CARDS)
async def test_a_record_is_played_on(visitor: Visitor, stranger: Visitor, dumps: Any, cards: str) -> None:
    """A game that the server does not have can be played on from its record; whoever has no key gets one."""
    record = finished(("honours",))
    body = {"record": dumps(record), "ply": 30, "seat": 0, "cards": cards}
    answer = await stranger.post("/api/records/branches", body)
    assert answer.status == 201, answer.content
    assert answer.body["key"]
    origin = answer.body["game"]["origin"]
    assert (origin["game"], origin["ply"], origin["scores"]) == (None, 30, list(record.scores or ()))


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"ply": 10_000}, (422, "no-ply")),
        ({"seat": 3}, (422, "no-seat")),
        ({"bot": "nobody"}, (422, "no-level")),
        ({"cards": "mine"}, (422, "bad-body")),
        ({"ply": -1}, (422, "bad-body")),
    ],
)
async def test_what_cannot_be_tried(
    server: Server, visitor: Visitor, change: dict[str, Any], refusal: tuple[int, str]
) -> None:
    """Moments, seats and players that are not there are refused."""
    record = finished(())
    request = {"ply": 5, "seat": 0, **change}
    game = await stored(server, record)
    assert (await visitor.post(f"/api/games/{game}/branches", request)).refusal == refusal
    sent = {**request, "record": dumps_text(record)}
    assert (await visitor.post("/api/records/branches", sent)).refusal == refusal


async def test_only_what_is_over_is_tried_again(server: Server, visitor: Visitor) -> None:
    """While a game lasts, or before it begins, nobody tries anything; where it is over there is nothing to play on."""
    record = finished(())
    request = {"ply": 0, "seat": 0}
    for seats in ("pb", "po"):
        game = await visitor.create(seats)
        assert (await game.post("/branches", request)).refusal == (409, "not-over")
        assert (await game.get("/branches")).body == {"games": []}
    await game.post("/abandon")
    assert (await game.post("/branches", request)).refusal == (409, "not-over"), "it never began"
    unfinished = dumps_text(Game.replay(record, 40).record)
    sent = {**request, "record": unfinished}
    assert (await visitor.post("/api/records/branches", sent)).refusal == (409, "not-over")
    at_the_end = {"ply": len(record.actions), "seat": 0}
    over = await stored(server, record)
    assert (await visitor.post(f"/api/games/{over}/branches", at_the_end)).refusal == (409, "nothing-to-play-on")
    assert (await visitor.post("/api/games/nowhere/branches", request)).refusal == (404, "no-game")
    assert (await visitor.get("/api/games/nowhere/branches")).refusal == (404, "no-game")
    sent = {**request, "record": "no record"}
    assert (await visitor.post("/api/records/branches", sent)).refusal == (422, "bad-record")


async def test_branches_count_as_games(server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may create no more games may not branch off more either."""
    game = await stored(server, finished(()))
    monkeypatch.setattr(server.registry.limits, "open_game", lambda id, client: False)
    answer = await visitor.post(f"/api/games/{game}/branches", {"ply": 3, "seat": 0})
    assert answer.refusal == (429, "too-many-games")


async def test_a_branch_outlives_the_server_and_its_game(server: Server, visitor: Visitor) -> None:
    """After a restart it goes on; when the game is removed it still knows how that ended."""
    record = finished(("audience", "honours"))
    game = await stored(server, record)
    branch = await play_on(visitor, game, 50, 1)
    server.registry.forget_idle(-1)
    info = await branch.info()
    assert info["origin"]["game"] == game
    await server.registry.storage.write(Removal([game], Expiry(("over",), "finished", 2**62)))
    server.registry.forget_idle(-1)
    origin = (await branch.info())["origin"]
    assert (origin["game"], origin["scores"]) == (None, list(record.scores or ()))


async def test_a_rematch_of_a_branch_is_an_ordinary_game(server: Server, visitor: Visitor) -> None:
    """Who plays on after a branch plays with cards that nobody knows."""
    branch = await play_on(visitor, await stored(server, finished(())), 30, 0)
    await branch.post("/abandon")
    again = (await branch.post("/rematch")).body
    assert (again["origin"], again["practice"]) == (None, False)
    assert again["commitment"]
