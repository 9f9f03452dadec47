"""What helps to choose: what each choice would bring, what a strong bot would do, which rule forbids something."""

from __future__ import annotations

import secrets

from rich.table import Table
from rich.text import Text

from posthorn.game import View, explain, outcomes
from posthorn.game.action_words import words_of
from posthorn.locale import Texts
from posthorn.players import ADVICE_BUDGET, ADVISER, best_choices, make_player
from posthorn.terminal.choices import meant


def list_hints(view: View, texts: Texts) -> Table:
    """Return all that can be chosen, by its number, with what it would bring."""
    table = _list()
    for number, (action, outcome) in enumerate(outcomes(view), 1):
        table.add_row(
            _number(number),
            Text(words_of(action, texts), no_wrap=True),
            Text(explain(action, outcome, texts), style="dim"),
        )
    return table


def list_advice(view: View, texts: Texts) -> Table:
    """Return the strongest bot's best choices with their chances, and what each would bring."""
    player = make_player(ADVISER, secrets.randbits(128), ADVICE_BUDGET)
    found_out = outcomes(view)
    numbers = {action: number for number, (action, _) in enumerate(found_out, 1)}
    hints = {action: explain(action, outcome, texts) for action, outcome in found_out}
    table = _list()
    for found in best_choices(player, view):
        action, told = found.action, []
        if found.chance is not None and found.points is not None:
            told.append(texts("advice-chance", percent=round(found.chance * 100)))
            told.append(texts("advice-points", points=round(found.points)))
        table.add_row(_number(numbers[action]), Text(words_of(action, texts), no_wrap=True), Text(" · ".join(told)))
        table.add_row("", "", Text(hints[action], style="dim"))
    return table


def say_why_not(line: str, view: View, texts: Texts) -> str:
    """Say which rule forbids what a line stands for, or that none does."""
    action = meant(line, view, texts)
    if action in view.legal_actions:
        return texts("why-not-legal")
    error = view.refuse(action)
    return f"{error.explain(texts)} ({error.rule})"


def _list() -> Table:
    return Table.grid(padding=(0, 2))


def _number(number: int) -> Text:
    return Text(f"{number:>3}", style="bold")
