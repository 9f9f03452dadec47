"""How fast the players choose, and how fast a network learns: all in one run, beside the rules of thumb."""

from __future__ import annotations

import platform
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np

from posthorn.benchmarks.engine import Figures, Progress, describe_machine
from posthorn.engine.tables import SEATS
from posthorn.game import Game, Options, View
from posthorn.players import Budget, Player, make_player
from posthorn.players.network_contest import play_contest
from posthorn.players.network_player import STRONGEST, trained_weights
from posthorn.players.policies import POLICY_POSTMASTER

if TYPE_CHECKING:
    from posthorn.training.training import Training

AT_ONCE = 256  # games in a batch
PASSES = 3
ITERATIONS = 5  # of learning that count, after one that compiles


def bench_play(seconds: float, progress: Progress) -> Figures:
    """Measure choices one by one and in batches, whole games, and learning where JAX is installed."""
    figures: Figures = {"machine": describe_machine(), "python": platform.python_version()}
    views = list(_views())
    players: dict[str, Player] = {
        "postmaster": make_player("postmaster", 1),
        "baron": make_player("baron", 1),
        "count": make_player(STRONGEST, 1),
    }
    times: dict[str, list[float]] = {name: [] for name in players}
    for turn in range(PASSES):
        progress(f"choosing one by one, {turn + 1} of {PASSES}")
        for name, player in players.items():
            times[name].append(_seconds_a_choice(player, views, seconds / PASSES / len(players)))
    for name, found in times.items():
        figures[f"{name}_choices_per_second"] = round(1 / min(found))
    figures["count_milliseconds_a_choice"] = min(times["count"]) * 1000
    progress("searching")
    figures["prince_worlds_per_second"] = round(_worlds_per_second(views, seconds))

    progress(f"playing {AT_ONCE} games of four at once")
    network, policy = _contest(-1, figures, "count"), _contest(POLICY_POSTMASTER, figures, "postmaster")
    figures["postmaster_games_over_count"] = round(policy / network, 1)
    if find_spec("jax") is not None:
        _bench_training(figures, progress)
    return figures


def _views() -> Iterator[View]:
    """Give all real choices of one game of each number of seats."""
    for seats in range(2, SEATS + 1):
        game = Game.new(seats=seats, seed=seats, start=0)
        player = make_player(STRONGEST, 1)
        while not game.is_over:
            view = game.view(game.seat_to_act)
            if len(view.legal_actions) > 1:
                yield view
            game.play(player.choose(view))


def _seconds_a_choice(player: Player, views: list[View], seconds: float) -> float:
    count, began = 0, time.perf_counter()
    while time.perf_counter() < began + seconds:
        player.choose(views[count * 7 % len(views)])
        count += 1
    return (time.perf_counter() - began) / count


def _worlds_per_second(views: list[View], seconds: float) -> float:
    """Return in how many worlds a second the prince tries a choice."""
    from posthorn.players.network_search import NetworkSearcher

    player = NetworkSearcher(1, Budget(seconds=0.2))
    player.choose(views[0])
    tried, count, began = 0, 0, time.perf_counter()
    while time.perf_counter() < began + seconds:
        tried += sum(found.visits or 0 for found in player.evaluate(views[count * 7 % len(views)]))
        count += 1
    return tried / (time.perf_counter() - began)


def _contest(entrant: int, figures: Figures, name: str) -> float:
    """Play games of four in batches, on one thread; return how many a second."""
    tables, entrants = [Options.of(SEATS)] * AT_ONCE, np.full((AT_ONCE, SEATS), entrant)
    choices = [0]

    def watch(games: np.ndarray, seats: np.ndarray, outcomes: np.ndarray) -> None:
        choices[0] += len(games)

    play_contest(tables[:1], entrants[:1], [trained_weights()], 1)
    began = time.perf_counter()
    play_contest(tables, entrants, [trained_weights()], 1, watch)
    passed = time.perf_counter() - began
    figures[f"{name}_games_of_four_per_second"] = AT_ONCE / passed
    if choices[0]:
        figures[f"{name}_microseconds_a_choice_in_batches"] = passed / choices[0] * 1e6
        figures[f"{name}_choices_per_second_in_batches"] = round(choices[0] / passed)
    return AT_ONCE / passed


def _bench_training(figures: Figures, progress: Progress) -> None:
    """Let a network play and learn for some iterations, on the GPU where there is one."""
    import jax

    from posthorn.training.recipe import recipe_for_this_computer
    from posthorn.training.training import Plan, Training

    progress("learning")
    training = Training(recipe_for_this_computer({}), Plan(iterations=ITERATIONS + 1), 1)
    figures["training_device"] = jax.devices()[0].device_kind
    figures["training_choices_per_second"] = round(learning_rate(training))


def learning_rate(training: Training) -> float:
    """Return the choices per second that a training learns from once everything is compiled."""
    training.iterate()
    done = [training.iterate() for _ in range(ITERATIONS)]
    return sum(one.new_choices for one in done) / sum(one.play_seconds + one.learn_seconds for one in done)
