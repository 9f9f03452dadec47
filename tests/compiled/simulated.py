"""Run in a Python of its own with NUMBA_ENABLE_CUDASIM=1: compares the CUDA kernels with the interpreted engine."""

import numpy as np

from posthorn.compiled import gpu
from posthorn.compiled.lockstep import Interpreted, OnArrays, as_records, first_difference
from posthorn.compiled.playout import play_at_random
from posthorn.engine.actions import MOST_LEGAL
from tests.tables import TABLES, begin


def main() -> None:
    """Compare single actions, then whole stretches of random play, at tables of every kind; half are keyed."""
    assert gpu.SIMULATED
    states = [begin(options, seed, keyed=seed % 2 == 1) for seed, options in enumerate(TABLES[:8])]
    difference = first_difference(OnArrays(states, gpu, gpu.RECORD), Interpreted(states), 60, 1)
    assert difference is None, difference

    records = as_records(states, gpu.RECORD)
    words = np.random.default_rng(1).integers(0, 2**32, (len(states), 4))
    plain_words = words.tolist()
    played = np.zeros(len(states), np.int64)
    gpu.play_games_at_random(records, words, played, 300)
    for state, own in zip(states, plain_words, strict=True):
        assert play_at_random(state, own, [0] * MOST_LEGAL, 300) == 300
    assert (played == 300).all()
    assert words.tolist() == plain_words
    assert (records == as_records(states, gpu.RECORD)).all()
    print("equal")
