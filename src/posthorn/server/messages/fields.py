"""What fields of several messages hold, and how much of it."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from posthorn.game.shuffle import MOST_ATTEMPTS
from posthorn.locale.people import PORTRAITS

LONGEST_NAME = 24
LONGEST_RANDOMNESS = 64
LONGEST_CHAT = 300
LONGEST_THINKING = 30 * 24 * 3600
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="One line of text, shown as it is.")]
Level = Annotated[str, Meta(max_length=40, description="The name of a player, see /api/options.")]
Randomness = Annotated[
    str,
    Meta(max_length=LONGEST_RANDOMNESS, description="Anything the server could not foresee; it goes into the shuffle."),
]
Attempt = Annotated[
    int,
    Meta(
        ge=1,
        le=MOST_ATTEMPTS,
        description="Which attempt this is: more than 1 if others were refused. The proof shows it.",
    ),
]
Revision = Annotated[int, Meta(ge=0, le=1_000_000, description="How many entries the game's log has.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="How many of a game's actions stand.")]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000_000, description="Lines of the chat are counted from 0.")]
ActionText = Annotated[str, Meta(max_length=100, description="An action's text, one of the view's legal_actions.")]
ChatText = Annotated[str, Meta(max_length=LONGEST_CHAT)]
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "oh-no", "one-moment", "your-turn", "good-game"]
PHRASES: tuple[str, ...] = get_args(Phrase)
Portrait = Annotated[int, Meta(ge=1, le=PORTRAITS, description="Which drawing shows whoever sits there.")]


Cards = Annotated[
    Literal["dealt-anew", "as-they-lay"], Meta(description="What becomes of the cards that the seat could not know.")
]


class Request(Struct, forbid_unknown_fields=True):
    """A body a client sends. Unknown keys are refused, so that a misspelt one is not ignored."""
