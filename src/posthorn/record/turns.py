"""Playing a record again, and gathering its actions in lines: a new one whenever somebody else acts."""

from __future__ import annotations

from posthorn.game import Game, Record, RuleError
from posthorn.record.errors import RecordError
from posthorn.record.plain import Source, check_ending, check_types, to_plain, to_setting


class Turns:
    """A game being played again. Each line is its heading ("3. Blue") and its actions."""

    def __init__(self, setting: Record, source: Source) -> None:
        with source.blamed("position"):
            self.game = Game(setting)
        self.lines: list[tuple[str, list[str]]] = []
        self._source = source

    @property
    def heading(self) -> str:
        """The heading of a line on which the next action could stand; empty when the game is over."""
        seat = self.game.seat_to_act
        if seat is None:
            return ""
        name = self.game.names[seat]
        view = self.game.view(None)
        if view.state.last_hand_in:
            return f"end. {name}"
        return f"{view.round}. ({name})" if view.round and seat != view.turn else f"{view.round}. {name}"

    def play(self, action: str) -> None:
        """Play the next action."""
        heading = self.heading
        path = f"actions[{self.game.ply}]"
        if not heading:
            raise self._source.error(path, "after-end")
        try:
            self.game.play(action)
        except RuleError as error:
            raise self._source.error(path, "illegal", error, action=action) from None
        if not self.lines or self.lines[-1][0] != heading:
            self.lines.append((heading, []))
        self.lines[-1][1].append(action)


def replay(record: Record) -> Turns:
    """Play a whole record again; ``RecordError`` if it is not that of a game."""
    source = Source()
    try:
        data = to_plain(record)
    except RuleError as error:
        raise RecordError("rule", None, error, field="options") from None
    check_types(data, source)
    turns = Turns(to_setting(data, source), source)
    for action in record.actions:
        turns.play(action)
    check_ending(turns.game, data, source)
    return turns
