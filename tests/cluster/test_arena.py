"""The arena on a Ray cluster: the same games as alone, whatever happens to its nodes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from posthorn.arena.entrant import Entrant
from posthorn.arena.match import play_match
from posthorn.arena.seating import PlayedGame, seatings_of
from posthorn.arena.simulate import spread
from posthorn.benchmarks import cluster as benchmark
from posthorn.cli import run
from posthorn.game import Options
from posthorn.hosting import cluster as cluster_module
from posthorn.hosting.cluster import Cluster, ClusterError
from posthorn.hosting.process import CallFailed
from posthorn.hosting.workers import INTERRUPTED, gather
from tests.cluster.conftest import PATIENCE, Nodes
from tests.cluster.tasks import fail_at_three, is_running, nothing, play_there

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]

SHORT = ("--switch", "max_rounds=4", "--json")
ROOT = Path(__file__).parents[2]
PLAYERS = (Entrant("postmaster"), Entrant("random"))
# Not by -m: the nodes find functions by the names of their modules.
LINGER = "import sys; from tests.cluster.tasks import linger_on; linger_on(*sys.argv[1:])"


def without_time(data: Any) -> Any:
    """Leave out what depends on the computer."""
    if isinstance(data, dict):
        return {name: without_time(value) for name, value in data.items() if name not in ("time", "seconds", "file")}
    return [without_time(value) for value in data] if isinstance(data, list) else data


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """Return the JSON objects that a command prints, and nothing else."""
    assert run(arguments, {}) == 0, capsys.readouterr().err
    return [without_time(json.loads(line)) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("127.0.0.1:9", "the cluster at 127.0.0.1:9 does not answer: nothing is listening there"),
        ("nowhere", "the cluster nowhere cannot be used: Invalid address format: nowhere"),
    ],
)
def test_wrong_addresses(given: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong with an address is said in one line.

    It comes before the tests that connect this process to a cluster.
    """
    folder = tmp_path / "training"
    for command in ("match random random", "study", "ladder --players random,postmaster", f"train {folder}"):
        assert run((*command.split(), "--cluster", given), {}) == 2
        assert capsys.readouterr().err.strip().endswith(said)
    assert not folder.exists()


