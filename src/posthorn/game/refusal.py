"""Why an action is not legal: the rule that forbids it, and the words for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from posthorn.board import BOARD, City
from posthorn.engine.route import fitting_left, fitting_right
from posthorn.engine.state import State
from posthorn.engine.steps import (
    STEP_BUILD,
    STEP_CARTWRIGHT,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_DRIVE,
    STEP_HAND_IN,
    STEP_OFFICES,
    STEP_OVER,
    STEP_PLAY,
    STEP_SECOND_DRAW,
    STEP_SEND,
    STEP_TAKE,
)
from posthorn.engine.tables import PROVINCE_CITIES, SMALLEST_ROUTE
from posthorn.game.action import OFFICIAL_NAMES, Action
from posthorn.game.errors import RuleError, shown
from posthorn.game.legal import LegalActions

STEP_NAMES = {
    STEP_SEND: "send",
    STEP_DRAW: "draw",
    STEP_SECOND_DRAW: "second-draw",
    STEP_PLAY: "play",
    STEP_CLOSE: "close",
    STEP_OFFICES: "offices",
    STEP_CARTWRIGHT: "cartwright",
    STEP_DISCARD: "discard",
    STEP_DRIVE: "drive",
    STEP_HAND_IN: "hand-in",
    STEP_TAKE: "take",
    STEP_BUILD: "build",
    STEP_OVER: "over",
}


# What must be chosen first, where it is more than the order of a turn (R2).
_STEP_RULES = {
    STEP_SEND: "R11.2",
    STEP_SECOND_DRAW: "R3.5",
    STEP_OFFICES: "R5.1",
    STEP_CARTWRIGHT: "R7.2",
    STEP_DISCARD: "R5.4",
    STEP_DRIVE: "R11.3",
    STEP_HAND_IN: "R12.3",
    STEP_TAKE: "R12.4",
    STEP_BUILD: "R12.4",
}


class Refusal(NamedTuple):
    """A rule's number, the message that says what is wrong, and the values in it."""

    rule: str
    code: str
    details: dict[str, str | int]


def refuse(rule: str, code: str, **details: str | int) -> Refusal:
    """Return a refusal."""
    return Refusal(rule, code, details)


def refuse_action(s: State, action: object) -> RuleError:
    """Return the error that says why an action, which is not legal now, cannot be played.

    Of a state only what the seat to act may know is looked at, so that a view's is enough.
    """
    legal = [str(choice) for choice in LegalActions.of(s)]
    meant = Action.of(action)
    if meant is None:
        return RuleError("R2", "no-action", legal, given=action if isinstance(action, str) else shown(action))
    rule, code, details = why_not(s, meant)
    return RuleError(rule, code, legal, **details)


def why_not(s: State, action: Action) -> Refusal:
    """Tell which rule forbids an action that is not legal now."""
    if s.step == STEP_OVER:
        return refuse("R8.1", "game-over")
    module, steps, reason = _REASONS[action.verb]
    if module and not getattr(s, module):
        return refuse("R11" if module == "audience" else "R12", f"no-{module}")
    if s.step not in steps:
        return _not_now(s)
    return reason(s, action)


def _not_now(s: State) -> Refusal:
    return refuse(_STEP_RULES.get(s.step, "R2"), "not-now", step=STEP_NAMES[s.step])


def _official_used(s: State) -> Refusal:
    return refuse("R2", "official-used", official=OFFICIAL_NAMES[s.official])


def _draw(s: State, action: Action) -> Refusal:
    if s.step == STEP_PLAY and s.official >= 0:
        return _official_used(s)
    if s.step == STEP_PLAY and s.cards_drawn == 0:
        return refuse("R10.2", "second-draw-first")
    return _not_open(action)


def _not_open(action: Action) -> Refusal:
    if action.city is None:
        return refuse("R3.2", "pile-empty")
    return refuse("R3.1", "not-open", city=action.city.name)


def _administrator(s: State, action: Action) -> Refusal:
    if s.forced_postmaster:
        return refuse("R3.5", "postmaster-forced")
    if s.official >= 0:
        return _official_used(s)
    if s.cards_drawn > 0 or s.step == STEP_CLOSE:
        return refuse("R3.4", "administrator-late")
    return refuse("R10.2", "nothing-open")


def _card(action: Action) -> City:
    assert action.city is not None
    return action.city


def _play(s: State, action: Action) -> Refusal:
    city, seat = _card(action), s.turn
    in_route = s.route_cities[seat] >> city.index & 1
    if in_route and not s.hand[seat][city.index]:
        return refuse("R4.2", "route-card", city=city.name)
    if s.step in (STEP_DRAW, STEP_SECOND_DRAW):
        return _not_now(s)
    if s.step == STEP_CLOSE:
        if s.official >= 0:
            return _official_used(s)
        if s.cards_played == 0:
            return refuse("R10.2", "hand-empty")
    if not s.hand[seat][city.index]:
        return refuse("R4", "not-in-hand", city=city.name)
    if action.verb == "begin":
        if s.step == STEP_CLOSE:
            return refuse("R4.4", "carrier-begins", city=city.name)
        return refuse("R4.3", "route-goes-on", city=city.name)
    if s.route_length[seat] == 0:
        return refuse("R4.1", "no-route", city=city.name)
    if in_route:
        return refuse("R4.2", "in-route", city=city.name)
    ends = [BOARD.cities[s.route[seat][at]].name for at in (0, s.route_length[seat] - 1)]
    left = action.verb == "play left"
    if (fitting_right if left else fitting_left)(s, seat, 1 << city.index):
        side = "left" if left else "right"
        return refuse("R4.2", "does-not-fit-there", city=city.name, end=ends[0 if left else 1], side=side)
    count = "one" if s.route_length[seat] == 1 else "two"
    return refuse("R4.2", "does-not-fit", city=city.name, ends=count, left=ends[0], right=ends[1])


