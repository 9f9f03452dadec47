"""A table: one game at the server with the seats around it and the log of what was played. It stores nothing itself.

The log only grows. Its entries are the actions, changes of seats and, as negative numbers, take-backs: -3 takes the
last three actions that stand back (``log_entries``). A *revision* counts the entries, so that it never goes back and
names one moment of the game for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from posthorn.game import ACTIONS, Action, Event, Game, Record
from posthorn.game.incident import Incident, SeatChange, TakenBack
from posthorn.game.shuffle import Shuffle
from posthorn.game.view_data import ViewData
from posthorn.lessons import Lesson, find_lesson
from posthorn.record.incidents import read_incident
from posthorn.server.clock import now
from posthorn.server.keys import same_hash
from posthorn.server.messages.playing import LogEntry, TookBack
from posthorn.server.messages.stream import Perspective, PerspectiveSoFar, WayBack
from posthorn.server.storage import ChatRow, GameRow, Move, Proposals, SeatRow, StoredGame, TakeBackRequest
from posthorn.server.tables.game_log import GameLog, reveals
from posthorn.server.tables.log_entries import is_action, is_seat_change, is_take_back, number_of

LEFT = number_of("left")
ENDED = ("over", "abandoned")
MOST_MISSED = 1_000  # entries of the log that whoever begins to listen is told; games have a few hundred


class Table:
    """One game, the seats around it, and its log."""

    def __init__(self, stored: StoredGame) -> None:
        self.row: GameRow = stored.game
        self.seats: list[SeatRow] = list(stored.seats)
        self.options = self.row.settings.options(len(self.seats))
        self.chat: list[ChatRow] = list(stored.chat)
        self._log = GameLog()
        self.left = {move.seat for move in stored.moves if move.action == LEFT}  # seats that people left for good
        self._game: Game | None = None
        if stored.game.seed is not None or stored.game.settings.position is not None:
            self._game = self._log.replay(self._replay(()), stored.moves)
        if self.row.practice is None:
            seen = any(isinstance(event, TookBack) and event.seen for _, event in self._log.besides_play())
            self.row = msgspec.structs.replace(self.row, practice=seen)
        self._last_reveals = self.has_begun and self.reveals(1)  # the last action that stands
        self.turn_began = self._when_turn_began(stored.moves)

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The game's name."""
        return self.row.id

    @property
    def revision(self) -> int:
        """How many entries the log has."""
        return len(self._log.entries)

    @property
    def is_playing(self) -> bool:
        """Whether actions can be played."""
        return self.row.status == "playing"

    @property
    def has_begun(self) -> bool:
        """Whether the cards are dealt."""
        return self._game is not None

    @property
    def has_ended(self) -> bool:
        """Whether the game is over or abandoned."""
        return self.row.status in ENDED

    @property
    def game(self) -> Game:
        """The game; only once it has begun."""
        assert self._game is not None
        return self._game

    @property
    def seat_to_act(self) -> int | None:
        """The seat that must choose now, if one must."""
        return self.game.seat_to_act if self.is_playing else None

    def seats_of(self, holder: str | None) -> frozenset[int]:
        """Return the seats that somebody holds."""
        return frozenset(seat.seat for seat in self.seats if same_hash(seat.holder, holder))

    def is_host(self, holder: str | None) -> bool:
        """Return whether somebody is the host."""
        return same_hash(self.row.host, holder)

    @property
    def open_seats(self) -> list[int]:
        """The seats nobody has taken."""
        return [seat.seat for seat in self.seats if seat.holder is None and seat.bot is None]

    @staticmethod
    def is_complete(seats: Iterable[SeatRow]) -> bool:
        """Return whether a game with these seats can begin: all are taken, and everybody has agreed."""
        return all((seat.holder or seat.bot) and not seat.awaited for seat in seats)

    @property
    def holders(self) -> set[str]:
        """Who holds a seat."""
        return {seat.holder for seat in self.seats if seat.holder is not None}

    # --- playing ------------------------------------------------------------------------------------------------

    def begin(self, row: GameRow) -> None:
        """Begin the game with the seed that the row now has."""
        self.row = row
        self.turn_began = now()
        self._game = self._replay(())
        self._log.begin(self._game)

    def shuffle(self, seats: Sequence[SeatRow] | None = None) -> Shuffle | None:
        """Return the shuffle of the server's secret and what the seats, these or its own, have added, if it has one."""
        row, seated = self.row, seats or self.seats
        if not row.secret:
            return None
        added, attempts = [seat.randomness for seat in seated], [seat.attempt for seat in seated]
        return Shuffle.of(row.secret, added, row.committed_game, row.committed_terms, attempts)

    def derive_seed(self, seats: Sequence[SeatRow] | None = None) -> int | None:
        """Return the seed that follows from the shuffle; None where the deal was prepared."""
        shuffle = self.shuffle(seats)
        return None if shuffle is None else shuffle.seed

    def _replay(self, actions: Sequence[int]) -> Game:
        settings = self.row.settings
        names = tuple(seat.name for seat in self.seats)
        start, shuffle = settings.start, self.shuffle()
        game = Game(Record(self.options, names, self.row.seed, settings.position, (), None, start, shuffle=shuffle))
        for number in actions:
            game.play(number)
        return game

    def already_played(self, seat: int, revision: int, action: int) -> bool:
        """Return whether a seat has played just this action in answer to this revision."""
        revision = self._answer_to(revision)
        if revision >= self.revision or self._log.seats[revision] != seat:
            return False
        played = self._log.entries[revision]
        if played == action:
            return True
        if not is_action(played) or ACTIONS[played].city is not ACTIONS[action].city:
            return False
        # The log has the other name of an action that had two (R10.6).
        found = self._replay(self._log.standing(revision)).legal_actions.find(ACTIONS[action])
        return found is not None and found.number == played

    def already_taken_back(self, seats: Collection[int], revision: int) -> bool:
        """Return whether one of these seats took back in answer to this revision."""
        revision = self._answer_to(revision)
        if revision >= self.revision:
            return False
        return is_take_back(self._log.entries[revision]) and self._log.seats[revision] in seats

    def is_current(self, revision: int) -> bool:
        """Return whether a revision is the last one, or only seats have changed hands since."""
        return revision <= self.revision == self._answer_to(revision)

    def _answer_to(self, revision: int) -> int:
        """Return the number of the first entry from a revision on that is no change of a seat."""
        while revision < self.revision and is_seat_change(self._log.entries[revision]):
            revision += 1
        return revision

    def after(self, action: Action | str | int) -> Game:
        """Return the game as it will be when an action is played; one that is not legal raises ``RuleError``."""
        game = self.game.copy()
        game.play(action)
        return game

    def without(self, actions: int) -> Game:
        """Return the game as it was before the last actions that stand."""
        return self._replay(self._log.standing()[:-actions])

    @property
    def proposals(self) -> Proposals:
        """What people have to agree on."""
        return self.row.proposals or Proposals()

    @property
    def take_back(self) -> TakeBackRequest | None:
        """The request to take back that stands, if one does."""
        request = self.proposals.take_back
        return request if request is not None and self.is_playing and request.revision == self.revision else None

    def changes_by(self, move: Move, game: Game) -> dict[str, Any]:
        """Return what changes in the game's row by an entry that leads to a game: its end, or that it is practice."""
        if game.is_over:
            return {"status": "over", "scores": game.scores, "finished": now()}
        becomes_practice = is_take_back(move.action) and not self.row.practice and self.reveals(-move.action)
        return {"practice": True} if becomes_practice else {}

    @property
    def lesson(self) -> Lesson | None:
        """The lesson it is played in, unless that has another deal now."""
        settings = self.row.settings
        return None if settings.lesson is None else find_lesson(settings.lesson, self.row.seed, settings.position)

    @property
    def followed(self) -> int:
        """How many actions that stand are those of the lesson's guided play."""
        assert self.lesson is not None
        return self.lesson.followed(self.game.record.actions)

    @property
    def guided_action(self) -> Action | None:
        """What the lesson's guided play has next; None in another game, once somebody left it, and at its end."""
        if self.lesson is None or self.followed < self.game.ply or self.game.is_over:
            return None
        return Action.parse(self.lesson.record.actions[self.game.ply])

    def renew(self, row: GameRow, seats: Sequence[SeatRow]) -> bool:
        """Take over what is stored now besides the log; return whether the game has begun by that."""
        practice = self.row.practice if row.practice is None else row.practice
        self.row, self.seats = msgspec.structs.replace(row, practice=practice), list(seats)
        if self.has_begun or row.seed is None:
            return False
        self.begin(self.row)
        return True

    def after_entry(self, move: Move) -> Game:
        """Return the game as it will be by an entry of the log that is no change of a seat."""
        return self.without(-move.action) if is_take_back(move.action) else self.after(move.action)

    def accept(self, move: Move, game: Game) -> None:
        """Take over the game after an entry that is stored now."""
        # Taking back within one's own turn gains no time.
        if game.seat_to_act != self.game.seat_to_act:
            self.turn_began = move.at
        if is_take_back(move.action):
            self._log.note_take_back(move, self.game)
        else:
            self._log.note_action(move, game)
        self._game = game
        self._last_reveals = self.reveals(1)

    def accept_seat_change(self, move: Move) -> None:
        """Take over an entry, stored now, by which a seat changed hands."""
        self._log.note_seat_change(move)
        if move.action == LEFT:
            self.left.add(move.seat)

    def _when_turn_began(self, moves: Sequence[Move]) -> int:
        """Return when the seat to act could begin to think: after a take-back or the last action not its own.

        A take-back within its own turn cannot be told from others in the log: after a restart it has the whole time.
        """
        for move in reversed(moves):
            if not is_seat_change(move.action) and (is_take_back(move.action) or move.seat != self.seat_to_act):
                return move.at
        return moves[0].at if moves else now()  # when the game began is not kept

    # --- take-backs ---------------------------------------------------------------------------------------------

    def actions_back(self, seats: Collection[int]) -> int:
        """Return how many actions must go to take back the last one of these seats; 0 if there is none to take back."""
        if not seats or not self.is_playing:
            return 0
        for back, seat in enumerate(reversed(self.game.actors), start=1):
            if seat in seats:
                return back
        return 0

    def actor_back(self, actions: int) -> int:
        """Return the seat that played the first of the last actions that stand."""
        return self.game.actors[-actions]

    def goes_back_freely(self, seats: Collection[int]) -> bool:
        """Return whether the last action of these seats can be taken back without anybody's leave.

        It can where nobody else is at the table, nor may sit down; else until the turn is another's, somebody acts or
        sees something new.
        """
        if not self.is_playing or not self.game.ply:
            return False
        last = self.game.actors[-1]
        if last in seats and last == self.seat_to_act and not self._last_reveals:
            return True
        is_alone = all(seat.seat in seats or (seat.holder is None and seat.bot) for seat in self.seats)
        return is_alone and self.actions_back(seats) > 0

    def way_back(self, seats: Collection[int]) -> WayBack | None:
        """Return how the last action of these seats can be taken back, if it can."""
        if self.goes_back_freely(seats):
            return "free"
        actions = self.actions_back(seats)
        return "by-agreement" if actions and not self.reveals(actions) else None

    def reveals(self, actions: int) -> bool:
        """Return whether the last actions that stand showed somebody a thing hidden before."""
        return reveals(self.game, actions)

    # --- what others may know -----------------------------------------------------------------------------------

    def perspectives(
        self, groups: Collection[frozenset[int]], *, news: bool
    ) -> dict[frozenset[int], list[Perspective]]:
        """Return for each group of seats what their holder may know now, with what just happened if it is news."""
        viewers = {viewer for seats in groups for viewer in viewers_of(seats)}
        views = self.game.views(viewers)
        by_viewer = {viewer: Perspective(views[viewer], self._news(viewer) if news else []) for viewer in viewers}
        return {seats: [by_viewer[viewer] for viewer in viewers_of(seats)] for seats in groups}

    def perspectives_so_far(self, revision: int | None, seats: frozenset[int]) -> list[PerspectiveSoFar]:
        """Return what the holder of these seats may know now, and the log after a revision; at first nothing."""
        if self._game is None:
            return []
        views = self._game.views(viewers_of(seats))
        recent = self.revision - MOST_MISSED
        after = recent if revision is None else max(recent, revision)
        return [PerspectiveSoFar(views[viewer], self.log_after(after, viewer)) for viewer in viewers_of(seats)]

    def view_at(self, revision: int, viewer: int | None) -> ViewData:
        """Return the view that a seat, or a spectator, had at a revision."""
        game = self.game if revision == self.revision else self._replay(self._log.standing(revision))
        return game.view(viewer).to_data()

    def log_after(self, revision: int, viewer: int | None, most: int | None = None) -> list[LogEntry]:
        """Return the log after a revision, -1 for all, at most so many entries, as a seat or a spectator knows it."""
        first = max(0, revision + 1)
        last = self.revision if most is None else min(self.revision, first + most - 1)
        return self._log.part(range(first, last + 1), viewer, self.options.cleric_reminder)

    def _news(self, viewer: int | None) -> list[Event]:
        """What happened by the last entry of the log, or at the set-up."""
        return self._log.events_at(self.revision, viewer, self.options.cleric_reminder)

    def _incidents(self) -> Iterator[Incident]:
        """What happened besides the play: actions taken back, seats that changed hands."""
        before = (read_incident(words, len(self.seats)) for words in self.row.settings.incidents)
        yield from (incident for incident in before if incident is not None)
        for ply, event in self._log.besides_play():
            if isinstance(event, TookBack):
                yield TakenBack(ply, event.seat, event.actions, event.seen)
            else:
                yield SeatChange(ply, event.seat, event.change)

    def record(self) -> Record:
        """Return the whole game with the proof of its shuffle: everything hidden is in it."""
        names = tuple(seat.name for seat in self.seats)
        practice = bool(self.row.practice)
        record = replace(self.game.record, names=names, incidents=tuple(self._incidents()), practice=practice)
        return replace(record, shuffle=self.shuffle())


def viewers_of(seats: frozenset[int]) -> tuple[int | None, ...]:
    """Return through whose eyes somebody sees the table who holds these seats.

    A spectator's are among them for a spectator, and where one screen is passed around, for the moment in between.
    """
    return tuple(seats) if len(seats) == 1 else (*sorted(seats), None)
