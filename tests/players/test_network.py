"""The network: what it observes, and what it makes of it."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from posthorn import Game, View
from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.engine.turn import legal_actions
from posthorn.game import MODULES, Options
from posthorn.players import contest, make_player, observation
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.network import (
    judge,
    legal_from_masks,
    new_weights,
    read_weights,
    write_weights,
)
from posthorn.players.network_contest import play_contest
from posthorn.players.network_player import NetworkPlayer, trained_weights
from posthorn.players.observation import BLOCKS, MASK_WORDS, OBSERVATION, write_mask, write_observation
from posthorn.players.observing import observation_of
from posthorn.players.policies import POLICY_POSTMASTER, RESULT_OVER, RESULT_WINNER
from posthorn.players.weights import WeightsError, versions
from tests.laws.test_laws import exchange_the_unknown
from tests.tables import every_kind_of_table


def positions(options: Options, seed: int = 1) -> list[Game]:
    """Return positions of a game of postmasters, one in nine."""
    game = Game.new(options.seats, options.edition, options.modules, seed, **options.switches)
    player, found = make_player("postmaster", seed), []
    while game.seat_to_act is not None:
        if game.ply % 9 == 0:
            found.append(game.copy())
        game.play(player.choose(game.view(game.seat_to_act)))
    return found


def observed(game: Game) -> list[int]:
    """Return what the seat to act observes of the true state."""
    numbers = [0] * OBSERVATION
    assert write_observation(game._state, game._state.actor, numbers) == OBSERVATION
    return numbers


@every_kind_of_table
def test_only_what_the_seat_may_know_is_observed(options: Options) -> None:
    """An observation of the true state is that of the view, and that of any state the seat cannot tell apart."""
    for game in positions(options):
        seat = game.seat_to_act
        assert seat is not None
        view = game.view(seat)
        assert observation_of(view) == observed(game)
        other = game._state.copy()
        exchange_the_unknown(other, seat, Random(game.ply), game.options.cleric_reminder)
        unlike = View(other, seat, game.options, view.own_actions)
        assert observation_of(unlike) == observed(game)


def test_every_number_says_something() -> None:
    """Every block of an observation is used, and its numbers stay near 1 once they are scaled."""
    rows = [observed(game) for seats in (2, 4) for game in positions(Options.of(seats, "italian", MODULES))]
    first = 0
    for name, size, scale in BLOCKS:
        block = [number for row in rows for number in row[first : first + size]]
        first += size
        assert any(block), name
        assert max(abs(number) for number in block) * scale <= 4, name
        assert all(-128 <= number < 128 for number in block), name


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_compiled_observations_are_equal() -> None:
    """Observations and masks are the same compiled as interpreted."""
    compiled = Compiled((*POLICY_MODULES, observation, contest))
    record, actions = np.zeros(1, STATE), np.zeros(MOST_LEGAL, np.int64)
    for seats in (2, 3, 4):
        for game in positions(Options.of(seats, "spanish", MODULES)):
            from_plain(game._state, record[0])
            row, mask = np.zeros(OBSERVATION, np.int8), np.zeros(MASK_WORDS, np.uint32)
            compiled.write_observation(record[0], game._state.actor, row)
            compiled.write_mask(actions, compiled.legal_actions(record[0], actions), mask)
            assert row.tolist() == observed(game)
            legal = np.flatnonzero(legal_from_masks(mask)).tolist()
            assert legal == sorted(action.number for action in game.legal_actions)


def test_a_mask_holds_the_legal_actions() -> None:
    """A mask has a bit for each legal action, and none for others."""
    for game in positions(Options.of(3)):
        actions, words = [0] * MOST_LEGAL, [0] * MASK_WORDS
        write_mask(actions, legal_actions(game._state, actions), words)
        found = legal_from_masks(np.array(words, np.uint32))
        assert found.shape == (ACTIONS,)
        assert np.flatnonzero(found).tolist() == sorted(action.number for action in game.legal_actions)


def test_numpy_and_jax_judge_alike() -> None:
    """The network that plays is the one that learnt."""
    weights = trained_weights()
    rows = np.array([observed(game) for game in positions(Options.of(4))], np.int8)
    here, there = judge(weights, rows), judge(weights, jnp.asarray(rows), jnp)
    np.testing.assert_allclose(here.preferences, there.preferences, atol=1e-3)
    np.testing.assert_allclose(here.outcomes, there.outcomes, atol=1e-3)


def test_weights_are_kept(tmp_path: Path) -> None:
    """Weights that are written can be read, at half precision."""
    weights = new_weights(1, 16, 1)
    write_weights(tmp_path / "some.npz", weights)
    with (tmp_path / "some.npz").open("rb") as file:
        read = read_weights(file)
    assert read.keys() == weights.keys()
    for name, weight in weights.items():
        np.testing.assert_allclose(read[name], weight, atol=1e-2)


@pytest.mark.parametrize("what", versions())
def test_weights_of_another_version_are_refused(what: str) -> None:
    """Weights of another observation or of other rules are refused with a sentence that names both versions."""
    for stored in ({**versions(), what: 99}, {name: value for name, value in versions().items() if name != what}):
        file = io.BytesIO()
        np.savez(file, **stored)
        file.seek(0)
        expected = f"belong to {what} (99|None), but this is {what} {versions()[what]}"
        with pytest.raises(WeightsError, match=expected):
            read_weights(file)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_network_beats_postmasters() -> None:
    """With two, and with both modules, the network wins nearly all games against postmasters; all are played out."""
    games = 60
    own = np.arange(games) % 2
    entrants = np.where(np.arange(4) == own[:, None], -1, POLICY_POSTMASTER)
    for modules in ((), MODULES):
        results = play_contest([Options.of(2, modules=modules)] * games, entrants, [trained_weights()], 1)
        assert (results[:, RESULT_OVER] == 1).all()
        assert (results[:, RESULT_WINNER] == own).mean() > 0.85


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_a_contest_is_the_game_itself() -> None:
    """A contest plays the very game that two networks play view by view."""
    results = play_contest([Options.of(2)], np.full((1, 4), -1), [trained_weights()], 5)
    game, player = Game.new(2, seed=5), NetworkPlayer(trained_weights())
    while game.seat_to_act is not None:
        game.play(player.choose(game.view(game.seat_to_act)))
    assert tuple(results[0, :2]) == game.scores
