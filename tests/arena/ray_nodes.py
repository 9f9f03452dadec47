"""A Ray cluster of two nodes on this computer, run as a program: ``kill`` ends the second, the end of the input both.

It prints its address, and a line when the node is dead.
"""

from __future__ import annotations

import os
import sys
from typing import Any

if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    head = {**room, "include_dashboard": False, "_system_config": {"worker_niceness": 0}}  # else other tests come first
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(**room)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()
