"""Copies of a game: an action is tried out by playing it on one."""

import random

import pytest

from posthorn.game import Game, Options, RuleError
from tests.tables import every_kind_of_table


@every_kind_of_table
def test_what_a_copy_plays_is_what_happens(options: Options) -> None:
    """A game that is replaced by a copy at every action goes as one that is simply played, events and all."""
    played = Game.new(options.seats, options.edition, options.modules, seed=5, max_rounds=14, **options.switches)
    replaced = Game.new(options.seats, options.edition, options.modules, seed=5, max_rounds=14, **options.switches)
    chance = random.Random(5)
    while not played.is_over:
        action = chance.choice(played.legal_actions.numbers)
        actor = played.seat_to_act
        replaced = replaced.copy()
        replaced.play(action)
        played.play(action)
        assert replaced == played
        assert replaced.legal_actions == played.legal_actions
        assert replaced.events_since(replaced.ply) == played.events_since(played.ply)
        assert (played.actors[-1], len(played.actors)) == (actor, played.ply)
        assert played.last_action == replaced.last_action
    assert replaced.events == played.events
    assert replaced.actors == played.actors


def test_copies_never_influence_each_other() -> None:
    """Whichever of a game and its copies goes on first, each is what it would be if it were alone."""
    chance = random.Random(3)
    games = [Game.new(seats=3, seed=3)]
    for _ in range(400):
        game = chance.choice(games)
        if len(games) < 12 or chance.random() < 0.2:
            games.append(game.copy())
        if game.is_over:
            continue
        game.play(chance.choice(game.legal_actions.numbers))
        if chance.random() < 0.1:
            game.undo()
    assert len({game.position for game in games}) > 10
    for game in games:
        alone = Game.replay(game.record)
        assert game == alone
        assert (game.events, game.actors, game.last_action) == (alone.events, alone.actors, alone.last_action)


def test_a_refused_action_changes_nothing() -> None:
    """What is not legal is refused on a copy as on the game, and both go on as if it had not been tried."""
    game = Game.new(seats=2, seed=3)
    copy = game.copy()
    with pytest.raises(RuleError):
        copy.play("close Lummerland")
    assert copy == game == Game.new(seats=2, seed=3)
    assert game.last_action is None
