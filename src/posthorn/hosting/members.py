"""Work on many machines that goes on and remembers: an object in a process of its own on each node of a Ray cluster."""

from __future__ import annotations

import socket
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from posthorn.hosting.cluster import Cluster, ClusterError, pack, unpack
from posthorn.hosting.process import CallFailed, ProcessLost


class Place(NamedTuple):
    """Where a member is: one of the GPUs of a node, or the whole node where none has a GPU."""

    node: str
    gpu: int | None
    cores: int


class Members:
    """An object on each GPU of a cluster, or on each node where none has a GPU, made there when it is first called.

    ``make`` is given a number that no other member has had. Nodes may come and go: a lost member is not waited for,
    and whenever all are called there is one on each node that is there then.
    """

    def __init__(self, cluster: Cluster, make: Callable[[int], object]) -> None:
        self._ray = cluster.ray
        self._cluster = cluster
        self._make = make
        self._members: dict[Place, Any] = {}
        self._started = 0

    def call(self, method: str, *arguments: object) -> list[Any]:
        """Call a method of all members at the same time, and return what they return, the oldest member's first.

        Arguments and results must pickle. Raise ``CallFailed`` where the method of one fails, and ``ProcessLost`` where
        no member is left.
        """
        for place in places(self._cluster.nodes()):
            if place not in self._members:
                self._start(place)
        ready = [self._ray.put(argument) for argument in arguments]  # once for all of them
        under_way = {place: member.call.remote(method, *ready) for place, member in self._members.items()}
        results = []
        reason = ""
        for place, reference in under_way.items():
            try:
                result, failure = self._ray.get(reference)
            except self._ray.exceptions.RayError as error:
                del self._members[place]
                reason = str(error)
                continue
            if failure is not None:
                raise CallFailed(failure)
            results.append(result)
        if not results:
            raise ProcessLost("given-up", reason=reason)
        return results

    def close(self) -> None:
        """End all members."""
        for member in self._members.values():
            with suppress(Exception):
                self._ray.kill(member)

    def _start(self, place: Place) -> None:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        kind = self._ray.remote(
            num_cpus=place.cores,
            num_gpus=0 if place.gpu is None else 1,
            scheduling_strategy=NodeAffinitySchedulingStrategy(place.node, soft=False),
        )(_Member)
        self._members[place] = kind.remote(pack(partial(self._make, self._started)))
        self._started += 1


def places(nodes: list[dict[str, Any]]) -> list[Place]:
    """Return the places for members on nodes that Ray has told of."""
    gpus = {node["NodeID"]: int(node["Resources"].get("GPU", 0)) for node in nodes}
    if any(gpus.values()):
        return [Place(node, gpu, 1) for node, count in gpus.items() for gpu in range(count)]
    return [Place(node["NodeID"], None, int(node["Resources"]["CPU"])) for node in nodes]


class _Member:
    """What holds a member's object, in a process of a node."""

    def __init__(self, order: bytes) -> None:
        self._order = order
        self._object: object | None = None

    def call(self, method: str, *arguments: object) -> tuple[Any, str | None]:
        """Return what a method of the object returns, or why it did not."""
        try:
            if self._object is None:
                (make,) = unpack(self._order)
                self._object = make()
            return getattr(self._object, method)(*arguments), None
        except ModuleNotFoundError as error:
            return None, str(ClusterError("no-package", node=socket.gethostname(), package=error.name or ""))
        except ClusterError as error:
            return None, str(error)
        except Exception:
            return None, traceback.format_exc()
