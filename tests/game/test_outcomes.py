"""Outcomes: what is known of a choice is what happens when the choice is really played."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from posthorn import Game
from posthorn.board import BOARD
from posthorn.game import Action, Event, Options, Tile
from posthorn.game.outcome import Closing, Outcome, Route
from posthorn.game.outcome_finder import outcomes
from posthorn.players import make_player
from tests.tables import every_kind_of_table

PLIES = 250
CLOSING = ("close", "close each", "office", "done", "cartwright", "no cartwright")


def details(events: tuple[Event, ...], kind: str, *names: str) -> list[Any]:
    """Return the details of all events of a kind."""
    found = [tuple(event.details[name] for name in names) for event in events if event.kind == kind]
    return [one[0] if len(names) == 1 else one for one in found]


def points(game: Game, seat: int) -> int:
    """Return a seat's points apart from its clerics."""
    sheet = game.score_sheet(seat)
    return sheet.total - sheet.clerics


def played(game: Game, *actions: str | Action) -> Game:
    """Return the game after some actions."""
    after = game.copy()
    for action in actions:
        after.play(action)
    return after


def row(game: Game, seat: int) -> list[str]:
    """Return a seat's route."""
    return [city.name for city in game.view(seat).players[seat].route]


def tiles(game: Game, seat: int) -> Counter[Tile]:
    """Return a seat's tiles."""
    return Counter(game.score_sheet(seat).tiles)


def offices(game: Game, seat: int) -> set[str]:
    """Return the towns with an office of a seat."""
    return {city.name for city in game.view(seat).players[seat].offices}


def check(game: Game, seat: int, action: Action, outcome: Outcome, chance: random.Random) -> None:
    """Play an action and compare."""
    after = played(game, action)
    events = after.events_since(after.ply)
    assert list(outcome.offices) == details(events, "placed_office", "city")
    assert [(tile.stack, tile.value) for tile in outcome.tiles] == details(events, "won_tile", "stack", "value")
    assert [outcome.carriage] == (details(events, "won_carriage", "number") or [None])
    assert outcome.chips == after.score_sheet(seat).chips - game.score_sheet(seat).chips
    assert outcome.points == points(after, seat) - points(game, seat)
    assert [outcome.official] == (details(events, "helped", "official") or [None])
    assert outcome.token == any(event.kind == "took_token" for event in events)
    assert list(outcome.lost) == (row(game, seat) if any(event.kind == "lost_route" for event in events) else [])
    swept = any(event.kind == "swept" for event in events)
    assert list(outcome.swept) == ([city.name for city in game.view(seat).display if city] if swept else [])
    assert outcome.brings_end == any(event.kind == "brought_end" for event in events)
    assert outcome.ends_turn == any(event.kind in ("turn_began", "rounds_over") for event in events)
    assert outcome.next_seat == after.seat_to_act
    assert outcome.next_step == after.view(None).step
    if action.verb == "discard":
        assert [city.name for city in after.view(seat).hand] == list(outcome.hand)
    assert (outcome.town is None) == (action.city is None)
    if outcome.town is not None:
        check_town(game, seat, action, outcome)
    assert (outcome.unseen is None) == (action.verb not in ("draw pile", "take pile"))
    if outcome.unseen is not None:
        check_unseen(game, seat, outcome)
    assert (outcome.journey is None) == (action.coach is None)
    if outcome.journey is not None:
        check_journey(after, seat, action, outcome)
    if outcome.route is not None:
        check_route(game, after, seat, action, outcome.route, chance)
    assert (outcome.closing is None) == (action.verb not in CLOSING)
    if outcome.closing is not None:
        check_closing(game, after, seat, outcome.closing, chance)


def check_town(game: Game, seat: int, action: Action, outcome: Outcome) -> None:
    """Compare what is said of a town with the board and the view."""
    town, city = outcome.town, action.city
    assert town is not None
    assert city is not None
    view = game.view(seat)
    assert town.province == BOARD.provinces[city.province].name
    assert town.region == next((region.name for region in BOARD.regions if city.index in region.cities), None)
    assert town.office == (city in view.players[seat].offices)
    assert town.in_hand == view.hand.count(city)
    if view.step == "take" and view.turn == seat and view.official == "cartwright":
        assert (town.fits, town.in_route) == ((), False), "the route is being closed"
        return
    route = view.players[seat].route
    assert town.in_route == (city in route)
    ends = {"right": route[-1:], "left": route[:1] if len(route) > 1 else ()}
    fits = {end for end, at in ends.items() if at and city.index in at[0].neighbours and city not in route}
    assert set(town.fits) == fits


