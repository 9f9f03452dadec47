"""How the rule tests set up positions, and how they ask what became of them."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from posthorn import Game
from posthorn.board import BOARD, City

# The card of the turn is played: now the route may be closed (R5).
TO_CLOSE = "round=3 step=close cards_drawn=1 cards_played=1"
# The card of the turn is drawn: now one must be played (R4).
TO_PLAY = "round=3 step=play cards_drawn=1"
NO_DISPLAY = "display=none,none,none,none,none,none"
# One row of nine cards: its first cards, from three on, are the routes most tests close.
LONG_WAY = ("basel", "freiburg", "carlsruhe", "mannheim", "wuerzburg", "nuernberg", "pilsen", "budweis", "linz")
# All cities but Linz, Passau and München: whoever has an office in each has one office left.
NINETEEN_CITIES = (
    "mannheim,carlsruhe,freiburg,stuttgart,ulm,sigmaringen,basel,zuerich,innsbruck,wuerzburg,nuernberg,regensburg,"
    "ingolstadt,augsburg,kempten,pilsen,budweis,salzburg,lodz"
)
TWO_CLERICS = "cleric0=1,2,3,4,5 cleric1=1,2,3,4,5"
# The order in which positions write tokens (R12.1).
OFFICIALS = ("postmaster", "carrier", "administrator", "cartwright")
ALL_FOUR = "hand in postmaster carrier administrator cartwright"


def at(*words: str) -> Game:
    """A game of two in the position that the words describe; seat 0 is to act unless they say otherwise."""
    return Game.from_position(" ".join(words))


def play(game: Game, *actions: str) -> Game:
    """Play the actions in order."""
    for action in actions:
        game.play(action)
    return game


def take_turn(game: Game) -> Game:
    """Take a whole turn without closing, with as little help as the rules allow."""
    while step(game) != "close":
        game.play("draw pile" if "draw" in step(game) else game.legal_actions[-1])
    return play(game, "pass")


def route_of(length: int) -> str:
    """A route of seat 0 with so many cards."""
    return "route0=" + "-".join(LONG_WAY[:length])


def every_card_but(*cities: str) -> str:
    """All 66 cards but one of each named city, as the text of a hand: whoever holds them leaves none to draw."""
    away = Counter(cities)
    left = {city.id: BOARD.material.cards_per_city - away[city.id] for city in BOARD.cities}
    return ",".join(f"{city}*{count}" for city, count in left.items() if count)


def legal(game: Game) -> set[str]:
    """The texts of what is legal."""
    return {str(action) for action in game.legal_actions}


def legal_verbs(game: Game) -> set[str]:
    """What can be done, without saying with which card or city."""
    return {action.verb for action in game.legal_actions}


def names(cities: Iterable[City | None]) -> list[str | None]:
    """The cities' printed names."""
    return [city.name if city else None for city in cities]


def hand(game: Game, seat: int = 0) -> list[str | None]:
    """The cards of a seat's hand."""
    return names(game.view(seat).hand)


def route(game: Game, seat: int = 0) -> list[str | None]:
    """A seat's route from left to right."""
    return names(game.view(None).players[seat].route)


def offices(game: Game, seat: int = 0) -> set[str | None]:
    """The cities with an office of the seat."""
    return set(names(game.view(None).players[seat].offices))


def tiles(game: Game, seat: int = 0) -> list[tuple[str, int]]:
    """The seat's tiles: stack and value."""
    return [(tile.stack, tile.value) for tile in game.score_sheet(seat).tiles]


def carriage(game: Game, seat: int = 0) -> int:
    """The seat's highest carriage."""
    return game.view(None).players[seat].carriage


def step(game: Game) -> str:
    """What the game waits for."""
    return game.view(None).step


def kinds(game: Game, *wanted: str) -> list[str]:
    """The kinds of all events in order, or of those wanted."""
    return [event.kind for event in game.events if not wanted or event.kind in wanted]


def told(game: Game, kind: str) -> list[tuple[Any, ...]]:
    """The seat and details of every event of a kind."""
    return [(event.seat, *event.details.values()) for event in game.events if event.kind == kind]


def tokens(game: Game, seat: int = 0) -> tuple[int, ...]:
    """A seat's tokens: postmaster, carrier, administrator, cartwright."""
    return tuple(game.view(None).players[seat].tokens[official] for official in OFFICIALS)


def supply(game: Game) -> tuple[int, ...]:
    """The tokens on the board in the same order."""
    return tuple(game.view(None).supply[official] for official in OFFICIALS)
