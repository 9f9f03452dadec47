"""Advice: what a strong player thinks of somebody's choices."""

from __future__ import annotations

from posthorn.game import View
from posthorn.players.player import Budget, EvaluatingPlayer, Evaluation, Player

ADVISER = "prince"
ADVICE_BUDGET = Budget(seconds=0.5)
MOST_ADVISED = 3  # choices


def best_choices(player: Player, view: View) -> tuple[Evaluation, ...]:
    """Return what a player thinks of the choices it tried most, or its choice where there is no more to say."""
    if len(view.legal_actions) == 1 or not isinstance(player, EvaluatingPlayer):
        return (Evaluation(player.choose(view)),)
    tried = [found for found in player.evaluate(view) if found.visits]
    return tuple(sorted(tried, key=lambda found: -(found.visits or 0))[:MOST_ADVISED])
