"""``posthorn bench environments``: the figures of docs/performance.md can be measured by anybody."""

import numpy as np
import pytest
from typer.testing import CliRunner

from posthorn.benchmarks.engine import NO_GPU
from posthorn.benchmarks.environments import bench_environments, choose_by_lot
from posthorn.cli import app

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.mark.slow
def test_a_short_bench() -> None:
    """A short bench gives every figure, and many games at once are faster than one."""
    figures = bench_environments(0.3, lambda line: None)
    assert all(isinstance(figure, str) or figure > 0 for figure in figures.values()), figures
    assert float(figures["vector_steps_per_cpu_second"]) > float(figures["pettingzoo_steps_per_cpu_second"])


@pytest.mark.parametrize("command", ["gpu", "environments --gpu"])
def test_without_a_gpu(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no GPU, that is said in a line."""
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    result = CliRunner().invoke(app, ["bench", *command.split()])
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", f"{NO_GPU}\n")


def test_choices_are_by_lot() -> None:
    """Every legal action of a game is chosen, about as often as any other, and no other one."""
    masks = np.zeros((3000, 400), np.int8)
    masks[:, 7], masks[::2, 399], masks[:, 0] = 1, 1, 1
    chosen = choose_by_lot(masks)
    assert (masks[np.arange(3000), chosen] == 1).all()
    third, half = pytest.approx(1 / 3, abs=0.08), pytest.approx(1 / 2, abs=0.08)  # six times what chance makes of it
    assert [np.mean(chosen[::2] == action) for action in (0, 7, 399)] == [third, third, third]
    assert [np.mean(chosen[1::2] == action) for action in (0, 7, 399)] == [half, half, 0]
