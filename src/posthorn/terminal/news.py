"""What happened, as paragraphs: one for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from posthorn.game import Event
from posthorn.game.narration import tell
from posthorn.locale import Texts
from posthorn.terminal.style import colour_names, mark

# What the table shows anyway, or another sentence implies (R12.2), is left out of the news; the log has it.
SHOWN_ANYWAY = frozenset({"laid_out", "took_token"})


def tell_news(
    events: Iterable[Event],
    seat: int | None,
    names: Sequence[str],
    texts: Texts,
    *,
    since: int = 0,
    everything: bool = False,
) -> Iterator[Text]:
    """Return what happened from a ply on, as a seat may know it, a paragraph for each turn.

    The events are all of the game, for they say whose turn it was; ``everything`` adds rounds and refills.
    """
    paragraph: list[str] = []
    turn: int | None = None
    told_round = None
    for event in events:
        if event.kind == "turn_began":
            yield from _paragraph(paragraph, turn, names)
            paragraph, turn = [], event.seat
            if everything and event.details["round"] != told_round:
                told_round = event.details["round"]
                assert isinstance(told_round, int)
                yield Text(texts("log-round", round=told_round), style="bold underline")
            continue
        if event.ply < since:
            continue
        sentence = tell(event.seen_by(seat), names, texts)
        if sentence is not None and (everything or event.kind not in SHOWN_ANYWAY):
            paragraph.append(sentence)
    yield from _paragraph(paragraph, turn, names)


def _paragraph(sentences: list[str], turn: int | None, names: Sequence[str]) -> Iterator[Text]:
    if sentences:
        lead = Text("·") if turn is None else mark(turn)
        yield Text.assemble(lead, " ", colour_names(". ".join(sentences) + ".", names))
