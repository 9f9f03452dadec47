"""How sure the verdicts of a review are: the same games reviewed again with many times the worlds."""

from __future__ import annotations

import time
from collections.abc import Callable

from posthorn.arena.entrant import Entrant
from posthorn.arena.match import play_match
from posthorn.game import Options
from posthorn.review.judging import review_game
from posthorn.review.review import Depth, Mark, Review

Progress = Callable[[str], None]
PLAYERS = ("merchant", "courier", "envoy", "baron")  # they err now and then, as people do
TIMES = 10  # as many worlds at the second review


def bench_verdicts(games: int, progress: Progress) -> dict[str, float | int | str]:
    """Review games of four twice, and return how long it took and how often the second review says the same."""
    match = play_match(
        Options.of(len(PLAYERS)), [Entrant(name) for name in PLAYERS], games, seed=1, keeps_records=True, workers=1
    )
    usual = Depth()
    thorough = Depth(usual.worlds * TIMES, usual.seed + 1)
    pairs: list[tuple[Review, Review]] = []
    seconds, processor = 0.0, 0.0
    for number, game in enumerate(match.games[:games], 1):
        assert game.record is not None
        began, worked = time.perf_counter(), time.process_time()
        first = review_game(game.record, usual)
        if number > 1:  # the first loads what is compiled
            seconds += time.perf_counter() - began
            processor += time.process_time() - worked
        pairs.append((first, review_game(game.record, thorough)))
        progress(f"game {number} of {games}")
    timed = max(len(pairs) - 1, 1)
    figures: dict[str, float | int | str] = {
        "games_of_four": len(pairs),
        "choices": sum(len(one.choices) for one, _ in pairs),
        "worlds": usual.worlds,
        "seconds_a_game": seconds / timed,
        "processor_seconds_a_game": processor / timed,
    }
    return figures | _agreement(pairs)


def _agreement(pairs: list[tuple[Review, Review]]) -> dict[str, float | int | str]:
    """Return of how many choices a mark was given, and how many of them cost something by the second review too."""
    figures: dict[str, float | int | str] = {}
    choices = [both for one, other in pairs for both in zip(one.choices, other.choices, strict=True)]
    for mark in Mark:
        marked = [again for first, again in choices if first.mark is mark]
        same = {mark} if mark is Mark.EXCELLENT else {Mark.COSTLY, Mark.DOUBTFUL}
        figures[f"called_{mark}"] = len(marked)
        if marked:
            figures[f"{mark}_share_confirmed"] = sum(again.mark in same for again in marked) / len(marked)
    figures["share_alike"] = sum(first.mark is again.mark for first, again in choices) / len(choices)
    return figures
