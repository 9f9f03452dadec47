"""A game's log with what happened by each entry, so that whoever asks for a part of it costs no more than that part."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from posthorn.engine.state import Event as RawEvent
from posthorn.game import Event, Game
from posthorn.game.event import REVEALING, event_seen_by
from posthorn.server.messages.playing import LogEntry, SeatChanged, TookBack
from posthorn.server.storage import Move
from posthorn.server.tables.log_entries import is_action, is_seat_change, is_take_back, seat_change, standing_actions


class GameLog:
    """The entries, the seat each is of, and what happened by it. It only grows; revision 0 is the set-up."""

    __slots__ = ("_ends", "_events", "entries", "seats")

    def __init__(self) -> None:
        self.entries = array("h")
        self.seats = bytearray()
        self._events: list[RawEvent | Event] = []  # the rules' as they reported them, secrets included, and others
        self._ends = array("i", [0])  # by revision, how many events there were after it

    def begin(self, game: Game) -> None:
        """Note what happened in the set-up of a game."""
        self._events = [*game.reported_at(0)]
        self._ends = array("i", [len(self._events)])

    def note_action(self, move: Move, game: Game) -> None:
        """Note an action that led to a game."""
        self._add(move, game.reported_at(game.ply))

    def note_take_back(self, move: Move, game: Game) -> None:
        """Note that the last actions of a game were taken back."""
        self._add(move, [TookBack(move.seat, -move.action, reveals(game, -move.action))])

    def note_seat_change(self, move: Move) -> None:
        """Note that a seat has changed hands."""
        self._add(move, [SeatChanged(move.seat, seat_change(move.action))])

    def _add(self, move: Move, events: Iterable[RawEvent | Event]) -> None:
        self.entries.append(move.action)
        self.seats.append(move.seat)
        self._events.extend(events)
        self._ends.append(len(self._events))

    def replay(self, game: Game, moves: Sequence[Move]) -> Game:
        """Note all entries of a log, which is played on from a game just begun; return the game after them."""
        self.begin(game)
        moments = dict.fromkeys(_returned_to(moves), game)  # the game at the revisions that take-backs lead back to
        if 0 in moments:
            moments[0] = game.copy()
        standing = [0]  # the revisions after each action that stands
        for revision, move in enumerate(moves, start=1):
            if is_take_back(move.action):
                self.note_take_back(move, game)
                del standing[move.action :]
                game = moments[standing[-1]].copy()
            elif is_seat_change(move.action):
                self.note_seat_change(move)
            else:
                game.play(move.action)
                self.note_action(move, game)
                standing.append(revision)
                if revision in moments:
                    moments[revision] = game.copy()
        return game

    def standing(self, revision: int | None = None) -> list[int]:
        """Return the actions that stood at a revision; without one, those that stand."""
        return standing_actions(self.entries[:revision])

    def events_at(self, revision: int, viewer: int | None, cleric_reminder: bool) -> list[Event]:
        """Return what happened by an entry, as a seat, or None for a spectator, may know it."""
        start = self._ends[revision - 1] if revision else 0
        return [
            event if isinstance(event, Event) else event_seen_by(event, viewer, cleric_reminder)
            for event in self._events[start : self._ends[revision]]
        ]

    def part(self, revisions: Iterable[int], viewer: int | None, cleric_reminder: bool) -> list[LogEntry]:
        """Return some entries, as a seat, or None for a spectator, may know them."""
        return [LogEntry(at, self.events_at(at, viewer, cleric_reminder)) for at in revisions]

    def besides_play(self) -> Iterator[tuple[int, TookBack | SeatChanged]]:
        """Return what was taken back and which seats changed hands, each with how many actions stood before."""
        ply = 0
        for revision, entry in enumerate(self.entries, start=1):
            if is_action(entry):
                ply += 1
                continue
            event = self._events[self._ends[revision] - 1]
            assert isinstance(event, TookBack | SeatChanged)
            yield ply, event
            ply += entry if is_take_back(entry) else 0


def reveals(game: Game, actions: int) -> bool:
    """Return whether the last actions of a game showed somebody a thing hidden before."""
    return any(isinstance(event, REVEALING) for event in game.events_since(game.ply - actions + 1))


def _returned_to(moves: Sequence[Move]) -> Iterator[int]:
    """Return the revisions to which the take-backs of a log lead back."""
    standing = [0]
    for revision, move in enumerate(moves, start=1):
        if is_take_back(move.action):
            del standing[move.action :]
            yield standing[-1]
        elif not is_seat_change(move.action):
            standing.append(revision)
