"""The score sheets, counted piece by piece."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posthorn.board import BOARD
from posthorn.game import Game
from posthorn.game.narration import stack_name
from posthorn.locale import Texts
from posthorn.terminal.style import colour_names, player


def count_points(game: Game, texts: Texts) -> RenderableType:
    """Return the score sheets as a table, the leading player first (R8.2, R8.3)."""
    view = game.view(None)
    ranking = game.ranking
    sheets = {seat: game.score_sheet(seat) for seat in ranking}
    table = Table(box=SIMPLE, header_style="", footer_style="bold", show_footer=True, pad_edge=False)
    table.add_column("", footer=texts("score-total"))
    for seat in ranking:
        table.add_column(player(seat, game.names), footer=str(sheets[seat].total), justify="right")

    table.add_row(
        texts("score-carriage"),
        *(_carriage(view.players[seat].carriage, sheets[seat].carriage, texts) for seat in ranking),
    )
    for stack in BOARD.stacks:
        won = {seat: [str(tile.value) for tile in sheets[seat].tiles if tile.stack == stack.id] for seat in ranking}
        if any(won.values()):
            name = stack_name(stack.id, texts)
            table.add_row(texts("score-tile", stack=name), *(" + ".join(won[seat]) for seat in ranking))
    table.add_row(texts("score-offices"), *(_minus(sheets[seat].offices_left) for seat in ranking))
    if "audience" in game.options.modules:
        table.add_row(texts("score-clerics"), *(str(sheets[seat].clerics) for seat in ranking))
    if "honours" in game.options.modules:
        table.add_row(texts("score-chips"), *(str(sheets[seat].chips) for seat in ranking))
    return table


def announce_winner(game: Game, texts: Texts) -> RenderableType:
    """Return who won, the ranking and the score sheets."""
    scores, ranking = game.scores, game.ranking
    winner = ranking[0]
    tied = scores.count(scores[winner]) > 1
    message = "result-winner-tied" if tied else "result-winner"
    tile = "no" if game.view(None).ender is None else "yes"
    lines: list[RenderableType] = [
        Text.assemble(player(winner, game.names), " ", texts(message, points=scores[winner], tile=tile)),
        Text(),
        count_points(game, texts),
        Text(),
    ]
    for rank, seat in enumerate(ranking, 1):
        line = texts("result-rank", rank=rank, player=game.names[seat], points=scores[seat])
        lines.append(colour_names(line, game.names))
    return Group(*lines)


def _carriage(number: int, points: int, texts: Texts) -> str:
    return texts("score-carriage-of", number=number, points=points) if number else "0"


def _minus(count: int) -> str:
    return f"−{count}" if count else "0"
