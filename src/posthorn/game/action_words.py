"""Actions in the words of a language, as people type them."""

from __future__ import annotations

from posthorn.game.action import Action
from posthorn.locale import Texts


def words_of(action: Action, texts: Texts) -> str:
    """Return an action as the list of choices shows it; in English these are the words that records have.

    >>> words_of(Action.of("play Linz left"), Texts("de"))
    'lege Linz links'
    """
    about = {"city": action.city, "province": action.province, "coach": action.coach, "place": action.place}
    officials = " ".join(texts(f"say-{official}") for official in action.officials)
    values = {name: str(thing) for name, thing in about.items() if thing is not None}
    return texts(f"say-{action.verb.replace(' ', '-')}", **values, rank=str(action.rank), officials=officials)
