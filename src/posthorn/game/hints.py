"""Hints: what a choice would bring, in one or two short sentences of the texts' language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from posthorn.game.action import Action
from posthorn.game.outcome import Closing, Outcome, Placing
from posthorn.game.telling import enumerate_words, stack_name
from posthorn.game.view import Tile
from posthorn.locale import Texts

MOST_NAMED = 4  # towns that could follow are counted where they are more

Parts = list[str]


def explain(action: Action, outcome: Outcome, texts: Texts) -> str:
    """Say what an action would bring, from what ``foresight`` knows of it."""
    sentences = [part for part in _EXPLANATIONS[action.verb](action, outcome, texts) if part]
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


def _commas(words: Sequence[str], texts: Texts) -> str:
    row = words[0]
    for word in words[1:]:
        row = texts("list-comma", before=row, after=word)
    return row


def _names(cities: Iterable[str], texts: Texts) -> str:
    return enumerate_words(cities, texts)


# --- cards ----------------------------------------------------------------------------------------------------------


def _draw(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
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
            gains = _gains_of(route.closing, texts)
            parts.append(texts("hint-length-closing", cards=len(route.cities), gains=gains))
    yield parts + _help(outcome, texts)


def _draw_pile(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    unseen = outcome.unseen
    assert unseen is not None
    parts = [texts("hint-hidden")]
    if unseen.fitting:
        parts.append(texts("hint-unseen", fitting=unseen.fitting, cards=unseen.cards))
    yield parts + _help(outcome, texts)


def _administrator(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    yield [texts("hint-administrator"), *_help(outcome, texts)]


def _help(outcome: Outcome, texts: Texts) -> Parts:
    """Say who helps, and what token that brings (R2, R12.2, R12.3)."""
    if outcome.official is None:
        return []
    official = {"official": texts(f"official-{outcome.official}"), "official_id": outcome.official}
    return [texts("hint-helps", token=_token(outcome), **official), *_last_token(outcome, texts)]


def _token(outcome: Outcome) -> str:
    return "yes" if outcome.token else "no"


def _last_token(outcome: Outcome, texts: Texts) -> Parts:
    return [texts("hint-last-token")] if outcome.token and outcome.next_step == "hand-in" else []


def _play(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
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
        parts.append(texts("hint-next", cities=_names(following, texts)))
    else:
        parts.append(texts("hint-next-many", count=len(following)))
    yield parts + _help(outcome, texts)
    if route.closing is not None:
        gains = _gains_of(route.closing, texts)
        yield [texts("hint-closing-now", gains=gains), *_could(route.closing, texts)]


def _pass(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    yield [texts("hint-pass")]


def _discard(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.town is not None
    parts = [texts("hint-discard", city=str(action.city))]
    parts.append(texts("hint-office-own" if outcome.town.office else "hint-office-none"))
    parts.append(texts("hint-keeps", cities=_names(outcome.hand, texts)))
    yield parts


# --- closing --------------------------------------------------------------------------------------------------------


def _close(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    closing = outcome.closing
    assert closing is not None
    parts = [texts("hint-done") if action.verb == "done" else _offices(closing, texts)]
    parts += _wins(closing.carriage, closing.tiles, texts)
    could_be_more = closing.best is not None and closing.best.points > closing.points
    if closing.points:
        parts.append(texts("hint-points-least" if could_be_more else "hint-points", points=closing.points))
    if closing.best is not None and could_be_more:
        parts += _best(closing, closing.best, texts)
    if closing.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts + _could(closing, texts)
    yield _drives(closing, texts)


def _offices(closing: Closing, texts: Texts) -> str:
    """Say which towns get an office, and which may."""
    count = len(closing.offices)
    if not closing.choose:
        return (
            texts("hint-offices", count=count, cities=_names(closing.offices, texts))
            if count
            else texts("hint-offices-none")
        )
    *first, last = closing.choice
    choice = _names(closing.choice, texts)
    if closing.choose == 1 and first:
        choice = texts("hint-or", before=_commas(first, texts), after=last)
    message = "hint-offices-may" if closing.choose == len(closing.choice) else "hint-offices-some"
    values = {"choose": closing.choose} if message == "hint-offices-some" else {}
    cities = _names(closing.offices, texts) if count else ""
    return texts(message, count=count, cities=cities, choice=choice, **values)


def _best(closing: Closing, best: Placing, texts: Texts) -> Iterator[str]:
    """Say what the best choice of towns would bring beyond what is certain."""
    chosen = [city for city in best.offices if city not in closing.offices]
    more = [tile for tile in best.tiles if tile not in closing.tiles]
    if more:
        yield texts("hint-best-wins", cities=_names(chosen, texts), gains=_gains(0, None, more, texts))
    elif len(chosen) == len(closing.choice) > 1:
        yield texts("hint-best-all", points=best.points)
    else:
        yield texts("hint-best", cities=_names(chosen, texts), points=best.points)


def _could(closing: Closing, texts: Texts) -> Parts:
    if closing.cartwright is None:
        return []
    return [texts("hint-could-cartwright", number=closing.cartwright.carriage)]


def _drives(closing: Closing, texts: Texts) -> Parts:
    """Say which coaches will move towards Rome (R11.3)."""
    moves = [texts("hint-drives-of", coach=coach, steps=steps) for coach, steps in closing.drives.items()]
    if closing.free_drives:
        moves.append(texts("hint-drives-free", steps=closing.free_drives))
    return [texts("hint-drives", coaches=_names(moves, texts))] if moves else []


def _cartwright(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.closing is not None
    parts = [texts("hint-no-cartwright")]
    if outcome.carriage is not None:
        parts = [texts("hint-cartwright", number=outcome.carriage, token=_token(outcome))]
        parts += _wins(None, outcome.tiles, texts)
        parts.append(texts("hint-points", points=outcome.points))
    if outcome.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts + _last_token(outcome, texts)
    yield _drives(outcome.closing, texts)


def _wins(carriage: int | None, tiles: Sequence[Tile], texts: Texts) -> Parts:
    return [texts("hint-wins", gains=_gains(0, carriage, tiles, texts))] if carriage is not None or tiles else []


def _gains_of(closing: Closing, texts: Texts) -> str:
    """Say what a closing brings, its offices placed in the best way."""
    tiles = closing.best.tiles if closing.best is not None else closing.tiles
    return _gains(len(closing.offices) + closing.choose, closing.carriage, tiles, texts)


def _gains(offices: int, carriage: int | None, tiles: Iterable[Tile], texts: Texts) -> str:
    gains = [texts("gain-offices", count=offices)] if offices else []
    if carriage is not None:
        gains.append(texts("gain-carriage", number=carriage))
    for tile in tiles:
        gains.append(texts("gain-tile", stack=stack_name(tile.stack, texts), stack_id=tile.stack, value=tile.value))
    return enumerate_words(gains or [texts("gain-nothing")], texts)


# --- the modules ----------------------------------------------------------------------------------------------------


def _send(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    assert outcome.journey is not None
    assert action.rank is not None
    cleric = texts(f"cleric-{action.rank}")
    parts = [texts("hint-send", cleric=cleric, rank=action.rank, coach=str(action.coach))]
    yield [*parts, texts("hint-far", steps=outcome.journey.steps)]


def _drive(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    journey = outcome.journey
    assert journey is not None
    coach = str(action.coach)
    if journey.arrives:
        parts = [texts("hint-arrives", coach=coach)]
    else:
        parts = [texts("hint-drive", coach=coach, place=journey.place), texts("hint-far", steps=journey.steps)]
    if journey.cleric is not None:
        cleric = texts(f"cleric-{journey.cleric}")
        parts.append(texts("hint-own-cleric", cleric=cleric, rank=journey.cleric))
    yield parts


def _hand_in(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    gets = {"take": "card", "build": "office"}.get(outcome.next_step, "chip" if outcome.chips else "nothing")
    yield [texts("hint-hand-in", count=len(action.officials), gets=gets)]


def _build(action: Action, outcome: Outcome, texts: Texts) -> Iterator[Parts]:
    parts = [texts("hint-offices", count=1, cities=str(action.city)), *_wins(None, outcome.tiles, texts)]
    parts.append(texts("hint-points", points=outcome.points))
    if outcome.brings_end:
        parts.append(texts("hint-brings-end"))
    yield parts


def _nothing(message: str) -> _Explanation:
    """Return an explanation of a choice that brings nothing."""
    return lambda action, outcome, texts: iter([[texts(message)]])


_Explanation = Callable[[Action, Outcome, Texts], Iterator[Parts]]
_EXPLANATIONS: dict[str, _Explanation] = {
    "draw": _draw,
    "draw pile": _draw_pile,
    "administrator": _administrator,
    "play left": _play,
    "play right": _play,
    "begin": _play,
    "pass": _pass,
    "close each": _close,
    "close": _close,
    "office": _close,
    "done": _close,
    "cartwright": _cartwright,
    "no cartwright": _cartwright,
    "discard": _discard,
    "send": _send,
    "drive": _drive,
    "hand in": _hand_in,
    "keep": _nothing("hint-keep"),
    "take": _draw,
    "take pile": _draw_pile,
    "build": _build,
    "decline": _nothing("hint-decline"),
}
