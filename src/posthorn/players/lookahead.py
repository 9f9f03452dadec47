"""Looking ahead: imagined worlds, played on by the network. Written like the rules, for compiled play.

In every row is a world that agrees with a view. Somebody's choice has been made in it; the network then plays all seats
until the seat that looks ahead begins another turn, where its own judgement says how the seat will fare.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.turn import apply
from posthorn.players.observation import write_mask, write_observation
from posthorn.players.real_choices import pass_over_forced
from posthorn.players.worlds import imagine

Array = Any

GOES_ON, ARRIVED_AT_TURN, ENDED = range(3)  # what a row has come to


def imagine_worlds(worlds: Array, view: Array, seat: int, own_clerics: Array, words: Array) -> None:
    """Fill the rows with possible worlds; ``view`` is an array of one state."""
    for i in range(len(worlds)):
        worlds[i] = view[0]
        imagine(worlds[i], seat, own_clerics, words)


def play_rows(
    worlds: Array, rows: Array, chosen: Array, seat: int, rounds: int, turn: int, actions: Array, observations: Array,
    masks: Array, reached: Array,
) -> None:  # fmt: skip
    """Play an action in each of these rows and go on to the next real choice; say what the row has come to.

    ``rounds`` and ``turn`` are those of the turn from which the seat looks ahead. What is to be judged is written into
    the rows of ``observations`` and ``masks``, in the order of ``rows``.
    """
    for k in range(len(rows)):
        s = worlds[rows[k]]
        apply(s, chosen[k])
        n = pass_over_forced(s, actions)
        if n == 0:
            reached[k] = ENDED
            continue
        reached[k] = GOES_ON
        if s.actor == seat and s.turn == seat and (s.rounds != rounds or turn != seat):
            reached[k] = ARRIVED_AT_TURN
        for i in range(len(observations[k])):
            observations[k, i] = 0
        for i in range(len(masks[k])):
            masks[k, i] = 0
        write_observation(s, s.actor, observations[k])
        write_mask(actions, n, masks[k])
