"""``posthorn serve --workers`` and ``posthorn bots`` as people start them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from posthorn.server.bots.command import think
from posthorn.server.command import serve
from posthorn.server.http.stream import RESTART
from posthorn.server.operations.flags import Flags
from posthorn.server.operations.settings import Settings
from posthorn.server.supervisor import shares
from tests.postgres import run_sql

LONG = 60
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
POSTHORN = [sys.executable, "-m", "posthorn"]


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a command; yield it and the first line that it says."""
    with subprocess.Popen(
        [*POSTHORN, *arguments, "--no-warm-up", "--log-level", "error"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=ENVIRONMENT,
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline()
            process.terminate()
            assert process.wait(LONG) == 0
        finally:
            process.kill()


def ask(address: str, path: str, body: Any = None) -> Any:
    """Send a request and return its answer."""
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, sent, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=LONG) as answer:
        return json.load(answer)


def until(question: Callable[[], object]) -> None:
    """Ask until the answer is yes."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        with suppress(OSError):
            if question():
                return
        time.sleep(0.05)
    pytest.fail("it never came")


def processes(url: str) -> list[tuple[str, str]]:
    """Return the processes that say they are alive, each with its kind."""
    rows = run_sql(url, "SELECT id, kind FROM processes WHERE beat > extract(epoch FROM now()) * 1000 - 3000")
    return [(str(id), str(kind)) for id, kind in rows]


def read_to_the_end(stream: ClientConnection) -> None:
    """Read what a stream says until it is closed."""
    while True:
        stream.recv(LONG)


def replaced_while_somebody_listens(server: subprocess.Popen[str], address: str, game: str, url: str) -> None:
    """Let all processes be replaced: a stream is handed over by a code upon which it can be opened again at once."""
    stream = f"{address.replace('http', 'ws', 1)}api/games/{game}/stream"
    before = {id for id, kind in processes(url) if kind == "server"}
    with connect(stream) as listening:
        listening.send(json.dumps({"type": "hello"}))
        assert json.loads(listening.recv(LONG))["type"] == "welcome"
        server.send_signal(signal.SIGHUP)
        with pytest.raises(ConnectionClosed) as closed:
            read_to_the_end(listening)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
    with connect(stream) as listening:
        listening.send(json.dumps({"type": "hello"}))
        assert json.loads(listening.recv(LONG))["type"] == "welcome"
    until(lambda: not before & {id for id, _ in processes(url)})
    assert ask(address, "health")["status"] == "ok"


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_several_processes(postgres_url: str) -> None:
    """Processes share a port, one that is killed is started again, bots think elsewhere, and all end in order.

    Told to, all are replaced one after the other.
    """
    database = ("--database", postgres_url)
    with started("serve", *database, "--port", "0", "--workers", "2", "--bot-workers", "0") as (server, said):
        (address,) = re.findall(r"http\S+/", said)
        until(lambda: len(processes(postgres_url)) == 2)
        with started("bots", *database, "--bot-workers", "1") as (_, told):
            assert told.startswith("Bots think here for the servers that use postgresql://")
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "pilgrim"}]
            game = ask(address, "api/games", {"seats": seats, "start": 1})["game"]["id"]
            until(lambda: ask(address, f"api/games/{game}")["seat_to_act"] == 0)
            assert sorted(kind for _, kind in processes(postgres_url)) == ["bots", "server", "server"]
            before = {id for id, _ in processes(postgres_url)}
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("utf-8").split()
            os.kill(int(children[-1]), signal.SIGKILL)
            until(lambda: {id for id, _ in processes(postgres_url)} - before)
            assert ask(address, "health")["status"] == "ok"
            until(lambda: len(processes(postgres_url)) == 3)
            replaced_while_somebody_listens(server, address, game, postgres_url)
    assert run_sql(postgres_url, "SELECT count(*) FROM processes WHERE kind = 'bots'") == [(0,)]


@pytest.mark.parametrize(
    ("command", "flags", "said"),
    [
        (serve, {"workers": "2"}, "Only servers with a PostgreSQL database share it"),
        (serve, {"bot_workers": "0"}, "Only servers with a PostgreSQL database share it"),
        (think, {}, "Bots can think elsewhere only for servers that share a PostgreSQL database"),
        (think, {"bot_workers": "0", "database": "postgresql://nowhere/games"}, "--bot-workers 1"),
    ],
)
def test_what_cannot_be(
    command: Callable[..., int], flags: Flags, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file cannot be shared by processes; it is said what would be right."""
    how = {"browse": False} if command is serve else {}
    assert command({"database": str(tmp_path / "games.db"), **flags}, **how) == 2
    assert said in capsys.readouterr().err


def test_bot_workers_are_shared_out() -> None:
    """All processes together have as many bot workers as were asked for."""
    split = shares(Settings(database="postgresql://here/games", workers=3, bot_workers=4))
    assert [one.bot_workers for one in split] == [2, 1, 1]
    assert {one.workers for one in split} == {1}
