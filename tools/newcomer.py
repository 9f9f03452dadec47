"""What somebody does who has just installed Posthorn: start it, play, read, stop. Run by `tools/try_install.py`.

`python newcomer.py FOLDER plain|thorough|fast` tries the environment in FOLDER: what `pip install posthorn` brings, all
of it or the most important, or what its extra `fast` adds. It wants to be without a network, without a
compiler, and without the right to write where Posthorn is installed; it checks that it is, and says what it found.
Standard library only.
"""

import errno
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

if sys.platform == "linux":
    import ctypes
    import fcntl
    import struct

    SIOCSIFFLAGS, IFF_UP = 0x8914, 1
    PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1

# Windows interrupts a program by another signal, and only one with a group of its own.
OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
INTERRUPT = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT)

PATIENCE = 120.0  # seconds
READY = "NEWCOMER_IS_READY"
TOOLS = ("cc", "gcc", "clang", "cl", "c++", "make", "node", "npm")
# Seats beside the newcomer's, so that every level plays; without a compiler the count plays for the prince.
TABLES = (("stableboy", "pilgrim", "merchant"), ("courier", "envoy", "baron"), ("count", "prince"))
ROUNDS = 2
# What needs an extra, and the extra. The first needs of each must be named, and nothing else may go wrong.
NEEDY = {
    "bench engine": "fast",
    "match prince count --games 2": "fast",
    "train": "train",
    "ladder --games 2": "study",
    "match count baron --games 2 --parquet games.parquet": "study",
    "serve --database postgresql://nobody@127.0.0.1/nothing": "postgres",
}
# Compiles one function of the rules and lets it play dice beside the interpreted one.
COMPILE = """
import time
began = time.perf_counter()
import numpy as np
from posthorn.compiled.cpu import Compiled
from posthorn.engine.chance import random_below
plain = [1, 2, 3, 4]
packed = np.array(plain, np.int64)
compiled = Compiled()
print(all(random_below(plain, 66) == compiled.random_below(packed, 66) for _ in range(99)), time.perf_counter() - began)
"""


class Environment:
    """An environment in which Posthorn is installed, and how programs are run from it."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.home = home
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "PYTHONPATH", "TEMP") if name in os.environ}
        self.variables = kept | {
            "PATH": str(self.bin),
            "HOME": str(home),
            "USERPROFILE": str(home),
            "LOCALAPPDATA": str(home),
            "CC": "no-compiler",
            "CXX": "no-compiler",
            "LC_ALL": "C.UTF-8",
            "BROWSER": f"{self.python} -c pass",
            "POSTHORN_PORT": "0",
        }

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.bin / "python"

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        program = shutil.which(command[0], path=str(self.bin))
        if program is None:
            fail(f"{command[0]} is not installed")
        return subprocess.run(
            [program, *command[1:]],
            cwd=self.home,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    def ask(self, program: str) -> str:
        """Return what a few lines of Python print."""
        done = self.run("python", "-c", program)
        if done.returncode != 0:
            fail(f"this failed:\n{program}\n{done.stderr}")
        return done.stdout.strip()

    @contextmanager
    def started(self, *command: str) -> Iterator[str]:
        """Start `posthorn` with some words and yield the address that it tells; interrupt it afterwards."""
        with (
            (self.home / "errors.txt").open("w+", encoding="utf-8") as errors,
            subprocess.Popen(
                [str(self.bin / "posthorn"), *command],
                cwd=self.home,
                env=self.variables,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                creationflags=OWN_GROUP,
            ) as process,
        ):
            try:
                assert process.stdout is not None
                told = re.search(r"http://\S+/", process.stdout.readline())
                if told is None:
                    fail(f"posthorn did not start:\n{(self.home / 'errors.txt').read_text('utf-8')}")
                yield told[0]
                process.send_signal(INTERRUPT)
                process.wait(PATIENCE)
            finally:
                process.kill()
            errors.seek(0)
            said = errors.read()
            if "Traceback" in said:
                fail(f"posthorn said:\n{said}")


def main() -> None:
    """Try an environment."""
    give_up_rights()
    folder, kind = Path(sys.argv[1]), sys.argv[2]
    with TemporaryDirectory() as home:
        environment = Environment(folder, Path(home))
        check_surroundings(environment)
        found = try_fast(environment) if kind == "fast" else try_plain(environment, thorough=kind == "thorough")
    print(json.dumps(found))


def give_up_rights() -> None:
    """Start anew where even root cannot write what nobody may, with a loopback device if there is no network."""
    if sys.platform != "linux" or READY in os.environ:
        return
    if os.geteuid() == 0:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control, suppress(OSError):
            fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sh", b"lo", IFF_UP))
        if ctypes.CDLL(None, use_errno=True).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0:
            fail(f"root cannot give up its rights: {os.strerror(ctypes.get_errno())}")
    os.environ[READY] = "yes"
    os.execv(sys.executable, [sys.executable, *sys.argv])


def check_surroundings(environment: Environment) -> None:
    """See to it that there is no network, no compiler, and no right to write into the package."""
    for tool in TOOLS:
        if shutil.which(tool, path=environment.variables["PATH"]):
            fail(f"{tool} is there")
    package = environment.ask("import posthorn; print(posthorn.__path__[0])")
    if sys.platform != "win32":
        try:
            Path(package, "unwanted").touch()
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
                raise
        else:
            fail(f"{package} can be written to")
    try:
        # An address that no computer has (RFC 5737): with a network this waits in vain, without it fails at once.
        socket.create_connection(("192.0.2.1", 80), timeout=3).close()
    except TimeoutError:
        fail("there is a network")
    except OSError:
        return
    fail("there is a network, and strange things in it")


def try_plain(environment: Environment, *, thorough: bool) -> dict[str, Any]:
    """Do what a newcomer does with what `pip install posthorn` brings."""
    found = try_import(environment)
    found["first start, seconds"] = start(environment, TABLES if thorough else TABLES[-1:])
    if thorough:
        found["second start, seconds"] = start(environment, ())
        with environment.started("docs") as address:
            expect(address, "<title>Posthorn")
            expect(f"{address}reference/game.html", "legal_actions")
        for command, extra in NEEDY.items():
            done = environment.run("posthorn", *command.split())
            if done.returncode == 0 or "Traceback" in done.stderr or f"posthorn[{extra}]" not in done.stderr:
                fail(f"without {extra}, posthorn {command} ended with {done.returncode} and said:\n{done.stderr}")
    return found


def start(environment: Environment, tables: Sequence[tuple[str, ...]]) -> float:
    """Start the game, look at its pages, play at some tables, and stop it; return how many seconds it took to start."""
    began = time.monotonic()
    with environment.started() as address:
        wait_until_well(address)
        seconds = round(time.monotonic() - began, 2)
        read_pages(address)
        for levels in tables:
            play(address, levels)
    return seconds


def try_import(environment: Environment) -> dict[str, Any]:
    """Import the library, which must not bring NumPy with it, and ask for the version."""
    program = "import sys, time; t = time.perf_counter(); import posthorn; print(time.perf_counter() - t, *sys.modules)"
    seconds, *modules = environment.ask(program).split()
    if unwanted := {"numpy", "numba"} & set(modules):
        fail(f"import posthorn imports {unwanted}")
    version = environment.ask("from importlib.metadata import version; print(version('posthorn'))")
    told = environment.run("posthorn", "--version").stdout
    if told != f"posthorn {version}\n":
        fail(f"posthorn --version says {told!r}")
    return {"import, seconds": round(float(seconds), 3)}


def wait_until_well(address: str) -> None:
    """Wait until the server can do its work."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError):
            if get(f"{address}health")["status"] == "ok":
                return
        time.sleep(0.02)
    fail("the server does not become well")


