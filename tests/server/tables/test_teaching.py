"""Lessons at the server: the bot follows the guided play, the learner is guided, may stray and come back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from posthorn.lessons import LEARNER, LESSONS, load_lesson, say
from posthorn.locale import Texts
from posthorn.server.storage import GameSettings
from tests.server.visitors import Seated, Server, Visitor, until

pytestmark = pytest.mark.anyio


async def begin(visitor: Visitor, lesson: str) -> Seated:
    """Begin a lesson."""
    answer = await visitor.post("/api/lessons", {"lesson": lesson, "name": "Ada"})
    assert answer.status == 201, answer.content
    return Seated(visitor, answer.body["game"]["id"])


async def progress(learner: Seated) -> dict[str, Any]:
    """Wait until the learner is asked or the game is over, and return what the tutor says."""
    table = learner.visitor.server.registry._live
    await until(lambda: learner.id not in table or table[learner.id].table.seat_to_act in (LEARNER, None))
    answer: dict[str, Any] = (await learner.get("/lesson")).body
    return answer


async def play(learner: Seated, action: str) -> None:
    """Play an action in answer to how things stand."""
    revision = (await learner.info())["revision"]
    answer = await learner.post("/play", {"seat": LEARNER, "revision": revision, "action": action})
    assert answer.status == 200, answer.content


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_from_beginning_to_end(visitor: Visitor, name: str) -> None:
    """Who does what the tutor says hears every step once and plays the guided game, the bot's part included."""
    lesson = load_lesson(name)
    learner = await begin(visitor, name)
    info = await learner.info()
    assert (info["lesson"], info["hints"], info["listed"], info["commitment"]) == (name, True, False, "")
    heard: list[dict[str, Any]] = []
    while True:
        said = await progress(learner)
        assert not said["strayed"]
        assert said["total"] == len(lesson.steps)
        heard += [step for step in said["steps"] if step not in heard]
        if said["action"] is None:
            break
        await play(learner, said["action"])
    texts = Texts("en")
    assert [step["number"] for step in heard] == list(range(1, len(lesson.steps) + 1))
    assert [step["text"] for step in heard] == [say(lesson, number, texts) for number in range(len(lesson.steps))]
    info = await learner.info()
    assert (info["status"], tuple(info["scores"])) == ("over", lesson.record.scores)
    assert info["shuffle"] is None


async def test_straying_and_coming_back(visitor: Visitor) -> None:
    """Beside the guided play bots choose for themselves, until the learner is led back to where it was left."""
    learner = await begin(visitor, "base")
    said = await progress(learner)
    await play(learner, said["action"])
    left_at = await progress(learner)
    await play(learner, "draw pile")
    said = await progress(learner)
    assert (said["strayed"], said["steps"], said["action"]) == (True, [], None)
    view = (await learner.get("/view", seat=LEARNER)).body["view"]
    await play(learner, next(action for action in view["legal_actions"] if action.startswith("begin")))
    await play(learner, "pass")
    said = await progress(learner)
    assert said["strayed"]
    revision = (await learner.info())["revision"]
    for repeated in (False, True):
        answer = await learner.post("/lesson/return", {"revision": revision})
        assert (answer.status, answer.body) == (200, {"revision": revision + 1, "repeated": repeated})
    said = await progress(learner)
    assert (said["steps"], said["action"]) == (left_at["steps"], left_at["action"])
    assert (await learner.post("/lesson/return", {"revision": revision + 1})).refusal == (409, "nothing-to-take-back")
    assert (await learner.post("/lesson/return", {"revision": 0})).refusal == (409, "stale")


async def test_a_lesson_outlives_the_server(server: Server, visitor: Visitor) -> None:
    """After a restart the lesson goes on where it was."""
    learner = await begin(visitor, "base")
    await play(learner, (await progress(learner))["action"])
    before = await progress(learner)
    server.registry.forget_idle(-1)
    assert (await learner.get("/lesson")).body == before


async def test_the_tutor_speaks_the_learners_language(visitor: Visitor) -> None:
    """The sentences come in the language that is asked for."""
    learner = await begin(visitor, "honours")
    visitor.language = "hu"
    said = await progress(learner)
    assert said["steps"][0]["text"] == say(load_lesson("honours"), 0, Texts("hu"))


async def test_a_learner_has_a_name_that_can_be_shown(visitor: Visitor) -> None:
    """A name is refused in a lesson as in any game."""
    answer = await visitor.post("/api/lessons", {"lesson": LESSONS[0], "name": "\x1b[2J"})
    assert answer.status == 422, answer.content


async def test_only_lessons_have_a_tutor(visitor: Visitor, other: Visitor) -> None:
    """Another game has no lesson, nobody but the learner hears the tutor, and only lessons there are can be begun."""
    host = await visitor.create("pb", start=0)
    assert (await host.get("/lesson")).refusal == (409, "no-lesson")
    assert (await host.post("/lesson/return", {"revision": 0})).refusal == (409, "no-lesson")
    learner = await begin(visitor, "base")
    assert (await other.get(f"/api/games/{learner.id}/lesson")).refusal == (403, "not-your-seat")
    assert (await visitor.post("/api/lessons", {"lesson": "chess"})).status == 422


async def test_a_rematch_is_no_lesson(visitor: Visitor, server: Server) -> None:
    """Who plays on after a lesson plays an ordinary game, with cards that nobody knows."""
    learner = await begin(visitor, "honours")
    while (said := await progress(learner))["action"] is not None:
        await play(learner, said["action"])
    again = (await learner.post("/rematch")).body
    assert again["lesson"] is None
    assert again["commitment"]


async def test_a_lesson_that_was_remade_is_an_ordinary_game(visitor: Visitor, server: Server) -> None:
    """A game of a lesson whose deal is another one now goes on without the tutor."""
    learner = await begin(visitor, "base")
    table = server.registry._live[learner.id].table
    assert table.row.settings.lesson == "base"
    table.row = replace(table.row, settings=replace(table.row.settings, lesson="audience"))
    assert (await learner.get("/lesson")).refusal == (409, "no-lesson")
    table.row = replace(table.row, settings=GameSettings(lesson="forgotten"))
    assert (await learner.info())["lesson"] is None
