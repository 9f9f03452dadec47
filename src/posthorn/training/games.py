"""Games that never end: each begins anew when it is over. Written like the rules, for the CPU and for GPUs.

A learner sees real choices only: where there is but one legal action it is played at once.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.chance import MASK, random_below
from posthorn.engine.ending import score, winning_seat
from posthorn.engine.setup import new_game
from posthorn.engine.state import State
from posthorn.engine.tables import SEATS
from posthorn.engine.turn import apply
from posthorn.players.observation import write_mask, write_observation
from posthorn.players.real_choices import pass_over_forced

Array = Any

# What is noted of a game that has ended: the points of each seat, then these.
NOTED_WINNER = SEATS
NOTED_ROUNDS = SEATS + 1
NOTED_END = SEATS + 2  # 0 while it goes on
NOTED = SEATS + 3

TOLD_ACTOR, TOLD_SEATS, TOLD_WATCHER = range(3)  # what is told of each game beside its observation
TOLD = 3


def note_end(s: State, result: Array) -> None:
    """Note how a game has ended."""
    for seat in range(s.seats):
        result[seat] = score(s, seat)
    result[NOTED_WINNER] = winning_seat(s)
    result[NOTED_ROUNDS] = min(s.rounds, 127)
    result[NOTED_END] = 1


def begin_anew(room: Array, templates: Array, words: Array) -> None:
    """Begin a game in ``room``, an array of one state, with the options of a template drawn by lot."""
    room[0] = templates[random_below(words, len(templates))]
    s = room[0]
    for i in range(4):
        s.rng[i] = random_below(words, MASK)
    new_game(s)


def go_on(room: Array, templates: Array, words: Array, result: Array, actions: Array) -> int:
    """Go on to the next real choice, in a new game if need be; return how many legal actions it has."""
    result[NOTED_END] = 0
    n = pass_over_forced(room[0], actions)
    while n == 0:
        note_end(room[0], result)
        begin_anew(room, templates, words)
        n = pass_over_forced(room[0], actions)
    return n


def tell(
    s: State, words: Array, actions: Array, n: int, observation: Array, watches: bool, watched: Array, mask: Array,
    told: Array,
) -> None:  # fmt: skip
    """Write what the seat to act may know, and which of the n actions it may choose; all zeros before.

    If somebody ``watches``, another seat is drawn by lot, and what that may know is written into ``watched``.
    """
    write_observation(s, s.actor, observation)
    write_mask(actions, n, mask)
    told[TOLD_ACTOR] = s.actor
    told[TOLD_SEATS] = s.seats
    if watches:
        watcher = (s.actor + 1 + random_below(words, s.seats - 1)) % s.seats
        write_observation(s, watcher, watched)
        told[TOLD_WATCHER] = watcher


def begin_games(
    states: Array, templates: Array, words: Array, observations: Array, watches: bool,
    watched: Array, masks: Array, told: Array, results: Array, actions: Array, first: int, last: int,
) -> None:  # fmt: skip
    """Begin games, and tell each one's first choice."""
    for i in range(first, last):
        begin_anew(states[i : i + 1], templates, words[i])
        n = go_on(states[i : i + 1], templates, words[i], results[i], actions)
        tell(states[i], words[i], actions, n, observations[i], watches, watched[i], masks[i], told[i])


def play_games(
    states: Array, templates: Array, words: Array, observations: Array, watches: bool,
    watched: Array, masks: Array, told: Array, results: Array, actions: Array, chosen: Array, first: int, last: int,
) -> None:  # fmt: skip
    """Play a chosen action in each game, and tell the next choice."""
    for i in range(first, last):
        apply(states[i], chosen[i])
        n = go_on(states[i : i + 1], templates, words[i], results[i], actions)
        tell(states[i], words[i], actions, n, observations[i], watches, watched[i], masks[i], told[i])
