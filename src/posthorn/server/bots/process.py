"""The server's end of a process in which bots think: it asks over pipes and never makes the event loop wait."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Any

from posthorn.server.bots.worker import Request

# Not by -m: requests unpickle to the classes of the module by its own name.
_COMMAND = "from posthorn.server.bots.worker import main; main()"
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows SIGTERM ends a process as surely
_OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)


class RequestFailed(Exception):
    """A process could not do what it was asked for, and says why. It can be asked again."""


class ProcessLost(Exception):
    """A process ended, could not be started, or did not answer in time and was ended."""


class BotProcess:
    """A process that answers requests. ``start`` makes one; ``end`` must be called in the end."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.is_alive = True  # until it ends, or is to
        self._asked = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, players: str) -> BotProcess:
        """Start a process that makes its players by a module. It can be asked at once, and answers when it can."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _COMMAND, players),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # It imports what this process would import, and Ctrl-C at the terminal is not for it.
                env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=True,
                creationflags=_OWN_GROUP,
            )
        except OSError as error:
            raise ProcessLost(f"the process could not be started: {error}") from None
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(self, request: Request, seconds: float) -> Any:
        """Return the answer to a request: an action's number or opinions where such were asked for.

        Raises RequestFailed, or ProcessLost: a process that does not answer in time is ended.
        """
        assert self._process.stdin is not None
        if self._reading.done():
            raise ProcessLost(self._how_it_ended())
        self._asked += 1
        number = self._asked
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            self._process.stdin.write(pickle.dumps((number, request)))
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError:
            self.kill()
            raise ProcessLost(f"no answer within {seconds:g} s") from None
        finally:
            del self._answers[number]

    async def wait(self) -> None:
        """Wait until the process has ended."""
        await asyncio.wait([self._reading])

    def kill(self) -> None:
        """End the process, and do not wait for it."""
        self.is_alive = False
        # Not Process.kill: it may collect the exit status itself, and asyncio then misses it.
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, _KILL)

    async def end(self) -> None:
        """End the process, and wait until it has."""
        self.kill()
        await self.wait()

    async def _read(self) -> None:
        """Hand out the answers until there are no more; then nobody waits for one in vain."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # An answer that is none shows that something in the process writes where it must not.
        with suppress(ValueError, TypeError):
            while line := await self._process.stdout.readline():
                number, content, failure = json.loads(line)
                answer = self._answers.get(number)
                if answer is None or answer.done():
                    continue
                if failure is None:
                    answer.set_result(content)
                else:
                    answer.set_exception(RequestFailed(failure))
        self.kill()
        while await self._process.stdout.read(2**16):
            pass
        self._process.stdin.close()
        with suppress(OSError):
            await self._process.stdin.wait_closed()
        await self._process.wait()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ProcessLost(self._how_it_ended()))

    def _how_it_ended(self) -> str:
        return f"the process ended with status {self._process.returncode}"
