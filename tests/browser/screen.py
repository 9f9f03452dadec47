"""What is on the screen while a game is played, and what a view says should be there."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from posthorn.board import BOARD
from posthorn.game import ACTIONS, Action
from posthorn.locale import Texts

BY_TEXT = {action.text: action for action in ACTIONS}
# What cards and towns offer by themselves; everything else is a button with words.
ON_THE_TABLE = {"draw", "draw pile", "play", "begin", "office", "discard", "take", "take pile", "build"}

# Where what is done with a city is done.
PLACES = {
    "display": {"draw", "take"},
    "own": {"play", "begin", "discard"},
    "board": {"office", "build"},
}

READ = """
([hand, route, display]) => {
  const buttons = (label) => [...document.querySelectorAll(`section[aria-label="${label}"] button[aria-label]`)];
  const named = (found) => found.map((each) => each.getAttribute("aria-label"));
  const glowing = (found) => found.filter((each) => each.querySelector("svg.playable"));
  return {
    hand: named(buttons(hand)),
    route: named(buttons(route)),
    display: named(buttons(display)),
    glowing: [hand, route, display].map((label) => [...new Set(named(glowing(buttons(label))))].sort()),
    towns: named([...document.querySelectorAll("[data-city][tabindex='0']")]).map((name) => name.split(";")[0]).sort(),
    choices: [...document.querySelectorAll("[data-action]")].map((each) => each.dataset.action),
  };
}
"""


def labels(texts: Texts) -> list[str]:
    """Return what the three rows of cards are called, in the order in which ``READ`` takes them."""
    return [texts("hand-label"), texts("route-label"), texts("display-label")]


def card(texts: Texts, city: str) -> str:
    """Return what a card or a town is called."""
    return texts("card-label", city=city, province=BOARD.provinces[BOARD.city(city).province].name)


def verb_of(action: Action) -> str:
    """Return an action's verb, without how: at which end a card is laid, by which way a route is closed."""
    return next((verb for verb in ("play", "close") if action.verb.startswith(verb)), action.verb)


def place_of(action: Action) -> str:
    """Return where the card or town is that stands for an action about a city."""
    return next(place for place, verbs in PLACES.items() if verb_of(action) in verbs)


def expected(view: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """Return what should be on the screen of whoever's turn it is."""
    legal = [BY_TEXT[text] for text in view["legal_actions"]]

    def about(*verbs: str) -> list[str]:
        return named({str(action.city) for action in legal if verb_of(action) in verbs})

    def named(cities: Collection[str]) -> list[str]:
        return sorted(card(texts, city) for city in cities)

    def row(cities: Iterable[str | None]) -> list[str]:
        return [card(texts, city) for city in cities if city]

    pile = texts("pile-label", cards=view["pile_size"])
    from_pile = [pile] if any(verb_of(action) in ("draw pile", "take pile") for action in legal) else []
    return {
        "hand": row(view["hand"]),
        "route": row(view["players"][view["seat"]]["route"]),
        "display": [*row(view["display"]), pile],
        "glowing": [
            about("play", "begin", "discard"),
            about("office"),
            sorted([*about("draw", "take"), *from_pile]),
        ],
        "towns": about("office", "build"),
        "choices": [action.text for action in legal if verb_of(action) not in ON_THE_TABLE],
    }
