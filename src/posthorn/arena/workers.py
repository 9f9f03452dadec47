"""Games side by side in worker processes, their results in order.

Not ``concurrent.futures``: a tournament that is interrupted must not wait for games of many minutes, and a process in
which a player runs on for ever must be replaced (see ``chair``).
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from posthorn.arena.chair import has_runaways

# Not new syntax: Python 3.11 has no type parameters.
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Prepare = Callable[[bool], None]  # told whether no process was prepared before


INTERRUPTED = "interrupted"


class WorkerError(RuntimeError):
    """A worker process failed, with what it said last."""


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    connection: Connection
    task: int = -1  # the index of what it works on


def cores() -> int:
    """Return how many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def gather(
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: int,
    prepare: Prepare,
    watch: Callable[[Outcome], None],
) -> tuple[list[Outcome], str]:
    """Return the results for all tasks, or for the first of them and why there are no more.

    ``watch`` is told of each result. Ctrl-C and a worker that fails end it early.
    """
    outcomes: list[Outcome] = []
    try:
        with closing(map_in_order(function, tasks, workers, prepare)) as ready:
            for outcome in ready:
                outcomes.append(outcome)
                watch(outcome)
    except KeyboardInterrupt:
        return outcomes, INTERRUPTED
    except WorkerError as error:
        return outcomes, str(error)
    return outcomes, ""


def map_in_order(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int, prepare: Prepare
) -> Generator[Outcome, None, None]:
    """Give a function's results for all tasks, in their order, whoever is ready first.

    With 0 workers everything happens in this process. Else function, tasks and results must pickle. Ending the
    iteration early ends the workers at once.
    """
    if workers == 0:
        prepare(True)
        yield from map(function, tasks)
        return
    crew: list[_Worker] = []
    try:
        yield from _direct(crew, partial(_hire, function, prepare), tasks, min(workers, len(tasks)))
    finally:
        for worker in crew:
            worker.connection.close()
            worker.process.terminate()
        for worker in crew:
            worker.process.join()


def _direct(
    crew: list[_Worker], hire: Callable[[bool], _Worker], tasks: Sequence[Any], workers: int
) -> Generator[Any, None, None]:
    """Hand out the tasks one by one to whoever is idle, and give the results in order."""
    ready: dict[int, Any] = {}
    handed_out = given = 0
    for _ in range(workers):
        crew.append(hire(True))
    idle = crew[:]
    while given < len(tasks):
        while idle and handed_out < len(tasks):
            worker = idle.pop()
            worker.task = handed_out
            try:
                worker.connection.send(tasks[handed_out])
            except OSError:
                _receive(worker)  # it has ended, and says why
                raise
            handed_out += 1
        for connection in wait([worker.connection for worker in crew]):
            worker = next(worker for worker in crew if worker.connection is connection)
            ready[worker.task], is_spent = _receive(worker)
            if is_spent:
                worker.connection.close()
                worker.process.join()
                crew.remove(worker)
                if handed_out == len(tasks):
                    continue
                worker = hire(False)
                crew.append(worker)
            idle.append(worker)
        while given in ready:
            yield ready.pop(given)
            given += 1


def _receive(worker: _Worker) -> tuple[Any, bool]:
    try:
        outcome, is_spent, failure = worker.connection.recv()
    except (EOFError, OSError):
        worker.process.join()
        raise WorkerError(f"exit status {worker.process.exitcode}") from None
    if failure:
        raise WorkerError(failure)
    return outcome, is_spent


def _hire(function: Callable[[Any], Any], prepare: Prepare, is_first: bool) -> _Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, function, prepare, is_first), daemon=True)
    # Ctrl-C reaches all processes of a terminal. Only this one is to hear it, and a new one inherits what is ignored.
    if threading.current_thread() is threading.main_thread():
        hearing = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, hearing)
    else:
        process.start()
    theirs.close()
    return _Worker(process, ours)


def _work(connection: Connection, function: Callable[[Any], Any], prepare: Prepare, is_first: bool) -> None:
    """Do tasks until the connection is closed, or a player of this process cannot be stopped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        prepare(is_first)
        while True:
            outcome = function(connection.recv())
            is_spent = has_runaways()
            connection.send((outcome, is_spent, ""))
            if is_spent:
                os._exit(0)  # the usual way out could meet the runaway thread in the middle of its work
    except EOFError:
        return
    except Exception:
        connection.send((None, False, traceback.format_exc()))