def check_unseen(game: Game, seat: int, outcome: Outcome) -> None:
    """Compare the cards that nobody has shown the seat with those that are there."""
    assert outcome.unseen is not None
    s = game._state
    counts = s.discards
    if s.pile_size:
        counts = s.pile[:]
        for other in range(s.seats):
            if other != seat:
                counts = [a + b - c for a, b, c in zip(counts, s.hand[other], s.seen[other], strict=True)]
    assert outcome.unseen.cards == sum(counts)
    view = game.view(seat)
    route = view.players[seat].route
    if view.step == "take" and view.turn == seat and view.official == "cartwright":
        route = ()
    near = {city for end in (*route[:1], *route[-1:]) for city in end.neighbours} - {city.index for city in route}
    assert outcome.unseen.fitting == sum(counts[city] for city in near)


def check_journey(after: Game, seat: int, action: Action, outcome: Outcome) -> None:
    """Compare where a coach is, and how far from Rome."""
    journey = outcome.journey
    assert journey is not None
    assert action.coach is not None
    place = after.view(seat).coaches[action.coach]
    assert journey.place == place.name
    arrived = details(after.events_since(after.ply), "arrived", "coach")
    assert journey.arrives == (action.coach.name in arrived)
    reached, steps = {place.index}, 0
    while BOARD.rome.rome not in reached:
        reached = {road for at in reached for road in BOARD.rome.places[at].roads}
        steps += 1
    assert journey.steps == steps
    if action.verb == "drive" and journey.cleric is not None:
        assert after.options.cleric_reminder
        if journey.arrives:
            assert (seat, journey.cleric) in [
                (event.seat, event.details["rank"])
                for event in after.events_since(after.ply)
                if event.kind == "received"
            ]


def check_route(game: Game, after: Game, seat: int, action: Action, route: Route, chance: random.Random) -> None:
    """Compare a route with the one that comes about, for a card drawn by laying it next."""
    assert action.city is not None
    if action.verb in ("draw", "take"):
        if after.view(None).step == "second-draw":
            after = played(after, after.legal_actions[-1])
        if after.view(None).step != "play" or after.seat_to_act != seat:
            return
        town = action.city.name
        ways = (f"play {town} left", f"play {town} right", f"begin {town}")
        legal = {str(one) for one in after.legal_actions}
        after = played(after, next(way for way in ways if way in legal))
    assert list(route.cities) == row(after, seat)
    cities = after.view(seat).players[seat].route
    inside = {city.index for city in cities}
    right = {BOARD.cities[city].name for city in set(cities[-1].neighbours) - inside}
    left = {BOARD.cities[city].name for city in set(cities[0].neighbours) - inside} if len(cities) > 1 else set()
    assert (set(route.left), set(route.right)) == (left, right)
    if after.view(None).step != "close":
        return  # tokens are handed in first
    options = [option for option in after.legal_actions if option.verb.startswith("close")]
    assert (route.closing is None) == (not options)
    if route.closing is not None:
        begun = played(after, route.closing.option)
        check_closing(after, begun, seat, route.closing, chance)
        best = (route.closing.best or route.closing).points
        for option in options:
            assert best >= points(place(played(after, option), seat, set(), chance), seat) - points(after, seat)


def place(game: Game, seat: int, wished: set[str], chance: random.Random) -> Game:
    """Place the offices of a closing: those wished for, the others by lot."""
    game = game.copy()
    while game.seat_to_act == seat and game.view(None).step == "offices":
        legal = list(game.legal_actions)
        wishes = [action for action in legal if action.city is not None and action.city.name in wished]
        done = [action for action in legal if action.verb == "done"] if wished else []
        game.play(chance.choice(wishes or done or legal))
    return game


