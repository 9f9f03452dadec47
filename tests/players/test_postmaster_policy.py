"""The postmaster's rules of thumb, one position each."""

from __future__ import annotations

from posthorn.board import BOARD
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.cities import count_cities
from posthorn.engine.state import EACH, State
from posthorn.engine.steps import STEP_BUILD, STEP_CARTWRIGHT, STEP_CLOSE, STEP_DISCARD, STEP_HAND_IN, STEP_PLAY
from posthorn.engine.tables import OFFICES, cities_set
from posthorn.engine.turn import legal_actions
from posthorn.game import ACTIONS, Options
from posthorn.players.policies import POLICY_POSTMASTER, choose_by_policy
from posthorn.players.postmaster_worth import closing_worth, office_worth, route_in_sight, walk


def numbers(*names: str) -> list[int]:
    """Return the numbers of cities."""
    return [BOARD.city(name).index for name in names]


def table(
    step: int, hand: tuple[str, ...] = (), route: tuple[str, ...] = (), display: tuple[str, ...] = ("Lodz",)
) -> State:
    """Return a state in which seat 0 of two has these cards and must choose at a step of a later round."""
    s = State()
    Options.of(2).set_up(s)
    s.step, s.rounds, s.official, s.ender = step, 5, -1, -1
    s.cards_drawn = s.cards_played = 1
    s.display = (numbers(*display) + [-1] * 6)[:6]
    s.pile_size = 20
    for city in numbers(*hand):
        s.hand[0][city] += 1
        s.hand_size[0] += 1
        s.hand_cities[0] |= 1 << city
    s.route[0][: len(route)] = numbers(*route)
    s.route_length[0] = len(route)
    s.route_cities[0] = cities_set(numbers(*route))
    s.offices_left = [OFFICES] * 4
    s.tiles_left = [len(stack.values) for stack in BOARD.stacks]
    return s


def chosen(s: State) -> str:
    """Return the postmaster's choice, as text."""
    actions = [0] * MOST_LEGAL
    n = legal_actions(s, actions)
    return ACTIONS[choose_by_policy(POLICY_POSTMASTER, s, actions, n, [1, 2, 3, 4])].text


def test_it_extends_rather_than_abandons() -> None:
    """A card that fits is played although the edition lets a route be given up (R4.3)."""
    s = table(STEP_PLAY, hand=("Basel", "Linz"), route=("Mannheim", "Carlsruhe", "Freiburg"))
    s.official = 0
    assert chosen(s) == "play Basel right"


def test_it_closes_for_the_carriage() -> None:
    """A route of three is closed at once for the first carriage, with the option that places most offices."""
    s = table(STEP_CLOSE, route=("Mannheim", "Carlsruhe", "Freiburg"))
    assert chosen(s) == "close Baden"
    s = table(STEP_CLOSE, route=("Pilsen", "Budweis", "Linz"))
    s.offices[0] = cities_set(numbers("Pilsen"))
    assert chosen(s) == "close each"


def test_it_calls_the_carrier_to_close() -> None:
    """With two cards laid and the third in hand the carrier helps, so that the route can be closed in this turn."""
    s = table(STEP_CLOSE, hand=("Freiburg",), route=("Mannheim", "Carlsruhe"))
    assert chosen(s) == "play Freiburg right"


def test_it_waits_while_the_route_goes_on() -> None:
    """A route too short for the next carriage is not closed while a card in hand continues it."""
    s = table(STEP_CLOSE, hand=("Zürich", "Basel"), route=("Mannheim", "Carlsruhe", "Freiburg"))
    s.carriage[0], s.official = 5, 0
    assert chosen(s) == "pass"


def test_it_closes_in_the_last_round() -> None:
    """When the end has been brought about, whatever can be closed is closed (R8.1)."""
    s = table(STEP_CLOSE, hand=("Zürich",), route=("Mannheim", "Carlsruhe", "Freiburg"))
    s.carriage[0], s.ender, s.official = 6, 1, 0
    assert chosen(s) == "close Baden"


def test_it_takes_what_the_cartwright_gives() -> None:
    """The cartwright is called wherever he can help."""
    assert chosen(table(STEP_CARTWRIGHT, route=("Mannheim", "Carlsruhe", "Freiburg"))) == "cartwright"


def test_it_lays_away_a_second_card_first() -> None:
    """Of a hand too large the second card of a city goes first (R5.4)."""
    assert chosen(table(STEP_DISCARD, hand=("Lodz", "Lodz", "Ulm", "Stuttgart", "Sigmaringen"))) == "discard Lodz"


def test_it_hands_in_for_the_most() -> None:
    """Four different tokens are handed in before three, and an office is then put where it completes a region."""
    s = table(STEP_HAND_IN)
    s.honours = 1
    s.tokens[0] = [2, 1, 1, 1]
    assert chosen(s) == "hand in postmaster carrier administrator cartwright"
    s.step = STEP_BUILD
    s.offices[0] = cities_set(numbers("Basel", "Zürich", "Mannheim"))
    assert chosen(s) == "build Innsbruck"


def test_a_walk_uses_each_card_once() -> None:
    """The cards that follow on an end are found in a row, without those already in the route."""
    stuttgart, ulm, kempten, lodz = numbers("Stuttgart", "Ulm", "Kempten", "Lodz")
    assert walk(stuttgart, 1 << stuttgart, cities_set([stuttgart, ulm, kempten, lodz])) == cities_set([ulm, kempten])


def test_the_route_in_sight_grows_at_both_ends() -> None:
    """Cards at either end of a route count for how long it can become."""
    s = table(STEP_PLAY, hand=("Mannheim", "Basel"), route=("Carlsruhe", "Freiburg"))
    assert count_cities(route_in_sight(s, 0, s.hand_cities[0])) == 4


def test_offices_are_worth_more_where_tiles_are_near() -> None:
    """An office that completes a region is worth about its tile more than one that begins it."""
    s = table(STEP_CLOSE)
    basel, zuerich, innsbruck = numbers("Basel", "Zürich", "Innsbruck")
    assert office_worth(s, 0, cities_set([basel, zuerich]), innsbruck) > office_worth(s, 0, 0, innsbruck) + 20


def test_cities_with_an_own_office_bring_nothing() -> None:
    """Closing is worth the cities without an own office only (R5.1)."""
    s = table(STEP_CLOSE)
    route = cities_set(numbers("Mannheim", "Carlsruhe", "Freiburg"))
    baden = BOARD.province("baden").index
    assert closing_worth(s, 0, route, baden) > closing_worth(s, 0, route, EACH) > 0
    s.offices[0] = route
    assert closing_worth(s, 0, route, baden) == closing_worth(s, 0, route, EACH) == 0
