"""Set up Posthorn in a virtual environment of its own, `.venv` in the checkout. Standard library only."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypedDict

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

from setup_texts import say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / ("python.exe" if sys.platform == "win32" else "python")
STAMP = VENV / "posthorn-stamp.json"

# Each lock and the locks it contains: with `test` installed, `play` need not be.
LOCKS = {"play": ["play"], "test": ["play", "test"]}


class Stamp(TypedDict):
    """What a finished set-up leaves behind, so that the next start need not look further."""

    root: str  # scripts and the editable install hold the checkout's path: a moved one needs a new environment
    python: str  # the interpreter behind the environment, which an upgrade of the system may take away
    packages: list[str]  # what lay in site-packages
    locks: dict[str, str]  # the fingerprint of each lock installed


class SetUpError(Exception):
    """The environment could not be made; the message says so to a person."""


def prepare(lock: str) -> None:
    """Make the environment hold what `lock` names; do nothing if it does already."""
    if is_ready(lock):
        return
    with alone():
        if not is_ready(lock):
            set_up(lock)


@contextmanager
def alone() -> Iterator[None]:
    """Keep a second start waiting, so that two do not install over each other; tell a person what went wrong."""
    lock = take_lock()
    try:
        yield
    except SetUpError as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit(f"\n{say('setup-stopped')}")
    finally:
        os.close(lock)


def take_lock() -> int:
    """Wait until nobody else sets this checkout up; closing what is returned lets the next one in."""
    if sys.platform == "win32":
        lock = os.open(ROOT / ".set-up.lock", os.O_RDWR | os.O_CREAT)
        while True:
            with suppress(OSError):  # it gives up after ten seconds
                msvcrt.locking(lock, msvcrt.LK_LOCK, 1)
                return lock
    lock = os.open(ROOT, os.O_RDONLY)  # the checkout's folder serves as the lock file
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def is_ready(lock: str) -> bool:
    """Whether the environment is whole and holds this very lock."""
    stamp = intact_stamp()
    return stamp is not None and stamp["locks"].get(lock) == fingerprint(lock)


def intact_stamp() -> Stamp | None:
    """The stamp of the last finished set-up, or None if its environment is not whole any more."""
    try:
        stamp: Stamp = json.loads(STAMP.read_text("utf-8"))
        here = stamp["root"] == str(ROOT) and stamp["python"] == interpreter() and os.access(PYTHON, os.X_OK)
        return stamp if here and set(stamp["packages"]) <= set(installed_packages()) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def fingerprint(lock: str) -> str:
    """A hash of all that decides what gets installed."""
    digest = hashlib.sha256()
    for path in (ROOT / "requirements" / f"{lock}.txt", ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def interpreter() -> str:
    """The interpreter that the environment's Python leads to."""
    return str(PYTHON.resolve())


def installed_packages() -> list[str]:
    """The names in the environment's site-packages."""
    return sorted(path.name for folder in package_folders() for path in folder.iterdir() if path.name != "__pycache__")


def package_folders() -> list[Path]:
    """The environment's folder of packages, if it is there."""
    return list(VENV.glob("Lib/site-packages" if sys.platform == "win32" else "lib/python*/site-packages"))


def hash_of(files: Iterable[Path]) -> str:
    """A hash of files of the checkout, their names and what is in them."""
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def below(top: Path) -> list[Path]:
    """The files in a folder at any depth, or the one file."""
    return [top] if top.is_file() else [path for path in top.rglob("*") if path.is_file()]


def set_up(lock: str) -> None:
    """Install the lock and Posthorn itself, into a new environment unless the present one is whole."""
    new = intact_stamp() is None
    print(say("setup-begins" if new else "setup-updates"), end=" ", file=sys.stderr, flush=True)
    began = time.monotonic()
    if new:
        create_environment()
    # Without its stamp an environment counts as broken: so does one whose installation is cut short from here on.
    STAMP.unlink(missing_ok=True)
    install_lock(lock)
    pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    write_stamp(lock)
    print(say("setup-done", seconds=round(time.monotonic() - began)), file=sys.stderr, flush=True)


def create_environment() -> None:
    """Make an empty environment in place of whatever is there."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise SetUpError(say("setup-no-venv", python=sys.executable))
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    call([sys.executable, "-m", "venv", "--clear", str(VENV)], say("setup-no-environment", folder=VENV))


def install_lock(lock: str) -> None:
    """Install what a lock names."""
    # Only wheels: where there is none, building Numba's LLVM from source would fail late and unreadably.
    pip("--require-hashes", "--only-binary", ":all:", "--requirement", str(ROOT / "requirements" / f"{lock}.txt"))


def pip(*arguments: str) -> None:
    """Run `pip install` in the environment."""
    quietly = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    call([str(PYTHON), "-m", "pip", "install", *quietly, *arguments], say("setup-no-packages"))


def call(command: list[str], complaint: str, **how: Any) -> None:
    """Run a command without a word; if it fails, show what it said."""
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **how
    )
    if result.returncode != 0:
        print(f"\n{result.stdout}", file=sys.stderr)
        raise SetUpError(complaint)


def write_stamp(lock: str) -> None:
    """Declare the environment whole."""
    stamp = Stamp(
        root=str(ROOT),
        python=interpreter(),
        packages=installed_packages(),
        locks={name: fingerprint(name) for name in LOCKS[lock]},
    )
    unfinished = STAMP.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp, indent=1), "utf-8")
    unfinished.replace(STAMP)
