"""What docs/api.md says is so: its commands play a whole game, its tables name what there is."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posthorn import Game
from posthorn.game.names import STEP_NAMES
from posthorn.game.outcome import Closing, Journey, Outcome, Placing, Route, Town, Unseen
from posthorn.locale import Texts
from posthorn.players import ADVICE_BUDGET
from posthorn.record import load_record
from posthorn.server.http import stream
from posthorn.server.http.api import ENDPOINTS
from posthorn.server.messages.fields import LONGEST_CHAT, LONGEST_NAME, LONGEST_RANDOMNESS
from posthorn.server.messages.playing import EVENTS
from posthorn.server.messages.stream import FromClient, FromServer
from posthorn.server.operations.settings import Settings
from posthorn.server.tables.commitments import MOST_OF_CLIENT
from tests.served import BIN, PATIENCE, Served, served

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "api.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", DOCUMENT, re.DOTALL | re.MULTILINE))
BLOCK = re.compile(r"^```(sh|json)\n(.*?)^```", re.DOTALL | re.MULTILINE)

# What is the same whenever the commands are run; of the rest only what kind of value it is.
FIXED = (
    "revision",
    "repeated",
    "code",
    "message",
    "kind",
    "seat",
    "seat_to_act",
    "step",
    "round",
    "status",
    "edition",
    "bot",
)
NEXT = "--- next command ---"


def steps(section: str) -> list[tuple[str, Any]]:
    """Return the commands of a section, each with the answer shown after it, or None."""
    found: list[tuple[str, Any]] = []
    for language, text in BLOCK.findall(section):
        if language == "sh":
            found.append((text, None))
        else:
            assert found[-1][1] is None, "an answer without a command"
            found[-1] = (found[-1][0], json.loads(text))
    return found


def assert_fits(shown: Any, answered: Any, name: str = "") -> None:
    """Assert that an answer is as it is shown: it has at least what is shown, of the same kinds."""
    if isinstance(shown, dict):
        assert set(shown) <= set(answered), name
        for key, value in shown.items():
            assert_fits(value, answered[key], key)
    elif isinstance(shown, list):
        assert len(shown) <= len(answered), name
        for one, other in zip(shown, answered, strict=False):
            assert_fits(one, other, name)
    elif name in FIXED:
        assert shown == answered, name
    else:
        assert type(shown) is type(answered), name


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server as ``posthorn serve`` starts it."""
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


def curl_in(folder: Path) -> str:
    """Return a folder in which our stand-in for curl is."""
    program = folder / "bin" / "curl"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -I -S "{Path(__file__).parent / "curl.py"}" "$@"\n')
    program.chmod(0o755)
    return str(program.parent)


