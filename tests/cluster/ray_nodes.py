"""A Ray cluster of two nodes on this computer, run as a program: the end of its input ends it.

It prints its address. ``kill`` ends the second node, ``add`` starts another if it is dead; a line says
when that is done.
"""

from __future__ import annotations

import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

if __name__ == "__main__":
    room: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    # Were they nice, nodes would wait for all other tests; and a dead one is noticed within two seconds, not fifteen.
    settings = {"worker_niceness": 0, "health_check_period_ms": 300}
    head = {**room, "include_dashboard": False, "_system_config": settings}
    with TemporaryDirectory(prefix="posthorn-", ignore_cleanup_errors=True) as folder:
        os.environ |= {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        from ray.cluster_utils import Cluster

        cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        second = cluster.add_node(**room)
        print(cluster.address, flush=True)
        for line in sys.stdin:
            if line == "kill\n":
                cluster.remove_node(second, allow_graceful=False)
                second = None
            elif second is None:
                second = cluster.add_node(**room)
            print("done", flush=True)
        cluster.shutdown()
