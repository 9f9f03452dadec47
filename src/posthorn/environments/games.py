"""Games as environments show them: many that never end, each beginning anew when it is over, or a single one.

Written like the rules, for the CPU and for GPUs. Whoever chooses sees real choices only: where there is but one legal
action it is played at once.
"""

from __future__ import annotations

from typing import Any

from posthorn.engine.actions import ACTIONS, MOST_LEGAL
from posthorn.engine.chance import MASK, random_below, seed_generator
from posthorn.engine.ending import score, winning_seat
from posthorn.engine.setup import new_game
from posthorn.engine.state import State
from posthorn.engine.tables import SEATS
from posthorn.engine.turn import apply
from posthorn.players.observation import MASK_BITS, OBSERVATION, mark_legal, write_mask, write_observation
from posthorn.players.real_choices import pass_over_forced

Array = Any

# What is noted of a game that has ended: the points of each seat, then these.
NOTED_WINNER = SEATS
NOTED_ROUNDS = SEATS + 1
NOTED_END = SEATS + 2  # how it has ended
NOTED = SEATS + 3
GOES_ON, PLAYED_OUT, FORFEITED = range(3)

WAITS = -1  # no action's number: the game stays as it is

OVER, ILLEGAL = -1, -2  # in place of the seat to act, in a single game

TOLD_ACTOR, TOLD_SEATS, TOLD_WATCHER = range(3)  # what is told of each game beside its observation
TOLD = 3

REWARD_OF_CHOOSER = SEATS  # rewards are noted by seat, and once more that of the seat that has chosen
REWARDS = SEATS + 1

# A game's cards come from its own generator; this one's words differ from it by a mark, so that no lot foretells them.
LOTS_MARK = 0x6C6F7473
SEED_WORD = 1 << 31  # what is drawn for each word of a seed is below this: with more, 64 bits would not be enough


def begin_seeded(room: Array, templates: Array, words: Array, seed: int) -> None:
    """Begin in ``room``, an array of one state, the game that ``Game.new`` deals by a seed below 2**63.

    ``words`` becomes a generator for all lots beside the cards: with which template's options, and the games to come.
    """
    seed_generator(words, (seed & MASK, seed >> 32 & MASK, 0, LOTS_MARK))
    room[0] = templates[random_below(words, len(templates))]
    s = room[0]
    seed_generator(s.rng, (seed & MASK, seed >> 32 & MASK, 0, 0))
    new_game(s)


def begin_anew(room: Array, templates: Array, words: Array) -> None:
    """Begin a game in ``room``, an array of one state, with the options of a template drawn by lot."""
    room[0] = templates[random_below(words, len(templates))]
    s = room[0]
    first, second = random_below(words, SEED_WORD), random_below(words, SEED_WORD)
    third, fourth = random_below(words, SEED_WORD), random_below(words, SEED_WORD)
    seed_generator(s.rng, (first, second, third, fourth))
    new_game(s)


def note_end(s: State, result: Array, rewards: Array) -> None:
    """Note how a game has ended. The winner gains 1, and the others lose as much together."""
    winner = winning_seat(s)
    for seat in range(s.seats):
        result[seat] = score(s, seat)
        rewards[seat] = 1.0 if seat == winner else -1.0 / (s.seats - 1)
    result[NOTED_WINNER] = winner
    result[NOTED_ROUNDS] = min(s.rounds, 127)
    result[NOTED_END] = PLAYED_OUT


def note_forfeit(s: State, result: Array, rewards: Array) -> None:
    """Note that the seat to act has chosen what is not legal: it loses 1, and the others gain as much together."""
    for seat in range(s.seats):
        result[seat] = score(s, seat)
        rewards[seat] = -1.0 if seat == s.actor else 1.0 / (s.seats - 1)
    result[NOTED_WINNER] = -1
    result[NOTED_ROUNDS] = min(s.rounds, 127)
    result[NOTED_END] = FORFEITED


def note_nothing(result: Array, rewards: Array) -> None:
    """Note that a game goes on."""
    result[NOTED_END] = GOES_ON
    for i in range(REWARDS):
        rewards[i] = 0.0


