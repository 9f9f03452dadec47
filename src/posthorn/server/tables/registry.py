"""The registry: all tables in memory, and who listens at them.

What people do is in ``seating`` and ``playing``, what bots and clocks do in ``autoplay``. Every operation checks,
stores, and only then changes what is in memory and tells the listeners, while it holds the table's lock: so what was
acknowledged is stored, and what could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping
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
from posthorn.server.messages.stream import Changed, Update
from posthorn.server.operations.limits import Limits
from posthorn.server.operations.metrics import Metrics
from posthorn.server.storage import (
    Append,
    GameChange,
    Move,
    Notice,
    Overtaken,
    Storage,
    StorageError,
    StoredGame,
    Telling,
    Write,
)
from posthorn.server.tables.autoplay import Autoplay
from posthorn.server.tables.beside import Beside
from posthorn.server.tables.commitments import Commitments
from posthorn.server.tables.driving import Driving
from posthorn.server.tables.following import Following
from posthorn.server.tables.game_info import game_info
from posthorn.server.tables.live_table import ATTENTION, LiveTable, LockedTable, write
from posthorn.server.tables.lobby import Lobby
from posthorn.server.tables.reviewing import Reviews
from posthorn.server.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

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
        self._withheld: dict[str, asyncio.Future[None]] = {}  # tables that are not to be had for a moment
        self._in_hand: set[asyncio.Task[Any]] = set()
        self.autoplay = Autoplay(self)
        self.following = Following(self)
        self.driving = Driving(self)
        self.beside = Beside()
        self.lobby = Lobby(storage, partial(self.find, attends=False), self.info)
        self.commitments = Commitments(storage)
        self.reviews = Reviews(storage, bots)

    # --- opening and closing ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Hear what other processes do, and wake the games in which a bot or a clock must move."""
        self.storage.listen(self.following.hear)
        await self.driving.open()

    async def close(self) -> None:
        """Let the moves in hand be finished, and nothing new begin. The bots must have stopped."""
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=FINISH)
        if self._in_hand:
            log.error("the database does not answer: %d requests were not finished", len(self._in_hand))
        await self.following.close()
        await self.driving.close()
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
            return await self.following.look_again(live)

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
        for live in list(self._live.values()):
            if live.is_idle and live.used <= before:
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Forget a table; whoever asks for it has it loaded again."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            if live.drives:
                live.drives = False
                self.driving.give_up([live.table.id])

    @contextmanager
    def withhold(self, ids: Iterable[str]) -> Iterator[list[str]]:
        """Let nobody have these tables meanwhile, so that they can be changed in the storage; return which.

        It does without those that somebody is at or waits for. Whoever asks for one of the others waits.
        """
        withheld = asyncio.get_running_loop().create_future()
        asked_for = {*self._loading, *self._withheld}
        free = [id for id in ids if id not in asked_for and (id not in self._live or self._live[id].is_idle)]
        for id in free:
            if id in self._live:
                self.forget(self._live[id])
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

    @property
    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    @property
    def loading(self) -> Collection[str]:
        """The tables that will be in memory soon."""
        return self._loading.keys()

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
        while (live := self._live.get(id)) is None:  # again if whoever else waited for it has forgotten it at once
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.create_task(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            # Shielded: if one who asked goes away, others may wait for the same table.
            await asyncio.shield(loading)
        live.used = time.monotonic()
        if attends:
            self.attend(live)
        return live

    def attend(self, live: LiveTable) -> None:
        """Note that somebody looks at a table: bots that are alone there play on for a while."""
        is_news = time.monotonic() - live.looked_at >= ATTENTION / 2
        live.used = live.looked_at = time.monotonic()
        self.autoplay.start_bots(live)
        if is_news and self.storage.is_shared and not live.drives and live.table.is_playing and not live.has_people:
            self.begin(self._tell_of_look(live.table.id))

    async def _tell_of_look(self, id: str) -> None:
        with suppress(StorageError):
            await self.storage.write(Telling(Notice("", "look", id)))

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
        self.following.note_loaded(live, stored)
        return live

    def keep(self, table: Table) -> LiveTable:
        """Keep a table in memory and let it go on."""
        live = self._live[table.id] = LiveTable(table)
        self.autoplay.go_on(live)
        self.driving.want(live)
        return live

    def at(self, id: str, *, attends: bool = True) -> LockedTable:
        """Find a table, and let nobody else change it meanwhile."""
        return LockedTable(self._take(id, attends), self.following.look_up_soon)

    async def _take(self, id: str, attends: bool) -> LiveTable:
        while True:
            live = await self.find(id, attends=attends)
            await live.lock.acquire()
            try:
                if self._live.get(id) is live:
                    await self.following.take_in_news(live)
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()  # while one waited, it was forgotten

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(id)

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

    def note_status(self, table: Table, before: str | None) -> None:
        """Count a game whose status may have changed."""
        if table.row.status != before:
            self.lobby.note_status(table)
            self.metrics.move_game(before, table.row.status)
        if table.has_ended:
            self.limits.close_game(table.id)
            live = self._live.get(table.id)
            if live is not None and live.drives:
                live.drives = False
                self.driving.give_up([table.id])


async def _make_table(stored: StoredGame) -> Table:
    """Return a stored table; a long log is played again beside the event loop."""
    if len(stored.moves) <= SHORT_LOG:
        return Table(stored)
    return await asyncio.to_thread(Table, stored)
