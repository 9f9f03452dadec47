"""Laws: what is true of every game, whatever is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posthorn import Game, Options, View
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.invariants import INVARIANTS, find_violations
from posthorn.engine.state import State
from posthorn.engine.tables import CITIES, OFFICES, OFFICIALS, RANKS, REGIONS, ROME, STACK_SIZE, STACKS, TOKENS
from posthorn.game import EDITIONS, MODULES
from tests.record.games import play_at_random
from tests.tables import TABLES, begin, every_kind_of_table

tables = st.builds(
    Options.of,
    seats=st.integers(2, 4),
    edition=st.sampled_from(list(EDITIONS)),
    modules=st.sets(st.sampled_from(MODULES)),
    all_provinces=st.sampled_from(["all", "outside_baiern"]),
    empty_hand_postmaster=st.booleans(),
    may_abandon=st.booleans(),
    length_fallback=st.sampled_from(["every", "seven_only"]),
    last_round=st.sampled_from(["finish_round", "one_turn_each"]),
    placement=st.sampled_from(["full", "free"]),
    max_rounds=st.none() | st.integers(1, 40),
    cleric_reminder=st.booleans(),
)
seeds = st.integers(0, 2**128 - 1)
plies = st.integers(0, 1500)


def play_on(options: Options, seed: int, plies: int) -> Iterator[Game]:
    """Begin a game and play at random; yield it before every action and at the end."""
    game = Game.new(options.seats, options.edition, options.modules, seed, **options.switches)
    chance = Random(seed)
    for _ in range(plies):
        if game.is_over:
            break
        yield game
        game.play(chance.choice(game.legal_actions))
    yield game


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game at any table after up to 1500 actions."""
    *_, game = play_on(draw(tables), draw(seeds), draw(plies))
    return game


def state_of(game: Game) -> State:
    """Return a copy of the game's state."""
    return game._state.copy()


@given(games())
@settings(max_examples=150)
def test_material_is_conserved(game: Game) -> None:
    """There are 66 cards, 20 offices a player, 30 tiles and all tokens, at all times."""
    s = state_of(game)
    cards = s.pile_size + s.discards_size + sum(city >= 0 for city in s.display)
    assert cards + sum(s.hand_size) + sum(s.route_length) == 66
    for seat in range(s.seats):
        assert s.offices[seat].bit_count() + s.offices_left[seat] == OFFICES
        assert 0 <= s.offices_left[seat] <= OFFICES
    tiles = sum(s.tiles_left) + sum(s.tiles[seat][stack].bit_count() for seat in range(4) for stack in range(STACKS))
    assert tiles == sum(STACK_SIZE) == 30
    if s.honours:
        for official in range(OFFICIALS):
            owned = sum(s.tokens[seat][official] for seat in range(s.seats))
            assert s.supply[official] + owned == TOKENS[s.seats][official]


@given(tables, seeds)
@settings(max_examples=30)
def test_every_position_is_sound(options: Options, seed: int) -> None:
    """After every action no invariant is broken, and there is a legal action until the game is over."""
    found = [0] * len(INVARIANTS)
    for game in play_on(options, seed, 500):
        assert find_violations(state_of(game), found, [0] * MOST_LEGAL) == 0, [INVARIANTS[i] for i in found]
        assert (len(game.legal_actions) == 0) == game.is_over == (game.seat_to_act is None)


@given(games())
@settings(max_examples=150)
def test_a_record_replays_to_the_same_game(game: Game) -> None:
    """Replaying the actions gives the same state, events and scores."""
    again = Game.replay(game.record)
    assert again == game
    assert again.events == game.events
    assert again.scores == game.scores


@given(games())
@settings(max_examples=150)
def test_a_position_is_the_whole_state(game: Game) -> None:
    """A game begun from a position's text is in the same state, and goes on in the same way."""
    again = Game.from_position(game.position)
    assert again._state == game._state
    assert again.position == game.position
    assert again.legal_actions == game.legal_actions


@given(games())
@settings(max_examples=150)
def test_undo_restores_exactly(game: Game) -> None:
    """Undoing an action gives back the game before it, events and all; a copy is not touched by it."""
    if game.is_over:
        return
    before = game.copy()
    game.play(game.legal_actions[-1])
    after = game.copy()
    assert after != before
    game.undo()
    assert game == before
    assert game.events == before.events
    assert game.position == before.position
    game.play(game.legal_actions[-1])
    assert game == after


def exchange_the_unknown(s: State, seat: int | None, chance: Random, cleric_reminder: bool) -> None:
    """Deal anew all that a seat cannot know: pile and hidden cards of hands, clerics on the road, the generator."""
    others = [other for other in range(s.seats) if other != seat]
    unknown = [city for city in range(CITIES) for _ in range(s.pile[city])]
    hidden = dict.fromkeys(others, 0)
    for other in others:
        for city in range(CITIES):
            count = s.hand[other][city] - s.seen[other][city]
            unknown += [city] * count
            hidden[other] += count
    chance.shuffle(unknown)
    for other in others:
        s.hand[other] = s.seen[other][:]
        for _ in range(hidden[other]):
            s.hand[other][unknown.pop()] += 1
        s.hand_cities[other] = sum(1 << city for city in range(CITIES) if s.hand[other][city])
    s.pile = [unknown.count(city) for city in range(CITIES)]
    s.rng = [chance.getrandbits(32) for _ in range(4)]
    if s.audience and s.rounds > 0:
        for other in range(s.seats):
            if other == seat and cleric_reminder:
                continue
            on_the_road = [coach for coach in range(REGIONS) if s.place[coach] != ROME]
            ranks = [s.cleric[other][coach] for coach in on_the_road]
            chance.shuffle(ranks)
            for coach, rank in zip(on_the_road, ranks, strict=True):
                s.cleric[other][coach] = rank


