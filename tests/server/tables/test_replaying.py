"""Games shown again, all hands open."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from posthorn.game import Game
from posthorn.game.incident import SeatChange, TakenBack
from posthorn.locale import LANGUAGES
from posthorn.record import dumps_json, dumps_text
from posthorn.server.tables.replaying import LONGEST_REPLAY
from tests.server.visitors import Server, Visitor

pytestmark = pytest.mark.anyio


def some_game(plies: int = 60) -> Game:
    """Return a game in its middle."""
    game = Game.new(seats=2, modules=["audience"], seed=3, names=["Anna", "Béla"])
    chance = random.Random(3)
    for _ in range(plies):
        game.play(chance.choice(game.legal_actions.numbers))
    return game


@pytest.mark.parametrize("dumps", [dumps_text, dumps_json])
async def test_a_record_is_shown_move_by_move(stranger: Visitor, dumps: object) -> None:
    """A frame for the set-up and one for each action, each as the game stood then, with what had happened."""
    game = some_game()
    answer = await stranger.post("/api/records", {"record": dumps(game.record)})  # type: ignore[operator]
    assert answer.status == 200
    replay = answer.body
    assert replay["names"] == ["Anna", "Béla"]
    assert [frame["action"] for frame in replay["frames"]] == [None, *game.record.actions]
    for ply in (0, 17, 60):
        then = Game.replay(game.record, upto=ply)
        frame = replay["frames"][ply]
        assert frame["scores"] == list(then.scores)
        assert frame["view"]["position"] == then.position
        assert len(frame["events"]) == len(then.events_since(ply))


async def test_all_hands_and_clerics_are_open(stranger: Visitor) -> None:
    """Whoever looks at a record sees what the players could not: every hand and every cleric."""
    game = some_game()
    view = (await stranger.post("/api/records", {"record": dumps_text(game.record)})).body["frames"][-1]["view"]
    for seat, player in enumerate(view["players"]):
        assert player["known_cards"] == [city.name for city in game.view(seat).hand]
        assert sorted(player["clerics"]) == [1, 2, 3, 4, 5]


async def test_a_position_is_shown(stranger: Visitor) -> None:
    """A link to a position is a replay of one frame."""
    game = some_game()
    replay = (await stranger.post("/api/records", {"position": game.position})).body
    assert len(replay["frames"]) == 1
    assert replay["frames"][0]["view"]["position"] == game.position


async def test_a_game_of_the_server_is_shown_when_it_has_ended(visitor: Visitor, stranger: Visitor) -> None:
    """Nobody looks into the hands of a game that goes on; anybody with its link may when it has ended."""
    game = await visitor.create("pp")
    assert (await stranger.get(f"/api/games/{game.id}/replay")).refusal == (409, "not-over")
    await game.post("/abandon")
    replay = (await stranger.get(f"/api/games/{game.id}/replay")).body
    assert len(replay["frames"]) == 1
    assert not replay["is_over"]
    assert replay["shuffle"]["secret"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "record-or-position"),
        ({"record": "x", "position": "y"}, "record-or-position"),
        ({"record": "no record"}, "bad-record"),
        ({"record": "{}"}, "bad-record"),
        ({"position": "no position"}, "position"),
    ],
)
async def test_what_cannot_be_shown(stranger: Visitor, body: dict[str, str], code: str) -> None:
    """A text that is no record is refused with the reason."""
    answer = await stranger.post("/api/records", body)
    assert answer.status == 422
    assert answer.problem["code"].startswith(code)
    assert answer.problem["message"]


async def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(server: Server) -> None:
    """The reason too, not only the sentence around it."""
    reasons = set()
    for language in LANGUAGES:
        answer = await Visitor(server, key=None, language=language).post("/api/records", {"record": "no record"})
        reasons.add(answer.problem["message"].rpartition(": ")[2])
    assert len(reasons) == len(LANGUAGES)


async def test_a_record_without_end_is_not_shown(stranger: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is shown up to a length that no game reaches."""
    assert LONGEST_REPLAY > 1000
    monkeypatch.setattr("posthorn.server.tables.replaying.LONGEST_REPLAY", 59)
    answer = await stranger.post("/api/records", {"record": dumps_text(some_game().record)})
    assert answer.refusal == (422, "long-record")


async def test_what_happened_besides(stranger: Visitor) -> None:
    """A replay tells where seats changed hands and actions were taken back, and whether the game is practice."""
    game = some_game(6)
    happened = (SeatChange(2, 1, "absent"), TakenBack(5, 0, 2, seen=True), SeatChange(9, 1, "returned"))
    record = replace(game.record, incidents=happened, practice=True)
    replay = (await stranger.post("/api/records", {"record": dumps_text(record)})).body
    assert replay["practice"]
    assert replay["frames"][2]["events"][-1] == {"kind": "seat_changed", "seat": 1, "change": "absent"}
    assert replay["frames"][3]["events"][-1] == {"kind": "took_back", "seat": 0, "actions": 2, "seen": True}
    assert replay["frames"][6]["events"][-1]["change"] == "returned", "what lies beyond the record is told at its end"
