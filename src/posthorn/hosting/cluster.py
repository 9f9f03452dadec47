"""Tasks on many machines: Ray hands them to the nodes of a cluster, and those of a lost node to others.

A task depends on nothing but its arguments, so it does not matter where, when or how often it is carried out. Small
tasks travel in parcels that take about as long as it takes Ray to handle many.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from posthorn.hosting.process import CallFailed, ProcessLost
from posthorn.locale import Texts
from posthorn.locale.spoken import speak, spoken
from posthorn.locale.system import reason_of

# Not new syntax: Python 3.11 has no type parameters.
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

PATIENCE = 5.0  # seconds for an address to answer
ATTEMPTS = 10  # at a parcel whose node or process is lost
PARCEL_SECONDS = 0.5  # that a parcel should take
LARGEST_PARCEL = 256
AHEAD = 2  # parcels handed out for each core: while one is in work, the next is there already


class ClusterError(ValueError):
    """The cluster cannot be used. ``code`` and ``details`` name the message in the locale files."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return Texts()(f"cluster-{self.code}", **self.details)


class Parcel(NamedTuple):
    """What came of the tasks of a parcel: all outcomes, or the first ones and the traceback of what failed then."""

    outcomes: list[Any]
    failure: str | None
    seconds: float


class Cluster:
    """The nodes of a Ray cluster, all of which have this very Posthorn; each task keeps so many threads busy.

    A connection that this program has made to Ray by itself is used as it is, and stays.
    """

    def __init__(self, address: str, threads: int = 1) -> None:
        self._threads = threads
        self.ray = import_ray()
        self._is_ours = not self.ray.is_initialized()
        if self._is_ours:
            _connect(self.ray, address)
        try:
            self._check_nodes()
            if not any(node["Resources"]["CPU"] >= threads for node in self.nodes()):
                raise ClusterError("too-few-cores", threads=str(threads))
        except BaseException:
            self.close()
            raise

    @property
    def cores(self) -> int:
        """How many cores the nodes have at the moment, as far as they are for tasks."""
        return int(self.ray.cluster_resources().get("CPU", 0))

    def map(
        self, function: Callable[[Task], Outcome], tasks: Sequence[Task], prepare: Callable[[], None]
    ) -> Generator[Outcome, None, None]:
        """Give the results in the order of the tasks; ending it early ends what is being done for it.

        ``prepare`` is called once in each process that does any. Functions, tasks and results must pickle.
        """
        ray, threads = self.ray, self._threads
        carry_out = ray.remote(num_cpus=threads, max_retries=ATTEMPTS, scheduling_strategy="SPREAD")(_carry_out)
        order = pack(prepare, function)
        under_way: dict[Any, int] = {}  # each parcel's place in the order
        done: dict[int, Parcel] = {}
        given = parcels = turn = 0
        pace = PARCEL_SECONDS  # seconds for a task
        try:
            while given < len(tasks) or under_way:
                slots = max(self.cores // threads, 1)
                while given < len(tasks) and len(under_way) < AHEAD * slots:
                    size = _parcel_size(len(tasks) - given, slots, pace)
                    under_way[carry_out.remote(order, tasks[given : given + size])] = parcels
                    given, parcels = given + size, parcels + 1
                ready, _ = ray.wait([*under_way])
                for reference in ready:
                    parcel = Parcel(*ray.get(reference))
                    done[under_way.pop(reference)] = parcel
                    pace = parcel.seconds / max(len(parcel.outcomes), 1)
                while turn in done:
                    parcel = done.pop(turn)
                    turn += 1
                    yield from parcel.outcomes
                    if parcel.failure is not None:
                        raise CallFailed(parcel.failure)
        except ray.exceptions.RayError as error:
            raise ProcessLost("given-up", reason=str(error)) from None
        finally:
            for reference in under_way:
                with suppress(Exception):
                    ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leave the cluster: it ends whatever was begun for this program."""
        if self._is_ours:
            self.ray.shutdown()

    def nodes(self) -> list[dict[str, Any]]:
        """Return the nodes that carry out tasks."""
        return [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) > 0]

    def _check_nodes(self) -> None:
        """Raise ``ClusterError`` where a node has no Posthorn or another one: its games might be others."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        # Defined here, it travels whole: a node without Posthorn can carry it out.
        def build_there() -> str:
            try:
                from posthorn.hosting.cluster import build
            except ImportError:
                return ""
            return build()

        ask = self.ray.remote(num_cpus=0)(build_there)
        nodes = self.nodes()
        answers = [
            ask.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)).remote()
            for node in nodes
        ]
        for node, answer in zip(nodes, answers, strict=True):
            name = node["NodeManagerHostname"]
            try:
                found = self.ray.get(answer)
            except self.ray.exceptions.RayError:
                continue  # it has left in the meantime
            if not found:
                raise ClusterError("no-posthorn", node=name, version=version("posthorn"))
            if found != build():
                raise ClusterError("other-posthorn", node=name, theirs=found, ours=build())


