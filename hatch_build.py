"""The build hook: wheel and source distribution hold the browser client and the documentation, built on the way.

Whoever builds a wheel from the source distribution finds both there, and needs neither Node.js nor Sphinx.
"""

import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client
import documents
import sbom

ROOT = Path(__file__).parent


class PackageHook(BuildHookInterface[Any]):
    """Build what is not Python into the package before it is put together."""

    def dependencies(self) -> list[str]:
        """Ask for what builds the client and the documentation, where they are not there and the computer cannot."""
        described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        groups = described["dependency-groups"]
        node = [] if client.is_built() or client.has_node() else groups["node"]
        # The reference is made of docstrings, and these can only be read where the package can be imported.
        sphinx = [] if documents.is_built() else [*groups["docs"], *described["project"]["dependencies"]]
        return [*node, *sphinx]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, and have their files taken along although git ignores them.

        An editable install is a checkout's, and ./play builds them there.
        """
        if version == "editable":
            return
        client.prepare()
        documents.prepare(code=True)
        for folder in (client.CLIENT, documents.SITE):
            build_data["artifacts"].append(f"{folder.relative_to(ROOT).as_posix()}/**")
        if self.target_name == "wheel":
            self._folder = TemporaryDirectory()
            bill = Path(self._folder.name) / "posthorn.cdx.json"
            bill.write_text(sbom.text(), "utf-8")
            build_data["sbom_files"].append(str(bill))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Tidy up."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
