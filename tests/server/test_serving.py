"""The command ``posthorn serve`` as a process of its own, over real connections."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from posthorn.server.command import address_of, serve
from posthorn.server.operations.settings import Settings
from tests.server.visitors import log, views

LONG = 60
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}


def command(folder: Path, *flags: str) -> list[str]:
    """Return the command line of a server over a database in a folder."""
    database = str(folder / "games.db")
    return [sys.executable, "-m", "posthorn", "serve", "--database", database, "--no-warm-up", "--port", "0", *flags]


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server; yield it and its address."""
    with subprocess.Popen(
        command(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        try:
            assert process.stdout is not None
            (address,) = re.findall(r"http\S+", process.stdout.readline())
            yield process, address
        finally:
            process.kill()


def send(address: str, path: str, body: Any = None, key: str = "") -> Any:
    """Send a request and return its answer."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    sent = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, sent, headers), timeout=LONG) as answer:
        return json.load(answer)


def read(stream: Any, kind: str) -> Any:
    """Return the next message of a kind."""
    while True:
        message = json.loads(stream.recv(timeout=LONG))
        if message["type"] == kind:
            return message


@pytest.mark.slow
def test_told_to_end_and_started_again(tmp_path: Path) -> None:
    """Told to end, a server tells its clients that it restarts and ends in good order; the next one knows what was
    played, and a client that names its revision gets what it missed.
    """
    people = {"seats": [{"kind": "person"}, {"kind": "person"}], "start": 0}
    with serving(tmp_path) as (process, address):
        entered = send(address, "api/games", people)
        key, game = entered["key"], f"api/games/{entered['game']['id']}"
        with connect(f"ws{address[4:]}{game}/stream") as stream:
            stream.send(json.dumps({"type": "hello", "key": key}))
            welcome = read(stream, "welcome")
            action = views(welcome)[0]["legal_actions"][0]
            stream.send(json.dumps({"type": "play", "seat": 0, "revision": 0, "action": action}))
            assert read(stream, "update")["revision"] == 1
            assert read(stream, "done")["revision"] == 1
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                stream.recv(timeout=LONG)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        _, errors = process.communicate(timeout=LONG)
        assert process.returncode in (0, -signal.SIGTERM)
        assert "Traceback" not in errors
        assert "Application shutdown complete" in errors
    with serving(tmp_path) as (process, address), connect(f"ws{address[4:]}{game}/stream") as stream:
        stream.send(json.dumps({"type": "hello", "key": key, "revision": 0}))
        again = read(stream, "welcome")
        assert [update["revision"] for update in log(again)] == [1]
        assert send(address, f"{game}/play", {"seat": 0, "revision": 0, "action": action}, key)["repeated"] is True


@pytest.mark.slow
def test_interrupted(tmp_path: Path) -> None:
    """Ctrl-C ends it without a word about programs."""
    with serving(tmp_path) as (process, address):
        send(address, "health")  # it listens to signals now, also where its parents ignore them
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=LONG)
        assert "Traceback" not in errors
        assert "Aborted" not in errors
        assert process.returncode in (0, 130, -signal.SIGINT)


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A port that is taken, a setting that is none and a database that is none: each ends it with a line of words."""
    flags: dict[str, str | None] = {"database": str(tmp_path / "games.db"), "port": "0"}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert serve({**flags, "port": port}, browse=False) == 1
    assert port in capsys.readouterr().err
    assert serve({**flags, "port": "many"}, browse=False) == 2
    assert "“many”" in capsys.readouterr().err
    (tmp_path / "games.db").write_bytes(b"no database at all" * 100)
    assert serve(flags, browse=False) == 1
    said = capsys.readouterr().err
    assert "games.db" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://localhost:80/"),
        ("::", "http://localhost:80/"),
        ("::1", "http://[::1]:80/"),
        ("post.example.org", "http://post.example.org:80/"),
    ],
)
def test_the_address_people_are_told(host: str, address: str) -> None:
    """Who starts a server is told an address that a browser on this machine can open."""
    assert address_of(Settings(host=host), 80) == address
