"""The legal actions of a position, as a collection that answers ``in``, ``len`` and iteration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

from posthorn.engine.actions import MOST_LEGAL, PLAY_LEFT, PLAY_RIGHT
from posthorn.engine.state import State
from posthorn.engine.turn import legal_actions
from posthorn.game.action import ACTIONS, Action


class LegalActions:
    """The legal actions, in a fixed order. An action, its number or its text may be asked for.

    >>> from posthorn import Game
    >>> "draw pile" in Game.new(seed=1).legal_actions
    True
    """

    __slots__ = ("_ends_are_one", "numbers")

    def __init__(self, numbers: tuple[int, ...] = (), *, ends_are_one: bool = False) -> None:
        self.numbers = numbers
        self._ends_are_one = ends_are_one

    @classmethod
    def of(cls, s: State) -> LegalActions:
        """Return the legal actions of a state."""
        actions = [0] * MOST_LEGAL
        count = legal_actions(s, actions)
        return cls(tuple(actions[:count]), ends_are_one=s.route_length[s.turn] == 1)

    def find(self, action: Action) -> Action | None:
        """Return the legal action that is meant, or None. With a route of one card left means right (R10.6)."""
        if self._ends_are_one and PLAY_LEFT <= action.number < PLAY_RIGHT:
            action = ACTIONS[action.number - PLAY_LEFT + PLAY_RIGHT]
        return action if action.number in self.numbers else None

    def __contains__(self, action: object) -> bool:
        meant = Action.of(action)
        return meant is not None and self.find(meant) is not None

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Action]:
        return (ACTIONS[number] for number in self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(ACTIONS[number] for number in self.numbers[index])
        return ACTIONS[self.numbers[index]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __repr__(self) -> str:
        return f"LegalActions({', '.join(action.text for action in self)})"
