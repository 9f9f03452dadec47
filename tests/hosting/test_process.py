"""Processes that can be ended: calls return, fail, crash, stall and freeze, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posthorn.hosting.process import CallFailed, Process, ProcessLost, TimedOut
from tests.hosting import strange_calls

LONG = 120  # seconds after which a test gives up


@pytest.fixture
def process() -> Iterator[Process]:
    """A process for one test."""
    process = Process()
    yield process
    process.end()


def test_calls_return(process: Process) -> None:
    """A function is called in the other process, one call after the other, and its result comes back."""
    assert process.call(os.getpid, seconds=LONG) == process.pid != os.getpid()
    assert process.call(divmod, 17, 5) == (3, 2)


class Unloadable:
    """What can be sent, but not be read."""

    def __reduce__(self) -> tuple[Any, ...]:
        return __import__, ("no_such_module",)


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        ((divmod, 1, 0), "ZeroDivisionError"),
        ((sys.exit,), "SystemExit"),
        ((Unloadable(),), "ModuleNotFoundError"),
        ((lambda: None,), "pickle"),
        ((threading.Lock,), "pickle"),
    ],
    ids=["raises", "leaves", "unreadable", "unsendable", "no-answer"],
)
def test_a_call_that_fails(process: Process, call: tuple[Any, ...], reason: str) -> None:
    """What a call raises, or why it cannot be sent or answered, is told; the process can be called again."""
    with pytest.raises(CallFailed, match=reason):
        process.call(*call)
    assert process.call(divmod, 17, 5) == (3, 2)


def test_a_process_that_ends(process: Process) -> None:
    """A call during which the process ends is lost with its status, and so is every later one."""
    for _ in range(2):
        with pytest.raises(ProcessLost, match="status 77"):
            process.call(os._exit, 77)
    assert not process.is_alive


@pytest.mark.parametrize("kind", ["stall", "freeze"])
def test_a_call_that_never_returns(process: Process, kind: str) -> None:
    """A call that does not return in time is given up and its process ended, even in native code."""
    process.call(int)
    with pytest.raises(TimedOut, match=r"no answer within 0.1 s"):
        process.call(strange_calls.FAILURES[kind], None, seconds=0.1)
    assert not process.is_alive
    process.end()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_a_process_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room or no Python for a process, that is said."""
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    with pytest.raises(ProcessLost, match="could not be started"):
        Process()


def make_noise() -> str:
    """Print, read the keyboard, and be in the middle of it when somebody presses Ctrl-C."""
    print("horn", flush=True)
    os.write(1, b"horn\n")
    for sign in (signal.SIGINT, signal.SIGTERM):
        os.kill(os.getpid(), sign)
    return sys.stdin.read()


def test_noise_harms_nobody(process: Process) -> None:
    """What is printed or read there is no part of the answers, and Ctrl-C at the terminal is not for the process."""
    assert process.call(make_noise) == ""


CALLER = """
from threading import Thread
from posthorn.hosting.process import Process
from tests.hosting.strange_calls import stall

for _ in range(2):
    Thread(target=Process().call, args=(stall, None)).start()
"""


def test_processes_end_with_their_caller() -> None:
    """When the program that started them is killed they end too, even in the middle of a call that never returns."""
    paths = os.pathsep.join(path for path in sys.path if path)
    with subprocess.Popen(
        [sys.executable, "-c", CALLER],
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": paths},
        cwd=Path(__file__).parent,
        text=True,
    ) as caller:
        assert caller.stderr is not None
        told = [caller.stderr.readline() for _ in range(2)]
        caller.kill()
        assert told == ["stalls\n", "stalls\n"]
        # The processes write to the same pipe: it ends when the last of them has.
        assert caller.communicate(timeout=LONG)[1] == ""


@pytest.mark.slow
def test_an_alarm_ends_what_nothing_else_can(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process frozen in native code ends by itself some time after its call, should the caller not end it."""
    monkeypatch.setattr(process, "kill", lambda: None)
    with pytest.raises(TimedOut):
        process.call(strange_calls.freeze, None, seconds=0.1)
    with pytest.raises(ProcessLost, match=f"status {-signal.SIGALRM}"):
        process.call(int, seconds=LONG)
