"""Pin the base image of deploy/Containerfile: a tag may mean another image tomorrow, a digest never does.

`python tools/base_image.py pin` asks the registry which image the tag means now, and writes its digest into the file;
do it again to take a newer one. `python tools/base_image.py check` tells whether a digest is there. Standard library
only.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.request
from pathlib import Path

CONTAINERFILE = Path(__file__).resolve().parent.parent / "deploy" / "Containerfile"
BASE = re.compile(
    r"^ARG BASE=docker\.io/(?P<image>[a-z0-9/._-]+):(?P<tag>[\w.-]+)(?:@(?P<digest>sha256:[0-9a-f]{64}))?$",
    re.MULTILINE,
)

TOKENS = "https://auth.docker.io/token?service=registry.docker.io&scope=repository:{image}:pull"
MANIFESTS = "https://registry-1.docker.io/v2/{image}/manifests/{tag}"
# Lists of images, one for each platform: their digest holds on all of them.
LISTS = "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json"
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
SECONDS = 30


def main() -> int:
    """Pin or check."""
    parser = argparse.ArgumentParser(description="Pin the base image of deploy/Containerfile by its digest.")
    parser.add_argument("command", choices=["pin", "check"])
    text = CONTAINERFILE.read_text("utf-8")
    base = BASE.search(text)
    if base is None:
        return _complain(f"{CONTAINERFILE} has no line ARG BASE=docker.io/IMAGE:TAG")
    if parser.parse_args().command == "check":
        if base["digest"] is None:
            return _complain("the base image has no digest; write it, online: python tools/base_image.py pin")
        return 0
    try:
        digest = look_up(base["image"], base["tag"])
    except (OSError, ValueError, KeyError) as error:
        return _complain(f"the digest could not be looked up, and nothing was changed: {error}")
    pinned = f"ARG BASE=docker.io/{base['image']}:{base['tag']}@{digest}"
    CONTAINERFILE.write_text(text[: base.start()] + pinned + text[base.end() :], "utf-8")
    print(pinned)
    return 0


def look_up(image: str, tag: str) -> str:
    """Return the digest of what a tag means now."""
    with urllib.request.urlopen(TOKENS.format(image=image), timeout=SECONDS) as answer:
        token = json.load(answer)["token"]
    headers = {"authorization": f"Bearer {token}", "accept": LISTS}
    request = urllib.request.Request(MANIFESTS.format(image=image, tag=tag), headers=headers, method="HEAD")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        digest = str(answer.headers["docker-content-digest"])
    if not DIGEST.fullmatch(digest):
        message = f"the registry says {digest!r}, which is no digest"
        raise ValueError(message)
    return digest


def _complain(reason: str) -> int:
    print(f"base_image.py: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
