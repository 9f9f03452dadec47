"""Reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from posthorn.game.vocabulary import Seat

MOST_WORLDS = 256
Worlds = Annotated[int, Meta(ge=4, le=MOST_WORLDS)]
Mark = Literal["excellent", "doubtful", "costly"]
Skill = Literal["drawing", "laying", "closing", "rome"]


class TriedAction(Struct):
    """An action that was tried in imagined worlds, and what its seat could expect of it."""

    action: str
    chance: float  # of winning, 0 to 1
    points: float  # at the end of the game


class JudgedChoice(Struct):
    """A choice with more than one legal action, judged from what its seat could know then."""

    ply: int  # actions played before it
    round: int
    seat: Seat
    action: str  # that was chosen
    tried: list[TriedAction]  # the best first, the chosen one among them
    before: list[float]  # everybody's chance of winning with the best choice
    after: list[float]  # and with the one that was made
    curve: list[float]  # the chances then, as all seats together saw them: each knows something else
    mark: Mark | None
    skill: Skill  # what it was about


class ReviewedPlayer(Struct):
    """How a seat came from its chance at the start to the result: the changes add up to it."""

    seat: Seat
    start: float
    own: float  # what its own choices changed: never above 0
    others: float
    luck: float
    result: float
    well_chosen: float  # the share of its choices that were as good as the best
    text: str  # in words


class ReviewNote(Struct):
    """What is to be said of a choice that has a mark, or of the luck that followed a choice."""

    ply: int  # actions played before the choice
    seat: Seat  # that it befell
    is_luck: bool
    decisive: bool  # whether it is one of the few moments that decided the game
    action: str | None  # that was chosen; null for luck
    best: str | None  # that would have been better; null where nothing would
    text: str
    why: str  # what the better action would have brought, or the excellent one has; may be empty


class ReviewAnswer(Struct):
    """A review as far as it is made.

    Ask again, after the choices you have, until it is done; players and notes come last.
    """

    status: Literal["preparing", "judging", "done"]  # preparing: what looks ahead is being compiled
    judged: int  # actions so far
    actions: int  # of the game
    choices: list[JudgedChoice]
    players: list[ReviewedPlayer]
    notes: list[ReviewNote]  # in the order in which they came
    how: str  # it was made, in words
    deeper: int | None  # how many worlds to ask for to have it made more thoroughly; null where it cannot be
