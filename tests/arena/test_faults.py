"""Players that fail lose their choice, not the match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from posthorn.arena import chair
from posthorn.arena.entrant import Entrant
from posthorn.arena.errors import ArenaError
from posthorn.arena.match import Match, Standing, play_match
from posthorn.game import Options
from posthorn.players import Budget, PlayerMaker
from tests.arena import strange_players
from tests.arena.strange_players import Babbling, Cheating, Crashing, Leaving, Raising, Sensible, Slow, Stalling

SHORT = Options.of(2, max_rounds=3)


def play(maker: PlayerMaker, budget: Budget | None = None, *, workers: int = 0) -> Match:
    """Play one deal of a strange player against a postmaster."""
    entrants = (Entrant("strange", budget, maker), Entrant("postmaster"))
    return play_match(SHORT, entrants, 2, 1, workers=workers)


def strange(match: Match) -> Standing:
    """Return what became of the strange player; the other one has no faults."""
    standing, postmaster = match.standings()
    assert not postmaster.faults
    assert all(game.is_over for game in match.games)
    return standing


def test_a_raising_player_loses_one_choice() -> None:
    """An error costs the one choice; it is counted, and the first is told with its place."""
    fault = strange(play(Raising)).faults["raised"]
    assert (fault["count"], fault["message"]) == (2, "RuntimeError: out of ink")
    assert (fault["deal"], fault["rotation"]) == (0, 0)
    assert fault["ply"] > 0


def test_a_player_cannot_end_the_arena() -> None:
    """Leaving the program is an error like any other, and all its choices are the plain player's."""
    standing = strange(play(Leaving))
    assert standing.faults["raised"]["count"] == standing.conduct.decisions


@pytest.mark.parametrize("maker", [Cheating, Babbling])
def test_illegal_answers_are_replaced(maker: PlayerMaker) -> None:
    """What is not legal, or no action, is not played; the plain player plays on the true position."""
    standing = strange(play(maker))
    assert standing.faults["illegal"]["count"] == standing.conduct.decisions
    assert set(standing.faults) == {"illegal"}


def test_the_fallback_is_the_postmaster() -> None:
    """A player all of whose choices are replaced plays as the postmaster does."""
    assert [game.scores for game in play(Cheating).games] == [game.scores for game in play(Sensible).games]


def test_a_player_that_breaks_while_it_is_made() -> None:
    """A player that cannot be made at all is refused before the match, with the reason."""
    with pytest.raises(ArenaError, match="strange cannot play: OSError: its weights are lost"):
        play(strange_players.broken)


@pytest.fixture
def released() -> Iterator[None]:
    """Let the stalling players go when the test is over."""
    Stalling.release.clear()
    yield
    Stalling.release.set()
    for thinker in chair._runaways:
        thinker.join()
    assert not chair.has_runaways()


@pytest.mark.usefixtures("released")
def test_a_stalling_player_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that does not come is given up after the patience; while it still runs, nobody waits for it again."""
    monkeypatch.setattr(chair, "PATIENCE", 0.05)
    match = play(Stalling, Budget(seconds=0.01))
    standing = strange(match)
    decisions = standing.conduct.decisions
    assert standing.faults["stalled"]["count"] == decisions - 2
    assert standing.faults["stalled"]["message"] == "0.06 s"
    assert standing.conduct.overruns == 2
    assert match.seconds < 5
    assert chair.has_runaways()


def test_a_player_that_comes_back_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the choice that was given up has returned, its answer is thrown away and the player is asked anew."""
    from posthorn import Game

    Stalling.release.clear()
    monkeypatch.setattr(chair, "PATIENCE_WITHOUT_BUDGET", 0.05)
    seat = chair.Chair(Entrant("strange", maker=Stalling), 1)
    game = Game.new(seats=2, seed=1)
    for _ in range(3):
        seat.choose(game)
    assert seat.conduct.faults["stalled"].times == 2
    monkeypatch.setattr(seat, "_patience", 60.0)
    Stalling.release.set()
    while not seat._has_returned():
        pass
    seat.choose(game)
    assert (seat.conduct.decisions, seat.conduct.faults["stalled"].times) == (4, 2)
    seat.leave()
    assert not chair.has_runaways()


def test_overruns_are_counted() -> None:
    """A choice later than its budget and the grace is no fault, but is told."""
    standing = strange(play(Slow, Budget(seconds=0.001)))
    assert standing.faults == {}
    assert standing.conduct.overruns >= 2
    assert standing.conduct.slowest >= 0.03
    assert strange(play(Slow, Budget(iterations=1))).conduct.overruns == 0


def test_a_crash_ends_the_match_with_a_reason() -> None:
    """A player that brings its worker process down ends the match; what was played counts, and the status is told."""
    match = play(Crashing, workers=1)
    assert match.games == ()
    assert match.stopped == "exit status 77"


@pytest.mark.slow
def test_a_worker_with_a_runaway_is_replaced() -> None:
    """A worker process whose player is stuck is replaced after the game, and all games are played."""
    standing = strange(play(Stalling, Budget(seconds=0.01), workers=1))
    assert standing.games == 2
    assert standing.faults["stalled"]["count"] == standing.conduct.decisions - 2
