"""The game in Gymnasium: its own check, and that the seat is shown what it may know."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from posthorn import Action
from posthorn.environments.gymnasium_env import ID, OneSeatEnv
from posthorn.game import MODULES
from posthorn.players import make_player
from posthorn.players.observing import observation_of

pytestmark = pytest.mark.xdist_group("compiled")

QUICK: dict[str, Any] = {"max_rounds": 3}


def choose(observation: dict[str, Any], chance: Random) -> int:
    """Return a legal action by lot."""
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


# It chooses without looking at the mask.
@pytest.mark.filterwarnings("ignore:.*is not legal and loses the game")
@pytest.mark.parametrize(
    "table",
    [
        {},
        {"opponents": "random", "seats": 4, "modules": MODULES, "edition": "spanish"},
        {"opponents": ["postmaster", "pilgrim"], "seats": 3, "seat": 1},
    ],
)
def test_gymnasium_finds_no_fault(table: dict[str, Any]) -> None:
    """Gymnasium's own check passes for every kind of opponent."""
    check_env(gymnasium.make(ID, **table, **QUICK).unwrapped)


@pytest.mark.parametrize("opponent", ["random", "stableboy", "postmaster"])
def test_the_seat_is_shown_its_view(opponent: str) -> None:
    """At every choice the observation is that of the own view, the mask is what one may do, and no info says more."""
    env = OneSeatEnv(opponent, seats=3, seat=2, modules=MODULES, **QUICK)
    observation, info = env.reset(seed=5)
    chance, is_over, reward = Random(5), False, 0.0
    assert env.game().seed == 5
    while not is_over:
        game = env.game()
        assert game.seat_to_act == 2
        view = game.view(2)
        assert observation["observation"].tolist() == observation_of(view)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(map(index, view.legal_actions))
        assert (info, reward) == ({"seat": 2}, 0.0)
        observation, reward, is_over, is_truncated, info = env.step(choose(observation, chance))
        assert not is_truncated
    game = env.game()
    assert game.is_over
    assert info == {"seat": 2, "points": list(game.scores), "winner": game.ranking[0]}
    assert reward == (1 if game.ranking[0] == 2 else -0.5)


def test_opponents_play_as_their_names_say() -> None:
    """In a seeded game every choice of a named network is the one that the player of this name makes from its view."""
    env, chance = OneSeatEnv("pilgrim", seat=0, **QUICK), Random(3)
    observation, _ = env.reset(seed=3)
    is_over = False
    while not is_over:
        observation, _, is_over, _, _ = env.step(choose(observation, chance))
    game = env.game()
    pilgrim, again = make_player("pilgrim", 0), type(game)(game.record)
    for action in map(Action.of, game.record.actions):
        assert action is not None
        if again.seat_to_act == 1:
            assert pilgrim.choose(again.view(1)) == action
        again.play(action)


def test_seats_are_drawn_by_lot() -> None:
    """Without a seat one sits everywhere in turn, by lot; the same seed gives the same seats."""
    env = OneSeatEnv("random", seats=4, **QUICK)

    def seats() -> list[int]:
        return [env.reset(seed=9)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(20))]

    first = seats()
    assert set(first) == {0, 1, 2, 3}
    assert first == seats()


def test_what_is_illegal_loses_and_says_why() -> None:
    """An illegal action ends the game with the reward of a loser and the words of the rule; then one must reset."""
    env = OneSeatEnv("random", seat=0)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="not legal and loses"):
        _, reward, is_over, _, info = env.step(399)
    assert (reward, is_over) == (-1, True)
    assert "(R11)" in info["refused"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"opponents": "nobody"}, "there is no player “nobody”; there are stableboy, "),
        ({"opponents": ["random"], "seats": 3}, "has 2 for opponents, but 1 are named"),
        ({"seat": 2}, "has the seats 0 to 1, not 2"),
        ({"seats": 5}, r"R1\.1"),
        ({"max_rounds": 0}, r"R10\.3"),
    ],
)
def test_wrong_tables_are_refused(table: dict[str, Any], complaint: str) -> None:
    """What cannot be played is refused with a sentence that says what can."""
    with pytest.raises(ValueError, match=complaint):
        OneSeatEnv(**table)
