"""Reading the base board: cities, provinces, regions, roads, tiles, carriages, material (R1.1)."""

from collections.abc import Iterable

from posthorn.board.datafile import Node
from posthorn.board.model import City, Material, Province, Region, Stack
from posthorn.board.names import spellings

CITIES, PROVINCES, REGIONS = 22, 9, 5  # the engine's action numbers and state fields count on these
BAIERN = "baiern"
ROUTE_STACKS = ("route_5", "route_6", "route_7")
OTHER_STACKS = ("all_provinces", "game_end")
CARRIAGES = ("3", "4", "5", "6", "7")
WIDTH, HEIGHT = 1000, 700
MOST = 100  # no number of points or tokens comes near it; the engine keeps them in single bytes
TALLEST = 7  # tiles in a stack: the engine keeps who owns which in the bits of a byte
MATERIAL = {  # the most of each: one office in a city, and the engine counts all cards in a single byte
    "offices": CITIES,
    "cards_per_city": 5,
    "display": CITIES,
    "smallest_route": CITIES,
    "hand_limit": CITIES,
    "cartwright_reach": CITIES,
}

TABLES = ("province", "cities", "roads", "bonus_tiles", "carriage_points", "material")


def read_map(
    file: Node,
) -> tuple[tuple[City, ...], tuple[Province, ...], tuple[Region, ...], tuple[tuple[int, int], ...]]:
    """Cities, provinces, regions and roads; each in the order of the file."""
    tables = file.table(*TABLES)
    entries = tables["cities"].table()
    _refuse_count(tables["cities"], "cities", len(entries), CITIES)
    index = {city: position for position, city in enumerate(entries)}
    provinces, regions = _read_provinces(tables["province"], index)
    home = _province_of_each(tables["province"], entries, provinces)
    roads = _read_roads(tables["roads"].table("list")["list"], index)
    cities = tuple(
        _read_city(node, index[city], city, home[index[city]], _neighbours(index[city], roads))
        for city, node in entries.items()
    )
    named = zip(entries.values(), cities, strict=True)
    refuse_same_names("cities", ((node, city.id, city.name) for node, city in named))
    return cities, provinces, regions, roads


def read_stacks(file: Node, regions: tuple[Region, ...]) -> tuple[Stack, ...]:
    """The ten stacks of bonus tiles: three route lengths, five regions, all provinces, game end (R6)."""
    entries = file.table(*TABLES)["bonus_tiles"].table()
    expected = (*ROUTE_STACKS, *(region.id for region in regions), *OTHER_STACKS)
    for name, node in entries.items():
        if name not in expected:
            raise node.error(f'unknown region or stack "{name}"; the ten stacks are {", ".join(expected)}')
    file.table(*TABLES)["bonus_tiles"].table(*expected)
    return tuple(Stack(index, name, _read_tiles(node)) for index, (name, node) in enumerate(entries.items()))


def _read_tiles(node: Node) -> tuple[int, ...]:
    """The values of a stack, highest on top (R1.1)."""
    values = tuple(value.integer(0, MOST) for value in node.array())
    if len(values) > TALLEST:
        raise node.error(f"{node} has {len(values)} tiles, but the engine has room for {TALLEST} in a stack")
    if list(values) != sorted(values, reverse=True):
        raise node.error(f"the tiles of {node} must be in descending order: the highest lies on top (R1.1)")
    return values


def read_carriage_points(file: Node) -> dict[int, int]:
    """The points of each carriage (R8.2)."""
    entries = file.table(*TABLES)["carriage_points"].table(*CARRIAGES)
    return {int(carriage): entries[carriage].integer(0, MOST) for carriage in CARRIAGES}


def read_material(file: Node) -> Material:
    """The numbers printed beside the board (R1, R5, R7)."""
    entries = file.table(*TABLES)["material"].table(*MATERIAL)
    return Material(**{key: entries[key].integer(1, most) for key, most in MATERIAL.items()})


