"""Events as sentences, for logs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from posthorn.game.event import Event
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
                values |= {"stack": stack_name(value, texts), "stack_id": value}
            case "rank", int():
                values |= {"rank": value, "cleric": texts(f"cleric-{value}")}
            case _, str() | int():
                values[detail] = value
    return texts(message, **values)


def stack_name(stack: str, texts: Texts) -> str:
    """Return what a stack of bonus tiles is called."""
    return texts(f"stack-{stack.replace('_', '-')}")


def enumerate_words(words: Iterable[str], texts: Texts) -> str:
    """Join words as the language does: "a, b and c"."""
    *first, last = words
    if not first:
        return last
    before = first[0]
    for word in first[1:]:
        before = texts("list-comma", before=before, after=word)
    return texts("list-and", before=before, after=last)
