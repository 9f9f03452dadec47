"""What a seat may know of its game, as players see it: the numbers a network reads, from a view."""

from __future__ import annotations

from posthorn.game import View
from posthorn.players.observation import OBSERVATION, write_observation


def own_clerics(view: View) -> list[int]:
    """Return by coach the rank that the view's seat has sent on it, which it may not look at again (R11.2)."""
    ranks = [0] * len(view.state.place)
    for action in view.own_actions:
        if action.coach is not None and action.rank is not None:
            ranks[action.coach.index] = action.rank
    return ranks


def observation_of(view: View) -> list[int]:
    """Return what the view's seat may know, its own clerics included."""
    state = view.state
    if state.audience:
        state = state.share()
        state.cleric = state.cleric[:]
        state.cleric[state.actor] = own_clerics(view)
    numbers = [0] * OBSERVATION
    write_observation(state, state.actor, numbers)
    return numbers
