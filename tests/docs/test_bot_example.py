"""The bot that docs/writing-a-bot.md builds works as it stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from posthorn import Game
from posthorn.players import make_player
from tests.packages import lay_out_package

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "writing-a-bot.md"
COMPLAINT = "broken cannot play: RuntimeError: not today"


@pytest.fixture(scope="module")
def source() -> str:
    """The document's first block of Python: the bot."""
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_wanderer_plays(source: str) -> None:
    """The example's class is at most thirty lines long and beats the random player over some games of every module."""
    assert len(source.splitlines()) <= 33
    names: dict[str, Any] = {}
    exec(source, names)
    wins = 0
    for seed in range(6):
        modules = ("audience", "honours") if seed % 2 else ()
        game = Game.new(seats=2, seed=seed, modules=modules, max_rounds=60)
        players = [names["Wanderer"](seed, None), make_player("random", seed)]
        while game.seat_to_act is not None:
            game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
        wins += game.ranking[0] == 0
    assert wins == 6


def run_posthorn(command: str, packages: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command of Posthorn where a folder of packages is installed beside it."""
    environment = {**os.environ, "PYTHONPATH": str(packages)}
    words = [sys.executable, "-m", "posthorn", *command.split()]
    return subprocess.run(words, input=typed, env=environment, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "typed", "shown"),
    [
        ("match wanderer random --games 2 --switch max_rounds=9 --workers 1", "", r"wanderer +2\.0"),
        ("simulate --players wanderer,random --games 2 --switch max_rounds=9", "", "wanderer"),
        ("terminal --bot wanderer --seats 2 --seed 1 --switch max_rounds=1", "1\n" * 20, "The game is over"),
    ],
)
def test_the_commands_know_it(tmp_path: Path, source: str, command: str, typed: str, shown: str) -> None:
    """Installed beside Posthorn with the entry point, it plays in the arena and in the terminal."""
    lay_out_package(tmp_path, "wanderer", source)
    done = run_posthorn(command, tmp_path, typed)
    assert done.returncode == 0, done.stderr
    assert re.search(shown, done.stdout), done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "status", "complaints"),
    [
        ("simulate --players postmaster,random --games 1 --interpreted --switch max_rounds=2", 0, []),
        ("simulate --players broken,random --games 1", 2, [f"posthorn simulate: {COMPLAINT}"]),
        ("match broken random --games 2", 2, [f"posthorn match: {COMPLAINT}"]),
    ],
)
def test_a_broken_package_harms_nobody_else(tmp_path: Path, command: str, status: int, complaints: list[str]) -> None:
    """A package that cannot be imported is loaded only for those who ask for its player; they are told in one line."""
    lay_out_package(tmp_path, "broken", 'raise RuntimeError("not today")\n')
    done = run_posthorn(command, tmp_path)
    assert done.returncode == status, done.stderr
    assert [line for line in done.stderr.splitlines() if "broken" in line] == complaints
