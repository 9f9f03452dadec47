"""Training: a network that knows nothing learns by playing against itself, on the CPU too."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from posthorn.cli import run
from posthorn.engine.tables import SEATS
from posthorn.environments.games import NOTED, NOTED_END, NOTED_WINNER
from posthorn.game import EDITIONS, MODULES, SWITCHES, Options
from posthorn.players.network import (
    LEAD,
    POINTS,
    POINTS_SCALE,
    WIN,
    Weights,
    judge,
    new_weights,
    read_weights,
    write_weights,
)
from posthorn.players.network_contest import play_contest
from posthorn.players.policies import RESULT_WINNER
from posthorn.players.set_tables import set_tables
from posthorn.training import learner
from posthorn.training.command import Order
from posthorn.training.learner import Experience
from posthorn.training.recipe import Recipe
from posthorn.training.tables import TEMPLATES, mixed_tables
from posthorn.training.training import Plan, Progress, Training

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

# All with one recipe, so that it is compiled once.
SMALL = (32, 1)
SHORT = [Options.of(2, max_rounds=8)]
QUICK = Recipe(games=128, steps=32, batch=1024, rate=4e-3, last_rate=1e-3, entropy=0.01)


def plan(iterations: int, **others: Any) -> Plan:
    """Return the plan of a short training."""
    return Plan(iterations, size=SMALL, tables=SHORT, **others)


def plain(weights: Weights) -> Weights:
    """Return weights as NumPy has them."""
    return {name: np.asarray(weight) for name, weight in weights.items()}


def wins(one: Weights, other: Weights) -> float:
    """Return the share of games that one network wins against another."""
    games = 100
    own = np.arange(games) % 2
    entrants = np.where(np.arange(SEATS) == own[:, None], -1, -2)
    results = play_contest(SHORT * games, entrants, [one, other], 1)
    return float((results[:, RESULT_WINNER] == own).mean())


@pytest.fixture(scope="module")
def trained() -> tuple[Training, Weights, list[Progress]]:
    """Return a training of twelve iterations, the weights it began with, and how it went."""
    training = Training(QUICK, plan(12), 1)
    before = plain(training.weights)
    return training, before, [training.iterate() for _ in range(12)]


def test_it_learns(trained: tuple[Training, Weights, list[Progress]]) -> None:
    """After twelve iterations a small network beats the one it was, and foresees who wins better than by lot."""
    training, before, progress = trained
    assert wins(plain(training.weights), before) > 0.8
    assert progress[-1].win_loss < np.log(2)
    assert progress[-1].entropy < progress[0].entropy
    assert progress[-1].choices == 12 * QUICK.games * QUICK.steps


def test_a_teacher_teaches(trained: tuple[Training, Weights, list[Progress]]) -> None:
    """A network that watches another comes to choose as it does, and foresees who wins better than by lot."""
    student = Training(QUICK, plan(12, teacher=plain(trained[0].weights)), 2)
    progress = [student.iterate() for _ in range(12)]
    assert progress[-1].divergence < progress[0].divergence / 3
    assert progress[-1].win_loss < np.log(2)


def test_an_opponent_does_not_learn() -> None:
    """Against an opponent one seat of each game learns, and comes to win more than its share."""
    opponent = plain(new_weights(3, *SMALL))
    training = Training(QUICK, plan(24, opponent=opponent), 1)
    for _ in range(24):
        training.iterate()
    assert wins(plain(training.weights), opponent) > 0.7


def test_a_guest_sits_at_some_tables() -> None:
    """A guest chooses for one seat of every third game; the learner learns from the others, and comes to beat it."""
    told = jnp.asarray([[0, 2], [0, 2], [0, 2], [0, 2], [1, 2], [1, 2], [1, 2]], jnp.int8)
    assert learner.all_but_a_guests(told).tolist() == [False, True, True, True, True, True, True]
    assert learner.all_but_a_guests(told[::-1]).tolist() == [True, True, True, True, True, True, False]
    guest = plain(new_weights(3, *SMALL))
    training = Training(QUICK, plan(12, guest=guest), 1)
    for _ in range(12):
        training.iterate()
    assert wins(plain(training.weights), guest) > 0.8


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """A training that is loaded has the weights, the optimiser's memory and the iteration of the one saved."""
    training = Training(QUICK, plan(4), 1)
    training.iterate()
    training.save(tmp_path / "checkpoint.npz")
    other = Training(QUICK, plan(4), 2)
    other.load(tmp_path / "checkpoint.npz")
    assert (other.iteration, other.choices) == (1, QUICK.games * QUICK.steps)
    assert all(jax.tree.leaves(jax.tree.map(jnp.array_equal, other.weights, training.weights)))
    assert all(jax.tree.leaves(jax.tree.map(jnp.array_equal, other._memory, training._memory)))
    assert other.iterate().iteration == 2


