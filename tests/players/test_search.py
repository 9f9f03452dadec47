"""The search: possible worlds, choices from the view alone, budgets kept, the same result for the same seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple

import numpy as np
import pytest

from posthorn import Game, View
from posthorn.arena.entrant import Entrant
from posthorn.arena.match import play_match
from posthorn.board import BOARD
from posthorn.compiled.record_type import STATE, from_plain, to_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.engine.invariants import INVARIANTS, find_violations
from posthorn.engine.state import State
from posthorn.engine.tables import REGIONS
from posthorn.game import Options
from posthorn.players import Budget, make_player
from posthorn.players.features import FEATURES, write_features
from posthorn.players.observing import own_clerics
from posthorn.players.searcher import MOST_NODES, Searcher
from posthorn.players.tree import add_child, select
from posthorn.players.worlds import imagine
from tests.tables import TABLES, every_kind_of_table


def played(options: Options, seed: int, plies: int) -> Game:
    """Return a game after some actions of the postmasters."""
    game = Game.new(options.seats, options.edition, options.modules, seed, **options.switches)
    players = [make_player("postmaster", seat) for seat in range(options.seats)]
    for _ in range(plies):
        if game.seat_to_act is None:
            break
        game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
    return game


def imagined(view: View, seed: int) -> State:
    """Return a world imagined from a view; it is a sound position."""
    assert view.seat is not None
    words = [0] * 4
    seed_generator(words, (seed, 1, 2, 3))
    world = view.state.copy()
    imagine(world, view.seat, [0] * REGIONS, words)
    assert find_violations(world, [0] * len(INVARIANTS), [0] * MOST_LEGAL) == 0
    return world


@every_kind_of_table
def test_worlds_are_possible(options: Options) -> None:
    """Every imagined world is a sound position, and looks to the seat exactly as its view does."""
    for plies in (0, 3, 7, 40, 90, 130):
        game = played(options, plies, plies)
        for seat in range(options.seats):
            if game.view(seat).step == "send" and seat != game.seat_to_act:
                continue  # only the seat to act ever searches
            view = game.view(seat)
            for seed in range(5):
                assert View(imagined(view, seed), seat, options, view.own_actions) == view


def test_unknown_cards_are_as_likely_as_they_are() -> None:
    """Over many worlds a hidden card is each unseen city in proportion to its unseen cards."""
    game = Game.from_position(
        "seats=2 round=5 step=play cards_drawn=1 hand0=linz*2,ulm hand1=basel*2,lodz seen1=lodz "
        "discards=basel,mannheim*3 display=ulm,ulm,linz,pilsen,passau,lodz"
    )
    view = game.view(0)
    counts: Counter[int] = Counter()
    worlds = 4000
    for seed in range(worlds):
        world = imagined(view, seed)
        counts.update(dict(enumerate(world.pile)))
    shown = {"Linz": 3, "Ulm": 3, "Lodz": 2, "Mannheim": 3, "Basel": 1, "Pilsen": 1, "Passau": 1}
    unseen = [3 - shown.get(city.name, 0) for city in BOARD.cities]
    assert sum(unseen) == view.pile_size + 2
    for city in BOARD.cities:
        expected = unseen[city.index] * view.pile_size / sum(unseen)
        assert counts[city.index] / worlds == pytest.approx(expected, abs=0.05)


def test_the_features_know_who_still_has_a_turn() -> None:
    """Only a seat that still has a turn by the table's rule is told so, and by one number alone (R8.1)."""
    words = "seats=3 start=0 turn=2 round=9 hand0=ulm hand2=linz carriage=0,7,0 tiles1=game_end:1"
    for seat, differing in ((0, 1), (1, 0), (2, 0)):
        told = []
        for rule in ("finish_round", "one_turn_each"):
            features = [0.0] * FEATURES
            write_features(Game.from_position(f"{words} last_round={rule}").view(seat).state, seat, features)
            told.append(features)
        changed = [(before, after) for before, after in zip(*told, strict=True) if before != after]
        assert changed == [(0.0, 1.0)] * differing


