"""Tasks side by side, in worker processes or on a cluster, their results in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from posthorn.hosting.cluster import Cluster
from posthorn.hosting.process import CallFailed, Process, ProcessLost
from posthorn.locale import Texts

# Not new syntax: Python 3.11 has no type parameters.
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Prepare = Callable[[], None]

Workers = int | Cluster  # so many processes of this computer, or all cores of a cluster

INTERRUPTED = "interrupted"


def gather(
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: Workers,
    prepare: Prepare,
    watch: Callable[[Outcome], None],
) -> tuple[list[Outcome], str]:
    """Return the results for all tasks, or for the first of them and why there are no more; see ``pass_on``."""
    outcomes: list[Outcome] = []

    def keep(outcome: Outcome) -> None:
        outcomes.append(outcome)
        watch(outcome)

    return outcomes, pass_on(function, tasks, workers, prepare, keep)


def pass_on(
    function: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: Workers,
    prepare: Prepare,
    watch: Callable[[Outcome], None],
) -> str:
    """Tell ``watch`` of the results for the tasks, in their order; return why not all were done, or nothing.

    ``prepare`` is called in each process before the first task. Ctrl-C and a worker that fails end it early. With 0
    workers everything happens in this process. Else functions, tasks and results must pickle. A cluster is left when
    all is done.
    """
    try:
        with closing(_map(function, tasks, workers, prepare)) as ready:
            for outcome in ready:
                watch(outcome)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ProcessLost as error:
        return error.explain(Texts())
    except CallFailed as error:
        return str(error)
    finally:
        if isinstance(workers, Cluster):
            workers.close()
    return ""


def _map(
    function: Callable[[Task], Outcome], tasks: Sequence[Task], workers: Workers, prepare: Prepare
) -> Generator[Outcome, None, None]:
    """Give the results in the order of the tasks, whoever is ready first; ending it early ends the workers at once."""
    if isinstance(workers, Cluster):
        yield from workers.map(function, tasks, prepare)
        return
    if workers == 0:
        prepare()
        yield from map(function, tasks)
        return
    workers = min(workers, len(tasks))
    processes = [Process() for _ in range(workers)]
    waiting = ThreadPoolExecutor(workers)  # each thread waits for a process
    try:
        list(waiting.map(lambda process: process.call(prepare), processes))
        idle: SimpleQueue[Process] = SimpleQueue()
        for process in processes:
            idle.put(process)
        yield from waiting.map(partial(_work, idle, function), tasks)
    finally:
        for process in processes:
            process.kill()
        waiting.shutdown(cancel_futures=True)
        for process in processes:
            process.end()


def _work(idle: SimpleQueue[Process], function: Callable[[Any], Any], task: Any) -> Any:
    """Let an idle process do a task."""
    process = idle.get()
    try:
        return process.call(function, task)
    finally:
        idle.put(process)
