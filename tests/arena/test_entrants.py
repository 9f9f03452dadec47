"""Who plays: a player's name and budget as one word."""

from __future__ import annotations

import pytest

from posthorn.arena.entrant import Entrant, distinct_labels, read_entrant
from posthorn.arena.errors import ArenaError
from posthorn.players import Budget


@pytest.mark.parametrize(
    ("word", "budget", "label"),
    [
        ("simple", None, "simple"),
        ("simple:200ms", Budget(seconds=0.2), "simple:200ms"),
        ("simple:1s/2t", Budget(seconds=1, threads=2), "simple:1s/2t"),
        ("simple:1.5s", Budget(seconds=1.5), "simple:1.5s"),
        ("simple:2t/2000it", Budget(iterations=2000, threads=2), "simple:2000it/2t"),
        ("simple:3t", Budget(threads=3), "simple:3t"),
    ],
)
def test_words_are_read(word: str, budget: Budget | None, label: str) -> None:
    """A word says seconds, milliseconds, iterations and threads; the label says the same."""
    entrant = read_entrant(word)
    assert (entrant.name, entrant.budget) == ("simple", budget)
    assert entrant.label == label
    assert read_entrant(label) == entrant


def test_the_word_is_stronger_than_the_command() -> None:
    """What a word leaves open is as the command says, and nothing else is."""
    assert read_entrant("simple", seconds=2, threads=3).budget == Budget(seconds=2, threads=3)
    assert read_entrant("simple:50it", seconds=2, threads=3).budget == Budget(iterations=50, threads=3)
    assert read_entrant("simple:4t", iterations=9, threads=3).budget == Budget(iterations=9, threads=4)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("tom", "'tom'.*random"),
        ("simple:", "prince:200ms"),
        ("simple:fast", "prince:200ms"),
        ("simple:1.5it", "prince:200ms"),
        ("simple:1s/500ms", "prince:200ms"),
        ("simple:1s/5it", "both"),
        ("simple:0s", "more than nothing"),
        ("simple:1s/0t", "more than nothing"),
    ],
)
def test_wrong_words_are_refused(word: str, reason: str) -> None:
    """Unknown players, unreadable budgets, two of them or none at all are refused with a reason."""
    with pytest.raises(ArenaError, match=reason):
        read_entrant(word)


def test_equal_labels_are_numbered() -> None:
    """Players of the same name and budget are told apart by numbers, others need none."""
    entrants = [Entrant("simple"), Entrant("random"), Entrant("simple"), Entrant("simple", Budget(seconds=1))]
    assert distinct_labels(entrants) == ("simple #1", "random", "simple #2", "simple:1s")


def test_only_the_clock_makes_games_differ() -> None:
    """Iterations and plain players repeat exactly, a clock does not, and a player's own budget is its own affair."""
    strange = Entrant("strange", maker=lambda seed, budget: read_entrant("simple").make(seed))
    assert read_entrant("simple").is_reproducible is True
    assert Entrant("prince", Budget(iterations=10)).is_reproducible is True
    assert Entrant("prince", Budget(seconds=1)).is_reproducible is False
    assert strange.is_reproducible is None
