"""The bots in examples/ join games and play them to their end, whatever becomes of the connection."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import client
import pytest

from tests.served import PATIENCE, Served, served, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("examples")]  # one server for all

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
BOT = EXAMPLES / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server as ``posthorn serve`` starts it."""
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


def ask(address: str, body: object = None) -> Any:
    """Ask the server for something, again when it says that it was asked too often: the bots count as well."""
    content = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, content, {"Content-Type": "application/json"}), timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        if refusal.code != HTTPStatus.TOO_MANY_REQUESTS:
            raise
        time.sleep(float(refusal.headers["retry-after"]))
    return ask(address, body)


def create(server: Served, **wishes: object) -> str:
    """Create a game with two open seats and return its link."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    game = ask(f"{server.address}/api/games", {"seats": seats, **wishes})["game"]
    return f"{server.address}/#/game/{game['id']}"


def info(link: str) -> Any:
    """Return how a game stands."""
    return ask(link.replace("/#/game/", "/api/games/"))


class Bots(ExitStack):
    """Bots that are ended at the latest when the test is."""

    def start(self, link: str, *name: str, key: str = "") -> subprocess.Popen[str]:
        """Start one."""
        return self.run([sys.executable, "-W", "error", str(BOT), link, *name], key)

    def run(self, command: list[str], key: str = "") -> subprocess.Popen[str]:
        """Run one by a command."""
        environment = {**os.environ, "KEY": key}
        bot = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment
        )
        self.enter_context(bot)
        self.callback(bot.kill)
        return bot


@pytest.fixture
def bots() -> Iterator[Bots]:
    """Return who starts bots."""
    with Bots() as bots:
        yield bots


def assert_played(link: str, *bots: subprocess.Popen[str]) -> None:
    """Assert that bots play a game until it is over, and say how it ended."""
    said = [bot.communicate(timeout=PATIENCE) for bot in bots]
    game = info(link)
    assert game["status"] == "over"
    for bot, (out, error) in zip(bots, said, strict=True):
        assert (bot.returncode, error) == (0, "")
        assert out.splitlines()[-1] == f"over {game['scores']}"


def test_it_is_short() -> None:
    """It has about sixty lines of code, and imports nothing of Posthorn."""
    source = BOT.read_text("utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 66
    assert "import posthorn" not in source
    assert "from posthorn" not in source


@pytest.mark.parametrize("modules", [[], ["audience", "honours"]])
def test_two_play_a_game(server: Served, bots: Bots, modules: list[str]) -> None:
    """Two of them join by the game's link and play until it is over."""
    link = create(server, modules=modules)
    assert_played(link, bots.start(link), bots.start(link, "Zoë"))
    assert {seat["name"] for seat in info(link)["seats"]} == {"Robot", "Zoë"}


def test_they_come_back(server: Served, bots: Bots) -> None:
    """When the server is killed amid the game and started again, and one of them too, they go on where they were."""
    link = create(server)
    first = bots.start(link, "Ada")
    assert first.stdout is not None
    key = first.stdout.readline().strip().removeprefix("KEY=")
    other = bots.start(link, "Zoë")
    wait_until(lambda: info(link)["revision"] >= 10)
    first.kill()
    first.communicate(timeout=PATIENCE)
    server.end(kill=True)
    server.start()
    assert info(link)["status"] == "playing"
    assert_played(link, bots.start(link, key=key), other)


def test_it_says_why_it_cannot_join(server: Served, bots: Bots) -> None:
    """Where there is no such game or no seat, it ends with the server's words."""
    bot = bots.start(f"{server.address}/#/game/nosuchgame")
    assert bot.communicate(timeout=PATIENCE) == ("", "There is no such game\n")
    assert bot.returncode == 1
    watching = bots.start(f"{server.address}/#/game/nosuchgame", key="x" * 43)
    _, error = watching.communicate(timeout=PATIENCE)
    assert (watching.returncode, error) == (1, "There is no such game\n")


def node(*arguments: str) -> list[str]:
    """Return the command that runs Node.js, the computer's or the one that builds the browser client."""
    return [str(shutil.which("node") if client.has_node() else client.packaged_node()), *arguments]


def test_another_language_plays(server: Served, bots: Bots) -> None:
    """The bot for Node.js plays a game against Python's over plain HTTP, and comes back with its key."""
    link = create(server, modules=["honours"], switches={"max_rounds": 4})
    other = bots.run(node(str(EXAMPLES / "bot.mjs"), link, "Jörg"))
    assert other.stdout is not None
    key = other.stdout.readline().strip().removeprefix("KEY=")
    bot = bots.start(link)
    wait_until(lambda: (info(link)["revision"] or 0) >= 6)
    other.kill()
    other.communicate(timeout=PATIENCE)
    again = bots.run(node(str(EXAMPLES / "bot.mjs"), link), key)
    out, error = again.communicate(timeout=PATIENCE)
    assert (again.returncode, error) == (0, "")
    assert_played(link, bot)
    assert out.splitlines()[-1] == f"over {json.dumps(info(link)['scores'], separators=(',', ':'))}"
    assert {seat["name"] for seat in info(link)["seats"]} == {"Robot", "Jörg"}


def test_another_language_says_why_it_cannot_join(server: Served, bots: Bots) -> None:
    """Where there is no such game, the bot for Node.js ends with the server's words."""
    bot = bots.run(node(str(EXAMPLES / "bot.mjs"), f"{server.address}/#/game/nosuchgame"))
    assert bot.communicate(timeout=PATIENCE) == ("", "There is no such game\n")
    assert bot.returncode == 1
