"""What the browser tests share: the real server with the built client, a Chromium, and guests with windows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from posthorn.server.http.app import CLIENT_FILES
from tests.browser.guests import Guest
from tests.browser.serving import LUCK, PATIENCE, Server

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "browser"  # of tests that failed
FLAGS = [
    "--no-sandbox",  # which Chromium asks of root
    "--disable-gpu",
    "--in-process-gpu",  # what draws without one needs no process of its own
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Invite = Callable[..., Guest]

failed = pytest.StashKey[bool]()


groups = cycle(("browser one", "browser two"))


def pytest_itemcollected(item: pytest.Item) -> None:
    """Two processes share the tests by turns; each has a server and a Chromium of its own."""
    item.add_marker(pytest.mark.slow)
    item.add_marker(pytest.mark.xdist_group(next(groups)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, for its fixtures."""
    report = yield
    if report.when != "teardown":
        item.stash[failed] = report.failed
    return report


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that all tests share; each has its own games."""
    assert (CLIENT_FILES / "index.html").is_file(), "the browser client is not built: python tools/client.py build"
    server = Server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="package")
def searching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose bots can search: the first who needs it may wait until it is compiled."""
    server = Server(tmp_path_factory.mktemp("searching"), searches=True)
    server.start()
    yield server
    server.end()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """Return a server that may be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="package")  # Playwright keeps an event loop running, which tests elsewhere cannot have
def chromium() -> Iterator[Browser]:
    """Return a browser that all tests share; each has its own windows."""
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "browser.py"), "find"], stdout=subprocess.PIPE, text=True
    )
    assert found.returncode == 0, "there is no Chromium: python tools/browser.py prepare"
    expect.set_options(timeout=PATIENCE * 1000 / 2)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def invite(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Return what opens a window for a guest; nothing may go wrong in any of them.

    Every test has its own cards, whatever was played before it. A server that may be killed is there before the
    windows, and so ends after them: none of them sees it go.
    """
    if "mortal" in request.fixturenames:
        request.getfixturevalue("mortal")
    server.bring_luck(f"{LUCK} {request.node.name}")
    guests: list[Guest] = []

    def invite(**how: Any) -> Guest:
        guests.append(Guest(chromium, how.pop("server", server), **how))
        return guests[-1]

    yield invite
    bad = request.node.stash.get(failed, False) or any(guest.faults for guest in guests)
    faults = []
    for number, guest in enumerate(guests):
        picture = PICTURES / f"{request.node.name}-{number}.png" if bad else None
        faults += guest.close(picture)
    assert not faults, "\n".join(faults)


@pytest.fixture
def guest(invite: Invite) -> Guest:
    """Return somebody with a window."""
    return invite()
