"""What server and clients say to each other: every body of the HTTP API and every message of the stream.

These classes are the one description of the API: requests are read by them, the OpenAPI document is made from them.
Names of cities, actions and the rest are those of records and views. What is said about choices, such as what is legal
and what it would bring, is in ``choice_messages``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

COLOURS = ("red", "blue", "yellow", "green")

LONGEST_NAME = 24
LONGEST_RANDOMNESS = 64
LONGEST_CHAT = 300
LONGEST_THINKING = 30 * 24 * 3600

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="One line of text, shown as it is.")]
Colour = Literal["red", "blue", "yellow", "green"]
Level = Annotated[str, Meta(max_length=40, description="The name of a player, see /api/options.")]
Randomness = Annotated[
    str,
    Meta(max_length=LONGEST_RANDOMNESS, description="Anything the server could not foresee; it goes into the shuffle."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="How many entries the game's log has.")]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000_000, description="Lines of the chat are counted from 0.")]
ActionText = Annotated[str, Meta(max_length=100, description="An action's text, one of the view's legal_actions.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Request(Struct, forbid_unknown_fields=True):
    """A body a client sends. Unknown keys are refused, so that a misspelt one is not ignored."""


# --- requests -----------------------------------------------------------------------------------------------------


class SeatWish(Request):
    """A seat of a new game: held by who creates it, played by a bot, or open for somebody to join."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    colour: Colour | None = None
    bot: Level | None = None
    randomness: Randomness = ""


class CreateGame(Request):
    """A new game. What is left out is as the edition has it; without a start the lot finds who begins."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    edition: str = "italian"
    modules: Annotated[list[str], Meta(max_length=2)] = []
    switches: dict[str, str | int | bool | None] = {}
    start: SeatNumber | None = None
    listed: bool = False
    thinking_time: Annotated[int, Meta(ge=5, le=LONGEST_THINKING, description="Seconds for a turn.")] | None = None
    hints: bool = True
    commitment: (
        Annotated[str, Meta(max_length=64, description="A commitment made before, see /api/commitments.")] | None
    ) = None


class JoinGame(Request):
    """Take an open seat, the first one if none is named."""

    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    randomness: Randomness = ""


class PlayAction(Request):
    """Play an action for a seat, in answer to a ply."""

    seat: SeatNumber
    ply: Ply
    action: ActionText


class TakeBack(Request):
    """Take back one's last action and all that followed, or ask the others whether one may."""

    ply: Ply


class AnswerTakeBack(Request):
    """Agree that somebody takes back, or not."""

    ply: Ply
    agree: bool


class GiveToBot(Request):
    """Let a bot play a seat: one's own, or as the host that of somebody who is gone."""

    bot: Level


class ClaimSeat(Request):
    """Take over a seat with the code its holder made."""

    code: Annotated[str, Meta(max_length=64)]


class OpenRecord(Request):
    """Show a record, text or JSON, or a position."""

    record: str = ""
    position: Annotated[str, Meta(max_length=4000)] = ""


class Say(Request):
    """Say something to the table."""

    text: ChatText


# --- answers ------------------------------------------------------------------------------------------------------


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


class Offer(Struct):
    """What a game can be made of, and where other devices find the server."""

    editions: dict[str, dict[str, str | bool]]
    modules: list[str]
    switches: list[SwitchInfo]
    players: list[PlayerInfo]
    bots_ready: bool
    longest_thinking_time: int  # seconds for a turn
    addresses: list[str]  # for a page on the server's own machine, as far as the server can tell; else none


class SeatInfo(Struct):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]  # a person's seat that a bot plays meanwhile has a bot too
    name: str
    colour: str
    bot: str | None
    present: bool  # whether its holder is connected
    yours: bool


class Revealed(Struct):
    """What proves that the cards were as committed, revealed when the game is over (docs/fair-shuffle.md)."""

    secret: str
    randomness: list[str]


class Proposal(Struct):
    """Somebody's wish to take back: for which seat, how many actions, and which seats have agreed."""

    seat: int
    actions: int
    agreed: list[int]


