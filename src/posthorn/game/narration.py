"""Events as sentences, for logs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from posthorn.game.event import Event
from posthorn.game.options import Options
from posthorn.locale import Texts

# Whose turn it is, and that the game is over, can be seen anyway.
UNTOLD = frozenset({"turn_began", "game_over"})


def tell(event: Event, names: Sequence[str], texts: Texts) -> str | None:
    """Say in one sentence, without a full stop, what happened; None where it is not worth a line.

    The event is told as it is: ``Game.events_seen_at`` has events as a seat may know them.
    """
    if event.kind in UNTOLD:
        return None
    message = f"event-{event.kind.replace('_', '-')}"
    details = event.details
    if event.secret and details[event.secret] is not None:
        message += "-known"
    values: dict[str, str | int] = {} if event.seat is None else {"player": names[event.seat]}
    for detail, value in details.items():
        match detail, value:
            case _, None:
                continue
            case "official", str():
                values |= {"official": texts(f"official-{value}"), "official_id": value}
            case "officials", tuple():
                values |= {"officials": enumerate_words((texts(f"official-{name}") for name in value), texts)}
                values |= {"count": len(value)}
            case "stack", str():
                values |= stack_words(value, texts)
            case "rank", int():
                values |= {"rank": value, "cleric": texts(f"cleric-{value}")}
            case _, str() | int():
                values[detail] = value
    return texts(message, **values)


def texts_of(options: Options, texts: Texts) -> Texts:
    """Return texts that name the tile for all provinces after what the table's edition asks for (R6.3)."""
    return Texts(texts.language, {"all_provinces": options.all_provinces})


def stack_name(stack: str, texts: Texts) -> str:
    """Return what a stack of bonus tiles is called."""
    return stack_words(stack, texts)["stack"]


def stack_words(stack: str, texts: Texts) -> dict[str, str]:
    """Return a stack's name, and beside it the id by which languages choose the words around it."""
    chosen = texts.table.get("all_provinces", "all")
    named = "outside_baiern" if (stack, chosen) == ("all_provinces", "outside_baiern") else stack
    return {"stack": texts(f"stack-{named.replace('_', '-')}"), "stack_id": named}


def enumerate_words(words: Iterable[str], texts: Texts) -> str:
    """Join words as the language does: "a, b and c". It learns how the last one begins: Spanish has "e Innsbruck"."""
    *first, last = words
    if not first:
        return last
    before = first[0]
    for word in first[1:]:
        before = texts("list-comma", before=before, after=word)
    return texts("list-and", before=before, after=last, initial=unicodedata.normalize("NFD", last)[:1].lower())
