"""Playing cards, and ending the turn (R4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from posthorn.board import BOARD
from posthorn.engine.actions import BEGIN, PASS, PLAY_LEFT, PLAY_RIGHT
from posthorn.engine.route import fitting_left, fitting_right
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_CLOSE, STEP_DRAW, STEP_SECOND_DRAW
from posthorn.game.narration import enumerate_words
from posthorn.game.verbs.verb import TURN, Parts, Reason, Verb, always_legal, not_now, official_used, reason
from posthorn.game.verbs.wording import could, gains_of, helps, plainly
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Outcome

MOST_NAMED = 4  # towns that could follow are counted where they are more


def _why_not_play(s: State, action: Action) -> Reason:
    assert action.city is not None
    city, seat = action.city, s.turn
    in_route = s.route_cities[seat] >> city.index & 1
    if in_route and not s.hand[seat][city.index]:
        return reason("R4.2", "route-card", city=city.name)
    if s.step in (STEP_DRAW, STEP_SECOND_DRAW):
        return not_now(s)
    if s.step == STEP_CLOSE:
        if s.official >= 0:
            return official_used(s)
        if s.cards_played == 0:
            return reason("R10.2", "hand-empty")
    if not s.hand[seat][city.index]:
        return reason("R4", "not-in-hand", city=city.name)
    if action.verb == "begin":
        if s.step == STEP_CLOSE:
            return reason("R4.4", "carrier-begins", city=city.name)
        return reason("R4.3", "route-goes-on", city=city.name)
    if s.route_length[seat] == 0:
        return reason("R4.1", "no-route", city=city.name)
    if in_route:
        return reason("R4.2", "in-route", city=city.name)
    ends = [BOARD.cities[s.route[seat][at]].name for at in (0, s.route_length[seat] - 1)]
    left = action.verb == "play left"
    if (fitting_right if left else fitting_left)(s, seat, 1 << city.index):
        side = "left" if left else "right"
        return reason("R4.2", "does-not-fit-there", city=city.name, end=ends[0 if left else 1], side=side)
    count = "one" if s.route_length[seat] == 1 else "two"
    return reason("R4.2", "does-not-fit", city=city.name, ends=count, left=ends[0], right=ends[1])


def _hint_play(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    route = outcome.route
    assert route is not None
    if action.verb == "begin":
        parts = [texts("hint-begin", city=str(action.city))]
    else:
        parts = [texts("hint-route", route="–".join(route.cities), cards=len(route.cities))]
    if outcome.lost:
        parts.append(texts("hint-lost", cards=len(outcome.lost)))
    following = sorted({*route.left, *route.right})
    if not following:
        parts.append(texts("hint-next-none"))
    elif len(following) <= MOST_NAMED:
        many = "yes" if len(following) > 1 else "no"
        parts.append(texts("hint-next", cities=enumerate_words(following, texts), many=many))
    else:
        parts.append(texts("hint-next-many", count=len(following)))
    yield parts + helps(outcome, texts)
    if route.closing is not None:
        yield [texts("hint-closing-now", gains=gains_of(route.closing, texts)), *could(route.closing, texts)]


_STEPS = ("play", "close")  # the second with the carrier's help
VERBS = (
    Verb("play {city} left", PLAY_LEFT, ("city",), _STEPS, _why_not_play, _hint_play, family="play", early=TURN),
    Verb("play {city} right", PLAY_RIGHT, ("city",), _STEPS, _why_not_play, _hint_play, family="play", early=TURN),
    Verb("begin {city}", BEGIN, ("city",), ("play",), _why_not_play, _hint_play, family="play", early=TURN),
    Verb("pass", PASS, (), ("close",), always_legal, plainly("hint-pass")),
)
