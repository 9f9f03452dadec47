"""Check all of Posthorn: style, types, imports, the browser client, tests. The first step that fails ends the run."""

import argparse
import os
import subprocess
import sys
import time

import bootstrap

# Two processes, the tests of a group in one of them; where the time goes is told each time.
PYTEST = ("-n", "2", "--dist", "loadgroup", "--durations", "30")


def main() -> int:
    """Run the steps and report how long each took."""
    arguments, pytest_arguments = split(sys.argv[1:])
    parser = argparse.ArgumentParser(
        prog="./test",
        description=__doc__,
        usage="%(prog)s [-h] [fast] [-- PYTEST ARGUMENTS]",
        epilog="What follows -- goes to pytest, for example: ./test fast -- -k route -x",
    )
    parser.add_argument("fast", nargs="?", choices=["fast"], help="leave out the tests marked slow")
    fast = parser.parse_args(arguments).fast is not None

    bootstrap.prepare("test")
    return run(steps(fast, pytest_arguments))


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Part the arguments at the first `--`."""
    if "--" not in arguments:
        return arguments, []
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def steps(fast: bool, pytest_arguments: list[str]) -> dict[str, list[str]]:
    """The name of each step and the arguments to the environment's Python."""
    selection = ["-m", "not slow"] if fast else []
    tools = bootstrap.ROOT / "tools"
    browser = {} if fast else {"browser": [str(tools / "browser.py"), "prepare"]}
    return {
        "ruff check": ["-m", "ruff", "check"],
        "ruff format": ["-m", "ruff", "format", "--check"],
        "mypy": ["-m", "mypy"],
        "lint-imports": [str(bootstrap.VENV / "bin" / "lint-imports"), "--no-logo"],
        "client": [str(tools / "client.py"), "check"],
        "documents": [str(tools / "documents.py")],
        **browser,
        "pytest": ["-m", "pytest", *PYTEST, *selection, *pytest_arguments],
    }


def run(steps: dict[str, list[str]]) -> int:
    """Run the steps up to the first that fails; its exit status is the answer."""
    # Hundreds of processes are started: none should have to read the sources anew, whatever the environment says.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    report = dict.fromkeys(steps, "not run")
    verdict, status = "All steps passed.", 0
    for name, arguments in steps.items():
        print(f"--- {name}", flush=True)
        began = time.monotonic()
        command = [str(bootstrap.PYTHON), *arguments]
        status = subprocess.run(command, cwd=bootstrap.ROOT, env=environment).returncode
        report[name] = f"{time.monotonic() - began:6.1f} s  {'ok' if status == 0 else 'FAILED'}"
        if status != 0:
            verdict = f"The step {name} FAILED."
            break
    print("--- summary")
    for name, outcome in report.items():
        print(f"{name:<14}{outcome}")
    print(verdict)
    return status


if __name__ == "__main__":
    sys.exit(main())
