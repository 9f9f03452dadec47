"""What other processes do at the tables that this one has in memory: heard of by notices, and read where need be.

An entry of the log that comes as a notice is played at once. After anything else, and whenever something may have been
missed, what is stored and not known yet is read. Listeners are told as if it had happened here.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.messages.stream import Said
from posthorn.server.storage import InDoubt, Move, Notice, StorageError, StoredGame
from posthorn.server.tables.live_table import LiveTable, chat_line, write
from posthorn.server.tables.log_entries import is_seat_change, is_take_back
from posthorn.server.tables.presence import share_all_presence

if TYPE_CHECKING:
    from posthorn.server.tables.registry import TableRegistry

PAUSE = 10  # seconds after which a storage is asked again that did not answer


class Following:
    """Keeps a registry's tables up to date."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._missed: set[str] = set()  # tables of which something was heard while they were loaded
        self._looking: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Look no more."""
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    def hear(self, notice: Notice | None) -> None:
        """Take in what another process tells; None: something may have been missed."""
        registry = self._registry
        if notice is None:
            registry.lobby.forget()
            self._missed.update(registry.loading)
            for live in registry.live:
                live.is_behind = True
                self.look_up_soon(live)
            share_all_presence(registry)
            registry.bots.hear(None)
        elif notice.about in ("job", "answer"):
            registry.bots.hear(notice)
        elif notice.about in ("came", "left", "lease", "leases", "look", "usage"):
            registry.driving.hear(notice)
        else:
            if notice.about == "new":
                registry.lobby.note_new(notice.game)
            if notice.about == "over":
                registry.limits.close_game(notice.game)
            registry.lobby.note_change(notice.game)
            if notice.game in registry.loading:
                self._missed.add(notice.game)
            found = registry.in_memory(notice.game)
            if found is not None:
                self._note(found, notice.move)

    def _note(self, live: LiveTable, move: Move | None) -> None:
        is_noted = live.is_behind or bool(live.heard)
        if move is None:
            live.is_behind = True
        else:
            live.heard.append(move)
        if not is_noted:
            self.look_up_soon(live)

    def note_loaded(self, live: LiveTable, stored: StoredGame) -> None:
        """Note who else is at a table that was just loaded, and whether it was out of date by then."""
        self._note_present(live, stored)
        if live.table.id in self._missed:
            self._missed.discard(live.table.id)
            live.is_behind = True
            self.look_up_soon(live)

    def look_up_soon(self, live: LiveTable) -> None:
        """Read a table again as soon as can be."""
        task = asyncio.create_task(self._look_up(live.table.id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_up(self, id: str) -> None:
        while True:
            try:
                with suppress(RequestError):  # there is no such game any more
                    async with self._registry.at(id, attends=False):
                        return
                return
            except StorageError:
                await asyncio.sleep(PAUSE)

    async def look_again(self, live: LiveTable) -> bool:
        """Read a table again if others may have changed it; return whether they have. The lock must be held."""
        if not self._registry.storage.is_shared:
            return False
        table = live.table
        before = table.revision, table.row.version, len(table.chat)
        live.is_behind = True
        await self.take_in_news(live)
        return before != (table.revision, table.row.version, len(table.chat))

    async def take_in_news(self, live: LiveTable) -> None:
        """Take over what other processes have written, or what one does not know about. The lock must be held."""
        heard, live.heard = live.heard, []
        if not live.is_behind:
            for move in heard:
                if move.revision == live.table.revision:
                    await self._take_over(live, move)
                elif move.revision > live.table.revision:
                    live.is_behind = True
            self._registry.autoplay.start_bots(live)
        if live.is_behind:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what is stored of a table and not known yet, and tell the listeners."""
        registry, table = self._registry, live.table
        live.is_behind = False
        try:
            stored = await registry.storage.load(table.id, table.revision, len(table.chat))
        except BaseException as error:
            live.is_behind = True
            if live.is_in_doubt and isinstance(error, StorageError):
                raise InDoubt(error.code, **error.details) from error
            raise
        if stored is None:
            registry.forget(live)
            for listener in live.listeners:
                listener.dismiss()
            raise RequestError(404, "no-game")
        if live.is_in_doubt:
            live.is_in_doubt, live.driven_since = False, now()  # people could not play for a while
        before, version, seen = table.row.status, table.row.version, [seat.seen for seat in table.seats]
        has_begun = table.renew(stored.game, stored.seats)
        for row in stored.chat:
            table.chat.append(row)
            said = write(Said(chat_line(row)))
            for listener in live.listeners:
                listener.push(said)
        if has_begun:
            registry.tell_update(live)
        for move in stored.moves:
            await self._take_over(live, move)
        registry.note_status(table, before)
        if has_begun:
            registry.driving.want(live)
        present_changed = self._note_present(live, stored)
        registry.autoplay.go_on(live)
        if table.row.version != version or present_changed or seen != [seat.seen for seat in table.seats]:
            registry.tell_change(live)

    def _note_present(self, live: LiveTable, stored: StoredGame) -> bool:
        """Note who listens at other processes; return whether that has changed."""
        found: dict[str, set[str]] = {}
        for process, holder in stored.present:
            if self._registry.driving.is_other(process):
                found.setdefault(process, set()).add(holder)
        before, live.elsewhere = live.elsewhere, found
        return before != found

    async def _take_over(self, live: LiveTable, move: Move) -> None:
        """Take over an entry of the log that is stored, and tell the listeners."""
        table = live.table
        if is_seat_change(move.action):
            table.accept_seat_change(move)
            for listener in live.listeners:
                live.listeners[listener] = table.seats_of(listener.holder)
        elif is_take_back(move.action):
            table.accept(move, await asyncio.to_thread(table.after_entry, move))
        else:
            table.accept(move, table.after_entry(move))
        self._registry.autoplay.set_clock(live)
        self._registry.tell_update(live)
