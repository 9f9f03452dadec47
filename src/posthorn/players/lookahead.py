"""Looking ahead: imagined worlds, played on by the network. Written like the rules, for compiled play.

In every row is a world that agrees with a view. Somebody's choice has been made in it; a network then plays all seats
for some turns, after which what the seat that looks ahead would know there is judged.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.state import State
from posthorn.engine.turn import apply
from posthorn.players.observation import write_mask, write_observation
from posthorn.players.real_choices import pass_over_forced
from posthorn.players.worlds import imagine

Array = Any

GOES_ON, AT_HORIZON, ENDED = range(3)  # what a row has come to


def turn_number(s: State) -> int:
    """Return the number of the turn that is played, counted through all rounds."""
    return s.rounds * s.seats + (s.turn - s.start) % s.seats


def imagine_worlds(worlds: Array, view: Array, seat: int, own_clerics: Array, words: Array) -> None:
    """Fill the rows with possible worlds; ``view`` is an array of one state."""
    for i in range(len(worlds)):
        worlds[i] = view[0]
        imagine(worlds[i], seat, own_clerics, words)


def play_rows(
    worlds: Array, rows: Array, chosen: Array, seats: Array, until: Array, actions: Array, observations: Array,
    masks: Array, reached: Array,
) -> None:  # fmt: skip
    """Play an action in each of these rows and go on to the next real choice; say what the row has come to.

    ``seats`` says for each row who looks ahead, and ``until`` to which turn. When that is reached the row has arrived:
    what the seat knows there is written into ``observations``. Where a row goes on, it is what the seat to act knows,
    with its legal actions in ``masks``. Both are in the order of ``rows``.
    """
    for k in range(len(rows)):
        row = rows[k]
        s = worlds[row]
        apply(s, chosen[k])
        n = pass_over_forced(s, actions)
        if n == 0:
            reached[k] = ENDED
            continue
        for i in range(len(observations[k])):
            observations[k, i] = 0
        if turn_number(s) >= until[row]:
            reached[k] = AT_HORIZON
            write_observation(s, seats[row], observations[k])
            continue
        reached[k] = GOES_ON
        for i in range(len(masks[k])):
            masks[k, i] = 0
        write_observation(s, s.actor, observations[k])
        write_mask(actions, n, masks[k])
