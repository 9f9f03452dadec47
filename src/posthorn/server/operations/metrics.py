"""What a server counts and measures, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client import disable_created_metrics as _disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST

# Otherwise every counter brings a second series with the time at which it was made.
_disable_created_metrics()  # type: ignore[no-untyped-call]

STATUSES = ("waiting", "playing", "over", "abandoned")
MOVERS = ("person", "bot", "clock")
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_THOUGHT = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        Info("posthorn", "The server's version.", registry=registry).info({"version": version("posthorn")})
        ProcessCollector(registry=registry)
        self._games = Gauge("posthorn_games", "Games stored, by status.", ["status"], registry=registry)
        self._tables = Gauge("posthorn_tables", "Games in memory.", registry=registry)
        self.connections = Gauge("posthorn_connections", "Streams open.", registry=registry)
        self._moves = Counter("posthorn_moves", "Actions played, by who chose them.", ["by"], registry=registry)
        self._move_seconds = Histogram(
            "posthorn_move_seconds",
            "From an action's arrival until it is stored and everybody is told.",
            buckets=_QUICK,
            registry=registry,
        )
        self._bot_queue = Gauge("posthorn_bot_queue", "Bots' choices asked for and not yet made.", registry=registry)
        self._thinking_seconds = Histogram(
            "posthorn_bot_thinking_seconds",
            "How long bots take for a choice, by level.",
            ["level"],
            buckets=_THOUGHT,
            registry=registry,
        )
        self._bot_failures = Counter(
            "posthorn_bot_failures", "Choices that bots failed to make, by level.", ["level"], registry=registry
        )
        self._requests = Counter(
            "posthorn_http_requests", "Requests answered.", ["method", "route", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "posthorn_http_request_seconds", "How long requests take.", buckets=_QUICK, registry=registry
        )
        self._refusals = Counter("posthorn_refusals", "Requests refused, by code.", ["code"], registry=registry)
        self._commits = Counter("posthorn_storage_commits", "Transactions committed.", registry=registry)
        self._batch = Histogram(
            "posthorn_storage_batch", "Writes in a transaction.", buckets=_BATCHES, registry=registry
        )
        self._commit_seconds = Histogram(
            "posthorn_storage_commit_seconds", "How long a transaction takes.", buckets=_QUICK, registry=registry
        )
        self._leases = Gauge("posthorn_leases", "Games whose bots and clocks are this process's.", registry=registry)
        self._disk_free = Gauge(
            "posthorn_disk_free_bytes", "Free on the disk of the database, if it is a file.", registry=registry
        )
        self._moves_by = {by: self._moves.labels(by) for by in MOVERS}
        for status in STATUSES:
            self._games.labels(status).set(0)

    def watch(
        self,
        *,
        tables: Callable[[], int],
        leases: Callable[[], int],
        bot_queue: Callable[[], int],
        disk_free: Callable[[], float],
    ) -> None:
        """Ask these whenever the metrics are read."""
        self._tables.set_function(tables)
        self._leases.set_function(leases)
        self._bot_queue.set_function(bot_queue)
        self._disk_free.set_function(disk_free)

    def set_games(self, counts: Mapping[str, int]) -> None:
        """Say how many games are stored, by status; a status that is not named has none."""
        for status in STATUSES:
            self._games.labels(status).set(counts.get(status, 0))

    def move_game(self, before: str | None, after: str) -> None:
        """Count a game that went from one status to another; before the first it had none."""
        if before is not None:
            self._games.labels(before).dec()
        self._games.labels(after).inc()

    def played(self, by: str, seconds: float) -> None:
        """Count an action of a person, a bot or the clock, and how long it took to be stored and told."""
        self._moves_by[by].inc()
        self._move_seconds.observe(seconds)

    def thought(self, level: str, seconds: float) -> None:
        """Note how long a bot took for a choice."""
        self._thinking_seconds.labels(level).observe(seconds)

    def bot_failed(self, level: str) -> None:
        """Count a choice that a bot failed to make."""
        self._bot_failures.labels(level).inc()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request, by the template of its route: never by its path, which would be a series for each game."""
        self._requests.labels(self.known_method(method), route, str(status)).inc()
        self._request_seconds.observe(seconds)

    @staticmethod
    def known_method(method: str) -> str:
        """Return a method, if it is one that there is: clients may make up any."""
        return method if method in _METHODS else "other"

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def committed(self, writes: int, seconds: float) -> None:
        """Note a transaction with so many writes."""
        self._commits.inc()
        self._batch.observe(writes)
        self._commit_seconds.observe(seconds)

    def render(self) -> bytes:
        """Return everything in Prometheus's text format, of ``CONTENT_TYPE``."""
        return generate_latest(self.registry)

    def close(self) -> None:
        """Nothing is told any more."""
