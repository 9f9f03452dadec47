"""The command ``posthorn bots``: worker processes for the bots of servers elsewhere that share a PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import suppress
from functools import partial

from posthorn.locale import Texts
from posthorn.server.bots.bots import Bots
from posthorn.server.operations.flags import Flags
from posthorn.server.operations.logs import set_up_logs
from posthorn.server.operations.settings import Settings, SettingsError, read_settings
from posthorn.server.storage import Notice, Storage, StorageError, sharing

log = logging.getLogger(__name__)

WRONG_USE = 2
FAILED = 1


def think(flags: Flags) -> int:
    """Think for servers until it is told to end; return the exit status."""
    texts = Texts()
    try:
        settings = read_settings(flags)
    except SettingsError as error:
        return _complain(str(error), WRONG_USE)
    if not settings.is_shared:
        return _complain(texts("bots-need-postgresql"), WRONG_USE)
    if not settings.bot_workers:
        return _complain(texts("bots-none"), WRONG_USE)
    set_up_logs(settings)
    try:
        asyncio.run(_think(settings, texts))
    except StorageError as error:
        return _complain(error.explain(texts), FAILED)
    return 0


async def _think(settings: Settings, texts: Texts) -> None:
    storage = Storage(settings.database)
    await storage.open()
    bots = Bots(settings.bot_workers, settings.warm_up, storage=storage)
    ends = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":  # which knows Ctrl-C alone
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, ends.set)

    def beat() -> partial[sharing.Beat]:
        return partial(sharing.beat, process=storage.process, kind="bots", search=bots.own_search)

    try:
        await storage.carry_out(beat(), Notice("", "came"))  # before it claims anything, others must know of it
        await bots.start()
        storage.listen(bots.hear)
        print(texts("bots-think", database=storage.shown), flush=True)
        while not ends.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(sharing.BEAT_SECONDS):
                    await ends.wait()
            with suppress(StorageError):  # which it has logged
                bots.note_searches((await storage.carry_out(beat())).searches)
    finally:
        await bots.stop()
        with suppress(StorageError):
            await storage.carry_out(partial(sharing.leave, process=storage.process), Notice("", "left"))
        await storage.close()


def _complain(message: str, status: int) -> int:
    print(message, file=sys.stderr)
    return status