def test_the_same_seed_is_the_same_training() -> None:
    """Two trainings with one seed come to the same weights; another seed comes to others."""

    def trained(seed: int) -> np.ndarray:
        training = Training(QUICK, plan(2), seed)
        training.iterate()
        return np.asarray(training.weights["first"])

    assert np.array_equal(trained(1), trained(1))
    assert not np.array_equal(trained(1), trained(2))


def test_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The command trains, writes what players read, shows how it goes, and refuses to overwrite a training."""
    folder = tmp_path / "training"
    small = ["--games", "64", "--steps", "8", "--batch", "256", "--width", "16", "--blocks", "1"]
    assert run(["train", str(folder), "--iterations", "2", "--keep", "1", *small], {}) == 0
    said = capfd.readouterr().err
    assert "2 (100%)" in said
    assert "choices/s" in said
    assert "against a fixed player that follows rules of thumb, after iteration 2" in said
    with (folder / "network.npz").open("rb") as file:
        assert judge(read_weights(file), np.zeros((1, 983), np.int8)).preferences.shape == (1, 400)
    assert (folder / "network-1.npz").exists()
    assert len((folder / "curve.jsonl").read_text().splitlines()) >= 3

    assert run(["train", str(folder), *small], {}) == 2
    assert "continue from it with --resume" in capfd.readouterr().err
    assert run(["train", str(folder), "--resume", "--iterations", "3", *small[:-4]], {}) == 2
    assert "another size" in capfd.readouterr().err
    assert run(["train", str(tmp_path / "none"), "--resume"], {}) == 2
    assert "no " in capfd.readouterr().err
    assert run(["train", str(tmp_path / "none"), "--minutes", "0"], {}) == 2
    assert "0.01" in capfd.readouterr().err


def test_the_mean_of_networks(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A training may begin with the mean of networks of one size; a guest and an opponent together are refused."""
    files = [str(tmp_path / f"{name}.npz") for name in ("one", "other", "wider")]
    for seed, (file, size) in enumerate(zip(files, (SMALL, SMALL, (64, 1)), strict=True)):
        write_weights(Path(file), new_weights(seed, *size))
    one, other = (Order(start=[file]).plan().start for file in files[:2])
    both = Order(start=files[:2]).plan().start
    assert one is not None
    assert other is not None
    assert both is not None
    assert all(np.allclose(both[name], (one[name] + other[name]) / 2) for name in one)

    assert run(["train", str(tmp_path / "none"), "--start", files[0], "--start", files[2]], {}) == 2
    assert "differ in size" in capfd.readouterr().err
    assert run(["train", str(tmp_path / "none"), "--opponent", files[0], "--guest", files[1]], {}) == 2
    assert "leave one of them out" in capfd.readouterr().err
    assert not (tmp_path / "none").exists()


def test_the_tables_hold_all_of_the_game() -> None:
    """Among the tables are every number of seats, edition and set of modules together, and every value of a switch."""
    tables = mixed_tables(TEMPLATES, 1)
    kinds = {(table.seats, table.edition, table.modules) for table in tables}
    assert kinds == {
        (seats, edition, modules)
        for seats in (2, 3, 4)
        for edition in EDITIONS
        for modules in ((), MODULES[:1], MODULES[1:], MODULES)
    }
    for switch in set(SWITCHES) - {"starting_player", "cleric_reminder", "max_rounds"}:
        values = {getattr(table, switch) for table in tables if table.edition == "italian"}
        assert len(values) == 2, switch
    sizes = Counter(table.seats for table in mixed_tables(TEMPLATES, 1, (2, 4, 4, 4)))
    assert set(sizes) == {2, 4}
    assert sizes[4] > 2.5 * sizes[2]
    templates = set_tables(tables[:10])
    assert templates["seats"].tolist() == [table.seats for table in tables[:10]]
    assert (templates["start"] == -1).all()