def build() -> str:
    """Return this Posthorn's version and a digest of all that decides how a game goes: "0.1.0 (1f2e3d4c)"."""
    package = Path(__file__).resolve().parent.parent
    digest = sha256()
    for pattern in ("*.py", "*.toml", "*.npz"):
        for file in sorted(package.rglob(pattern)):
            digest.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return f"{version('posthorn')} ({digest.hexdigest()[:8]})"


def pack(*content: object) -> bytes:
    """Return what a node can ``unpack``."""
    return pickle.dumps((spoken(), build(), content))


def unpack(order: bytes) -> tuple[Any, ...]:
    """Return what was packed, and speak the language of whoever packed it.

    Raise ``ClusterError`` where that was done by another Posthorn, as at a node that has joined in the middle.
    """
    language, ours, content = pickle.loads(order)
    speak(language)
    if ours != build():
        raise ClusterError("other-posthorn", node=socket.gethostname(), theirs=build(), ours=ours)
    unpacked: tuple[Any, ...] = content
    return unpacked


def _parcel_size(left: int, slots: int, pace: float) -> int:
    """Return how many tasks to send together; towards the end fewer, so that all nodes are done at the same time."""
    quick_enough = int(PARCEL_SECONDS / max(pace, 1e-9))
    return max(1, min(quick_enough, LARGEST_PARCEL, left // (AHEAD * slots)))


_order = b""  # that this process was last prepared for
_function: Callable[[Any], Any] | None = None


def _carry_out(order: bytes, tasks: Sequence[Any]) -> tuple[list[Any], str | None, float]:
    """Carry out tasks in a process of a node."""
    global _order, _function
    outcomes: list[Any] = []
    began = time.perf_counter()
    try:
        if order != _order:
            prepare, _function = unpack(order)
            prepare()
            _order, began = order, time.perf_counter()
        assert _function is not None
        for task in tasks:
            outcomes.append(_function(task))
    except ClusterError as error:
        return outcomes, str(error), 0.0
    except (Exception, SystemExit):
        return outcomes, traceback.format_exc(), time.perf_counter() - began
    return outcomes, None, time.perf_counter() - began


def import_ray() -> Any:
    """Import Ray, told to keep to itself: it writes about lost nodes to standard output, which is for results alone."""
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect to a cluster, or raise ``ClusterError``."""
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (OSError, ValueError, RuntimeError, SystemExit) as error:
        raise ClusterError("refused", address=address, reason=str(error).partition("\n")[0]) from None


def _knock(address: str) -> None:
    """Find out in good time whether anybody answers: Ray would wait for two minutes and end the program."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit() or int(port) > 65535:
        return  # "auto" and the like; what is wrong with anything else, Ray says
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise ClusterError("silent", address=address, reason=reason_of(error, Texts())) from None
