"""The documentation site is whole, asks no other computer for anything, and is shown by every server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import documents
import httpx
import pytest
from starlette.applications import Starlette

from posthorn.cli import run
from posthorn.locale import LANGUAGES, Texts
from posthorn.server.http import documentation
from posthorn.server.http.documentation import DOCUMENTATION_FILES, documentation_routes

PAGES = sorted(DOCUMENTATION_FILES.rglob("*.html"))
ROOT = documents.ROOT


class Addresses(HTMLParser):
    """Collects what a page loads, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note the addresses in a tag."""
        found = {name: value or "" for name, value in attributes}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a":
            self.linked.append(found.get("href", ""))
        else:
            self.loaded += [found[name] for name in ("src", "href", "srcset", "action", "poster") if name in found]


@pytest.fixture(scope="module")
def site() -> dict[str, Addresses]:
    """Return the pages of the site by their paths."""
    assert documents.is_built(), "the documentation is not built: python tools/documents.py"
    return {page.relative_to(DOCUMENTATION_FILES).as_posix(): Addresses(page.read_text("utf-8")) for page in PAGES}


def test_every_document_is_a_page(site: dict[str, Addresses]) -> None:
    """Whatever is in docs/ is in the site, and so are the changes and how to contribute."""
    written = {
        path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")
    }
    assert written <= set(site)
    assert {"changelog.html", "contributing.html", "installing.html", "reference/game.html", "search.html"} <= set(site)
    assert "Changing Posthorn" in (DOCUMENTATION_FILES / "contributing.html").read_text("utf-8")


def test_nothing_is_asked_of_others(site: dict[str, Addresses]) -> None:
    """All that pages and style sheets load lies beside them."""
    for name, page in site.items():
        for address in page.loaded:
            assert not re.match(r"[a-z]+:|//", address) or address.startswith("data:"), (name, address)
            path = re.sub(r"[?#].*", "", address)
            assert not path or (DOCUMENTATION_FILES / name).parent.joinpath(path).exists(), (name, address)
    for file in DOCUMENTATION_FILES.rglob("*.css"):
        assert re.findall(r"url\(['\"]?(?:https?:|//)|@import", file.read_text("utf-8")) == [], file


def test_every_link_leads_somewhere(site: dict[str, Addresses]) -> None:
    """A link within the site leads to a page and a paragraph that are there; rules are linked by their numbers."""
    for name, page in site.items():
        for address in page.linked:
            if re.match(r"https?:|mailto:", address):
                continue
            path, _, part = address.partition("#")
            target = os.path.normpath((Path(name).parent / path).as_posix()).replace(os.sep, "/") if path else name
            if target in site:
                assert not part or part in site[target].ids, (name, address)
            else:
                assert (DOCUMENTATION_FILES / target).exists(), (name, address)
    assert "../rules/en.html#R8.3" in site["reference/game.html"].linked
    assert "#R10.11" in site["rules/hu.html"].linked


def test_fields_are_explained() -> None:
    """The reference has the comments that stand beside fields."""
    text = (DOCUMENTATION_FILES / "reference" / "game.html").read_text("utf-8")
    assert "The highest owned, 0 for none." in text


@pytest.mark.anyio
async def test_a_page() -> None:
    """Pages allow the scripts that were built into them and no others, and are asked for again each time."""
    transport = httpx.ASGITransport(Starlette(routes=documentation_routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://posthorn") as reader:
        page = await reader.get("/docs/")
        assert page.status_code == 200
        assert "<title>Posthorn" in page.text
        policy = page.headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert re.fullmatch(r"script-src 'self'( 'sha256-[\w+/]+=*')+", scripts)
        assert page.headers["cache-control"] == "no-cache"
        assert (await reader.get("/docs")).headers["location"] == "docs/"
        assert (await reader.get("/docs/nonsense.html")).status_code == 404


def test_without_a_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where it was not built nothing is served, and the command says how to build it."""
    monkeypatch.setattr(documentation, "DOCUMENTATION_FILES", tmp_path)
    assert documentation_routes() == []
    for language in LANGUAGES:
        assert run(["docs", "--language", language], {}) == 1
        assert capsys.readouterr().err == Texts(language)("docs-not-built", command="python tools/documents.py") + "\n"


@pytest.mark.slow
def test_the_command(tmp_path: Path) -> None:
    """`posthorn docs` says where the documentation is, opens a browser on it, and ends without a word."""
    browser = tmp_path / "browser.py"
    browser.write_text("import sys\nopen(sys.argv[1], 'w', encoding='utf-8').write(sys.argv[2])\n", "utf-8")
    environment = os.environ | {"BROWSER": f"{sys.executable} {browser} {tmp_path / 'opened'} %s"}
    command = [sys.executable, "-m", "posthorn", "docs"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/docs/", process.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(f"{found[0]}playing.html", timeout=60) as answer:
                assert "How to play" in answer.read().decode()
            while not (tmp_path / "opened").exists() or not (tmp_path / "opened").read_text("utf-8"):
                assert process.poll() is None
            assert (tmp_path / "opened").read_text("utf-8") == found[0]
            process.send_signal(signal.SIGINT)
            assert process.communicate(timeout=60) == ("", "")
        finally:
            process.kill()
