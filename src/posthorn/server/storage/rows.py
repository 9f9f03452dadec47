"""What is kept of a game. Times are milliseconds since 1970; keys and codes are kept as their SHA-256 in hex."""

from __future__ import annotations

import secrets
from typing import Literal, get_args

from msgspec import Struct

from posthorn.game import DEFAULT_EDITION, Options, Record
from posthorn.game.vocabulary import ColourName
from posthorn.record.incidents import write_incident
from posthorn.server.messages.fields import Cards

Status = Literal["waiting", "playing", "over", "abandoned"]
Mover = Literal["person", "bot", "clock"]
STATUSES: tuple[str, ...] = get_args(Status)
MOVERS: tuple[str, ...] = get_args(Mover)

LEISURE = 3600  # seconds of thinking time from which on a game is played at leisure
LIVE_ABSENCE = 15 * 60
LEISURE_ABSENCE = 3 * 24 * 3600

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 of them, none that looks like another
_ID_LENGTH = 20  # 100 bits: whoever has a private game's id may watch it


def new_game_id() -> str:
    """Return an id that nobody can guess; it can stand in an address and be the name of a file."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


class Origin(Struct, frozen=True):
    """Where a branch came from: a position of a game that was played to its end, or was abandoned."""

    ply: int  # how many of that game's actions stood
    seat: int  # whose part is tried again
    cards: Cards  # what became of those that the seat could not know
    names: tuple[str, ...]  # who played then
    scores: tuple[int, ...] | None  # how that game ended; None if it was abandoned
    ranking: tuple[int, ...] | None


class GameSettings(Struct, frozen=True):
    """What a table agreed on. Stored as JSON, so that one more is no change of the schema; it needs a default."""

    edition: str = DEFAULT_EDITION
    modules: tuple[str, ...] = ()
    switches: dict[str, str | int | bool | None] = {}
    start: int | None = None  # the seat that begins; None: by lot
    thinking_time: int | None = None  # seconds for a turn
    hints: bool = True
    position: str | None = None  # where a game begins that has no seed: an imported one, a lesson or a branch
    lesson: str | None = None  # the one it is played in
    incidents: tuple[str, ...] = ()  # what its record told of an imported game besides the play
    absence_time: int | None = None  # seconds that a person may be away; None: as the thinking time suggests
    origin: Origin | None = None  # of a branch

    @classmethod
    def of(cls, record: Record, lesson: str | None = None) -> GameSettings:
        """Return the settings of a game that begins as a record does."""
        options = record.options
        return cls(
            edition=options.edition,
            modules=options.modules,
            switches=options.switches,
            start=record.start,
            position=record.position,
            lesson=lesson,
            incidents=tuple(write_incident(incident) for incident in record.incidents),
        )

    @property
    def longest_absence(self) -> int:
        """How many seconds a person may be away before the others can let a bot play."""
        thinking = self.thinking_time or 0
        usual = LEISURE_ABSENCE if thinking >= LEISURE else LIVE_ABSENCE
        return max(thinking, usual if self.absence_time is None else self.absence_time)

    def options(self, seats: int) -> Options:
        """Return what they say about the rules; raise ``RuleError`` where they cannot be."""
        return Options.of(seats, self.edition, self.modules, **self.switches)


class TakeBackRequest(Struct, frozen=True):
    """Someone's request to take back that the others must agree to. It stands until the log goes on."""

    seat: int
    revision: int
    actions: int
    agreed: frozenset[str] = frozenset()  # the holders who agreed


class Proposals(Struct, frozen=True):
    """What people at a table have to agree on."""

    take_back: TakeBackRequest | None = None
    absent: dict[int, dict[str, int]] = {}  # by absent seat, the holders who want a bot to play, each since when


class GameRow(Struct, frozen=True, kw_only=True):
    """A game. Lessons, branches and games imported without a shuffle have neither secret nor commitment: both empty."""

    id: str
    created: int
    status: Status
    settings: GameSettings
    listed: bool  # whether the lobby shows it
    secret: str  # what the seed follows from, in hex
    commitment: str
    host: str | None  # the hash of a key; None for an imported game
    rules_version: int
    seed: int | None = None  # known when the game begins
    scores: tuple[int, ...] | None = None
    finished: int | None = None
    rematch: str | None = None  # the id of the game that follows
    # Whether cards that somebody had seen were taken back, or everything hidden was known from the start. None: that of
    # a game stored before this was kept follows from its log.
    practice: bool | None = None
    # What the commitment is bound to: the id, another one than its own where the game was imported, and the terms. Both
    # are empty where it is bound to nothing, as in games of former times.
    committed_game: str = ""
    committed_terms: str = ""
    branch_of: str | None = None  # the game that its origin is in, if that is here
    version: int = 0  # how often the row or a seat was changed by what is no entry of the log alone
    proposals: Proposals | None = None


class SeatRow(Struct, frozen=True):
    """A seat: open without holder and bot; with both, a bot plays for a person meanwhile."""

    seat: int
    name: str  # one that nobody gave is made of the portrait, see ``locale.people``
    colour: ColourName
    bot: str | None = None  # a level
    holder: str | None = None  # the hash of a key
    randomness: str = ""
    code: str | None = None  # the hash of the code with which another device may take over the seat, once
    code_until: int | None = None
    seen: int | None = None  # when its holder was last here, to the minute
    attempt: int = 1  # at which attempt its randomness was taken
    awaited: bool = False  # whether its holder has still to agree to the game, a rematch
    portrait: int = 0  # counted from 1; 0 in games of former times and imported ones


class Move(Struct, frozen=True, gc=False):
    """An entry of a game's log.

    An action's number; negative, how many of the last actions were taken back; or the number of a seat change.
    """

    revision: int
    action: int
    seat: int
    by: Mover
    at: int


class ChatRow(Struct, frozen=True):
    """Something said at the table."""

    number: int
    seat: int
    text: str  # empty where a phrase was said
    at: int
    phrase: str | None = None  # the name of one that everybody reads in their own language


class StoredGame(Struct, frozen=True):
    """All that is kept of a game, each part in its order."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    moves: tuple[Move, ...]
    chat: tuple[ChatRow, ...]
    present: tuple[tuple[str, str], ...] = ()  # who listens at which process, if several share the database
