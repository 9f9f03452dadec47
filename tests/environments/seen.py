"""What seats may know, found out without the environments."""

from __future__ import annotations

from random import Random

from posthorn.engine.state import State
from posthorn.players.observation import OBSERVATION, write_observation
from tests.laws.test_laws import exchange_the_unknown


def observed_by(state: State, seat: int) -> list[int]:
    """Return what a seat observes of a state in which all that it cannot know is dealt anew.

    Its own clerics stay, which it has sent itself.
    """
    other = state.copy()
    clerics = other.cleric[seat][:]
    exchange_the_unknown(other, seat, Random(1), False)
    other.cleric[seat] = clerics
    numbers = [0] * OBSERVATION
    write_observation(other, seat, numbers)
    return numbers
