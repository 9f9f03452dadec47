"""Find a Chromium for the browser tests, or install one. Standard library only."""

import argparse
import os
import shutil
import subprocess
import sys

import bootstrap

OWN_CHOICE = "POSTHORN_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Playwright knows where its own download lies, whether it is there or not.
WHERE = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
ADVICE = (
    "Install Chromium or Google Chrome, or say where one is:\n"
    f"    {OWN_CHOICE}=/path/to/chromium ./test\n"
    "./test fast does without."
)


def prepare() -> str:
    """Return the path of a Chromium that runs; install one if there is none."""
    found = find()
    if found is None:
        with bootstrap.alone():
            found = find() or install()
    return found


def find() -> str | None:
    """The path of a Chromium that runs: the one chosen, the computer's own, or the one Playwright has downloaded."""
    chosen = os.environ.get(OWN_CHOICE)
    if chosen:
        if not runs(chosen):
            raise SystemExit(f"${OWN_CHOICE} is {chosen}, and no browser runs from there.\n{ADVICE}")
        return chosen
    paths = [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in paths if runs(path)), None) or downloaded()


def runs(path: str) -> bool:
    """Whether a browser starts at all: a package may be a mere reference to one that is not there."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def downloaded() -> str | None:
    """The path of Playwright's own Chromium, if it was downloaded."""
    answer = subprocess.run([str(bootstrap.PYTHON), "-c", WHERE], capture_output=True, text=True)
    path = answer.stdout.strip()
    return path if answer.returncode == 0 and runs(path) else None


def install() -> str:
    """Install a Chromium: the system's where we may, otherwise Playwright's own."""
    print("Installing Chromium for the browser tests (once) ...", file=sys.stderr, flush=True)
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "chromium"]
        # The lists of packages may be missing or old.
        if not succeeds(command, quietly) and succeeds(["apt-get", "update"], quietly):
            succeeds(command, quietly)
    found = find()
    if found is None:
        succeeds([str(bootstrap.PYTHON), "-m", "playwright", "install", "chromium"], dict(os.environ))
        found = find()
    if found is None:
        raise bootstrap.SetUpError(f"The browser tests need Chromium, and it could not be installed.\n{ADVICE}")
    return found


def succeeds(command: list[str], environment: dict[str, str]) -> bool:
    """Run a command; if it fails, show what it said."""
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
    )
    if result.returncode != 0:
        print(f"{' '.join(command)}:\n{result.stdout}", file=sys.stderr, flush=True)
    return result.returncode == 0


def main() -> int:
    """Print where a Chromium is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["find", "prepare"], help="find one, or install one if there is none")
    if parser.parse_args().command == "prepare":
        print(prepare())
        return 0
    found = find()
    if found is None:
        sys.exit(f"There is no Chromium for the browser tests: python {__file__} prepare\n{ADVICE}")
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
