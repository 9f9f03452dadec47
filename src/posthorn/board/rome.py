"""Reading the road map to Rome and the material of its two modules (R11.1, R12.1)."""

from posthorn.board.base import MOST, refuse_same_names
from posthorn.board.datafile import Node
from posthorn.board.model import Place, Region, RomeMap

ROME = "rom"
RANKS = ("1", "2", "3", "4", "5")
PLAYERS = ("2", "3", "4")
MOST_ROADS = 8  # from one place; the engine's list of legal actions has room for no more

TABLES = ("coaches", "roads", "clerics", "names", "tokens", "chips")


def read_rome(file: Node, regions: tuple[Region, ...]) -> RomeMap:
    """The road map, the coaches' starts, the clerics, the tokens and the chips."""
    tables = file.table(*TABLES)
    places = _read_places(tables["roads"], tables["names"])
    starts, starts_two = _read_starts(tables["coaches"], places, regions)
    tokens = tables["tokens"].table(*PLAYERS)
    return RomeMap(
        places,
        starts,
        starts_two,
        rome=len(places) - 1,
        ranks=_read_ranks(tables["clerics"]),
        tokens={int(players): _read_tokens(tokens[players]) for players in PLAYERS},
        chips=tables["chips"].table("count")["count"].integer(0, MOST),
    )


def _read_places(roads: Node, names: Node) -> tuple[Place, ...]:
    """The places in the order of the roads, Rome last."""
    entries = roads.table()
    if ROME in entries:
        raise entries[ROME].error("no road leads on from Rome: all roads lead there")
    index = {place: position for position, place in enumerate((*entries, ROME))}
    if len(index) > MOST:
        raise roads.error(f"{len(index)} places, but the engine has room for {MOST}")
    onward = [_read_onward(node, place, index) for place, node in entries.items()]
    _refuse_circles(onward, list(entries.values()))
    printed = names.table(*index)
    refuse_same_names("places", ((printed[place], place, printed[place].text()) for place in index))
    return tuple(
        Place(position, printed[place].valid_id(place), printed[place].text(), way)
        for (place, position), way in zip(index.items(), (*onward, ()), strict=True)
    )


def _read_onward(node: Node, place: str, index: dict[str, int]) -> tuple[int, ...]:
    """The places the roads from a place lead to: at least one, each once (R11.3)."""
    if node.value == []:
        raise node.error(f'"{place}" does not lead to Rome: it has no road')
    if len(node.array()) > MOST_ROADS:
        raise node.error(f'more than {MOST_ROADS} roads lead on from "{place}"')
    onward: list[int] = []
    for road in node.array():
        following = _read_place_index(road, index)
        if following == index[place]:
            raise road.error(f'a road leads from "{place}" to itself')
        if following in onward:
            raise road.error(f'the road from "{place}" to "{road.value}" is there twice')
        onward.append(following)
    return tuple(onward)


def _refuse_circles(onward: list[tuple[int, ...]], nodes: list[Node]) -> None:
    """Refuse roads that lead in a circle. Without one, every way ends in Rome: only Rome has no road onward."""
    settled = {len(onward)}  # places from which every way is known to end in Rome, which is the last place
    waiting = dict(enumerate(onward))
    while waiting:
        done = [place for place, roads in waiting.items() if settled.issuperset(roads)]
        if not done:
            _report_circle(waiting, settled, nodes)
        for place in done:
            del waiting[place]
        settled.update(done)


def _report_circle(waiting: dict[int, tuple[int, ...]], settled: set[int], nodes: list[Node]) -> None:
    """Follow unsettled roads until one comes back to where it was, and name the circle."""
    way: list[int] = []
    place = next(iter(waiting))
    while place not in way:
        way.append(place)
        place = next(road for road in waiting[place] if road not in settled)
    circle = [*way[way.index(place) :], place]
    raise nodes[place].error(f"the roads lead in a circle: {', '.join(str(nodes[each].where[-1]) for each in circle)}")


def _read_starts(
    coaches: Node, places: tuple[Place, ...], regions: tuple[Region, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where the coach of each region starts; with two players, two places further south (R11.1)."""
    entries = coaches.table(*(region.id for region in regions))
    index = {place.id: place.index for place in places}
    starts, starts_two = [], []
    for region in regions:
        entry = entries[region.id].table("start", "start_two")
        start, two = (_read_place_index(entry[key], index) for key in ("start", "start_two"))
        if not any(two in places[following].roads for following in places[start].roads):
            raise entry["start_two"].error(
                f'"{places[two].id}" is not exactly two steps south of "{places[start].id}" (R11.1)'
            )
        if places[two].id == ROME:
            raise entry["start_two"].error("no coach starts in Rome (R11.1)")
        starts.append(start)
        starts_two.append(two)
    return tuple(starts), tuple(starts_two)


def _read_ranks(clerics: Node) -> tuple[str, ...]:
    """The ids of the clerics by rank (R11.1)."""
    entries = clerics.table(*RANKS)
    refuse_same_names("clerics", ((entries[rank], rank, entries[rank].identifier()) for rank in RANKS))
    return tuple(entries[rank].identifier() for rank in RANKS)


def _read_tokens(node: Node) -> tuple[int, int, int, int]:
    """The tokens of the four officials for one number of players; at least one of each (R12.5)."""
    entry = node.table("postmaster", "carrier", "administrator", "cartwright")
    return (
        entry["postmaster"].integer(1, MOST),
        entry["carrier"].integer(1, MOST),
        entry["administrator"].integer(1, MOST),
        entry["cartwright"].integer(1, MOST),
    )


def _read_place_index(node: Node, index: dict[str, int]) -> int:
    if node.text() not in index:
        raise node.error(f'unknown place "{node.value}"')
    return index[node.text()]
