"""The command ``posthorn train``."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import numpy as np

from posthorn.hosting.cluster import Cluster, ClusterError
from posthorn.hosting.process import CallFailed, ProcessLost
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, rounded
from posthorn.locale.system import reason_of
from posthorn.players.network import BLOCK_COUNT, WIDTH, Weights, read_weights
from posthorn.training.cluster_training import ClusterTraining
from posthorn.training.measuring import Measuring, Strength
from posthorn.training.recipe import recipe_for_this_computer
from posthorn.training.tables import TABLE_SIZES
from posthorn.training.training import OtherSizeError, Plan, Progress, Training

FAILED = 1
WRONG_USE = 2
ITERATIONS = 1600  # where nobody says how long
CHECKPOINT = "checkpoint.npz"
NETWORK = "network.npz"
CURVE = "curve.jsonl"
SECONDS_BETWEEN_LINES = 10
SECONDS_BETWEEN_CHECKPOINTS = 120


class TrainingError(ValueError):
    """What was asked for cannot be trained. ``code`` and ``details`` name the message in the locale files."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return Texts()(f"train-{self.code}", **self.details)


@dataclass(frozen=True)
class Order:
    """What kind of training is asked for: how long, which network, with the networks of which files."""

    iterations: int | None = None
    minutes: float | None = None
    width: int = WIDTH
    blocks: int = BLOCK_COUNT
    seats: Sequence[int] = TABLE_SIZES  # tables have, each as often as it is named
    start: Sequence[str] = ()  # of several networks the mean
    teacher: Sequence[str] = ()
    opponent: str | None = None
    guest: str | None = None

    def plan(self) -> Plan:
        """Return the plan, with what the files hold."""
        if self.opponent and self.guest:
            raise TrainingError("opponent-and-guest")
        has_end = self.iterations is not None or self.minutes is not None
        return Plan(
            iterations=self.iterations if has_end else ITERATIONS,
            seconds=None if self.minutes is None else self.minutes * 60,
            size=(self.width, self.blocks),
            seats=self.seats,
            start=_mean_of(self.start),
            teacher=_mean_of(self.teacher),
            opponent=_network_of(self.opponent),
            guest=_network_of(self.guest),
        )


def _mean_of(files: Sequence[str]) -> Weights | None:
    """Return the mean of the networks in files, if any are named."""
    if not files:
        return None
    networks = [_read(file) for file in files]
    shapes = [{name: weight.shape for name, weight in network.items()} for network in networks]
    for file, shape in zip(files, shapes, strict=True):
        if shape != shapes[0]:
            raise TrainingError("no-mean", first=files[0], file=file)
    return {name: np.mean([network[name] for network in networks], 0) for name in networks[0]}


def _network_of(file: str | None) -> Weights | None:
    """Return the network in a file, if one is named."""
    return None if file is None else _read(file)


def _read(file: str) -> Weights:
    """Return the network in a file, or raise ``TrainingError``."""
    try:
        with Path(file).expanduser().open("rb") as stream:
            return read_weights(stream)
    except OSError as error:
        raise TrainingError("unreadable", file=file, reason=reason_of(error, Texts())) from error
    except (ValueError, BadZipFile) as error:
        raise TrainingError("no-network", file=file) from error


def train(
    out: str, order: Order, given: dict[str, Any], seed: int, keep: list[int], cluster: str | None, *, resume: bool
) -> int:
    """Train a network and write it into a folder; return the exit status.

    ``given`` are the numbers of the recipe that somebody chose.
    """
    folder = Path(out).expanduser()
    checkpoint = folder / CHECKPOINT
    if checkpoint.exists() and not resume:
        return _complain(TrainingError("exists", file=str(checkpoint)))
    if resume and not checkpoint.exists():
        return _complain(TrainingError("nothing-to-resume", file=str(checkpoint)))
    try:
        with _training(given, order.plan(), seed, cluster) as training:
            if resume:
                _load(training, checkpoint)
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / CURVE).open("a", encoding="utf-8", buffering=1) as curve, Measuring() as measuring:
                _run(training, folder, keep, measuring, lambda figures: print(json.dumps(figures), file=curve))
    except (TrainingError, ClusterError) as error:
        return _complain(error)
    except CallFailed as error:
        return _complain(error, FAILED)
    except ProcessLost as error:
        return _complain(error.explain(Texts()), FAILED)
    return 0


@contextmanager
def _training(given: dict[str, Any], plan: Plan, seed: int, address: str | None) -> Iterator[Training]:
    """Prepare a training, on this computer or on a cluster."""
    if address is None:
        yield Training(recipe_for_this_computer(given), plan, seed)
        return
    # A GPU of this computer is for the node that it may be as well.
    jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
    with closing(Cluster(address)) as cluster, closing(ClusterTraining(given, plan, seed, cluster)) as training:
        yield training


def _load(training: Training, checkpoint: Path) -> None:
    """Go on from a checkpoint, or raise ``TrainingError``."""
    try:
        training.load(checkpoint)
    except OtherSizeError:
        raise TrainingError("other-size", file=str(checkpoint)) from None
    except (ValueError, BadZipFile):
        raise TrainingError("no-network", file=str(checkpoint)) from None


def _run(
    training: Training, folder: Path, keep: list[int], measuring: Measuring, note: Callable[[dict[str, Any]], None]
) -> None:
    began = told = saved = time.monotonic()
    strength: Strength | None = None
    while training.share_done() < 1:
        progress = training.iterate()
        now = time.monotonic()
        note({"seconds": round(now - began, 1), **asdict(progress)})
        is_last = training.share_done() >= 1
        if training.iteration in keep:
            training.write_network(folder / f"network-{training.iteration}.npz")
        if is_last or now - saved > SECONDS_BETWEEN_CHECKPOINTS:
            training.save(folder / CHECKPOINT)
            training.write_network(folder / NETWORK)
            saved = now
        found = measuring.finished(wait=is_last)
        if found is None or is_last:
            measuring.begin(training.weights, training.iteration)
            found = measuring.finished(wait=is_last) or found
        if found is not None:
            strength = found
            note(asdict(found))
        if is_last or now - told > SECONDS_BETWEEN_LINES:
            print(_line(progress, training.share_done(), strength), file=sys.stderr, flush=True)
            told = now


def _line(progress: Progress, share: float, strength: Strength | None) -> str:
    """Say how far the training is and how well it goes."""
    texts = Texts()
    line = texts(
        "train-progress",
        iteration=str(progress.iteration),
        done=rounded(share, texts, "percent"),
        speed=decimal(progress.new_choices / (progress.play_seconds + progress.learn_seconds), texts, 0),
        entropy=decimal(progress.entropy, texts),
        rounds=decimal(progress.rounds, texts, 1),
        points=decimal(progress.winners_points, texts, 1),
    )
    if strength is None:
        return line
    wins = {"two": strength.of_two, "four": strength.of_four, "modules": strength.of_two_with_modules}
    shares = {name: rounded(share, texts, "percent") for name, share in wins.items()}
    return f"{line} · {texts('train-strength', iteration=str(strength.iteration), **shares)}"


def _complain(fault: object, status: int = WRONG_USE) -> int:
    print(f"posthorn train: {fault}", file=sys.stderr)
    return status
