"""Which games this process drives: the bots and clocks of a game are one process's, that which has the game's lease.

A process takes the lease of a game that it loads, unless another one has it, and gives it up when nothing moves there.
The leases of a process that falls silent, or ends, go to the others. Should two drive a game for a moment, the log's
key sees to it that every move happens once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.operations.limits import Usage
from posthorn.server.storage import Lease, Notice, StorageError, sharing
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.presence import share_all_presence

if TYPE_CHECKING:
    from posthorn.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

WANT_EVERY = 5  # beats
LEAVE = 2  # seconds in which others can be told that this process ends
PAUSE = 10  # seconds after which a storage is asked again that did not answer


class Driving:
    """The leases of a registry's process. Where nobody shares the database, it drives every game."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._storage = registry.storage
        self._dead: frozenset[str] = frozenset()  # other processes
        self._wanted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats_now = asyncio.Event()
        self._has_others = False  # other servers are there
        self._heard_at = time.monotonic()  # when the database last answered
        self.is_retired = False  # this process ends: it drives nothing any more
        self._tells_everything = False  # another process has just come, and knows nothing

    async def open(self) -> None:
        """Begin: drive what nobody drives."""
        if self._storage.is_shared:
            # Before anything is done here, others must know of this process.
            first = await self._beat(Notice("", "came"))
            self._begin(self._beat_for_ever(first))
        else:
            self._begin(self._wake_all())

    def retire(self) -> None:
        """Let others drive the games, at once, as this process will end; what people do here is still done."""
        self.is_retired = True
        if self._storage.is_shared:
            for live in self._registry.live:
                live.drives = False
                self._registry.autoplay.go_on(live)
            self._hand_over()

    def _hand_over(self) -> None:
        hand_over = partial(sharing.hand_over, process=self._storage.process)
        self._begin(self._insist(hand_over, Notice("", "leases")))

    async def close(self) -> None:
        """Let others have everything that this process had."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._storage.is_shared:
            try:
                async with asyncio.timeout(LEAVE):
                    leave = partial(sharing.leave, process=self._storage.process)
                    await self._storage.carry_out(leave, Notice("", "left"))
            except (StorageError, TimeoutError):
                log.info("other processes will notice that this one has ended")

    def hear(self, notice: Notice) -> None:
        """Take in what another process tells of itself."""
        live = self._registry.in_memory(notice.game)
        if notice.about == "left":
            self._note_dead(self._dead | {notice.by})
            self._beats_now.set()
        elif notice.about == "leases":
            self._beats_now.set()
        elif notice.about == "came":
            self._tells_everything = True
            self._beats_now.set()
        elif notice.about == "usage":
            with suppress(msgspec.DecodeError, KeyError):  # of a newer process, which has other limits
                self._registry.limits.absorb(notice.by, msgspec.json.decode(notice.said, type=Usage))
        elif live is not None and notice.about == "lease":
            self.want(live)
        elif live is not None and notice.about == "look":
            self._registry.attend(live)

    def is_other(self, process: str) -> bool:
        """Return whether a process is another one, and not known to be dead."""
        return process != self._storage.process and process not in self._dead

    # --- leases -------------------------------------------------------------------------------------------------

    def lease(self, id: str) -> list[Lease]:
        """Return what is written with a game that begins here, so that it has somebody to drive it from the start."""
        if not self._storage.is_shared:
            return []
        return [Lease(id, sharing.NOBODY if self.is_retired else self._storage.process)]

    def want(self, live: LiveTable) -> None:
        """Drive a game that is played, unless another process does."""
        if live.drives or not live.table.is_playing:
            return
        if not self._storage.is_shared:
            self._drive(live)
            return
        if not self._wanted:
            self._begin(self._take_wanted())
        self._wanted.add(live.table.id)

    async def _take_wanted(self) -> None:
        await asyncio.sleep(0)  # others may want something too
        wanted, self._wanted = self._wanted, set()
        if self.is_retired:
            await self._insist(partial(sharing.offer_leases, games=wanted), Notice("", "leases"))
            return
        held = await self._insist(partial(sharing.take_leases, process=self._storage.process, games=wanted))
        for id in held:
            live = self._registry.in_memory(id)
            if live is not None:
                self._drive(live)
        self.give_up([id for id in held if self._registry.in_memory(id) is None])

    def _drive(self, live: LiveTable) -> None:
        if self.is_retired:  # it was told to end while it took the lease
            self._hand_over()
            return
        live.drives, live.driven_since = True, now()
        self._registry.autoplay.go_on(live)

    def give_up(self, ids: Collection[str]) -> None:
        """Drive these games no more: nothing moves there by itself."""
        if ids and self._storage.is_shared:
            self._begin(self._give_up(ids))

    async def _give_up(self, ids: Collection[str]) -> None:
        give_up = partial(sharing.give_up_leases, process=self._storage.process, games=ids)
        await self._insist(give_up, *(Notice("", "lease", id) for id in ids))

    async def _insist(self, work: Callable[[Connection], Answer], *notices: Notice) -> Answer:
        while True:
            try:
                return await self._storage.carry_out(work, *notices)
            except StorageError:
                await asyncio.sleep(PAUSE)

    # --- signs of life ------------------------------------------------------------------------------------------

    async def _beat(self, *notices: Notice) -> sharing.Beat:
        """Say that this process is alive, and what its clients use."""
        everything, self._tells_everything = self._tells_everything, False
        usage = self._registry.limits.report(everything=everything)
        told = [Notice("", "usage", said=msgspec.json.encode(part).decode()) for part in usage]
        search = self._registry.bots.own_search
        kind: sharing.Kind = "retired" if self.is_retired else "server"
        beat = partial(sharing.beat, process=self._storage.process, kind=kind, search=search)
        return await self._storage.carry_out(beat, *notices, *told)

    async def _beat_for_ever(self, heard: sharing.Beat) -> None:
        for number in count():
            try:
                await self._take_in(heard)
                if number % WANT_EVERY == 0:
                    self._want_all()
                if len(heard.taken) < sharing.MOST_TAKEN:
                    await self._rest()
                heard = await self._beat()
                self._heard_at = time.monotonic()
            except StorageError:
                self._note_silence()
                heard = replace(heard, was_dead=False, taken=())

    def _note_silence(self) -> None:
        """Send all who listen to other servers once these must think that this one is dead."""
        if self._has_others and time.monotonic() - self._heard_at > sharing.DEAD_SECONDS:
            for live in self._registry.live:
                for listener in list(live.listeners):
                    listener.dismiss()

    def _want_all(self) -> None:
        """Drive what nobody drives: whoever did may have let go of a game, and this process not have heard of it."""
        for live in self._registry.live:
            if self._registry.autoplay.moves_by_itself(live):
                self.want(live)

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(sharing.BEAT_SECONDS):
                await self._beats_now.wait()
        self._beats_now.clear()

    async def _take_in(self, beat: sharing.Beat) -> None:
        if beat.was_dead:
            self._tells_everything = True
            await self._check_leases()
            share_all_presence(self._registry)
        self._note_dead(beat.dead)
        self._has_others = beat.has_others
        self._registry.bots.note_searches(beat.searches)
        for id in beat.taken:
            await self._wake(id)

    def _note_dead(self, dead: frozenset[str]) -> None:
        """Note which processes are dead: nobody listens there any more."""
        died, self._dead = dead - self._dead, dead
        for process in died:
            self._registry.limits.forget(process)
        for live in self._registry.live if died else ():
            if died & live.elsewhere.keys():
                live.elsewhere = {one: who for one, who in live.elsewhere.items() if one not in died}
                self._registry.tell_change(live)

    async def _check_leases(self) -> None:
        """Drive no more what others drive, who thought that this process was dead."""
        held = await self._storage.carry_out(partial(sharing.leases_of, process=self._storage.process))
        for live in self._registry.live:
            if live.drives and live.table.id not in held:
                live.drives = False
                self._registry.autoplay.go_on(live)

    # --- waking games -------------------------------------------------------------------------------------------

    async def _wake_all(self) -> None:
        while True:
            try:
                found = await self._storage.games(("playing",))
                break
            except StorageError:
                await asyncio.sleep(PAUSE)
        for row in found:
            await self._wake(row.id)

    async def _wake(self, id: str) -> None:
        """Let a game go on whose lease this process has; one in which nothing moves is not kept in memory."""
        registry = self._registry
        was_here = registry.in_memory(id) is not None or id in registry.loading
        while True:
            try:
                live = await registry.find(id, attends=False)
                if not live.table.is_playing:
                    self.give_up([id])
                elif not live.drives:
                    self._drive(live)
                if not was_here and live.is_idle:
                    registry.forget(live)
            except RequestError as refusal:
                log.warning("a game cannot go on: %s", refusal.code, extra={"game": id})
            except StorageError:
                await asyncio.sleep(PAUSE)
                continue
            except Exception:
                log.exception("a game cannot be loaded", extra={"game": id})
            return

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
