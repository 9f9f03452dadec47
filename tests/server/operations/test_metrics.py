"""What a server counts, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from posthorn.server.operations.metrics import CONTENT_TYPE, Metrics


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Return all values, by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(metrics.render().decode())
        for sample in family.samples
    }


def test_games_by_status() -> None:
    """Games are set when the server starts and moved from status to status."""
    metrics = Metrics()
    metrics.set_games({"playing": 3, "over": 5})
    metrics.move_game(None, "waiting")
    metrics.move_game("playing", "over")
    found = samples(metrics)
    assert [found["posthorn_games", status] for status in ("waiting", "playing", "over", "abandoned")] == [1, 2, 6, 0]


def test_moves() -> None:
    """Moves count by who made them, their latency in one histogram."""
    metrics = Metrics()
    metrics.played("person", 0.004)
    metrics.played("bot", 0.03)
    metrics.played("bot", 0.03)
    found = samples(metrics)
    assert found["posthorn_moves_total", "person"] == 1
    assert found["posthorn_moves_total", "bot"] == 2
    assert found["posthorn_moves_total", "clock"] == 0
    assert found["posthorn_move_seconds_count",] == 3
    assert found["posthorn_move_seconds_bucket", "0.005"] == 1
    assert found["posthorn_move_seconds_bucket", "0.05"] == 3


def test_what_is_asked_when_read() -> None:
    """Tables and the bots' queue are as they are when the metrics are read."""
    metrics = Metrics()
    tables: list[str] = []
    metrics.watch(
        tables=lambda: len(tables),
        leases=lambda: len(tables) - 1,
        bot_queue=lambda: 2 * len(tables),
        disk_free=lambda: 5e9,
    )
    tables += ["one", "two"]
    found = samples(metrics)
    assert (found["posthorn_tables",], found["posthorn_leases",], found["posthorn_bot_queue",]) == (2, 1, 4)
    assert found["posthorn_disk_free_bytes",] == 5e9


def test_bots_storage_and_refusals() -> None:
    """Bots by level, transactions with their writes, refusals by code."""
    metrics = Metrics()
    metrics.thought("prince", 0.9)
    metrics.bot_failed("prince")
    metrics.committed(12, 0.003)
    metrics.refused("stale")
    found = samples(metrics)
    assert found["posthorn_bot_thinking_seconds_sum", "prince"] == 0.9
    assert found["posthorn_bot_failures_total", "prince"] == 1
    assert found["posthorn_storage_commits_total",] == 1
    assert found["posthorn_storage_batch_sum",] == 12
    assert found["posthorn_storage_commit_seconds_bucket", "0.005"] == 1
    assert found["posthorn_refusals_total", "stale"] == 1


def test_requests() -> None:
    """Requests count by method, route and status; methods that people make up are one."""
    metrics = Metrics()
    metrics.answered("GET", "/api/games/{game}", 200, 0.01)
    metrics.answered("BREW", "/api/games/{game}", 405, 0.01)
    metrics.answered("STIR", "/api/games/{game}", 405, 0.01)
    found = samples(metrics)
    assert found["posthorn_http_requests_total", "GET", "/api/games/{game}", "200"] == 1
    assert found["posthorn_http_requests_total", "other", "/api/games/{game}", "405"] == 2


def test_two_servers_do_not_share() -> None:
    """Each server has metrics of its own, with its version and its process's memory."""
    one, other = Metrics(), Metrics()
    one.played("person", 0.1)
    assert samples(other)["posthorn_moves_total", "person"] == 0
    assert any(name[0] == "posthorn_info" for name in samples(one))
    assert "text/plain" in CONTENT_TYPE
    assert not any(name[0].endswith("_created") for name in samples(one))
