"""What happened, as paragraphs: one for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from posthorn.game import Game
from posthorn.game.event import TurnBegan
from posthorn.game.narration import tell
from posthorn.locale import Texts
from posthorn.terminal.style import colour_names, mark

# What the table shows anyway, or another sentence implies (R12.2), is left out of the news; the log has it.
SHOWN_ANYWAY = frozenset({"laid_out", "took_token"})


def tell_news(
    game: Game, seat: int | None, texts: Texts, *, since: int = 0, everything: bool = False
) -> Iterator[Text]:
    """Return what happened from a ply on, as a seat may know it, a paragraph for each turn.

    ``everything`` adds rounds and refills.
    """
    paragraph: list[str] = []
    turn: int | None = None
    told_round = None
    for ply in range(game.ply + 1):
        for event in game.events_seen_at(ply, seat):
            if isinstance(event, TurnBegan):
                yield from _paragraph(paragraph, turn, game.names)
                paragraph, turn = [], event.seat
                if everything and event.round != told_round:
                    told_round = event.round
                    yield Text(texts("log-round", round=told_round), style="bold underline")
            elif ply >= since and (everything or event.kind not in SHOWN_ANYWAY):
                sentence = tell(event, game.names, texts)
                paragraph += [] if sentence is None else [sentence]
    yield from _paragraph(paragraph, turn, game.names)


def _paragraph(sentences: list[str], turn: int | None, names: Sequence[str]) -> Iterator[Text]:
    if sentences:
        lead = Text("·") if turn is None else mark(turn)
        yield Text.assemble(lead, " ", colour_names(". ".join(sentences) + ".", names))
