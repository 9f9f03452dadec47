"""Check the locked packages for known vulnerabilities, by the advisories of https://osv.dev.

`python tools/audit.py` asks osv.dev. `python tools/audit.py --database FOLDER` needs no network: the folder has the
advisories that osv.dev offers for download, as PyPI.zip and npm.zip from
https://osv-vulnerabilities.storage.googleapis.com/PyPI/all.zip and .../npm/all.zip.

Exit status: 0, none is known; 1, some are, and are listed; 3, it could not be checked, which is said.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from locked import Package, packages
from packaging.version import InvalidVersion, Version

BATCH = "https://api.osv.dev/v1/querybatch"
SECONDS = 60
NONE, SOME, UNKNOWN = 0, 1, 3


class NotChecked(Exception):
    """The check could not be made; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Check all packages and say what was found."""
    parser = argparse.ArgumentParser(description="Check the locked packages for known vulnerabilities.")
    parser.add_argument(
        "--database", metavar="FOLDER", help="a folder with PyPI.zip and npm.zip of osv.dev: no network is needed"
    )
    folder = parser.parse_args(arguments).database
    wanted = packages()
    try:
        found = ask(wanted) if folder is None else look_up(wanted, Path(folder))
    except NotChecked as error:
        print(f"NOT CHECKED: whether vulnerabilities are known could not be found out: {error}", file=sys.stderr)
        return UNKNOWN
    for package, ids in found.items():
        print(f"{package.purl}: {', '.join(f'https://osv.dev/{id}' for id in ids)}")
    print(f"{len(wanted)} packages checked, {len(found)} with known vulnerabilities")
    return SOME if found else NONE


def ask(wanted: Sequence[Package]) -> dict[Package, list[str]]:
    """Ask osv.dev; return what is known of packages of which something is."""
    body = json.dumps({"queries": [{"package": {"purl": package.purl}} for package in wanted]}).encode()
    request = urllib.request.Request(BATCH, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            results = json.load(answer)["results"]
        known = [[entry["id"] for entry in result.get("vulns", ())] for result in results]
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"osv.dev does not answer ({error}); see --help for how to check without a network"
        raise NotChecked(message) from error
    if len(known) != len(wanted):
        raise NotChecked("osv.dev has not answered for every package")
    return {package: sorted(ids) for package, ids in zip(wanted, known, strict=True) if ids}


def look_up(wanted: Sequence[Package], folder: Path) -> dict[Package, list[str]]:
    """Look into advisories on the disk; return what is known of packages of which something is."""
    found: dict[Package, list[str]] = {}
    for ecosystem in sorted({package.ecosystem for package in wanted}):
        named = {_plain(package): package for package in wanted if package.ecosystem == ecosystem}
        advisories = 0
        for advisory in _advisories(folder / f"{ecosystem}.zip"):
            advisories += 1
            for affected in advisory.get("affected", ()):
                subject = affected.get("package", {})
                package = named.get(str(subject.get("name", "")).lower().replace("_", "-"))
                is_meant = package is not None and subject.get("ecosystem") == ecosystem and "withdrawn" not in advisory
                if is_meant and package is not None and is_affected(package.version, affected):
                    found.setdefault(package, []).append(advisory["id"])
        if not advisories:
            message = f"{folder / ecosystem}.zip has no advisories"
            raise NotChecked(message)
    return {package: sorted(set(ids)) for package, ids in sorted(found.items())}


def _plain(package: Package) -> str:
    return package.name.lower().replace("_", "-")


def _advisories(file: Path) -> Iterator[Mapping[str, Any]]:
    try:
        with zipfile.ZipFile(file) as archive:
            for name in archive.namelist():
                if name.endswith(".json"):
                    yield json.loads(archive.read(name))
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        message = f"{file} cannot be read ({error})"
        raise NotChecked(message) from error


def is_affected(version: str, affected: Mapping[str, Any]) -> bool:
    """Return whether an advisory means a version: it lists it, or it is in a range."""
    if version in affected.get("versions", ()):
        return True
    ranges = [one for one in affected.get("ranges", ()) if one.get("type") in ("ECOSYSTEM", "SEMVER")]
    return any(_is_within(version, one.get("events", ())) for one in ranges)


def _is_within(version: str, events: Iterable[Mapping[str, str]]) -> bool:
    """Return whether a version is in a range: the last event before it decides. What cannot be compared is in it."""
    try:
        own = Version(version)
        moments = sorted((_moment(event) for event in events), key=lambda moment: moment[:2])
    except InvalidVersion:
        return True
    within = False
    for at, _, opens, inclusive in moments:
        if at < own or (at == own and inclusive):
            within = opens
    return within


def _moment(event: Mapping[str, str]) -> tuple[Version, int, bool, bool]:
    """Return when an event happens, its order among those of a version, whether it opens, and whether it holds then."""
    ((kind, version),) = ((kind, version) for kind, version in event.items() if kind != "limit")
    at = Version("0.dev0" if version == "0" else version)
    # A version that was the last to be affected is so itself, one that is fixed is not.
    return at, int(kind != "introduced"), kind == "introduced", kind != "last_affected"


if __name__ == "__main__":
    sys.exit(main())
