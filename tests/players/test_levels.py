"""The levels below the postmaster, and its two styles: legal, from the view alone, sensible, as strong as wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from posthorn.arena.simulate import MOST_ACTIONS, simulate
from posthorn.compiled.cpu import Compiled
from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.ending import score
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_BUILD, STEP_OVER, STEP_TURN_OVER, STEPS
from posthorn.engine.tables import SEATS
from posthorn.engine.turn import apply, legal_actions
from posthorn.game import MODULES, Options, View
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.levels import POLICIES
from posthorn.players.policies import (
    RESULT_SIZE,
    choose_by_policy,
    play_games_by_policies,
    seed_player,
)
from tests.tables import TABLES, begin, every_kind_of_table, set_table

LEVELS = {name: POLICIES[name] for name in ("postilion", "stableboy", "rusher", "builder")}
GAMES = 600
NOISE = 0.02  # what luck may cost in so many games


def positions(options: Options, policies: Sequence[int], seed: int) -> Iterator[tuple[State, list[int], list[int]]]:
    """Play a game, the seats by these policies in turn; give each state, its legal actions and the generator to use."""
    s = begin(options, seed)
    words = [[0] * 4 for _ in range(options.seats)]
    for seat in range(options.seats):
        seed_player(words[seat], seed, seat)
    while s.step != STEP_OVER:
        actions = [0] * MOST_LEGAL
        actions = actions[: legal_actions(s, actions)]
        yield s, actions, words[s.actor]
        policy = policies[s.actor % len(policies)]
        apply(s, choose_by_policy(policy, s, actions, len(actions), words[s.actor]))
    yield s, [], []


def check_choices(s: State, actions: list[int], words: list[int], options: Options) -> None:
    """Check what every level chooses in a position."""
    seen = View(s, s.actor, options).state
    before = seen.copy()
    for policy in LEVELS.values():
        on_the_truth, on_the_view = words[:], words[:]
        chosen = choose_by_policy(policy, s, actions, len(actions), on_the_truth)
        assert chosen in actions
        assert choose_by_policy(policy, seen, actions, len(actions), on_the_view) == chosen
        assert on_the_truth == on_the_view
    assert seen == before


@every_kind_of_table
def test_choices_are_legal_and_need_only_the_view(options: Options) -> None:
    """Every level's choice is legal, and the same on what the seat may know as on the true state, which it leaves."""
    for s, actions, words in positions(options, list(LEVELS.values()), seed=8):
        if actions:
            check_choices(s, actions, words, options)


def test_every_step_is_met() -> None:
    """Games with both modules ask the levels at every step; the office of R12.4, which is rare, is asked for here."""
    options = Options.of(3, modules=MODULES, placement="free")
    met = set()
    for seed in (8, 9):
        for s, actions, words in positions(options, list(LEVELS.values()), seed):
            if actions:
                met.add(s.step)
                check_choices(s, actions, words, options)
            if actions and s.offices_left[s.actor] > 0:
                asked = s.copy()
                asked.step = STEP_BUILD
                builds = [0] * MOST_LEGAL
                check_choices(asked, builds[: legal_actions(asked, builds)], words, options)
    assert met | {STEP_BUILD} == set(range(STEPS)) - {STEP_TURN_OVER, STEP_OVER}


@every_kind_of_table
@pytest.mark.parametrize("level", list(LEVELS))
def test_games_end_in_time(options: Options, level: str) -> None:
    """A game among players of one level ends by itself within 70 rounds, and together they score above nought."""
    *_, (s, _, _) = positions(options, [LEVELS[level]], seed=3)
    assert s.ender >= 0
    assert s.rounds <= 70
    assert sum(score(s, seat) for seat in range(options.seats)) > 0


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_compiled_equals_interpreted() -> None:
    """Games of all levels at tables of every kind have the same results compiled and interpreted."""
    compiled = Compiled(POLICY_MODULES)
    policies = list(LEVELS.values())
    for number, options in enumerate(TABLES):
        seated = [policies[(seat + number) % len(policies)] for seat in range(options.seats)]
        results = [[0] * RESULT_SIZE]
        words = [[0] * 4 for _ in range(SEATS)]
        room = [0] * MOST_LEGAL
        play_games_by_policies([set_table(options)], seated, words, room, results, 50 + number, MOST_ACTIONS)
        states = np.zeros(1, STATE)
        from_plain(set_table(options), states[0])
        again = np.zeros((1, RESULT_SIZE), np.int64)
        arrays = np.array(seated), np.array(words), np.array(room), again
        compiled.play_games_by_policies(states, *arrays, 50 + number, MOST_ACTIONS)
        assert again.tolist() == results


def won_by(seat: int, scores: Sequence[int]) -> float:
    """Return what a seat won of a game: all, nothing, or its part of a tie in points."""
    best = max(scores)
    return (scores[seat] == best) / list(scores).count(best)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("one", "others", "seats", "wanted"),
    [
        ("stableboy", "random", 2, 0.97),
        ("stableboy", "random", 4, 0.92),
        ("postilion", "stableboy", 2, 0.80),
        ("postmaster", "postilion", 2, 0.87),
        ("postmaster", "postilion", 4, 0.78),
        ("builder", "rusher", 2, 0.40),
        ("builder", "rusher", 4, 0.25),
    ],
)
def test_each_level_wins_as_it_should(one: str, others: str, seats: int, wanted: float) -> None:
    """One player, in each seat in turn, wins as many games as it should: a level those below, a style its share."""
    won = 0.0
    for seat in range(seats):
        players = [one if other == seat else others for other in range(seats)]
        results = simulate(Options.of(seats), players, GAMES // seats, seed=seat).results
        won += sum(won_by(seat, result.scores) for result in results)
    assert won / GAMES >= wanted - NOISE
