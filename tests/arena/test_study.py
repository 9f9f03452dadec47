"""Studies: figures that are those of the games, and files that show them."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from posthorn.arena.entrant import Entrant
from posthorn.arena.plot import Band, Panel, Series, draw
from posthorn.arena.simulate import simulate
from posthorn.arena.studied_game import SOURCES
from posthorn.arena.study import PUBLISHED_WINS, Study, play_study
from posthorn.board import BOARD
from posthorn.cli import app
from posthorn.game import Options
from posthorn.locale import Texts

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def study() -> Study:
    """A study of a dozen games of four."""
    return play_study(Options.of(4), Entrant("postmaster"), 12, 1, workers=0)


def test_games_are_those_of_a_simulation(study: Study) -> None:
    """The points and lengths are those of the same games played unwatched."""
    alone = simulate(Options.of(4), ("postmaster",) * 4, 12, 1, interpreted=True).results
    for game, result in zip(study.games, alone, strict=True):
        assert sorted(seat.score for seat in game.seats) == sorted(result.scores)
        assert game.winner.score == result.scores[result.winner]
        assert (game.rounds, game.is_over, game.faults) == (result.rounds, True, 0)


def test_figures_add_up(study: Study) -> None:
    """Points by source make the mean score, wins by turn order make one, offices are those not left."""
    data = study.to_dict()
    for who, row in (("everybody", "scores"), ("winners", "winners")):
        assert sum(source[who] for source in data["points"].values()) == pytest.approx(data[row]["mean"], abs=2e-3)
    assert sum(row["wins"] for row in data["turn_order"]) == pytest.approx(1, abs=1e-3)
    placed = sum(row["share"] for row in data["cities"])
    assert placed == pytest.approx(BOARD.material.offices + data["points"]["offices"]["everybody"], abs=2e-3)
    assert sum(data["winners"]["counts"].values()) == 12
    assert sum(data["scores"]["counts"].values()) == 48
    assert set(data["points"]) == set(SOURCES) - {"clerics", "chips"}


def test_tiles_and_officials(study: Study) -> None:
    """Somebody wins the game-end tile in every game; everybody is helped by the postmaster in the first round."""
    data = study.to_dict()
    tiles = {(row["stack"], row["value"]): row for row in data["tiles"]}
    assert len(tiles) == sum(len(stack.values) for stack in BOARD.stacks)
    assert tiles["game_end", 1]["share"] == 1
    points = sum(row["share"] * value for (stack, value), row in tiles.items() if stack == "baden")
    assert points / 4 == pytest.approx(data["points"]["baden"]["everybody"], abs=1e-3)
    assert data["officials"]["postmaster"]["everybody"] >= 1


def test_openings_and_closings(study: Study) -> None:
    """Who begins, closes and drives is counted from the events: shares make one, offices are those of the routes."""
    data = study.to_dict()
    assert sum(row["share"] for row in data["openings"]) == pytest.approx(1, abs=2e-3)
    assert data["closings"][0]["share"] == 1
    roads = {(city.name, BOARD.cities[other].name) for city in BOARD.cities for other in city.neighbours}
    assert sum(row["share"] for row in data["lengths"]) == pytest.approx(1, abs=2e-3)
    assert min(row["cards"] for row in data["lengths"]) >= 3  # R5
    for seat in (seat for game in study.games for seat in game.seats):
        assert sum(closing.offices for closing in seat.closings) == len(seat.cities)
        assert [closing.round for closing in seat.closings] == sorted(closing.round for closing in seat.closings)
        assert {when for _, when in seat.carriages} <= {closing.round for closing in seat.closings}
        for closing in seat.closings:
            assert all(pair in roads for pair in pairwise(closing.route))
    helps = sum(len(seat.helps) for game in study.games for seat in game.seats)
    assert helps / 48 == pytest.approx(sum(row["everybody"] for row in data["officials"].values()), abs=2e-3)
    assert data["official_phases"]["postmaster"][0] > data["official_phases"]["postmaster"][2]


def test_offices_for_tokens_belong_to_no_route() -> None:
    """An office for four tokens of honour is the seat's, but was not placed by closing a route (R12.4)."""
    options = Options.of(2, modules=("honours",))
    seats = [seat for game in play_study(options, Entrant("baron"), 12, 1, workers=0).games for seat in game.seats]
    by_routes = sum(closing.offices for seat in seats for closing in seat.closings)
    assert all(closing.offices <= len(closing.route) for seat in seats for closing in seat.closings)
    assert by_routes < sum(len(seat.cities) for seat in seats)


