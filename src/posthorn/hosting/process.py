"""A process that does what it is told, one call at a time, and can be ended in the middle of it.

Python cannot end a thread, and code that holds its global lock stops everything else in the process. So whatever may
never return is called in a process of its own. This is the caller's end; ``worker`` is what runs there.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from posthorn.locale import Texts
from posthorn.locale.spoken import VARIABLE, spoken

# Not by -m: calls unpickle to the functions of the modules by their own names.
_COMMAND = "from posthorn.hosting.worker import main; main()"
_OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)


def cores() -> int:
    """Return how many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CallFailed(Exception):
    """A call could not be sent or raised an error, whose traceback this is. The process can be called again."""


class ProcessLost(Exception):
    """A process ended, or could not be started. ``str`` is for logs, ``explain`` for people."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def explain(self, texts: Texts) -> str:
        """Say what happened, in the language of the texts."""
        return texts(f"process-{self.code}", **self.details)

    def __str__(self) -> str:
        return self.explain(Texts("en"))


class TimedOut(ProcessLost):
    """A process did not answer in time and was ended."""

    def __init__(self, seconds: float) -> None:
        super().__init__("no-answer", seconds=f"{seconds:g}")
        self.seconds = seconds


class Process:
    """A process in which functions can be called; they, their arguments and results must pickle.

    One thread may call at a time. The process ends with the one that started it, if nobody ends it before.
    """

    def __init__(self) -> None:
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _COMMAND],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # It imports what this process would import, and Ctrl-C at the terminal is not for it.
                # What it says to people is in the same language.
                env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), VARIABLE: spoken()},
                start_new_session=True,
                creationflags=_OWN_GROUP,
            )
        except OSError as error:
            raise ProcessLost("not-started", reason=str(error)) from None
        self.is_alive = True  # until it ends, or is to
        self._answers: SimpleQueue[tuple[Any, str | None] | None] = SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def call(self, function: Callable[..., Any], *arguments: Any, seconds: float | None = None) -> Any:
        """Return what a function returns in the process, or raise CallFailed or ProcessLost."""
        assert self._process.stdin is not None
        try:
            call = pickle.dumps((seconds, pickle.dumps((function, arguments))))
        except Exception:
            raise CallFailed(traceback.format_exc()) from None
        # If it has ended, the listener says so.
        with suppress(OSError, ValueError):
            self._process.stdin.write(call)
            self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            assert seconds is not None
            self.kill()
            raise TimedOut(seconds) from None
        if answer is None:
            self._answers.put(None)  # for the next caller
            raise ProcessLost("ended", status=str(self._process.returncode))
        result, failure = answer
        if failure is not None:
            raise CallFailed(failure)
        return result

    def kill(self) -> None:
        """End the process, and do not wait for it."""
        self.is_alive = False
        self._process.kill()

    def end(self) -> None:
        """End the process, and wait until it has."""
        self.kill()
        self._listener.join()

    def _listen(self) -> None:
        """Pass the answers on until there are no more; then nobody waits for one in vain."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # What is no answer shows that something in the process writes where it must not.
        with suppress(Exception):
            while True:
                self._answers.put(pickle.load(self._process.stdout))
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                pipe.close()
        self._answers.put(None)
