"""Matches: fair seats, the same result whoever plays it, and numbers that are those of the games."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from posthorn.arena.chair import Conduct
from posthorn.arena.entrant import Entrant
from posthorn.arena.errors import ArenaError
from posthorn.arena.match import Match, play_match
from posthorn.arena.seating import PlayedGame
from posthorn.arena.series import usual_workers
from posthorn.arena.simulate import play_one
from posthorn.game import Options
from posthorn.players import Budget

SIMPLE, RANDOM = Entrant("postmaster"), Entrant("random")


def data(match: Match) -> dict[str, Any]:
    """Return a match's data without what depends on the computer."""
    told = match.to_dict()
    for part in (told, *told["players"]):
        del part["time"]
    return told


def test_everybody_sits_on_every_seat_of_each_deal() -> None:
    """On each deal each entrant sits once on each seat; the deals differ, and begin with the same cards for all."""
    match = play_match(Options.of(3, max_rounds=2), (SIMPLE, RANDOM, SIMPLE), 9, 4, workers=0, keeps_records=True)
    assert [(game.deal, game.rotation) for game in match.games] == [(d, r) for d in range(3) for r in range(3)]
    seats = Counter((game.deal, entrant, seat) for game in match.games for seat, entrant in enumerate(game.by_seat))
    assert seats == {(deal, entrant, seat): 1 for deal in range(3) for entrant in range(3) for seat in range(3)}
    for deal in range(3):
        games = match.games[3 * deal : 3 * deal + 3]
        assert len({(game.seed, game.start) for game in games}) == 1
        assert {game.record.names for game in games if game.record} == {
            ("postmaster #1", "random", "postmaster #2"),
            ("random", "postmaster #2", "postmaster #1"),
            ("postmaster #2", "postmaster #1", "random"),
        }
    assert len({game.seed for game in match.games}) == 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    """Four games of three are six, and the match says what was asked for."""
    match = play_match(Options.of(3, max_rounds=1), (SIMPLE,) * 3, 4, 1, workers=0)
    assert (match.asked, match.planned, len(match.games)) == (4, 6, 6)


def test_arena_games_are_those_of_a_simulation() -> None:
    """A watched game of a deal is the game that the same players play unwatched from its seed."""
    options = Options.of(3, modules=("audience", "honours"), max_rounds=8)
    match = play_match(options, (SIMPLE, RANDOM, RANDOM), 3, 2, workers=0)
    for game in match.games:
        players = [match.entrants[entrant].name for entrant in game.by_seat]
        alone = play_one(options, players, game.seed)
        assert (game.scores, game.ranking[0], game.rounds, game.plies) == alone[:4]


def test_workers_change_nothing() -> None:
    """One worker process, two, and none give the same games in the same order."""
    options = Options.of(2, max_rounds=6)
    here = play_match(options, (SIMPLE, RANDOM), 8, 3, workers=0)
    for workers in (1, 2):
        there = play_match(options, (SIMPLE, RANDOM), 8, 3, workers=workers)
        assert data(there) == data(here)
        assert [game.scores for game in there.games] == [game.scores for game in here.games]
    assert data(play_match(options, (SIMPLE, RANDOM), 8, 4, workers=0)) != data(here)


def made_up(deal: int, rotation: int, scores: tuple[int, int], ranking: tuple[int, int]) -> PlayedGame:
    """Return a game of two that was never played."""
    by_seat = (rotation, 1 - rotation)
    conduct = (Conduct(10, 1.0, 0.5, 1), Conduct(20, 1.0, 0.25))
    return PlayedGame(deal, rotation, deal, by_seat, scores, ranking, 0, 9, 30, True, conduct, None)


