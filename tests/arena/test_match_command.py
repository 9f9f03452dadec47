"""The command ``posthorn match``, as it is typed."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from rich.console import Console
from typer.testing import CliRunner, Result

from posthorn.arena.entrant import Entrant
from posthorn.arena.match import play_match
from posthorn.arena.match_table import as_match_table
from posthorn.cli import app
from posthorn.game import Game, Options
from posthorn.locale import Texts
from posthorn.players import Budget
from posthorn.record import load_record
from tests.arena.strange_players import Sensible

QUICK = ("postmaster", "random", "--games", "4", "--switch", "max_rounds=4", "--workers", "0")
CLOCKED = Entrant("strange", Budget(seconds=1), Sensible)


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, ["match", *arguments])


def told(result: Result) -> dict[str, Any]:
    """Return the one JSON object that is all of standard output."""
    assert result.exit_code == 0, result.stderr
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_json_alone_is_printed() -> None:
    """With --json standard output is one object: what was asked for, and each player's result."""
    data = told(run(*QUICK, "--modules", "honours", "--iterations", "9", "--json"))
    assert (data["games"], data["deals"], data["asked"]) == (4, 2, 4)
    assert (data["edition"], data["modules"], data["switches"]) == ("italian", ["honours"], {"max_rounds": 4})
    assert data["reproducible"] is True
    assert [row["player"] for row in data["players"]] == ["postmaster:9it", "random:9it"]
    assert sum(row["wins"] for row in data["players"]) == 4
    for row in data["players"]:
        assert row["win_rate"]["low"] <= row["win_rate"]["mean"] <= row["win_rate"]["high"]
        assert row["faults"] == {}
        assert row["time"]["mean_seconds"] <= row["time"]["max_seconds"]


def test_tables_are_printed() -> None:
    """Without --json there are two lines for each player, what was played, and how ties count."""
    result = run(*QUICK)
    assert result.exit_code == 0
    for part in ("4 games on 2 deals, seed 1: italian, max_rounds=4", "win %", "margin", "slowest", "share a win"):
        assert part in result.stdout
    assert result.stdout.count("random") == 2


def test_rounding_is_told() -> None:
    """Games that are no whole deals are rounded up, and standard error says so."""
    result = run("postmaster", "postmaster", "random", "--games", "4", "--switch", "max_rounds=1", "--workers", "0")
    assert "6 games on 2 deals" in result.stdout
    assert "4 games do not divide into whole deals of 3 rotations: 6 are played" in result.stderr


def test_a_clock_is_told() -> None:
    """With a budget by time the result is said to depend on the computer; plain players never look at the clock."""
    assert "by the clock" not in run("postmaster:1s", *QUICK[1:]).stdout
    match = play_match(Options.of(2, max_rounds=1), [CLOCKED, Entrant("postmaster")], 2, 1, workers=0)
    console = Console(record=True, width=120, file=StringIO())
    console.print(as_match_table(match, Texts()))
    assert "by the clock" in console.export_text()
    assert match.to_dict()["reproducible"] is False


def test_records_replay(tmp_path: Path) -> None:
    """Each game is saved as a record with the players' names, and replays to the scores of the match."""
    data = told(run(*QUICK, "--records", str(tmp_path / "games"), "--json"))
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"deal-{d}-rotation-{r}.txt" for d in range(2) for r in range(2)]
    records = [load_record(file) for file in files]
    assert [record.names for record in records] == [("postmaster", "random"), ("random", "postmaster")] * 2
    points = sum(Game.replay(record).scores[record.names.index("postmaster")] for record in records)
    assert points / 4 == pytest.approx(data["players"][0]["score"]["mean"])


def test_parquet_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    """The Parquet file's rows give the same wins and scores as the match."""
    file = tmp_path / "match.parquet"
    data = told(run(*QUICK, "--parquet", str(file), "--json"))
    rows = parquet.read_table(file).to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(4) for seat in range(2)]
    for player in data["players"]:
        own = [row for row in rows if row["player"] == player["player"]]
        assert sorted(row["seat"] for row in own) == [0, 0, 1, 1]
        assert sum(row["win_share"] for row in own) == player["wins"]
        assert sum(row["rank"] == 1 for row in own) == player["wins_by_ranking"]
        assert sum(row["score"] for row in own) / 4 == pytest.approx(player["score"]["mean"])
        assert sum(row["decisions"] for row in own) == player["decisions"]
        assert {row["budget_seconds"] for row in own} == {None}


def test_a_missing_package_is_told_before_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without pyarrow --parquet is refused at once, with the command that installs it."""
    monkeypatch.setattr("posthorn.arena.console.find_spec", lambda package: None)
    result = run(*QUICK, "--parquet", str(tmp_path / "match.parquet"))
    assert result.exit_code == 2
    assert 'pip install "posthorn[study]"' in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("postmaster",), "2, 3, 4"),
        (("postmaster", "tom"), "“tom”"),
        (("postmaster", "postmaster:soon"), "prince:200ms"),
        (("postmaster", "postmaster", "--seconds", "1", "--iterations", "5"), "both"),
        (("postmaster", "postmaster", "--games", "0"), "1 or more"),
        (("postmaster", "postmaster", "--seed", "-1"), "negative"),
        (("postmaster", "postmaster", "--workers", "-1"), "negative"),
        (("postmaster", "postmaster", "--switch", "placement"), "key=value"),
        (("postmaster", "postmaster", "--parquet", "no/such/folder/file"), "its folder does not exist"),
        (("postmaster", "postmaster", "--records", "pyproject.toml/games"), "pyproject.toml"),
    ],
)
def test_wrong_options_are_told_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    """What cannot be played ends with status 2 and one line that says why; nothing is printed as a result."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


def test_an_interruption_before_the_first_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C before a deal was over ends with the status of an interruption and no result."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("posthorn.arena.match.play_seating", interrupted)
    result = run(*QUICK, "--json")
    assert (result.exit_code, result.stdout) == (130, "")
