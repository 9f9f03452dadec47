"""Simulations: the same games however they are run, and numbers that are those of the games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from posthorn.arena.simulate import Result, Simulation, describe, play_one, simulate, spread
from posthorn.game import EDITIONS, MODULES, Options

THREE = ("postmaster", "random", "postmaster")


def data(simulation: Simulation) -> dict[str, object]:
    """Return a simulation's data without what depends on the computer."""
    return {name: value for name, value in simulation.to_dict().items() if name not in ("speed", "compiled")}


def test_games_depend_on_the_seed_alone() -> None:
    """The same seed plays the same games, more games only add to them, and another seed plays others."""
    options = Options.of(3, max_rounds=12)
    five = simulate(options, THREE, 5, 9, interpreted=True)
    assert simulate(options, THREE, 5, 9, interpreted=True).results == five.results
    assert simulate(options, THREE, 3, 9, interpreted=True).results == five.results[:3]
    assert not set(simulate(options, THREE, 5, 10, interpreted=True).results) & set(five.results)
    assert play_one(options, THREE, five.first_seed + 4) == five.results[4]


def test_neighbouring_seeds_share_no_games() -> None:
    """The games of a seed are far from those of the next: nobody plays the same game twice by counting seeds up."""
    first = sorted(spread(seed) for seed in range(500))
    assert min(after - before for before, after in pairwise(first)) > 10**9
    assert max(first) < 2**62


def test_numbers_add_up() -> None:
    """Every game has one winner; means and extremes are those of the results."""
    simulation = simulate(Options.of(2, max_rounds=5), ("random", "postmaster"), 6, 1, interpreted=True)
    told = simulation.to_dict()
    assert told["games"] == told["asked"] == 6
    assert told["unfinished"] == 0
    assert [row["player"] for row in told["seats"]] == ["random", "postmaster"]
    assert sum(row["wins"] for row in told["seats"]) == 6
    assert told["rounds"]["max"] == 5
    assert told["seats"][1]["score"]["max"] == max(result.scores[1] for result in simulation.results)


def test_a_tie_has_one_winner() -> None:
    """With equal points the ranking's first wins alone (R8.3)."""
    simulation = simulate(Options.of(4, max_rounds=1), ("postmaster",) * 4, 3, 1, interpreted=True)
    for result in simulation.results:
        assert result.scores == (-20,) * 4
        assert result.winner in range(4)


def test_description_of_numbers() -> None:
    """Mean, deviation and quartiles of a few numbers, of one and of none."""
    assert describe([1, 2, 3, 4, 10]) == {
        "mean": 4,
        "sd": 3.162,
        "min": 1,
        "lower_quartile": 2,
        "median": 3,
        "upper_quartile": 4,
        "max": 10,
    }
    assert set(describe([7]).values()) == {0, 7}
    assert describe([]) == {}


@pytest.mark.parametrize(
    ("players", "games", "seed", "message"),
    [
        (("postmaster", "tom"), 1, 1, r"“tom”.*stableboy, pilgrim"),
        (("postmaster",), 1, 1, "2 seats"),
        (("postmaster", "postmaster"), 0, 1, "1 or more"),
        (("postmaster", "postmaster"), 1, -1, "negative"),
    ],
)
def test_nonsense_is_refused(players: tuple[str, ...], games: int, seed: int, message: str) -> None:
    """Unknown players, too few of them, no games and a negative seed are refused with a reason."""
    with pytest.raises(ValueError, match=message):
        simulate(Options.of(2), players, games, seed, interpreted=True)


def interrupt_after(games: int) -> Callable[[int], None]:
    """Return an ``advance`` that presses Ctrl-C after some games."""
    played: list[int] = []

    def advance(more: int) -> None:
        played.append(more)
        if sum(played) >= games:
            raise KeyboardInterrupt

    return advance


def test_an_interruption_leaves_the_result_so_far() -> None:
    """Ctrl-C ends the simulation; what was played is told."""
    options = Options.of(2, max_rounds=3)
    simulation = simulate(options, ("postmaster", "postmaster"), 50, 1, interpreted=True, advance=interrupt_after(2))
    assert (simulation.to_dict()["games"], simulation.asked) == (2, 50)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [(), MODULES])
def test_compiled_and_interpreted_play_the_same(seats: int, modules: tuple[str, ...]) -> None:
    """Compiled, with any number of threads, and interpreted games through views have the same results."""
    players = ("postmaster", "random", "postmaster", "postmaster")[:seats]
    for edition in EDITIONS:
        options = Options.of(seats, edition, modules, max_rounds=40)
        plain = simulate(options, players, 2, 4, interpreted=True)
        compiled = simulate(options, players, 150, 4, threads=1)
        assert not plain.compiled
        assert compiled.compiled
        assert plain.results == compiled.results[:2]
        assert simulate(options, players, 150, 4, threads=3).results == compiled.results
        assert data(replace(compiled, asked=2, results=compiled.results[:2])) == data(plain)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_an_interruption_stops_the_threads() -> None:
    """Ctrl-C in a compiled simulation of very many games ends it, and leaves the first of them."""
    players = ("postmaster", "postmaster")
    some = simulate(Options.of(2), players, 10_000_000, 3, threads=2, advance=interrupt_after(100)).results
    assert 100 <= len(some) < 1000
    assert some == simulate(Options.of(2), players, len(some), 3).results


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("modules", [(), ("audience",), ("honours",), MODULES])
def test_postmaster_beats_random(modules: tuple[str, ...]) -> None:
    """Over 200 games, its seat changing, a postmaster wins nearly all against random ones, by far."""
    results: list[tuple[int, Result]] = []
    for seat in range(3):
        players = ["random"] * 3
        players[seat] = "postmaster"
        results += [(seat, result) for result in simulate(Options.of(3, modules=modules), players, 67, seat).results]
    assert sum(result.winner == seat for seat, result in results) >= 0.97 * len(results)
    leads = [result.scores[seat] - sum(result.scores) / 3 for seat, result in results]
    assert sum(leads) / len(leads) > 10


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("modules", [(), MODULES])
def test_postmaster_players_play_sensible_games(edition: str, modules: tuple[str, ...]) -> None:
    """Simple players end all their games in good time, most with points, and no seat has an advantage of a fifth."""
    for seats in (2, 3, 4):
        results = simulate(Options.of(seats, edition, modules), ("postmaster",) * seats, 2000, 1).results
        assert all(result.over and 10 <= result.rounds <= 40 for result in results)
        positive = sum(points > 0 for result in results for points in result.scores)
        assert positive > 0.85 * seats * len(results)
        for seat in range(seats):
            share = sum(result.winner == seat for result in results) / len(results)
            assert 0.8 / seats < share < 1.2 / seats
