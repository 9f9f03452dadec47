"""The lobby: the games listed there, each as a stranger sees it, written once for all who look until it changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import islice

import msgspec

from posthorn.server.errors import RequestError
from posthorn.server.messages.games import GameInfo
from posthorn.server.storage import Storage
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.table import Table

SHOWN = 100  # the newest


@dataclass(slots=True)
class _Shown:
    """A game as the lobby shows it."""

    order: tuple[bool, int]  # those one can join come first, and of them the newest
    people: frozenset[str | None]  # who sees it otherwise, as it is theirs
    info: bytes


class Lobby:
    """The listed games that wait or are played.

    Only of those that have changed it is asked anew how they stand, so that looking again costs next to nothing.
    ``find`` finds a table, ``info`` says how it stands for somebody.
    """

    def __init__(
        self,
        storage: Storage,
        find: Callable[[str], Awaitable[LiveTable]],
        info: Callable[[LiveTable, str | None], GameInfo],
    ) -> None:
        self._storage = storage
        self._find = find
        self._info = info
        self._games: dict[str, _Shown | None] = {}  # the oldest first; None: to be asked anew
        self._is_filled = False

    def note_status(self, table: Table) -> None:
        """Take a game in or leave it out, by its status."""
        if table.row.listed and not table.has_ended:
            self._games[table.id] = None
        else:
            self._games.pop(table.id, None)

    def note_change(self, id: str) -> None:
        """Note that something has changed at a table."""
        if id in self._games:
            self._games[id] = None

    def note_new(self, id: str) -> None:
        """Take in a listed game that another process has made."""
        self._games[id] = None

    def forget(self) -> None:
        """Read all anew: other processes may have done anything."""
        self._games, self._is_filled = {}, False

    def note_changes(self) -> None:
        """Note that something has changed at all tables."""
        self._games = dict.fromkeys(self._games)

    async def show(self, holder: str | None) -> bytes:
        """Return the list as JSON, as somebody may know it."""
        await self._fill()
        shown = []
        for id in list(islice(reversed(self._games), SHOWN)):
            game = self._games.get(id) or await self._ask(id)
            if game is not None:
                own = holder is not None and holder in game.people
                info = msgspec.json.encode(self._info(await self._find(id), holder)) if own else game.info
                shown.append((game.order, info))
        shown.sort(key=lambda one: one[0])
        return b'{"games":[%s]}' % b",".join(info for _, info in shown)

    async def _fill(self) -> None:
        """Read, the first time, which games are listed."""
        if not self._is_filled:
            rows = await self._storage.games(("waiting", "playing"), listed=True)
            # What was created meanwhile is newer than these.
            self._games = {**dict.fromkeys(row.id for row in reversed(rows)), **self._games}
            self._is_filled = True

    async def _ask(self, id: str) -> _Shown | None:
        """Ask how a game stands; one that is gone or cannot go on, as it was begun by other rules, is left out."""
        try:
            live = await self._find(id)
        except RequestError:
            self._games.pop(id, None)
            return None
        table = live.table
        if table.has_ended:
            self._games.pop(id, None)
            return None
        order = not table.open_seats, -table.row.created
        shown = _Shown(order, frozenset({*table.holders, table.row.host}), msgspec.json.encode(self._info(live, None)))
        if id in self._games:
            self._games[id] = shown
        return shown
