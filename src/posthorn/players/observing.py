"""What a seat may know of its game, as players see it: the numbers a network reads, from a view."""

from __future__ import annotations

from posthorn.game import View
from posthorn.players.observation import OBSERVATION, write_observation


def own_clerics(view: View) -> list[int]:
    """Return by coach the rank that the view's seat has sent on it: it remembers those it may not look at (R11.2).

    Where a game began after they were sent, it knows only those it may look at.
    """
    assert view.seat is not None
    ranks = view.state.cleric[view.seat][:]
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
