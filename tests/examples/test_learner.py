"""examples/learner.py: what it learns from a lesson, and that it runs to its end."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from posthorn.environments.vector_env import ManyGamesEnv

pytestmark = pytest.mark.xdist_group("compiled")

FILE = Path(__file__).parent.parent.parent / "examples" / "learner.py"


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example with few games and short lessons."""
    spec = spec_from_file_location("learner", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "GAMES", 64)
    monkeypatch.setattr(module, "STEPS", 16)
    monkeypatch.setattr(module, "BATCH", 256)
    return module


def test_it_is_short() -> None:
    """It has fewer than 150 lines, which is what the document promises."""
    assert len(FILE.read_text("utf-8").splitlines()) < 150


@pytest.mark.slow
def test_a_lesson(learner: Any) -> None:
    """All choices are legal. After learning those that turned out well are likelier, and leads surprise less."""
    key = jax.random.key(1)
    network = learner.new_network(key)
    memory = learner.optimiser.init(network)
    env = ManyGamesEnv(learner.GAMES, opponents=None)
    observations, infos = env.reset(seed=1)
    lesson, _ = learner.play(env, (observations, infos["seat"]), network, key)
    observed, masks, actions, likelihoods, advantages, leads = lesson
    rows = np.arange(len(actions))
    assert (masks[rows, actions] == 1).all()

    def judged(network: Any) -> tuple[float, float]:
        found, expected = learner.judge(network, observed, masks)
        better = np.asarray(found)[rows, actions] - likelihoods
        return float((better * np.sign(advantages - advantages.mean())).mean()), float(((expected - leads) ** 2).mean())

    before = judged(network)
    for _ in range(20):
        network, memory = learner.learn(network, memory, lesson)
    after = judged(network)
    assert before[0] == pytest.approx(0, abs=1e-5)
    assert after[0] > 0.02
    assert after[1] < 0.75 * before[1]


@pytest.mark.slow
def test_a_whole_run(learner: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """It plays, learns and measures itself; who has hardly learnt loses against the stableboy."""
    assert learner.main(minutes=0.02) < 0.5
