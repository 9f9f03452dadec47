"""``posthorn bench server``: the figures the README quotes can be measured by anybody."""

import pytest

from posthorn.benchmarks import fairness
from posthorn.benchmarks import server as bench


@pytest.mark.slow
def test_a_short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bench of a few games gives every figure, each above nought, and says what it is doing."""
    monkeypatch.setattr(bench, "BUSY_GAMES", 3)
    monkeypatch.setattr(bench, "PAUSE", 0.05)
    monkeypatch.setattr(bench, "BOT_GAMES", 2)
    monkeypatch.setattr(fairness, "WANTS", ["lobby"])
    said: list[str] = []
    figures = bench.bench_server(0.5, 4, said.append)
    assert figures.pop("games_open") == 4
    assert figures.pop("kib_per_open_game") >= 0  # so few games may fit into memory the server has anyway
    assert figures.pop("quiet_refused_beside_lobby") == 0
    assert figures.pop("bots_moves_per_second") >= 0  # on a busy machine two seconds may not be enough
    assert all(figure > 0 for figure in figures.values()), figures
    assert figures["move_median_ms"] <= figures["move_p99_ms"]
    assert figures["wait_for_bots_median_ms"] <= figures["wait_for_bots_p99_ms"]
    assert said == [
        *(f"echo and games in turn: {turn} of 3" for turn in (1, 2, 3)),
        "opening 4 games",
        "playing them at a walk",
        "2 games of a person and three bots",
        "a quiet client beside one that wants lobby",
    ]
