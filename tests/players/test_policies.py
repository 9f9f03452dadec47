"""The policies: legal and from the view alone at every step, with generators and results of their own."""

from __future__ import annotations

from collections.abc import Iterator

from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.engine.state import State
from posthorn.engine.steps import STEP_BUILD, STEP_OVER, STEP_TURN_OVER, STEPS
from posthorn.engine.turn import apply, legal_actions
from posthorn.game import MODULES, Game, Options, View
from posthorn.game.game import split_seed
from posthorn.players.levels import POLICIES
from posthorn.players.policies import (
    POLICY_POSTMASTER,
    RESULT_DECISIONS,
    RESULT_OVER,
    RESULT_ROUNDS,
    RESULT_SIZE,
    RESULT_WINNER,
    choose_by_policy,
    note_result,
    player_seed,
    seed_player,
)
from tests.tables import begin


def positions(options: Options, seed: int) -> Iterator[tuple[State, list[int], list[list[int]]]]:
    """Play a game of postmasters; give each state with its legal actions and the players' generators."""
    s = begin(options, seed)
    words = [[0] * 4 for _ in range(options.seats)]
    for seat in range(options.seats):
        seed_player(words[seat], seed, seat)
    while s.step != STEP_OVER:
        actions = [0] * MOST_LEGAL
        actions = actions[: legal_actions(s, actions)]
        yield s, actions, words
        apply(s, choose_by_policy(POLICY_POSTMASTER, s, actions, len(actions), words[s.actor]))
    yield s, [], words


def check_choices(s: State, actions: list[int], words: list[int], options: Options) -> None:
    """Every policy's choice is legal, and the same on what the seat may know as on the true state."""
    seen = View(s, s.actor, options).state
    for policy in POLICIES.values():
        chosen = choose_by_policy(policy, s, actions, len(actions), words[:])
        assert chosen in actions
        assert choose_by_policy(policy, seen, actions, len(actions), words[:]) == chosen


def test_every_step_is_met() -> None:
    """Every policy keeps to the contract at every step; the office of R12.4, which is rare, is asked for here."""
    options = Options.of(3, modules=MODULES, placement="free")
    met = set()
    for s, actions, words in positions(options, seed=8):
        if not actions:
            continue
        met.add(s.step)
        check_choices(s, actions, words[s.actor], options)
        if s.offices_left[s.actor] > 0:
            asked = s.copy()
            asked.step = STEP_BUILD
            builds = [0] * MOST_LEGAL
            check_choices(asked, builds[: legal_actions(asked, builds)], words[s.actor], options)
    assert met | {STEP_BUILD} == set(range(STEPS)) - {STEP_TURN_OVER, STEP_OVER}


def test_the_generators_of_game_and_players_differ() -> None:
    """A game's seed gives the game and each of its players other numbers; ``make_player`` gets the same as compiled."""
    generators = []
    for seat in range(4):
        words = [0] * 4
        seed_player(words, 2**40 + 5, seat)
        made = [0] * 4
        seed_generator(made, split_seed(player_seed(2**40 + 5, seat)))
        assert words == made
        generators.append(words)
    game = [0] * 4
    seed_generator(game, split_seed(2**40 + 5))
    generators.append(game)
    for i in range(4):
        assert len({words[i] for words in generators[:5]}) == 5 or i == 3


def test_a_result_is_that_of_the_game() -> None:
    """The result noted for policies has the scores, the ranking's first, the rounds and the end of the game."""
    options = Options.of(3, max_rounds=4)
    game = Game.new(3, seed=11, max_rounds=4)
    states = positions(options, seed=11)
    for s, actions, words in states:
        if actions:
            game.play(choose_by_policy(POLICY_POSTMASTER, s, actions, len(actions), words[s.actor][:]))
    result = [0] * RESULT_SIZE
    note_result(s, game.ply, result)
    assert tuple(result[:3]) == game.scores
    assert result[RESULT_WINNER] == game.ranking[0]
    assert (result[RESULT_ROUNDS], result[RESULT_DECISIONS], result[RESULT_OVER]) == (4, game.ply, 1)
