"""Check that a tag is ready to be published, and print its version: `python tools/release.py v1.2.3`.

The version stands in pyproject.toml alone; the list of changes must know it, with the day of its release. Standard
library only.
"""

import re
import sys
import tomllib

from locked import ROOT

HEADING = re.compile(r"^## (\S+) – (.+)$", re.MULTILINE)


def version() -> str:
    """The version of the checkout."""
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def newest_change() -> tuple[str, str]:
    """The newest version in the list of changes, and its day."""
    found = HEADING.search((ROOT / "CHANGELOG.md").read_text("utf-8"))
    if found is None:
        sys.exit("CHANGELOG.md has no heading such as: ## 1.2.3 – 2027-01-31")
    return found[1], found[2]


def check(tag: str) -> str:
    """Return the version of a tag; end with what is wrong where it cannot be published."""
    if tag != f"v{version()}":
        sys.exit(f"The tag is {tag}, and pyproject.toml has the version {version()}.")
    changed, day = newest_change()
    if changed != version():
        sys.exit(f"The newest changes in CHANGELOG.md are those of {changed}, not of {version()}.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", day):
        sys.exit(f"CHANGELOG.md says of {changed}: {day}. It should say on which day it is released, as 2027-01-31.")
    return version()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(check(sys.argv[1]))