def _read_city(node: Node, index: int, city: str, province: int, neighbours: tuple[int, ...]) -> City:
    entry = node.table("name", "x", "y")
    if not neighbours:
        raise node.error(f'no road leads to the city "{city}"')
    x, y = entry["x"].integer(0, WIDTH), entry["y"].integer(0, HEIGHT)
    return City(index, node.valid_id(city), entry["name"].text(), x, y, province, neighbours)


def _read_provinces(array: Node, index: dict[str, int]) -> tuple[tuple[Province, ...], tuple[Region, ...]]:
    """The provinces in the order of the file, and the regions in the order of their first province."""
    nodes = array.array()
    _refuse_count(array, "provinces", len(nodes), PROVINCES)
    regions: dict[str, int] = {}
    provinces: list[Province] = []
    for position, node in enumerate(nodes):
        optional = ("region",) if "region" in node.table() else ()
        entry = node.table("id", "name", "colour", *optional, "cities")
        region = regions.setdefault(entry["region"].identifier(), len(regions)) if optional else None
        cities = tuple(_read_city_index(city, index) for city in entry["cities"].array())
        name, colour = entry["name"].text(), entry["colour"].text()
        provinces.append(Province(position, entry["id"].identifier(), name, colour, region, cities))
    _refuse_count(array, "regions", len(regions), REGIONS)
    named = zip(nodes, provinces, strict=True)
    refuse_same_names("provinces", ((node, province.id, province.name) for node, province in named))
    if BAIERN not in (province.id for province in provinces):
        raise array.error(f'there is no province "{BAIERN}", which an edition\'s rule needs (R6.3)')
    return tuple(provinces), tuple(_region(number, name, provinces) for name, number in regions.items())


def _region(index: int, name: str, provinces: list[Province]) -> Region:
    own = [province for province in provinces if province.region == index]
    return Region(
        index,
        name,
        "/".join(province.name for province in own),
        tuple(province.index for province in own),
        tuple(city for province in own for city in province.cities),
    )


def _province_of_each(array: Node, cities: dict[str, Node], provinces: tuple[Province, ...]) -> list[int]:
    """The province of each city; every city lies in exactly one (R1.1)."""
    home: dict[int, int] = {}
    for province, node in zip(provinces, array.array(), strict=True):
        for city, place in zip(province.cities, node.table()["cities"].array(), strict=True):
            if city in home:
                raise place.error(f'the city "{place.value}" is in two provinces, or twice in one')
            home[city] = province.index
    for index, (name, node) in enumerate(cities.items()):
        if index not in home:
            raise node.error(f'the city "{name}" is in no province')
    return [home[city] for city in range(len(cities))]


def _read_roads(array: Node, index: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """The roads, each once, each between two different cities."""
    roads: dict[tuple[int, int], None] = {}
    for node in array.array():
        ends = sorted(_read_city_index(end, index) for end in node.array())
        if len(ends) != 2:
            raise node.error(f"a road joins two cities, not {len(ends)}")
        road = ends[0], ends[1]
        if ends[0] == ends[1]:
            raise node.error("a road leads from a city to itself")
        if road in roads:
            raise node.error("this road is there twice")
        roads[road] = None
    return tuple(roads)


def _neighbours(city: int, roads: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(sorted(b if a == city else a for a, b in roads if city in (a, b)))


def _read_city_index(node: Node, index: dict[str, int]) -> int:
    if node.text() not in index:
        raise node.error(f'unknown city "{node.value}"')
    return index[node.text()]


def _refuse_count(node: Node, what: str, count: int, needed: int) -> None:
    if count != needed:
        raise node.error(f"{count} {what}, but the engine's action numbers depend on there being exactly {needed}")


def refuse_same_names(kind: str, named: Iterable[tuple[Node, str, str]]) -> None:
    """Refuse two things of a kind that could not be told apart by id or name."""
    taken: set[str] = set()
    for node, name, printed in named:
        own = {*spellings(name), *spellings(printed)}
        if own & taken:
            raise node.error(f'two of the {kind} share an id or name: "{name}", "{printed}"')
        taken |= own
