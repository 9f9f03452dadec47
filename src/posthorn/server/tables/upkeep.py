"""Upkeep: tables that nobody watches leave the memory, and games that nobody plays leave the storage.

Nothing grows for ever: a game that never began, or in which nothing happens any more, is abandoned; what was abandoned
or is practice is removed, and what was finished too if the host wants that, each after a time that the host sets.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from posthorn.server.clock import now
from posthorn.server.operations.settings import Settings
from posthorn.server.storage import Abandonment, ExpiredCommitments, Expiry, Removal, StorageError
from posthorn.server.tables.commitments import LIFETIME, MOST_COMMITMENTS
from posthorn.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

SWEEP = 60  # seconds between two sweeps
IDLE = 300  # seconds after which a table that nobody watches leaves the memory
MOST_AT_ONCE = 100  # games of a kind that a sweep takes: those who play meanwhile should not notice
DAY = 24 * 3600 * 1000


class Upkeep:
    """Sweeps the tables of a registry from time to time."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self._registry = registry
        self._settings = settings
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to sweep."""
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Sweep no more."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StorageError:
                pass  # the storage has said so
            except Exception:
                log.exception("the tables could not be swept")

    async def sweep(self) -> None:
        """Let go of what nobody needs any more."""
        self._registry.forget_idle(IDLE)
        taken = 0
        for expiry in self._to_abandon():
            taken += await self._take(expiry, removes=False)
        for expiry in self._to_remove():
            taken += await self._take(expiry, removes=True)
        await self._registry.storage.write(ExpiredCommitments(now() - LIFETIME, MOST_COMMITMENTS))
        if taken or self._registry.storage.is_shared:
            self._registry.metrics.set_games(await self._registry.storage.count())

    def _to_abandon(self) -> Iterator[Expiry]:
        settings = self._settings
        if settings.abandon_after_days:
            yield Expiry(("waiting",), "created", _before(settings.abandon_after_days))
        if settings.abandon_idle_after_days:
            yield Expiry(("playing",), "moved", _before(settings.abandon_idle_after_days))

    def _to_remove(self) -> Iterator[Expiry]:
        settings = self._settings
        if settings.remove_abandoned_after_days:
            yield Expiry(("abandoned",), "finished", _before(settings.remove_abandoned_after_days))
        if settings.remove_practice_after_days:
            before = _before(settings.remove_practice_after_days)
            yield Expiry(("playing", "over"), "moved", before, practice=True)
        if settings.remove_finished_after_days:
            yield Expiry(("over",), "finished", _before(settings.remove_finished_after_days))

    async def _take(self, expiry: Expiry, *, removes: bool) -> int:
        """Abandon or remove games that have expired, unless somebody is at them; return how many."""
        registry = self._registry
        found = await registry.storage.expired(expiry, MOST_AT_ONCE)
        with registry.withhold(found) as ids:
            if ids:
                # Asked again with the write: somebody may have joined or moved since they were found.
                await registry.storage.write(Removal(ids, expiry) if removes else Abandonment(ids, expiry, now()))
        return len(ids)


def _before(days: int) -> int:
    """Return before when something must have happened to be so many days old."""
    return now() - days * DAY
