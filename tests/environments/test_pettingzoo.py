"""The game in PettingZoo: its own checks, and that agents are shown what their seats may know."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from posthorn import Options, RuleError
from posthorn.environments.pettingzoo_env import AllSeatsEnv, env
from posthorn.game import MODULES
from posthorn.players.observing import observation_of
from tests.environments.seen import observed_by
from tests.tables import TABLES

pytestmark = pytest.mark.xdist_group("compiled")

QUICK: dict[str, Any] = {"max_rounds": 3}


def choose(observation: dict[str, Any], chance: Random) -> int:
    """Return a legal action by lot."""
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def of_table(options: Options) -> AllSeatsEnv:
    """Return the environment of a table."""
    return AllSeatsEnv(options.seats, options.edition, options.modules, **{**options.switches, **QUICK})


# It expects these of games that are not its own.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
@pytest.mark.parametrize(("seats", "modules"), [(2, ()), (4, MODULES)])
def test_pettingzoo_finds_no_fault(seats: int, modules: tuple[str, ...]) -> None:
    """PettingZoo's own tests of the interface and of seeds pass."""
    api_test(env(seats, modules=modules, **QUICK), num_cycles=200)
    seed_test(lambda: env(seats, modules=modules, **QUICK), num_cycles=100)


@pytest.mark.parametrize("options", TABLES[:4])
def test_agents_are_shown_their_views(options: Options) -> None:
    """At every choice each agent's observation is that of its view, the mask is what it may do, and no info says more.

    The cards are those that ``Game.new`` deals by the same seed.
    """
    table, chance = of_table(options), Random(1)
    table.reset(seed=11)
    assert table.game().seed == 11
    for agent in table.agent_iter():
        game = table.game()
        observation, reward, is_over, _, info = table.last()
        seat = table.possible_agents.index(agent)
        if is_over:
            break
        assert seat == game.seat_to_act
        view = game.view(seat)
        assert observation["observation"].tolist() == observation_of(view)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(map(index, view.legal_actions))
        assert len(view.legal_actions) > 1
        assert (reward, info) == (0, {})
        for other in set(table.agents) - {agent}:
            assert not table.observe(other)["action_mask"].any()
        table.step(choose(observation, chance))
    game = table.game()
    assert game.is_over
    winner = game.ranking[0]
    assert table.infos[table.agents[0]] == {"points": list(game.scores), "winner": winner}
    assert table.rewards[table.possible_agents[winner]] == 1
    assert sum(table.rewards.values()) == pytest.approx(0, abs=1e-6)


def test_others_observe_what_their_seats_may_know() -> None:
    """Whoever does not act observes as its view shows it, its own hand and nobody else's."""
    table = AllSeatsEnv(3, modules=MODULES, **QUICK)
    table.reset(seed=4)
    chance = Random(4)
    for _ in range(30):
        table.step(choose(table.last()[0], chance))
    state = table.game()._state
    for seat, agent in enumerate(table.possible_agents):
        assert table.observe(agent)["observation"].tolist() == observed_by(state, seat)


def test_what_is_illegal_is_refused_with_the_rule() -> None:
    """An illegal action raises the error that cites the rule, and changes nothing."""
    table = AllSeatsEnv()
    table.reset(seed=1)
    before = table.last()[0]
    for action in (150, -1, 400):
        with pytest.raises(RuleError):
            table.step(action)
    assert table.last()[0] is before


def test_what_was_shown_stays() -> None:
    """An observation is not changed by later steps, so it can be kept."""
    table, chance = AllSeatsEnv(), Random(2)
    table.reset(seed=2)
    first = table.last()[0]
    kept = first["observation"].copy()
    for _ in range(10):
        table.step(choose(table.last()[0], chance))
    assert (first["observation"] == kept).all()


def test_games_follow_each_other_by_the_first_seed() -> None:
    """Two environments that begin with one seed deal the same games afterwards, and different ones in a row."""
    one, other = AllSeatsEnv(), AllSeatsEnv()
    seeds = []
    for table in (one, other):
        table.reset(seed=5)
        table.reset()
        seeds.append(table.game().seed)
        table.reset()
        seeds.append(table.game().seed)
    assert seeds[:2] == seeds[2:]
    assert seeds[0] != seeds[1]
