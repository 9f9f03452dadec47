"""Several server processes on one port: whoever is free takes the next connection, and one that dies is started again.

They share nothing but the port and the database, so that the same server elsewhere is one of them too.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import NamedTuple

from posthorn.server.operations.settings import Settings
from posthorn.server.serving import run_server

log = logging.getLogger(__name__)

END_SECONDS = 60  # after which a process is killed that does not end
READY_SECONDS = 60  # that a new process may need before it serves
PAUSE = 1.0  # seconds before a process is started again that died at once


class _Child(NamedTuple):
    """A server process."""

    process: SpawnProcess
    is_ready: Event
    began: float


class Supervisor:
    """Runs server processes until it is told to end (SIGTERM, Ctrl-C); SIGHUP replaces one after the other."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        self._settings = shares(settings)
        self._listening = listening
        self._children: list[_Child] = []
        self._ends = threading.Event()
        self._replaces = threading.Event()

    def run(self) -> None:
        """Run them."""
        for name in ("SIGTERM", "SIGINT"):
            signal.signal(getattr(signal, name), self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace)
        self._children = [self._start(number) for number in range(len(self._settings))]
        while not self._ends.is_set():
            wait([child.process.sentinel for child in self._children], timeout=0.5)
            if self._replaces.is_set():
                self._replaces.clear()
                self._replace_all()
            self._start_again()
        self._stop(self._children)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ends.set()

    def _replace(self, number: int, frame: FrameType | None) -> None:
        self._replaces.set()

    def _start(self, number: int) -> _Child:
        is_ready = self._context.Event()
        arguments = (self._settings[number], self._listening, is_ready)
        process = self._context.Process(target=serve_beside, args=arguments, name=f"server {number + 1}")
        process.start()
        return _Child(process, is_ready, time.monotonic())

    def _start_again(self) -> None:
        for number, child in enumerate(self._children):
            if child.process.is_alive() or self._ends.is_set():
                continue
            log.error("%s has died (%s); it is started again", child.process.name, child.process.exitcode)
            if time.monotonic() - child.began < PAUSE:
                self._ends.wait(PAUSE)
            if not self._ends.is_set():
                self._children[number] = self._start(number)

    def _replace_all(self) -> None:
        """Replace one process after the other, each once the new one serves: nobody is without a server."""
        for number, child in enumerate(self._children):
            new = self._start(number)
            until = time.monotonic() + READY_SECONDS
            while not new.is_ready.wait(0.2):
                if self._ends.is_set() or not new.process.is_alive() or time.monotonic() > until:
                    log.error("%s could not be replaced", child.process.name)
                    self._stop([new])
                    return
            self._children[number] = new
            self._stop([child])

    @staticmethod
    def _stop(children: Sequence[_Child]) -> None:
        for child in children:
            child.process.terminate()
        until = time.monotonic() + END_SECONDS
        for child in children:
            child.process.join(max(0, until - time.monotonic()))
            if child.process.is_alive():
                child.process.kill()


def shares(settings: Settings) -> list[Settings]:
    """Return the settings of each process: all together have as many bot workers as were asked for."""
    each, left = divmod(settings.bot_workers, settings.workers)
    return [replace(settings, workers=1, bot_workers=each + (number < left)) for number in range(settings.workers)]


def serve_beside(settings: Settings, listening: socket.socket, is_ready: Event) -> None:
    """Serve in a process of its own, until it is told to end or whoever started it is gone."""
    sys.exit(run_server(settings, listening, ready=is_ready.set, ends_with=multiprocessing.parent_process()))
