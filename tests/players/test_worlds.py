"""Possible worlds: those that a seat may imagine, each as likely as it is."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from posthorn import Game, View
from posthorn.board import BOARD
from posthorn.compiled.record_type import STATE, from_plain, to_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.engine.invariants import INVARIANTS, find_violations
from posthorn.engine.state import State
from posthorn.engine.tables import REGIONS
from posthorn.game import Options
from posthorn.players import make_player
from posthorn.players.observing import own_clerics
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
