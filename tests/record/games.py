"""Games to write down."""

from random import Random

from posthorn import Game
from posthorn.game import MODULES

MODULE_SETS = ((), *((module,) for module in MODULES), MODULES)


def play_at_random(game: Game, chance: Random, plies: int | None = None) -> Game:
    """Play on at random, to the end or for some actions; routes are closed where they can be, so that things happen."""
    while not game.is_over and plies != 0:
        closings = [action for action in game.legal_actions if action.verb.startswith("close")]
        going_on = [action for action in game.legal_actions if action.verb.startswith("play")]
        game.play(chance.choice(closings or going_on or game.legal_actions))
        plies = None if plies is None else plies - 1
    return game


def random_game(
    seats: int = 3,
    edition: str = "italian",
    modules: tuple[str, ...] = (),
    seed: int = 1,
    plies: int | None = None,
    **switches: object,
) -> Game:
    """Return a game played at random, of a few rounds unless the switches say otherwise."""
    settings = {"max_rounds": 9, **switches}
    start, names = settings.pop("start", None), settings.pop("names", None)
    assert start is None or isinstance(start, int)
    assert names is None or isinstance(names, tuple)
    game = Game.new(seats, edition, modules, seed, start=start, names=names, **settings)
    return play_at_random(game, Random(seed), plies)
