"""A simple player for tests that play through a window: sensible enough to close routes, always the same."""

from __future__ import annotations

from typing import Any

from posthorn.board import BOARD
from tests.browser.screen import BY_TEXT, verb_of

SHORTEST, LONGEST = 3, 7
LIKINGS = {"cartwright": 80, "play": 70, "draw": 50, "pass": 40, "draw pile": 35, "begin": 30, "keep": 0}


def choose(view: dict[str, Any]) -> str:
    """Close for the next carriage, else lay what fits; draw what could be laid; the rest comes as it comes."""
    own = view["players"][view["seat"]]
    helped = 2 if view["official"] is None else 0  # the cartwright makes up for two cards
    closes = len(own["route"]) >= max(SHORTEST, min(own["carriage"] + 1, LONGEST) - helped)
    ends = {own["route"][0], own["route"][-1]} if own["route"] else set(view["hand"])

    def liking(text: str) -> int:
        action = BY_TEXT[text]
        verb = verb_of(action)
        if verb == "close":
            return 90 if closes else 0
        if verb not in ("draw", "play", "begin") or action.city is None:
            return LIKINGS.get(verb, 10)
        fits = any(BOARD.cities[near].name in ends for near in action.city.neighbours)
        is_new = action.city.name not in own["offices"] and action.city.name not in view["hand"] + own["route"]
        return LIKINGS[verb] + 4 * fits + 2 * is_new

    legal: list[str] = view["legal_actions"]
    return max(legal, key=liking)
