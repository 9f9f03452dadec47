"""Events: what a log or an animation shows, and who may see it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from posthorn.board import BOARD
from posthorn.engine import events as kinds
from posthorn.engine.state import EACH
from posthorn.engine.state import Event as RawEvent
from posthorn.game.names import OFFICIAL_NAMES

Detail = str | int | tuple[str, ...] | None


class Event(NamedTuple):
    """Something that happened: its kind, the seat it is about (or None), and its details by name.

    ``ply`` counts the actions: the event belongs to the ply-th of the game, 0 is the set-up. ``secret`` names the
    detail that only the seats ``known_to`` may see; ``seen_by`` gives the event as another seat sees it.
    """

    ply: int
    kind: str
    seat: int | None
    details: dict[str, Detail]
    secret: str | None = None
    known_to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat, or None for a spectator, may see it: the secret detail is None."""
        if self.secret is None or (seat is not None and seat in self.known_to):
            return self
        return self._replace(details={**self.details, self.secret: None})


class _Kind(NamedTuple):
    name: str
    first: str = ""
    second: str = ""
    secret: str = ""


_KINDS = {
    kinds.TURN_BEGAN: _Kind("turn_began", "round"),
    kinds.LAID_OUT: _Kind("laid_out", "city", "slot"),
    kinds.RESHUFFLED: _Kind("reshuffled", "cards"),
    kinds.TOOK_OPEN: _Kind("took_open", "city", "slot"),
    kinds.TOOK_HIDDEN: _Kind("took_hidden", "city", secret="city"),
    kinds.NOTHING_TO_DRAW: _Kind("nothing_to_draw"),
    kinds.SWEPT: _Kind("swept"),
    kinds.HELPED: _Kind("helped", "official"),
    kinds.BEGAN_ROUTE: _Kind("began_route", "city"),
    kinds.EXTENDED_ROUTE: _Kind("extended_route", "city", "end"),
    kinds.LOST_ROUTE: _Kind("lost_route", "cards"),
    kinds.CLOSED_ROUTE: _Kind("closed_route", "option", "cards"),
    kinds.PLACED_OFFICE: _Kind("placed_office", "city"),
    kinds.WON_TILE: _Kind("won_tile", "stack", "value"),
    kinds.WON_CARRIAGE: _Kind("won_carriage", "number"),
    kinds.DISCARDED: _Kind("discarded", "city"),
    kinds.SENT_CLERIC: _Kind("sent_cleric", "coach", "rank", secret="rank"),
    kinds.DROVE: _Kind("drove", "coach", "place"),
    kinds.ARRIVED: _Kind("arrived", "coach"),
    kinds.RECEIVED: _Kind("received", "rank"),
    kinds.DISMISSED: _Kind("dismissed", "rank"),
    kinds.TOOK_TOKEN: _Kind("took_token", "official"),
    kinds.HANDED_IN: _Kind("handed_in", "officials"),
    kinds.KEPT_TOKENS: _Kind("kept_tokens"),
    kinds.TOOK_CHIP: _Kind("took_chip"),
    kinds.BROUGHT_END: _Kind("brought_end"),
    kinds.ROUNDS_OVER: _Kind("rounds_over", "round"),
    kinds.GAME_OVER: _Kind("game_over"),
}


def _named(detail: str, value: int) -> Detail:
    """Return a detail's value by its name, where it has one."""
    match detail:
        case "city":
            return BOARD.cities[value].name
        case "coach":
            return BOARD.regions[value].name
        case "place":
            return BOARD.rome.places[value].name
        case "stack":
            return BOARD.stacks[value].id
        case "official":
            return OFFICIAL_NAMES[value]
        case "officials":
            return tuple(name for official, name in enumerate(OFFICIAL_NAMES) if value >> official & 1)
        case "end":
            return ("left", "right")[value]
        case "option":
            return "each" if value == EACH else BOARD.provinces[value].name
    return value


def name_event(raw: RawEvent, ply: int, cleric_reminder: bool) -> Event:
    """Return an event of the engine with names. A cleric sent is known to nobody, unless owners may look (R11.2)."""
    event = _named_event(raw, cleric_reminder)
    return Event(ply, event.kind, event.seat, event.details, event.secret, event.known_to)


@cache  # there are only a few thousand
def _named_event(raw: RawEvent, cleric_reminder: bool) -> Event:
    kind = _KINDS[raw[0]]
    seat = raw[1] if raw[1] >= 0 else None
    details = {name: _named(name, value) for name, value in zip(kind[1:3], raw[2:], strict=True) if name}
    if not kind.secret or seat is None:
        return Event(0, kind.name, seat, details)
    known_to = (seat,) if kind.secret == "city" or cleric_reminder else ()
    return Event(0, kind.name, seat, details, kind.secret, known_to)
