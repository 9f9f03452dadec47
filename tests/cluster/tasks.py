"""What the tests of clusters let nodes do."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from posthorn.arena.seating import PlayedGame, Seating, play_seating
from posthorn.hosting.cluster import Cluster
from posthorn.hosting.workers import pass_on


def nothing() -> None:
    """Need no preparation."""


def play_there(seating: Seating) -> tuple[PlayedGame, str]:
    """Play a game, not too fast; return the node on which it was played too."""
    import ray

    time.sleep(0.1)
    return play_seating(seating), ray.get_runtime_context().get_node_id()


def fail_at_three(number: int) -> int:
    """Return a number, if it is not 3."""
    if number == 3:
        raise ValueError("three is too many")
    return number


def linger(folder: Path) -> None:
    """Note the number of this process, and do not end."""
    (folder / str(os.getpid())).touch()
    while True:
        time.sleep(60)


def is_running(process: int) -> bool:
    """Return whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def tell(outcome: Any) -> None:
    """Say what came of a task."""
    print(outcome)


def linger_on(address: str, folder: str) -> None:
    """Let the nodes linger until somebody interrupts it; say why it has ended."""
    print(pass_on(linger, [Path(folder)] * 4, Cluster(address), nothing, tell))


class Counter:
    """A member of a cluster that remembers how often it was called."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._calls = 0

    def count(self, step: int) -> tuple[int, int]:
        """Return the member's number, and the sum of the steps."""
        self._calls += step
        return self._number, self._calls

    def fail(self) -> None:
        """Fail at the first member."""
        if self._number == 0:
            raise ValueError("nought is too few")

    def need_a_package(self) -> None:
        """Need what no node has."""
        raise ModuleNotFoundError("No module named 'optax'", name="optax")
