"""Tracing: what the server does becomes spans, which tell nothing that is anybody's secret."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from posthorn.cli import run
from posthorn.server.http import app
from posthorn.server.operations import tracing
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings
from posthorn.server.operations.tracing import TracedMetrics
from tests.server.visitors import Visitor, running


@pytest.fixture
def exporter(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """Keep all spans in memory, instead of sending them."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(tracing, "_usual_provider", lambda: provider)
    return exporter


def attributes(span: ReadableSpan) -> dict[str, object]:
    """Return what a span tells."""
    return dict(span.attributes or {})


@pytest.mark.anyio
async def test_a_game_leaves_spans(exporter: InMemorySpanExporter, tmp_path: Path) -> None:
    """A person's move and the bot's answer are requests, moves, commits and a choice; no span names the game."""
    async with running(tmp_path, tracing=True) as server:
        visitor = Visitor(server)
        game = await visitor.create("pb", start=0)
        async with game.listen() as stream:
            await game.act(0, "draw")
            while (await game.info())["seat_to_act"] == 0:
                await game.act(0)
            await stream.next("update", lambda update: update["revision"] > 0)
            while not any(span.name == "bot choice" for span in exporter.get_finished_spans()):
                await stream.read()
        assert (await visitor.get("/api/games/nosuchgame")).status == 404
    spans = exporter.get_finished_spans()
    by_name = {span.name: span for span in spans}
    assert {"POST /api/games", "POST /api/games/{game}/play", "move", "commit", "bot choice"} <= set(by_name)
    assert attributes(by_name["bot choice"])["posthorn.level"] == "pilgrim"
    assert {"person", "bot"} >= {attributes(span)["posthorn.by"] for span in spans if span.name == "move"}
    assert {attributes(span)["posthorn.status"] for span in spans if span.name == "GET /api/games/{game}"} == {200, 404}
    told = "".join(span.to_json() for span in spans)
    assert game.id not in told
    assert visitor.key is not None
    assert visitor.key not in told
    assert all(span.start_time is not None and span.end_time is not None for span in spans)


def test_failures_are_marked(exporter: InMemorySpanExporter) -> None:
    """What failed for the server's own reasons is an error, what it refused is none; made-up methods are one."""
    metrics = TracedMetrics()
    metrics.answered("GET", "/health", 503, 0.5)
    metrics.answered("BREW", "(refused)", 418, 0.001)
    failed, refused = exporter.get_finished_spans()
    assert (failed.name, failed.status.is_ok) == ("GET /health", False)
    assert (refused.name, refused.status.status_code.name) == ("other (refused)", "UNSET")
    assert failed.end_time is not None
    assert failed.start_time is not None
    assert failed.end_time - failed.start_time == 500_000_000


def test_it_is_off_and_weighs_nothing() -> None:
    """Unless it is asked for there are plain metrics, and OpenTelemetry is not even imported."""
    assert type(app._metrics_of(Settings())) is Metrics
    program = "import posthorn.server.http.app, sys; print('opentelemetry' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_without_opentelemetry(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that should trace and cannot says how to install what is missing, and does not start."""
    monkeypatch.setattr("posthorn.server.command.find_spec", lambda name: None)
    assert run(("serve", "--tracing", "--database", str(tmp_path / "games.db")), {}) == 1
    assert "pip install 'posthorn[tracing]'" in capsys.readouterr().err
