"""Playing many games with the same players, and counting what came of them."""

from __future__ import annotations

import hashlib
import os
import statistics
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from posthorn.arena.chair import check_players
from posthorn.arena.entrant import Entrant, check_name
from posthorn.arena.errors import ArenaError
from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.tables import SEATS
from posthorn.game import Game, Options
from posthorn.players import make_player
from posthorn.players.levels import POLICIES
from posthorn.players.policies import (
    RESULT_DECISIONS,
    RESULT_OVER,
    RESULT_ROUNDS,
    RESULT_SIZE,
    RESULT_WINNER,
    player_seed,
)

# Games played in one go: few enough that the progress moves and an interruption is obeyed at once.
_CHUNK = 64
# A game of more actions is left off: players at random can block each other for ever (R10.3).
MOST_ACTIONS = 50_000

Advance = Callable[[int], None]
Note = Callable[[str], None]


class Result(NamedTuple):
    """How one game went."""

    scores: tuple[int, ...]
    winner: int  # the first of the ranking, so that there is always one (R8.3)
    rounds: int
    decisions: int
    over: bool


@dataclass(frozen=True, slots=True)
class Simulation:
    """What was played, and the results in the order of the games; game i has the seed ``first_seed + i``."""

    options: Options
    players: tuple[str, ...]
    seed: int
    first_seed: int
    asked: int  # games wanted; an interruption leaves fewer results
    compiled: bool
    seconds: float
    results: tuple[Result, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON. Only ``speed`` and ``compiled`` depend on the computer."""
        results = self.results
        decisions = sum(result.decisions for result in results)
        options = self.options
        return {
            "games": len(results),
            "asked": self.asked,
            "unfinished": sum(not result.over for result in results),
            "seed": self.seed,
            "first_game_seed": self.first_seed,
            "edition": options.edition,
            "modules": list(options.modules),
            "switches": options.switches,
            "seats": [
                {
                    "player": player,
                    "wins": sum(result.winner == seat for result in results),
                    "score": describe([result.scores[seat] for result in results]),
                }
                for seat, player in enumerate(self.players)
            ],
            "rounds": describe([result.rounds for result in results]),
            "decisions": describe([result.decisions for result in results]),
            "compiled": self.compiled,
            "speed": {
                "seconds": round(self.seconds, 3),
                "decisions_per_second": round(decisions / self.seconds) if self.seconds else None,
                "games_per_second": round(len(results) / self.seconds, 1) if self.seconds else None,
            },
        }


def describe(values: Sequence[int]) -> dict[str, float]:
    """Return mean, standard deviation, extremes and quartiles of some numbers; nothing for none."""
    if not values:
        return {}
    lower, median, upper = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [*values] * 3
    return {
        "mean": round(statistics.fmean(values), 3),
        "sd": round(statistics.pstdev(values), 3),
        "min": min(values),
        "lower_quartile": lower,
        "median": median,
        "upper_quartile": upper,
        "max": max(values),
    }


def simulate(
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    *,
    interpreted: bool = False,
    threads: int | None = None,
    note: Note = lambda message: None,
    advance: Advance = lambda games: None,
) -> Simulation:
    """Play games of these players, one for each seat, and return what came of them.

    The games are the same whatever the computer, the threads and the way of running. ``note`` is told what is being
    waited for, by its message's name, ``advance`` how many games more have been played. An interruption (Ctrl-C) ends
    it early.
    """
    check(options, players, games, seed)
    first_seed = spread(seed)
    compiled = not interpreted and all(player in POLICIES for player in players) and find_spec("numba") is not None
    if compiled:
        note("arena-compiling")
        _compiled_policies()
    note("arena-playing")
    began = time.perf_counter()
    results: list[Result] = []
    try:
        if compiled:
            chunks = _play_compiled(options, players, games, first_seed, threads or os.cpu_count() or 1)
        else:
            chunks = _play_interpreted(options, players, games, first_seed)
        for played in chunks:
            results += played
            advance(len(played))
    except KeyboardInterrupt:
        note("arena-interrupted")
    seconds = time.perf_counter() - began
    return Simulation(options, tuple(players), seed, first_seed, games, compiled, seconds, tuple(results))


def check(options: Options, players: Sequence[str], games: int, seed: int) -> None:
    """Raise ``ArenaError`` where the players do not fit the table, or the numbers make no sense."""
    for player in players:
        check_name(player)
    check_players([Entrant(player) for player in players if player not in POLICIES])
    if len(players) != options.seats:
        raise ArenaError("seats", seats=options.seats, players=len(players))
    check_numbers(games, seed)


def check_numbers(games: int, seed: int) -> None:
    """Raise ``ArenaError`` where there are no games to play or the seed is negative."""
    if games < 1:
        raise ArenaError("games", given=games)
    if seed < 0:
        raise ArenaError("seed", given=str(seed))


def spread(seed: int) -> int:
    """Return the seed of the first game, far from that of every other simulation's: the games count up from it."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=7).digest(), "little")


def play_one(options: Options, players: Sequence[str], seed: int) -> Result:
    """Play the game of a seed, interpreted, each player seeing only its view."""
    game = Game.new(**table_arguments(options), seed=seed)
    seated = [make_player(player, player_seed(seed, seat)) for seat, player in enumerate(players)]
    while game.seat_to_act is not None and game.ply < MOST_ACTIONS:
        game.play(seated[game.seat_to_act].choose(game.view(game.seat_to_act)))
    return Result(game.scores, game.ranking[0], game.view(None).round, game.ply, game.is_over)


def table_arguments(options: Options) -> dict[str, Any]:
    """Return the options as the arguments that ``Game.new`` takes."""
    return {"seats": options.seats, "edition": options.edition, "modules": options.modules, **options.switches}


def _play_interpreted(options: Options, players: Sequence[str], games: int, seed: int) -> Iterator[list[Result]]:
    for game in range(games):
        yield [play_one(options, players, seed + game)]


@cache
def _compiled_policies() -> Any:
    """Compile the policies; the first call of the one function that is used from here makes Numba do the work."""
    from posthorn.compiled.cpu import Compiled
    from posthorn.players.compiling import POLICY_MODULES

    play_games = Compiled(POLICY_MODULES).play_games_by_policies
    _play_chunk(play_games, Options.of(2, max_rounds=1), ["random", "postmaster"], 0, 1)
    return play_games


def _play_chunk(play_games: Any, options: Options, players: Sequence[str], seed: int, games: int) -> list[Result]:
    import numpy as np

    from posthorn.players.set_tables import set_tables

    states = np.repeat(set_tables([options]), games)
    policies = np.array([POLICIES[player] for player in players], np.int64)
    results = np.zeros((games, RESULT_SIZE), np.int64)
    words = np.zeros((SEATS, 4), np.int64)
    play_games(states, policies, words, np.zeros(MOST_LEGAL, np.int64), results, seed, MOST_ACTIONS)
    return [
        Result(
            tuple(row[: options.seats]),
            row[RESULT_WINNER],
            row[RESULT_ROUNDS],
            row[RESULT_DECISIONS],
            bool(row[RESULT_OVER]),
        )
        for row in results.tolist()
    ]


def _play_compiled(
    options: Options, players: Sequence[str], games: int, seed: int, threads: int
) -> Iterator[list[Result]]:
    """Give the results in the order of the games; a few chunks are ahead of it, so that no thread waits."""
    play_games = _compiled_policies()
    pool = ThreadPoolExecutor(threads)
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for first in range(0, games, _CHUNK):
            size = min(_CHUNK, games - first)
            waiting.append(pool.submit(_play_chunk, play_games, options, players, seed + first, size))
            if len(waiting) > 4 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
