"""Check all of Posthorn: style, types, imports, the browser client, the documentation, installing it, tests.

What only reads the sources runs beside what builds the client and the documentation; then the tests run beside
installing. The first step that fails ends the run.
"""

import argparse
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import bootstrap

# Two processes, the tests of a group in one of them; where the time goes is told each time.
PYTEST = ("-n", "2", "--dist", "loadgroup", "--durations", "30")
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"

Steps = dict[str, list[str]]  # the name of each step and the arguments to the environment's Python


def main() -> int:
    """Run the steps and report how long each took."""
    arguments, pytest_arguments = split(sys.argv[1:])
    parser = argparse.ArgumentParser(
        prog="./test",
        description=__doc__,
        usage="%(prog)s [-h] [fast] [-- PYTEST ARGUMENTS]",
        epilog="What follows -- goes to pytest, for example: ./test fast -- -k route -x",
    )
    parser.add_argument("fast", nargs="?", choices=["fast"], help="leave out the tests marked slow, and installing")
    fast = parser.parse_args(arguments).fast is not None

    bootstrap.prepare("test")
    return Run().all(of_the_sources(fast), of_what_was_built(fast, pytest_arguments))


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Part the arguments at the first `--`."""
    if "--" not in arguments:
        return arguments, []
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def of_the_sources(fast: bool) -> list[Steps]:
    """The steps before the tests, in rows that need nothing of each other."""
    tools = bootstrap.ROOT / "tools"
    browser = {} if fast else {"browser": [str(tools / "browser.py"), "prepare"]}
    return [
        {
            "ruff check": ["-m", "ruff", "check"],
            "ruff format": ["-m", "ruff", "format", "--check"],
            "mypy": ["-m", "mypy"],
            "lint-imports": ["-c", LINT_IMPORTS],
        },
        {
            **browser,
            "client": [str(tools / "client.py"), "check"],
            "documents": [str(tools / "documents.py")],
        },
    ]


def of_what_was_built(fast: bool, pytest_arguments: list[str]) -> list[Steps]:
    """The steps that use what the others have built, in rows that need nothing of each other."""
    selection = ["-m", "not slow"] if fast else []
    install = {} if fast or pytest_arguments else {"install": [str(bootstrap.ROOT / "tools" / "try_install.py")]}
    return [{"pytest": ["-m", "pytest", *PYTEST, *selection, *pytest_arguments]}, install]


class Run:
    """One run of all steps, up to the first that fails; its exit status is the answer."""

    def __init__(self) -> None:
        # Hundreds of processes are started: none should have to read the sources anew, whatever the environment says.
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._report: dict[str, str] = {}
        self._printing = threading.Lock()
        self._failed = ""
        self._status = 0

    def all(self, *stages: list[Steps]) -> int:
        """Run the rows of each stage beside one another, and report how it went."""
        self._report = {name: "not run" for rows in stages for steps in rows for name in steps}
        for rows in stages:
            with ThreadPoolExecutor(len(rows)) as threads:
                list(threads.map(self._row, rows))
        print("--- summary")
        for name, outcome in self._report.items():
            print(f"{name:<14}{outcome}")
        print(f"The step {self._failed} FAILED." if self._failed else "All steps passed.")
        return self._status

    def _row(self, steps: Steps) -> None:
        """Run steps one after the other, until one fails anywhere; all but the tests say all at once what they say."""
        for name, arguments in steps.items():
            if self._failed:
                return
            aloud = name == "pytest"
            if aloud:
                print(f"--- {name}", flush=True)
            began = time.monotonic()
            done = subprocess.run(
                [str(bootstrap.PYTHON), *arguments],
                cwd=bootstrap.ROOT,
                env=self._environment,
                stdout=None if aloud else subprocess.PIPE,
                stderr=None if aloud else subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
            verdict = "ok" if done.returncode == 0 else "FAILED"
            self._report[name] = f"{time.monotonic() - began:6.1f} s  {verdict}"
            with self._printing:
                if not aloud:
                    print(f"--- {name}\n{done.stdout}", end="", flush=True)
                if done.returncode != 0 and not self._failed:
                    self._failed, self._status = name, done.returncode


if __name__ == "__main__":
    sys.exit(main())
