"""What lies beside the map: the display, the tiles, the players' areas, and what the modules add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posthorn.board import BOARD, Place
from posthorn.game import PlayerView, View
from posthorn.game.narration import stack_name
from posthorn.locale import Texts
from posthorn.terminal.flow import Flow
from posthorn.terminal.style import card, mark, player

GAP = "░"  # where the display has no card
UNKNOWN = "?"
DOT = Text.assemble((" · ", "dim"))
ROOM_FOR_BARS = 95


def lay_out_table(view: View, names: Sequence[str], texts: Texts, width: int) -> RenderableType:
    """Return everything beside the map, for that many columns."""
    parts: list[RenderableType] = [_common(view, texts), Text()]
    if "audience" in view.options.modules:
        parts += [_journey(view, texts, width), Text()]
    parts.append(_players(view, names, texts))
    return Group(*parts)


def show_hand(view: View, texts: Texts) -> RenderableType:
    """Return the viewer's hand."""
    held = map(card, view.hand) if view.hand else [Text(texts("hand-empty"), style="dim")]
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(texts("hand"), style="bold"), Flow(held))
    return grid


def _common(view: View, texts: Texts) -> RenderableType:
    """Return what belongs to nobody: open cards, pile, discards, tiles, tokens."""
    grid = Table.grid(padding=(0, 2))
    display = [card(city) if city else Text(f" {GAP} ", style="dim") for city in view.display]
    piles = Text(texts("piles", pile=view.pile_size, discards=view.discards_size), style="dim")
    grid.add_row(Text(texts("display"), style="bold"), Flow([*display, piles]))
    grid.add_row(Text(texts("tiles"), style="bold"), _tiles_left(view, texts))
    if "honours" in view.options.modules:
        tokens = [(texts(f"official-{name}"), str(count)) for name, count in view.supply.items()]
        tokens.append((texts("chips"), str(view.chips_left)))
        grid.add_row(Text(texts("tokens"), style="bold"), _counted(tokens))
    return grid


def _counted(things: Iterable[tuple[str, str]]) -> Flow:
    """Return names with counts."""
    return Flow((Text.assemble(name, " ", (count, "bold")) for name, count in things), DOT)


def _tiles_left(view: View, texts: Texts) -> Flow:
    return _counted(
        (stack_name(stack, texts), " ".join(map(str, values)) or texts("tiles-gone"))
        for stack, values in view.stacks.items()
    )


