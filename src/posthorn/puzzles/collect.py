"""Collecting puzzles on all cores, for as long as there is time: ``python -m posthorn.puzzles.collect``.

Everything found is added to a work file, so that one can stop at any time and go on later. Nothing here needs more than
NumPy and Numba, since the computers on which one collects may have nothing else.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from posthorn.hosting.process import Process, ProcessLost, cores
from posthorn.puzzles.finding import WORLDS, Candidate, check, find_candidates
from posthorn.puzzles.puzzle import Puzzle, stars_of, write_puzzles

COUNT = 320
JOBS = 1_000_000  # of a seed, at the most
MOST_OF_A_GAME = 2
IN_STOCK = 16  # candidates from which the rarest are checked, or more where there are many workers
FOR_A_WORKER = 4

Say = Callable[[str], None]
Cell = tuple[str, ...]


class Found(msgspec.Struct, tag="found"):
    """The candidates of a job."""

    job: int
    candidates: list[Candidate]
    seconds: float


class Checked(msgspec.Struct, tag="checked"):
    """What came of a candidate."""

    seed: int
    ply: int
    puzzle: Puzzle | None
    seconds: float


class Collection:
    """What was found so far, and what is to be done next."""

    def __init__(self, file: Path, seed: int) -> None:
        self.file = file
        self.seed = seed
        self.jobs = 0  # begun
        self.waiting: list[Candidate] = []
        self.puzzles: list[Puzzle] = []
        self.begun: Counter[Cell] = Counter()  # of what was checked or is: how much of each kind there is
        self.seconds = {"finding": 0.0, "checking": 0.0}
        self.checks = 0
        done = set()
        content = file.read_bytes() if file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:  # somebody ended it while it wrote
            file.write_bytes(whole)
        steps = [msgspec.json.decode(line, type=Found | Checked) for line in whole.splitlines()]
        for step in steps:
            if isinstance(step, Checked):
                done.add((step.seed, step.ply))
                self._note(step)
                if step.puzzle is not None:
                    self.begun.update([*cells(step.puzzle), game_of(step.puzzle)])
        for step in steps:
            if isinstance(step, Found):
                if step.job // JOBS == self.seed:
                    self.jobs = max(self.jobs, step.job % JOBS + 1)
                self.seconds["finding"] += step.seconds
                self.waiting += [one for one in step.candidates if (one.seed, len(one.actions)) not in done]

    def next_job(self) -> int:
        """Return a job nobody has begun."""
        self.jobs += 1
        return self.seed * JOBS + self.jobs - 1

    def next_candidate(self) -> Candidate | None:
        """Return the candidate of which there are fewest like it."""
        self.waiting = [one for one in self.waiting if self.begun[game_of(one)] < MOST_OF_A_GAME]
        if not self.waiting:
            return None
        chosen = min(self.waiting, key=lambda one: sum(self.begun[cell] ** 2 for cell in cells(one)))
        self.waiting.remove(chosen)
        self.begun.update([*cells(chosen), game_of(chosen)])
        return chosen

    def add(self, step: Found | Checked) -> None:
        """Write down what was found."""
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(step) + b"\n")
        if isinstance(step, Found):
            self.waiting += step.candidates
            self.seconds["finding"] += step.seconds
        else:
            self._note(step)

    def _note(self, step: Checked) -> None:
        self.checks += 1
        self.seconds["checking"] += step.seconds
        if step.puzzle is not None:
            self.puzzles.append(step.puzzle)

    def tell(self) -> str:
        """Say how far it is."""
        spent = ", ".join(f"{seconds:,.0f} s {what}" for what, seconds in self.seconds.items())
        return f"{len(self.puzzles)} puzzles of {self.checks} checked, {len(self.waiting)} to check; {spent}"


def cells(one: Candidate | Puzzle) -> list[Cell]:
    """Return what should be there about equally often: kinds, modules, difficulties, and kinds at a table."""
    modules = "+".join(one.modules)
    stars = str(stars_of(one.difficulty))
    return [("kind", one.kind), ("modules", modules), ("stars", stars), (one.kind, stars), (str(one.seats), modules)]


def game_of(one: Candidate | Puzzle) -> Cell:
    """Return which game it is from."""
    return ("game", str(one.seed))


def collect(
    path: str | Path,
    count: int = COUNT,
    workers: int = 0,
    seed: int = 1,
    seconds: float | None = None,
    worlds: int = WORLDS,
    say: Say = print,
) -> list[Puzzle]:
    """Go on collecting until there are so many puzzles or the time is up; return all of the work file."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    collection = Collection(Path(path), seed)
    workers = workers or cores()
    until = None if seconds is None else time.monotonic() + seconds
    lock = threading.Lock()

    def has_time() -> bool:
        return until is None or time.monotonic() < until

    def next_task() -> tuple[Callable[..., Found | Checked], tuple[object, ...]] | None:
        with lock:
            if len(collection.puzzles) >= count or not has_time():
                return None
            if (
                len(collection.waiting) < max(IN_STOCK, FOR_A_WORKER * workers)
                or (one := collection.next_candidate()) is None
            ):
                return find, (collection.next_job(),)
            return check_one, (one, worlds)

    def work(process: Process) -> None:
        while (task := next_task()) is not None:
            function, arguments = task
            try:
                step = process.call(function, *arguments)
            except ProcessLost:  # the time is up, or somebody ended it
                return
            with lock:
                collection.add(step)
                say(collection.tell())

    processes = [Process() for _ in range(workers)]
    threads = [threading.Thread(target=work, args=(process,)) for process in processes]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            while thread.is_alive() and has_time():
                thread.join(1.0)
    finally:
        for process in processes:
            process.kill()
        for thread in threads:
            thread.join()
        for process in processes:
            process.end()
    return collection.puzzles


def find(job: int) -> Found:
    """Do a job in a process of its own."""
    began = time.process_time()
    return Found(job, find_candidates(job), round(time.process_time() - began, 2))


def check_one(one: Candidate, worlds: int) -> Checked:
    """Check a candidate in a process of its own."""
    began = time.process_time()
    puzzle = check(one, worlds)
    return Checked(one.seed, len(one.actions), puzzle, round(time.process_time() - began, 2))


def write_collection(found: Iterable[Puzzle], path: str | Path) -> None:
    """Write the puzzles as they come with Posthorn."""
    Path(path).write_bytes(write_puzzles(found))


def main(arguments: list[str]) -> int:
    """Collect as a command line says."""
    parser = ArgumentParser(prog="python -m posthorn.puzzles.collect", description=__doc__)
    parser.add_argument("work", help="the file to which everything found is added")
    parser.add_argument("--out", help="the file into which the puzzles are written in the end")
    parser.add_argument("--count", type=int, default=COUNT, help="how many puzzles")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--seconds", type=float, help="stop after so long, and go on another time")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which the best choices are compared in the end")
    given = parser.parse_args(arguments)
    found = collect(given.work, given.count, given.workers, given.seed, given.seconds, given.worlds)
    if given.out:
        write_collection(found, given.out)
    for what in ("kind", "modules", "stars"):
        of_all = Counter(cell[1] or "base" for puzzle in found for cell in cells(puzzle) if cell[0] == what)
        print(f"{what}: {', '.join(f'{number} {name}' for name, number in of_all.most_common())}")
    return 0


if __name__ == "__main__":
    # The workers must find the functions where they are, not in ``__main__``.
    from posthorn.puzzles import collect as module

    sys.exit(module.main(sys.argv[1:]))
