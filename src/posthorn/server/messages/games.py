"""Games and who sits around them: what can be played, how a game is made, joined and left, and how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from posthorn.engine.tables import FEWEST_SEATS, SEATS
from posthorn.game.options import DEFAULT_EDITION, MODULES
from posthorn.game.shuffle import Shuffle
from posthorn.game.vocabulary import Colour, Seat
from posthorn.players import USUAL_LEVEL
from posthorn.server.messages.fields import (
    LONGEST_THINKING,
    Attempt,
    Cards,
    Level,
    Name,
    Ply,
    Portrait,
    Randomness,
    Request,
)

DEADLINE = "When a bot will move for the seat to act, in milliseconds since 1970."
UNNAMED = (
    'Where nobody gave one, its parts, for the client to put into words: "person-3", or "pilgrim-3" for a bot of that '
    "level, with the portrait's number."
)
ABSENCE_TIME = (
    "Seconds that a person may be away before the others can let a bot play for them; without it, minutes or days, "
    "depending on the thinking time. Never less than the thinking time."
)


class SeatRequest(Request):
    """A seat of a new game: held by its creator, played by a bot, or open for someone to join."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    colour: Colour | None = None
    portrait: Portrait | None = None
    bot: Level | None = None
    randomness: Randomness = ""
    attempt: Attempt = 1


class CommitShuffle(Request):
    """The terms of a future game, to which its commitment is bound: the seats, and the rest as in the game."""

    seats: Annotated[int, Meta(ge=FEWEST_SEATS, le=SEATS)]
    edition: str = DEFAULT_EDITION
    modules: Annotated[list[str], Meta(max_length=len(MODULES))] = field(default_factory=list)
    switches: dict[str, str | int | bool | None] = field(default_factory=dict)
    start: Seat | None = None


class CreateGame(Request):
    """A new game. Anything left out is as in the edition; without a start, a random seat begins."""

    seats: Annotated[list[SeatRequest], Meta(min_length=FEWEST_SEATS, max_length=SEATS)]
    edition: str = DEFAULT_EDITION
    modules: Annotated[list[str], Meta(max_length=len(MODULES))] = field(default_factory=list)
    switches: dict[str, str | int | bool | None] = field(default_factory=dict)
    start: Seat | None = None
    listed: bool = False
    thinking_time: Annotated[int, Meta(ge=5, le=LONGEST_THINKING, description="Seconds for a turn.")] | None = None
    absence_time: Annotated[int, Meta(ge=60, le=LONGEST_THINKING, description=ABSENCE_TIME)] | None = None
    hints: bool = True
    commitment: (
        Annotated[str, Meta(max_length=64, description="A commitment made before, see /api/commitments.")] | None
    ) = None


class JoinGame(Request):
    """Take an open seat, the first one if none is named."""

    name: Name
    seat: Seat | None = None
    colour: Colour | None = None
    portrait: Portrait | None = None
    randomness: Randomness = ""
    attempt: Attempt = 1


class AgreeToPlay(Request):
    """Agree to a rematch, for all your seats; the randomness is added for the first of them."""

    randomness: Randomness = ""
    attempt: Attempt = 1


class GiveToBot(Request):
    """Let a bot play a seat: your own or, as the host, an open one of a game that has not begun."""

    bot: Level


class AnswerAbsence(Request):
    """Agree that someone has been away too long, or not."""

    agree: bool


class ClaimSeat(Request):
    """Take over a seat with the code its holder made."""

    code: Annotated[str, Meta(max_length=64)]


class SwitchInfo(Struct):
    """A switch of the rules: the rule that says what it does, and its values; null for a whole number or none."""

    name: str
    rule: str
    values: list[str | bool] | None


class PlayerInfo(Struct):
    """A bot: what it is called, its character, and whether it searches and so thinks a moment."""

    level: str
    name: str
    about: str
    searches: bool


class GameOptions(Struct):
    """What a game can be made of, and where other devices find the server."""

    editions: dict[str, dict[str, str | bool]]
    modules: list[str]
    switches: list[SwitchInfo]
    players: list[PlayerInfo]
    bots_ready: bool
    longest_thinking_time: int  # seconds for a turn
    addresses: list[str]  # for a page on the server's own machine, as far as the server can tell; else none


