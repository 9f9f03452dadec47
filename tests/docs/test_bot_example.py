"""The bot that docs/writing-a-bot.md builds works as it stands there."""

import re
from pathlib import Path
from typing import Any

from posthorn import Game
from posthorn.players import make_player

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "writing-a-bot.md"


def test_the_wanderer_plays() -> None:
    """The example's class is at most thirty lines long and beats the random player over some games of every module."""
    source = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)[0]
    assert len(source.splitlines()) <= 33
    names: dict[str, Any] = {}
    exec(source, names)
    wins = 0
    for seed in range(6):
        modules = ("audience", "offices") if seed % 2 else ()
        game = Game.new(seats=2, seed=seed, modules=modules, max_rounds=60)
        players = [names["Wanderer"](seed, None), make_player("random", seed)]
        while game.seat_to_act is not None:
            game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
        wins += game.ranking[0] == 0
    assert wins == 6
