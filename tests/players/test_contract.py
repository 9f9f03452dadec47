"""What every player of ours keeps to, whatever it plays by; what is particular to one is tested elsewhere."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from posthorn import Game, View
from posthorn.arena.simulate import table_arguments
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.state import State
from posthorn.engine.turn import legal_actions
from posthorn.game import Options
from posthorn.players import USUAL_BUDGETS, Budget, Player, make_player, player_names
from posthorn.players.levels import LEVELS, POLICIES
from posthorn.players.policies import choose_by_policy, player_seed, seed_player
from tests.laws.test_laws import exchange_the_unknown
from tests.tables import every_kind_of_table

FEW = Budget(iterations=12)  # for those that search
# Rounds, for those whose games last too long for a test.
SOONER = (
    {"random": 25}
    | dict.fromkeys(USUAL_BUDGETS, 8)
    | {name: 3 for name, level in LEVELS.items() if level.network is not None}
    | {"prince": 1}
)
MOST_ROUNDS = {"postmaster": 35}  # by which a game has ended
SEED = 3

# Of the levels that follow small networks, which differ in their weights alone, the weakest and the strongest.
PLAYERS_TESTED = [name for name in player_names() if name not in ("pilgrim", "merchant", "courier", "envoy")]

_SEARCHES = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]
every_player = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=_SEARCHES if name in USUAL_BUDGETS else []) for name in PLAYERS_TESTED]
)


def make(name: str, seat: int, seed: int = SEED) -> Player:
    """Make a player for a seat of the game of a seed."""
    return make_player(name, player_seed(seed, seat), FEW if name in USUAL_BUDGETS else None)


def game_of(name: str, options: Options) -> Game:
    """Begin a game that players of a name end soon."""
    if name in SOONER:
        options = options.but(max_rounds=SOONER[name])
    return Game.new(**table_arguments(options), seed=SEED)


@every_player
@every_kind_of_table
def test_a_game(name: str, options: Options) -> None:
    """A player brings a game with its like to an end, by legal choices that follow from its seed and its view alone.

    A second one of the same seed, which sees the same where all that it cannot know differs, chooses the same from
    views that have come from elsewhere; and so does its policy, if it has one, on the true state. The views stay as
    they are, and a player that is made in the middle can go on.
    """
    game = game_of(name, options)
    players, others = ([make(name, seat) for seat in range(options.seats)] for _ in range(2))
    chance, words = Random(SEED), [[0] * 4 for _ in players]
    for number, generator in enumerate(words):
        seed_player(generator, SEED, number)
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        choice = players[seat].choose(view)
        assert choice in view.legal_actions
        assert view == game.view(seat)
        assert others[seat].choose(seen_elsewhere(game, view, chance)) == choice
        if name in POLICIES:
            assert by_policy(name, game._state, words[seat]) == choice.number
        if game.ply % 25 == 0:
            assert make(name, seat).choose(view) in view.legal_actions
        game.play(choice)
    if name not in SOONER:
        assert game.view(None).ender is not None
        assert game.view(None).round <= MOST_ROUNDS.get(name, 70)
        assert sum(game.scores) > 0


def seen_elsewhere(game: Game, view: View, chance: Random) -> View:
    """Return a seat's view, sent from a state that differs from the game's in all that the seat cannot know."""
    other = game._state.copy()
    exchange_the_unknown(other, view.seat, chance, game.options.cleric_reminder)
    sent: View = pickle.loads(pickle.dumps(View(other, view.seat, game.options, view.own_actions)))
    return sent


def by_policy(name: str, s: State, words: list[int]) -> int:
    """Return what a policy chooses in a state, which is the true one where games are simulated."""
    actions = [0] * MOST_LEGAL
    return choose_by_policy(POLICIES[name], s, actions, legal_actions(s, actions), words)


@pytest.mark.parametrize("name", POLICIES)
def test_another_seed_is_another_game(name: str) -> None:
    """With other seeds the players' choices differ."""

    def actions(seed: int) -> tuple[str, ...]:
        game = Game.new(seats=2, seed=3, max_rounds=12)
        players = [make(name, seat, seed) for seat in range(2)]
        while game.seat_to_act is not None:
            game.play(players[game.seat_to_act].choose(game.view(game.seat_to_act)))
        return game.record.actions

    assert actions(10) != actions(20)
