"""Whole games by policies: written like the rules, so that it runs interpreted and compiled alike.

A policy chooses among the legal actions of a state, reading only what the seat to act may know. Here each has a number,
so that compiled code can tell them apart.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.chance import MASK, random_below, seed_generator
from posthorn.engine.ending import score, winning_seat
from posthorn.engine.setup import new_game
from posthorn.engine.state import Numbers, State, Table
from posthorn.engine.steps import STEP_OVER
from posthorn.engine.tables import SEATS
from posthorn.engine.turn import apply, legal_actions
from posthorn.players.postmaster_policy import action_value, intention
from posthorn.players.postmaster_worth import BUILDING, RUSHING

Array = Any  # of NumPy, which only those who compile have

POLICY_RANDOM, POLICY_POSTMASTER = range(2)

# What is noted of a game: the points of each seat, then these.
RESULT_WINNER = SEATS
RESULT_ROUNDS = SEATS + 1
RESULT_DECISIONS = SEATS + 2
RESULT_OVER = SEATS + 3  # 0 if the game was left off
RESULT_SIZE = SEATS + 4

# The game's own generator has zeros where a player's has this and its seat: no player foresees the cards.
PLAYER_MARK = 0x706F7374


def player_seed(seed: int, seat: int) -> int:
    """Return the seed of a seat's player in the game of a seed below 2**64, for ``make_player``."""
    return seed | PLAYER_MARK << 64 | (seat + 1) << 96


def seed_player(words: Numbers, seed: int, seat: int) -> None:
    """Start the generator of a seat's player as ``player_seed`` does, with numbers of 64 bits only."""
    seed_generator(words, (seed & MASK, seed >> 32 & MASK, PLAYER_MARK, seat + 1))


def choose_by_policy(policy: int, s: State, actions: Numbers, n: int, words: Numbers) -> int:
    """Return what a policy values most among the n legal actions, by lot among equals.

    ``words`` is the player's own generator. The postmaster rushes when there are two at the table and builds when
    there are more.
    """
    if policy == POLICY_RANDOM:
        return actions[random_below(words, n)]
    if n == 1:
        return actions[0]
    seat = s.actor
    style = RUSHING if s.seats == 2 else BUILDING
    intended = intention(s, seat, style)
    choice = actions[0]
    best = action_value(s, seat, choice, intended, style)
    equals = 1
    for i in range(1, n):
        value = action_value(s, seat, actions[i], intended, style)
        if value > best:
            best = value
            choice = actions[i]
            equals = 1
        elif value == best:
            equals += 1
            if random_below(words, equals) == 0:
                choice = actions[i]
    return choice


def play_by_policies(s: State, policies: Numbers, words: Table, actions: Numbers, most: int) -> int:
    """Play on, each seat by its policy, until the game is over or ``most`` actions are played; return how many were.

    ``words`` holds a generator for each seat, ``actions`` has room for MOST_LEGAL actions.
    """
    played = 0
    while s.step != STEP_OVER and played < most:
        n = legal_actions(s, actions)
        apply(s, choose_by_policy(policies[s.actor], s, actions, n, words[s.actor]))
        played += 1
    return played


def note_result(s: State, decisions: int, result: Numbers) -> None:
    """Write down how a game went, in RESULT_SIZE numbers."""
    for seat in range(s.seats):
        result[seat] = score(s, seat)
    result[RESULT_WINNER] = winning_seat(s)
    result[RESULT_ROUNDS] = s.rounds
    result[RESULT_DECISIONS] = decisions
    result[RESULT_OVER] = int(s.step == STEP_OVER)


def play_games_by_policies(
    states: Array, policies: Array, words: Array, actions: Array, results: Array, seed: int, most: int
) -> None:
    """Play whole games, whose options are set and all else zero, and note their results: game i has ``seed + i``.

    A game longer than ``most`` actions is left off and scored as it stands.
    """
    for i in range(len(states)):
        s = states[i]
        seed_generator(s.rng, ((seed + i) & MASK, (seed + i) >> 32 & MASK, 0, 0))
        for seat in range(s.seats):
            seed_player(words[seat], seed + i, seat)
        new_game(s)
        note_result(s, play_by_policies(s, policies, words, actions, most), results[i])
