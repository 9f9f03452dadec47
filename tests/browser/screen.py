"""What is on the screen while a game is played, and what a view says should be there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from posthorn.board import BOARD
from posthorn.game import ACTIONS, Action
from posthorn.game.narration import enumerate_words
from posthorn.locale import Texts

BY_TEXT = {action.text: action for action in ACTIONS}
# What cards, towns and figures offer by themselves; everything else is a button.
CARDS_AND_TOWNS = {"draw", "draw pile", "play", "begin", "discard", "take", "take pile", "build"}
ON_THE_TABLE = CARDS_AND_TOWNS | {"send", "hand in", "drive"}
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
# What a click on a city means, the first that is legal; on the map it stands for its cards, too.
MEANINGS: dict[str, list[set[str]]] = {
    "display": [{"draw", "take"}],
    "own": [{"play"}, {"discard"}, {"begin"}],
    "board": [{"office", "build"}, {"play"}, {"discard"}, {"draw", "take"}, {"begin"}],
}

READ = """
([hand, route, display]) => {
  const buttons = (label) =>
    [...document.querySelectorAll(`section[aria-label="${label}"] button[aria-label]:not([data-lay])`)];
  const named = (found) => found.map((each) => each.getAttribute("aria-label"));
  const glowing = (found) => found.filter((each) => each.querySelector("svg.playable"));
  const anew = (found) => found.filter((each) => each.querySelector("svg.anew"));
  const covered = (found) => found.filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2); // nothing where one must scroll
    return top !== null && !each.contains(top);
  });
  const inBar = [...document.querySelectorAll("[data-action]:not(.ends *)")]; // not the ends of the route beside a card
  return {
    hand: named(buttons(hand)),
    route: named(buttons(route)),
    display: named(buttons(display)),
    glowing: [hand, route, display].map((label) => [...new Set(named(glowing(buttons(label))))].sort()),
    anew: [...new Set(named(anew(buttons(hand))))].sort(),
    towns: named([...document.querySelectorAll("[data-city][tabindex='0']")]).map((name) => name.split(";")[0]).sort(),
    choices: [...new Set(inBar.map((each) => each.dataset.action))].sort(),
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


def meaning(view: dict[str, Any], place: str, city: str) -> list[Action]:
    """Return what a click on a city means in a place: an action, the two ends its card could be laid at, or nothing."""
    about = [action for action in map(BY_TEXT.__getitem__, view["legal_actions"]) if str(action.city) == city]
    begins = [action for action in about if action.verb == "begin"]
    if place != "display" and begins and not has_route_to_lose(view):
        return begins
    found = ([action for action in about if verb_of(action) in verbs] for verbs in MEANINGS[place])
    return next(filter(None, found), [])


def has_route_to_lose(view: dict[str, Any]) -> bool:
    """Return whether a click could lose a route; it is lost already where nothing can be done but to begin anew."""
    can_keep = any(not text.startswith("begin ") for text in view["legal_actions"])
    return can_keep and bool(view["players"][view["seat"]]["route"])


def gives_up(view: dict[str, Any], action: Action) -> bool:
    """Return whether an action loses a route that could be kept."""
    return action.verb == "begin" and has_route_to_lose(view)


def expected(view: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """Return what should be on the screen of whoever's turn it is: what is there, glows, and is said of it."""
    legal = [BY_TEXT[text] for text in view["legal_actions"]]
    route = view["players"][view["seat"]]["route"]

    def with_deeds(name: str, actions: Iterable[Action]) -> str:
        deeds = [texts(f"deed-{DEEDS[action.verb]}", cards=len(route)) for action in actions]
        return texts("card-with-deeds", card=name, deeds=enumerate_words(deeds, texts)) if deeds else name

    def named(city: str, place: str) -> str:
        return with_deeds(card(texts, city), meaning(view, place, city))

    def lit(place: str, *, anew: bool) -> list[str]:
        found = {city: meaning(view, place, city) for city in {str(action.city) for action in legal}}
        return sorted(
            named(city, place) for city, actions in found.items() if actions and gives_up(view, actions[0]) == anew
        )

    def office(city: str) -> str:
        return with_deeds(card(texts, city), [each for each in legal if each.text == f"office {city}"])

    def row(cities: Iterable[str | None], place: str) -> list[str]:
        return [named(city, place) for city in cities if city]

    from_pile = [action for action in legal if action.verb in ("draw pile", "take pile")]
    pile = with_deeds(texts("pile-label", cards=view["pile_size"]), from_pile)
    return {
        "hand": row(view["hand"], "own"),
        "route": [office(city) for city in route],
        "display": [*row(view["display"], "display"), pile],
        "glowing": [
            lit("own", anew=False),
            sorted(office(city) for city in route if f"office {city}" in view["legal_actions"]),
            sorted([*lit("display", anew=False), *([pile] if from_pile else [])]),
        ],
        "anew": lit("own", anew=True),
        "towns": sorted([*lit("board", anew=False), *lit("board", anew=True)]),
        "choices": sorted(action.text for action in legal if verb_of(action) not in ON_THE_TABLE),
        "covered": [],  # no town and no coach that one may choose lies under something else
    }
