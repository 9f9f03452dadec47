"""A match's result as tables for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from posthorn.arena.console import interval, milliseconds, percent, plain_table, table_words, with_error
from posthorn.arena.match import Match
from posthorn.locale import Texts


def as_match_table(match: Match, texts: Texts) -> RenderableType:
    """Return who won how much, and how the players thought and behaved."""
    standings = match.standings()
    results = plain_table(
        *(texts(f"arena-{name}") for name in ("player", "wins", "win-rate", "interval", "ranking-wins")),
        *(texts(f"arena-{name}") for name in ("score", "margin")),
    )
    thinking = plain_table(
        *(texts(f"arena-{name}") for name in ("player", "decisions", "mean-time", "max-time", "overruns", "faults"))
    )
    faults: list[RenderableType] = []
    for standing in standings:
        conduct = standing.conduct
        results.add_row(
            standing.label,
            f"{standing.wins:.1f}",
            percent(standing.win_rate.mean),
            interval(standing.win_rate),
            f"{standing.ranking_wins} ({percent(standing.ranking_win_rate.mean)})",
            with_error(standing.score),
            with_error(standing.margin, "+"),
        )
        thinking.add_row(
            standing.label,
            f"{conduct.decisions:,}",
            milliseconds(conduct.seconds / max(conduct.decisions, 1)),
            milliseconds(conduct.slowest),
            str(conduct.overruns),
            str(sum(fault["count"] for fault in standing.faults.values())),
        )
        for kind, fault in standing.faults.items():
            line = texts(
                f"arena-fault-{kind}",
                player=standing.label,
                count=fault["count"],
                seed=str(fault["seed"]),
                ply=str(fault["ply"]),
                message=fault["message"],
            )
            faults.append(Text(line))
    parts: list[RenderableType] = [Text(what_was_played(match, texts)), results, Text(), thinking, Text(), *faults]
    return Group(*parts, Text(texts("arena-ties-shared")), *_clock_note(match, texts))


def what_was_played(match: Match, texts: Texts) -> str:
    """Say how many games were played on how many deals, and by which rules."""
    data = match.to_dict()
    games = texts("arena-games", games=data["games"])
    if data["games"] != match.planned:
        games = texts("arena-games-of", games=data["games"], asked=match.planned)
    games = texts("arena-games-on-deals", games=games, deals=data["deals"])
    if data["unfinished"]:
        games = texts("arena-games-left-off", games=games, count=data["unfinished"])
    return texts("arena-played", games=games, seed=str(match.seed), table=table_words(data))


def _clock_note(match: Match, texts: Texts) -> list[RenderableType]:
    """Warn where the result depends on the computer."""
    if match.is_reproducible:
        return []
    return [Text(texts("arena-by-the-clock" if match.is_reproducible is False else "arena-own-budgets"))]
