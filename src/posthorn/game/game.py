"""The game as people use it: names, validation, errors that cite the rule."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from posthorn.engine import RULES_VERSION
from posthorn.engine.chance import MASK, seed_dealer, seed_generator
from posthorn.engine.ending import cleric_points, score, seats_from_ender
from posthorn.engine.setup import new_game
from posthorn.engine.state import Event as RawEvent
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import CARRIAGE_POINTS
from posthorn.engine.turn import apply
from posthorn.game.action import ACTIONS, Action
from posthorn.game.errors import RuleError, shown
from posthorn.game.event import Event, event_seen_by, name_event
from posthorn.game.history import History
from posthorn.game.legal import LegalActions
from posthorn.game.options import DEFAULT_EDITION, Options
from posthorn.game.position import format_position, parse_position
from posthorn.game.record import Record
from posthorn.game.shuffle import Shuffle
from posthorn.game.terms import are_terms_of
from posthorn.game.view import Tile, View, blank, tiles_of
from posthorn.game.view_data import ViewData, add_own, write_view
from posthorn.game.vocabulary import COLOURS

DEFAULT_NAMES = tuple(colour.capitalize() for colour in COLOURS)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a seat's points come from (R8.2, R11.6, R12.4)."""

    carriage: int
    tiles: tuple[Tile, ...]
    offices_left: int  # each costs a point
    clerics: int
    chips: int

    @property
    def total(self) -> int:
        """The score."""
        return self.carriage + sum(tile.value for tile in self.tiles) - self.offices_left + self.clerics + self.chips


