"""Time that passes when a test says so."""

from __future__ import annotations

import asyncio
import time


class PatientLoop(asyncio.SelectorEventLoop):
    """An event loop that can be told that time has passed."""

    passed = 0.0

    def time(self) -> float:
        """Return the time by which timers go."""
        return super().time() + self.passed


class Clock:
    """The time of day and of the event loop; both go on as they do, and further when told."""

    def __init__(self) -> None:
        self.passed = 0.0

    def time_ns(self) -> int:
        """Return the time of day."""
        return time.time_ns() + int(self.passed * 1e9)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, PatientLoop)
        loop.passed += seconds
        self.passed += seconds
