"""Views: what a seat did itself, and views sent to another process."""

import pickle
import random

from posthorn.game import Game, Options, View
from tests.tables import every_kind_of_table


def test_a_view_knows_what_its_seat_did() -> None:
    """It has the actions of its seat that stand, in their order, and of nobody else; a spectator has done nothing."""
    game = Game.new(seats=3, modules=("audience",), seed=4)
    chance = random.Random(4)
    done: list[list[str]] = [[], [], []]
    for _ in range(80):
        seat = game.seat_to_act
        assert seat is not None
        game.play(chance.choice(game.legal_actions.numbers))
        done[seat].append(game.record.actions[-1])
        if chance.random() < 0.2:
            game.undo()
            done[seat].pop()
        assert [[action.text for action in game.view(seat).own_actions] for seat in range(3)] == done
    assert game.view(None).own_actions == ()


def test_views_differ_by_what_the_seat_did() -> None:
    """Two ways to the same state are the same view only to who did not choose between them."""
    game = Game.new(seats=2, modules=("audience",), seed=4, start=0)
    one, other = game.copy(), game
    first, second = [action for action in game.legal_actions if action.coach == game.legal_actions[0].coach][:2]
    one.play(first)
    other.play(second)
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0).own_actions != other.view(0).own_actions
    assert one.view(0) != other.view(0)
    assert View(one.view(0).state, 0, one.options) != one.view(0)


@every_kind_of_table
def test_all_views_at_once_are_the_views_one_by_one(options: Options) -> None:
    """What is written once for all seats is, throughout a game, what each seat's own view says."""
    game = Game.new(options.seats, options.edition, options.modules, seed=5, **options.switches)
    chance = random.Random(5)
    everybody = [None, *range(options.seats)]
    for _ in range(120):
        if game.is_over:
            break
        assert game.views(everybody) == {seat: game.view(seat).to_data() for seat in everybody}
        game.play(chance.choice(game.legal_actions.numbers))


@every_kind_of_table
def test_a_view_can_be_pickled(options: Options) -> None:
    """A view that was sent to another process is equal, legal actions and all, and takes a few kilobytes."""
    game = Game.new(options.seats, options.edition, options.modules, seed=2)
    for _ in range(60):
        game.play(game.legal_actions[-1])
    for seat in (None, *range(options.seats)):
        view = game.view(seat)
        sent = pickle.dumps(view)
        again = pickle.loads(sent)
        assert isinstance(again, View)
        assert again == view
        assert again.legal_actions == view.legal_actions
        assert len(sent) < 5000
