"""Where the server keeps its games: SQLite by default, PostgreSQL by its address.

``Storage`` is for the server: calls that may be awaited, answered by a thread that commits many of them at once.
``Database`` is the same without the thread, for commands. ``rows`` says what is kept.
"""

from posthorn.server.storage import jobs, sharing
from posthorn.server.storage.commitments import ExpiredCommitments, NewCommitment
from posthorn.server.storage.damage import DamageSearch
from posthorn.server.storage.database import Database
from posthorn.server.storage.errors import GameTaken, InDoubt, Overtaken, RevisionTaken, StorageError, UnknownGame
from posthorn.server.storage.expiry import Abandonment, Expiry, Removal
from posthorn.server.storage.notices import Notice
from posthorn.server.storage.rows import (
    ChatRow,
    GameRow,
    GameSettings,
    Move,
    Mover,
    Origin,
    Proposals,
    SeatRow,
    Status,
    StoredGame,
    TakeBackRequest,
    new_game_id,
)
from posthorn.server.storage.storage import Storage
from posthorn.server.storage.writes import Append, GameChange, Lease, NewGame, Proof, Saying, SeatChange, Telling, Write

__all__ = [
    "Abandonment",
    "Append",
    "ChatRow",
    "DamageSearch",
    "Database",
    "ExpiredCommitments",
    "Expiry",
    "GameChange",
    "GameRow",
    "GameSettings",
    "GameTaken",
    "InDoubt",
    "Lease",
    "Move",
    "Mover",
    "NewCommitment",
    "NewGame",
    "Notice",
    "Origin",
    "Overtaken",
    "Proof",
    "Proposals",
    "Removal",
    "RevisionTaken",
    "Saying",
    "SeatChange",
    "SeatRow",
    "Status",
    "Storage",
    "StorageError",
    "StoredGame",
    "TakeBackRequest",
    "Telling",
    "UnknownGame",
    "Write",
    "jobs",
    "new_game_id",
    "sharing",
]
