"""What is hidden in a game, worked out from its record, and games that differ in nothing else."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from posthorn.board import BOARD
from posthorn.engine import cards
from posthorn.engine.state import FIELDS, State
from posthorn.engine.tables import CITIES
from posthorn.game import Event, Game, Options, Record, RuleError
from posthorn.server.tables.log_entries import standing_actions


class Leak(AssertionError):
    """Somebody was sent what they may not know."""


# --- two worlds -----------------------------------------------------------------------------------------------------

# What of a state somebody may not know. All else lies open on the table.
_HIDDEN = {"pile", "hand", "hand_cities", "cleric", "rng"}
_OPEN = [name for name in FIELDS if name not in _HIDDEN]


class CannotBe(Exception):
    """A card that should come next is not in the pile."""


class Deck:
    """Decides which cards come from the pile: by lot, or these. ``drawn`` are those that came.

    A game plays an action twice, watched when it is tried out and unwatched when it is carried out: then the same cards
    come again.
    """

    def __init__(self, seed: int, cards: Sequence[int] = ()) -> None:
        self.drawn: list[int] = []
        self._watcher: object = None
        self._again: list[int] = []
        self._cards = cards
        self._chance = random.Random(seed)

    def lie_on_table(self, patch: pytest.MonkeyPatch) -> None:
        """Let all games of this process draw from here. There must be one at a time."""
        turn_up = cards.turn_up

        def turn_up_ours(s: State) -> int:
            usual = turn_up(s)  # makes the pile anew where it must
            s.pile[usual] += 1
            if s.watcher is None:
                city = self._again.pop(0)
            else:
                city = self._choose(s.pile)
                if s.pile[city] == 0:
                    raise CannotBe
                self._remember(city, s.watcher)
            s.pile[city] -= 1
            return city

        patch.setattr(cards, "turn_up", turn_up_ours)

    def _remember(self, city: int, watcher: object) -> None:
        if watcher is not self._watcher:  # another action
            self._watcher, self._again = watcher, []
        self._again.append(city)
        self.drawn.append(city)

    def _choose(self, pile: Sequence[int]) -> int:
        if len(self.drawn) < len(self._cards):
            return self._cards[len(self.drawn)]
        return self._chance.choices(range(CITIES), list(pile))[0]


@dataclass(frozen=True)
class World:
    """A game as it might have been: the cards in the order they come, and what is played."""

    cards: tuple[int, ...]
    actions: tuple[str, ...]

    def games(self, options: Options) -> list[Game]:
        """Return the game after the set-up and each action; it ends where it cannot go on like this."""
        with pytest.MonkeyPatch.context() as patch:
            Deck(0, self.cards).lie_on_table(patch)
            game = Game(Record(options, ("A", "B", "C", "D")[: options.seats], 0, None, (), None, 0))
            games = [game.copy()]
            for action in self.actions:
                try:
                    game.play(action)
                except (RuleError, CannotBe):
                    break
                games.append(game.copy())
            return games


def same_in_public(one: World, other: World, options: Options) -> int:
    """Return for how many actions nobody could tell one world from the other by what lies open, before the end."""
    plies = -1
    for first, second in zip(one.games(options), other.games(options), strict=False):
        if first.is_over or any(getattr(first._state, name) != getattr(second._state, name) for name in _OPEN):
            break
        plies += 1
    return plies


def with_other_card(world: World, options: Options, seat: int, seed: int) -> tuple[World, int]:
    """Return a world in which a seat has drawn another card from the pile, and how long nobody else can tell."""
    game = world.games(options)[-1]
    # Each card that came was either laid out or taken hidden.
    came = [
        (ply, event)
        for ply in range(game.ply + 1)
        for event in game.events_at(ply)
        if event.kind in ("laid_out", "took_hidden")
    ]
    hidden = [at for at, (_, event) in enumerate(came) if event.kind == "took_hidden" and event.seat == seat]
    best = (world, 0, 0)
    chance = random.Random(seed)
    for _ in range(40):
        at, city = chance.choice(hidden), chance.randrange(CITIES)
        if city == world.cards[at]:
            continue
        other = World((*world.cards[:at], city, *world.cards[at + 1 :]), world.actions)
        plies = same_in_public(world, other, options)
        # The draw itself must be among what is compared.
        drawn, _ = came[at]
        if plies >= drawn and plies - drawn > best[1]:
            best = (other, plies - drawn, plies)
    assert best[1] > 0, "nothing was drawn that could have been something else"
    return best[0], best[2]


def with_other_clerics(world: World, options: Options, seat: int) -> tuple[World, int]:
    """Return a world in which a seat has sent two clerics the other way round, and how long nobody else can tell."""
    actors = [game.seat_to_act for game in world.games(options)]
    sent = [at for at, action in enumerate(world.actions) if action.startswith("send") and actors[at] == seat]
    best = (world, 0)
    for one in sent:
        for other in (later for later in sent if later > one):
            actions = list(world.actions)
            (send, first, there), (_, second, elsewhere) = actions[one].split(), actions[other].split()
            actions[one], actions[other] = f"{send} {second} {there}", f"{send} {first} {elsewhere}"
            changed = World(world.cards, tuple(actions))
            plies = same_in_public(world, changed, options)
            best = max(best, (changed, plies), key=lambda found: found[1])
    assert best[1] > max(sent), "no two clerics could be sent the other way round"
    return best


# --- what each may be told ------------------------------------------------------------------------------------------

VIEW_KEYS = {
    *(
        "seat",
        "seat_to_act",
        "turn",
        "start",
        "round",
        "step",
        "official",
        "ender",
        "turns_to_come",
        "display",
        "pile_size",
    ),
    *("discards_size", "discards", "hand", "players", "stacks", "legal_actions", "coaches", "audience", "drives"),
    *("free_drives", "supply", "chips_left"),
}
PLAYER_KEYS = {
    *("hand_size", "known_cards", "route", "offices", "offices_left", "carriage", "tiles", "points", "clerics"),
    *("tokens", "chips"),
}
EVENT_KEYS = {
    *("kind", "seat", "round", "city", "slot", "cards", "official", "end", "option", "stack", "value", "number"),
    *("coach", "rank", "place", "officials", "actions", "seen", "change"),
}


class Oracle:
    """What lay open after each revision of a game, worked out from its events alone."""

    def __init__(self, game: Game) -> None:
        self.seats = game.options.seats
        self.over = game.ply
        self.shown: list[list[Counter[str]]] = []  # by ply and seat, the cards of the hand that everybody saw taken
        self.arrived: list[set[str]] = []  # by ply, the coaches that are in Rome
        self.hands: list[list[Counter[str]]] = []
        shown: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        hands: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        arrived: set[str] = set()
        for ply in range(game.ply + 1):
            for event in game.events_at(ply):
                self._happen(event, shown, hands, arrived)
            self.shown.append([+cards for cards in shown])
            self.hands.append([+cards for cards in hands])
            self.arrived.append(set(arrived))

    @classmethod
    def of_log(cls, record: Record, log: Sequence[int]) -> Oracle:
        """Return what lay open after each entry of a log in which actions were taken back or seats changed hands."""
        oracle = cls(Game(record))
        for revision in range(1, len(log) + 1):
            game = Game(record)
            for action in standing_actions(log[:revision]):
                game.play(action)
            then = cls(game)
            oracle.shown.append(then.shown[-1])
            oracle.hands.append(then.hands[-1])
            oracle.arrived.append(then.arrived[-1])
        return oracle

    @staticmethod
    def _happen(event: Event, shown: list[Counter[str]], hands: list[Counter[str]], arrived: set[str]) -> None:
        seat, city = event.seat, str(event.details.get("city"))
        match event.kind:
            case "took_open":
                assert seat is not None
                shown[seat][city] += 1
                hands[seat][city] += 1
            case "took_hidden":
                assert seat is not None
                hands[seat][city] += 1
            case "began_route" | "extended_route" | "discarded":
                assert seat is not None
                shown[seat][city] = max(0, shown[seat][city] - 1)
                hands[seat][city] -= 1
            case "arrived":
                arrived.add(str(event.details["coach"]))

    def check(self, message: Any, own: int | None, revision: int | None = None) -> None:
        """Raise ``Leak`` if something in a message, at any depth, is not for who holds this seat alone, or none."""
        if isinstance(message, list):
            for part in message:
                self.check(part, own, revision)
        elif isinstance(message, dict):
            revision = message["revision"] if isinstance(message.get("revision"), int) else revision
            if "display" in message:
                self._check_view(message, own, revision)
            elif "kind" in message and "bot" not in message:
                self._check_event(message, own)
            else:
                for part in message.values():
                    self.check(part, own, revision)

    def _check_event(self, event: dict[str, Any], own: int | None) -> None:
        _expect(set(event) <= EVENT_KEYS, "an event tells more than it should", event)
        if event["kind"] == "took_hidden":
            _expect(event["city"] is None or event["seat"] == own, "a card drawn from the pile is told", event)
        if event["kind"] == "sent_cleric":
            _expect(event["rank"] is None, "a cleric's rank is told", event)

    def _check_view(self, view: dict[str, Any], own: int | None, revision: int | None) -> None:
        _expect(view["seat"] in (own, None), "a view of another seat", view)
        _expect(set(view) <= VIEW_KEYS, "a view tells more than it should", view)
        seat = view["seat"]
        _expect(seat == view["seat_to_act"] or not view["legal_actions"], "what others may do", view)
        assert revision is not None, view
        _expect(Counter(view["hand"]) == (Counter() if seat is None else self.hands[revision][seat]), "a hand", view)
        for other, player in enumerate(view["players"]):
            _expect(set(player) <= PLAYER_KEYS, "a player tells more than they should", player)
            may = self.hands if other == seat else self.shown
            _expect(Counter(player["known_cards"]) == may[revision][other], "a card of another hand", player)
            sends = other == seat and view["step"] == "send" and view["seat_to_act"] == seat
            for region, rank in zip(BOARD.regions, player.get("clerics", ()), strict=False):
                _expect(rank is None or sends or region.name in self.arrived[revision], "a cleric's rank", player)


def _expect(holds: bool, what: str, where: object) -> None:
    if not holds:
        message = f"{what}: {json.dumps(where)}"
        raise Leak(message)


def objects_in(sent: bytes) -> Iterator[Any]:
    """Yield every JSON object that stands in what was sent, whatever is around it."""
    text = sent.decode(errors="replace")
    read = json.JSONDecoder().raw_decode
    at = text.find("{")
    while at >= 0:
        try:
            message, at = read(text, at)
            yield message
        except ValueError:
            at += 1
        at = text.find("{", at)


def search(sent: bytes, secrets: dict[str, str]) -> None:
    """Raise ``Leak`` if one of these secrets, named by what they are, stands anywhere in what was sent."""
    for what, secret in secrets.items():
        at = sent.find(secret.encode())
        if at >= 0:
            message = f"{what} was sent: …{sent[max(0, at - 80) : at + 80]!r}…"
            raise Leak(message)
