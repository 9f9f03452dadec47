"""What is on the screen while a game is played, and what a view says should be there."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from posthorn.board import BOARD
from posthorn.game import ACTIONS, Action
from posthorn.game.narration import enumerate_words
from posthorn.locale import Texts

BY_TEXT = {action.text: action for action in ACTIONS}
# What cards and towns offer by themselves; everything else is a button.
ON_THE_TABLE = {"draw", "draw pile", "play", "begin", "discard", "take", "take pile", "build"}
# What is said of a card or a town with which something can be done.
DEEDS = {
    "draw": "take",
    "take": "take",
    "draw pile": "draw",
    "take pile": "draw",
    "play left": "left",
    "play right": "right",
    "begin": "begin",
    "discard": "discard",
    "office": "office",
    "build": "office",
}

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
  const covered = (found) => found.filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2); // nothing where one must scroll
    return top !== null && !each.contains(top);
  });
  return {
    hand: named(buttons(hand)),
    route: named(buttons(route)),
    display: named(buttons(display)),
    glowing: [hand, route, display].map((label) => [...new Set(named(glowing(buttons(label))))].sort()),
    towns: named([...document.querySelectorAll("[data-city][tabindex='0']")]).map((name) => name.split(";")[0]).sort(),
    choices: [...document.querySelectorAll("[data-action]")].map((each) => each.dataset.action).sort(),
    covered: named(covered([...document.querySelectorAll("[data-city][tabindex='0'], [data-region][tabindex='0']")])),
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
    """Return what should be on the screen of whoever's turn it is: what is there, glows, and is said of it."""
    legal = [BY_TEXT[text] for text in view["legal_actions"]]
    route = view["players"][view["seat"]]["route"]

    def with_deeds(name: str, actions: Iterable[Action]) -> str:
        deeds = [texts(f"deed-{DEEDS[action.verb]}", cards=len(route)) for action in actions]
        return texts("card-with-deeds", card=name, deeds=enumerate_words(deeds, texts)) if deeds else name

    def named(city: str, verbs: Collection[str]) -> str:
        return with_deeds(
            card(texts, city), [action for action in legal if str(action.city) == city and verb_of(action) in verbs]
        )

    def about(*verbs: str) -> list[str]:
        return sorted(named(city, verbs) for city in {str(action.city) for action in legal if verb_of(action) in verbs})

    def row(cities: Iterable[str | None], *verbs: str) -> list[str]:
        return [named(city, verbs) for city in cities if city]

    from_pile = [action for action in legal if action.verb in ("draw pile", "take pile")]
    pile = with_deeds(texts("pile-label", cards=view["pile_size"]), from_pile)
    own, open_cards = ("play", "begin", "discard"), ("draw", "take")
    return {
        "hand": row(view["hand"], *own),
        "route": row(route, "office"),
        "display": [*row(view["display"], *open_cards), pile],
        "glowing": [about(*own), about("office"), sorted([*about(*open_cards), *([pile] if from_pile else [])])],
        "towns": about("office", "build"),
        "choices": sorted(action.text for action in legal if verb_of(action) not in ON_THE_TABLE),
        "covered": [],  # no town and no coach that one may choose lies under something else
    }
