"""The things on the board. Each refers to others by index: its position in the board's tuple of that kind."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from posthorn.board.names import Names


@dataclass(frozen=True, slots=True)
class Named:
    """Something with a printed name."""

    index: int
    id: str  # as the data files call it, for example "muenchen"
    name: str  # as it is printed, for example "München"

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class City(Named):
    """A city of the base board (R1.1)."""

    x: int  # of its name plate, 0 (west) to 1000 (east)
    y: int  # of its name plate, 0 (north) to 700 (south)
    province: int
    neighbours: tuple[int, ...]  # cities joined to it by a road (R4.2), ascending


@dataclass(frozen=True, slots=True)
class Province(Named):
    """A province: the cities of one colour (R1.1, R5.1)."""

    colour: str
    region: int | None  # None: it belongs to no region, like Polen
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Region(Named):
    """One or two provinces that win a tile together (R6.2) and send a coach to Rome (R11.1)."""

    provinces: tuple[int, ...]
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of bonus tiles (R6)."""

    index: int
    id: str  # "route_5", a region's id, "all_provinces", "game_end", ...
    values: tuple[int, ...]  # top of the stack first, and that is the highest

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Place(Named):
    """A place on the road map to Rome (R11.1)."""

    roads: tuple[int, ...]  # the next places on the way south (R11.3); only Rome has none


@dataclass(frozen=True, slots=True)
class RomeMap:
    """The material of both Rome modules: the Audience (R11) and the Offices of Honour (R12)."""

    places: tuple[Place, ...]
    starts: tuple[int, ...]  # by region: where its coach starts with three or four players (R11.1)
    starts_two: tuple[int, ...]  # by region: where it starts with two players
    rome: int  # the place all roads lead to
    ranks: tuple[str, ...]  # the clerics' ids, ranks 1 to 5; the rank is also the points (R11.6)
    tokens: dict[int, tuple[int, int, int, int]]  # players -> postmaster, carrier, administrator, cartwright (R12.1)
    chips: int  # 1-point chips (R12.1)


@dataclass(frozen=True, slots=True)
class Material:
    """Numbers the rulebook prints beside the board."""

    offices: int  # of each player (R1.1)
    cards_per_city: int  # R1.1
    display: int  # open cards (R1.2)
    smallest_route: int  # cards a route needs to be closed (R5)
    hand_limit: int  # cards kept when a route is closed (R5.4)
    cartwright_reach: int  # cards a route may be short with the cartwright's help (R7.2)


@dataclass(frozen=True, slots=True)
class Board:
    """Everything printed on the board, tiles and carriages. The lookups take an id or a name, in any spelling."""

    cities: tuple[City, ...]
    provinces: tuple[Province, ...]
    regions: tuple[Region, ...]
    roads: tuple[tuple[int, int], ...]  # pairs of cities, the lower index first
    stacks: tuple[Stack, ...]
    carriage_points: dict[int, int]  # the carriage's number -> its points (R8.2)
    material: Material
    rome: RomeMap
    _cities: Names[City] = field(init=False, repr=False, compare=False)
    _provinces: Names[Province] = field(init=False, repr=False, compare=False)
    _regions: Names[Region] = field(init=False, repr=False, compare=False)
    _stacks: Names[Stack] = field(init=False, repr=False, compare=False)
    _places: Names[Place] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        regions = [(region, self._region_names(region)) for region in self.regions]
        names: dict[str, object] = {
            "_cities": Names("city", ((city, (city.id, city.name)) for city in self.cities)),
            "_provinces": Names("province", ((province, (province.id, province.name)) for province in self.provinces)),
            "_regions": Names("region", regions),
            "_stacks": Names("stack", ((stack, (stack.id,)) for stack in self.stacks)),
            "_places": Names("place", ((place, (place.id, place.name)) for place in self.rome.places)),
        }
        for attribute, value in names.items():
            object.__setattr__(self, attribute, value)  # the usual way past "frozen" for derived fields

    def _region_names(self, region: Region) -> Iterable[str]:
        """A region also goes by the name of any of its provinces."""
        yield from (region.id, region.name)
        for index in region.provinces:
            yield from (self.provinces[index].id, self.provinces[index].name)

    def city(self, name: str) -> City:
        """The city of that id or name."""
        return self._cities.find(name)

    def province(self, name: str) -> Province:
        """The province of that id or name."""
        return self._provinces.find(name)

    def region(self, name: str) -> Region:
        """The region of that id or name, or the one a province of that name belongs to."""
        return self._regions.find(name)

    def stack(self, name: str) -> Stack:
        """The stack of bonus tiles of that id."""
        return self._stacks.find(name)

    def place(self, name: str) -> Place:
        """The place on the way to Rome of that id or name."""
        return self._places.find(name)
