"""A cable between Posthorn and PostgreSQL that can be held, cut, and made to lose a commit."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import make_url

COMMIT = b"COMMIT\0"  # as a client asks for it, and as PostgreSQL says that it is done
WRITES = (b"INSERT INTO games", b"INSERT INTO moves", b"INSERT INTO chat")  # of what people do; all else may go on


class Cable:
    """Connections through it reach a PostgreSQL unless told otherwise."""

    def __init__(self, url: str) -> None:
        given = make_url(url)
        self._server = f"{given.query['host']}/.s.PGSQL.{given.port or 5432}"
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.url = given.set(host="127.0.0.1", port=port, query={}).render_as_string(hide_password=False)
        self._carries = threading.Event()
        self._carries.set()
        self._is_cut = False
        self._loses: str | None = None
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def hold(self) -> None:
        """Carry nothing from now on, without a word: connections stay open, and new ones are taken."""
        self._carries.clear()

    def release(self) -> None:
        """Carry what was held back, and all that follows."""
        self._is_cut = False
        self._carries.set()

    def lose_commit(self, when: str, *, and_cut: bool) -> None:
        """Break at the next commit of something that people did, "before" or "after" it reaches PostgreSQL.

        Then cut, or carry new connections.
        """
        self._loses, self._cuts_then = when, and_cut

    def close(self) -> None:
        """Take it away."""
        self._carries.set()
        self._listening.close()
        _hang_up(*self._ends)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        self._ends.append(client)
        self._carries.wait()
        if self._is_cut:
            client.close()
            return
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._server)
        self._ends.append(server)
        writes = threading.Event()  # whether something was written since the last commit
        for source, sink, is_client in ((client, server, True), (server, client, False)):
            threading.Thread(target=self._carry, args=(source, sink, is_client, writes), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, is_client: bool, writes: threading.Event) -> None:
        with suppress(OSError):
            while parcel := source.recv(1 << 16):
                self._carries.wait()
                if is_client and any(write in parcel for write in WRITES):
                    writes.set()
                if COMMIT in parcel and writes.is_set():
                    if self._loses == ("before" if is_client else "after"):
                        self._loses = None
                        self._is_cut = self._cuts_then
                        break
                    if not is_client:
                        writes.clear()
                sink.sendall(parcel)
        _hang_up(sink, source)


def _hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def cable_to(url: str) -> Iterator[Cable]:
    """Lead a cable to a database."""
    cable = Cable(url)
    try:
        yield cable
    finally:
        cable.close()