class AbsenceInfo(Struct):
    """How long someone has been away, in milliseconds since 1970, and which seats have agreed that it is too long."""

    since: int
    until: int  # from then on the others may agree to let a bot play
    agreed: list[int]


class SeatInfo(Struct):
    """Who sits on a seat, as everyone may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]  # a person's seat that a bot is playing has a bot too
    name: Annotated[str, Meta(description=UNNAMED)]
    colour: Colour
    portrait: Annotated[int, Meta(description="Counted from 1; 0 in older and imported games.")]
    bot: str | None
    present: bool  # whether its holder is connected
    awaited: bool  # whether its holder has still to agree to this game, a rematch
    absence: AbsenceInfo | None  # of another person who is to play and is not connected
    left: bool  # whether the person of this name has left for good: a bot plays on
    yours: bool


class ShuffleProof(Struct):
    """What proves that the cards were as committed, revealed when the game is over (docs/fair-shuffle.md)."""

    secret: str
    randomness: list[str]
    game: str  # the id that the commitment is bound to; empty in older games
    terms: str  # and the terms
    attempts: list[int]  # at which attempt each seat's randomness was taken; empty in older games

    @classmethod
    def of(cls, shuffle: Shuffle) -> ShuffleProof:
        """Return the proof of a shuffle."""
        added, attempts = list(shuffle.randomness), list(shuffle.attempts)
        return cls(shuffle.secret, added, shuffle.game, shuffle.terms, attempts)


class TakeBackProposal(Struct):
    """Someone's request to take back: for which seat, how many actions, and which seats have agreed."""

    seat: int
    actions: int
    agreed: list[int]


class OriginInfo(Struct):
    """Where a branch came from: how many actions of a game stood, whose part is tried again, how it really ended."""

    game: str | None  # None: from a record, or the game is gone
    ply: int
    seat: int
    cards: Cards
    names: Annotated[list[str], Meta(description=UNNAMED)]
    scores: list[int] | None  # None if it was abandoned
    ranking: list[int] | None


class GameInfo(Struct):
    """A game, as everyone may know it."""

    id: str
    status: Literal["waiting", "playing", "over", "abandoned"]
    edition: str
    modules: list[str]
    switches: dict[str, str | int | bool | None]
    start: int | None
    lesson: str | None  # the one it is played in, see /lesson
    listed: bool
    hints: bool
    thinking_time: int | None
    absence_time: Annotated[int, Meta(description=ABSENCE_TIME)]
    practice: bool  # whether cards that had been seen were taken back, or all was known before: it proves nothing
    seats: list[SeatInfo]
    revision: int
    round: int
    seat_to_act: int | None
    deadline: Annotated[int | None, Meta(description=DEADLINE)]
    take_back: TakeBackProposal | None
    scores: list[int] | None
    ranking: list[int] | None
    commitment: str
    terms: str  # to which the commitment is bound, with the id; empty in older games
    shuffle: ShuffleProof | None
    host: bool  # whether you are its host
    host_seat: int | None  # the seat of whoever opened the table, if they have one
    rematch: str | None  # the game that follows this one
    origin: OriginInfo | None  # where this one was played on from, if it is a branch
    created: int  # in milliseconds since 1970
    bots_ready: bool  # False while the strong bots are being compiled and simpler ones play for them


class PlayOn(Request):
    """Play on from a position of a game that has ended, alone with bots.

    The ``ply`` is how many of its actions stand, the ``seat`` the one you play. Either all cards are as they lay, or
    those that the seat could not know then are dealt anew, as it had to expect them.
    """

    ply: Ply
    seat: Seat
    cards: Cards = "dealt-anew"
    bot: Level = USUAL_LEVEL
    name: Name | None = None


class PlayOnRecord(PlayOn, kw_only=True):
    """The same from a position of a record, text or JSON."""

    record: str


class Joined(Struct):
    """A game you have created or joined, with the key that holds your seats: keep it, it is never sent again."""

    key: str
    game: GameInfo


class ShuffleCommitment(Struct):
    """A commitment to the shuffle of a future game, with the id the game will have and the terms it must have.

    If creating the game gets no answer, ask whether there is a game of this id before sending the same again.
    """

    commitment: str
    game: str
    terms: str


class TransferCode(Struct):
    """The code with which another device takes over a seat, once."""

    code: str
    until: int  # in milliseconds since 1970


class GameList(Struct):
    """The games of the lobby."""

    games: list[GameInfo]
