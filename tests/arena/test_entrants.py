"""Who plays: a player's name and budget as one word."""

from __future__ import annotations

import pytest

from posthorn.arena.entrant import Entrant, distinct_labels, read_entrant
from posthorn.arena.errors import ArenaError
from posthorn.players import Budget


@pytest.mark.parametrize(
    ("word", "budget", "label"),
    [
        ("postmaster", None, "postmaster"),
        ("postmaster:200ms", Budget(seconds=0.2), "postmaster:200ms"),
        ("postmaster:1s/2t", Budget(seconds=1, threads=2), "postmaster:1s/2t"),
        ("postmaster:1.5s", Budget(seconds=1.5), "postmaster:1.5s"),
        ("postmaster:2t/2000it", Budget(iterations=2000, threads=2), "postmaster:2000it/2t"),
        ("postmaster:3t", Budget(threads=3), "postmaster:3t"),
    ],
)
def test_words_are_read(word: str, budget: Budget | None, label: str) -> None:
    """A word says seconds, milliseconds, iterations and threads; the label says the same."""
    entrant = read_entrant(word)
    assert (entrant.name, entrant.budget) == ("postmaster", budget)
    assert entrant.label == label
    assert read_entrant(label) == entrant


def test_the_word_is_stronger_than_the_command() -> None:
    """What a word leaves open is as the command says, and nothing else is."""
    assert read_entrant("postmaster", seconds=2, threads=3).budget == Budget(seconds=2, threads=3)
    assert read_entrant("postmaster:50it", seconds=2, threads=3).budget == Budget(iterations=50, threads=3)
    assert read_entrant("postmaster:4t", iterations=9, threads=3).budget == Budget(iterations=9, threads=4)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("tom", "“tom”.*random"),
        ("postmaster:", "prince:200ms"),
        ("postmaster:fast", "prince:200ms"),
        ("postmaster:1.5it", "prince:200ms"),
        ("postmaster:1s/500ms", "prince:200ms"),
        ("postmaster:1s/5it", "both"),
        ("postmaster:0s", "greater than zero"),
        ("postmaster:1s/0t", "greater than zero"),
    ],
)
def test_wrong_words_are_refused(word: str, reason: str) -> None:
    """Unknown players, unreadable budgets, two of them or none at all are refused with a reason."""
    with pytest.raises(ArenaError, match=reason):
        read_entrant(word)


def test_equal_labels_are_numbered() -> None:
    """Players of the same name and budget are told apart by numbers, others need none."""
    entrants = [
        Entrant("postmaster"),
        Entrant("random"),
        Entrant("postmaster"),
        Entrant("postmaster", Budget(seconds=1)),
    ]
    assert distinct_labels(entrants) == ("postmaster #1", "random", "postmaster #2", "postmaster:1s")


def test_only_the_clock_makes_games_differ() -> None:
    """Iterations and plain players repeat exactly, a clock does not, and a player's own budget is its own affair."""
    strange = Entrant("strange", maker=lambda seed, budget: read_entrant("postmaster").make(seed))
    assert read_entrant("postmaster").is_reproducible is True
    assert Entrant("prince", Budget(iterations=10)).is_reproducible is True
    assert Entrant("prince", Budget(seconds=1)).is_reproducible is False
    assert strange.is_reproducible is None
