"""What Ray costs and brings: games per second on clusters of this computer, beside as many processes without Ray."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

from posthorn.arena.entrant import Entrant
from posthorn.arena.seating import PlayedGame, play_seating, seatings_of, warm_up
from posthorn.game import Options
from posthorn.hosting.cluster import Cluster, import_ray
from posthorn.hosting.workers import Workers, gather

PLAYERS = ("postmaster", "count")  # one that takes no time to choose, and one that takes some
NODES = (1, 2)
PASSES = 3  # of which the best counts: other programs can only slow it down
OPTIONS = Options.of(2, "italian", [])
STORE = 80_000_000  # bytes for the objects of a node, about the least that Ray takes


def bench_cluster(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Return the games per second of each way, how long it takes to the first game, and ratios."""
    figures: dict[str, Any] = {}
    sizes = {player: max(20, round(_rate(player, 1, 10)[0] * seconds)) for player in PLAYERS}
    for count in NODES:
        progress(f"{count} of {NODES[-1]}: starting a cluster, then {PASSES} passes")
        with _started(count) as address:
            began = time.perf_counter()
            import_ray().init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
            cluster = Cluster(address)
            connecting = time.perf_counter() - began
            figures |= measure(count, cluster, sizes)
            figures[f"seconds_to_first_game_{count}_nodes"] += connecting
    for player in PLAYERS:
        for way in ("processes", "nodes"):
            figures[f"{player}_2_over_1_{way}"] = figures[f"{player}_2_{way}"] / figures[f"{player}_1_{way}"]
    return figures


def measure(count: int, cluster: Cluster, sizes: dict[str, int]) -> dict[str, Any]:
    """Return how fast each player's games are played by processes and by as many nodes, in turns."""
    found: dict[str, list[float]] = {}
    firsts: dict[str, float] = {}
    for _ in range(PASSES):
        for player, games in sizes.items():
            for way, workers in (("processes", count), ("nodes", cluster)):
                rate, first = _rate(player, workers, games)
                found.setdefault(f"{player}_{count}_{way}", []).append(rate)
                firsts.setdefault(f"seconds_to_first_game_{count}_{way}", first)
    best = {name: max(rates) for name, rates in found.items()}
    ratios = {
        f"{player}_{count}_nodes_over_processes": best[f"{player}_{count}_nodes"] / best[f"{player}_{count}_processes"]
        for player in sizes
    }
    return {**best, **firsts, **ratios}


def _rate(player: str, workers: Workers, games: int) -> tuple[float, float]:
    """Return the games per second once the first is over, and the seconds until then."""
    entrants = [Entrant(player)] * OPTIONS.seats
    tasks = list(seatings_of(OPTIONS, entrants, games // OPTIONS.seats, 1))
    moments: list[float] = []

    def watch(game: PlayedGame) -> None:
        moments.append(time.perf_counter())

    began = time.perf_counter()
    played, stopped = gather(play_seating, tasks, workers, partial(warm_up, entrants, OPTIONS), watch)
    if stopped:
        raise RuntimeError(stopped)
    return (len(played) - 1) / (moments[-1] - moments[0]), moments[0] - began


@contextmanager
def _started(count: int) -> Iterator[str]:
    """Start a cluster of nodes on this computer, with a core each; return its address."""
    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": STORE}
    head = {**room, "include_dashboard": False, "_system_config": {"worker_niceness": 0}}  # else others come first
    with TemporaryDirectory(prefix="posthorn-", ignore_cleanup_errors=True) as folder:
        os.environ["RAY_TMPDIR"] = folder
        ray = import_ray()
        from ray.cluster_utils import Cluster as LocalCluster

        logging.getLogger("ray").setLevel(logging.CRITICAL)
        nodes: Any = LocalCluster(initialize_head=True, head_node_args=head)
        try:
            for _ in range(count - 1):
                nodes.add_node(**room)
            yield str(nodes.address)
        finally:
            ray.shutdown()
            nodes.shutdown()
