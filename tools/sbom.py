"""Write Posthorn's bill of materials, in the form of CycloneDX 1.6: `python tools/sbom.py > posthorn.cdx.json`.

Every wheel has it too, in its folder `sboms`. It names what the locks name, so that it is the same wherever it is
written; what a host installs besides, as the base image of a container has it, is not in it.
"""

from __future__ import annotations

import json
import sys
import tomllib
import uuid
from typing import Any

from locked import ROOT, Package, packages

PLACES = {
    "PyPI": "https://pypi.org/project/{name}/{version}/",
    "npm": "https://www.npmjs.com/package/{name}/v/{version}",
}


def bill() -> dict[str, Any]:
    """Return the bill of materials."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    reference = f"pkg:pypi/{project['name']}@{project['version']}"
    components = [_component(package) for package in packages()]
    # Not a random number: who builds the same again gets the same.
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([reference, components], sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": reference,
                "name": project["name"],
                "version": project["version"],
                "description": project["description"],
                "licenses": [{"license": {"id": project["license"]}}],
                "purl": reference,
            }
        },
        "components": components,
        "dependencies": [{"ref": reference, "dependsOn": [component["bom-ref"] for component in components]}],
    }


def _component(package: Package) -> dict[str, Any]:
    hashes = [{"alg": algorithm, "content": content} for algorithm, content in package.hashes]
    place = PLACES[package.ecosystem].format(name=package.name, version=package.version)
    return {
        "type": "library",
        "bom-ref": package.purl,
        "name": package.name,
        "version": package.version,
        "purl": package.purl,
        # There are several files of a package, one for each platform: any of them may be installed.
        "externalReferences": [{"type": "distribution", "url": place, "hashes": hashes}],
    }


def text() -> str:
    """Return the bill of materials as it is written."""
    return json.dumps(bill(), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
