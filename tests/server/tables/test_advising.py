"""Previews, hints, advice and why not: who may ask, what is answered, and that asking changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from posthorn.game import Action, Game, View, explain, explain_gain, outcomes
from posthorn.locale import Texts
from posthorn.players import Evaluation
from posthorn.players.advice import MOST_ADVISED
from posthorn.server.bots.bots import Advice, BotsStopped, NoAdvice
from tests.server.visitors import Server, Visitor, until

pytestmark = pytest.mark.anyio


class Adviser:
    """Gives advice in the bots' place: when it is let, this, or by failing."""

    def __init__(self, advice: Advice | Exception | None = None) -> None:
        self.advice = advice
        self.asked: list[View] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, game_id: str, view: View) -> Advice:
        """Answer as ``Bots.advise`` does."""
        self.asked.append(view)
        await self.may_answer.wait()
        if isinstance(self.advice, Exception):
            raise self.advice
        if self.advice is not None:
            return self.advice
        best = list(view.legal_actions)[:MOST_ADVISED]
        return Advice("prince", tuple(Evaluation(action, 100 - place, 0.5, 20.25) for place, action in enumerate(best)))


@pytest.fixture
def adviser(server: Server, monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """Return who gives advice at the server."""
    adviser = Adviser()
    monkeypatch.setattr(server.registry.bots, "advise", adviser)
    return adviser


def game_of(server: Server, id: str) -> Game:
    """Return a game as the server has it."""
    return server.registry._live[id].table.game


async def test_legal_actions_say_what_they_would_bring(server: Server) -> None:
    """Each legal action comes with the facts that are found in the seat's view; other seats have none.

    One that wins something has words too, in the language asked for, even in a game without hints.
    """
    visitor, texts = Visitor(server, language="de"), Texts("de")
    host = await visitor.create("pp", start=0, modules=["audience", "honours"], hints=False)
    said, acted = 0, 0
    while not said or acted < 60:
        acted += 1
        seat = (await host.info())["seat_to_act"]
        answer = (await host.get("/legal", seat=seat)).body
        found = outcomes(game_of(server, host.id).view(seat))
        assert [choice["action"] for choice in answer["legal"]] == [str(action) for action, _ in found]
        for choice, (action, outcome) in zip(answer["legal"], found, strict=True):
            told = choice["outcome"]
            assert choice.get("text") == explain_gain(action, outcome, texts)
            said += "text" in choice
            assert (told["points"], told["next_step"]) == (outcome.points, outcome.next_step)
            if outcome.town is not None:
                assert told["town"]["fits"] == list(outcome.town.fits)
            if outcome.route is not None:
                assert told["route"]["cities"] == list(outcome.route.cities)
        assert (await host.get("/legal", seat=1 - seat)).body["legal"] == []
        await host.act(seat, prefer="play")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_hints(server: Server, language: str) -> None:
    """Every legal action is explained, in the language asked for."""
    visitor = Visitor(server, language=language)
    host = await visitor.create("pp", start=0)
    answer = await host.get("/hints", seat=0)
    found = outcomes(game_of(server, host.id).view(0))
    texts = Texts(language)
    assert answer.body == {
        "revision": 0,
        "hints": [{"action": str(action), "text": explain(action, outcome, texts)} for action, outcome in found],
    }


async def test_advice(visitor: Visitor, adviser: Adviser) -> None:
    """The three best choices come with what the bot found out and with words; the bot has only seen the view."""
    host = await visitor.create("pp", start=0)
    hints = {hint["action"]: hint["text"] for hint in (await host.get("/hints", seat=0)).body["hints"]}
    legal = await host.legal(0)
    answer = (await host.get("/advice", seat=0)).body
    assert (answer["revision"], answer["by"]) == (0, "prince")
    assert answer["choices"] == [
        {"action": action, "visits": 100 - place, "chance": 0.5, "points": 20.25, "text": hints[action]}
        for place, action in enumerate(legal[:3])
    ]
    (view,) = adviser.asked
    assert view.seat == 0
    assert sum(view.state.pile) == 0, "hidden"
    assert (await host.info())["revision"] == 0


async def test_advice_of_a_substitute(visitor: Visitor, adviser: Adviser) -> None:
    """Who only chooses says nothing of chances, and the answer says who it is."""
    host = await visitor.create("pp", start=0)
    pile = Action.of("draw pile")
    assert pile is not None
    adviser.advice = Advice("baron", (Evaluation(pile),))
    answer = (await host.get("/advice", seat=0)).body
    assert answer["by"] == "baron"
    (choice,) = answer["choices"]
    assert choice["action"] == "draw pile"
    assert (choice["visits"], choice["chance"], choice["points"]) == (None, None, None)


async def test_advice_without_a_choice(visitor: Visitor, adviser: Adviser) -> None:
    """Where one action alone is legal nobody is asked: advice and hint say that it is the only thing to do."""
    adviser.advice = NoAdvice()
    host = await visitor.create("pp", start=0)
    while len(legal := await host.legal(0)) > 1:
        await host.act(0, prefer="play")
    answer = (await host.get("/advice", seat=0)).body
    hints = (await host.get("/hints", seat=0)).body
    (choice,), (hint,) = answer["choices"], hints["hints"]
    assert [choice["action"]] == [hint["action"]] == legal
    assert choice["text"] == hint["text"]
    assert hint["text"].startswith(Texts("en")("hint-only"))
    assert (answer["by"], adviser.asked) == (None, [])


async def test_one_question_at_a_time(visitor: Visitor, adviser: Adviser) -> None:
    """While a bot thinks about a game's question another one is refused; the table is not held up; later it may ask."""
    host = await visitor.create("pp", start=0)
    adviser.may_answer.clear()
    first = asyncio.create_task(host.get("/advice", seat=0))
    await until(lambda: adviser.asked)
    refused = await host.get("/advice", seat=0)
    assert refused.refusal == (429, "advice-asked")
    assert refused.headers["retry-after"]
    elsewhere = await visitor.create("pp", start=0)
    second = asyncio.create_task(elsewhere.get("/advice", seat=0))
    await until(lambda: len(adviser.asked) == 2)
    await host.act(0)
    adviser.may_answer.set()
    assert (await first).body["revision"] == 0, "the revision it was asked at"
    assert (await second).status == 200
    assert (await host.get("/advice", seat=0)).status == 200


@pytest.mark.parametrize("failure", [NoAdvice(), BotsStopped()])
async def test_nobody_can_advise(visitor: Visitor, adviser: Adviser, failure: Exception) -> None:
    """Where no bot can answer, that is said, and it can be asked again."""
    host = await visitor.create("pp", start=0)
    adviser.advice = failure
    assert (await host.get("/advice", seat=0)).refusal == (503, "no-advice")
    adviser.advice = None
    assert (await host.get("/advice", seat=0)).status == 200


async def test_a_game_without_hints(visitor: Visitor, adviser: Adviser) -> None:
    """A game may forbid hints and advice; what is legal and why something is not is told nevertheless."""
    host = await visitor.create("pp", start=0, hints=False)
    for what in ("/hints", "/advice"):
        refused = await host.get(what, seat=0)
        assert refused.refusal == (409, "no-hints")
        assert refused.problem["message"]
    assert not adviser.asked
    assert all(choice["outcome"] for choice in (await host.get("/legal", seat=0)).body["legal"])
    assert (await host.post("/why-not", {"seat": 0, "action": "pass"})).status == 200


async def ask_all(seated: Any, seat: int) -> set[tuple[int, str]]:
    """Ask everything about a seat's choices that is told only on its turn; return the refusals."""
    return {
        (await seated.get("/hints", seat=seat)).refusal,
        (await seated.get("/advice", seat=seat)).refusal,
        (await seated.post("/why-not", {"seat": seat, "action": "draw pile"})).refusal,
    }


async def test_who_may_ask(visitor: Visitor, other: Visitor, stranger: Visitor, adviser: Adviser) -> None:
    """Only who holds the seat may ask, and only when it is that seat's turn."""
    waiting = await visitor.create("po")
    assert await ask_all(waiting, 0) == {(409, "game-is-waiting")}
    host = await visitor.create("po", start=0)
    guest = await other.join(host.id, "Bert")
    assert await ask_all(stranger.at(host.id), 0) == {(401, "no-key")}
    assert await ask_all(guest, 0) == {(403, "not-your-seat")}
    assert await ask_all(host, 2) == {(404, "no-seat")}
    assert await ask_all(guest, 1) == {(409, "not-your-turn")}
    await host.post("/abandon")
    assert await ask_all(host, 0) == {(409, "game-is-abandoned")}
    assert not adviser.asked


@pytest.mark.parametrize("language", ["en", "de"])
async def test_why_not(server: Server, language: str) -> None:
    """What is illegal is explained as the refusal of playing it would; what is legal is said to be, and not played."""
    visitor = Visitor(server, language=language)
    host = await visitor.create("pp", start=0)
    assert (await host.post("/why-not", {"seat": 0, "action": "draw pile"})).body == {
        "revision": 0,
        "legal": True,
        "message": Texts(language)("why-not-legal"),
        "rule": None,
        "code": None,
    }
    for action in ("pass", "play Linz left", "hand in carrier", "fly to the moon"):
        problem = (await host.play(0, 0, action)).problem
        assert (await host.post("/why-not", {"seat": 0, "action": action})).body == {
            "revision": 0,
            "legal": False,
            **{name: problem[name] for name in ("message", "rule", "code")},
        }
    assert (await host.info())["revision"] == 0


async def test_why_not_by_another_name(visitor: Visitor, server: Server) -> None:
    """Left and right of a single card are the same place, so asking about either is answered alike (R10.6)."""
    host = await visitor.create("pp", start=0)
    for _ in range(400):
        seat = (await host.info())["seat_to_act"]
        view = game_of(server, host.id).view(seat)
        rights = [action.text for action in view.legal_actions if action.verb == "play right"]
        if rights and len(view.players[seat].route) == 1:
            break
        await host.act(seat, prefer="begin" if view.step == "play" else "")
    left = rights[0].replace("right", "left")
    assert (await host.post("/why-not", {"seat": seat, "action": left})).body["legal"] is True
