"""Several server processes and bot workers on one database, each of which can be killed and started again."""

from __future__ import annotations

import asyncio
import math
import os
import re
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from posthorn.benchmarks.server import UNLIMITED

PATIENCE = 60  # seconds in which a process must begin, or end


@dataclass(eq=False)
class Member:
    """A process: a server on a port of its own, or one that thinks for bots."""

    command: Sequence[str]
    port: int | None
    log: Path
    process: asyncio.subprocess.Process | None = field(default=None)

    async def start(self) -> None:
        """Start it, and wait until it can be used."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "posthorn", *self.command),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            if not await self.process.stdout.readline():
                message = f"{self.command[0]} did not start: {self.log.read_text('utf-8')[-2000:]}"
                raise RuntimeError(message)
            while self.port is not None:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """End it by force."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            async with asyncio.timeout(PATIENCE):
                await self.process.wait()

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def resident_bytes(self) -> int:
        """Its memory, as Linux tells."""
        found = re.search(r"^VmRSS:\s+(\d+) kB$", self._told("status"), re.MULTILINE)
        return 1024 * int(found[1]) if found else 0

    @property
    def cpu_seconds(self) -> float:
        """How long it has been on the CPU, as Linux tells."""
        if sys.platform != "linux":
            return math.nan
        after_name = self._told("stat").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK") if after_name else 0.0

    def _told(self, what: str) -> str:
        if sys.platform != "linux" or self.process is None:
            return ""
        try:
            return Path(f"/proc/{self.process.pid}/{what}").read_text("utf-8")
        except OSError:
            return ""


@dataclass
class Fleet:
    """All of them."""

    servers: list[Member]
    bots: list[Member]

    @property
    def addresses(self) -> list[str]:
        """Where the servers answer, whether they do just now or not."""
        return [server.address for server in self.servers]


@asynccontextmanager
async def fleet(urls: Sequence[str], folder: Path, bots: int, bot_workers: int = 0) -> AsyncIterator[Fleet]:
    """Run a server for each URL of the same database, and so many processes that think for bots."""
    servers = []
    for number, url in enumerate(urls):
        port = _free_port()
        command = ["serve", "--port", str(port), "--database", url, "--no-warm-up", "--log-level", "warning"]
        command += ["--bot-workers", str(bot_workers), *(f"--{limit}=0" for limit in UNLIMITED)]
        servers.append(Member(command, port, folder / f"server{number}.log"))
    thinking = ["bots", "--database", urls[0], "--no-warm-up", "--bot-workers", "1", "--log-level", "warning"]
    members = Fleet(servers, [Member(thinking, None, folder / f"bots{number}.log") for number in range(bots)])
    try:
        # The first one makes the tables.
        await members.servers[0].start()
        await asyncio.gather(*(member.start() for member in (*members.servers[1:], *members.bots)))
        yield members
    finally:
        for member in (*members.servers, *members.bots):
            await member.kill()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
