"""What a server does as spans of OpenTelemetry, for whoever wants to see where the time goes. Off unless asked for.

Each request, move, commit and choice of a bot becomes a span when it is over, with what the metrics are told of it and
nothing else: no address, no game, no key. Where spans are sent, and how many of them, is for OpenTelemetry's own
variables to say (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER).
"""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from posthorn.server.operations.metrics import Metrics

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

EXTRA = "tracing"
SERVICE = "posthorn"
LAST_SECONDS = 2.0  # for the last spans to be sent when the server ends


class TracedMetrics(Metrics):
    """The metrics of one server that makes spans of what it is told."""

    def __init__(self, provider: TracerProvider | None = None) -> None:
        super().__init__()
        self._provider = _usual_provider() if provider is None else provider
        self._tracer = self._provider.get_tracer(SERVICE)

    def played(self, by: str, seconds: float) -> None:
        """Note an action."""
        super().played(by, seconds)
        self._note("move", seconds, by=by)

    def thought(self, level: str, seconds: float) -> None:
        """Note a bot's choice."""
        super().thought(level, seconds)
        self._note("bot choice", seconds, level=level)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note a request."""
        super().answered(method, route, status, seconds)
        name = f"{self.known_method(method)} {route}"
        self._note(name, seconds, failed=status >= 500, route=route, status=status)

    def committed(self, writes: int, seconds: float) -> None:
        """Note a transaction."""
        super().committed(writes, seconds)
        self._note("commit", seconds, writes=writes)

    def close(self) -> None:
        """Send the last spans, if somebody takes them in time."""
        ending = threading.Thread(target=self._provider.shutdown, daemon=True)
        ending.start()
        ending.join(LAST_SECONDS)

    def _note(self, name: str, seconds: float, *, failed: bool = False, **attributes: str | int) -> None:
        """Make a span that ends now."""
        from opentelemetry.trace import Status, StatusCode

        now = time.time_ns()
        span = self._tracer.start_span(
            name,
            attributes={f"{SERVICE}.{key}": value for key, value in attributes.items()},
            start_time=now - round(seconds * 1e9),
        )
        if failed:
            span.set_status(Status(StatusCode.ERROR))
        span.end(now)


def _usual_provider() -> TracerProvider:
    """Return what sends spans over HTTP to a collector, some at a time."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": SERVICE}), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider
