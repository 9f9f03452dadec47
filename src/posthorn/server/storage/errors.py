"""What can go wrong with the database."""

from __future__ import annotations

from posthorn.locale import Texts

_LONGEST = 300  # characters of a reason that a message repeats: a driver may quote a whole statement


class StorageError(Exception):
    """Something could not be stored or read. ``code`` and ``details`` name the message in the locale files."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def copy(self) -> StorageError:
        """Return one that says the same to somebody else."""
        return type(self)(self.code, **self.details)

    def explain(self, texts: Texts) -> str:
        """Say what is wrong, in the language of the texts."""
        return texts(f"storage-{self.code}", **self.details)

    def __str__(self) -> str:
        return self.explain(Texts())


class Overtaken(StorageError):
    """Somebody else has changed the game meanwhile; nothing was written. Whoever reads it again can decide anew."""

    def __init__(self, game_id: str, code: str = "overtaken", **details: str) -> None:
        super().__init__(code, game=game_id, **details)
        self.game_id = game_id


class RevisionTaken(Overtaken):
    """The game's log has an entry with this revision already; nothing was written."""

    def __init__(self, game_id: str, revision: int) -> None:
        super().__init__(game_id, "revision-taken", revision=str(revision))
        self.revision = revision


class GameTaken(StorageError):
    """There is a game with this id already; nothing was written."""

    def __init__(self, game_id: str) -> None:
        super().__init__("game-taken", game=game_id)
        self.game_id = game_id


class UnknownGame(StorageError):
    """There is no such game, or it has no such seat; nothing was written."""

    def __init__(self, game_id: str) -> None:
        super().__init__("unknown-game", game=game_id)
        self.game_id = game_id


class ConnectionLost(StorageError):
    """The database hung up before anything was committed, so all may be tried again."""


class Deadlock(StorageError):
    """Two processes waited for each other, and this one was told to give way: all may be tried again."""


class Unreachable(StorageError):
    """No connection to the database can be made; nothing was written or read."""


class InDoubt(StorageError):
    """The connection was lost while a commit was under way: it may be written or not, until it can be looked up."""


def reason_of(error: BaseException) -> str:
    """Return the first line of what a database or the computer says is wrong, without the statement."""
    cause = getattr(error, "orig", None) or error
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    first = next(iter(said.strip().splitlines()), type(cause).__name__)
    return first if len(first) <= _LONGEST else first[: _LONGEST - 1] + "…"
