"""Games side by side in worker processes, their results in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from posthorn.arena.chair import end_idle_processes
from posthorn.hosting.process import CallFailed, Process, ProcessLost
from posthorn.locale import Texts

# Not new syntax: Python 3.11 has no type parameters.
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Prepare = Callable[[], None]

INTERRUPTED = "interrupted"


def gather(
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: int,
    prepare: Prepare,
    watch: Callable[[Outcome], None],
) -> tuple[list[Outcome], str]:
    """Return the results for all tasks, or for the first of them and why there are no more.

    ``prepare`` is called in each process before the first task, ``watch`` is told of each result. Ctrl-C and a worker
    that fails end it early. With 0 workers everything happens in this process. Else functions, tasks and results must
    pickle.
    """
    outcomes: list[Outcome] = []
    try:
        with closing(_map(function, tasks, workers, prepare)) as ready:
            for outcome in ready:
                outcomes.append(outcome)
                watch(outcome)
    except KeyboardInterrupt:
        return outcomes, INTERRUPTED
    except ProcessLost as error:
        return outcomes, error.explain(Texts())
    except CallFailed as error:
        return outcomes, str(error)
    finally:
        end_idle_processes()
    return outcomes, ""


def _map(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], workers: int, prepare: Prepare
) -> Generator[Outcome, None, None]:
    """Give the results in the order of the tasks, whoever is ready first; ending it early ends the workers at once."""
    if workers == 0:
        prepare()
        yield from map(function, tasks)
        return
    workers = min(workers, len(tasks))
    processes = [Process() for _ in range(workers)]
    threads = ThreadPoolExecutor(workers)  # each waits for a process
    try:
        list(threads.map(lambda process: process.call(prepare), processes))
        idle: SimpleQueue[Process] = SimpleQueue()
        for process in processes:
            idle.put(process)
        yield from threads.map(partial(_work, idle, function), tasks)
    finally:
        for process in processes:
            process.kill()
        threads.shutdown(cancel_futures=True)
        for process in processes:
            process.end()


def _work(idle: SimpleQueue[Process], function: Callable[[Any], Any], task: Any) -> Any:
    """Let an idle process do a task."""
    process = idle.get()
    try:
        return process.call(function, task)
    finally:
        idle.put(process)
