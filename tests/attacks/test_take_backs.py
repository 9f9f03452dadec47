"""Attacks on the deal by take-backs: cards seen and drawn again, games played to their end and then with a victim."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn.record.verify import verify_file
from tests.server.visitors import Seated, Server, Visitor

pytestmark = pytest.mark.anyio


async def draw(game: Seated) -> None:
    """Draw a hidden card."""
    await game.act(0, "draw pile")


async def test_an_open_seat_is_not_nobody(visitor: Visitor, other: Visitor) -> None:
    """A host cannot make themselves alone by freeing another's seat, and then draw until the card pleases."""
    first = await visitor.create("po", start=0)
    second = await other.join(first.id, "Bert")
    await draw(first)
    await first.post("/seats/1/open")
    assert (await first.take_back()).refusal == (409, "revealed")
    await second.post("/seats/1/leave")
    assert (await first.take_back()).status == 200, "alone with a bot one may practise"
    assert (await first.info())["practice"] is True, "and everybody can see that"


async def test_a_person_who_lets_a_bot_play_is_not_nobody(visitor: Visitor, other: Visitor) -> None:
    """While a bot plays for somebody, who may return, nobody else is alone."""
    first = await visitor.create("po", start=0)
    second = await other.join(first.id, "Bert")
    await second.post("/seats/1/bot", {"bot": "pilgrim"})
    await draw(first)
    assert (await first.take_back()).refusal == (409, "revealed")


async def test_a_game_whose_secret_is_known_does_not_go_on(visitor: Visitor, other: Visitor) -> None:
    """Played to its end a game is over for good: nobody can learn its secret, take back, and let a victim in."""
    game = await visitor.create("pp", switches={"max_rounds": 1})
    while (await game.info())["status"] == "playing":
        await game.act()
    assert (await game.info())["shuffle"]["secret"]
    assert (await game.take_back()).refusal == (409, "game-is-over")
    assert (await game.post("/seats/1/open")).refusal == (409, "game-is-over")
    victim = await other.post(f"{game.path}/join", {"name": "Victim"})
    assert victim.refusal == (409, "game-is-over")


async def test_a_lesson_played_to_its_end_does_not_go_on(visitor: Visitor) -> None:
    """Nor does a lesson that the learner left."""
    answer = await visitor.post("/api/lessons", {"lesson": "base"})
    lesson = visitor.at(answer.body["game"]["id"])
    await lesson.post("/abandon")
    revision = (await lesson.info())["revision"]
    refused = await lesson.post("/lesson/return", {"revision": revision})
    assert refused.refusal == (409, "nothing-to-take-back")


async def test_practice_takes_no_further_person(visitor: Visitor, other: Visitor) -> None:
    """Who has looked at the cards to come by taking back cannot hand a seat of that game to a victim."""
    game = await visitor.create("pp", start=0)
    await draw(game)
    await game.take_back()
    assert (await game.info())["practice"] is True
    code = (await game.post("/seats/1/transfer")).body["code"]
    assert (await other.at(game.id).post("/seats/1/claim", {"code": code})).refusal == (409, "practice")
    assert (await other.post(f"{game.path}/join", {"name": "Victim"})).refusal == (409, "no-open-seat")


async def test_practice_still_moves_to_ones_other_device(visitor: Visitor, server: Server) -> None:
    """Who practises alone may do so on another device: nobody comes into the game by that."""
    game = await visitor.create("pb", start=0)
    await draw(game)
    await game.take_back()
    code = (await game.post("/seats/0/transfer")).body["code"]
    assert (await Visitor(server).at(game.id).post("/seats/0/claim", {"code": code})).status == 200


async def test_the_record_tells_of_it(visitor: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who played with cards seen before, or had a seat played by others, cannot show a record that hides it."""
    game = await visitor.create("pp", start=0, switches={"max_rounds": 1})
    await draw(game)
    await game.take_back()
    await game.post("/seats/1/bot", {"bot": "pilgrim"})
    await game.post("/seats/1/return")
    while (await game.info())["status"] == "playing":
        await game.act()
    file = tmp_path / "game.txt"
    file.write_bytes((await game.get("/record", form="text")).content)
    assert verify_file(str(file)) == 1
    told = capsys.readouterr()
    for words in ("undoes the last action (cards had been seen)", "lets a bot play", "is back"):
        assert words in told.out
    assert "this is a practice game" in told.err
    assert '[Incidents "1 took-back-seen 0 1, 0 bot 1, 0 returned 1"]' in file.read_text("utf-8")
