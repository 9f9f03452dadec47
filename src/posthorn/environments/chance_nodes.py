"""The game with chance as an actor: where the rules would draw a card or a lot, a position waits to be told which.

The rules run as they are, interpreted; only where they ask the generator for a number they get what was decided, or
the position is one of chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from posthorn.compiled.twins import build_twins, engine_modules
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.events import report
from posthorn.engine.knowledge import hide_unknown
from posthorn.engine.state import Event, Numbers, State
from posthorn.engine.steps import STEP_OVER
from posthorn.game import Options
from posthorn.game.refusal import refuse_action
from posthorn.players import real_choices


class _Undecided(Exception):  # no error: it is caught where it is expected
    """The rules ask for a number that chance has not decided yet."""


def _decided_below(words: Numbers, n: int) -> int:
    """Stand in for the generator, whose words are the numbers decided so far."""
    if not words:
        raise _Undecided
    return words.pop(0)


_rules = build_twins([*engine_modules(), real_choices], lambda function: function, lambda table: table)
_rules["deal_below"] = _decided_below
_rules["report"] = report


class Position:
    """Where a game is: at a seat's choice, at a draw of chance, or at its end. What follows is another position.

    ``history`` are the events that led there, as pairs of the history before and the events since.
    """

    __slots__ = ("_action", "_before", "_decided", "_history_before", "history", "is_chance", "legal", "state")

    def __init__(self, before: State, action: int | None, decided: tuple[int, ...], history: Any) -> None:
        self._before = before  # the state at the last choice, or of a table that is only set
        self._action = action  # chosen there, None for the set-up
        self._decided = decided  # what chance has decided since
        self._history_before = history
        s = before.copy()
        s.rng = list(decided)
        s.watcher = []
        actions, n = [0] * MOST_LEGAL, 0
        try:
            if action is None:
                _rules["new_game"](s)
            else:
                _rules["apply"](s, action)
            n = _rules["pass_over_forced"](s, actions)
            self.is_chance = False
        except _Undecided:
            self.is_chance = True
        self.history = (history, tuple(s.watcher))
        self.legal = sorted(actions[:n])  # what the seat to act may choose, where it is no draw
        self.state = s
        s.watcher = None

    def __deepcopy__(self, memo: Any) -> Position:
        return self  # it never changes

    @classmethod
    def first(cls, options: Options) -> Position:
        """Return the first position of a table."""
        s = State()
        options.set_up(s)
        s.start = -1
        return cls(s, None, (), None)

    @classmethod
    def of_state(cls, state: State, history: Any) -> Position:
        """Return a seat's choice in a state, with a history that led there."""
        position = object.__new__(cls)
        actions = [0] * MOST_LEGAL
        position.legal = sorted(actions[: _rules["legal_actions"](state, actions)])
        position.state, position.history, position.is_chance = state, history, False
        return position

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.step == STEP_OVER and not self.is_chance

    @property
    def is_lot(self) -> bool:
        """Whether it is the starting player that chance decides on, once the display is laid out, and not a card."""
        return self.state.start < 0 and min(self.state.display) >= 0

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may decide, each with its likelihood: a seat, or the city of a card."""
        s = self.state
        if self.is_lot:
            return [(seat, 1 / s.seats) for seat in range(s.seats)]
        return [(city, count / s.pile_size) for city, count in enumerate(s.pile) if count]

    def after_chance(self, outcome: int) -> Position:
        """Return the position after a decision of chance."""
        number = outcome if self.is_lot else sum(self.state.pile[:outcome])
        return Position(self._before, self._action, (*self._decided, number), self._history_before)

    def after(self, action: int) -> Position:
        """Return the position after a choice of the seat to act; what is not legal raises ``RuleError``."""
        if action not in self.legal:
            raise refuse_action(self.seen_by(self.state.actor), action)
        return Position(self.state, action, (), self.history)

    def events(self) -> Iterator[Event]:
        """Give all events that led here, the first one first."""
        parts = []
        history: Any = self.history
        while history is not None:
            history, events = history
            parts.append(events)
        for events in reversed(parts):
            yield from events

    def seen_by(self, seat: int) -> State:
        """Return the state with everything blanked that a seat may not know; its own clerics it remembers (R11.2)."""
        s = self.state.share()
        s.rng = [0] * 4
        hide_unknown(s, seat, cleric_reminder=1)
        return s
