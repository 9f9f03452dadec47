"""A Ray cluster of two nodes on this computer, run as a program: ``kill`` ends the second, the end of the input both.

It prints its address, and a line when the node is dead.
"""

from __future__ import annotations

import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

if __name__ == "__main__":
    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    # Were they nice, nodes would wait for all other tests.
    head = {**room, "include_dashboard": False, "_system_config": {"worker_niceness": 0}}
    with TemporaryDirectory(prefix="posthorn-", ignore_cleanup_errors=True) as folder:
        os.environ |= {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        from ray.cluster_utils import Cluster

        cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        second = cluster.add_node(**room)
        print(cluster.address, flush=True)
        for _ in sys.stdin:
            cluster.remove_node(second, allow_graceful=False)
            print("killed", flush=True)
        cluster.shutdown()