@given(games(), st.integers(0, 2**32))
@settings(max_examples=150)
def test_a_view_holds_only_what_the_seat_may_know(game: Game, deal: int) -> None:
    """States that differ only in what a seat cannot know give it equal views, legal actions and all."""
    for seat in (*range(game.options.seats), None):
        other = state_of(game)
        exchange_the_unknown(other, seat, Random(deal), game.options.cleric_reminder)
        assert find_violations(other, [0] * len(INVARIANTS), [0] * MOST_LEGAL) == 0
        view = game.view(seat)
        other_view = View(other, seat, game.options, view.own_actions)
        assert view == other_view
        assert view.to_dict() == other_view.to_dict()
        assert view.legal_actions == other_view.legal_actions
        if seat is not None and seat == game.seat_to_act:
            assert view.legal_actions == game.legal_actions


@given(games())
@settings(max_examples=150)
def test_a_view_holds_all_the_seat_may_know(game: Game) -> None:
    """The view shows the own hand, all that lies open, and of others' hands what they took openly."""
    s = state_of(game)
    for seat in range(s.seats):
        view = game.view(seat)
        hand = [0] * CITIES
        for city in view.hand:
            hand[city.index] += 1
        assert hand == s.hand[seat]
        assert [city.index if city else -1 for city in view.display] == s.display
        assert view.pile_size == s.pile_size
        assert len(view.discards) == view.discards_size == s.discards_size
        for player in view.players:
            assert player.hand_size == s.hand_size[player.seat]
            assert [city.index for city in player.route] == s.route[player.seat][: s.route_length[player.seat]]
            assert player.offices_left == s.offices_left[player.seat]
            assert player.carriage == s.carriage[player.seat]
            assert player.points == game.scores[player.seat] == game.score_sheet(player.seat).total
            if player.seat != seat:
                assert len(player.known_cards) == sum(s.seen[player.seat])


@given(games())
@settings(max_examples=150)
def test_events_hide_what_is_secret(game: Game) -> None:
    """A card drawn from the pile is named to its drawer alone; a cleric sent to nobody, unless owners may look."""
    for ply, seat in product(range(game.ply + 1), (*range(game.options.seats), None)):
        for event, seen in zip(game.events_at(ply), game.events_seen_at(ply, seat), strict=True):
            if event.kind == "took_hidden":
                assert (seen.details["city"] is not None) == (seat == event.seat)
            elif event.kind == "sent_cleric":
                may_look = game.options.cleric_reminder and seat == event.seat
                assert (seen.details["rank"] is not None) == may_look
            else:
                assert seen == event


@every_kind_of_table
def test_clerics_are_told_apart_by_their_ranks(options: Options) -> None:
    """After the set-up every player has sent one cleric of each rank (R11.2)."""
    game = Game.new(options.seats, options.edition, options.modules, 3, **options.switches)
    while game.view(None).step == "send":
        game.play(game.legal_actions[-1])
    s = state_of(game)
    if "audience" in options.modules:
        assert all(sorted(s.cleric[seat]) == list(range(1, RANKS + 1)) for seat in range(s.seats))
    assert s.rounds == 1


def test_the_same_seed_is_the_same_game() -> None:
    """Games of one seed are equal; of two seeds they differ."""
    assert Game.new(seed=7) == Game.new(seed=7)
    assert Game.new(seed=7).position != Game.new(seed=8).position
    assert begin(TABLES[0], 1) == begin(TABLES[0], 1)


@every_kind_of_table
@pytest.mark.parametrize("rule", ["finish_round", "one_turn_each"])
def test_turns_after_the_end_is_brought_about(options: Options, rule: str) -> None:
    """Once the end is brought about, the views foretell every turn that follows, and those are the rule's (R8.1)."""
    game = Game.new(options.seats, options.edition, options.modules, 5, **{**options.switches, "last_round": rule})
    foretold: list[tuple[int, ...]] = []
    while not game.is_over:
        view = game.view(None)
        assert (view.turns_to_come is None) == (view.ender is None)
        if view.turns_to_come is not None and (not foretold or foretold[-1] != view.turns_to_come):
            foretold.append(view.turns_to_come)
        play_at_random(game, Random(game.ply), 1)
    turns = [event.seat for event in game.events if event.kind in ("turn_began", "brought_end")]
    at = [event.kind for event in game.events if event.kind in ("turn_began", "brought_end")].index("brought_end")
    ender, before, after = turns[at], turns[:at], turns[at + 1 :]
    assert before[-1] is not None
    stop = ender if rule == "one_turn_each" else game.view(None).start
    assert stop is not None
    assert after == [(before[-1] + n) % options.seats for n in range(1, (stop - before[-1] - 1) % options.seats + 1)]
    tails = [tuple(after[n:]) for n in range(len(after) + 1)]
    assert foretold in (tails, tails[1:])  # the next turn may begin with the very action that brings the end about
    counts = Counter([*before, *after])
    assert rule == "one_turn_each" or len(set(counts.values())) == 1
