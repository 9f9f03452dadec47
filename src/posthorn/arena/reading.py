"""Reading what is typed: the table's options, the entrants, lists and switches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from posthorn.arena.console import need
from posthorn.arena.entrant import Entrant, read_entrant
from posthorn.arena.errors import ArenaError
from posthorn.arena.series import most_threads
from posthorn.game import Options, read_switches
from posthorn.hosting.cluster import Cluster
from posthorn.hosting.workers import Workers
from posthorn.locale import Texts
from posthorn.locale.system import reason_of


@dataclass(frozen=True, slots=True)
class SharedOptions:
    """The options that match, ladder, study and dataset have in common, as typed."""

    edition: str
    modules: str
    switch: Sequence[str] | None
    seconds: float | None
    iterations: int | None
    threads: int | None
    workers: int | None
    cluster: str | None
    json: bool

    def table(self, seats: int) -> Options:
        """Return the table's options, or raise ``ValueError``."""
        return Options.of(seats, self.edition, read_list(self.modules), **read_switches(self.switch or ()))

    def entrants(self, words: Sequence[str]) -> list[Entrant]:
        """Return the entrants of some words, or raise ``ArenaError``."""
        if self.workers is not None and self.workers < 0:
            raise ArenaError("workers", given=self.workers)
        return [read_entrant(word, self.seconds, self.iterations, self.threads) for word in words]

    def hands(self, entrants: Sequence[Entrant]) -> Workers | None:
        """Return who plays the games of these: so many processes, as many as usual, or a cluster that has answered."""
        if self.cluster is None:
            return self.workers
        if self.workers is not None:
            raise ArenaError("workers-of-cluster")
        return Cluster(self.cluster, most_threads(entrants))


def read_list(text: str) -> list[str]:
    """Return the parts of a text between its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def folder_of(given: str) -> Path:
    """Return a folder that is there, made if need be."""
    folder = Path(given).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaError("folder", given=given, reason=reason_of(error, Texts())) from error
    return folder


def parquet_file(given: str) -> Path:
    """Return a file for a table that can be written, or find out before any game that it cannot."""
    need("pyarrow")
    file = Path(given).expanduser()
    if file.is_dir() or not file.parent.is_dir():
        raise ArenaError("file", given=given)
    return file
