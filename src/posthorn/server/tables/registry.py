"""The registry: all tables in memory, and who listens at them.

What people do is in ``seating`` and ``playing``, what bots and clocks do in ``autoplay``. Every operation checks,
stores, and only then changes what is in memory and tells the listeners, while it holds the table's lock: so what was
acknowledged is stored, and what could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from posthorn.engine import RULES_VERSION
from posthorn.game import Game, RuleError
from posthorn.server.bots.bots import Bots, Search
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.messages.fields import LONGEST_THINKING
from posthorn.server.messages.games import GameInfo
from posthorn.server.messages.stream import Changed, Said, Update
from posthorn.server.operations.limits import Limits
from posthorn.server.operations.metrics import Metrics
from posthorn.server.storage import (
    Append,
    GameChange,
    InDoubt,
    Move,
    Notice,
    Overtaken,
    Storage,
    StorageError,
    StoredGame,
    Write,
)
from posthorn.server.tables.autoplay import Autoplay
from posthorn.server.tables.beside import Beside
from posthorn.server.tables.commitments import Commitments
from posthorn.server.tables.game_info import game_info
from posthorn.server.tables.live_table import LiveTable, LockedTable, chat_line, write
from posthorn.server.tables.lobby import Lobby
from posthorn.server.tables.log_entries import is_seat_change, is_take_back
from posthorn.server.tables.reviewing import Reviews
from posthorn.server.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 10  # seconds after which the storage is asked again that did not answer
FINISH = 5  # seconds that moves in hand have to be finished when the server ends
SHORT_LOG = 100  # entries that are played again at once
MOST_TRIES = 10  # of something at which other processes were quicker


class TableRegistry:
    """All tables."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        limits: Limits,
        metrics: Metrics,
        longest_thinking_time: int = LONGEST_THINKING,
    ) -> None:
        self.storage = storage
        self.bots = bots
        self.limits = limits
        self.metrics = metrics
        self.longest_thinking_time = longest_thinking_time
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._missed: set[str] = set()  # tables of which something was heard while they were loaded
        self._withheld: dict[str, asyncio.Future[None]] = {}  # tables that are not to be had for a moment
        self._background: list[asyncio.Task[None]] = []
        self._in_hand: set[asyncio.Task[Any]] = set()
        self.autoplay = Autoplay(self)
        self.beside = Beside()
        self.lobby = Lobby(storage, partial(self.find, attends=False), self.info)
        self.commitments = Commitments()
        self.reviews = Reviews(storage, bots)

    # --- opening and closing ------------------------------------------------------------------------------------

    def open(self) -> None:
        """Hear what other processes do, and wake the games in which a bot or a clock must move."""
        self.storage.listen(self._hear)
        self._background = [asyncio.create_task(self._wake_games())]

    async def close(self) -> None:
        """Let the moves in hand be finished, and nothing new begin. The bots must have stopped."""
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=FINISH)
        if self._in_hand:
            log.error("the database does not answer: %d requests were not finished", len(self._in_hand))
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for live in self._live.values():
            if live.clock is not None:
                live.clock.cancel()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is carried out to its end before the registry closes."""
        task = asyncio.create_task(work)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return task

    async def finish(
        self, work: Callable[[], Coroutine[Any, Any, T]], game: str | None = None, *, reads: bool = False
    ) -> T:
        """Carry something out to its end, even if whoever asked for it goes away meanwhile.

        Whoever only reads must be shown what they have just done, even if they did it at another process.
        """
        if reads:
            await self._has_news(game)
        return await asyncio.shield(self.begin(self.decide(work, game)))

    async def decide(self, work: Callable[[], Coroutine[Any, Any, T]], game: str | None = None) -> T:
        """Do something at a table, and again if another process was quicker.

        A refusal may be due to what this process has not heard of yet: then the game is read, and asked again.
        """
        has_looked = False
        for _ in range(MOST_TRIES):
            try:
                return await work()
            except Overtaken:
                continue
            except RequestError as refusal:
                if has_looked or refusal.status not in (403, 409) or not await self._has_news(game):
                    raise
                has_looked = True
        raise StorageError("overtaken", game=game or "")

    async def _has_news(self, game: str | None) -> bool:
        """Read a game again that is in memory; return whether another process has written something."""
        if game is None or game not in self._live or not self.storage.is_shared:
            return False
        async with self.at(game, attends=False) as live:
            return await self.look_again(live)

    async def _wake_games(self) -> None:
        for row in await _insist(lambda: self.storage.games(("playing",))):
            await _insist(partial(self._wake, row.id))

    async def _wake(self, id: str) -> None:
        try:
            asked_for = id in self._live or id in self._loading
            live = await self.find(id, attends=False)
            if live.is_idle and not asked_for:
                del self._live[id]
        except RequestError as refusal:
            log.warning("a game cannot go on: %s", refusal.code, extra={"game": id})
        except StorageError:
            raise
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": id})

    async def end(self, live: LiveTable) -> None:
        """End a game before its end. The lock must be held."""
        table = live.table
        before = table.row.status
        await self.change(live, {"status": "abandoned", "finished": now()})
        self.note_status(table, before)
        self.autoplay.go_on(live)
        self.tell_change(live)

    def forget_idle(self, seconds: float) -> None:
        """Forget the tables that nobody watches and nothing moves at; they are loaded again when asked for."""
        before = time.monotonic() - seconds
        for id, live in list(self._live.items()):
            if live.is_idle and live.used <= before:
                del self._live[id]

    @contextmanager
    def withhold(self, ids: Iterable[str]) -> Iterator[list[str]]:
        """Let nobody have these tables meanwhile, so that they can be changed in the storage; return which.

        It does without those that somebody is at or waits for. Whoever asks for one of the others waits.
        """
        withheld = asyncio.get_running_loop().create_future()
        asked_for = {*self._loading, *self._withheld}
        free = [id for id in ids if id not in asked_for and (id not in self._live or self._live[id].is_idle)]
        for id in free:
            self._live.pop(id, None)
            self._withheld[id] = withheld
        try:
            yield free
        finally:
            for id in free:
                del self._withheld[id]
                self.lobby.note_change(id)
                self.limits.close_game(id)
            withheld.set_result(None)

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def bots_are_ready(self) -> None:
        """Tell all who listen that the strong bots can play now."""
        self.lobby.note_changes()
        for live in self._live.values():
            self.tell_change(live)

    # --- tables -------------------------------------------------------------------------------------------------

    async def find(self, id: str, *, attends: bool = True) -> LiveTable:
        """Return a table, from memory or from the storage; bots play on alone only while somebody attends to them."""
        while id in self._withheld:
            await asyncio.shield(self._withheld[id])
        live = self._live.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.create_task(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            # Shielded: if one who asked goes away, others may wait for the same table.
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        if attends:
            live.looked_at = live.used
            self.autoplay.start_bots(live)
        return live

    async def _load(self, id: str) -> LiveTable:
        # PostgreSQL refuses a text with such a character, and would seem to fail.
        stored = None if "\0" in id else await self.storage.load(id)
        if stored is None:
            raise RequestError(404, "no-game")
        if stored.game.rules_version != RULES_VERSION:
            raise RequestError(409, "other-rules", given=stored.game.rules_version, known=RULES_VERSION)
        try:
            live = self.keep(await _make_table(stored))
        except RuleError:
            log.exception("a game cannot be replayed", extra={"game": id})
            raise RequestError(500, "broken-game") from None
        if id in self._missed:
            self._missed.discard(id)
            live.is_behind = True
            self._look_up_soon(live)
        return live

    def keep(self, table: Table) -> LiveTable:
        """Keep a table in memory and let it go on."""
        live = self._live[table.id] = LiveTable(table)
        self.autoplay.go_on(live, grace=True)
        return live

    def at(self, id: str, *, attends: bool = True) -> LockedTable:
        """Find a table, and let nobody else change it meanwhile."""
        return LockedTable(self._take(id, attends), self._look_up_soon)

    async def _take(self, id: str, attends: bool) -> LiveTable:
        while True:
            live = await self.find(id, attends=attends)
            await live.lock.acquire()
            try:
                if self._live.get(id) is live:
                    await self._take_in_news(live)
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()  # while one waited, it was forgotten

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(id)

    def _look_up_soon(self, live: LiveTable) -> None:
        """Read a table again as soon as can be."""
        task = asyncio.create_task(_insist(partial(self._look_up, live.table.id)))
        self._background.append(task)
        task.add_done_callback(self._background.remove)

    async def _look_up(self, id: str) -> None:
        with suppress(RequestError):  # there is no such game any more
            async with self.at(id, attends=False):
                pass

    @property
    def bots_ready(self) -> bool:
        """Whether the strong bots play themselves: nobody must play for them while they are compiled."""
        return self.bots.search is not Search.PREPARING

    def info(self, live: LiveTable, holder: str | None) -> GameInfo:
        """Return a game as somebody may know it."""
        return game_info(live, holder, self.bots_ready)

    # --- telling ------------------------------------------------------------------------------------------------

    def tell_update(self, live: LiveTable, *, news: bool = True) -> None:
        """Tell each listener how things stand, and what has just happened if it is news, as it may know it."""
        table = live.table
        self.lobby.note_change(table.id)
        messages = {
            seats: write(Update(table.revision, perspectives, live.deadline, table.way_back(seats)))
            for seats, perspectives in table.perspectives(set(live.listeners.values()), news=news).items()
        }
        for listener, seats in live.listeners.items():
            listener.push(messages[seats])

    def tell_change(self, live: LiveTable) -> None:
        """Tell each listener how the game stands; who holds which seat may have changed."""
        self.lobby.note_change(live.table.id)
        for listener in live.listeners:
            live.listeners[listener] = live.table.seats_of(listener.holder)
            listener.push(write(Changed(self.info(live, listener.holder))))

    # --- moving -------------------------------------------------------------------------------------------------

    async def change(self, live: LiveTable, changes: Mapping[str, Any], *writes: Write) -> None:
        """Store changes of a game's row, and what is written with them. The lock must be held.

        ``Overtaken`` if another process has changed it meanwhile: nothing is written then, and nothing changes here.
        """
        row = live.table.row
        await self.storage.write(*writes, GameChange(row.id, changes, row.version))
        live.table.row = msgspec.structs.replace(live.table.row, **changes, version=row.version + 1)

    async def enter(self, live: LiveTable, move: Move, game: Game, began: float) -> None:
        """Store an entry of the log, take over the game after it and tell everybody. The lock must be held."""
        table = live.table
        before = table.row.status
        changes = table.changes_by(move, game)
        if changes:
            await self.change(live, changes, Append(table.id, move))
        else:
            await self.storage.append(table.id, move)
        table.accept(move, game)
        self.autoplay.go_on(live)
        self.tell_update(live)
        if changes:
            self.note_status(table, before)
            self.tell_change(live)
        self.metrics.played(move.by, time.perf_counter() - began)

    async def go_back(self, live: LiveTable, actions: int, seat: int, began: float) -> None:
        """Take the last actions back. The lock must be held."""
        move = Move(live.table.revision, -actions, seat, "person", now())
        game = await asyncio.to_thread(live.table.without, actions)
        await self.enter(live, move, game, began)

    def must_have_room(self, table: Table, *, besides_play: bool = False) -> None:
        """Refuse to make a log too long. All but actions may take half of it, so that a game can always be finished."""
        most, entries = self.limits.entries_per_game, table.revision
        if self.is_full(table):
            raise RequestError(409, "log-full", revision=entries, entries=entries)
        if most and besides_play and entries >= most // 2:
            raise RequestError(409, "log-half-full", revision=entries, entries=entries)

    def is_full(self, table: Table) -> bool:
        """Return whether a log has as many entries as it may."""
        return 0 < self.limits.entries_per_game <= table.revision

    # --- what other processes do ---------------------------------------------------------------------------------

    def _hear(self, notice: Notice | None) -> None:
        """Take in what another process tells; None: something may have been missed."""
        if notice is None:
            self.lobby.forget()
            self._missed.update(self._loading)
            for live in self._live.values():
                live.is_behind = True
                self._look_up_soon(live)
            return
        if notice.about == "new":
            self.lobby.note_new(notice.game)
        self.lobby.note_change(notice.game)
        if notice.game in self._loading:
            self._missed.add(notice.game)
        found = self._live.get(notice.game)
        if found is None:
            return
        is_waiting = found.is_behind or bool(found.heard)
        if notice.move is None:
            found.is_behind = True
        else:
            found.heard.append(notice.move)
        if not is_waiting:
            self._look_up_soon(found)

    async def look_again(self, live: LiveTable) -> bool:
        """Read a table again if others may have changed it; return whether they have. The lock must be held."""
        if not self.storage.is_shared:
            return False
        table = live.table
        before = table.revision, table.row.version, len(table.chat)
        live.is_behind = True
        await self._take_in_news(live)
        return before != (table.revision, table.row.version, len(table.chat))

    async def _take_in_news(self, live: LiveTable) -> None:
        """Take over what other processes have written, or what one does not know about. The lock must be held."""
        heard, live.heard = live.heard, []
        if not live.is_behind:
            for move in heard:
                if move.revision == live.table.revision:
                    await self._take_over(live, move)
                elif move.revision > live.table.revision:
                    live.is_behind = True
            self.autoplay.start_bots(live)
        if live.is_behind:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what is stored of a table and not known yet, and tell the listeners."""
        table = live.table
        live.is_behind = False
        try:
            stored = await self.storage.load(table.id, table.revision, len(table.chat))
        except BaseException as error:
            live.is_behind = True
            if live.is_in_doubt and isinstance(error, StorageError):
                raise InDoubt(error.code, **error.details) from error
            raise
        if stored is None:
            self._live.pop(table.id, None)
            raise RequestError(404, "no-game")
        grace, live.is_in_doubt = live.is_in_doubt, False
        before, version = table.row.status, table.row.version
        has_begun = table.renew(stored.game, stored.seats)
        for row in stored.chat:
            table.chat.append(row)
            said = write(Said(chat_line(row)))
            for listener in live.listeners:
                listener.push(said)
        if has_begun:
            self.tell_update(live)
        for move in stored.moves:
            await self._take_over(live, move)
        self.note_status(table, before)
        self.autoplay.go_on(live, grace=grace)
        if table.row.version != version:
            self.tell_change(live)

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
        self.autoplay.set_clock(live)
        self.tell_update(live)

    def note_status(self, table: Table, before: str | None) -> None:
        """Count a game whose status may have changed."""
        if table.row.status != before:
            self.lobby.note_status(table)
            self.metrics.move_game(before, table.row.status)
        if table.has_ended:
            self.limits.close_game(table.id)


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask the storage until it answers."""
    while True:
        try:
            return await ask()
        except StorageError:
            await asyncio.sleep(PAUSE)


async def _make_table(stored: StoredGame) -> Table:
    """Return a stored table; a long log is played again beside the event loop."""
    if len(stored.moves) <= SHORT_LOG:
        return Table(stored)
    return await asyncio.to_thread(Table, stored)
