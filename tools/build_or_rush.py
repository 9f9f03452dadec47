"""Find out whether building beats rushing: the same search, its rules of thumb the builder's or the rusher's.

The rules of thumb are the prior of the tree and play the rollouts. Both searches have equal iterations, so the load of
the computer does not matter and results are reproducible; without iterations the planners themselves play. The network
has learnt from postmasters, who rush when there are two at the table and build when there are more; to leave it out,
let the rollouts go to the end of the game. Run from the checkout: ``python -m tools.build_or_rush --help``.
"""

from __future__ import annotations

import argparse
from functools import cache, partial
from statistics import fmean

from posthorn.arena.console import percent
from posthorn.arena.entrant import Entrant
from posthorn.arena.intervals import share_over_deals
from posthorn.arena.match import Match, play_match
from posthorn.arena.seating import PlayedGame, whole_deals
from posthorn.compiled.cpu import Compiled
from posthorn.game import Options
from posthorn.players import Budget, Player
from posthorn.players.levels import POLICIES
from posthorn.players.plain import PlainPlayer
from posthorn.players.searcher import ROUNDS_PLAYED_ON, SEARCH_MODULES, Searcher

SIDE = ("points", "when it wins", "ms a choice")
HEADINGS = (
    "seats",
    "builders",
    "games",
    "builders win",
    *(f"{who}: {what}" for who in ("builder", "rusher") for what in SIDE),
    "rounds",
)
TO_THE_END = 1000  # rounds: more than any game has


@cache
def search_like(builds: bool) -> Compiled:
    """Return the search by the builder's or the rusher's rules of thumb, compiled."""
    return Compiled(SEARCH_MODULES, {"RUSHING": "BUILDING"} if builds else {"BUILDING": "RUSHING"})


def make_side(builds: bool, rounds: int, seed: int, budget: Budget | None) -> Player:
    """Make a player that searches by the builder's or the rusher's rules, or without a budget just follows them."""
    if budget is None:
        return PlainPlayer(POLICIES["builder" if builds else "rusher"], seed)
    return Searcher(seed, budget, search_like(builds), rounds)


def compare(builds: list[bool], rounds: int, games: int, iterations: int, seed: int) -> Match:
    """Let builders and rushers play, with the seats changed round on the same deals."""
    budget = Budget(iterations=iterations) if iterations else None
    entrants = [Entrant("builder" if one else "rusher", budget, partial(make_side, one, rounds)) for one in builds]
    return play_match(Options.of(len(builds)), entrants, games, seed)


def row_of(match: Match, builds: list[bool]) -> list[str]:
    """Return a row of a table: how often builders win (ties shared), and how both score, in all and when they win."""
    seats = match.options.seats

    def seats_of(game: PlayedGame, kind: bool) -> list[int]:
        return [seat for seat, entrant in enumerate(game.by_seat) if builds[entrant] == kind]

    shares = [
        fmean(sum(game.win_share(seat) for seat in seats_of(game, True)) for game in deal)
        for deal in whole_deals(match.games, seats)
    ]
    share = share_over_deals(shares)
    interval = f"{percent(share.mean)} ({percent(share.low or 0)}–{percent(share.high or 1)})"
    cells = [str(seats), str(sum(builds)), str(len(match.games)), interval]
    for kind in (True, False):
        sides = [(game, seat) for game in match.games for seat in seats_of(game, kind)]
        if not sides:
            cells += ["–"] * len(SIDE)
            continue
        won = [game.scores[seat] for game, seat in sides if game.ranking[0] == seat]
        cells.append(f"{fmean(game.scores[seat] for game, seat in sides):.1f}")
        cells.append(f"{fmean(won):.1f}" if won else "–")
        seconds = sum(game.conduct[seat].seconds for game, seat in sides)
        cells.append(f"{1000 * seconds / sum(game.conduct[seat].decisions for game, seat in sides):.0f}")
    cells.append(f"{fmean(game.rounds for game in match.games):.1f}")
    return cells


def main() -> None:
    """Read the options, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, choices=[2, 3, 4], default=2)
    parser.add_argument("--builders", type=int, help="how many of the seats build; half of them if not given")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=1000, help="1000 if not given; 0: no search, planners only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to-the-end", action="store_true", help="rollouts to the end of the game, no network")
    given = parser.parse_args()
    rounds = TO_THE_END if given.to_the_end else ROUNDS_PLAYED_ON
    builders = given.seats // 2 if given.builders is None else given.builders
    if not 0 <= builders <= given.seats:
        parser.error(f"--builders {builders}: 0 to {given.seats} of {given.seats} seats can build")
    if given.to_the_end and not given.iterations:
        parser.error("--to-the-end: without iterations there are no rollouts; give more than 0")
    builds = [seat * builders % given.seats < builders for seat in range(given.seats)]  # spread round the table
    match = compare(builds, rounds, given.games, given.iterations, given.seed)
    for cells in HEADINGS, ("--",) * len(HEADINGS), row_of(match, builds):
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    # By its name: the processes in which these players think cannot import the main program.
    from build_or_rush import main as run

    run()