def read_pages(address: str) -> None:
    """Ask for the client, one of its scripts, and the documentation."""
    page = expect(address, "<title>Posthorn</title>")
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    if script is None:
        fail("the client has no script")
    expect(address + script[1], "function")
    expect(f"{address}docs/", "<title>Posthorn")
    expect(f"{address}docs/rules/hu.html", "A játék szabályai")


def play(address: str, levels: tuple[str, ...]) -> None:
    """Play a short game against bots over HTTP, by lot."""
    bots = [{"kind": "bot", "bot": level} for level in levels]
    table = {"seats": [{"kind": "person", "name": "Ada"}, *bots], "switches": {"max_rounds": ROUNDS}}
    entered = send(f"{address}api/games", table)
    game, key = f"{address}api/games/{entered['game']['id']}", entered["key"]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = get(f"{game}/view?seat=0", key)
        if answer["view"]["step"] == "over":
            if len(get(game)["scores"]) != len(table["seats"]):
                fail(f"a game against {', '.join(levels)} has no scores")
            return
        if legal := answer["view"]["legal_actions"]:
            chosen = random.Random(answer["revision"]).choice(legal)
            send(f"{game}/play", {"seat": 0, "revision": answer["revision"], "action": chosen}, key)
        else:
            time.sleep(0.05)
    fail(f"a game against {', '.join(levels)} does not end")


def try_fast(environment: Environment) -> dict[str, Any]:
    """See that what `posthorn[fast]` brings compiles here: one function of the rules, since all would take a while."""
    right, seconds = environment.ask(COMPILE).split()
    if right != "True":
        fail("the compiled rules roll other dice")
    return {"compiling one function, seconds": round(float(seconds), 2)}


def expect(address: str, text: str) -> str:
    """Return a page, which must have a text in it."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        page: str = answer.read().decode()
    if text not in page:
        fail(f"{address} has no {text!r}")
    return page


def get(address: str, key: str = "") -> Any:
    """Return what the server answers."""
    return send(address, None, key)


def send(address: str, body: Any, key: str = "") -> Any:
    """Return what the server answers to a body."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    sent = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, sent, headers), timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        fail(f"{address} refused {body}: {refusal.read().decode()}")


def fail(what: str) -> NoReturn:
    """Say what went wrong."""
    sys.exit(f"A newcomer would be disappointed: {what}")


if __name__ == "__main__":
    main()
