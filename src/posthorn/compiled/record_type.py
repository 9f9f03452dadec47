"""The state as a NumPy record: the same fields as ``engine.state.State``, in one block of memory."""

import numpy as np

from posthorn.engine.state import FIELDS, State

_INTEGERS = {1: np.int8, 4: np.int32, 8: np.int64}

# The widest fields first, so that every one is aligned without gaps.
_ORDER = sorted(FIELDS.items(), key=lambda item: -item[1].size)
STATE = np.dtype([(name, _INTEGERS[field.size], field.shape) for name, field in _ORDER], align=True)
# All numbers of 64 bits: for twins run by Python itself, where NumPy's small integers do not widen by themselves.
WIDE_STATE = np.dtype([(name, np.int64, field.shape) for name, field in _ORDER])


def from_plain(state: State, record: np.ndarray) -> None:
    """Write a plain state into a record (an array of one, or one element of an array of them)."""
    for name in FIELDS:
        record[name] = getattr(state, name)


def to_plain(record: np.ndarray) -> State:
    """Return a record as a plain state."""
    state = State()
    for name in FIELDS:
        setattr(state, name, record[name].tolist())
    return state
