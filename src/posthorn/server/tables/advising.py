"""What helps people choose: what each action would bring, hints in words, a bot's advice, and why something is illegal.

Everything here is made from what the seat may know, and only its holder may ask.
"""

from __future__ import annotations

from msgspec import UNSET

from posthorn.game import Action, Outcome, View, explain, explain_gain, outcomes
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.server.bots.bots import BotsStopped, NoAdvice
from posthorn.server.errors import RequestError
from posthorn.server.messages.choices import (
    AdviceAnswer,
    AdvisedAction,
    AskWhyNot,
    Hint,
    Hints,
    LegalAction,
    LegalAnswer,
    WhyNot,
)
from posthorn.server.tables.holders import hold_seat
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.playing import must_be_to_act
from posthorn.server.tables.registry import TableRegistry


def show_legal(live: LiveTable, holder: str | None, seat: int, texts: Texts) -> LegalAnswer:
    """Return what a seat may do now with what it would bring; nothing while others must act."""
    table = live.table
    hold_seat(table, holder, seat)
    if not table.is_playing:
        return LegalAnswer(table.revision, [])
    view = table.game.view(seat)
    texts = texts_of(view.options, texts)
    legal = [
        LegalAction.of(action, outcome=outcome, text=explain_gain(action, outcome, texts) or UNSET)
        for action, outcome in outcomes(view)
    ]
    return LegalAnswer(table.revision, legal)


def give_hints(live: LiveTable, holder: str | None, seat: int, texts: Texts) -> Hints:
    """Explain in words all a seat may do now; cards that fit the route come before those that do not."""
    view = _view_for_hints(live, holder, seat)
    found = sorted(outcomes(view), key=lambda choice: _is_apart(*choice))
    texts = texts_of(view.options, texts)
    hints = [Hint(action.text, _explain(view, action, outcome, texts)) for action, outcome in found]
    return Hints(live.table.revision, hints)


def _is_apart(action: Action, outcome: Outcome) -> bool:
    """Whether a card could be drawn that does not fit the route."""
    return action.verb in ("draw", "take") and outcome.route is None


async def advise(registry: TableRegistry, live: LiveTable, holder: str | None, seat: int, texts: Texts) -> AdviceAnswer:
    """Ask the strongest bot what it would do in a seat's place. It thinks elsewhere, about one question of a game.

    Where there is but one thing to do nobody is asked.
    """
    view = _view_for_hints(live, holder, seat)
    revision = live.table.revision
    texts = texts_of(view.options, texts)
    known = dict(outcomes(view))
    if len(known) == 1:
        [(action, outcome)] = known.items()
        only = AdvisedAction(action.text, None, None, None, _explain(view, action, outcome, texts))
        return AdviceAnswer(revision, None, [only])
    if live.is_advising:
        raise RequestError(429, "advice-asked", revision=revision, seconds="1")
    live.is_advising = True
    try:
        advice = await registry.bots.advise(registry.autoplay.asker(live), view)
    except (BotsStopped, NoAdvice):
        raise RequestError(503, "no-advice", revision=revision) from None
    finally:
        live.is_advising = False
    choices = [
        AdvisedAction(
            found.action.text,
            *(found.visits, found.chance, found.points),
            explain(found.action, known[found.action], texts),
        )
        for found in advice.evaluations
    ]
    return AdviceAnswer(revision, advice.by, choices)


def _explain(view: View, action: Action, outcome: Outcome, texts: Texts) -> str:
    """Say what an action would bring, and if it is the only one, that."""
    words = explain(action, outcome, texts)
    return " ".join(filter(None, (texts("hint-only"), words))) if len(view.legal_actions) == 1 else words


def explain_illegal(live: LiveTable, holder: str | None, request: AskWhyNot, texts: Texts) -> WhyNot:
    """Say which rule forbids an action to a seat now, or that none does. Nothing is played."""
    table = live.table
    hold_seat(table, holder, request.seat)
    must_be_to_act(table, request.seat)
    view = table.game.view(request.seat)
    if request.action in view.legal_actions:
        return WhyNot(table.revision, legal=True, message=texts("why-not-legal"), rule=None, code=None)
    error = view.refuse(request.action)
    return WhyNot(table.revision, legal=False, message=error.explain(texts), rule=error.rule, code=error.code)


def _view_for_hints(live: LiveTable, holder: str | None, seat: int) -> View:
    """Return the view of a seat that is to act in a game with hints."""
    table = live.table
    hold_seat(table, holder, seat)
    if not table.row.settings.hints:
        raise RequestError(409, "no-hints", revision=table.revision)
    must_be_to_act(table, seat)
    return table.game.view(seat)
