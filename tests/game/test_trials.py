"""Actions that are tried out before they are played."""

import random

import pytest

from posthorn.game import Game, Options, RuleError
from tests.tables import every_kind_of_table


@every_kind_of_table
def test_what_was_tried_out_is_what_happens(options: Options) -> None:
    """Whether actions are played or tried out and carried out, the game is the same, and the trial foretold it."""
    played = Game.new(options.seats, options.edition, options.modules, seed=5, max_rounds=14, **options.switches)
    carried = Game.new(options.seats, options.edition, options.modules, seed=5, max_rounds=14, **options.switches)
    chance = random.Random(5)
    while not played.is_over:
        action = chance.choice(played.legal_actions.numbers)
        trial = carried.try_out(action)
        played.play(action)
        assert (trial.seat_to_act, trial.scores) == (played.seat_to_act, played.scores)
        assert trial.events == played.events_since(played.ply)
        carried.carry_out(trial)
        assert carried == played
        assert carried.legal_actions == played.legal_actions
    assert carried.events == played.events


def test_a_trial_changes_nothing() -> None:
    """A game in which actions were only tried out goes on as if they had not been."""
    game, other = Game.new(seats=2, seed=3), Game.new(seats=2, seed=3)
    for _ in range(60):
        before = game.copy()
        for action in game.legal_actions:
            game.try_out(action)
            assert game == before
        action = game.legal_actions[0]
        game.carry_out(game.try_out(action))
        other.play(action)
        assert game == other
    with pytest.raises(RuleError):
        game.try_out("close Lummerland")
    assert game == other