def is_allowed(mask: Array, action: int) -> bool:
    """Return whether an action is marked in a mask of bits or of bytes."""
    if action < 0 or action >= ACTIONS:
        return False
    if len(mask) == ACTIONS:
        return bool(mask[action])
    return bool(mask[action // MASK_BITS] >> action % MASK_BITS & 1)


def carry_out(s: State, action: int, is_legal: bool, result: Array, rewards: Array, actions: Array) -> int:
    """Carry out what the seat to act has chosen and go on to the next real choice; say how many actions that has.

    There are none when the game is over, which is noted.
    """
    chooser = s.actor
    note_nothing(result, rewards)
    if is_legal:
        apply(s, action)
        n = pass_over_forced(s, actions)
        if n > 0:
            return n
        note_end(s, result, rewards)
    else:
        note_forfeit(s, result, rewards)
    rewards[REWARD_OF_CHOOSER] = rewards[chooser]
    return 0


def first_choice(room: Array, templates: Array, words: Array, actions: Array) -> int:
    """Go from where a game begins to its first real choice, and say how many actions that has.

    A game that offers none, if there is such a one, is replaced by another.
    """
    n = pass_over_forced(room[0], actions)
    while n == 0:
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
    if len(mask) == ACTIONS:
        mark_legal(actions, n, mask)
    else:
        write_mask(actions, n, mask)
    told[TOLD_ACTOR] = s.actor
    told[TOLD_SEATS] = s.seats
    if watches:
        watcher = (s.actor + 1 + random_below(words, s.seats - 1)) % s.seats
        write_observation(s, watcher, watched)
        told[TOLD_WATCHER] = watcher


def clear(row: Array) -> None:
    """Fill a row with zeros."""
    for i in range(len(row)):
        row[i] = 0


def begin_games(
    states: Array, templates: Array, words: Array, seeds: Array, observations: Array, watches: bool, watched: Array,
    masks: Array, told: Array, results: Array, rewards: Array, actions: Array, first: int, last: int,
) -> None:  # fmt: skip
    """Begin the games of some seeds, and tell each one's first choice; a seed below 0 leaves it to the lot."""
    for i in range(first, last):
        room = states[i : i + 1]
        if seeds[i] >= 0:
            begin_seeded(room, templates, words[i], seeds[i])
        else:
            begin_anew(room, templates, words[i])
        n = first_choice(room, templates, words[i], actions)
        note_nothing(results[i], rewards[i])
        clear(observations[i])
        clear(watched[i])
        clear(masks[i])
        tell(states[i], words[i], actions, n, observations[i], watches, watched[i], masks[i], told[i])


def play_games(
    states: Array, templates: Array, words: Array, observations: Array, watches: bool, watched: Array,
    masks: Array, told: Array, results: Array, rewards: Array, actions: Array, chosen: Array, first: int, last: int,
) -> None:  # fmt: skip
    """Play a chosen action in each game, and tell the next choice, in a new game if need be; or let it wait."""
    for i in range(first, last):
        if chosen[i] == WAITS:
            note_nothing(results[i], rewards[i])
            continue
        n = carry_out(states[i], chosen[i], is_allowed(masks[i], chosen[i]), results[i], rewards[i], actions)
        if n == 0:
            begin_anew(states[i : i + 1], templates, words[i])
            n = first_choice(states[i : i + 1], templates, words[i], actions)
        clear(observations[i])
        clear(watched[i])
        clear(masks[i])
        tell(states[i], words[i], actions, n, observations[i], watches, watched[i], masks[i], told[i])


def tell_one(s: State, legal: Array, rows: Array, place: int) -> int:
    """Go on to the next real choice, write it into a row of zeros, and return whose it is; OVER if there is none.

    The row is what the seat to act may know, and a mask of what it may choose; ``legal`` lists that, its length last.
    """
    n = pass_over_forced(s, legal)
    legal[MOST_LEGAL] = n
    if n == 0:
        return OVER
    write_observation(s, s.actor, rows[place, :OBSERVATION])
    mark_legal(legal, n, rows[place, OBSERVATION:])
    return s.actor


def begin_one(states: Array, templates: Array, seed: Array, legal: Array, rows: Array, place: int) -> int:
    """Begin a game by the four words of a seed, and tell its first real choice."""
    states[0] = templates[0]
    s = states[0]
    seed_generator(s.rng, (seed[0], seed[1], seed[2], seed[3]))
    new_game(s)
    return tell_one(s, legal, rows, place)


def play_one(states: Array, action: int, legal: Array, rows: Array, place: int) -> int:
    """Play an action of the seat to act, and tell the next real choice; change nothing if it is ILLEGAL."""
    for i in range(legal[MOST_LEGAL]):
        if legal[i] == action:
            apply(states[0], action)
            return tell_one(states[0], legal, rows, place)
    return ILLEGAL


def observe_one(states: Array, seat: int, rows: Array, place: int) -> None:
    """Write what any seat may know into a row of zeros."""
    write_observation(states[0], seat, rows[place, :OBSERVATION])
