"""``posthorn bench chances`` and ``posthorn bench play``: the figures in docs/players.md can be measured by anybody."""

import json
from pathlib import Path

import numpy as np
import pytest

from posthorn.benchmarks import chances, playing
from posthorn.game import Options
from posthorn.players.network import OUTCOMES, WIN, new_weights
from posthorn.players.network_player import trained_weights


def silent(line: str) -> None:
    """Say nothing."""


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_chances_are_true() -> None:
    """What the count says of winning is what happens, and so are its points; a boaster is found out."""
    trained = chances.measure_chances(trained_weights(), Options.of(3), 100, seed=2)
    assert sum(tenth.choices for tenth in trained.tenths) > 5_000
    for tenth in trained.tenths:
        assert abs(tenth.said - tenth.won) < 0.03 + 1.5 * tenth.error, trained
    assert abs(trained.points_said - trained.points_won) < 1

    sure = new_weights(1)
    sure["outcomes bias"][WIN::OUTCOMES] = 5 * np.array([1, 0, 0, 0])
    believing = chances.measure_chances(sure, Options.of(2, max_rounds=10), 20, seed=2)
    assert max(abs(tenth.said - tenth.won) - tenth.error for tenth in believing.tenths) > 0.2, believing


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of six kinds of table come as JSON and as a diagram; a wrong name is answered with the right ones."""
    plot = tmp_path / "chances.svg"
    assert chances.bench_chances("stableboy", 2, 1, str(plot), silent, json=True) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [table["seats"] for table in tables] == [2, 3, 4, 2, 3, 4]
    assert plot.read_text("utf-8").count("seats") >= len(tables)
    assert chances.bench_chances("prince", 2, 1, None, silent, json=False) == 2
    assert "stableboy, pilgrim" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_a_short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short bench gives every figure, and many games at once are faster than one choice after the other."""
    monkeypatch.setattr(playing, "AT_ONCE", 32)
    monkeypatch.setattr(playing, "_bench_training", lambda figures, progress: None)  # minutes of compiling
    figures = playing.bench_play(0.5, silent)
    assert all(isinstance(figure, str) or figure > 0 for figure in figures.values()), figures
    assert float(figures["count_choices_per_second_in_batches"]) > float(figures["count_choices_per_second"])