class Game:
    """A game in progress, or over.

    >>> game = Game.new(seats=2, seed=7)
    >>> game.play("draw pile")
    >>> len(game.record.actions)
    1
    """

    def __init__(self, record: Record) -> None:
        """Set up the game a record begins with; none of its actions is played."""
        self._setting = record
        self._state, self._history = _set_up(record)
        self._legal: LegalActions | None = None  # once somebody has asked

    @classmethod
    def new(
        cls,
        seats: int = 3,
        edition: str = DEFAULT_EDITION,
        modules: Iterable[str] = (),
        seed: int | Shuffle | None = None,
        *,
        start: int | None = None,
        names: Sequence[str] | None = None,
        **switches: object,
    ) -> Game:
        """Begin a game. Without a seed nobody can foresee the cards; without a start the lot decides who begins.

        A shuffle given as the seed deals by the seed that follows from it, and stays in the record as its proof. The
        switches are those of R9 and R10, see ``Options``.
        """
        options = Options.of(seats, edition, modules, **switches)
        shuffle = seed if isinstance(seed, Shuffle) else None
        if shuffle is not None:
            agreed = not shuffle.is_bound or are_terms_of(shuffle.terms, options, start)
            if len(shuffle.randomness) != seats or not shuffle.fits or not agreed:
                raise RuleError("R1.2", "shuffle", seats=seats)
            seed = shuffle.seed
        elif seed is None:
            seed = secrets.randbits(128)
        if type(seed) is not int or not 0 <= seed < 2**128:
            raise RuleError("R1.2", "seed", given=shown(seed))
        if start is not None and (type(start) is not int or not 0 <= start < seats):
            raise RuleError("R1.3", "start", [str(seat) for seat in range(seats)], given=shown(start))
        return cls(Record(options, check_names(names, seats), seed, None, (), None, start, shuffle=shuffle))

    @classmethod
    def from_position(cls, position: str, names: Sequence[str] | None = None) -> Game:
        """Begin in the middle of a game, from a position's text."""
        options, _ = parse_position(position)
        return cls(Record(options, check_names(names, options.seats), None, position, (), None))

    @classmethod
    def replay(cls, record: Record, upto: int | None = None) -> Game:
        """Play a record's actions again, all or the first ``upto``."""
        if record.rules_version != RULES_VERSION:
            raise RuleError("R1", "rules-version", [str(RULES_VERSION)], given=record.rules_version)
        game = cls(record)
        for action in record.actions[:upto]:
            game.play(action)
        return game

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self._setting.options

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._setting.names

    @property
    def seed(self) -> int | None:
        """The seed of all chance in the game; None for a game begun from a position."""
        return self._setting.seed

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._history.ply

    @property
    def last_action(self) -> Action | None:
        """The action that was played last, if one was."""
        return ACTIONS[self._history.actions[-1]] if self.ply else None

    @property
    def actors(self) -> bytes:
        """The seats that played the actions so far."""
        return self._history.actors

    @property
    def seat_to_act(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return None if self.is_over else self._state.actor

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._state.step == STEP_OVER

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat to act may do."""
        if self._legal is None:
            self._legal = LegalActions.of(self._state)
        return self._legal

    def play(self, action: Action | str | int) -> None:
        """Play an action, given as such, as its number or its text.

        One that is not legal raises ``RuleError`` and changes nothing.
        """
        meant = Action.of(action)
        chosen = None if meant is None else self.legal_actions.find(meant)
        if chosen is None:
            raise self.refuse(action)
        s, actor = self._state, self._state.actor
        self._legal = None
        s.watcher = []
        apply(s, chosen.number)
        self._history.add(chosen.number, actor, s.watcher)
        s.watcher = None

    def refuse(self, action: object) -> RuleError:
        """Return the error that says why an action, which is not legal now, cannot be played, as its seat may know."""
        return self.view(self.seat_to_act).refuse(action)

    def undo(self) -> None:
        """Take the last action back."""
        if not self.ply:
            raise RuleError("R2", "nothing-to-undo")
        again = Game.replay(self.record, self.ply - 1)
        self._state, self._history, self._legal = again._state, again._history, again._legal

    def copy(self) -> Game:
        """Return an independent copy: to try an action out is to play it on one."""
        other = object.__new__(Game)
        other._setting = self._setting
        other._history = self._history.copy()
        other._state = self._state.copy()
        other._legal = self._legal
        return other

    def __eq__(self, other: object) -> bool:
        """Whether the same actions led from the same start to the same state."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record == other.record and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def view(self, seat: int | None) -> View:
        """Return what a seat, or None for a spectator, may know."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.options.seats):
            raise RuleError("R1.1", "seat", [str(n) for n in range(self.options.seats)], given=shown(seat))
        return View(self._state, seat, self.options, () if seat is None else self._history.actions_of[seat])

    def views(self, seats: Iterable[int | None]) -> dict[int | None, ViewData]:
        """Return the views of a spectator, None, and of some seats, as data; faster than one by one."""
        views: dict[int | None, ViewData] = {None: write_view(blank(self._state.share(), None, self.options))}
        for seat in seats:
            if seat is None:
                continue
            known = blank(self._state.share(), seat, self.options)
            legal = LegalActions.of(known) if seat == self.seat_to_act else ()
            views[seat] = add_own(views[None], known, seat, legal)
        return views

    def open_view(self) -> ViewData:
        """Return everything in the form of a view, with all hands and clerics open: for replays."""
        return structs.replace(write_view(self._state), position=self.position)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, secrets included."""
        return self.events_since(0)

    def events_since(self, ply: int) -> tuple[Event, ...]:
        """Return what happened in the plies from this one on, secrets included."""
        return tuple(event for at in range(max(ply, 0), self.ply + 1) for event in self.events_at(at))

    def reported_at(self, ply: int) -> list[RawEvent]:
        """Return what the rules reported of an action, 0 for the set-up, in their own form: secrets included."""
        return self._history.events_at(ply)

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return what an action brought about, 0 for the set-up, secrets included."""
        return tuple(name_event(event) for event in self._history.events_at(ply))

    def events_seen_at(self, ply: int, seat: int | None) -> tuple[Event, ...]:
        """Return what an action brought about, as a seat, or None for a spectator, may know it."""
        reminder = self.options.cleric_reminder
        return tuple(event_seen_by(event, seat, reminder) for event in self._history.events_at(ply))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat, as the game stands (R8.2)."""
        return tuple(score(self._state, seat) for seat in range(self.options.seats))

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from the first to the last, ties broken by the game-end tile (R8.3)."""
        scores = self.scores
        return tuple(
            sorted(range(self.options.seats), key=lambda seat: (-scores[seat], seats_from_ender(self._state, seat)))
        )

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return what a seat's points come from."""
        self.view(seat)
        s = self._state
        return ScoreSheet(
            carriage=CARRIAGE_POINTS[s.carriage[seat]],
            tiles=tiles_of(s, seat),
            offices_left=s.offices_left[seat],
            clerics=cleric_points(s, seat),
            chips=s.chips[seat],
        )

    @property
    def record(self) -> Record:
        """The game so far: what rebuilds it."""
        actions = tuple(ACTIONS[number].text for number in self._history.actions)
        scores = self.scores if self.is_over else None
        return replace(self._setting, actions=actions, scores=scores, rules_version=RULES_VERSION)

    @property
    def position(self) -> str:
        """The position as one line of text, from which a game can begin: everything, hidden things too."""
        return format_position(self._state, self.options)

    def __repr__(self) -> str:
        return f"<{self.options.edition} game of {self.options.seats}, {self.ply} actions played>"


def _set_up(setting: Record) -> tuple[State, History]:
    """Return the state a record begins with, and the history with what happened in the set-up."""
    if setting.position is not None:
        return parse_position(setting.position)[1], History()
    assert setting.seed is not None
    s = State()
    setting.options.set_up(s)
    s.start = -1 if setting.start is None else setting.start
    is_keyed = setting.shuffle is not None and setting.shuffle.is_bound
    (seed_dealer if is_keyed else seed_generator)(s.rng, split_seed(setting.seed))
    s.watcher = []
    new_game(s)
    history = History(s.watcher)
    s.watcher = None
    return s, history


def split_seed(seed: int) -> tuple[int, int, int, int]:
    """Return the four words of a seed of 128 bits."""
    return seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, seed >> 96 & MASK


def _listed(names: object) -> Iterable[object]:
    return names if isinstance(names, Iterable) and not isinstance(names, str) else ()


def check_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return the players' names; colours where none are given."""
    if names is None:
        return DEFAULT_NAMES[:seats]
    checked = tuple(str(name).strip() for name in _listed(names))
    different = len(checked) == len(set(checked)) == seats
    if not different or not all(name and name.isprintable() and '"' not in name for name in checked):
        raise RuleError("R1.1", "names", seats=seats, given=shown(names))
    return checked