def check_closing(game: Game, begun: Game, seat: int, closing: Closing, chance: random.Random) -> None:
    """Compare what a closing brings with what it brings when its offices are placed by lot, and in the best way."""
    for wished in (set(), set(closing.best.offices) if closing.best else set()):
        end = place(begun, seat, wished, chance)
        placed = offices(end, seat) - offices(game, seat)
        won = tiles(end, seat) - tiles(game, seat)
        gained = points(end, seat) - points(game, seat)
        assert set(closing.offices) <= placed <= {*closing.offices, *closing.choice}
        assert len(placed) <= len(closing.offices) + closing.choose
        assert Counter(closing.tiles) <= won
        assert closing.points <= gained
        carriage = end.view(seat).players[seat].carriage
        assert closing.carriage == (carriage if carriage != game.view(seat).players[seat].carriage else None)
        ended = end.view(seat).ender == seat != game.view(seat).ender
        assert closing.brings_end <= ended
        if not closing.choice:
            assert (placed, won) == (set(closing.offices), Counter(closing.tiles))
            assert (gained, ended) == (closing.points, closing.brings_end)
        if closing.best is not None:
            assert gained <= closing.best.points
            assert closing.choice
        if closing.ways:
            assert (placed, won, gained) in [(set(way.offices), Counter(way.tiles), way.points) for way in closing.ways]
            assert closing.best in closing.ways
        if closing.best is not None and wished:
            assert (placed, won) == (wished, Counter(closing.best.tiles))
            assert gained == closing.best.points
        check_help(end, seat, closing)
        check_drives(end, seat, closing)


def check_help(end: Game, seat: int, closing: Closing) -> None:
    """Compare what the cartwright would add with what he adds."""
    asked = end.seat_to_act == seat and end.view(None).step == "cartwright"
    assert (closing.cartwright is not None) == asked
    if closing.cartwright is not None:
        helped = played(end, "cartwright")
        assert helped.view(seat).players[seat].carriage == closing.cartwright.carriage
        assert points(helped, seat) - points(end, seat) >= closing.cartwright.points
        if not closing.choice:
            assert points(helped, seat) - points(end, seat) == closing.cartwright.points
            assert tiles(helped, seat) - tiles(end, seat) == Counter(closing.cartwright.tiles)


def check_drives(end: Game, seat: int, closing: Closing) -> None:
    """Compare the moves on the way to Rome with those that are asked for in the end."""
    end = end.copy()
    while end.view(None).step in ("cartwright", "discard") and end.seat_to_act == seat:
        end.play("no cartwright" if "no cartwright" in end.legal_actions else end.legal_actions[0])
    view = end.view(seat)
    if view.step == "hand-in":
        return  # after the cartwright's help
    asked = view.turn == seat and view.step == "drive"
    drives = {region.name: count for region, count in view.drives.items()} if asked else {}
    assert all(drives.get(region, 0) >= count for region, count in closing.drives.items())
    assert (view.free_drives if asked else 0) >= closing.free_drives
    if not closing.choice:
        assert (drives, view.free_drives if asked else 0) == (closing.drives, closing.free_drives)


def follow(game: Game, seed: int, checked: float) -> None:
    """Play a game, some of it by lot and most by a bot, so that routes are closed; compare at some of the choices."""
    chance = random.Random(seed)
    bots = [make_player("postmaster", chance.getrandbits(128)) for _ in range(game.options.seats)]
    for _ in range(PLIES):
        seat = game.seat_to_act
        if seat is None:
            break
        if chance.random() < checked or game.view(None).step == "send":
            found = outcomes(game.view(seat))
            assert [action for action, _ in found] == list(game.legal_actions)
            for action, outcome in found:
                check(game, seat, action, outcome, chance)
        if chance.random() < 0.25:
            game.play(chance.choice(game.legal_actions.numbers))
        else:
            game.play(bots[seat].choose(game.view(seat)))


@every_kind_of_table
def test_outcomes_happen(options: Options) -> None:
    """At every kind of table, with every house rule that matters, a legal choice brings what its outcome says."""
    game = Game.new(options.seats, options.edition, options.modules, seed=1, **options.switches)
    follow(game, seed=1, checked=0.5)


LONG = "lodz-pilsen-regensburg-nuernberg-ingolstadt-augsburg-kempten-ulm-sigmaringen-freiburg-carlsruhe"
SHORT = "regensburg-ingolstadt-augsburg-kempten-sigmaringen"
MANY = "mannheim,stuttgart,basel,zuerich,innsbruck,wuerzburg,passau,muenchen,budweis,linz,salzburg"


