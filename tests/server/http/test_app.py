"""The application around the API: pages, refusals of the router, languages, health and metrics."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from posthorn.locale import LANGUAGES, Texts
from posthorn.server.http import app
from posthorn.server.http.language import speak
from posthorn.server.storage import StorageError
from tests.server.visitors import Server, Visitor, running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("en", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("tlh", "en"),
        ("tlh, en; q=0.1", "en"),
        (";;q=,,=", "en"),
        ("en;q=high", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_languages(accepted: str, language: str) -> None:
    """A client is spoken to in the language it likes best of those there are, in English if there is none."""
    assert speak(accepted).language == language


def test_the_best_language_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several languages that there are the one with the highest weight is spoken, of equal ones the first."""
    monkeypatch.setattr("posthorn.locale.LANGUAGES", ("en", "de", "fr"))
    monkeypatch.setattr("posthorn.server.http.language.LANGUAGES", ("en", "de", "fr"))
    for accepted, language in (
        ("de", "de"),
        ("DE-AT", "de"),
        ("en;q=0.5, de;q=0.8", "de"),
        ("en; q=0.5, de; q=0.8", "de"),
        ("fr, de", "fr"),
        ("tlh, de;q=0.1, en;q=0.01", "de"),
    ):
        assert speak(accepted).language == language, accepted


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_are_spoken(server: Server, language: str) -> None:
    """A refusal is in the client's language, over HTTP and on the stream."""
    visitor = Visitor(server, language=language)
    expected = Texts(language)("server-refused-no-game")
    assert (await visitor.get("/api/games/nosuchgame")).problem["message"] == expected
    game = await visitor.create("pp", start=0)
    async with game.listen() as stream:
        refused = await stream.play(1, 5, "draw pile")
        assert refused["error"]["message"] == Texts(language)("server-refused-stale")


async def test_addresses_that_are_none(server: Server) -> None:
    """An address of the API that is none is refused in our own form, with any method, and so is a wrong method."""
    http = server.http
    for method, path in (
        ("GET", "/api/nonsense"),
        ("POST", "/api/nonsense"),
        ("GET", "/api/games/x/stream"),
        ("POST", "/api/games/x/seats/-1/open"),
        ("POST", f"/api/games/x/seats/{'9' * 5000}/open"),
    ):
        answer = await http.request(method, path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page"), path[:40]
    wrong = await http.delete("/api/games")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "other-method")
    assert "POST" in wrong.headers["allow"] or "GET" in wrong.headers["allow"]


async def test_pages_of_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files are served as they are. Everywhere else, however strange the address, it comes with status 404.

    There it has a base that leads back to its files.
    """
    files = tmp_path / "client"
    (files / "assets").mkdir(parents=True)
    (files / "index.html").write_text("<head><title>the client")
    (files / "manifest.json").write_text("{}")
    (files / "service-worker.js").write_text("2")
    (files / "assets" / "page.js").write_text("1")
    (files / "assets" / "page.js.gz").write_bytes(gzip.compress(b"1"))
    (files / "assets" / "font.woff2").write_text("3")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(app, "CLIENT_FILES", files)
    async with running(tmp_path) as server:
        # What may change under its name is asked after each time, the service worker above all; the rest is kept.
        for path, text, kept in (
            ("/manifest.json", "{}", "no-cache"),
            ("/service-worker.js", "2", "no-cache"),
            ("/", "<head><title>the client", "no-cache"),
            ("/assets/page.js", "1", "public, max-age=31536000, immutable"),
        ):
            answer = await server.http.get(path)
            assert (answer.text, answer.headers["cache-control"]) == (text, kept), path
        assert "javascript" in (await server.http.get("/service-worker.js")).headers["content-type"]
        for path, accepted, sent in (
            ("/assets/page.js", "br, gzip", "gzip"),
            ("/assets/page.js", "identity", None),
            ("/assets/font.woff2", "gzip", None),
        ):
            answer = await server.http.get(path, headers={"accept-encoding": accepted})
            assert answer.headers.get("content-encoding") == sent, (path, accepted)
            assert answer.headers["vary"] == "accept-encoding"
            if path.endswith(".js"):
                assert answer.text == "1"
                assert "javascript" in answer.headers["content-type"]
        assert (await server.http.get("/assets/other.js")).status_code == 404
        for path, base in (
            ("/games", "./"),
            ("/games/abc", "../"),
            ("/games/abc/", "../../"),
            ("/%2e%2e/secret.txt", "../"),
            ("/..%2fsecret.txt", "../"),
            ("/%00", "./"),
            ("/" + "a" * 5000, "./"),
        ):
            answer = await server.http.get(path)
            expected = f'<head><base href="{base}" /><title>the client'
            assert (answer.status_code, answer.text) == (404, expected), path[:20]
        assert (await server.http.get("/assets", follow_redirects=True)).status_code == 404
        assert (await server.http.get("/api/nonsense")).status_code == 404


async def test_health(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is well while games can be stored, and says so if not."""
    answer = await server.http.get("/health")
    assert answer.json() == {"game": "posthorn", "status": "ok", "bots_ready": server.registry.bots_ready}

    async def fail() -> None:
        raise StorageError("closed")

    monkeypatch.setattr(server.registry.storage, "check", fail)
    ill = await server.http.get("/health")
    assert (ill.status_code, ill.json()["error"]["code"]) == (503, "storage")


async def test_metrics_follow_the_games(tmp_path: Path) -> None:
    """Games are counted by status and moves by who made them, and right again after a restart."""
    async with running(tmp_path, metrics="all") as server:
        visitor = Visitor(server)
        game = await visitor.create("pp", switches={"max_rounds": 1})
        await visitor.create("po")
        await (await visitor.create("po")).post("/abandon")
        moves = 0
        while (await game.info())["status"] == "playing":
            await game.act()
            moves += 1
        await visitor.post(f"{game.path}/play", {"seat": 0, "revision": 0, "action": "fly"})
        page = (await server.http.get("/metrics")).text
        assert 'posthorn_games{status="over"} 1.0' in page
        assert 'posthorn_games{status="waiting"} 1.0' in page
        assert 'posthorn_games{status="playing"} 0.0' in page
        assert 'posthorn_games{status="abandoned"} 1.0' in page
        assert f'posthorn_moves_total{{by="person"}} {moves}.0' in page
        assert 'posthorn_refusals_total{code="game-is-over"} 1.0' in page
        await server.restart()
        assert 'posthorn_games{status="over"} 1.0' in (await server.http.get("/metrics")).text