def _players(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for seat in range(view.seats):
        pointer = "▶" if seat == view.seat_to_act else " "
        grid.add_row(pointer, player(seat, names), _area(view, view.players[seat], texts))
    return grid


def _area(view: View, owner: PlayerView, texts: Texts) -> RenderableType:
    """Return a player's area: a line of numbers, and a line with the route."""
    numbers = [
        Text(texts("player-points", points=owner.points), style="bold"),
        Text(texts("player-carriage", number=owner.carriage)),
        Text(texts("player-offices", left=owner.offices_left)),
        _hand_of(view, owner, texts),
    ]
    tiles = [f"{stack_name(tile.stack, texts)} {tile.value}" for tile in owner.tiles]
    numbers += map(Text, _listed(texts("player-tiles"), tiles))
    held = [f"{texts(f'official-{name}')} {count}" for name, count in owner.tokens.items() if count]
    held += [f"{texts('chips')} {owner.chips}"] if owner.chips else []
    numbers += map(Text, _listed(texts("player-tokens"), held))
    if view.ender == owner.seat:
        numbers.append(Text(texts("player-ended"), style="bold"))
    row = map(card, owner.route) if owner.route else [Text(texts("route-none"), style="dim")]
    route = Table.grid(padding=(0, 1))
    route.add_row(Text(texts("route"), style="dim"), Flow(row, "─"))
    return Group(Flow(numbers, DOT), route)


def _listed(lead: str, things: list[str]) -> list[str]:
    """Return things, the first with a word before it."""
    return [thing if number else f"{lead} {thing}" for number, thing in enumerate(things)]


def _hand_of(view: View, owner: PlayerView, texts: Texts) -> Text:
    """Return what is known of a hand: its size, and the cards the others saw taken."""
    text = Text(texts("player-hand", cards=owner.hand_size))
    if owner.seat != view.seat and owner.known_cards:
        known = [str(city) for city in owner.known_cards]
        text.append(f" ({', '.join(known + [UNKNOWN] * (owner.hand_size - len(known)))})")
    return text


def _journey(view: View, texts: Texts, width: int) -> RenderableType:
    """Return the coaches on their way to Rome, and the audience (R11)."""
    rome = BOARD.rome.places[BOARD.rome.rome]
    grid = Table.grid(padding=(0, 2))
    for region, place in view.coaches.items():
        _, longest = steps_to_rome(place)
        if place == rome:
            way = Text(texts("journey-over"), style="dim")
        else:
            following = ", ".join(str(BOARD.rome.places[road]) for road in place.roads)
            way = Text(texts("journey-next", places=following, steps=count_steps(place), longest=longest), style="dim")
        if view.drives.get(region):
            way.append("  " + texts("journey-asked", moves=view.drives[region]), style="bold not dim")
        own = None if view.seat is None else view.players[view.seat].clerics[region.index]
        if own is not None and place != rome:
            way.append("  " + texts("journey-own", cleric=texts(f"cleric-{own}"), rank=own), style="not dim")
        bar = "━" * (_longest_way() - longest) + "●" + "┄" * longest
        cells = [Text(str(region), style="bold", no_wrap=True), Text(str(place), style="bold", no_wrap=True), way]
        grid.add_row(*(cells if width < ROOM_FOR_BARS else [cells[0], bar, *cells[1:]]))
    spaces = [Text(texts("audience"), style="bold")]
    for rank, seats in sorted(view.audience.items(), reverse=True):
        clerics = Text().join(mark(seat) for seat in seats) if seats else Text("–", style="dim")
        spaces.append(Text.assemble(f"{texts(f'cleric-{rank}')} ({rank}) ", clerics))
    parts: list[RenderableType] = [grid, Flow(spaces, "  ")]
    if view.free_drives:
        parts.append(Text(texts("journey-free", moves=view.free_drives), style="bold"))
    return Group(*parts)


@cache
def steps_to_rome(place: Place) -> tuple[int, int]:
    """Return the lengths of the shortest and the longest way from a place to Rome."""
    ways = [steps_to_rome(BOARD.rome.places[road]) for road in place.roads]
    if not ways:
        return 0, 0
    return 1 + min(way[0] for way in ways), 1 + max(way[1] for way in ways)


def count_steps(place: Place) -> str:
    """Return how many steps it is to Rome: "5", or "5–8" where it depends on the way."""
    shortest, longest = steps_to_rome(place)
    return str(longest) if shortest == longest else f"{shortest}–{longest}"


@cache
def _longest_way() -> int:
    return max(steps_to_rome(place)[1] for place in BOARD.rome.places)


def show_rome(view: View) -> Iterator[Text]:
    """Return the road map to Rome as lines, the farthest places first, with the coaches at their places."""
    standing: dict[Place, list[str]] = {}
    for region, place in view.coaches.items():
        standing.setdefault(place, []).append(str(region))
    for place in sorted(BOARD.rome.places, key=lambda place: (-steps_to_rome(place)[1], place.index)):
        following = ", ".join(str(BOARD.rome.places[road]) for road in place.roads)
        coaches = "  ".join(f"◀ {coach}" for coach in standing.get(place, []))
        arrow = " → " if following else ""
        yield Text.assemble(f"{steps_to_rome(place)[1]:>3}  {place}{arrow}{following}  ", (coaches, "bold"))
