"""Members of a cluster: one on each node, which remembers; nodes may come and go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from posthorn.hosting import cluster as cluster_module
from posthorn.hosting.cluster import Cluster
from posthorn.hosting.members import Members, Place, places
from posthorn.hosting.process import CallFailed, ProcessLost
from tests.cluster.conftest import Nodes
from tests.cluster.tasks import Counter

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]


@pytest.fixture
def members(mortal: Nodes) -> Iterator[Members]:
    """Return members that count."""
    members = Members(Cluster(mortal.address), Counter)
    yield members
    members.close()


def test_nodes_come_and_go(members: Members, mortal: Nodes) -> None:
    """Every node has a member that remembers; a lost one is not waited for, and a new node has a new one."""
    assert members.call("count", 1) == [(0, 1), (1, 1)]
    assert members.call("count", 2) == [(0, 3), (1, 3)]
    mortal.kill_second()
    [(survivor, count)] = members.call("count", 1)
    assert count == 4
    mortal.bring_back_second()
    again, (newcomer, first) = members.call("count", 1)
    assert again == (survivor, 5)
    assert newcomer > 1
    assert first == 1


def test_what_goes_wrong_is_said(members: Members, monkeypatch: pytest.MonkeyPatch) -> None:
    """A method that fails, a package that a node lacks, another Posthorn, no member left: each is told."""
    with pytest.raises(CallFailed, match="nought is too few"):
        members.call("fail")
    with pytest.raises(CallFailed, match="of the cluster has no optax; install there what is installed here"):
        members.call("need_a_package")
    members.close()
    with pytest.raises(ProcessLost, match="Ray gave up"):
        members.call("count", 1)
    monkeypatch.setattr(cluster_module, "build", lambda: "9.9.9 (abcdef01)")
    with pytest.raises(CallFailed, match=r"and here it is 9\.9\.9"):
        members.call("count", 1)


def test_every_gpu_has_a_member() -> None:
    """Where there are GPUs, a member has one of them; nodes without any have members only where no node has one."""

    def node(name: str, **resources: float) -> dict[str, Any]:
        return {"NodeID": name, "Resources": resources}

    assert places([node("a", CPU=16.0, GPU=2.0), node("b", CPU=4.0)]) == [Place("a", 0, 1), Place("a", 1, 1)]
    assert places([node("a", CPU=16.0), node("b", CPU=4.0)]) == [Place("a", None, 16), Place("b", None, 4)]
