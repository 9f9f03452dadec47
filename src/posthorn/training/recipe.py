"""How the network learns: the numbers of one training."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax


@dataclass(frozen=True)
class Recipe:
    """The numbers of one training; rates and bonuses fall evenly from the first to the last iteration."""

    games: int = 32_768  # played side by side
    steps: int = 128  # choices in each game in one iteration
    batch: int = 65_536  # choices learnt from at once
    epochs: int = 2  # times that an iteration's choices are gone through
    rate: float = 4e-4
    last_rate: float = 2e-5
    entropy: float = 0.02  # the bonus for not being sure too early
    last_entropy: float = 0.001
    trace: float = 0.97  # how far results reach back through expectations (lambda)
    clip: float = 0.2
    winning: float = 0.6  # what winning counts in the reward; the rest is the lead
    outcome_weight: float = 0.5  # what wrong expectations count
    largest_gradient: float = 0.5
    decay: float = 1e-4

    def rate_at(self, share: float) -> float:
        """Return the rate of learning when this share of the training is done."""
        return self.rate + (self.last_rate - self.rate) * share

    def entropy_at(self, share: float) -> float:
        """Return the bonus for entropy when this share of the training is done."""
        return self.entropy + (self.last_entropy - self.entropy) * share


ON_A_CPU = {"games": 256, "steps": 32, "batch": 1024, "rate": 1e-3}


def recipe_for_this_computer(given: dict[str, Any]) -> Recipe:
    """Return the recipe with some numbers given, and the others as suits a GPU or, where there is none, the CPU."""
    usual = {} if jax.default_backend() == "gpu" else ON_A_CPU
    return replace(Recipe(), **{**usual, **given})
