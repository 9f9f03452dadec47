"""The command ``posthorn simulate``, as it is typed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from posthorn.cli import app

QUICK = ("--games", "3", "--seats", "3", "--max-rounds", "4", "--interpreted")


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, ["simulate", *arguments])


def told(result: Result) -> dict[str, Any]:
    """Return the one JSON object that is all of standard output, without what depends on the computer."""
    assert result.exit_code == 0, result.stderr
    return {name: value for name, value in json.loads(result.stdout).items() if name not in ("speed", "compiled")}


def test_json_alone_is_printed() -> None:
    """With --json standard output is one object: what was asked for, and what came of it by seat."""
    data = told(run(*QUICK, "--players", "postmaster,postmaster,random", "--modules", "audience,honours", "--json"))
    assert data["games"] == 3
    assert data["modules"] == ["audience", "honours"]
    assert data["switches"] == {"max_rounds": 4}
    assert [row["player"] for row in data["seats"]] == ["postmaster", "postmaster", "random"]
    assert data["rounds"]["mean"] == 4


def test_the_same_seed_prints_the_same() -> None:
    """Two runs with one seed tell the same, with another seed something else."""
    assert told(run(*QUICK, "--json", "--seed", "7")) == told(run(*QUICK, "--json", "--seed", "7"))
    assert told(run(*QUICK, "--json", "--seed", "7"))["decisions"] != told(run(*QUICK, "--json"))["decisions"]


def test_tables_are_printed() -> None:
    """Without --json there is a line for each seat, and the lengths and the speed."""
    result = run(*QUICK, "--players", "random,postmaster,postmaster")
    assert result.exit_code == 0
    for part in (
        "1 random",
        "2 postmaster",
        "3 postmaster",
        "rounds",
        "decisions/s",
        "italian, max_rounds=4",
        "seed 1",
    ):
        assert part in result.stdout


def test_one_name_plays_every_seat() -> None:
    """One player's name stands for all seats, three where nothing is said; several names say how many seats."""
    assert len(told(run("--games", "1", "--max-rounds", "1", "--interpreted", "--json"))["seats"]) == 3
    two = told(run("--games", "1", "--players", "postmaster,random", "--max-rounds", "1", "--interpreted", "--json"))
    assert [row["player"] for row in two["seats"]] == ["postmaster", "random"]


def test_switches_are_read() -> None:
    """A switch is a word, a truth value or a number."""
    given = ("--switch", "may_abandon=false", "--switch", "placement=free", "--switch", "max_rounds=2")
    data = told(run("--games", "1", "--interpreted", "--json", *given))
    assert data["switches"] == {"may_abandon": False, "placement": "free", "max_rounds": 2}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "tom"), "“tom”"),
        (("--players", "postmaster,random", "--seats", "3"), "3 seats"),
        (("--seats", "5"), "2, 3, 4"),
        (("--edition", "french"), "hungarian"),
        (("--modules", "rome"), "audience, honours"),
        (("--switch", "placement"), "key=value"),
        (("--switch", "colour=red"), "colour"),
        (("--switch", "may_abandon=7"), "may_abandon"),
        (("--max-rounds", "0"), "max_rounds"),
        (("--games", "0"), "1 or more"),
        (("--seed", "-1"), "negative"),
    ],
)
def test_wrong_options_are_told_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    """What cannot be played ends with status 2 and one line that says why; nothing is printed as a result."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


def test_an_interruption_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C before a game was over ends with the status of an interruption and no result."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("posthorn.arena.simulate.play_one", interrupted)
    result = run(*QUICK, "--json")
    assert (result.exit_code, result.stdout) == (130, "")


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_compiled_prints_the_same() -> None:
    """The object is the same whether the games are compiled or interpreted."""
    given = ("--games", "6", "--players", "postmaster,random", "--modules", "audience,honours", "--json")
    assert told(run(*given)) == told(run(*given, "--interpreted"))
