"""What server and clients say about choices: what is legal and what it would bring, hints, advice, and why not."""

from __future__ import annotations

from typing import Annotated, Any, Self

from msgspec import UNSET, Meta, Struct, UnsetType

from posthorn.game import Action, Outcome
from posthorn.game.vocabulary import City, Official, Place, Province, Rank, Region, Seat, listed
from posthorn.server.messages.fields import ActionText, Request


class AskWhyNot(Request):
    """Ask why a seat may not do something now. Nothing is played, even if it may."""

    seat: Seat
    action: ActionText


class ActionInfo(Struct, kw_only=True):
    """An action and what it is about."""

    action: str
    verb: Annotated[str, listed("Verb")]
    city: City | UnsetType = UNSET
    province: Province | UnsetType = UNSET
    coach: Region | UnsetType = UNSET
    rank: Rank | UnsetType = UNSET
    place: Place | UnsetType = UNSET
    officials: list[Official] | UnsetType = UNSET

    @classmethod
    def of(cls, action: Action, **more: Any) -> Self:
        """Return an action with its parts."""
        return cls(
            action=action.text,
            verb=action.verb,
            city=action.city.name if action.city else UNSET,
            province=action.province.name if action.province else UNSET,
            coach=action.coach.name if action.coach else UNSET,
            rank=action.rank or UNSET,
            place=action.place.name if action.place else UNSET,
            officials=list(action.officials) or UNSET,
            **more,
        )


class LegalAction(ActionInfo, kw_only=True):
    """An action, what it is about, and what it would bring."""

    outcome: Outcome
    text: Annotated[str, Meta(description="What it wins, in words, if it wins something.")] | UnsetType = UNSET


class LegalAnswer(Struct):
    """What a seat may do now, in answer to this revision; nothing while others must act."""

    revision: int
    legal: list[LegalAction]


class Hint(Struct):
    """What an action would bring, in words."""

    action: str
    text: str


class Hints(Struct):
    """Everything a seat may do now, explained in the language asked for."""

    revision: int
    hints: list[Hint]


class AdvisedAction(Struct):
    """An action as a bot sees it; null where it has not searched but only chosen."""

    action: str
    visits: int | None  # how often the search tried it
    chance: float | None  # of winning, 0 to 1
    points: float | None  # at the end of the game
    text: str  # what the action would bring, in words


class AdviceAnswer(Struct):
    """What a bot would do in a seat's place, the best first: up to three choices by the prince, one by another bot.

    Where only one action is legal, that is the choice, and nobody was asked.
    """

    revision: int
    # "prince", or "count" while the search is being compiled or cannot be used; null where only one action is legal
    by: str | None
    choices: list[AdvisedAction]


class WhyNot(Struct):
    """Whether a seat may do something now; if not, the rule that forbids it, and why, in words."""

    revision: int
    legal: bool
    message: str
    rule: str | None
    code: str | None  # as that of the refusal if it were played
