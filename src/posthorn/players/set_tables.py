"""Tables as compiled play begins with them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from posthorn.compiled.record_type import STATE, from_plain
from posthorn.engine.state import State
from posthorn.game import Options


def set_tables(tables: Sequence[Options]) -> np.ndarray:
    """Return states in which the options are set, the starting player is left to the lot, and all else is zero."""
    states = np.zeros(len(tables), STATE)
    for i, options in enumerate(tables):
        state = State()
        options.set_up(state)
        state.start = -1
        from_plain(state, states[i])
    return states
