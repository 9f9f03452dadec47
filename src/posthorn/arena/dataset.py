"""Games of named players as a table in a Parquet file: one row for each real choice, with what came of the game.

Where all players are networks, or random, games are played side by side by compiled code; else one by one.
"""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow
from pyarrow import parquet

from posthorn.arena.chair import Chair, check_players, end_idle_processes
from posthorn.arena.dataset_rows import COLUMNS, LEFT_OFF, Choices, Outcomes, named, rows_of
from posthorn.arena.entrant import Entrant, distinct_labels
from posthorn.arena.errors import ArenaError
from posthorn.arena.seating import warm_up
from posthorn.arena.series import usual_workers
from posthorn.arena.simulate import check_numbers, spread, table_arguments
from posthorn.engine import RULES_VERSION
from posthorn.engine.actions import ACTIONS as ACTION_COUNT
from posthorn.environments.cpu_games import CpuGames
from posthorn.environments.games import GOES_ON, NOTED_END, NOTED_WINNER, TOLD_ACTOR, WAITS
from posthorn.environments.opponents import NetworkOpponent, Opponent, fast_opponent
from posthorn.game import Game, Options
from posthorn.hosting.cluster import Cluster
from posthorn.hosting.workers import INTERRUPTED, Workers, pass_on
from posthorn.players.observation import BLOCKS, VERSION
from posthorn.players.observing import observation_of
from posthorn.players.policies import player_seed
from posthorn.players.set_tables import set_tables

AT_ONCE = 512  # games side by side: networks judge many positions faster
AT_ONCE_BY_LOT = 64  # if nobody at the table has a network: such games are long, and fill the memory
ROWS_AT_ONCE = 1 << 16  # that are written together
MOST_CHOICES = 5000  # of a game, which is left off then and not written: random players can block each other for ever
METADATA = b"posthorn"  # where a file says what is in it
VERSIONS = {"rules_version": RULES_VERSION, "observation_version": VERSION}


