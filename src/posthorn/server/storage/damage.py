"""Whether a file of SQLite is damaged, as a failing disk or a careless copy leaves it, found out beside the start.

SQLite notices damage only where it reads, which may be in the middle of a game. Looking through the whole file takes
seconds where it is large, and the server need not wait: it ends if damage is found.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from threading import Thread

from posthorn.server.storage.errors import StorageError, reason_of
from posthorn.server.storage.places import SqliteFile, find_place, is_damage


class DamageSearch:
    """A search for damage in a thread of its own; ``tell`` is called there as soon as some is found."""

    def __init__(self, url: str) -> None:
        self._place = find_place(url)
        self._tell: Callable[[StorageError], None] | None = None
        self.found: StorageError | None = None
        self._thread = Thread(target=self._search, name="damage", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait so long for the end of the search; raise ``StorageError`` if there is damage."""
        self._thread.join(seconds)
        if self.found is not None:
            raise self.found

    def then(self, tell: Callable[[StorageError], None]) -> None:
        """Tell somebody of damage that is found from now on, or was found just now."""
        self._tell = tell
        if self.found is not None:
            tell(self.found)

    def _search(self) -> None:
        if isinstance(self._place, SqliteFile) and self._place.path.is_file():
            self.found = self._look_through(self._place)
        if self.found is not None and self._tell is not None:
            self._tell(self.found)

    @staticmethod
    def _look_through(place: SqliteFile) -> StorageError | None:
        try:
            with closing(sqlite3.connect(place.path)) as connection:
                connection.execute("PRAGMA query_only = ON")
                (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            # What else is wrong with it is said when it is opened.
            return place.damaged(reason_of(error)) if is_damage(error) else None
        return None if said == "ok" else place.damaged(" ".join(said.split()))
