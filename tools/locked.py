"""What the locks name: the packages that a server runs with, and those that the browser client is built of and with."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "requirements" / "server.txt"
CLIENT = ROOT / "web" / "package-lock.json"

_ENTRY = re.compile(
    r"^(?P<name>[A-Za-z0-9._-]+)(?:\[[^\]]*\])?==(?P<version>[^\s;\\]+)(?P<rest>(?:.*\\\n)*.*)$", re.MULTILINE
)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True, order=True)
class Package:
    """A package that a lock names."""

    ecosystem: str  # as OSV calls it: "PyPI" or "npm"
    name: str
    version: str
    hashes: tuple[
        tuple[str, str], ...
    ]  # of the files that may be installed, each with its algorithm as CycloneDX calls it

    @property
    def purl(self) -> str:
        """Its address among all packages: https://github.com/package-url/purl-spec."""
        return f"pkg:{self.ecosystem.lower()}/{quote(self.name, safe='/')}@{quote(self.version, safe='')}"


def packages() -> list[Package]:
    """Return all packages, each once."""
    return sorted({*python_packages(SERVER.read_text("utf-8")), *client_packages(CLIENT.read_text("utf-8"))})


def python_packages(lock: str) -> Iterator[Package]:
    """Return the packages of a file of requirements with hashes."""
    for entry in _ENTRY.finditer(lock):
        hashes = tuple(("SHA-256", found) for found in sorted(_HASH.findall(entry["rest"])))
        yield Package("PyPI", entry["name"], entry["version"], hashes)


def client_packages(lock: str) -> Iterator[Package]:
    """Return the packages of npm's lock, without those that only check the client."""
    for path, entry in json.loads(lock)["packages"].items():
        if path and not entry.get("dev"):
            algorithm, _, digest = entry["integrity"].partition("-")
            content = base64.b64decode(digest).hex()
            name = path.rpartition("node_modules/")[2]
            yield Package("npm", name, entry["version"], ((algorithm.upper().replace("SHA", "SHA-"), content),))
