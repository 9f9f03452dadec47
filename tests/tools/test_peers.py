"""tools/peers.py: what is measured of our own environments, and that the ratios are those of the figures."""

from __future__ import annotations

import json
from pathlib import Path

import peers
import pytest

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.mark.parametrize("game", ["turns", "many"])
def test_our_own_figures(game: str) -> None:
    """A short measurement of an environment of ours gives a rate of each kind."""
    found = peers.measure("posthorn", game, 0.02)
    assert (found["library"], found["game"]) == ("posthorn", game)
    assert all(found[rate] > 0 for rate in peers.RATES)


def test_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best pass of each counts; a ratio below what is wanted fails, but not that of a game that is only shown."""
    slow = {"leduc_holdem_v4": 100, "kuhn_poker": 9000}
    passes = iter(range(1, 1000))

    def run(command: list[str]) -> str:
        library, game = command[command.index("--measure") + 1 :][:2]
        rate = 4000 if library == "posthorn" else slow.get(game, 10)
        rates = {name: rate + next(passes) / 1e6 for name in peers.RATES}
        return json.dumps({"library": library, "version": "1", "game": game, **rates})

    monkeypatch.setattr(peers, "run", run)
    monkeypatch.setattr(peers, "say", lambda line: None)
    figures = peers.compare(Path("python"), 3)
    times = {row["game"]: row["times"] for row in figures["peers"]}
    assert (times["leduc_holdem_v4"], times["hanabi_v5"], times["kuhn_poker"]) == (40, 400, 0.44)
    assert not peers.falls_short(figures)
    slow["backgammon"] = 801
    assert [row["game"] for row in peers.falls_short(peers.compare(Path("python"), 3))] == ["backgammon"]
    assert "backgammon" in peers.as_lines(figures)
