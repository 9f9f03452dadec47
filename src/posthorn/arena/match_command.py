"""The command ``posthorn match``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from posthorn.arena.console import WRONG_OPTIONS, Reporter
from posthorn.arena.entrant import distinct_labels
from posthorn.arena.match import Match, check_match, play_match
from posthorn.arena.match_table import as_match_table
from posthorn.arena.reading import SharedOptions, folder_of, parquet_file
from posthorn.arena.rows import write_parquet
from posthorn.arena.seating import PlayedGame
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal
from posthorn.record import save_record


def run_match(
    players: Sequence[str], games: int, seed: int, given: dict[str, Any], records: str | None, parquet: str | None
) -> int:
    """Read the options, play, print and save; return the exit status."""
    texts = Texts()
    reporter = Reporter("posthorn match", texts)
    shared = SharedOptions(**given)
    try:
        options = shared.table(len(players))
        entrants = shared.entrants(players)
        check_match(options, entrants, games, seed)
        folder = None if records is None else folder_of(records)
        file = None if parquet is None else parquet_file(parquet)
        workers = shared.hands(entrants)
    except ValueError as error:
        reporter.complain(str(error))
        return WRONG_OPTIONS
    planned = -(-games // options.seats) * options.seats
    if planned != games:
        reporter.note("arena-rounded", games=games, planned=planned, seats=options.seats)
    labels = distinct_labels(entrants)
    wins = [0.0] * len(entrants)
    with reporter.meter(planned) as advance:

        def watch(game: PlayedGame) -> None:
            for seat, entrant in enumerate(game.by_seat):
                wins[entrant] += game.win_share(seat)
            advance(" · ".join(f"{label} {decimal(won, texts, 1)}" for label, won in zip(labels, wins, strict=True)))

        match = play_match(
            options,
            entrants,
            games,
            seed,
            workers=workers,
            keeps_records=folder is not None,
            watch=watch,
        )

    def save() -> None:
        if folder is not None:
            save_games(match, folder)
        if file is not None:
            write_parquet(match, file)

    return reporter.finish(match, shared.json, lambda: as_match_table(match, texts), save)


def save_games(match: Match, folder: Path) -> None:
    """Save each game as a record, named by its deal and rotation."""
    digits = len(str(match.planned // match.options.seats - 1))
    for game in match.games:
        assert game.record is not None
        save_record(game.record, folder / f"deal-{game.deal:0{digits}}-rotation-{game.rotation}.txt")
