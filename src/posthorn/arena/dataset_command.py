"""The command ``posthorn dataset``."""

from __future__ import annotations

from json import dumps
from typing import Any

from posthorn.arena.console import FAILED, INTERRUPTED_STATUS, WRONG_OPTIONS, Reporter
from posthorn.arena.reading import SharedOptions, parquet_file, read_list
from posthorn.hosting.workers import INTERRUPTED
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, plain


def run_dataset(file: str, players: str, games: int, seats: int | None, seed: int, given: dict[str, Any]) -> int:
    """Read the options, play and write; return the exit status."""
    texts = Texts()
    reporter = Reporter("posthorn dataset", texts)
    shared = SharedOptions(**given)
    try:
        place = parquet_file(file)
        from posthorn.arena.dataset import Dataset, write_dataset

        words = read_list(players)
        if seats is None:
            seats = max(len(words), 2)
        options = shared.table(seats)
        dataset = Dataset(options, tuple(shared.entrants(words * seats if len(words) == 1 else words)), games, seed)
        dataset.check()
        workers = shared.hands(dataset.entrants)
    except ValueError as error:
        reporter.complain(str(error))
        return WRONG_OPTIONS
    with reporter.meter(games) as advance:
        playing = texts("arena-playing")
        written = write_dataset(dataset, place, workers, lambda played: advance(playing, played))
    if written.stopped == INTERRUPTED:
        reporter.note("arena-interrupted")
    elif written.stopped:
        reporter.note("arena-worker-failed", reason=written.stopped)
    if written.left_off:
        reporter.note("dataset-left-off", games=written.left_off)
    if not written.games:
        reporter.complain(texts("arena-nothing-played"))
        return INTERRUPTED_STATUS if written.stopped == INTERRUPTED else FAILED
    if shared.json:
        print(dumps({**dataset.to_dict(), "asked": games, **written._asdict(), "file": file}, ensure_ascii=False))
    else:
        print(
            texts(
                "dataset-written",
                file=file,
                games=plain(written.games, texts),
                choices=plain(written.choices, texts),
                seconds=decimal(written.seconds, texts, 1),
            )
        )
    return FAILED if written.stopped and written.stopped != INTERRUPTED else 0