def has_curl() -> bool:
    """Tell whether there is a curl that knows the commands' options."""
    if shutil.which("curl") is None:
        return False
    found = re.match(r"curl (\d+)\.(\d+)", subprocess.run(["curl", "-V"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= (7, 82)


@pytest.mark.slow
@pytest.mark.xdist_group("curl")  # one server for both
@pytest.mark.parametrize("real", [True, False])
def test_a_whole_game_with_curl(server: Served, tmp_path: Path, real: bool) -> None:
    """The commands, run one after the other, are answered as shown and play a game to its end, which its record proves.

    The game is one of a few rounds, and is played by curl itself, if there is one, and by our stand-in for it.
    """
    commands = steps(SECTIONS["A whole game with curl"])
    script = "".join(f"{command}echo '\n{NEXT}'\n" for command, _ in commands)
    changes = {
        "http://127.0.0.1:8017": server.address,
        '"start": 0': '"start": 0, "switches": {"max_rounds": 3}',
    }
    for old, new in changes.items():
        assert old in script
        script = script.replace(old, new)
    path = [*([curl_in(tmp_path)] if not (real and has_curl()) else []), str(BIN), os.environ["PATH"]]
    ran = subprocess.run(
        ["sh", "-eu", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    *outputs, rest = ran.stdout.split(NEXT)
    assert not rest.strip()
    assert len(outputs) == len(commands)
    for (command, shown), output in zip(commands, outputs, strict=True):
        if shown is not None:
            answered = json.loads(output)
            assert_fits(shown, answered)
            assert len(shown) == len(answered), command
    record = load_record(str(tmp_path / "record.txt"))
    assert record.scores is not None
    assert record.names[0] == "Ada"
    assert record.names[1].startswith("pilgrim-")
    assert list(record.scores) == json.loads(outputs[-1].strip().splitlines()[0])
    assert record.shuffle is not None
    assert record.shuffle.randomness == ("dice: 4 2 6 6 1", "")
    played = [json.loads(answer)["repeated"] for answer in re.findall(r"{.*?}", outputs[-2])]
    assert played
    assert not any(played), "no action of the loop was refused or came twice"


def first_column(section: str) -> list[str]:
    """Return the names in the first column of a section's tables."""
    cells = re.findall(r"^\| (`.*?) \|", SECTIONS[section], re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(.*?)`", cell)]


def test_endpoints() -> None:
    """The table has every endpoint."""
    known = {f"{one.method} {one.path.replace(':seat', '')}" for one in ENDPOINTS}
    named = first_column("Endpoints")
    assert len(named) == len(known)
    assert set(named) == known


def test_views() -> None:
    """The table has every entry of a view, of players' too, and every step."""
    view = Game.new(2, seed=1, modules=("audience", "honours")).view(0).to_dict()
    named = first_column("Views")
    assert sorted(named) == sorted(view)
    words = set(re.findall(r"`([\w-]+)`", SECTIONS["Views"]))
    assert set(view["players"][0]) <= words
    assert set(STEP_NAMES.values()) <= words


def test_choices() -> None:
    """The table has every entry of an outcome, and the section names every entry of its parts."""
    assert sorted(first_column("Choices")) == sorted(field.name for field in fields(Outcome))
    words = set(re.findall(r"`([\w-]+)`", SECTIONS["Choices"]))
    for part in (Town, Unseen, Route, Closing, Placing, Journey):
        assert {field.name for field in fields(part)} <= words, part
    assert "half a second" in SECTIONS["Choices"]
    assert ADVICE_BUDGET.seconds == 0.5


def test_events() -> None:
    """The table has every kind of event with its details."""
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|", SECTIONS["Events"], re.MULTILINE)
    named = {kind: re.findall(r"`(\w+)`", details) for kind, details in rows}
    assert named == {str(kind.__struct_config__.tag): list(kind.__struct_fields__[1:]) for kind in EVENTS}


def test_errors() -> None:
    """Every code that is named is one of the server's."""
    texts = Texts()
    rows = re.findall(r"^\| ([\d, ]+) \| .* \| (.*) \|$", SECTIONS["Errors"], re.MULTILINE)
    assert {status for row in rows for status in row[0].split(", ")} >= {
        "400",
        "401",
        "403",
        "404",
        "409",
        "422",
        "429",
    }
    for _, codes in rows:
        for code in re.findall(r"`(.*?)`", codes):
            assert f"server-refused-{code}" in texts, code


def test_the_stream() -> None:
    """The messages shown are messages, the tables have all that the server sends and every code it closes with."""
    section = SECTIONS["The stream"]
    shown = [msgspec.json.decode(text, type=FromClient) for _, text in BLOCK.findall(section)]
    assert {type(message) for message in shown} == set(FromClient.__args__)
    tags = {kind.__struct_config__.tag for kind in FromServer.__args__}
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == tags
    ours = {
        value for name, value in vars(stream).items() if name.isupper() and isinstance(value, int) and value >= 4000
    }
    assert {int(code) for code in re.findall(r"^\| (4\d+) \|", section, re.MULTILINE)} == ours
    assert stream.HELLO_SECONDS == 10
    assert "within ten seconds" in section


def test_limits() -> None:
    """The limits named are the defaults."""
    settings = Settings(database="sqlite://")
    text = " ".join(SECTIONS["Limits"].split())
    for words in (
        f"may send {settings.request_burst} requests and stream messages at once and then "
        f"{settings.requests_per_second:.0f} a second",
        f"have {settings.sockets_per_client} connections and {settings.connections_per_client} streams open, "
        f"{settings.games_per_client} unfinished games, {MOST_OF_CLIENT} commitments",
        f"A game may have {settings.entries_per_game:,} entries",
        f"create {settings.new_games_per_hour // 4} games at once and {settings.new_games_per_hour} in an hour",
        f"send {settings.chat_per_10_seconds} lines of chat in ten seconds",
        f"may have {settings.body_size >> 10} KiB (a record {settings.import_size >> 20} MiB)",
        f"stream {settings.message_size >> 10} KiB",
        f"a name {LONGEST_NAME} characters, randomness {LONGEST_RANDOMNESS}",
        f"a line of chat {LONGEST_CHAT}",
    ):
        assert words in text
