"""What is installed runs on Linux, macOS and Windows: nothing in it is there on one kind of system alone.

This looks at the sources; that is no proof, but it finds what is usually forgotten.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# What people run: the package, and what sets a checkout up.
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), *(ROOT / "examples").rglob("*.py")])

MODULES = frozenset(
    ("curses", "fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "winreg")
)
NAMES = {
    "os": (
        "O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_SYNC chown fchmod fchown fork forkpty getegid geteuid getgid getgroups"
        " getloadavg getpgid getppgid getuid killpg lchown mkfifo nice openpty pipe2 posix_spawn pread pwrite"
        " sched_getaffinity sched_setaffinity setegid seteuid setgid setgroups setpgid setpriority setsid setuid"
        " statvfs symlink sysconf uname unshare wait wait3 wait4 waitid"
    ),
    "signal": (
        "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 SIGWINCH alarm pause"
        " pthread_kill pthread_sigmask set_wakeup_fd setitimer sigwait CTRL_BREAK_EVENT CTRL_C_EVENT"
    ),
    "socket": "AF_UNIX SO_EXCLUSIVEADDRUSE SO_REUSEADDR SO_REUSEPORT socketpair",
    "subprocess": "CREATE_NEW_PROCESS_GROUP STARTUPINFO",
    "time": "tzset",
}
FORBIDDEN = {f"{module}.{name}" for module, names in NAMES.items() for name in names.split()}
METHODS = {"add_signal_handler", "add_reader", "chmod", "symlink_to", "hardlink_to"}
# A condition that asks which system this is, or whether it has something.
GUARDS = re.compile(r"sys\.platform|os\.name|hasattr\(|getattr\(|supports_")
PLACES = re.compile(r"^/(dev|etc|home|proc|root|run|sys|tmp|usr|var)(/|$)")
FORMATS = re.compile(r"%-[dmyHIMS]")  # only glibc and macOS know strftime's "without a zero"


def complaints(source: str) -> Iterator[str]:
    """Say what a source takes for granted that not every system has."""
    yield from _look(ast.parse(source), guarded=False)


def _look(node: ast.AST, *, guarded: bool) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        guarded = guarded or any(_turns_away(statement) for statement in node.body)
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        guarded = guarded or GUARDS.search(ast.unparse(node.test)) is not None
    if isinstance(node, ast.BoolOp):  # "on Linux, and ..."
        guarded = guarded or GUARDS.search(ast.unparse(node)) is not None
    if isinstance(node, ast.Try):
        handled = " ".join(ast.unparse(handler.type) for handler in node.handlers if handler.type)
        guarded = guarded or "ImportError" in handled or "AttributeError" in handled
    if not guarded and (found := _complaint(node)):
        yield f"line {getattr(node, 'lineno', 0)}: {found}"
    if isinstance(node, ast.keyword) and node.arg == "example":
        return  # words for people
    for child in ast.iter_child_nodes(node):
        yield from _look(child, guarded=guarded)


def _turns_away(statement: ast.stmt) -> bool:
    """Return whether a statement leaves its function on some systems."""
    return (
        isinstance(statement, ast.If)
        and GUARDS.search(ast.unparse(statement.test)) is not None
        and isinstance(statement.body[-1], ast.Return | ast.Raise)
    )


def _complaint(node: ast.AST) -> str | None:
    match node:
        case ast.Import():
            return next((name.name for name in node.names if name.name.partition(".")[0] in MODULES), None)
        case ast.ImportFrom():
            names = [f"{node.module}.{name.name}" for name in node.names]
            return node.module if node.module in MODULES else next((name for name in names if name in FORBIDDEN), None)
        case ast.Attribute() if ast.unparse(node) in FORBIDDEN:
            return ast.unparse(node)
        case ast.Call(func=ast.Attribute(attr=name)) if name in METHODS:
            return f"{name}()"
        case ast.keyword(arg="preexec_fn"):
            return "preexec_fn"
        case ast.keyword(arg="shell", value=ast.Constant(value=True)):
            return "shell=True"
        case ast.Call(func=ast.Attribute(attr="get_context") | ast.Name(id="get_context")):
            return None if ast.unparse(node.args[0]) == "'spawn'" else ast.unparse(node)
        case ast.Constant(value=str(text)) if PLACES.match(text) or FORMATS.search(text):
            return repr(text)
    return None


def test_nothing_is_taken_for_granted() -> None:
    """No module, name, path or way of starting processes is used that a system may lack, unless it is asked first."""
    found = {file.relative_to(ROOT).as_posix(): list(complaints(file.read_text("utf-8"))) for file in SOURCES}
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "from os import fork",
        "import os\nos.fork()",
        "import signal\nsignal.signal(signal.SIGHUP, print)",
        "loop.add_signal_handler(15, stop)",
        "open('/tmp/games')",
        "file.chmod(0o600)",
        "subprocess.run('ls', shell=True)",
        "multiprocessing.get_context('fork')",
        "now.strftime('%-d')",
        "def f():\n    if sys.platform == 'win32':\n        beep()\n    os.fork()",
    ],
)
def test_it_is_noticed(source: str) -> None:
    """Each of these would break somewhere."""
    assert len(list(complaints(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if sys.platform != 'win32':\n    import fcntl",
        "try:\n    import readline\nexcept ImportError:\n    pass",
        "cores = len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else 1",
        "def f():\n    if sys.platform == 'win32':\n        return\n    os.fork()",
        "multiprocessing.get_context('spawn')",
    ],
)
def test_what_asks_first_may_go_on(source: str) -> None:
    """A question after the system guards what follows from it."""
    assert list(complaints(source)) == []


def test_files_have_names_that_every_system_takes() -> None:
    """No two names differ in case alone, none is reserved on Windows or has a character that it forbids."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
        names = [name for name in listed.split("\0") if name]
    else:  # unpacked from the source distribution, which has nothing else in it
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file()]
    assert names
    assert len({name.casefold() for name in names}) == len(names)
    reserved = re.compile(r"(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)", re.IGNORECASE)
    assert [name for name in names if reserved.search(name) or re.search(r'[<>:"|?*\\]|[ .](/|$)', name)] == []
