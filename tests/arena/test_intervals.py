"""Intervals on data whose answers are known."""

from __future__ import annotations

import random

import pytest

from posthorn.arena.intervals import mean_over_deals, share_over_deals, student_quantile, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (8, 2.306), (30, 2.042), (1000, 1.962)]
)
def test_student_quantiles(freedom: int, quantile: float) -> None:
    """The quantiles are those of the printed tables."""
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.0006)


def test_wilson_of_the_textbook() -> None:
    """The interval of 81 in 263 is that of Newcombe's paper (1998); of none in n it reaches to z² in n + z²."""
    assert wilson(0, 10) == pytest.approx((0, 1.96**2 / (10 + 1.96**2)), abs=1e-4)
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)


def test_mean_over_deals() -> None:
    """The mean of 1 to 5 is 3, give or take 2.776 times the square root of a half; one deal has no interval."""
    estimate = mean_over_deals([1, 2, 3, 4, 5])
    assert estimate.mean == 3
    assert estimate.half_width == pytest.approx(2.7764 * 0.5**0.5, abs=1e-3)
    assert mean_over_deals([7]) == (7, None, None)


def test_independent_games_give_the_plain_interval() -> None:
    """With one game in each deal the interval is Wilson's for as many games, up to the estimated spread."""
    shares = [1.0] * 300 + [0.0] * 700
    assert share_over_deals(shares)[1:] == pytest.approx(wilson(0.3, 1000), abs=2e-3)


def test_rotations_that_agree_are_not_counted_twice() -> None:
    """Where both rotations of a deal always end alike, there are as many results as deals, not twice as many."""
    deals = [1.0] * 60 + [0.0] * 40
    assert share_over_deals(deals)[1:] == pytest.approx(wilson(0.6, 100), abs=5e-3)


def test_rotations_that_oppose_make_it_sharper() -> None:
    """Where the seat decides nearly every game, the rotations cancel luck and the interval is narrower for it."""
    deals = [0.5] * 90 + [1.0] * 10
    low, high = share_over_deals(deals)[1:]
    plain_low, plain_high = wilson(0.55, 200)
    assert low is not None
    assert high is not None
    assert high - low < 0.6 * (plain_high - plain_low)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deals_that_are_all_alike(share: float) -> None:
    """Deals without any spread count as one game each, so that no interval has no width."""
    assert share_over_deals([share] * 20)[1:] == pytest.approx(wilson(share, 20))
    assert share_over_deals([share])[1:] == pytest.approx(wilson(share, 1))


def test_the_interval_covers_the_truth() -> None:
    """Of 400 matches whose rotations are correlated, some 95 % of the intervals hold the true share."""
    chance = random.Random(5)
    covered = 0
    for _ in range(400):
        deals = []
        for _ in range(40):
            luck = chance.uniform(-0.35, 0.35)
            deals.append(sum(chance.random() < 0.6 + luck for _ in range(3)) / 3)
        low, high = share_over_deals(deals)[1:]
        assert low is not None
        assert high is not None
        covered += low <= 0.6 <= high
    assert 0.92 * 400 <= covered <= 0.98 * 400
