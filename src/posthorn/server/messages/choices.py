"""What server and clients say about choices: what is legal and what it would bring, hints, advice, and why not."""

from __future__ import annotations

from msgspec import Struct

from posthorn.game import Outcome
from posthorn.server.messages.fields import ActionText, Request, SeatNumber


class AskWhyNot(Request):
    """Ask why a seat may not do something now. Nothing is played, even if it may."""

    seat: SeatNumber
    action: ActionText


class LegalAction(Struct, omit_defaults=True):
    """An action, what it is about, and in a game what it would bring."""

    action: str
    verb: str
    city: str | None = None
    province: str | None = None
    coach: str | None = None
    rank: int | None = None
    place: str | None = None
    officials: list[str] = []
    outcome: Outcome | None = None
    text: str | None = None  # in words what it wins; None: it wins nothing yet


class LegalAnswer(Struct):
    """What a seat may do now, in answer to this ply; nothing while others must act."""

    ply: int
    legal: list[LegalAction]


class Hint(Struct):
    """What an action would bring, in words."""

    action: str
    text: str


class Hints(Struct):
    """All a seat may do now, explained in the language asked for."""

    ply: int
    hints: list[Hint]


class AdvisedAction(Struct):
    """An action as a bot sees it; null where it has not searched but only chosen."""

    action: str
    visits: int | None  # how often the search tried it
    chance: float | None  # of winning, 0 to 1
    points: float | None  # at the end of the game
    text: str  # what the action would bring, in words


class AdviceAnswer(Struct):
    """What a bot would do in a seat's place, the best first: by the prince up to three choices, by another one."""

    ply: int
    by: str  # the bot: "prince", or "postmaster" while the search is being compiled or cannot be used
    choices: list[AdvisedAction]


class WhyNot(Struct):
    """Whether a seat may do something now; if not, the rule that forbids it, and its words."""

    ply: int
    legal: bool
    message: str
    rule: str | None
    code: str | None  # as that of the refusal if it were played
