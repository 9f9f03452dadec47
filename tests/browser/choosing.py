"""A simple player for tests that play through a window: sensible enough to close routes, always the same."""

from __future__ import annotations

from typing import Any

from posthorn.board import BOARD
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