def _close(s: State, action: Action) -> Refusal:
    length = s.route_length[s.turn]
    if length < SMALLEST_ROUTE:
        return refuse("R5", "route-too-short", length=length, least=SMALLEST_ROUTE)
    assert action.province is not None
    name = action.province.name
    if not s.route_cities[s.turn] & PROVINCE_CITIES[action.province.index]:
        return refuse("R5.1", "province-not-in-route", province=name)
    return refuse("R10.1", "places-nothing", province=name)


def _office(s: State, action: Action) -> Refusal:
    city = _card(action)
    if s.step != STEP_OFFICES:
        return refuse("R5.1", "office-early")
    if not s.route_cities[s.turn] >> city.index & 1:
        return refuse("R5.1", "city-not-in-route", city=city.name)
    if s.offices[s.turn] >> city.index & 1:
        return refuse("R5.1", "has-office", city=city.name)
    if not s.office_choices >> city.index & 1:
        return refuse("R5.1", "not-in-option", city=city.name)
    return refuse("R5.1", "other-province-first", city=city.name)


def _done(s: State, action: Action) -> Refusal:
    return refuse("R10.1", "placement-full")


def _cartwright(s: State, action: Action) -> Refusal:
    if s.official >= 0:
        return _official_used(s)
    return refuse("R7.2", "cartwright-early")


def _discard(s: State, action: Action) -> Refusal:
    return refuse("R5.4", "not-in-hand", city=_card(action).name)


def _send(s: State, action: Action) -> Refusal:
    assert action.rank is not None
    if action.rank in s.cleric[s.actor]:
        return refuse("R11.2", "cleric-sent", rank=action.rank)
    return refuse("R11.2", "other-coach-first", coach=str(action.coach))


def _drive(s: State, action: Action) -> Refusal:
    assert action.coach is not None
    coach = action.coach
    if s.step != STEP_DRIVE:
        return refuse("R11.3", "drive-early")
    at = s.place[coach.index]
    if at == BOARD.rome.rome:
        return refuse("R11.4", "in-rome", coach=coach.name)
    if s.drives[coach.index] + s.free_drives == 0:
        return refuse("R11.3", "coach-not-asked", coach=coach.name)
    return refuse("R11.3", "no-road", coach=coach.name, place=str(action.place), at=BOARD.rome.places[at].name)


def _hand_in(s: State, action: Action) -> Refusal:
    missing = [name for name in action.officials if not s.tokens[s.actor][OFFICIAL_NAMES.index(name)]]
    return refuse("R12.3", "no-token", official=missing[0])


def _keep(s: State, action: Action) -> Refusal:
    return refuse("R12.3", "must-hand-in")


def _take(s: State, action: Action) -> Refusal:
    return _not_open(action)


def _build(s: State, action: Action) -> Refusal:
    return refuse("R12.4", "has-office", city=_card(action).name)


def _always_legal(s: State, action: Action) -> Refusal:
    raise AssertionError(f"{action} is always legal in its step")


_Reason = Callable[[State, Action], Refusal]
_DRAWS = (STEP_DRAW, STEP_SECOND_DRAW, STEP_PLAY)
_PLAYS = (STEP_DRAW, STEP_SECOND_DRAW, STEP_PLAY, STEP_CLOSE)
# By an action's verb: the module it belongs to, the steps that have a reason of their own against it, and that reason.
_REASONS: dict[str, tuple[str, tuple[int, ...], _Reason]] = {
    "draw": ("", _DRAWS, _draw),
    "draw pile": ("", _DRAWS, _draw),
    "administrator": ("", _PLAYS, _administrator),
    "play left": ("", _PLAYS, _play),
    "play right": ("", _PLAYS, _play),
    "begin": ("", _PLAYS, _play),
    "pass": ("", (STEP_CLOSE,), _always_legal),
    "close each": ("", (STEP_CLOSE,), _close),
    "close": ("", (STEP_CLOSE,), _close),
    "office": ("", (*_PLAYS, STEP_OFFICES), _office),
    "done": ("", (STEP_OFFICES,), _done),
    "cartwright": ("", (*_PLAYS, STEP_OFFICES), _cartwright),
    "no cartwright": ("", (STEP_CARTWRIGHT,), _always_legal),
    "discard": ("", (STEP_DISCARD,), _discard),
    "send": ("audience", (STEP_SEND,), _send),
    "drive": ("audience", (*_PLAYS, STEP_DRIVE), _drive),
    "hand in": ("honours", (STEP_HAND_IN,), _hand_in),
    "keep": ("honours", (STEP_HAND_IN,), _keep),
    "take": ("honours", (STEP_TAKE,), _take),
    "take pile": ("honours", (STEP_TAKE,), _take),
    "build": ("honours", (STEP_BUILD,), _build),
    "decline": ("honours", (STEP_TAKE, STEP_BUILD), _always_legal),
}