def lesson_of(
    told: list[list[int]],
    results: list[list[int]],
    outcomes: Any,
    trace: float,
    is_learners: learner.IsLearners = learner.every_seat,
) -> learner.Lesson:
    """Return what is learnt from the steps of one game, after which everybody expects nothing."""
    steps = len(told)

    def column(rows: Any, kind: Any) -> Any:
        return jnp.asarray(rows, kind)[:, None]

    experience = Experience(
        observations=jnp.zeros((steps, 1, 1), jnp.int8),
        masks=jnp.zeros((steps, 1, 1), jnp.uint32),
        told=column(told, jnp.int8),
        results=column(results, jnp.int8),
        chosen=jnp.zeros((steps, 1), jnp.int32),
        likelihoods=jnp.zeros((steps, 1)),
        outcomes=column(outcomes, jnp.float32),
    )
    then = jnp.zeros((1, SEATS, 3))
    lesson: learner.Lesson = learner.make_lesson(
        experience, then, experience.told[-1], is_learners, Recipe(trace=trace)
    )
    return lesson


def ended(points: list[int], winner: int) -> list[int]:
    """Return what is noted of a game that has ended."""
    row = [0] * NOTED
    row[: len(points)] = points
    row[NOTED_WINNER], row[NOTED_END] = winner, 1
    return row


def test_results_reach_back() -> None:
    """Without short cuts every choice of a game is worth what its seat reached in the end, seen from that seat."""
    told = [[0, 3], [1, 3], [2, 3], [1, 3]]
    results = [[0] * NOTED] * 3 + [ended([10, 20, 5], 1)]
    lesson = lesson_of(told, results, np.zeros((4, SEATS, 3)), trace=1.0)
    targets = np.asarray(lesson.targets)
    points = {0: 10, 1: 20, 2: 5}
    for step, (actor, seats) in enumerate(told):
        for distance in range(SEATS):
            seat = (actor + distance) % seats
            if distance < seats:
                assert targets[step, distance, WIN] == (seat == 1)
                assert targets[step, distance, POINTS] == pytest.approx(points[seat] / POINTS_SCALE)
                assert (targets[step, distance, LEAD] > 0.5) == (seat == 1)
    advantages = np.asarray(lesson.advantages)
    assert (advantages[[1, 3]] > 0).all()
    assert (advantages[[0, 2]] < 0).all()


def test_a_trace_falls_back_on_expectations() -> None:
    """Without a trace a choice is worth what the same seat expects at its next choice."""
    told = [[0, 2], [1, 2], [0, 2]]
    outcomes = np.zeros((3, SEATS, 3))
    outcomes[2, 0, WIN] = 0.75
    results = [[0] * NOTED] * 2 + [ended([1, 0], 0)]
    targets = np.asarray(lesson_of(told, results, outcomes, trace=0.0).targets)
    assert targets[0, 0, WIN] == 0.75
    assert targets[1, 0, WIN] == 0.0
    assert targets[2, 0, WIN] == 1.0


def test_a_learner_does_not_trust_what_another_expects() -> None:
    """Against another only the learner's own choices count, those of which the next one or the end is seen."""
    told = [[0, 2], [1, 2], [0, 2], [1, 2]]
    outcomes = np.zeros((4, SEATS, 3))
    outcomes[1, :2, WIN] = outcomes[3, :2, WIN] = 0.9, 0.1  # guesses about positions that the learner never has
    outcomes[2, :2, WIN] = 0.25, 0.75
    goes_on = [[0] * NOTED] * 4
    cut = lesson_of(told, goes_on, outcomes, 1.0, learner.one_seat)
    assert cut.counts.tolist() == [True, False, False, False]
    assert cut.targets[0, :2, WIN].tolist() == [0.25, 0.75]
    over = lesson_of(told, [*goes_on[:3], ended([1, 9], 1)], outcomes, 1.0, learner.one_seat)
    assert over.counts.tolist() == [True, False, True, False]
    assert over.targets[0, :2, WIN].tolist() == over.targets[2, :2, WIN].tolist() == [0.0, 1.0]
