"""Actions in the words of a language: as people type them, and as buttons name them."""

from __future__ import annotations

from posthorn.board import BOARD
from posthorn.game.action import Action
from posthorn.game.narration import enumerate_words
from posthorn.game.view import View
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


def name_action(action: Action, view: View, texts: Texts) -> str:
    """Return an action of the seat to act as the words on a button.

    >>> from posthorn.game import Game
    >>> name_action(Action.of("draw Linz"), Game.new(seats=2, seed=1).view(0), Texts("de"))
    'Linz nehmen'
    """
    own = view.players[view.seat_to_act or 0]
    route = [str(city) for city in own.route]
    end = {"play left": 0, "play right": -1}.get(action.verb)
    officials = [texts(f"official-{official}") for official in action.officials]
    province = BOARD.provinces[action.city.province] if action.city else action.province
    return texts(
        f"action-{action.verb.replace(' ', '-')}",
        city=str(action.city or ""),
        province=str(province or ""),
        coach=str(action.coach or ""),
        place=str(action.place or ""),
        rank=str(action.rank),
        cleric=texts(f"cleric-{action.rank}") if action.rank else "",
        officials=enumerate_words(officials, texts) if officials else "",
        end="" if end is None or not route else route[end],
        number=max(min(BOARD.carriage_points), own.carriage + 1),
        cards=len(route),
    )
