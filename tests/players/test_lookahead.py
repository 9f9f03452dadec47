"""Looking ahead with the network: it keeps its budget, repeats itself, and sees what first sight does not."""

from __future__ import annotations

import numpy as np
import pytest

from posthorn import Game
from posthorn.players import Budget, make_player
from posthorn.players.network_player import NetworkPlayer, trained_weights
from posthorn.players.network_search import AT_LEISURE, IN_HASTE, NetworkSearcher, _pick, _still_in, reach_of
from posthorn.players.outlook import Outlook, compiled_lookahead

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]


def position(seats: int, plies: int) -> Game:
    """Return a game of networks after some actions, where the network is not sure what to choose."""
    game, player = Game.new(seats, seed=11), NetworkPlayer(trained_weights())
    while game.ply < plies or not is_doubtful(game):
        assert game.seat_to_act is not None
        game.play(player.choose(game.view(game.seat_to_act)))
    return game


def is_doubtful(game: Game) -> bool:
    """Return whether looking ahead tries several actions."""
    found = NetworkSearcher(1, Budget(iterations=1))._evaluate(game.view(game.seat_to_act), 1)
    return sum((one.visits or 0) > 1 for one in found) > 2


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_is_the_same_choice(threads: int) -> None:
    """With a number of worlds what is found follows from seed and view, whatever the threads do."""
    game = position(3, 40)
    view = game.view(game.seat_to_act)
    budget = Budget(iterations=16, threads=threads)
    first, again = (NetworkSearcher(5, budget).evaluate(view) for _ in range(2))
    assert first == again
    assert first != NetworkSearcher(6, budget).evaluate(view)
    assert {found.action for found in first} == set(view.legal_actions)


def test_more_time_is_more_worlds() -> None:
    """A player by time tries more worlds when it has more of it; without any it follows the network."""
    game = position(2, 30)
    view = game.view(game.seat_to_act)

    def tried(seconds: float) -> int:
        return max(found.visits or 0 for found in NetworkSearcher(1, Budget(seconds)).evaluate(view))

    tried(0.1)  # compiled now
    assert tried(2.0) > tried(0.05)
    at_once = NetworkSearcher(1, Budget(seconds=1e-9))
    assert at_once.choose(view) == NetworkPlayer(trained_weights()).choose(view)


def test_nothing_is_compiled_while_it_thinks() -> None:
    """All that looking ahead calls is compiled when a player is made, so that no choice takes a minute."""
    compiled = compiled_lookahead()
    called = "seed_generator", "imagine_worlds", "play_rows", "turn_number", "score", "winning_seat"
    before = [len(getattr(compiled, name).signatures) for name in called]
    assert all(before)
    game, player = Game.new(2, seed=11, max_rounds=3), NetworkPlayer(trained_weights())
    searcher = NetworkSearcher(1, Budget(iterations=1))
    while not game.is_over:
        view = game.view(game.seat_to_act)
        if len(view.legal_actions) > 1:
            searcher.evaluate(view)
        game.play(player.choose(view))
    assert [len(getattr(compiled, name).signatures) for name in called] == before


def test_an_obvious_choice_is_found() -> None:
    """In the last round a route that can be closed is closed: there is nothing to wait for (R8.1)."""
    game = Game.from_position(
        "seats=2 round=20 start=0 turn=1 step=close cards_drawn=1 cards_played=1 official=postmaster "
        "route1=mannheim-carlsruhe-stuttgart carriage=7,5 tiles0=game_end:1"
    )
    choice = NetworkSearcher(1, Budget(iterations=16)).choose(game.view(1))
    assert choice.verb.startswith("close")


def test_longer_thought_goes_further() -> None:
    """With more time, or by a number of worlds, less likely choices are tried, and worlds are played on for longer."""
    assert reach_of(Budget(seconds=0.2)) == IN_HASTE
    assert reach_of(Budget(seconds=0.6, threads=2)) == reach_of(Budget(iterations=8)) == AT_LEISURE
    assert AT_LEISURE.rounds > IN_HASTE.rounds
    assert AT_LEISURE.least_likely < IN_HASTE.least_likely


def test_it_judges_what_it_tries() -> None:
    """Every action that was tried has a chance between 0 and 1 and points that are possible."""
    game = position(4, 50)
    for found in make_player("prince", 1, Budget(iterations=8)).evaluate(game.view(game.seat_to_act)):  # type: ignore[attr-defined]
        assert 0 <= found.chance <= 1
        assert -20 <= found.points <= 60


def outlook(*worth: float) -> Outlook:
    """Return what was found in some worlds."""
    return Outlook(np.array(worth), np.array([worth]).T, np.zeros(len(worth)))


def test_the_first_choice_is_left_for_a_surely_better_one() -> None:
    """Another action is taken only if it did better by more than the error; one surely behind is tried no more."""
    doubtful = {1: outlook(0.5, 0.5, 0.5, 0.5), 2: outlook(0.9, 0.2, 0.9, 0.2)}
    assert _pick([1, 2], doubtful) == 1
    assert _still_in([1, 2], doubtful) == [1, 2]
    sure = {1: outlook(0.5, 0.5, 0.5, 0.5), 2: outlook(0.6, 0.7, 0.6, 0.7)}
    assert _pick([1, 2], sure) == 2
    assert _still_in([1, 2], sure) == [2]
    assert _pick([1, 2], {}) == 1
