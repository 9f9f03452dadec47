"""Views as plain data."""

import random

from posthorn.game import Game, Options
from tests.tables import every_kind_of_table


@every_kind_of_table
def test_all_views_at_once_are_the_views_one_by_one(options: Options) -> None:
    """What is written once for all seats is, throughout a game, what each seat's own view says."""
    game = Game.new(options.seats, options.edition, options.modules, seed=5, **options.switches)
    chance = random.Random(5)
    everybody = [None, *range(options.seats)]
    for _ in range(120):
        if game.is_over:
            break
        assert game.views_as_data(everybody) == {seat: game.view(seat).to_dict() for seat in everybody}
        game.play(chance.choice(game.legal_actions.numbers))
