"""Talking at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from posthorn.server.messages.fields import LONGEST_CHAT, PHRASES
from tests.server.visitors import Visitor, running

pytestmark = pytest.mark.anyio


async def test_everybody_hears_it(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """What somebody at the table says, over HTTP or the stream, everybody hears; who comes later is shown it."""
    first = await visitor.create("po")
    second = await other.join(first.id, "Bert")
    watcher = stranger.at(first.id)
    async with watcher.listen() as stream, second.listen() as bert:
        said = await first.post("/chat", {"text": " hello \t there "})
        assert said.status == 201
        assert (said.body["number"], said.body["seat"], said.body["text"]) == (0, 0, "hello there")
        assert (await stream.next("chat"))["line"] == said.body
        assert (await bert.request(type="chat", text="<b>hi</b>"))["type"] == "done"
        heard = (await stream.next("chat"))["line"]
        assert (heard["seat"], heard["text"]) == (1, "<b>hi</b>"), "it is text, never markup"
    async with watcher.listen() as later:
        assert [line["text"] for line in later.welcome["chat"]] == ["hello there", "<b>hi</b>"]
    lines = (await watcher.get("/chat")).body["lines"]
    assert [line["number"] for line in lines] == [0, 1]
    assert (await watcher.get("/chat", after=0)).body["lines"] == lines[1:]
    assert (await watcher.get("/chat", after=1)).body["lines"] == []
    assert (await watcher.get("/chat", after=-1)).refusal == (400, "bad-parameter")
    assert (await stranger.at("nosuchgame").get("/chat")).refusal == (404, "no-game")


async def test_who_may_talk(visitor: Visitor, other: Visitor, stranger: Visitor) -> None:
    """Only who sits at the table talks, before the game, during it and after it."""
    game = await visitor.create("po")
    assert (await stranger.at(game.id).post("/chat", {"text": "x"})).refusal == (401, "no-key")
    assert (await other.at(game.id).post("/chat", {"text": "x"})).refusal == (403, "not-at-table")
    async with stranger.at(game.id).listen() as stream:
        assert (await stream.request(type="chat", text="x"))["error"]["code"] == "no-key"
    assert (await game.post("/chat", {"text": "x"})).status == 201
    await game.post("/abandon")
    assert (await game.post("/chat", {"text": "x"})).status == 201


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "text-or-phrase"),
        ("x" * (LONGEST_CHAT + 1), "bad-body"),
        ("  ", "text-or-phrase"),
        ("bell\x07", "unprintable"),
        ("\u202etext", "unprintable"),
        (7, "bad-body"),
    ],
)
async def test_what_cannot_be_said(visitor: Visitor, text: object, code: str) -> None:
    """Nothing, too much and what cannot be printed is refused, and costs nothing of what one may say."""
    game = await visitor.create("pp")
    for _ in range(10):
        assert (await game.post("/chat", {"text": text})).refusal == (422, code)
    assert (await game.post("/chat", {"text": "y" * LONGEST_CHAT})).status == 201


async def test_phrases(visitor: Visitor, stranger: Visitor) -> None:
    """A phrase is stored and told by its name, for everybody to read in their own language."""
    game = await visitor.create("pp")
    async with stranger.at(game.id).listen() as stream, game.listen() as own:
        said = await game.post("/chat", {"phrase": PHRASES[0]})
        assert (said.status, said.body["text"], said.body["phrase"]) == (201, "", PHRASES[0])
        assert (await stream.next("chat"))["line"] == said.body
        assert (await own.request(type="chat", phrase=PHRASES[1]))["type"] == "done"
        assert (await stream.next("chat"))["line"]["phrase"] == PHRASES[1]
    assert (await game.post("/chat", {"phrase": "checkmate"})).refusal == (422, "bad-body")
    assert (await game.post("/chat", {"phrase": PHRASES[0], "text": "x"})).refusal == (422, "text-or-phrase")
    stored = await visitor.server.registry.storage.load(game.id)
    assert stored is not None
    assert [(line.text, line.phrase) for line in stored.chat] == [("", PHRASES[0]), ("", PHRASES[1])]


async def test_how_much_can_be_said(tmp_path: Path) -> None:
    """A client may say so much in ten seconds, over HTTP and the stream together, whatever keys it has."""
    async with running(tmp_path, chat_per_10_seconds=3) as server:
        host, guest = Visitor(server), Visitor(server)
        first = await host.create("po")
        second = await guest.join(first.id, "Bert")
        async with first.listen() as stream:
            assert (await first.post("/chat", {"text": "1"})).status == 201
            assert (await stream.request(type="chat", text="2"))["type"] == "done"
            assert (await first.post("/chat", {"text": "3"})).status == 201
            refused = await stream.request(type="chat", text="4")
            assert refused["error"]["code"] == "too-much-chat"
            answer = await first.post("/chat", {"text": "4"})
            assert answer.refusal == (429, "too-much-chat")
            assert "try again in" in answer.problem["message"]
        assert (await second.post("/chat", {"text": "1"})).refusal == (429, "too-much-chat")
        assert [line["text"] for line in (await first.get("/chat")).body["lines"]] == ["1", "2", "3"]