@dataclass(frozen=True, slots=True)
class Dataset:
    """What is to be written: so many games of these players, each of whom sits in every seat in turn."""

    options: Options
    entrants: tuple[Entrant, ...]
    games: int
    seed: int

    @property
    def first_seed(self) -> int:
        """The seed of the first game; the others count up from it."""
        return spread(self.seed)

    def entrant_at(self, game: Any, seat: Any) -> Any:
        """Return which of the entrants sits there in a game."""
        return (seat - game) % self.options.seats

    def check(self) -> None:
        """Raise ``ArenaError`` where the players do not fit the table, cannot be made, or the numbers make no sense."""
        if len(self.entrants) != self.options.seats:
            raise ArenaError("seats", seats=self.options.seats, players=len(self.entrants))
        check_numbers(self.games, self.seed)
        check_players(self.entrants)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON; ``table`` is what ``Game.new`` takes."""
        return {
            "table": table_arguments(self.options),
            "players": list(distinct_labels(self.entrants)),
            "games": self.games,
            "seed": self.seed,
            "first_game_seed": self.first_seed,
        }


class Written(NamedTuple):
    """What was written."""

    games: int
    choices: int
    left_off: int  # games that were not written, because they would not end
    stopped: str  # why it ended early, or nothing
    seconds: float


class Part(NamedTuple):
    """The rows of some games, and how many of the games were left off."""

    table: Any
    games: int
    left_off: int


def write_dataset(
    dataset: Dataset, file: Path, workers: Workers | None = None, advance: Callable[[int], None] = lambda games: None
) -> Written:
    """Play the games and write them; ``advance`` is told how many games more are done. Ctrl-C ends it.

    The file is there when all is written, and not at all where there is nothing to write.
    """
    dataset.check()
    unfinished = file.with_name(f"{file.name}.part")
    try:
        written = _write(dataset, unfinished, workers, advance)
        if written.games:
            unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return written


def _write(dataset: Dataset, file: Path, workers: Workers | None, advance: Callable[[int], None]) -> Written:
    """Play the games and write them, some thousand rows at a time."""
    began = time.perf_counter()
    metadata = {**dataset.to_dict(), **VERSIONS, "observation_blocks": BLOCKS}
    schema = pyarrow.schema(list(COLUMNS.items()), metadata={METADATA: json.dumps(metadata)})
    games = choices = left_off = 0
    waiting: list[Any] = []
    with parquet.ParquetWriter(file, schema, compression="zstd", use_dictionary=["player", "choice"]) as writer:

        def write(part: Part) -> None:
            nonlocal games, choices, left_off
            games, choices, left_off = games + part.games, choices + part.table.num_rows, left_off + part.left_off
            waiting.append(part.table.cast(schema))
            if sum(table.num_rows for table in waiting) >= ROWS_AT_ONCE:
                flush()
            advance(part.games + part.left_off)

        def flush() -> None:
            if waiting:
                writer.write_table(pyarrow.concat_tables(waiting))
                waiting.clear()

        stopped = _play(dataset, workers, write)
        flush()
    return Written(games, choices, left_off, stopped, time.perf_counter() - began)


def _play(dataset: Dataset, workers: Workers | None, write: Callable[[Part], None]) -> str:
    """Play all games, side by side if that is possible, and have them written; say why not all were."""
    if all(entrant.maker is None and fast_opponent(entrant.name) for entrant in dataset.entrants):
        parts = list(_parts(dataset))
        if isinstance(workers, Cluster):
            return pass_on(_play_part, parts, workers, _nothing, write)
        try:
            for part in _in_threads(parts, workers or os.cpu_count() or 1):
                write(part)
        except KeyboardInterrupt:
            return INTERRUPTED
        return ""
    tasks = [(dataset, game) for game in range(dataset.games)]
    prepare = partial(warm_up, dataset.entrants, dataset.options)
    workers = usual_workers(dataset.entrants) if workers is None else workers
    try:
        return pass_on(_one_by_one, tasks, workers, prepare, write)
    finally:
        end_idle_processes()


def _nothing() -> None:
    """Need no preparation."""


def _parts(dataset: Dataset) -> Iterator[tuple[Dataset, int, int]]:
    """Give parts of some hundred games: the first of each, and how many."""
    has_network = any(isinstance(fast_opponent(entrant.name), NetworkOpponent) for entrant in dataset.entrants)
    at_once = AT_ONCE if has_network else AT_ONCE_BY_LOT
    for first in range(0, dataset.games, at_once):
        yield dataset, first, min(at_once, dataset.games - first)


def _in_threads(parts: Sequence[tuple[Dataset, int, int]], threads: int) -> Iterator[Part]:
    """Play parts and give them in their order; a few are ahead of it, so that no thread waits."""
    pool = ThreadPoolExecutor(threads)
    waiting: deque[Future[Part]] = deque()
    try:
        for part in parts:
            waiting.append(pool.submit(_play_part, part))
            if len(waiting) > threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_part(part: tuple[Dataset, int, int]) -> Part:
    """Play games side by side, with one thread."""
    dataset, first, count = part
    seats = dataset.options.seats
    seed = dataset.first_seed + first
    games = CpuGames(set_tables([dataset.options]), count, seed, threads=1)
    players = [fast_opponent(entrant.name) for entrant in dataset.entrants]
    chance, numbers = np.random.default_rng(seed), first + np.arange(count)
    goes_on, outcomes = np.ones(count, np.bool_), Outcomes(count, seats)
    parts: list[Choices] = []
    for _ in range(MOST_CHOICES):
        chosen = np.full(count, WAITS)
        actors = games.told[:, TOLD_ACTOR].astype(np.int64)
        seated = dataset.entrant_at(numbers, actors)
        for number, player in enumerate(players):
            (rows,) = np.nonzero(goes_on & (seated == number))
            if len(rows):
                assert player is not None
                made = _choose(player, games.observations[rows], games.masks[rows], actors[rows], rows, seats, chance)
                parts.append(made)
                chosen[rows] = made.actions
        games.play(chosen)
        over = goes_on & (games.results[:, NOTED_END] != GOES_ON)
        outcomes.points[over] = games.results[over, :seats]
        outcomes.winners[over] = games.results[over, NOTED_WINNER]
        goes_on &= ~over
        if not goes_on.any():
            break
    games.close()
    return _part(dataset, first, parts, outcomes)


def _choose(
    player: Opponent,
    observations: np.ndarray,
    masks: np.ndarray,
    seats: np.ndarray,
    games: np.ndarray,
    of: int,
    chance: np.random.Generator,
) -> Choices:
    """Let a player choose in some games at once; what it thinks is noted if it says so."""
    if not isinstance(player, NetworkOpponent):
        return _made(games, seats, observations, masks, player.choose(observations, masks, chance))
    thoughts = player.think(observations, masks, of)
    by_seat = np.take_along_axis(thoughts.chances, (np.arange(of) - seats[:, None]) % of, axis=1)
    return _made(games, seats, observations, masks, thoughts.actions, thoughts.preferences, by_seat)


def _made(
    games: np.ndarray,
    seats: np.ndarray,
    observations: np.ndarray,
    masks: np.ndarray,
    actions: np.ndarray,
    preferences: np.ndarray | None = None,
    chances: np.ndarray | None = None,
) -> Choices:
    """Return choices that were made; lists of actions take less room than masks."""
    rows, legal = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    return Choices(games, seats, observations, legal.astype(np.int16), counts, actions, preferences, chances)


def _one_by_one(task: tuple[Dataset, int]) -> Part:
    """Play one game, each player seeing only its view; players that fail are replaced for that choice."""
    dataset, number = task
    seats, seed = dataset.options.seats, dataset.first_seed + number
    game = Game.new(**table_arguments(dataset.options), seed=seed)
    seated = [dataset.entrants[dataset.entrant_at(number, seat)] for seat in range(seats)]
    fast = [fast_opponent(entrant.name) if entrant.maker is None else None for entrant in seated]
    chairs = [Chair(entrant, player_seed(seed, seat)) for seat, entrant in enumerate(seated)]
    chance = np.random.default_rng(seed)
    parts: list[Choices] = []
    while (seat := game.seat_to_act) is not None and len(parts) < MOST_CHOICES:
        if len(game.legal_actions) == 1:
            game.play(game.legal_actions[0])
            continue
        observations = np.array([observation_of(game.view(seat))], np.int8)
        masks = np.zeros((1, ACTION_COUNT), np.int8)
        masks[0, [action.number for action in game.legal_actions]] = 1
        player, here, seats_here = fast[seat], np.zeros(1, np.int64), np.array([seat])
        if player is None:
            actions = np.array([chairs[seat].choose(game).number])
            parts.append(_made(here, seats_here, observations, masks, actions))
        else:
            parts.append(_choose(player, observations, masks, seats_here, here, seats, chance))
        game.play(int(parts[-1].actions[0]))
    for chair in chairs:
        chair.leave()
    outcomes = Outcomes(1, seats)
    if game.is_over:
        outcomes.points[0], outcomes.winners[0] = game.scores, game.ranking[0]
    return _part(dataset, number, parts, outcomes)


def _part(dataset: Dataset, first: int, choices: Sequence[Choices], outcomes: Outcomes) -> Part:
    """Return the choices of games as rows; those of games that were left off are not among them."""
    rows = rows_of(choices, outcomes)
    games, seats = first + rows["game"], rows["seat"]
    players = named(dataset.entrant_at(games, seats), list(distinct_labels(dataset.entrants)))
    table = pyarrow.table({**rows, "game": games, "seed": dataset.first_seed + games, "player": players})
    count = int((outcomes.winners != LEFT_OFF).sum())
    return Part(table.select(list(COLUMNS)), count, len(outcomes.winners) - count)
