"""A simple player for tests that play through a window: sensible enough to close routes, always the same."""

from __future__ import annotations

from typing import Any

from posthorn.board import BOARD
from posthorn.game import ACTIONS
from tests.browser.screen import BY_TEXT, verb_of

SHORTEST, LONGEST = 3, 7
LIKINGS = {"cartwright": 80, "play": 70, "draw": 50, "pass": 40, "draw pile": 35, "begin": 30, "keep": 0}
BEGIN_FIRST = 40  # so much more where no route lies there: the postmaster is called when no card can be laid
IN_VAIN = 20  # for a card that the carrier would lay without bringing the next carriage


def choose(view: dict[str, Any]) -> str:
    """Close for the next carriage, else lay what fits; draw what could be laid; the rest comes as it comes.

    An official is called where it brings something: a card that can be laid, or the next carriage.
    """
    own = view["players"][view["seat"]]
    helped = 2 if view["official"] is None else 0  # the cartwright makes up for two cards
    next_carriage = max(SHORTEST, min(own["carriage"] + 1, LONGEST))
    closes = len(own["route"]) >= max(SHORTEST, next_carriage - helped)
    ends = {own["route"][0], own["route"][-1]} if own["route"] else set(view["hand"])

    def liking(text: str) -> int:
        action = BY_TEXT[text]
        verb = verb_of(action)
        if verb == "close":
            return 90 if closes else 0
        if verb not in ("draw", "play", "begin") or action.city is None:
            return LIKINGS.get(verb, 10)
        if verb == "play" and view["step"] == "close" and len(own["route"]) + 1 != next_carriage:
            return IN_VAIN
        fits = any(BOARD.cities[near].name in ends for near in action.city.neighbours)
        is_new = action.city.name not in own["offices"] and action.city.name not in view["hand"] + own["route"]
        return LIKINGS[verb] + 4 * fits + 2 * is_new + (BEGIN_FIRST if verb == "begin" and not own["route"] else 0)

    legal: list[str] = view["legal_actions"]
    return max(legal, key=liking)


def choose_next(view: dict[str, Any], drawn: str, outcome: dict[str, Any]) -> str | None:
    """Return how ``choose`` will lay an open card as soon as it is drawn; None if it will do something else first."""
    if outcome["next_step"] != "play":
        return None
    route: list[str] = view["players"][view["seat"]]["route"]
    hand = {*view["hand"], drawn}
    ends = {"play left": route[0], "play right": route[-1]} if route else {}
    if len(route) == 1:  # its ends are the same place (R10.6)
        ends = {f"play {end}": route[0] for end in outcome["town"]["fits"]}
    legal = [
        action.text
        for action in ACTIONS
        if action.city is not None
        and action.city.name in hand
        and action.city.name not in route
        and (
            any(BOARD.cities[near].name == ends[action.verb] for near in action.city.neighbours)
            if action.verb in ends
            else action.verb == "begin" and not route
        )
    ]
    if not legal:
        return None
    chosen = choose({**view, "step": "play", "hand": [*view["hand"], drawn], "legal_actions": legal})
    return chosen if str(BY_TEXT[chosen].city) == drawn else None


def hoard(view: dict[str, Any]) -> str:
    """Draw as much as can be drawn, lay what fits and never close: so the hand grows."""
    route = view["players"][view["seat"]]["route"]
    likings = {"play": 4, "begin": 3 if not route else -1, "draw": 2, "draw pile": 2, "close": -2}
    legal: list[str] = view["legal_actions"]
    return max(legal, key=lambda text: likings.get(verb_of(BY_TEXT[text]), 0))