@every_kind_of_table
def test_the_features_are_what_the_seat_may_know(options: Options) -> None:
    """A seat's features from its view are those from the true position, and fill its numbers exactly."""
    for plies in (5, 60, 110):
        game = played(options, plies, plies)
        for seat in range(options.seats):
            true, seen = [9.0] * FEATURES, [9.0] * FEATURES
            assert write_features(game._state, seat, true) == FEATURES
            write_features(game.view(seat).state, seat, seen)
            assert true == seen


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_threads_change_nothing_in_a_choice() -> None:
    """Two searchers of one seed choose alike through a game, on several threads too."""
    budget = Budget(iterations=60, threads=2)
    games = []
    for _ in range(2):
        game = Game.new(seats=3, seed=4, modules=("audience", "honours"), max_rounds=5)
        players = [Searcher(seat, budget) for seat in range(3)]
        while game.seat_to_act is not None:
            game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
        games.append(game.record)
    assert games[0] == games[1]


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_time_is_kept() -> None:
    """A choice by time ends without a number of iterations, within the tree's room."""
    player = Searcher(1, Budget(seconds=0.05))
    game = played(TABLES[0], 9, 40)
    assert player.choose(game.view(game.seat_to_act)) in game.legal_actions
    assert all(0 < thread.tree.size[0] <= MOST_NODES for thread in player._threads)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_tree_is_kept_within_a_turn() -> None:
    """Later choices of a turn begin with what the first ones found, also after an action that left no choice."""
    game = Game.new(seats=2, modules=("audience", "honours"), seed=1, start=0, max_rounds=12)
    player, other = Searcher(1, Budget(iterations=200)), make_player("postmaster", 2)
    thread = player._threads[0]
    turn, chosen, forced, forced_between = 0, 0, 0, 0  # chosen and forced actions of this turn
    while game.seat_to_act is not None:
        if game.seat_to_act == 1:
            game.play(other.choose(game.view(1)))
            continue
        view = game.view(0)
        if view.round != turn:
            turn, chosen, forced = view.round, 0, 0
        is_forced = len(view.legal_actions) == 1
        if chosen:
            assert thread.tree.visits[thread.root] > 0
            forced_between += forced > 0 and not is_forced
        game.play(player.choose(view))
        if not chosen:
            assert thread.tree.size[0] <= 200 + 1, "the tree of the turn before is gone"
        chosen, forced = chosen + (not is_forced), forced + is_forced
    assert forced_between > 0


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_other_prefers_what_is_worse_for_the_seat() -> None:
    """Of two actions tried equally often the seat takes the one that brought more, the other seat the one that less."""
    tree = Searcher(1, Budget(iterations=1))._threads[0].tree
    tree.visits[0], tree.reward[0] = 2000, 1000
    for action, reward in (7, 900), (8, 100):
        child = add_child(tree, 0, action)
        tree.visits[child], tree.legal[child], tree.reward[child] = 1000, 2000, reward
    assert select(tree, 0, np.array([7, 8]), 2, 7, is_own=True) == 7
    assert select(tree, 0, np.array([7, 8]), 2, 7, is_own=False) == 8


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_evaluations_speak_of_every_legal_action() -> None:
    """The search tells of each legal action how often it was tried, the chance of winning and the points expected."""
    game = played(TABLES[0], 3, 50)
    view = game.view(game.seat_to_act)
    evaluations = Searcher(1, Budget(iterations=500)).evaluate(view)
    assert [found.action for found in evaluations] == list(view.legal_actions)
    assert any(found.visits for found in evaluations)
    for _, visits, chance, points in map(astuple, evaluations):
        if visits:
            assert 0 <= chance <= 1
            assert -25 < points < 45


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_an_obvious_choice_is_found() -> None:
    """In the last round a route that can be closed is closed: there is nothing to wait for (R8.1)."""
    game = Game.from_position(
        "seats=2 round=20 start=0 turn=1 step=close cards_drawn=1 cards_played=1 official=postmaster "
        "route1=mannheim-carlsruhe-stuttgart carriage=7,5 tiles0=game_end:1"
    )
    choice = Searcher(1, Budget(iterations=200)).choose(game.view(1))
    assert choice.verb.startswith("close")


def test_own_clerics_are_remembered() -> None:
    """The searcher knows from what its seat did where its clerics are, which its view no longer shows (R11.2)."""
    game = Game.new(seats=2, modules=("audience",), seed=1, start=0)
    players = [make_player("postmaster", seat) for seat in range(2)]
    for _ in range(40):
        seat = game.seat_to_act
        assert seat is not None
        game.play(players[seat].choose(game.view(seat)))
    for seat in range(2):
        view = game.view(seat)
        assert set(view.state.cleric[seat]) == {0}
        assert own_clerics(view) == game._state.cleric[seat]


def test_plain_and_record_states_imagine_alike() -> None:
    """Imagining a world needs nothing that a record cannot hold."""
    game = played(TABLES[-1], 2, 60)
    view = game.view(0)
    record = np.zeros(1, STATE)
    from_plain(imagined(view, 5), record[0])
    assert to_plain(record[0]) == imagined(view, 5)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("others", "wanted"), [(["postmaster"], 8), (["postmaster"] * 3, 5)], ids=["2", "4"])
def test_the_search_beats_the_planners(others: list[str], wanted: int) -> None:
    """With few iterations already it wins twelve games far more often than a planner would."""
    entrants = [Entrant("former-prince", Budget(iterations=100)), *map(Entrant, others)]
    match = play_match(Options.of(len(entrants)), entrants, 12, seed=1, workers=1)
    assert match.standings()[0].wins >= wanted
