"""The command ``posthorn terminal`` with its lines from a pipe, and games to draw."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from typer.testing import CliRunner, Result

from posthorn import Game
from posthorn.cli import app
from posthorn.players import make_player

SETS_OF_MODULES = ("", "audience", "honours", "audience,honours")


def play(options: str, lines: Iterable[str], width: int = 100) -> Result:
    """Run the command with options and what is typed."""
    typed = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, ["terminal", *options.split()], input=typed, env={"COLUMNS": str(width)})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def numbers(count: int, seed: int = 1) -> list[str]:
    """What a person types who picks choices by number without looking."""
    pick = random.Random(seed)
    return [str(pick.randint(1, 6)) for _ in range(count)]


def played(plies: int, seats: int = 3, modules: Sequence[str] = (), seed: int = 1) -> Game:
    """A game some actions old, played by bots."""
    game = Game.new(seats=seats, modules=modules, seed=seed)
    bots = [make_player("postmaster", seat) for seat in range(seats)]
    while game.seat_to_act is not None and game.ply < plies:
        game.play(bots[game.seat_to_act].choose(game.view(game.seat_to_act)))
    return game
