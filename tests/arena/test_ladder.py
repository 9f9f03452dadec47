"""The ladder: every table plays, and the better players stand higher."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from posthorn.arena.entrant import Entrant, read_entrant
from posthorn.arena.errors import ArenaError
from posthorn.arena.ladder import play_ladder, tables_of
from posthorn.arena.seating import PlayedGame
from posthorn.cli import app
from posthorn.game import Options
from posthorn.players import Budget

LEVELS = (Entrant("random"), Entrant("postmaster"), Entrant("postmaster", Budget(iterations=1)))


def test_postmaster_stands_above_random() -> None:
    """Over twenty games the postmaster's whole interval is above the random one's, wherever it was named."""
    for entrants in (LEVELS[:2], LEVELS[1::-1]):
        ladder = play_ladder(Options.of(2), entrants, 20, 1, workers=0)
        upper, lower = (rung.to_dict() for rung in ladder.rungs())
        assert (upper["player"], lower["player"]) == ("postmaster", "random")
        assert upper["low"] > lower["high"]
        assert (upper["win_rate"], upper["games"]) == (1, 20)
        assert ladder.duels() == {("postmaster", "random"): 1, ("random", "postmaster"): 0}


def test_more_games_make_ratings_surer() -> None:
    """The uncertainty begins wide and shrinks with the games."""
    few, more = (play_ladder(Options.of(2, max_rounds=2), LEVELS[1:], games, 1, workers=0) for games in (2, 20))
    assert all(a.deviation > b.deviation for a, b in zip(few.rungs(), more.rungs(), strict=True))


def test_the_order_of_the_games_does_not_matter() -> None:
    """Two players of whom one wins the first half of the games and the other the second are rated alike."""
    ladder = play_ladder(Options.of(2, max_rounds=1), LEVELS[1:], 40, 1, workers=0)
    games = [replace(game, scores=(1, 0) if game.by_seat[0] == won else (0, 1)) for won, game in halves(ladder.games)]
    upper, lower = replace(ladder, games=tuple(games)).rungs()
    assert upper.wins == lower.wins == 20
    assert upper.rating - lower.rating < upper.deviation / 2


def halves(games: Sequence[PlayedGame]) -> list[tuple[int, PlayedGame]]:
    """Return games with who is to win them: first all by the one, then all by the other."""
    return [(int(number >= len(games) / 2), game) for number, game in enumerate(games)]


@pytest.mark.parametrize(("seats", "tables"), [(2, 3), (3, 1)])
def test_all_tables_play_the_same_deals(seats: int, tables: int) -> None:
    """Every choice of players makes a table, and each table plays all rotations of the same deals."""
    ladder = play_ladder(Options.of(seats, max_rounds=1), LEVELS, 7, 1, workers=0)
    assert len(set(ladder.tables)) == tables
    assert len(ladder.games) == ladder.planned == -(-7 // (tables * seats)) * tables * seats
    seeds: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for table, game in zip(ladder.tables, ladder.games, strict=True):
        seeds.setdefault(table, []).append((game.seed, game.rotation))
    assert len({tuple(played) for played in seeds.values()}) == 1


def test_a_table_needs_different_players() -> None:
    """Two players make no table of three."""
    with pytest.raises(ArenaError, match="a table of 3"):
        tables_of(2, 3)


def test_ladder_as_it_is_typed() -> None:
    """The command prints the ladder with intervals and the table of who is ahead of whom, or one JSON object."""
    command = ["ladder", "--players", "random,postmaster", "--games", "7", "--switch", "max_rounds=9", "--workers", "0"]
    printed = CliRunner().invoke(app, command)
    assert printed.exit_code == 0, printed.stderr
    lines = printed.stdout.splitlines()
    assert lines[0].startswith("8 games, seed 1")
    assert lines[2].startswith("1  postmaster")
    assert lines[3].startswith("2  random")
    assert "8 are played" in printed.stderr
    data = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)
    assert [row["player"] for row in data["players"]] == ["postmaster", "random"]
    assert (data["games"], data["asked"], data["seats"]) == (8, 7, 2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "postmaster"), "a table of 2"),
        (("--players", "postmaster,tom"), "“tom”"),
        (("--players", "postmaster,random", "--seats", "7"), "2, 3, 4"),
        (("--players", "postmaster,random", "--games", "0"), "1 or more"),
    ],
)
def test_wrong_options_are_told_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    """What cannot be played ends with status 2 and one line that says why."""
    result = CliRunner().invoke(app, ["ladder", *arguments])
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


def test_the_same_player_with_two_budgets_is_two() -> None:
    """Budgets make entrants differ, so a ladder can show what thinking is worth."""
    entrants = [read_entrant("postmaster:1it"), read_entrant("postmaster:2it")]
    ladder = play_ladder(Options.of(2, max_rounds=1), entrants, 2, 1, workers=0)
    assert {rung.label for rung in ladder.rungs()} == {"postmaster:1it", "postmaster:2it"}
