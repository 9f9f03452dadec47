"""``posthorn bench scale``: what a game costs, and a day of many under a model of players."""

from __future__ import annotations

import math

import pytest

from posthorn.benchmarks import player_model, scaling
from posthorn.benchmarks.player_model import simulate_day
from posthorn.players.levels import LEVELS


def test_the_model_adds_up() -> None:
    """All shares are one, moves and games of a day are those of its curve, and the peak is above the mean."""
    assert math.isclose(sum(player_model.TABLES.values()), 1)
    day = simulate_day(1_000_000, {2: [100], 3: [150], 4: [200]}, sample=20_000)
    seats = {kind: sum(kind) for kind in player_model.TABLES}
    expected = sum(share * 50 * seats[kind] for kind, share in player_model.TABLES.items())
    assert day.moves / day.games == pytest.approx(expected, rel=0.03)
    assert day.moves_a_second == pytest.approx(day.moves / 86_400)
    assert 1.5 < day.peak_moves_a_second / day.moves_a_second < 2.1
    assert day.peak_bot_moves_a_second < day.peak_moves_a_second
    assert day.peak_streams > day.peak_games


def test_games_take_as_long_as_people_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody thinks alike, all games take as long, and as many are under way as begin in that time."""
    monkeypatch.setattr(player_model, "TABLES", {(2, 0): 1.0})
    monkeypatch.setattr(player_model, "SPREAD_OF_THOUGHT", 0.0)
    monkeypatch.setattr(player_model, "SWING", 0.0)
    day = simulate_day(86_400, {2: [150]}, sample=20_000)
    assert day.median_minutes == pytest.approx(150 * player_model.MEDIAN_THOUGHT / 60)
    assert day.peak_games == pytest.approx(600, rel=0.25)
    assert day.peak_streams == pytest.approx(2 * day.peak_games)
    assert day.moves_of_bots == 0


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_a_short_bench(monkeypatch: pytest.MonkeyPatch, postgres_url: str) -> None:
    """A bench of a few games gives every figure for both databases, each above nought."""
    monkeypatch.setattr(scaling, "OPEN_GAMES", 4)
    monkeypatch.setattr(scaling, "PLAYED", 1)
    monkeypatch.setattr(scaling, "LISTENERS", 2)
    monkeypatch.setattr(scaling, "LEVELS", {level: LEVELS[level] for level in ("merchant", "prince")})
    said: list[str] = []
    figures = scaling.bench_scale(0.3, postgres_url, said.append)
    assert len(said) == 5
    # So few games may fit into room, and take less than a tick of the clock, that there are anyway.
    words = ("memory", "bytes_a_", "_gib", "cpu", "cores", "processes", "hear")
    small = {name for name in figures if any(word in name for word in words)}
    assert all(figure > 0 for name, figure in figures.items() if name not in small), figures
    for name in ("sqlite_cpu_ms_a_move_at_a_walk", "postgresql_log_bytes_a_move", "day_peak_database_cores"):
        assert figures[name] >= 0
    assert figures["day_peak_bot_cores_if_all_prince"] > 100
    assert figures["day_games"] == 1_000_000
    assert figures["record_bytes_packed"] < figures["record_bytes"]
