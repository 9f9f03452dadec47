"""What runs in a ``Process``: it carries out the calls from its standard input until that ends.

It never outlives its caller. A thread reads the calls, so the end of the input is noticed in the middle of one, however
the caller ended; and should native code not even let that thread run, the kernel's alarm clock ends the process some
time after the call should have ended.
"""

from __future__ import annotations

import math
import os
import pickle
import signal
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from posthorn.locale.spoken import VARIABLE, speak

# Seconds by which the kernel's alarm clock rings later than the caller's patience ends.
ALARM_DELAY = 2

Call = tuple[float | None, bytes]


def main() -> None:
    """Work for the process on the other end of the pipes."""
    # Ctrl-C and the end of a service reach all processes. When this one ends is for its caller to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    speak(os.environ.get(VARIABLE, "en"))
    calls, answers = _take_pipes()
    inbox: SimpleQueue[Call] = SimpleQueue()
    threading.Thread(target=_listen, args=(calls, inbox), daemon=True).start()
    while True:
        answer = _carry_out(*inbox.get())
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the caller has gone, and this thread has noticed it first


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output for the caller alone: what others read is empty, what they print is an error."""
    calls = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return calls, answers


def _listen(calls: BinaryIO, inbox: SimpleQueue[Call]) -> None:
    try:
        while True:
            inbox.put(pickle.load(calls))
    finally:
        os._exit(0)  # whatever the other threads do


def _carry_out(seconds: float | None, call: bytes) -> bytes:
    """Return the pickled result of a call, or its traceback."""
    _set_alarm(seconds)
    try:
        function, arguments = pickle.loads(call)
        return pickle.dumps((function(*arguments), None))
    except BaseException:  # SystemExit too: nothing that is called must end the process
        return pickle.dumps((None, traceback.format_exc()))
    finally:
        _set_alarm(None)


def _set_alarm(seconds: float | None) -> None:
    """Let the kernel end this process some time after a call should have ended, or no longer."""
    if hasattr(signal, "alarm"):
        signal.alarm(0 if seconds is None else math.ceil(seconds) + ALARM_DELAY)