class GameInfo(Struct):
    """A game, as everybody may know it."""

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
    seats: list[SeatInfo]
    ply: int
    round: int
    seat_to_act: int | None
    deadline: int | None  # when a bot will move for the seat to act, in milliseconds since 1970
    take_back: Proposal | None
    scores: list[int] | None
    ranking: list[int] | None
    commitment: str
    shuffle: Revealed | None
    host: bool  # whether you are its host
    rematch: str | None  # the game that follows this one
    created: int  # in milliseconds since 1970
    bots_ready: bool  # False while the strong bots are being compiled and simpler ones play for them


class Entered(Struct):
    """A game one has created or joined, with the key that holds one's seats: keep it, nobody can tell it again."""

    key: str
    game: GameInfo


class Promise(Struct):
    """A commitment to the shuffle of a game to come: whoever names it when creating the game could not be foreseen."""

    commitment: str


class TransferCode(Struct):
    """The code with which another device takes over a seat, once."""

    code: str
    until: int  # in milliseconds since 1970


class Played(Struct):
    """An action was played; ``repeated`` if it had been before, by the same request."""

    ply: int
    repeated: bool


class Update(Struct):
    """One entry of the log: what happened, as the receiver may see it."""

    ply: int
    events: list[dict[str, Any]]


class Happenings(Struct):
    """What happened after a ply."""

    ply: int
    updates: list[Update]


class SeatView(Struct):
    """What a seat may know now."""

    ply: int
    view: dict[str, Any]


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: int


class ChatLines(Struct):
    """What was said at the table, the oldest first."""

    lines: list[ChatLine]


class Frame(Struct):
    """How a game stood after an action, all hands open, with what the action brought about; first the set-up."""

    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]


class Replay(Struct):
    """A game to be shown again."""

    names: list[str]
    edition: str
    modules: list[str]
    switches: dict[str, str | int | bool | None]
    start: int | None
    scores: list[int]
    ranking: list[int]
    is_over: bool
    commitment: str | None
    shuffle: Revealed | None
    frames: list[Frame]


class GameList(Struct):
    """The games of the lobby."""

    games: list[GameInfo]


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: ``code`` for programs, ``message`` for people, ``rule`` the one that forbids it."""

    code: str
    message: str
    rule: str | None = None
    legal: list[str] = []
    ply: int | None = None


class Refusal(Struct):
    """The body of every answer that is not a success."""

    error: Problem


# --- the stream ---------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a client: who it is, the last ply it has seen, and the language it is refused in."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    ply: Ply | None = None
    language: Annotated[str, Meta(max_length=5, description="Two letters; else Accept-Language says it.")] | None = None


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play an action; the answer carries the same id."""

    seat: SeatNumber
    ply: Ply
    action: ActionText
    id: int = 0


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: ChatText
    id: int = 0


FromClient = Hello | Play | Chat


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to a hello: everything as it stands, and the updates missed since the client's ply."""

    game: GameInfo
    ply: int | None  # the ply of the last update, null while there is none: the game has not begun
    views: list[dict[str, Any]]  # of each seat held, or the spectator's
    updates: list[Update]
    chat: list[ChatLine]
    free_take_back: bool  # whether one's last action can be taken back without anybody's leave


class Pushed(Struct, tag_field="type", tag="update"):
    """Something was played or taken back; without events, a seat has changed hands and so has what one may see."""

    ply: int
    events: list[dict[str, Any]]
    views: list[dict[str, Any]]
    deadline: int | None = None
    free_take_back: bool = False  # whether one's last action can be taken back without anybody's leave


class Changed(Struct, tag_field="type", tag="game"):
    """Something about the game changed other than by playing: seats, presence, a wish to take back, its end."""

    game: GameInfo


class Said(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out."""

    id: int
    ply: int
    repeated: bool = False


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was refused; nothing has changed."""

    id: int
    error: Problem


FromServer = Welcome | Pushed | Changed | Said | Done | Refused
