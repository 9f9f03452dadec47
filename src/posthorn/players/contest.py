"""Whole games of networks and policies, many side by side. Written like the rules, for compiled play.

A seat's number says who plays it: a policy's number, or -1 - n for the network n, which is asked for all games at once.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.chance import MASK, seed_generator
from posthorn.engine.setup import new_game
from posthorn.engine.state import Numbers, State, Table
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.observation import write_mask, write_observation
from posthorn.players.policies import choose_by_policy, note_result, seed_player

Array = Any


def play_to_network(s: State, entrants: Numbers, words: Table, actions: Numbers) -> int:
    """Play on until a network has a real choice; return how many legal actions it has, 0 when the game is over."""
    n = legal_actions(s, actions)
    while n == 1 or (n > 1 and entrants[s.actor] >= 0):
        action = actions[0]
        if n > 1:
            action = choose_by_policy(entrants[s.actor], s, actions, n, words[s.actor])
        apply(s, action)
        n = legal_actions(s, actions)
    return n


def begin_contest(states: Array, entrants: Array, words: Array, seed: int, first: int, last: int) -> None:
    """Set up games whose options are set and all else zero: game i has the seed ``seed + i``."""
    for i in range(first, last):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 0, 0))
        for seat in range(s.seats):
            seed_player(words[i, seat], seed + i, seat)
        new_game(s)


def ask_networks(
    states: Array,
    entrants: Array,
    words: Array,
    actions: Array,
    observations: Array,
    masks: Array,
    asked: Array,
    results: Array,
    first: int,
    last: int,
) -> None:
    """Play every game on to the next choice of a network; ``asked`` says which one, -1 for a game that is over."""
    for i in range(first, last):
        if asked[i] < 0:
            continue
        s = states[i]
        n = play_to_network(s, entrants[i], words[i], actions)
        if n == 0:
            asked[i] = -1
            note_result(s, 0, results[i])
        else:
            asked[i] = -1 - entrants[i, s.actor]
            write_observation(s, s.actor, observations[i])
            write_mask(actions, n, masks[i])


def play_chosen(states: Array, asked: Array, chosen: Array, first: int, last: int) -> None:
    """Play what the networks chose."""
    for i in range(first, last):
        if asked[i] >= 0:
            apply(states[i], chosen[i])
