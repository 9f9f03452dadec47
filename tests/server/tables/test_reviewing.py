"""Reviews of finished games: begun by whoever asks, told as they come, and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from posthorn.locale.spoken import LANGUAGES
from posthorn.review.judging import review_game
from posthorn.review.review import Depth, Review
from posthorn.server.bots.bots import Search
from tests.server.visitors import Seated, Server, Visitor, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("compiled")]

WORLDS = 4


async def finished(visitor: Visitor, seats: str = "pp", **options: Any) -> Seated:
    """Play a short game to its end, all seats by one person."""
    game = await visitor.create(seats, switches={"max_rounds": 4}, **options)
    while (await game.info())["status"] == "playing":
        await game.act()
    return game


async def reviewed(game: Seated, worlds: int = WORLDS) -> list[dict[str, Any]]:
    """Ask for a review until it is done; return all answers."""
    answers: list[dict[str, Any]] = []

    async def is_done() -> bool:
        after = sum(len(answer["choices"]) for answer in answers)
        answer = await game.get("/review", worlds=worlds, after=after)
        assert answer.status == 200, answer.content
        answers.append(answer.body)
        return bool(answers[-1]["status"] == "done")

    await until(is_done)
    return answers


async def test_a_review_comes_part_by_part(server: Server, visitor: Visitor, stranger: Visitor) -> None:
    """What is told adds up to the review that the command makes; it is stored, and others get it at once."""
    game = await finished(visitor)
    answers = await reviewed(game)
    assert [answer["judged"] for answer in answers] == sorted(answer["judged"] for answer in answers)
    table = (await server.registry.find(game.id)).table
    expected = review_game(table.record(), Depth(WORLDS))
    told = [choice for answer in answers for choice in answer["choices"]]
    assert [choice["ply"] for choice in told] == [choice.ply for choice in expected.choices]
    assert [choice["mark"] for choice in told] == [choice.mark for choice in expected.choices]
    done = answers[-1]
    assert done["judged"] == done["actions"] == len(table.record().actions)
    for player in done["players"]:
        changes = player["own"] + player["others"] + player["luck"]
        assert player["start"] + changes == pytest.approx(player["result"])
    assert sum(note["decisive"] for note in done["notes"]) == len(expected.moments())
    stored = await server.registry.storage.review(game.id)
    assert stored is not None
    assert msgspec.json.decode(stored, type=Review) == expected
    again = (await stranger.get(f"{game.path}/review", worlds=WORLDS)).body
    assert again["status"] == "done"
    assert again["choices"] == told


async def test_it_is_told_in_every_language(server: Server, visitor: Visitor) -> None:
    """The sentences are in the reader's language, whoever asked first."""
    game = await finished(visitor)
    await reviewed(game)
    sentences = set()
    for language in LANGUAGES:
        answer = (await Visitor(server, None, language).get(f"{game.path}/review", worlds=WORLDS)).body
        sentences.add(answer["how"])
        assert all(player["text"] for player in answer["players"])
        assert all(note["text"] for note in answer["notes"])
    assert len(sentences) == len(LANGUAGES)


async def test_only_what_is_over_is_reviewed(visitor: Visitor) -> None:
    """Nobody gets a review while a game lasts, nor of one that was abandoned."""
    game = await visitor.create("pp")
    assert (await game.get("/review")).refusal == (409, "not-over")
    await game.post("/abandon")
    assert (await game.get("/review")).refusal == (409, "game-is-abandoned")


async def test_it_survives_a_restart_and_can_be_made_deeper(tmp_path: Path) -> None:
    """A stored review is there at once after a restart; more worlds make a new one that takes its place."""
    async with running(tmp_path) as server:
        game = await finished(Visitor(server))
        first = await reviewed(game)
        await server.restart()
        assert (await game.get("/review", worlds=WORLDS)).body["notes"] == first[-1]["notes"]
        assert server.registry.bots.search is Search.COLD
        await reviewed(game, 2 * WORLDS)
        stored = await server.registry.storage.review(game.id)
        assert stored is not None
        assert msgspec.json.decode(stored, type=Review).worlds == 2 * WORLDS


async def test_where_nothing_can_be_compiled(server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a compiler the refusal says what is missing."""
    game = await finished(visitor)
    monkeypatch.setattr(server.registry.bots._pool, "search", Search.UNAVAILABLE)
    answer = await game.get("/review")
    assert answer.refusal == (503, "no-review")
    assert "posthorn[fast]" in answer.problem["message"]
