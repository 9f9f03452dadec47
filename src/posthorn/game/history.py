"""What was played in a game and what came of it, ply by ply."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from posthorn.engine.state import Event as RawEvent
from posthorn.engine.tables import SEATS
from posthorn.game.action import ACTIONS, Action

# Each event there was, once: the same few thousand happen in every game.
_SAME_EVENT: dict[RawEvent, RawEvent] = {}


class History:
    """The plies of a game: of each the action, the seat that played it, and what happened. Ply 0 is the set-up.

    A server holds many games and copies one for every move, so this takes little memory and copies share it: each knows
    how much of it is its own. The first that goes on writes behind that; another finds the place taken and leaves with
    what is its own.
    """

    __slots__ = ("_actions", "_actors", "_ends", "_events", "actions_of", "ply")

    def __init__(self, set_up: Iterable[RawEvent] = ()) -> None:
        self.ply = 0
        self.actions_of: list[tuple[Action, ...]] = [()] * SEATS  # by seat
        self._actions = array("h")
        self._actors = bytearray()
        self._events = [_SAME_EVENT.setdefault(event, event) for event in set_up]
        self._ends = array("i", [len(self._events)])  # by ply, how many events there were after it

    def copy(self) -> History:
        """Return an independent copy."""
        other = object.__new__(History)
        other.ply = self.ply
        other.actions_of = self.actions_of[:]
        other._actions, other._actors = self._actions, self._actors
        other._events, other._ends = self._events, self._ends
        return other

    def add(self, action: int, actor: int, events: Iterable[RawEvent]) -> None:
        """Note an action, who played it, and what happened."""
        if len(self._actions) > self.ply:
            self._leave()
        self._actions.append(action)
        self._actors.append(actor)
        self._events.extend(_SAME_EVENT.setdefault(event, event) for event in events)
        self._ends.append(len(self._events))
        self.actions_of[actor] += (ACTIONS[action],)
        self.ply += 1

    def _leave(self) -> None:
        """Share nothing any more."""
        self._actions, self._actors = self._actions[: self.ply], self._actors[: self.ply]
        self._ends = self._ends[: self.ply + 1]
        self._events = self._events[: self._ends[-1]]

    @property
    def actions(self) -> array[int]:
        """The actions' numbers."""
        return self._actions[: self.ply]

    @property
    def actors(self) -> bytes:
        """The seats that played them."""
        return bytes(self._actors[: self.ply])

    def events_at(self, ply: int) -> list[RawEvent]:
        """Return what happened in a ply."""
        return self._events[self._ends[ply - 1] if ply else 0 : self._ends[ply]]
