"""A match's result as tables for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from posthorn.arena.console import interval, milliseconds, plain_table, table_words, with_error
from posthorn.arena.match import Match
from posthorn.locale import Texts
from posthorn.locale.numbers import decimal, percent, plain


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
        conduct, rate = standing.conduct, standing.win_rate
        results.add_row(
            standing.label,
            decimal(standing.wins, texts, 1),
            percent(rate.mean, texts),
            "" if rate.low is None or rate.high is None else interval(rate.low, rate.high, texts),
            f"{standing.ranking_wins} ({percent(standing.ranking_win_rate.mean, texts)})",
            with_error(standing.score, texts),
            with_error(standing.margin, texts, "+"),
        )
        thinking.add_row(
            standing.label,
            plain(conduct.decisions, texts),
            milliseconds(conduct.seconds / max(conduct.decisions, 1), texts),
            milliseconds(conduct.slowest, texts),
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
