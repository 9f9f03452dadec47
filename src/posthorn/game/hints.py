"""Hints: what a choice would bring, in one or two short sentences of the texts' language."""

from __future__ import annotations

from collections.abc import Sequence

from posthorn.game.action import Action
from posthorn.game.outcome import Outcome
from posthorn.game.verbs import VERBS
from posthorn.locale import Texts


def explain(action: Action, outcome: Outcome, texts: Texts) -> str:
    """Say what an action would bring, from what is known of it."""
    sentences = [parts for parts in VERBS[action.verb].hint(action, outcome, texts) if parts]
    return " ".join(texts("hint-sentence", text=_row(parts, texts)) for parts in sentences)


def explain_gain(action: Action, outcome: Outcome, texts: Texts) -> str | None:
    """Say what an action would bring if it belongs to a closing or wins something at once; None if it does neither."""
    wins = outcome.offices or outcome.tiles or outcome.carriage is not None or outcome.points or outcome.brings_end
    return explain(action, outcome, texts) if wins or outcome.closing is not None else None


def _row(parts: Sequence[str], texts: Texts) -> str:
    """Join the parts of a sentence."""
    row = parts[0]
    for part in parts[1:]:
        row = texts("hint-row", before=row, after=part)
    return row
