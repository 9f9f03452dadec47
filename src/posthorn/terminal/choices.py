"""The legal actions as a numbered list, each with a few words of what it means, and what a typed line stands for."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from posthorn.board import BOARD, City
from posthorn.engine.closing import next_carriage
from posthorn.game import Action, Outcome, View, outcomes
from posthorn.game.action_words import words_of
from posthorn.game.narration import enumerate_words, stack_name
from posthorn.locale import Texts
from posthorn.terminal.keyboard import read_number
from posthorn.terminal.panels import count_steps, steps_to_rome
from posthorn.terminal.typing import find_action, is_word

LONG_LIST = 9  # from here on the list takes two columns, where the window has room for them
ROOM_FOR_TWO = 95


def list_choices(view: View, texts: Texts, width: int) -> Table:
    """Return the numbered list."""
    actions = outcomes(view)
    columns = 2 if len(actions) >= LONG_LIST and width >= ROOM_FOR_TWO else 1
    rows = -(-len(actions) // columns)
    table = Table.grid(padding=(0, 2))
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(actions), rows):
            action, outcome = actions[number]
            cells += [
                Text(f"{number + 1:>3}", style="bold"),
                Text(words_of(action, texts), no_wrap=True),
                Text(meaning(action, outcome, view, texts), style="dim"),
            ]
        table.add_row(*cells)
    return table


def meant(line: str, view: View, texts: Texts) -> Action | str:
    """Return the action a line stands for: by number, or by a city only one action is about; else the line."""
    actions = view.legal_actions
    number = read_number(line)
    if number is not None and 1 <= number <= len(actions):
        return actions[number - 1]
    action = find_action(line, texts)
    if action is not None:
        return action
    about = [action for action in actions if action.city and is_word(line, action.city.name)]
    return about[0] if len(about) == 1 else line


def meaning(action: Action, outcome: Outcome, view: View, texts: Texts) -> str:
    """Say in a few words what an action does now."""
    message = f"choice-{action.verb.replace(' ', '-')}"
    own = view.players[view.state.actor]
    match action.verb:
        case "draw" | "draw pile" | "play left" | "play right" if _calls_official(action, view):
            message += "-second"
        case "begin" if own.route:
            return texts("choice-begin-anew", cards=len(own.route))
    match action.verb:
        case "play left" | "play right":
            end = own.route[0 if action.verb == "play left" else -1]
            return texts(message, city=str(end))
        case "close each" | "close":
            return _closing(action, outcome, view, texts)
        case "office":
            assert action.city is not None
            return texts(message, province=str(BOARD.provinces[action.city.province]))
        case "cartwright" | "no cartwright":
            return texts(message, number=next_carriage(view.state, own.seat), cards=len(own.route))
        case "send":
            assert action.rank is not None
            return texts(message, cleric=texts(f"cleric-{action.rank}"), coach=str(action.coach))
        case "drive":
            assert action.place is not None
            return texts(message, longest=steps_to_rome(action.place)[1], steps=count_steps(action.place))
        case "hand in":
            return texts(f"choice-hand-in-{len(action.officials)}")
        case "discard":
            assert action.city is not None
            return texts(message, left=len(view.hand) - 1)
    return texts(message)


def _calls_official(action: Action, view: View) -> bool:
    """Whether the action is a second card, which an official brings (R3.3, R4.4)."""
    return view.step == ("play" if action.verb.startswith("draw") else "close")


def _closing(action: Action, outcome: Outcome, view: View, texts: Texts) -> str:
    """Say where a way of closing puts offices, and what it wins if that leaves nothing to choose (R5, R6, R7)."""
    own = view.players[view.state.actor]
    free = [city for city in own.route if city not in own.offices]
    if action.province is None:
        places = _provinces_of(free)
    else:
        places = [str(city) for city in free if city.province == action.province.index]
    if not places:
        return texts("choice-close-nothing")
    parts = [texts(f"choice-{action.verb.replace(' ', '-')}", places=enumerate_words(places, texts))]
    for tile in outcome.tiles:
        parts.append(texts("choice-wins-tile", stack=stack_name(tile.stack, texts), value=str(tile.value)))
    if outcome.carriage is not None:
        parts.append(texts("choice-wins-carriage", number=str(outcome.carriage)))
    return "; ".join(parts)


def _provinces_of(cities: list[City]) -> list[str]:
    return list(dict.fromkeys(str(BOARD.provinces[city.province]) for city in cities))
