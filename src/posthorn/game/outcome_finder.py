"""What each legal choice would bring, found out by playing it with the engine on a copy of a view's state.

Only a ``View`` is looked at, so nobody learns what the seat may not know. Playing ends where chance or something
hidden would decide: cards are never turned up, and of clerics who are revealed only the seat's own count, if it knows
them.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import SupportsIndex, overload

from posthorn.board import BOARD
from posthorn.engine import events as kinds
from posthorn.engine.actions import CLOSE_EACH, CLOSE_PROVINCE, DRAW, MOST_LEGAL, PASS, TAKE
from posthorn.engine.closing import list_closings
from posthorn.engine.draw import draw_card, sweep_display
from posthorn.engine.ending import cleric_points, score
from posthorn.engine.honours import take_card
from posthorn.engine.route import LEFT, NEW, RIGHT, discard_route, fitting_left, fitting_right, lay_card
from posthorn.engine.state import EACH, Event, State
from posthorn.engine.steps import STEP_CLOSE, STEP_DISCARD, STEP_OVER, STEP_PLAY, STEP_SECOND_DRAW, STEP_SEND, STEP_TAKE
from posthorn.engine.tables import ALL_CITIES, CARDS_PER_CITY, CITIES, DISPLAY, POSTMASTER, REGION_OF, REGIONS
from posthorn.engine.turn import apply, settle
from posthorn.game.action import ACTIONS, Action
from posthorn.game.closing_finder import ClosingFinder, city_names
from posthorn.game.names import OFFICIAL_NAMES, STEP_NAMES
from posthorn.game.outcome import Closing, Journey, Outcome, Route, Town, Unseen
from posthorn.game.verbs import VERBS
from posthorn.game.view import Tile, View

_ANY_CARD = 0  # stands for a card nobody knows


class _Revealed(Exception):
    """What comes next nobody can know."""


class _NoChance(list[int]):
    """Stands in for the generator's words: nobody knows what chance does."""

    @overload
    def __getitem__(self, index: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> int | list[int]:
        if isinstance(index, slice):
            return self
        raise _Revealed


def outcomes(view: View) -> list[tuple[Action, Outcome]]:
    """Return each legal action of the view's seat with what it would bring; nothing while another seat must act."""
    if not view.legal_actions:
        return []
    finder = _Finder(view.state)
    return [(action, finder.outcome(action)) for action in view.legal_actions]


class _Finder:
    """Plays the choices of one position."""

    def __init__(self, s: State) -> None:
        self.s = s.copy()
        self.s.rng = _NoChance(s.rng)
        self.seat = seat = s.actor
        if s.step == STEP_SEND:
            _let_have_sent(self.s)
        self._points = self._count(s)
        self._closings: dict[tuple[int, bool], Closing | None] = {}
        # A card taken for tokens while the route is being closed begins a new one later: the route counts no more.
        self._closed = s.step == STEP_TAKE and s.turn == seat and s.resume == STEP_DISCARD
        here = self.s.copy()
        if self._closed:
            discard_route(here, seat)
        self._has_route = here.route_length[seat] > 0
        self._in_route = here.route_cities[seat]
        self._left, self._right = fitting_left(here, seat, ALL_CITIES), fitting_right(here, seat, ALL_CITIES)

    def _count(self, s: State) -> int:
        """Return the seat's points apart from its clerics."""
        return score(s, self.seat) - cleric_points(s, self.seat)

    def outcome(self, action: Action) -> Outcome:
        """Return what an action would bring."""
        after = self.s.copy()
        events: list[Event] = []
        after.watcher = events
        with suppress(_Revealed):
            if VERBS[action.verb].family == "draw":
                self._draw(after, action)
            elif action.verb == "administrator":
                self._sweep(after)
            else:
                apply(after, action.number)
        return self._describe(action, after, events)

    # --- what reveals something: as far as it is certain ----------------------------------------------------------

    def _draw(self, s: State, action: Action) -> None:
        """Draw a card, and fill no gap: that something will lie there, or in the pile, is all that is known."""
        left = _cards_left(s) - 1
        number = action.number
        if action.city is None:
            number = (TAKE if action.verb == "take pile" else DRAW) + _ANY_CARD
            s.display[0] = _ANY_CARD
        s.pile_size = s.discards_size = 0
        (take_card if action.verb.startswith("take") else draw_card)(s, number)
        s.display = [-1] * DISPLAY
        s.pile_size = left
        settle(s)

    def _sweep(self, s: State) -> None:
        """Call the administrator, and lay no new cards out (R3.4)."""
        left = _cards_left(s)
        s.display = [-1] * DISPLAY
        s.pile_size = s.discards_size = 0
        sweep_display(s)
        s.pile_size = left
        settle(s)

    # --- what came of it ------------------------------------------------------------------------------------------

    def _describe(self, action: Action, s: State, events: list[Event]) -> Outcome:
        seat, before = self.seat, self.s
        happened = {kind: first for kind, _, first, _ in events}
        over = s.step == STEP_OVER
        family = VERBS[action.verb].family
        return Outcome(
            town=None if action.city is None else self._town(action.city.index),
            unseen=self._unseen() if family == "draw" and action.city is None else None,
            route=self._route_after(action, s) if family in ("play", "draw") and action.city else None,
            closing=self._finish(s).closing(self._option(action)) if family == "close" else None,
            journey=self._journey(action, s) if action.coach is not None else None,
            offices=tuple(BOARD.cities[first].name for kind, _, first, _ in events if kind == kinds.PLACED_OFFICE),
            tiles=tuple(
                Tile(BOARD.stacks[first].id, second) for kind, _, first, second in events if kind == kinds.WON_TILE
            ),
            carriage=happened.get(kinds.WON_CARRIAGE),
            chips=s.chips[seat] - before.chips[seat],
            points=self._count(s) - self._points,
            official=OFFICIAL_NAMES[happened[kinds.HELPED]] if kinds.HELPED in happened else None,
            token=kinds.TOOK_TOKEN in happened,
            lost=_row(before, seat) if kinds.LOST_ROUTE in happened else (),
            swept=_open_cards(before) if kinds.SWEPT in happened else (),
            hand=_hand(s, seat) if action.verb == "discard" else (),
            brings_end=kinds.BROUGHT_END in happened,
            ends_turn=kinds.TURN_BEGAN in happened or kinds.ROUNDS_OVER in happened,
            next_seat=None if over else s.actor,
            next_step=STEP_NAMES[s.step],
        )

    def _option(self, action: Action) -> str:
        """Return the action with which a closing begins or began."""
        if action.verb.startswith("close"):
            return action.text
        return ACTIONS[CLOSE_EACH if self.s.closing == EACH else CLOSE_PROVINCE + self.s.closing].text

    def _town(self, city: int) -> Town:
        s, seat = self.s, self.seat
        fits = (("left", self._left), ("right", self._right))
        return Town(
            province=BOARD.provinces[BOARD.cities[city].province].name,
            region=BOARD.regions[REGION_OF[city]].name if REGION_OF[city] >= 0 else None,
            fits=tuple(end for end, cities in fits if cities >> city & 1),
            in_route=bool(self._in_route >> city & 1),
            office=bool(s.offices[seat] >> city & 1),
            in_hand=s.hand[seat][city],
        )

    def _unseen(self) -> Unseen:
        s = self.s
        if s.pile_size:
            counts = [CARDS_PER_CITY - s.discards[city] - s.display.count(city) for city in range(CITIES)]
            for other in range(s.seats):
                for city in range(CITIES):
                    counts[city] -= s.hand[other][city] + (s.route_cities[other] >> city & 1)
        else:
            counts = s.discards
        fitting = self._left | self._right
        return Unseen(sum(counts), sum(count for city, count in enumerate(counts) if fitting >> city & 1))

    def _journey(self, action: Action, s: State) -> Journey:
        assert action.coach is not None
        coach = action.coach.index
        place = s.place[coach]
        return Journey(
            place=BOARD.rome.places[place].name,
            steps=steps_to_rome(place),
            arrives=place == BOARD.rome.rome,
            cleric=action.rank if action.rank is not None else self.s.cleric[self.seat][coach] or None,
        )

    # --- the route ------------------------------------------------------------------------------------------------

    def _route_after(self, action: Action, s: State) -> Route | None:
        """Return the route after a card was played, or if the card that was drawn is laid next; None: it cannot be."""
        assert action.city is not None
        seat, city = self.seat, action.city.index
        if VERBS[action.verb].family == "play":
            return self._route(s, may_close=s.step == STEP_CLOSE and s.actor == seat)
        if self._has_route and not (self._left | self._right) >> city & 1:
            return None
        may_close = s.actor == s.turn == seat and s.step in (STEP_PLAY, STEP_SECOND_DRAW)
        laid = s.copy()
        if self._closed:
            discard_route(laid, seat)
        if s.step == STEP_SECOND_DRAW:
            laid.official = POSTMASTER  # he must help before the card can be laid (R3.5)
        laid.turn, laid.cards_played = seat, 0
        lay_card(laid, city, NEW if not self._has_route else LEFT if self._left >> city & 1 else RIGHT)
        return self._route(laid, may_close)

    def _route(self, s: State, may_close: bool) -> Route:
        return Route(
            cities=_row(s, self.seat),
            left=city_names(fitting_left(s, self.seat, ALL_CITIES)),
            right=city_names(fitting_right(s, self.seat, ALL_CITIES)),
            closing=self._best_closing(s) if may_close else None,
        )

    def _best_closing(self, s: State) -> Closing | None:
        """Return the closing of a route that brings most points; None where it is too short."""
        key = s.route_cities[self.seat], s.official < 0
        if key not in self._closings:
            actions = [PASS] * MOST_LEGAL
            options = actions[: list_closings(s, actions, 0)]
            closings = []
            for option in options:
                if option != PASS:
                    closed = s.copy()
                    closed.step = STEP_CLOSE
                    with suppress(_Revealed):
                        apply(closed, option)
                    closings.append(self._finish(closed).closing(ACTIONS[option].text))
            self._closings[key] = max(closings, key=_worth, default=None)
        return self._closings[key]

    def _finish(self, s: State) -> ClosingFinder:
        return ClosingFinder(self.s, s, self.seat, _Revealed)


def _let_have_sent(s: State) -> None:
    """Send clerics, no matter which, for the seats that were asked before (R11.2)."""
    other = s.start
    while other != s.actor:
        s.cleric[other] = [1] * REGIONS
        other = (other + 1) % s.seats


def _worth(closing: Closing) -> tuple[int, int]:
    """Return how much a closing is worth: its points as it can be placed best, then how many offices it places."""
    return (closing.best or closing).points, len(closing.offices) + closing.choose


def _cards_left(s: State) -> int:
    """Return how many cards lie open, in the pile and on the discards."""
    return len(_open_cards(s)) + s.pile_size + s.discards_size


def _open_cards(s: State) -> tuple[str, ...]:
    return tuple(BOARD.cities[city].name for city in s.display if city >= 0)


def _row(s: State, seat: int) -> tuple[str, ...]:
    return tuple(BOARD.cities[city].name for city in s.route[seat][: s.route_length[seat]])


def _hand(s: State, seat: int) -> tuple[str, ...]:
    return tuple(city.name for city in BOARD.cities for _ in range(s.hand[seat][city.index]))


@cache
def steps_to_rome(place: int) -> int:
    """Return how many moves a coach is away from Rome by the shortest way (R11.3)."""
    roads = BOARD.rome.places[place].roads
    return 1 + min(steps_to_rome(road) for road in roads) if roads else 0
