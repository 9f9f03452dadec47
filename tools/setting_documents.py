"""Write the documents made from the settings' declaration: `python tools/setting_documents.py`."""

from __future__ import annotations

import re
from pathlib import Path

from posthorn.locale import Texts
from posthorn.server.operations.settings import declarations

ENGLISH = Texts("en")
ROOT = Path(__file__).parents[1]
CONFIG = ROOT / "deploy" / "posthorn.toml"
HOSTING = ROOT / "docs" / "hosting.md"
TABLE = re.compile(r"\| setting \| default \| meaning \|\n(?:\|.*\n)*")

_HEADING = """\
# Posthorn's settings, each with its default. Take the # away before those that you change.
# Flags of `posthorn serve` and variables of the environment (POSTHORN_PORT) win over this file.
"""


def as_config() -> str:
    """Return a file of settings in which all are commented out."""
    parts = [_HEADING]
    for entry in declarations().values():
        about = entry.about(ENGLISH)
        about += "" if entry.example is None else f" Without it: {entry.usual(ENGLISH)}."
        parts.append(f"# {about}\n# {entry.name} = {entry.example or entry.default}\n")
    return "\n".join(parts)


def as_table() -> str:
    """Return the table of settings in docs/hosting.md."""
    rows = ["| setting | default | meaning |", "|---|---|---|"]
    for entry in declarations().values():
        default = entry.usual(ENGLISH) if entry.example else f"`{entry.default}`"
        rows.append(f"| `{entry.name}` | {default} | {entry.about(ENGLISH)} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    """Write both."""
    CONFIG.write_text(as_config(), "utf-8")
    HOSTING.write_text(TABLE.sub(lambda _: as_table(), HOSTING.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