def test_the_starting_player_comes_first(study: Study) -> None:
    """Turn order counts from the starting player of each game, not from the seat."""
    alone = simulate(Options.of(4), ("postmaster",) * 4, 12, 1, interpreted=True)
    from posthorn import Game

    for number, (game, result) in enumerate(zip(study.games, alone.results, strict=True)):
        start = Game.new(seats=4, seed=alone.first_seed + number).view(None).start
        order = (result.winner - start) % 4
        assert game.seats[order].has_won


def test_people_are_compared_only_where_they_played_the_same(study: Study) -> None:
    """The published figures stand beside games of four without modules, and beside no others."""
    assert study.to_dict()["published"]["turn_order"] == list(PUBLISHED_WINS)
    assert sum(PUBLISHED_WINS) == pytest.approx(1)
    for options in (Options.of(3, max_rounds=1), Options.of(4, modules=("honours",), max_rounds=1)):
        assert "published" not in play_study(options, Entrant("postmaster"), 1, 1, workers=0).to_dict()


def test_modules_bring_their_own_points() -> None:
    """Clerics and chips are sources of points where their modules are played."""
    options = Options.of(2, modules=("audience", "honours"), max_rounds=12)
    points = play_study(options, Entrant("postmaster"), 3, 1, workers=0).to_dict()["points"]
    assert list(points) == list(SOURCES)


def run(folder: Path, *arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app, ["study", "--workers", "0", "--out", str(folder), *arguments])


def test_files_are_written(tmp_path: Path) -> None:
    """The command prints the tables and writes a report that shows the plot, and a plot that is an image."""
    result = run(tmp_path / "new", "--games", "5")
    assert result.exit_code == 0, result.stderr
    report = (tmp_path / "new" / "study.md").read_text("utf-8")
    assert report.startswith("# count against itself: 5 games at tables of 4 (italian)")
    assert "](study.svg)" in report
    for part in ("28.8%", "human tournaments", "starting player", "Württemberg/Hohenzollern", "postal carrier"):
        assert part in report
        assert part in result.stdout
    for line in report.splitlines():
        assert not line.startswith("|") or line.endswith("|")
    plot = ElementTree.parse(tmp_path / "new" / "study.svg").getroot()
    assert plot.tag == f"{SVG}svg"
    texts = [text.text for text in plot.iter(f"{SVG}text")]
    assert "Wins by turn order" in texts
    assert texts.count("Sigmaringen") == 1


def test_json_alone_is_printed(tmp_path: Path) -> None:
    """With --json standard output is one object; the same seed gives the same one with a worker process."""

    def told(*arguments: str) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(run(tmp_path, "--games", "3", "--seats", "2", "--json", *arguments).stdout)
        del data["seconds"]
        return data

    assert told() == told("--workers", "1")
    assert told()["games"] == 3


def test_wrong_options_are_told_in_a_line(tmp_path: Path) -> None:
    """What cannot be studied ends with status 2 and one line that says why."""
    for arguments, reason in (
        (["--player", "tom"], "“tom”"),
        (["--games", "0"], "1 or more"),
        (["--seats", "1"], "2,"),
    ):
        result = run(tmp_path, *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert reason in result.stderr


def test_a_band_lies_behind_its_labels() -> None:
    """A band reaches from its first label to its last, and the legend names it."""
    image = draw(
        "t", [Panel("p", ("x", "y", "z", "w"), (Series("s", (1.0,) * 4),), band=Band("people", "y", "z"))], Texts()
    )
    root = ElementTree.fromstring(image)
    assert "people" in [text.text for text in root.iter(f"{SVG}text")]
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.find(f"{SVG}title") is not None]
    [band] = [
        rect for rect in root.iter(f"{SVG}rect") if float(rect.attrib["height"].rstrip("%")) > 200 and rect not in bars
    ]
    left, right = float(band.attrib["x"]), float(band.attrib["x"]) + float(band.attrib["width"])
    assert [left < float(bar.attrib["x"]) < right for bar in bars] == [False, True, True, False]


def test_bars_are_as_high_as_their_values() -> None:
    """In a chart with values above and below zero heights are in proportion, and the text is escaped."""
    image = draw("a < b", [Panel("p", ("x", "y", "z"), (Series("s", (4.0, -2.0, 0.0)),))], Texts())
    root = ElementTree.fromstring(image)
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.find(f"{SVG}title") is not None]
    up, down, flat = (float(bar.attrib["height"]) for bar in bars)
    assert up == pytest.approx(2 * down, abs=0.2)
    assert flat == 0
    assert float(bars[0].attrib["y"]) + up == pytest.approx(float(bars[1].attrib["y"]), abs=0.2)
    assert root.attrib["aria-label"] == "a < b"
