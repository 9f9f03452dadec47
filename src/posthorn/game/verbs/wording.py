"""Parts of sentences that several verbs need to say what an action would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from posthorn.game.narration import enumerate_words, stack_words
from posthorn.game.verbs.verb import Parts
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Closing, Outcome
    from posthorn.game.view import Tile


def plainly(message: str) -> Callable[[Action, Outcome, Texts], Iterator[Parts]]:
    """Return an explanation that is always the same."""
    return lambda action, outcome, texts: iter([[texts(message)]])


def helps(outcome: Outcome, texts: Texts) -> Parts:
    """Say who helps, and what token that brings (R2, R12.2, R12.3)."""
    if outcome.official is None:
        return []
    official = {"official": texts(f"official-{outcome.official}"), "official_id": outcome.official}
    return [texts("hint-helps", token=token(outcome), **official), *last_token(outcome, texts)]


def token(outcome: Outcome) -> str:
    """Return "yes" or "no": whether a token is taken (R12.2)."""
    return "yes" if outcome.token else "no"


def last_token(outcome: Outcome, texts: Texts) -> Parts:
    """Say that everybody will hand tokens in, if that is so (R12.3)."""
    return [texts("hint-last-token")] if outcome.token and outcome.next_step == "hand-in" else []


def could(closing: Closing, texts: Texts) -> Parts:
    """Say what the cartwright could add (R7.2)."""
    if closing.cartwright is None:
        return []
    return [texts("hint-could-cartwright", number=closing.cartwright.carriage)]


def wins(carriage: int | None, tiles: Sequence[Tile], texts: Texts) -> Parts:
    """Say what is won beside offices."""
    return [texts("hint-wins", gains=gains(0, carriage, tiles, texts))] if carriage is not None or tiles else []


def gains_of(closing: Closing, texts: Texts) -> str:
    """Say what a closing brings, its offices placed in the best way."""
    tiles = closing.best.tiles if closing.best is not None else closing.tiles
    return gains(len(closing.offices) + closing.choose, closing.carriage, tiles, texts)


def gains(offices: int, carriage: int | None, tiles: Iterable[Tile], texts: Texts) -> str:
    """List what is won."""
    words = [texts("gain-offices", count=offices)] if offices else []
    if carriage is not None:
        words.append(texts("gain-carriage", number=carriage))
    for tile in tiles:
        words.append(texts("gain-tile", **stack_words(tile.stack, texts), value=tile.value))
    return enumerate_words(words or [texts("gain-nothing")], texts)
