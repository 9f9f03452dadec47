"""Drawing cards (R3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from posthorn.engine.actions import CALL_ADMINISTRATOR, DRAW, DRAW_PILE
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_CLOSE, STEP_PLAY
from posthorn.game.verbs.verb import TURN, Parts, Reason, Verb, official_used, reason
from posthorn.game.verbs.wording import gains_of, helps
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Outcome


def _why_not_draw(s: State, action: Action) -> Reason:
    if s.step == STEP_PLAY and s.official >= 0:
        return official_used(s)
    if s.step == STEP_PLAY and s.cards_drawn == 0:
        return reason("R10.2", "second-draw-first")
    return why_not_take(s, action)


def why_not_take(s: State, action: Action) -> Reason:
    """Say that the card does not lie there."""
    if action.city is None:
        return reason("R3.2", "pile-empty")
    return reason("R3.1", "not-open", city=action.city.name)


def hint_card(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    """Say where an open card fits, and what the route would be with it."""
    town, route = outcome.town, outcome.route
    assert town is not None
    city = str(action.city)
    if town.fits:
        is_one = route is not None and len(route.cities) == 2
        ends = "one" if is_one else "both" if len(town.fits) == 2 else town.fits[0]
        parts = [texts("hint-fits", city=city, ends=ends)]
    elif route is not None:
        parts = [texts("hint-begins", city=city)]
    else:
        parts = [texts("hint-in-route" if town.in_route else "hint-apart", city=city)]
    parts.append(texts("hint-office-own" if town.office else "hint-office-none"))
    if town.in_hand:
        parts.append(texts("hint-in-hand", cards=town.in_hand))
    if town.fits and route is not None:
        if route.closing is None:
            parts.append(texts("hint-length", cards=len(route.cities)))
        else:
            brought = gains_of(route.closing, texts)
            parts.append(texts("hint-length-closing", cards=len(route.cities), gains=brought))
    yield parts + helps(outcome, texts)


def hint_pile(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    """Say how many of the cards that may come would fit."""
    unseen = outcome.unseen
    assert unseen is not None
    parts = [texts("hint-hidden")]
    if unseen.fitting:
        parts.append(texts("hint-unseen", fitting=unseen.fitting, cards=unseen.cards))
    yield parts + helps(outcome, texts)


def _why_not_administrator(s: State, action: Action) -> Reason:
    if s.forced_postmaster:
        return reason("R3.5", "postmaster-forced")
    if s.official >= 0:
        return official_used(s)
    if s.cards_drawn > 0 or s.step == STEP_CLOSE:
        return reason("R3.4", "administrator-late")
    return reason("R10.2", "nothing-open")


def _hint_administrator(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    yield [texts("hint-administrator"), *helps(outcome, texts)]


_STEPS = ("draw", "second-draw", "play")  # the last with the postmaster's help
VERBS = (
    Verb("draw {city}", DRAW, ("city",), _STEPS, _why_not_draw, hint_card, family="draw"),
    Verb("draw pile", DRAW_PILE, (), _STEPS, _why_not_draw, hint_pile, family="draw"),
    Verb("administrator", CALL_ADMINISTRATOR, (), ("draw",), _why_not_administrator, _hint_administrator, early=TURN),
)
