"""``posthorn dataset``: every row is a choice of a game that can be played again, with what came of it."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from posthorn.arena import dataset
from posthorn.arena.dataset import METADATA
from posthorn.arena.dataset_rows import COLUMNS
from posthorn.cli import app
from posthorn.environments.one_game import pass_over_forced_actions
from posthorn.game import ACTIONS, Game
from posthorn.players import make_player
from posthorn.players.observation import BLOCKS
from posthorn.players.observing import observation_of

pytestmark = pytest.mark.xdist_group("compiled")


def write(file: Path, *arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, ["dataset", str(file), *arguments])


def rows_of(file: Path, *arguments: str) -> list[dict[str, Any]]:
    """Write a file and return its rows."""
    result = write(file, *arguments)
    assert result.exit_code == 0, result.stderr
    rows: list[dict[str, Any]] = polars.read_parquet(file).to_dicts()
    return rows


@pytest.mark.parametrize(
    ("players", "table"),
    [
        ("stableboy,random,pilgrim", ["--modules", "audience,honours", "--switch", "max_rounds=3"]),
        ("postmaster,stableboy", ["--edition", "spanish", "--switch", "max_rounds=3", "--workers", "0"]),
    ],
    ids=["side by side", "one by one"],
)
def test_rows_are_the_choices_of_games(tmp_path: Path, players: str, table: list[str]) -> None:
    """The rows of a game, played again by its seed, are its real choices in their order, as the seat could see them."""
    names = players.split(",")
    file = tmp_path / "games.parquet"
    rows = rows_of(file, "--players", players, "--games", "5", *table)
    described = json.loads(parquet.read_schema(file).metadata[METADATA])
    assert described["players"] == names
    played = 0
    for number, own in groupby(rows, lambda row: row["game"]):
        choices = list(own)
        game = Game.new(**described["table"], seed=choices[0]["seed"])
        for count, row in enumerate(choices):
            pass_over_forced_actions(game)
            seat = game.seat_to_act
            assert (row["number"], row["seat"]) == (count, seat)
            assert row["player"] == names[(row["seat"] - number) % len(names)]
            view = game.view(seat)
            assert np.frombuffer(row["observation"], np.int8).tolist() == observation_of(view)
            assert row["legal_actions"] == sorted(action.number for action in view.legal_actions)
            assert row["choice"] == ACTIONS[row["action"]].text
            assert row["action"] in row["legal_actions"]
            is_network = row["player"] in ("stableboy", "pilgrim")
            assert (row["chances"] is not None) == (row["preferences"] is not None) == is_network
            if is_network:
                assert make_player(row["player"], 0).choose(view).number == row["action"]
                assert len(row["chances"]) == len(names)
                assert sum(row["chances"]) == pytest.approx(1, abs=1e-5)
                assert sum(row["preferences"]) == pytest.approx(1, abs=1e-5)
                assert row["legal_actions"][int(np.argmax(row["preferences"]))] == row["action"]
            game.play(row["action"])
        pass_over_forced_actions(game)
        assert game.is_over
        winner = game.ranking[0]
        for row in choices:
            assert (row["points"], row["winner"]) == (list(game.scores), winner)
            assert row["has_won"] == (row["seat"] == winner)
        played += 1
    assert played == 5


def test_the_same_seed_writes_the_same(tmp_path: Path) -> None:
    """Two files of one seed are equal to the byte, whatever the number of threads; of another seed they differ."""
    contents = []
    for name, more in (("a", ["--workers", "1"]), ("b", ["--workers", "2"]), ("c", ["--seed", "2"])):
        file = tmp_path / name
        rows_of(file, "--players", "stableboy", "--games", "700", "--switch", "max_rounds=1", *more)
        contents.append(file.read_bytes())
    assert contents[0] == contents[1]
    assert contents[0] != contents[2]


def test_a_file_says_what_is_in_it(tmp_path: Path) -> None:
    """The metadata name the table, the players and the numbers of an observation; JSON says what was written."""
    file = tmp_path / "games.parquet"
    result = write(file, "--players", "random", "--seats", "4", "--games", "2", "--switch", "max_rounds=1", "--json")
    told = json.loads(result.stdout)
    assert (told["games"], told["asked"], told["left_off"], told["stopped"]) == (2, 2, 0, "")
    schema = parquet.read_schema(file)
    assert schema.names == list(COLUMNS)
    described = json.loads(schema.metadata[METADATA])
    assert described["table"] == {"seats": 4, "edition": "italian", "modules": [], "max_rounds": 1}
    assert [tuple(block) for block in described["observation_blocks"]] == BLOCKS
    assert parquet.read_metadata(file).num_rows == told["choices"]


def test_games_that_do_not_end_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not played to its end has no outcome: it is left out, and that is said. An older file stays as it was."""
    monkeypatch.setattr(dataset, "MOST_CHOICES", 5)
    file = tmp_path / "games.parquet"
    file.write_text("older", encoding="utf-8")
    result = write(file, "--players", "random", "--games", "2")
    assert result.exit_code == 1
    assert "left out because they did not end: 2" in result.stderr
    assert [(path.name, path.read_text("utf-8")) for path in tmp_path.iterdir()] == [("games.parquet", "older")]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "nobody"], "there is no player “nobody”"),
        (["--players", "random,random", "--seats", "3"], "3 seats need as many players; 2 were named"),
        (["--games", "0"], "must be 1 or more, not 0"),
        (["--edition", "french"], "french"),
    ],
)
def test_wrong_options_are_refused(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    """What cannot be played is refused in one line, and nothing is written."""
    result = write(tmp_path / "games.parquet", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("posthorn dataset: ")
    assert complaint in result.stderr
    assert list(tmp_path.iterdir()) == []
