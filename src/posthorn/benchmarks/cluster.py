"""What Ray costs and brings on clusters of this computer.

Games per second, beside as many processes without Ray; choices per second that networks learn from, beside one
training without Ray, which uses all cores.
"""

from __future__ import annotations

import logging
import os
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from posthorn.arena.entrant import Entrant
from posthorn.arena.seating import PlayedGame, play_seating, seatings_of, warm_up
from posthorn.benchmarks.playing import ITERATIONS, learning_rate
from posthorn.game import Options
from posthorn.hosting.cluster import Cluster, import_ray
from posthorn.hosting.workers import Workers, gather

if TYPE_CHECKING:
    from posthorn.training.training import Plan

PLAYERS = ("postmaster", "count")  # one that takes no time to choose, and one that takes some
NODES = (1, 2)
PASSES = 3  # of which the best counts: other programs can only slow it down
OPTIONS = Options.of(2, "italian", [])
SMALL = (128, 2)  # the network that learns, as those of the weaker players
STORE = 80_000_000  # bytes for the objects of a node, about the least that Ray takes


def bench_cluster(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Return the games and choices per second of each way, how long it takes to the first game, and ratios."""
    from posthorn.training.recipe import recipe_for_this_computer
    from posthorn.training.training import Plan, Training

    progress("learning without Ray")
    plan = Plan(ITERATIONS + 1, size=SMALL)
    alone = learning_rate(Training(recipe_for_this_computer({}), plan, 1))
    figures: dict[str, Any] = {"learning_alone": alone}
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
            progress(f"{count} of {NODES[-1]}: learning")
            figures |= measure_learning(count, cluster, plan, alone)
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


def measure_learning(count: int, cluster: Cluster, plan: Plan, alone: float) -> dict[str, Any]:
    """Return how many choices per second the nodes learn from, and over a training without Ray."""
    from posthorn.training.cluster_training import ClusterTraining

    with closing(ClusterTraining({}, plan, 1, cluster)) as training:
        rate = learning_rate(training)
    return {f"learning_{count}_nodes": rate, f"learning_{count}_nodes_over_alone": rate / alone}


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
        warnings.filterwarnings("ignore", "os.fork", RuntimeWarning)  # JAX is asleep while a node is started
        nodes: Any = LocalCluster(initialize_head=True, head_node_args=head)
        try:
            for _ in range(count - 1):
                nodes.add_node(**room)
            yield str(nodes.address)
        finally:
            ray.shutdown()
            nodes.shutdown()
