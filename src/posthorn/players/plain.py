"""The plain players: a policy run interpreted on what the seat may know, so that nobody waits for a compiler."""

from __future__ import annotations

from posthorn.engine.actions import MOST_LEGAL
from posthorn.engine.chance import seed_generator
from posthorn.engine.turn import legal_actions
from posthorn.game import ACTIONS, Action, View
from posthorn.game.game import split_seed
from posthorn.players.policies import choose_by_policy


class PlainPlayer:
    """A player that follows the policy of this number (``policies``). It never thinks for long."""

    def __init__(self, policy: int, seed: int) -> None:
        self._policy = policy
        self._words = [0] * 4
        self._actions = [0] * MOST_LEGAL
        seed_generator(self._words, split_seed(seed))

    def choose(self, view: View) -> Action:
        """Return one of the view's legal actions."""
        n = legal_actions(view.state, self._actions)
        return ACTIONS[choose_by_policy(self._policy, view.state, self._actions, n, self._words)]
