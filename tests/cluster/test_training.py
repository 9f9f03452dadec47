"""Training on several nodes: each learns from games of its own, and all go on from the mean."""

from __future__ import annotations

import json
from pathlib import Path

import jax
import numpy as np
import pytest

from posthorn.cli import run
from posthorn.training.recipe import recipe_for_this_computer
from posthorn.training.training import Plan, Training

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]

GIVEN = {"games": 64, "steps": 8, "batch": 256}
SIZE = (16, 1)
SMALL = [f"--{name}={value}" for name, value in {**GIVEN, "width": SIZE[0], "blocks": SIZE[1]}.items()]
SEED = 5


def learnt_by_two(iterations: int) -> dict[str, np.ndarray]:
    """Return what two trainings come to that take the mean after each iteration."""
    plan = Plan(iterations, size=SIZE)
    first, second = (Training(recipe_for_this_computer(GIVEN), plan, SEED + number) for number in range(2))
    second.go_on_from(first.state())
    for _ in range(iterations):
        first.iterate()
        second.iterate()
        one, other = first.state(), second.state()
        mean = jax.tree.map(
            lambda a, b: ((a + b) / 2).astype(a.dtype), (one.weights, one.memory), (other.weights, other.memory)
        )
        state = one._replace(weights=mean[0], memory=mean[1])
        first.go_on_from(state)
        second.go_on_from(state)
    return state.weights


def test_two_nodes_learn_together(address: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The command with --cluster comes to what two trainings come to here, and says how it goes."""
    command = ["train", str(tmp_path), "--cluster", address, "--iterations", "2", "--seed", str(SEED), *SMALL]
    assert run(command, {}) == 0
    assert "2 (100%)" in capfd.readouterr().err
    with np.load(tmp_path / "checkpoint.npz") as stored:
        for name, weight in learnt_by_two(2).items():
            assert np.allclose(stored[name], weight, atol=1e-6), name
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    reports = [line for line in lines if "new_choices" in line]
    assert [report["choices"] for report in reports] == [1024, 2048]  # two nodes, 64 games, 8 steps
