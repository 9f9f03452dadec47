"""What happens in a game, as it happens: the rules report it, a log or an animation shows it.

An event is a kind, the seat it is about, and two numbers whose meaning stands beside the kind. Only the interpreted
engine reports, and only while somebody watches; compiled play has nobody to tell.
"""

from posthorn.engine.state import State

TURN_BEGAN = 0  # the round
LAID_OUT = 1  # a card comes into the display: city, slot
RESHUFFLED = 2  # the discards became the pile: how many cards
TOOK_OPEN = 3  # city, slot
TOOK_HIDDEN = 4  # city (known to the seat alone)
NOTHING_TO_DRAW = 5
SWEPT = 6  # the administrator sent the open cards to the discards
HELPED = 7  # an official helped: official
BEGAN_ROUTE = 8  # city
EXTENDED_ROUTE = 9  # city, end (0 left, 1 right)
LOST_ROUTE = 10  # the route went to the discards unscored: how many cards
CLOSED_ROUTE = 11  # the closing option, how many cards
PLACED_OFFICE = 12  # city
WON_TILE = 13  # stack, value
WON_CARRIAGE = 14  # number
DISCARDED = 15  # city
SENT_CLERIC = 16  # coach, rank (known to nobody else)
DROVE = 17  # coach, place
ARRIVED = 18  # a coach reached Rome: coach
RECEIVED = 19  # the seat's cleric is in audience: rank
DISMISSED = 20  # the seat's cleric left the audience: rank
TOOK_TOKEN = 21  # official
HANDED_IN = 22  # set of officials
KEPT_TOKENS = 23
TOOK_CHIP = 24
BROUGHT_END = 25
ROUNDS_OVER = 26  # the last turn was played
GAME_OVER = 27


def report(s: State, kind: int, seat: int, first: int, second: int) -> None:
    """Tell the watcher, if there is one, what happened."""
    if s.watcher is not None:
        s.watcher.append((kind, seat, first, second))
