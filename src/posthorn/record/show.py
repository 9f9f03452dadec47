"""A record in the terminal: what happened turn by turn, the scores, or the position at some moment.

Everything is shown, what was secret too: anyone who holds the file knows it all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from posthorn.game import Game, Record, Tile
from posthorn.game.action_words import words_of
from posthorn.game.narration import enumerate_words, stack_name, tell, texts_of
from posthorn.locale import Texts
from posthorn.locale.people import call, introduce
from posthorn.record.turns import replay

NOTHING = "–"


def make_console(*, stderr: bool = False) -> Console:
    """Return a console that takes names as they are: "[red]" and ":star:" are names too."""
    return Console(markup=False, emoji=False, highlight=False, stderr=stderr)


def show_record(record: Record, console: Console, texts: Texts) -> None:
    """Show a whole record: headers, what happened turn by turn, the scores."""
    turns = replay(record)
    texts = texts_of(record.options, texts)
    names = [call(name, texts) for name in record.names]
    console.print(_header_table(record, texts))
    console.print()
    happened = [
        [
            texts("record-sentence", sentence=sentence)
            for event in turns.game.events_at(ply)
            if (sentence := tell(event, names, texts))
        ]
        for ply in range(turns.game.ply + 1)
    ]
    if happened[0]:
        _show_turn(texts("record-setup"), happened[0], console)
    ply = 0
    for heading, actions in turns.lines:
        plies = range(ply + 1, ply + 1 + len(actions))
        _show_turn(
            _worded(heading, record.names, names), [sentence for n in plies for sentence in happened[n]], console
        )
        ply = plies.stop - 1
    console.print()
    show_scores(turns.game, console, texts)


def _worded(heading: str, names: Sequence[str], called: Sequence[str]) -> str:
    """Return a turn's heading, "3. postmaster-2" or "3. (postmaster-2)", with the player called as readers are told."""
    number, _, player = heading.partition(" ")
    word = dict(zip(names, called, strict=True)).get(player.strip("()"), player)
    return f"{number} ({word})" if player not in names and player.startswith("(") else f"{number} {word}"


def _show_turn(heading: str, sentences: Sequence[str], console: Console) -> None:
    console.print(Text.assemble((f"{heading}: ", "bold"), " ".join(sentences) or NOTHING))


def _header_table(record: Record, texts: Texts) -> Table:
    options = record.options
    rows = [("edition", texts(f"edition-{options.edition}"))]
    if options.modules:
        rows.append(("modules", enumerate_words((texts(f"module-{module}") for module in options.modules), texts)))
    if options.switches:
        rows.append(("switches", ", ".join(f"{switch} {value}" for switch, value in options.switches.items())))
    rows.append(("players", ", ".join(introduce(name, texts) for name in record.names)))
    if record.position is None:
        rows.append(("seed", str(record.seed)))
    else:
        rows.append(("position", record.position))
    rows.append(("actions", str(len(record.actions))))
    return _pairs((texts(f"record-{name}"), value) for name, value in rows)


def _pairs(rows: Iterable[tuple[str, str]]) -> Table:
    """Return a table of names and values."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def show_scores(game: Game, console: Console, texts: Texts) -> None:
    """Show what the points come from, in the order of the ranking (R8.2, R8.3)."""
    modules = game.options.modules
    texts = texts_of(game.options, texts)
    columns = ["rank", "player", "carriage", "tiles", "offices-left"]
    columns += ["clerics"] * ("audience" in modules) + ["chips"] * ("honours" in modules) + ["total"]
    table = Table(title=None if game.is_over else texts("record-under-way"), title_justify="left")
    for column in columns:
        plain = column in ("player", "tiles")
        table.add_column(texts(f"record-{column}"), justify="left" if plain else "right", overflow="fold")
    for place, seat in enumerate(game.ranking, 1):
        sheet = game.score_sheet(seat)
        cells = {
            "rank": str(place),
            "player": call(game.names[seat], texts),
            "carriage": str(sheet.carriage),
            "tiles": _tiles(sheet.tiles, texts),
            "offices-left": str(-sheet.offices_left),
            "clerics": str(sheet.clerics),
            "chips": str(sheet.chips),
            "total": str(sheet.total),
        }
        table.add_row(*(cells[column] for column in columns))
    console.print(table)
    if game.is_over:
        console.print(texts("record-won", player=call(game.names[game.ranking[0]], texts)))


def _tiles(tiles: Sequence[Tile], texts: Texts) -> str:
    return _list(texts("record-tile", stack=stack_name(tile.stack, texts), value=tile.value) for tile in tiles)


def _list(words: Iterable[object]) -> str:
    return ", ".join(map(str, words)) or NOTHING


def show_position(game: Game, plies: int, console: Console, texts: Texts) -> None:
    """Show the position of a game whose record goes on to some number of actions, and its one line of text."""
    view = game.view(None)
    texts = texts_of(game.options, texts)
    console.print(texts("record-after", actions=str(game.ply), all=plies, round=str(view.round)))
    rows = [
        ("display", _list(city or NOTHING for city in view.display)),
        ("pile", str(view.pile_size)),
        ("discards", _list(view.discards)),
    ]
    if "audience" in game.options.modules:
        at = (texts("record-at", coach=str(region), place=str(place)) for region, place in view.coaches.items())
        audience = (
            texts(
                "record-at", coach=texts(f"cleric-{rank}"), place=_list(call(game.names[seat], texts) for seat in seats)
            )
            for rank, seats in view.audience.items()
            if seats
        )
        rows += [("coaches", _list(at)), ("audience", _list(audience))]
    if "honours" in game.options.modules:
        rows.append(("supply", _tokens(view.supply, texts)))
    console.print(_pairs((texts(f"record-{name}"), value) for name, value in rows))
    for seat in range(view.seats):
        console.print()
        console.print(Text(call(game.names[seat], texts), style="bold underline"))
        console.print(_pairs((texts(f"record-{name}"), value) for name, value in _holdings(game, seat, texts)))
    console.print()
    if game.seat_to_act is None:
        console.print(texts("record-over"))
    else:
        legal = _list(words_of(action, texts) for action in game.legal_actions)
        player = texts("record-to-act", player=call(game.names[game.seat_to_act], texts))
        console.print(f"{player}. {texts('refusal-legal', legal=legal)}")
    console.print()
    console.print(game.position, soft_wrap=True)


def _holdings(game: Game, seat: int, texts: Texts) -> list[tuple[str, str]]:
    player = game.view(seat).players[seat]
    rows = [
        ("hand", _list(player.known_cards)),
        ("route", "-".join(map(str, player.route)) or NOTHING),
        ("offices", _list(player.offices)),
        ("offices-left", str(player.offices_left)),
        ("carriage", str(player.carriage or NOTHING)),
        ("tiles", _tiles(player.tiles, texts)),
    ]
    if "honours" in game.options.modules:
        rows += [("tokens", _tokens(player.tokens, texts)), ("chips", str(player.chips))]
    return [*rows, ("total", str(player.points))]


def _tokens(tokens: Mapping[str, int], texts: Texts) -> str:
    counts = ((texts(f"official-{official}"), count) for official, count in tokens.items() if count)
    return _list(texts("record-count", count=count, word=word) for word, count in counts)
