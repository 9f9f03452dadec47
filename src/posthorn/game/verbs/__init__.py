"""The verbs: for each kind of action one row that says everything about it but its rules, which are the engine's."""

from posthorn.game.verbs import audience, closing, draw, honours, play
from posthorn.game.verbs.verb import Verb

__all__ = ["VERBS", "Verb"]

# By name, in the order of their actions' numbers.
VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in sorted(
        (*draw.VERBS, *play.VERBS, *closing.VERBS, *audience.VERBS, *honours.VERBS), key=lambda verb: verb.first
    )
}
