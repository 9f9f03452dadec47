"""The table of verbs, compared with games."""

import random
from itertools import pairwise

from posthorn import Game
from posthorn.game import ACTIONS, MODULES
from posthorn.game.verbs import VERBS
from posthorn.lessons import load_lesson


def test_the_rows_say_when_actions_are_legal() -> None:
    """In games with both modules each action is legal in its verb's steps only, and in each of those now and then."""
    guided = load_lesson("honours")  # where an office is built, which is rare
    positions = [guided.position(ply) for ply in range(len(guided.record.actions))]
    met = {(action.verb, game.view(None).step) for game in positions for action in game.legal_actions}
    chance = random.Random(5)
    for seed in range(60):
        game = Game.new(3, "italian", MODULES, seed=seed, placement="free", max_rounds=12)
        while not game.is_over:
            step = game.view(None).step
            met |= {(action.verb, step) for action in game.legal_actions}
            closing = [action for action in game.legal_actions if VERBS[action.verb].family in ("close", "play")]
            game.play(chance.choice(closing if closing and chance.random() < 0.7 else game.legal_actions))
    assert met == {(verb.name, step) for verb in VERBS.values() for step in verb.steps}


def test_actions_of_modules_need_them() -> None:
    """Without the modules, only actions of verbs that belong to none are legal."""
    game = Game.new(3, seed=1, max_rounds=5)
    while not game.is_over:
        assert all(VERBS[action.verb].module is None for action in game.legal_actions)
        game.play(game.legal_actions[-1])


def test_numbers_follow_each_other() -> None:
    """Each verb's actions are numbered one after the other, and so are the verbs."""
    assert [action.number for action in ACTIONS] == list(range(len(ACTIONS)))
    for (name, verb), (_, following) in pairwise(VERBS.items()):
        assert sum(action.verb == name for action in ACTIONS) == following.first - verb.first
