"""What moves by itself at the tables: bots, and clocks that let a bot play for a seat whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from posthorn.players import USUAL_LEVEL
from posthorn.server.bots.bots import Asker, BotJob, BotsStopped
from posthorn.server.clock import now
from posthorn.server.errors import RequestError
from posthorn.server.storage import Move, Overtaken, StorageError
from posthorn.server.storage.rows import Mover
from posthorn.server.tables.live_table import GRACE, LiveTable

if TYPE_CHECKING:
    from posthorn.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

RELIEF = USUAL_LEVEL  # who moves for a seat whose time is up
PAUSE = 10  # seconds after which a bot tries again to move when that could not be stored


class Autoplay:
    """The bots and clocks of a registry's tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def go_on(self, live: LiveTable) -> None:
        """Let a bot move if it is a bot's turn, and set the clock."""
        self.set_clock(live)
        self.start_bots(live)
        if self._registry.driving.is_retired and self.moves_by_itself(live):
            self._registry.driving.want(live)

    def start_bots(self, live: LiveTable) -> None:
        """Let a bot move if it is a bot's turn and none does."""
        if not live.drives or live.bot_at_work is not None or self._registry.is_full(live.table):
            return
        if live.is_attended and self._level(live, live.table.seat_to_act) is not None:
            live.bot_at_work = self._registry.begin(self._let_bots_move(live))

    def moves_by_itself(self, live: LiveTable) -> bool:
        """Return whether a bot or a clock has to see to it that a game goes on."""
        table = live.table
        seat = table.seat_to_act
        has_clock = table.row.settings.thinking_time is not None
        return seat is not None and (has_clock or (live.is_attended and table.seats[seat].bot is not None))

    def asker(self, live: LiveTable) -> Asker:
        """Return as whom a table asks for bots' choices."""
        id = live.table.id
        return Asker(id, self._registry.limits.household_of(id), lambda: live.urgency)

    def _level(self, live: LiveTable, seat: int | None) -> str | None:
        """Return the bot that plays a seat now, if one does."""
        if seat is None:
            return None
        return live.table.seats[seat].bot or (RELIEF if live.relieved == seat else None)

    async def _let_bots_move(self, live: LiveTable) -> None:
        """Let bots move until a person must, or nobody attends to them."""
        game = live.table.id
        try:
            while live.drives and live.is_attended and not self._registry.is_full(live.table):
                seat = live.table.seat_to_act
                level = self._level(live, seat)
                if seat is None or level is None:
                    break
                table, revision = live.table, live.table.revision
                action = await self._let_choose(live, seat, level)
                began = time.perf_counter()
                with suppress(Overtaken):  # another process let it move
                    async with self._registry.at(game, attends=False):
                        # Somebody may have taken back or returned to the seat while the bot was thinking.
                        is_current = table.revision == revision and table.seat_to_act == seat
                        if is_current and self._level(live, seat) == level:
                            by: Mover = "clock" if table.seats[seat].bot is None else "bot"
                            move = Move(revision, action, seat, by, now())
                            await self._registry.enter(live, move, table.after(action), began)
        except BotsStopped:
            pass  # the server ends; the game goes on when it is back
        except RequestError as refusal:
            log.warning("a bot's move was refused: %s", refusal.code, extra={"game": game})
            self._try_later(live)
        except StorageError:
            self._try_later(live)
        except Exception:
            log.exception("a bot could not move", extra={"game": game})
            self._try_later(live)
        finally:
            live.bot_at_work = None

    async def _let_choose(self, live: LiveTable, seat: int, level: str) -> int:
        """Return what a bot does; in a lesson, as long as the learner follows it, what its guided play has."""
        table = live.table
        if table.guided_action is not None:
            return table.guided_action.number
        job = BotJob(self.asker(live), level, table.game.view(seat))
        choice = await self._registry.bots.choose(job)
        if choice.failures:
            self._registry.metrics.bot_failed(level)
        return choice.action

    def _try_later(self, live: LiveTable) -> None:
        """Let a bot try again to move. Until then the table has a clock, as if somebody were thinking."""
        if live.drives and live.clock is None and self._registry.in_memory(live.table.id) is live:
            live.clock = asyncio.get_running_loop().call_later(PAUSE, self.go_on, live)

    def set_clock(self, live: LiveTable) -> None:
        """Set the clock for the seat that must act now.

        Where its turn began before somebody saw to the clock, it has a moment to come back.
        """
        table, seat = live.table, live.table.seat_to_act
        if live.relieved != seat:
            live.relieved = None
        if live.clock is not None:
            live.clock.cancel()
        live.clock = live.deadline = None
        thinking = table.row.settings.thinking_time
        if thinking is None or seat is None or self._level(live, seat) is not None:
            return
        live.deadline = table.turn_began + 1000 * thinking
        if not live.drives:
            return
        if table.turn_began < live.driven_since:
            live.deadline = max(live.deadline, live.driven_since + 1000 * min(thinking, GRACE))
        wait = max(0, live.deadline - now()) / 1000
        live.clock = asyncio.get_running_loop().call_later(wait, self._relieve, live, seat, table.revision)

    def _relieve(self, live: LiveTable, seat: int, revision: int) -> None:
        """Let a bot play the turn of a seat whose time is up."""
        live.clock = None
        if live.table.revision == revision and live.table.seat_to_act == seat:
            live.relieved = seat
            self.go_on(live)
