"""Build Posthorn as it is released, and try it as a newcomer would: in new environments, without a network.

Wheel and source distribution are built once. The wheel must be small and whole, and the source distribution must give
the same wheel without Node.js, Sphinx or a compiler. Then both are installed with every Python from 3.11 to 3.14 that
this computer has, first plain and then with the extra `fast`, and `tools/newcomer.py` uses what is installed: all of it
with the first Python, the most important with the others.

The packages that Posthorn needs are downloaded once, as the locks name them, to `build/wheels`; nothing else here needs
a network. Standard library only.
"""

import argparse
import functools
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import bootstrap

MINORS = range(11, 15)
MOST_BYTES = 12_000_000  # of a wheel
MUST_HAVE = ("server/client/index.html", "server/docs/index.html", "players/networks/count.npz", "py.typed")
WHEELS = bootstrap.ROOT / "build" / "wheels"
NEWCOMER = bootstrap.ROOT / "tools" / "newcomer.py"
GUARD = bootstrap.ROOT / "tools" / "no_network"


def main() -> int:
    """Build, install, try."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", help="a Python to try, instead of all that are found")
    given = parser.parse_args().python
    pythons = {version: name for name in given if (version := version_of(name))} if given else find_pythons()
    if not pythons:
        sys.exit(f"There is no Python from 3.{MINORS[0]} to 3.{MINORS[-1]} here: {', '.join(given or ['none found'])}")
    cut_off, how = without_network()
    print(f"Python {', '.join(map(str, pythons))}; {how}", flush=True)
    with TemporaryDirectory() as folder:
        try:
            wheel, source = build(Path(folder, "dist"))
            compare(wheel, source, Path(folder, "again"))
            # The first is installed from the source distribution, the others from the wheel, which is the same.
            first, *others = pythons
            trial = functools.partial(try_python, pythons, folder=Path(folder), cut_off=cut_off)
            with ThreadPoolExecutor(2) as threads:
                tried = [threads.submit(trial, first, source, "thorough")]
                tried += [threads.submit(trial, version, wheel, "plain") for version in others]
                for result in tried:
                    print(result.result(), flush=True)
        except subprocess.CalledProcessError as error:
            sys.exit(f"{' '.join(map(str, error.cmd))}\n{error.stdout or ''}{error.stderr or ''}")
    return 0


# --- what is released -----------------------------------------------------------------------------------------------


def build(folder: Path) -> tuple[Path, Path]:
    """Build the wheel and the source distribution of the checkout."""
    run([bootstrap.PYTHON, "-m", "hatchling", "build", "-d", folder], cwd=bootstrap.ROOT)
    (wheel,) = folder.glob("*.whl")
    (source,) = folder.glob("*.tar.gz")
    print(f"{wheel.name} {wheel.stat().st_size / 1e6:.1f} MB, {source.name} {source.stat().st_size / 1e6:.1f} MB")
    return wheel, source


def compare(wheel: Path, source: Path, folder: Path) -> None:
    """See that the wheel is small and whole, and that the source distribution gives the same one."""
    if wheel.stat().st_size > MOST_BYTES:
        sys.exit(f"The wheel has {wheel.stat().st_size:,} bytes; {MOST_BYTES:,} are allowed.")
    first = contents(wheel)
    if missing := [name for name in MUST_HAVE if f"posthorn/{name}" not in first]:
        sys.exit(f"The wheel lacks {', '.join(missing)}.")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    run([bootstrap.PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "dist"], cwd=unpacked, bare=True)
    second = contents(folder / "dist" / wheel.name)
    if differing := sorted(name for name in first | second if first.get(name) != second.get(name)):
        sys.exit(f"The source distribution gives another wheel: {', '.join(differing[:20])}")


def contents(wheel: Path) -> dict[str, bytes]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


# --- Pythons --------------------------------------------------------------------------------------------------------


def find_pythons() -> dict[str, str]:
    """The Pythons of this computer by their version, the newest of each minor one: on the path, of pyenv, of uv."""
    homes = [Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")]
    homes.append(Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python"))
    names = [str(path) for home in homes for minor in MINORS for path in sorted(home.glob(f"*/bin/python3.{minor}"))]
    names += [found for minor in MINORS if (found := shutil.which(f"python3.{minor}"))]
    if sys.platform == "win32":
        names += re.findall(r"\S+\.exe", subprocess.run(["py", "-0p"], capture_output=True, text=True).stdout)
    versions = {version: name for name in [*names, sys.executable] if (version := version_of(name))}
    newest = {version.rpartition(".")[0]: version for version in sorted(versions, key=as_numbers)}
    return {version: versions[version] for version in newest.values()}


def version_of(name: str) -> str | None:
    """The version of a Python, or None if it does not run, cannot make environments or is not one of ours."""
    program = "import ensurepip, platform, sys, venv; print(sys.version_info[1], platform.python_version())"
    try:
        answer = subprocess.run([name, "-c", program], capture_output=True, text=True, timeout=60)
    except OSError:
        return None
    minor, _, version = answer.stdout.strip().partition(" ")
    return version if answer.returncode == 0 and int(minor) in MINORS else None


def as_numbers(version: str) -> list[int]:
    """A version, to be compared."""
    return [int(number) for number in re.findall(r"\d+", version)]


# --- one Python -----------------------------------------------------------------------------------------------------


def try_python(
    pythons: dict[str, str], version: str, released: Path, kind: str, *, folder: Path, cut_off: list[str]
) -> str:
    """Install with one Python, plain and with `fast`, and let a newcomer try both; return what there is to tell."""
    began = time.monotonic()
    wheels = WHEELS / version
    environment = folder / version
    run([pythons[version], "-m", "venv", "--without-pip", environment])
    download(environment, wheels)
    tell = []
    for use, wanted, quickly in ((kind, f"{released}", []), ("fast", f"{released}[fast]", ["--no-compile"])):
        pip = [bootstrap.PYTHON, "-m", "pip", "--python", python_in(environment), "install", "--quiet", *quickly]
        run([*pip, "--no-index", "--find-links", wheels, wanted], bare=True)
        with read_only(environment):
            tell.append(run([*cut_off, sys.executable, NEWCOMER, environment, use], guarded=not cut_off).strip())
    return f"{version} from {released.name} in {time.monotonic() - began:.0f} s: {' '.join(tell)}"


def download(environment: Path, wheels: Path) -> None:
    """Download what Posthorn with `fast` needs in an environment, and what builds it, unless it is there."""
    lock = bootstrap.ROOT / "requirements" / "play.txt"
    stamp = wheels / "lock.sha256"
    wanted = bootstrap.hash_of([lock])
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    shutil.rmtree(wheels, ignore_errors=True)
    pip = [bootstrap.PYTHON, "-m", "pip", "--python", python_in(environment), "download", "--quiet"]
    run([*pip, "--require-hashes", "--only-binary", ":all:", "--requirement", lock, "--dest", wheels])
    stamp.write_text(wanted, "ascii")


def python_in(environment: Path) -> Path:
    """The Python of an environment."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Let nobody write to a folder, or to anything in it, while this lasts; on Windows everybody may go on."""
    if sys.platform == "win32":
        yield
        return
    everything = [path for path in (folder, *folder.rglob("*")) if not path.is_symlink()]
    modes = {path: path.stat().st_mode for path in everything}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


# --- running things -------------------------------------------------------------------------------------------------


def without_network() -> tuple[list[str], str]:
    """How to start a program that has no network, and how to say so: cut off by the system, where that is allowed."""
    for flags in (["--net"], ["--net", "--map-root-user"]):
        with suppress(OSError):
            if subprocess.run(["unshare", *flags, "true"], capture_output=True).returncode == 0:
                return ["unshare", *flags], "the system cuts newcomers off the network"
    return [], "this system cannot cut a program off the network: Python refuses every address of other computers"


def run(command: list[object], *, cwd: Path | None = None, bare: bool = False, guarded: bool = False) -> str:
    """Run a command and return what it says; `bare`, without a compiler or Node.js in reach."""
    environment = dict(os.environ)
    if bare:
        environment |= {"PATH": os.devnull, "CC": "no-compiler", "CXX": "no-compiler"}
    if guarded:
        environment["PYTHONPATH"] = str(GUARD)
    words = list(map(str, command))
    return subprocess.run(words, cwd=cwd, env=environment, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
