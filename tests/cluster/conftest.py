"""A Ray cluster of two nodes that all tests here share."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator

import pytest

from posthorn.hosting.cluster import import_ray
from tests.cluster import ray_nodes

PATIENCE = 60  # seconds, far more than it takes


class Nodes:
    """A cluster of two nodes in a program of its own, which ends with the tests."""

    def __init__(self) -> None:
        self._program = subprocess.Popen(
            [sys.executable, ray_nodes.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        assert self._program.stdout is not None
        self.address = self._program.stdout.readline().strip()

    def kill_second(self) -> None:
        """Kill the second node, and wait until it is dead."""
        self._tell("kill")

    def bring_back_second(self) -> None:
        """Start another second node, if it is dead, and wait until it is there."""
        self._tell("add")

    def _tell(self, order: str) -> None:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(f"{order}\n")
        self._program.stdin.flush()
        assert self._program.stdout.readline() == "done\n"

    def end(self) -> None:
        """End the cluster."""
        self._program.communicate(timeout=PATIENCE)


@pytest.fixture(scope="package", autouse=True)
def logs_as_before() -> Iterator[None]:
    """Undo what Ray does to every log of a process that imports it: other tests compare logs."""
    factory = logging.getLogRecordFactory()
    yield
    logging.setLogRecordFactory(factory)


@pytest.fixture(scope="package")
def nodes() -> Iterator[Nodes]:
    """Start a cluster, and connect to it for all tests."""
    nodes = Nodes()
    try:
        yield nodes
    finally:
        nodes.end()


@pytest.fixture(scope="package")
def address(nodes: Nodes) -> Iterator[str]:
    """Connect this process to the cluster, as a program with its own connection would."""
    ray = import_ray()
    ray.init(address=nodes.address, log_to_driver=False, logging_level=logging.CRITICAL)
    yield nodes.address
    ray.shutdown()


@pytest.fixture
def mortal(nodes: Nodes, address: str) -> Iterator[Nodes]:
    """Return the cluster for a test that may kill its second node, and bring that back."""
    yield nodes
    nodes.bring_back_second()