def test_workers_are_for_one_computer(capsys: pytest.CaptureFixture[str]) -> None:
    """--workers and --cluster exclude each other."""
    assert run(("match", "random", "random", "--cluster", "auto", "--workers", "2"), {}) == 2
    assert "--workers is for this computer" in capsys.readouterr().err


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where Ray is not installed, the command says how to install it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(("match", "random", "random", "--cluster", "auto"), {}) == 1
    assert "pip install 'posthorn[cluster]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ("match", "postmaster", "random", "--games", "12", *SHORT),
        ("ladder", "--players", "postmaster,random", "--games", "12", *SHORT),
        ("study", "--player", "postmaster", "--games", "6", "--seats", "2", "--out", "study", *SHORT),
    ],
    ids=lambda command: command[0],
)
def test_same_results_as_alone(
    command: tuple[str, ...],
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With --cluster a command prints what it prints without."""
    monkeypatch.chdir(tmp_path)
    alone = printed(capsys, *command, "--workers", "0")
    assert printed(capsys, *command, "--cluster", address) == alone


@pytest.mark.parametrize(
    ("players", "games"), [("random", 70), ("postmaster,random", 8)], ids=["side by side", "one by one"]
)
def test_same_dataset_as_alone(
    players: str, games: int, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The rows of a dataset are the same, and in the same order, whether its games are played side by side or not."""
    tables = []
    for name, way in (("alone", ("--workers", "1")), ("nodes", ("--cluster", address))):
        file = tmp_path / f"{name}.parquet"
        printed(capsys, "dataset", str(file), "--players", players, "--seats", "2", "--games", str(games), *SHORT, *way)
        tables.append(parquet.read_table(file))
    assert tables[0].num_rows > 0
    assert tables[0].equals(tables[1])


def test_several_games_are_reviewed(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Reviews of several records are printed in their order, each as it would be by itself."""
    records = ("--records", str(tmp_path), "--games", "2", "--workers", "0")
    printed(capsys, "match", "postmaster", "random", "--switch", "max_rounds=3", "--json", *records)
    files = [str(file) for file in sorted(tmp_path.glob("*.txt"))]
    assert len(files) == 2
    alone = [printed(capsys, "review", file, "--worlds", "2", "--json")[0] for file in files]
    assert alone[0] != alone[1]
    assert printed(capsys, "review", *files, "--worlds", "2", "--json", "--cluster", address) == alone


def test_a_failing_task_ends_it(address: str) -> None:
    """The results before the task that fails are kept, and its traceback says why there are no more."""
    outcomes, stopped = gather(fail_at_three, range(6), Cluster(address), nothing, lambda outcome: None)
    assert outcomes == [0, 1, 2]
    assert "three is too many" in stopped
    with pytest.raises(CallFailed):
        list(Cluster(address).map(fail_at_three, [3], nothing))


def test_ways_are_measured_beside_each_other(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark has a rate for processes and for nodes, and their ratio."""
    monkeypatch.setattr(benchmark, "PASSES", 1)
    figures = benchmark.measure(2, Cluster(address), {"postmaster": 8})
    over = figures["postmaster_2_nodes"] / figures["postmaster_2_processes"]
    assert figures["postmaster_2_nodes_over_processes"] == over > 0


def test_cores_are_enough_for_the_threads(address: str) -> None:
    """No node has two cores, so a player with two threads is refused before anything is played."""
    with pytest.raises(ClusterError, match="the 2 cores"):
        Cluster(address, threads=2)


def test_every_node_has_this_posthorn(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A node with another Posthorn would play other games: the command names it and both versions."""
    monkeypatch.setattr(cluster_module, "build", lambda: "9.9.9 (abcdef01)")
    assert run(("match", "random", "random", "--cluster", address, "--language", "de"), {}) == 2
    complaint = capsys.readouterr().err
    assert "posthorn match: der Knoten" in complaint
    assert "hier läuft 9.9.9 (abcdef01)" in complaint
    monkeypatch.setattr(Cluster, "_check_nodes", lambda cluster: None)  # as if the node had joined later
    _, stopped = gather(fail_at_three, [0], Cluster(address), nothing, lambda outcome: None)
    assert "des Clusters hat Posthorn" in stopped  # the node speaks the language of who asks


def test_an_interrupt_leaves_nothing_behind(nodes: Nodes, tmp_path: Path) -> None:
    """Ctrl-C ends the tasks that are being done on the nodes, in the middle of them."""
    program = subprocess.Popen(
        [sys.executable, "-c", LINGER, nodes.address, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    deadline = time.monotonic() + PATIENCE
    while len(list(tmp_path.iterdir())) < 2:
        assert time.monotonic() < deadline
        assert program.poll() is None
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    output, _ = program.communicate(timeout=PATIENCE)
    assert output == f"{INTERRUPTED}\n"
    busy = [int(file.name) for file in tmp_path.iterdir()]
    while any(map(is_running, busy)):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_lost_node_changes_nothing_but_the_time(mortal: Nodes) -> None:
    """A node is killed in the middle of its games: the others play these too, and all come in their order."""
    options = Options.of(2, "italian", [], max_rounds=4)
    tasks = list(seatings_of(options, PLAYERS, 12, spread(1)))
    played: list[PlayedGame] = []
    places: list[str] = []

    def watch(outcome: tuple[PlayedGame, str]) -> None:
        played.append(outcome[0])
        places.append(outcome[1])
        if len(set(places)) == 2 and len(played) < len(tasks) // 2 and not killed:
            killed.append(len(played))
            mortal.kill_second()

    killed: list[int] = []
    _, stopped = gather(play_there, tasks, Cluster(mortal.address), nothing, watch)
    assert stopped == ""
    assert killed
    assert len(set(places[-6:])) == 1
    alone = play_match(options, PLAYERS, len(tasks), 1, workers=0)
    assert [(game.deal, game.rotation, game.scores, game.plies) for game in played] == [
        (game.deal, game.rotation, game.scores, game.plies) for game in alone.games
    ]