def test_standings_add_up() -> None:
    """Wins, shared wins, wins by the ranking, scores, margins and times of games whose result is known."""
    match = play_match(Options.of(2, max_rounds=1), (SIMPLE, RANDOM), 2, 1, workers=0)
    games = (
        made_up(0, 0, (20, 10), (0, 1)),  # the first wins by 10
        made_up(0, 1, (15, 15), (0, 1)),  # a tie that the second, in seat 0, wins by the ranking
        made_up(1, 0, (8, 12), (1, 0)),  # the second wins by 4
        made_up(1, 1, (5, 25), (1, 0)),  # the first, in seat 1, wins by 20
    )
    first, second = replace(match, games=games).standings()
    assert (first.wins, second.wins) == (2.5, 1.5)
    assert (first.ranking_wins, second.ranking_wins) == (2, 2)
    assert first.win_rate.mean == pytest.approx((0.75 + 0.5) / 2)
    assert first.score.mean == pytest.approx((20 + 15 + 8 + 25) / 4)
    assert second.score.mean == pytest.approx((10 + 15 + 12 + 5) / 4)
    assert first.margin.mean == pytest.approx((10 + 0 - 4 + 20) / 4)
    assert second.margin.mean == -first.margin.mean
    assert (first.conduct.decisions, second.conduct.decisions) == (60, 60)
    assert (first.conduct.seconds, first.conduct.slowest, first.conduct.overruns) == (4.0, 0.5, 2)


def interrupt_after(games: int) -> Callable[[PlayedGame], None]:
    """Return a ``watch`` that presses Ctrl-C after some games."""
    seen: list[PlayedGame] = []

    def watch(game: PlayedGame) -> None:
        seen.append(game)
        if len(seen) == games:
            raise KeyboardInterrupt

    return watch


@pytest.mark.parametrize("workers", [0, 2])
def test_an_interruption_leaves_whole_deals(workers: int) -> None:
    """Ctrl-C in the middle of the third deal leaves the result of the first two, and it is that of a match of two."""
    options = Options.of(3, max_rounds=3)
    match = play_match(options, (SIMPLE, RANDOM, SIMPLE), 300, 1, workers=workers, watch=interrupt_after(8))
    assert match.was_interrupted
    assert (match.asked, len(match.games)) == (300, 6)
    whole = play_match(options, (SIMPLE, RANDOM, SIMPLE), 6, 1, workers=0)
    assert data(match)["players"] == data(whole)["players"]


INTERRUPTED_MATCH = """
import json, os, signal
from posthorn.arena.entrant import Entrant
from posthorn.arena.match import play_match
from posthorn.game import Options

def watch(game, seen=[]):
    seen.append(game)
    if len(seen) == 8:
        os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background a shell has it ignored
    entrants = [Entrant("postmaster"), Entrant("random"), Entrant("postmaster")]
    match = play_match(Options.of(3, max_rounds=3), entrants, 99999, 1, workers=2, watch=watch)
    print(json.dumps(match.to_dict()))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a process group is a thing of Unix")
def test_ctrl_c_at_a_terminal() -> None:
    """Ctrl-C reaches the workers too, as at a terminal: they say nothing, all end, and the whole deals are told."""
    # The output ends only when no process is left that could write to it.
    match = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_MATCH], capture_output=True, start_new_session=True, timeout=60, check=True
    )
    assert match.stderr == b""
    told = json.loads(match.stdout)
    assert told["stopped"] == "interrupted"
    assert 6 <= told["games"] == 3 * told["deals"] < 99999


def test_threads_share_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many games run side by side as the cores bear: one player of a game thinks at a time, with its threads."""
    monkeypatch.setattr("posthorn.arena.series.cores", lambda: 8)
    assert usual_workers([SIMPLE, RANDOM]) == 8
    assert usual_workers([SIMPLE, Entrant("random", Budget(threads=3))]) == 2
    assert usual_workers([Entrant("random", Budget(threads=30))]) == 1


@pytest.mark.parametrize(
    ("players", "games", "seed", "reason"),
    [((SIMPLE,), 1, 1, "2 seats"), ((SIMPLE, SIMPLE), 0, 1, "1 or more"), ((SIMPLE, SIMPLE), 1, -1, "negative")],
)
def test_nonsense_is_refused(players: tuple[Entrant, ...], games: int, seed: int, reason: str) -> None:
    """Too few players, no games and a negative seed are refused with a reason."""
    with pytest.raises(ArenaError, match=reason):
        play_match(Options.of(2), players, games, seed, workers=0)
