"""The command ``posthorn ladder``."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from posthorn.arena.chair import check_players
from posthorn.arena.console import (
    WRONG_OPTIONS,
    Reporter,
    need,
    plain_table,
    table_words,
)
from posthorn.arena.ladder import Ladder, play_ladder, tables_of
from posthorn.arena.reading import SharedOptions, read_list
from posthorn.arena.simulate import check_numbers
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, percent
from posthorn.players import level_names


def run_ladder(players: str, games: int, seats: int, seed: int, given: dict[str, Any]) -> int:
    """Read the options, play, print; return the exit status."""
    texts = Texts()
    reporter = Reporter("posthorn ladder", texts)
    shared = SharedOptions(**given)
    try:
        need("openskill")
        options = shared.table(seats)
        entrants = shared.entrants(read_list(players) or level_names())
        tables = tables_of(len(entrants), seats)
        check_numbers(games, seed)
        check_players(entrants)
        workers = shared.hands(entrants)
    except ValueError as error:
        reporter.complain(str(error))
        return WRONG_OPTIONS
    at_once = len(tables) * seats
    planned = -(-games // at_once) * at_once
    if planned != games:
        reporter.note("arena-ladder-rounded", games=games, planned=planned, tables=len(tables), seats=seats)
    with reporter.meter(planned) as advance:
        ladder = play_ladder(
            options, entrants, games, seed, workers=workers, watch=lambda game: advance(texts("arena-playing"))
        )
    return reporter.finish(ladder, shared.json, lambda: as_ladder_table(ladder, texts))


def as_ladder_table(ladder: Ladder, texts: Texts) -> RenderableType:
    """Return the ladder, the best player on top, and who was how often ahead of whom."""
    data = ladder.to_dict()
    headings = ("player", "rating", "rating-interval", "games-played", "win-rate", "score")
    ladder_table = plain_table("#", *(texts(f"arena-{name}") for name in headings))
    ladder_table.columns[1].justify = "left"
    rungs = data["players"]
    for place, rung in enumerate(rungs, start=1):
        ladder_table.add_row(
            str(place),
            rung["player"],
            decimal(rung["rating"], texts),
            f"{decimal(rung['low'], texts)} – {decimal(rung['high'], texts)}",
            str(rung["games"]),
            percent(rung["win_rate"], texts),
            decimal(rung["score"], texts),
        )
    names = [rung["player"] for rung in rungs]
    duels = ladder.duels()
    duel_table = plain_table(texts("arena-ahead"), *names)
    for name in names:
        shares = (duels.get((name, other)) for other in names)
        duel_table.add_row(name, *("" if share is None else percent(share, texts) for share in shares))
    games = texts("arena-games", games=data["games"])
    if data["games"] != ladder.planned:
        games = texts("arena-games-of", games=data["games"], asked=ladder.planned)
    played = texts("arena-played", games=games, seed=str(ladder.seed), table=table_words(data))
    return Group(Text(played), ladder_table, Text(), duel_table, Text(), Text(texts("arena-rating-note")))
