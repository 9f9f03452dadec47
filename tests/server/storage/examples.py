"""Games to keep."""

from typing import Any

from posthorn.engine import RULES_VERSION
from posthorn.server.storage import GameRow, GameSettings, Move, NewGame, SeatRow, Storage

NOON = 1_750_000_000_000  # milliseconds since 1970 need more than 32 bits


def game_row(id: str = "anna", **changes: Any) -> GameRow:
    """Return a game that waits, with everything in it that can be."""
    row: dict[str, Any] = {
        "id": id,
        "created": NOON,
        "status": "waiting",
        "settings": GameSettings("spanish", ("audience",), {"max_rounds": 9, "may_abandon": False}, 1, 60, False),
        "listed": True,
        "secret": "5e" * 32,
        "commitment": "c0" * 32,
        "host": "ab" * 32,
        "rules_version": RULES_VERSION,
    }
    return GameRow(**{**row, **changes})


SEATS = (
    SeatRow(0, "Zoë “the horse” Müller", "red", holder="ab" * 32, randomness="three 🐎"),
    SeatRow(1, "prince", "blue", bot="prince"),
    SeatRow(2, "", "green"),
)


def move(revision: int, action: int = 7) -> Move:
    """Return an entry of a log."""
    return Move(revision, action, revision % 3, "person", NOON + revision)


async def keep_game(storage: Storage, id: str = "anna", **changes: Any) -> GameRow:
    """Create a game."""
    row = game_row(id, **changes)
    await storage.write(NewGame(row, SEATS))
    return row
