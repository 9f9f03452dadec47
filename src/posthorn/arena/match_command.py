"""The command ``posthorn match``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from posthorn.arena.entrant import distinct_labels
from posthorn.arena.errors import ArenaError
from posthorn.arena.match import Match, check_match, play_match
from posthorn.arena.match_table import as_match_table
from posthorn.arena.reading import Wishes, folder_of
from posthorn.arena.rows import write_parquet
from posthorn.arena.seating import PlayedGame
from posthorn.arena.speaking import FAILED, INTERRUPTED_STATUS, WRONG_OPTIONS, Speaker, need, output
from posthorn.locale import Texts
from posthorn.record import save_record


def run_match(
    players: Sequence[str], games: int, seed: int, wishes: Wishes, records: str | None, parquet: str | None
) -> int:
    """Read the options, play, print and save; return the exit status."""
    texts = Texts()
    speaker = Speaker("posthorn match", texts)
    try:
        options = wishes.options(len(players))
        entrants = wishes.entrants(players)
        check_match(options, entrants, games, seed)
        folder = None if records is None else folder_of(records)
        file = None if parquet is None else _file(parquet)
    except ValueError as error:
        speaker.complain(str(error))
        return WRONG_OPTIONS
    planned = -(-games // options.seats) * options.seats
    if planned != games:
        speaker.note("arena-rounded", games=games, planned=planned, seats=options.seats)
    labels = distinct_labels(entrants)
    wins = [0.0] * len(entrants)
    with speaker.meter(planned) as advance:

        def watch(game: PlayedGame) -> None:
            for seat, entrant in enumerate(game.by_seat):
                wins[entrant] += game.win_share(seat)
            advance(" · ".join(f"{label} {won:.1f}" for label, won in zip(labels, wins, strict=True)))

        match = play_match(
            options,
            entrants,
            games,
            seed,
            workers=wishes.workers,
            keeps_records=folder is not None,
            watch=watch,
        )
    speaker.say_why_it_stopped(match.stopped)
    if not match.games:
        speaker.complain(texts("arena-nothing-played"))
        return INTERRUPTED_STATUS if match.was_interrupted else FAILED
    if folder is not None:
        save_games(match, folder)
    if file is not None:
        write_parquet(match, file)
    if wishes.json:
        print(json.dumps(match.to_dict(), ensure_ascii=False))
    else:
        output().print(as_match_table(match, texts))
    return 0 if match.was_interrupted or not match.stopped else FAILED


def save_games(match: Match, folder: Path) -> None:
    """Save each game as a record, named by its deal and rotation."""
    digits = len(str(match.planned // match.options.seats - 1))
    for game in match.games:
        assert game.record is not None
        save_record(game.record, folder / f"deal-{game.deal:0{digits}}-rotation-{game.rotation}.txt")


def _file(given: str) -> Path:
    """Return a file that can be written, or find out before the match that it cannot."""
    need("pyarrow")
    file = Path(given).expanduser()
    if file.is_dir() or not file.parent.is_dir():
        raise ArenaError("file", given=given)
    return file