@pytest.mark.parametrize("placement", ["full", "free"])
@pytest.mark.parametrize("route", [LONG, SHORT])
@pytest.mark.parametrize(
    "offices",
    [
        MANY,
        f"{MANY},lodz,pilsen,ulm",
        f"{MANY},lodz,pilsen,ulm,augsburg,kempten,freiburg",
        f"{MANY},lodz,pilsen,ulm,augsburg,kempten,freiburg,nuernberg",
    ],
)
def test_too_few_offices(offices: str, route: str, placement: str) -> None:
    """Where offices are too few the player chooses: then the outcome is as much as is certain (R5.1)."""
    position = (
        f"seats=2 round=9 step=close cards_drawn=1 cards_played=1 modules=audience,honours placement={placement} "
        f"carriage=6 hand0=linz,ulm route0={route} offices0={offices} cleric0=1,2,3,4,5 cleric1=5,4,3,2,1"
    )
    game = Game.from_position(position)
    for action, outcome in outcomes(game.view(0)):
        for seed in range(5):
            check(game, 0, action, outcome, random.Random(seed))


def test_too_many_ways() -> None:
    """Where the offices can be placed in too many ways nothing is said of the best one, and what is said holds."""
    bavarian = "wuerzburg-nuernberg-ingolstadt-regensburg-passau-muenchen-augsburg-kempten"
    others = [city.id for city in BOARD.cities if city.id not in bavarian.split("-") and city.id != "lodz"]
    game = Game.from_position(
        "seats=2 round=9 step=close cards_drawn=1 cards_played=1 carriage=6 "
        f"route0={bavarian} offices0={','.join(others)}"
    )
    found = {str(action): outcome for action, outcome in outcomes(game.view(0))}
    closing = found["close Baiern"].closing
    assert closing is not None
    assert closing.best is None
    assert (closing.offices, len(closing.choice), closing.choose) == ((), 8, 7)
    for action, outcome in outcomes(game.view(0)):
        for seed in range(5):
            check(game, 0, action, outcome, random.Random(seed))


def test_a_card_taken_while_closing() -> None:
    """A card for tokens, taken before the cards of a closed route are discarded, does not fit that route any more."""
    game = Game.from_position(
        "seats=2 round=5 step=take official=cartwright resume=discard closing=9 hand_in_asked=1 modules=honours "
        "cards_drawn=1 cards_played=1 route0=linz-passau-salzburg offices0=linz,passau offices_placed=linz,passau "
        "carriage=4 hand0=ulm display=budweis,lodz,linz,ulm,basel,muenchen tokens0=1,0,0,1"
    )
    for action, outcome in outcomes(game.view(0)):
        assert outcome.town is None or (outcome.town.fits, outcome.town.in_route) == ((), False)
        check(game, 0, action, outcome, random.Random(1))
        if outcome.route is not None:
            assert outcome.route.cities == (str(action.city),)


def test_the_postmaster_must_help_first() -> None:
    """Where he must help before the card that was drawn is laid, the cartwright cannot help to close (R3.5)."""
    position = (
        "seats=2 round=5 step=draw display=linz,ulm,ulm,lodz,basel,basel carriage=4 route0=nuernberg-regensburg-passau"
    )
    forced, free = (dict(outcomes(Game.from_position(f"{position}{hand}").view(0))) for hand in ("", " hand0=ulm"))
    linz = Action.parse("draw Linz")
    assert linz is not None
    for found, helps in ((forced, False), (free, True)):
        route = found[linz].route
        assert route is not None
        assert route.closing is not None
        assert (route.closing.cartwright is not None) is helps


def test_the_last_card() -> None:
    """When nothing is left to draw, the second draw falls away, and the outcome says so (R10.2)."""
    cards = [f"{city.id}*{2 if city.name == 'Linz' else 3}" for city in BOARD.cities]
    hands = f"hand0={','.join(cards[::2])} hand1={','.join(cards[1::2])}"
    game = Game.from_position(f"seats=2 round=1 step=draw display=linz,none,none,none,none,none {hands}")
    ((action, outcome),) = outcomes(game.view(0))
    assert (str(action), outcome.next_step) == ("draw Linz", "play")
    check(game, 0, action, outcome, random.Random(1))


def test_others_have_no_outcomes() -> None:
    """Who is not to act, or only watches, has no choice."""
    game = Game.new(2, seed=1, start=0)
    assert outcomes(game.view(0))
    assert outcomes(game.view(1)) == []
    assert outcomes(game.view(None)) == []


def test_the_view_is_not_touched() -> None:
    """What is tried out is tried out on copies."""
    game = Game.new(3, seed=4, modules=("honours",))
    chance = random.Random(4)
    for _ in range(80):
        seat = game.seat_to_act
        assert seat is not None
        view = game.view(seat)
        outcomes(view)
        assert view == game.view(seat)
        game.play(chance.choice(game.legal_actions.numbers))
