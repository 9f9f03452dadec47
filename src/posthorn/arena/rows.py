"""A match as a table of rows in a Parquet file, for those who analyse it further: one row for each game and seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from posthorn.arena.chair import FAULT_KINDS
from posthorn.arena.entrant import distinct_labels
from posthorn.arena.match import Match


def rows_of(match: Match) -> Iterator[dict[str, Any]]:
    """Give the rows, game by game and seat by seat."""
    labels = distinct_labels(match.entrants)
    for number, game in enumerate(match.games):
        for seat, entrant in enumerate(game.by_seat):
            budget = match.entrants[entrant].budget
            conduct = game.conduct[seat]
            yield {
                "game": number,
                "deal": game.deal,
                "rotation": game.rotation,
                "seed": game.seed,
                "edition": match.options.edition,
                "modules": ",".join(match.options.modules),
                "seat": seat,
                "turn_order": (seat - game.start) % match.options.seats,  # 0: the starting player
                "entrant": entrant,
                "player": labels[entrant],
                "name": match.entrants[entrant].name,
                "budget_seconds": budget.seconds if budget else None,
                "budget_iterations": budget.iterations if budget else None,
                "threads": match.entrants[entrant].threads,
                "score": game.scores[seat],
                "rank": game.ranking.index(seat) + 1,
                "win_share": game.win_share(seat),
                "margin": game.margin(seat),
                "rounds": game.rounds,
                "is_over": game.is_over,
                "decisions": conduct.decisions,
                "seconds": conduct.seconds,
                "slowest": conduct.slowest,
                "overruns": conduct.overruns,
                **{kind: conduct.faults[kind].times if kind in conduct.faults else 0 for kind in FAULT_KINDS},
            }


def write_parquet(match: Match, file: Path) -> None:
    """Write the rows of a match. It needs pyarrow, of the extra ``study``."""
    import pyarrow
    from pyarrow import parquet

    # Named, so that a column of nothing but None, or a table of no rows, has the same types as any other.
    types = {
        bool: pyarrow.bool_(),
        int: pyarrow.int64(),
        float: pyarrow.float64(),
        str: pyarrow.string(),
    }
    schema = pyarrow.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    parquet.write_table(pyarrow.Table.from_pylist(list(rows_of(match)), schema=schema), file)


COLUMNS: dict[str, type] = {
    **dict.fromkeys(("game", "deal", "rotation", "seed"), int),
    **dict.fromkeys(("edition", "modules"), str),
    **dict.fromkeys(("seat", "turn_order", "entrant"), int),
    **dict.fromkeys(("player", "name"), str),
    "budget_seconds": float,
    **dict.fromkeys(("budget_iterations", "threads", "score", "rank"), int),
    "win_share": float,
    **dict.fromkeys(("margin", "rounds"), int),
    "is_over": bool,
    "decisions": int,
    **dict.fromkeys(("seconds", "slowest"), float),
    **dict.fromkeys(("overruns", *FAULT_KINDS), int),
}
