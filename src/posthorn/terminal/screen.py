"""The whole screen of one person: news, map, table, hand and choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from posthorn.engine.tables import HAND_LIMIT
from posthorn.game import View
from posthorn.game.narration import enumerate_words
from posthorn.locale import Texts
from posthorn.terminal.atlas import FLATTEST_MAP, TALLEST_MAP, draw_board
from posthorn.terminal.choices import list_choices
from posthorn.terminal.panels import lay_out_table, show_hand
from posthorn.terminal.style import colour_names

SIDE_BY_SIDE = 165  # from this width on the table lies beside the map
MAP_BESIDE = 104
ROWS_BELOW_MAP = 30  # what the rest of the screen takes
ROWS_BELOW_MAP_BESIDE = 20  # the same where the table lies beside the map


def draw_screen(view: View, names: Sequence[str], news: Sequence[Text], texts: Texts, size: tuple[int, int]) -> Group:
    """Return everything a person sees before choosing, for a window of that width and height."""
    parts: list[RenderableType] = [_headline(view, names, texts)]
    if view.turns_to_come is not None and not view.is_over:
        players = [names[seat] for seat in view.turns_to_come]
        listed = enumerate_words(players, texts) if players else ""
        last = texts("turns-to-come", count=len(players), players=listed)
        parts += [colour_names(last, names), Text()]
    if news:
        parts += [*news, Text()]
    parts.append(draw_table(view, names, texts, size))
    return Group(*parts)


def draw_table(view: View, names: Sequence[str], texts: Texts, size: tuple[int, int]) -> RenderableType:
    """Return the map, everything beside it, and the choices."""
    width, height = size
    if width < SIDE_BY_SIDE:
        rows = max(FLATTEST_MAP, min(TALLEST_MAP, height - ROWS_BELOW_MAP))
        panels = lay_out_table(view, names, texts, width)
        return Group(draw_board(view, texts, width, rows), panels, Text(), ask(view, texts, width))
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(width=MAP_BESIDE)
    grid.add_column(ratio=1)
    rows = max(FLATTEST_MAP, min(TALLEST_MAP, height - ROWS_BELOW_MAP_BESIDE))
    left = Group(draw_board(view, texts, MAP_BESIDE, rows), ask(view, texts, MAP_BESIDE))
    grid.add_row(left, lay_out_table(view, names, texts, width - MAP_BESIDE))
    return grid


def ask(view: View, texts: Texts, width: int) -> RenderableType:
    """Return the hand, the question and the choices."""
    return Group(
        show_hand(view, texts),
        Text(),
        Text(_question(view, texts), style="bold"),
        list_choices(view, texts, width),
    )


def _question(view: View, texts: Texts) -> str:
    """Return what the rules ask for now, as far as they leave it open."""
    message = f"step-{view.step}"
    verbs = {action.verb for action in view.legal_actions}
    match view.step:
        case "draw" if view.state.forced_postmaster:
            message += "-forced"
        case "play" if not verbs & {"draw", "draw pile"}:
            message += "-only"
        case "close":
            message += "" if "close each" in verbs else "-short"
            message += "-carrier" if verbs & {"play left", "play right"} else ""
        case "discard":
            return texts(message, limit=HAND_LIMIT)
    return texts(message)


def _headline(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    modules = [texts(f"module-{module}") for module in view.options.modules]
    table = ", ".join([texts("headline-edition", edition=texts(f"edition-{view.options.edition}")), *modules])
    title = texts("headline", round=view.round, player=names[view.state.actor], table=table)
    return Rule(colour_names(title, names), align="left", style="dim")
