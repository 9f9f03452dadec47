"""The table of verbs, compared with games."""

import random
from itertools import pairwise

import pytest

from posthorn import Game
from posthorn.game import ACTIONS, MODULES
from posthorn.game.action_words import name_action
from posthorn.game.verbs import VERBS
from posthorn.lessons import load_lesson
from posthorn.locale import LANGUAGES, Texts


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name(language: str) -> None:
    """Buttons name every action in each language, with all that it is about."""
    view = Game.from_position("seats=2 round=4 step=play hand0=linz route0=carlsruhe-stuttgart-nuernberg").view(0)
    texts = Texts(language)
    named = {action: name_action(action, view, texts) for action in ACTIONS}
    assert all(name and "{" not in name and "()" not in name for name in named.values())
    for action, name in named.items():
        assert action.city is None or action.verb == "close" or action.city.name[:3] in name
    alike = [action for action in ACTIONS if action.verb not in ("draw", "take", "pass", "decline")]
    assert len({named[action] for action in alike}) == len(alike)
