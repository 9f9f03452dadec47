"""Playing on from a position of a game that was played: with all cards as they lay, or dealt anew for one seat.

A position remembers nothing that happened before. What counts of that lies open, or in the hands; only of the clerics
it has sent a seat remembers more than it sees (R11.2). So whoever plays on does with the reminder of R11.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from posthorn.engine.chance import seed_generator
from posthorn.engine.state import State
from posthorn.game import Game, Options, Record, View
from posthorn.game.game import split_seed
from posthorn.game.position import format_position, parse_position
from posthorn.players.observing import own_clerics
from posthorn.players.worlds import imagine


def branch_as_it_lay(game: Game) -> Record:
    """Return the record of a game that begins where another one stands: the same actions would bring the same cards."""
    _, state = parse_position(game.position)
    return _branch(state, game.options, game.names)


def branch_dealt_anew(view: View, names: Sequence[str], seed: int) -> Record:
    """Return the record of a game that begins where a view was had: all its seat cannot know is dealt by a seed.

    Each deal is as likely as that seat had to expect it, and none depends on what really lay hidden.
    """
    assert view.seat is not None
    words = [0] * 4
    seed_generator(words, split_seed(seed))
    state = view.state.copy()
    imagine(state, view.seat, own_clerics(view), words)
    return _branch(state, view.options, names)


def _branch(state: State, options: Options, names: Sequence[str]) -> Record:
    if "audience" in options.modules:
        options = replace(options, cleric_reminder=True)
    return Record(options, tuple(names), None, format_position(state, options), (), None, practice=True)
