"""Means with their 95 % intervals, over deals.

The games of one deal have the same cards, so they are not independent; the deals are. Every estimate therefore takes
one number for each deal, the mean over its rotations, and its uncertainty from how these differ.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

_NORMAL = statistics.NormalDist().inv_cdf(0.975)
# Where the expansion for Student's distribution is not good enough: by degrees of freedom, from 1.
_STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)


class Estimate(NamedTuple):
    """A mean and its 95 % interval; the bounds are None where one deal alone tells nothing of the spread."""

    mean: float
    low: float | None
    high: float | None

    @property
    def half_width(self) -> float | None:
        """The half of the interval's width: what stands after ±."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def student_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution.

    >>> round(student_quantile(10), 3)
    2.228
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def mean_over_deals(values: Sequence[float]) -> Estimate:
    """Return the mean of the deals' means and Student's interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = student_quantile(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def share_over_deals(shares: Sequence[float]) -> Estimate:
    """Return the mean of the deals' win shares and Wilson's interval for it, which never leaves 0 to 1.

    Wilson's formula wants a number of independent games. It is the number that would have given the standard error
    between the deals. Where all deals are alike that error is not known, and each counts as one game.
    """
    mean = statistics.fmean(shares)
    deals = len(shares)
    variance = statistics.variance(shares) / deals if deals > 1 else 0.0
    inner = mean * (1 - mean)
    if variance > 0 and inner > 0:
        return Estimate(mean, *wilson(mean, inner / variance, student_quantile(deals - 1)))
    return Estimate(mean, *wilson(mean, deals))


def wilson(share: float, games: float, z: float = _NORMAL) -> tuple[float, float]:
    """Return Wilson's score interval of a share seen in some independent games.

    >>> [round(bound, 4) for bound in wilson(0.5, 10)]
    [0.2366, 0.7634]
    """
    spread = z * z / games
    centre = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)
