"""Closing a route (R5, R7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from posthorn.engine.actions import (
    CALL_CARTWRIGHT,
    CLOSE_EACH,
    CLOSE_PROVINCE,
    DISCARD,
    DONE,
    NO_CARTWRIGHT,
    OFFICE,
)
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OFFICES
from posthorn.engine.tables import PROVINCE_CITIES, SMALLEST_ROUTE
from posthorn.game.narration import enumerate_words
from posthorn.game.verbs.verb import TURN, Parts, Reason, Verb, always_legal, official_used, reason
from posthorn.game.verbs.wording import could, gains, last_token, token, wins
from posthorn.locale import Texts

if TYPE_CHECKING:
    from posthorn.game.action import Action
    from posthorn.game.outcome import Closing, Outcome, Placing


def _why_not_close(s: State, action: Action) -> Reason:
    length = s.route_length[s.turn]
    if length < SMALLEST_ROUTE:
        return reason("R5", "route-too-short", length=length, least=SMALLEST_ROUTE)
    assert action.province is not None
    name = action.province.name
    if not s.route_cities[s.turn] & PROVINCE_CITIES[action.province.index]:
        return reason("R5.1", "province-not-in-route", province=name)
    return reason("R10.1", "places-nothing", province=name)


def _why_not_office(s: State, action: Action) -> Reason:
    assert action.city is not None
    city = action.city
    if s.step != STEP_OFFICES:
        return reason("R5.1", "office-early")
    if not s.route_cities[s.turn] >> city.index & 1:
        return reason("R5.1", "city-not-in-route", city=city.name)
    if s.offices[s.turn] >> city.index & 1:
        return reason("R5.1", "has-office", city=city.name)
    if not s.office_choices >> city.index & 1:
        return reason("R5.1", "not-in-option", city=city.name)
    return reason("R5.1", "other-province-first", city=city.name)


def _why_not_done(s: State, action: Action) -> Reason:
    return reason("R10.1", "placement-full")


def _hint_close(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    closing = outcome.closing
    assert closing is not None
    parts = [texts("hint-done") if action.verb == "done" else _offices(closing, texts)]
    parts += wins(closing.carriage, closing.tiles, texts)
    could_be_more = closing.best is not None and closing.best.points > closing.points
    if closing.points:
        parts.append(texts("hint-points-least" if could_be_more else "hint-points", points=closing.points))
    if closing.best is not None and could_be_more:
        parts += _best(closing, closing.best, texts)
    if closing.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts + could(closing, texts)
    yield _drives(closing, texts)


def _offices(closing: Closing, texts: Texts) -> str:
    """Say which towns get an office, and which may."""
    count = len(closing.offices)
    cities = enumerate_words(closing.offices, texts) if count else ""
    if not closing.choose:
        return texts("hint-offices", count=count, cities=cities) if count else texts("hint-offices-none")
    *first, last = closing.choice
    choice = enumerate_words(closing.choice, texts)
    if closing.choose == 1 and first:
        choice = texts("hint-or", before=_commas(first, texts), after=last)
    message = "hint-offices-may" if closing.choose == len(closing.choice) else "hint-offices-some"
    values = {"choose": closing.choose} if message == "hint-offices-some" else {}
    return texts(message, count=count, cities=cities, choice=choice, **values)


def _commas(words: Sequence[str], texts: Texts) -> str:
    row = words[0]
    for word in words[1:]:
        row = texts("list-comma", before=row, after=word)
    return row


def _best(closing: Closing, best: Placing, texts: Texts) -> Iterator[str]:
    """Say what the best choice of towns would bring beyond what is certain."""
    chosen = [city for city in best.offices if city not in closing.offices]
    more = [tile for tile in best.tiles if tile not in closing.tiles]
    if more:
        cities = enumerate_words(chosen, texts)
        yield texts("hint-best-wins", cities=cities, gains=gains(0, None, more, texts))
    elif len(chosen) == len(closing.choice) > 1:
        yield texts("hint-best-all", points=best.points)
    else:
        yield texts("hint-best", cities=enumerate_words(chosen, texts), points=best.points)


def _drives(closing: Closing, texts: Texts) -> Parts:
    """Say which coaches will move towards Rome (R11.3)."""
    moves = [texts("hint-drives-of", coach=coach, steps=steps) for coach, steps in closing.drives.items()]
    if closing.free_drives:
        moves.append(texts("hint-drives-free", steps=closing.free_drives))
    return [texts("hint-drives", coaches=enumerate_words(moves, texts))] if moves else []


def _why_not_cartwright(s: State, action: Action) -> Reason:
    if s.official >= 0:
        return official_used(s)
    return reason("R7.2", "cartwright-early")


def _hint_cartwright(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.closing is not None
    parts = [texts("hint-no-cartwright")]
    if outcome.carriage is not None:
        parts = [texts("hint-cartwright", number=outcome.carriage, token=token(outcome))]
        parts += wins(None, outcome.tiles, texts)
        parts.append(texts("hint-points", points=outcome.points))
    if outcome.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts + last_token(outcome, texts)
    yield _drives(outcome.closing, texts)


def _why_not_discard(s: State, action: Action) -> Reason:
    return reason("R5.4", "not-in-hand", city=str(action.city))


def _hint_discard(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.town is not None
    yield [
        texts("hint-discard", city=str(action.city)),
        texts("hint-office-own" if outcome.town.office else "hint-office-none"),
        texts("hint-keeps", cities=enumerate_words(outcome.hand, texts)),
    ]


_CARTWRIGHT = ("cartwright",)
_BEFORE = (*TURN, "offices")
VERBS = (
    Verb("close each", CLOSE_EACH, (), ("close",), _why_not_close, _hint_close, family="close"),
    Verb("close {province}", CLOSE_PROVINCE, ("province",), ("close",), _why_not_close, _hint_close, family="close"),
    Verb("office {city}", OFFICE, ("city",), ("offices",), _why_not_office, _hint_close, family="close", early=TURN),
    Verb("done", DONE, (), ("offices",), _why_not_done, _hint_close, family="close"),
    Verb(
        "cartwright",
        CALL_CARTWRIGHT,
        (),
        _CARTWRIGHT,
        _why_not_cartwright,
        _hint_cartwright,
        family="close",
        early=_BEFORE,
    ),
    Verb("no cartwright", NO_CARTWRIGHT, (), _CARTWRIGHT, always_legal, _hint_cartwright, family="close"),
    Verb("discard {city}", DISCARD, ("city",), ("discard",), _why_not_discard, _hint_discard),
)
