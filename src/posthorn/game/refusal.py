"""Why an action is not legal now."""

from __future__ import annotations

from posthorn.engine.state import State
from posthorn.engine.steps import STEP_OVER
from posthorn.game.action import Action
from posthorn.game.errors import RuleError, shown
from posthorn.game.legal import LegalActions
from posthorn.game.names import STEP_NAMES
from posthorn.game.verbs import VERBS
from posthorn.game.verbs.verb import Reason, not_now, reason


def refuse_action(s: State, action: object) -> RuleError:
    """Return the error that says why an action, which is not legal now, cannot be played.

    Of a state only what the seat to act may know is looked at, so that a view's is enough.
    """
    legal = [str(choice) for choice in LegalActions.of(s)]
    meant = Action.of(action)
    if meant is None:
        return RuleError("R2", "no-action", legal, given=action if isinstance(action, str) else shown(action))
    rule, code, details = why_not(s, meant)
    return RuleError(rule, code, legal, **details)


def why_not(s: State, action: Action) -> Reason:
    """Return the rule that forbids an action which is not legal now."""
    if s.step == STEP_OVER:
        return reason("R8.1", "game-over")
    verb = VERBS[action.verb]
    if verb.module is not None and not getattr(s, verb.module):
        return reason("R11" if verb.module == "audience" else "R12", f"no-{verb.module}")
    if STEP_NAMES[s.step] not in verb.steps + verb.early:
        return not_now(s)
    return verb.why_not(s, action)
