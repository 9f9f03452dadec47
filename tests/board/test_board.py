"""The packaged board says what the printed one does (R1.1, R6, R11.1, R12.1)."""

import copy
import dataclasses
import pickle

import pytest

from posthorn.board import BOARD, BoardError, City, Place, UnknownNameError, load_board


def names(cities: tuple[int, ...]) -> set[str]:
    """The printed names of some cities."""
    return {str(BOARD.cities[city]) for city in cities}


def ways_to_rome(place: Place) -> set[int]:
    """The lengths of all ways from a place to Rome."""
    if place.index == BOARD.rome.rome:
        return {0}
    return {1 + length for road in place.roads for length in ways_to_rome(BOARD.rome.places[road])}


def test_counts() -> None:
    """22 cities in 9 provinces and 5 regions, 45 roads, 66 cards, 30 tiles in ten stacks (R1.1, R6.2)."""
    assert (len(BOARD.cities), len(BOARD.provinces), len(BOARD.regions)) == (22, 9, 5)
    assert len(set(BOARD.roads)) == len(BOARD.roads) == 45
    assert len(BOARD.cities) * BOARD.material.cards_per_city == 66
    assert len(BOARD.stacks) == 10
    assert sum(len(stack.values) for stack in BOARD.stacks) == 30


@pytest.mark.parametrize("kind", ["cities", "provinces", "regions", "stacks"])
def test_index_is_position(kind: str) -> None:
    """Everything knows its position in the tuple it stands in."""
    things = getattr(BOARD, kind)
    assert [thing.index for thing in things] == list(range(len(things)))


def test_order_of_the_file() -> None:
    """Cities, provinces and stacks keep the order of the file, regions that of their first province."""
    assert [city.id for city in BOARD.cities[:4]] == ["mannheim", "carlsruhe", "freiburg", "stuttgart"]
    assert BOARD.cities[21].id == "lodz"
    assert [province.id for province in BOARD.provinces[::4]] == ["baden", "tyrol", "polen"]
    regions = ["baden", "wuerttemberg_hohenzollern", "schweiz_tyrol", "baiern", "boehmen_salzburg"]
    assert [region.id for region in BOARD.regions] == regions
    routes = ["route_5", "route_6", "route_7"]
    assert [stack.id for stack in BOARD.stacks] == [*routes, *regions, "all_provinces", "game_end"]


def test_printed_names() -> None:
    """``str`` gives the printed name, of a region the names of its provinces."""
    assert str(BOARD.cities[15]) == BOARD.cities[15].name == "München"
    assert str(BOARD.province("salzburg_land")) == "Salzburg"
    assert [str(region) for region in BOARD.regions] == [
        "Baden",
        "Württemberg/Hohenzollern",
        "Schweiz/Tyrol",
        "Baiern",
        "Böhmen/Salzburg",
    ]
    assert str(BOARD.rome.places[BOARD.rome.rome]) == "Rom"


@pytest.mark.parametrize(
    ("city", "neighbours"),
    [
        ("Lodz", {"Pilsen"}),
        ("Basel", {"Freiburg", "Zürich"}),
        ("Innsbruck", {"Kempten", "Augsburg", "München", "Salzburg"}),
        ("Linz", {"Budweis", "Passau", "Salzburg"}),
        (
            "Stuttgart",
            {"Mannheim", "Carlsruhe", "Würzburg", "Nürnberg", "Ingolstadt", "Sigmaringen", "Ulm"},
        ),
    ],
)
def test_roads_of_a_city(city: str, neighbours: set[str]) -> None:
    """Roads as printed; Innsbruck borders neither Carlsruhe nor Regensburg (R9)."""
    assert names(BOARD.city(city).neighbours) == neighbours


def test_neighbours_are_the_roads() -> None:
    """Roads go both ways, and neighbours are listed in ascending order."""
    both_ways = {pair for a, b in BOARD.roads for pair in ((a, b), (b, a))}
    assert {(city.index, other) for city in BOARD.cities for other in city.neighbours} == both_ways
    assert all(list(city.neighbours) == sorted(set(city.neighbours)) for city in BOARD.cities)
    assert all(a < b for a, b in BOARD.roads)


def test_every_city_can_be_reached() -> None:
    """The roads join all cities."""
    reached, border = {0}, [0]
    while border:
        new = set(BOARD.cities[border.pop()].neighbours) - reached
        reached |= new
        border.extend(new)
    assert len(reached) == 22


def test_cities_and_provinces_agree() -> None:
    """Each city lies in exactly one province, and both know it (R1.1)."""
    listed = [(city, province.index) for province in BOARD.provinces for city in province.cities]
    assert sorted(listed) == [(city.index, city.province) for city in BOARD.cities]
    assert [len(province.cities) for province in BOARD.provinces] == [3, 2, 1, 2, 1, 8, 2, 2, 1]


def test_regions_and_provinces_agree() -> None:
    """A region is its provinces and their cities; only Polen belongs to none (R6.2)."""
    for region in BOARD.regions:
        assert all(BOARD.provinces[province].region == region.index for province in region.provinces)
        own = [city.index for city in BOARD.cities if city.province in region.provinces]
        assert sorted(region.cities) == own
    assert [str(province) for province in BOARD.provinces if province.region is None] == ["Polen"]
    assert names(BOARD.region("Böhmen").cities) == {"Pilsen", "Budweis", "Linz", "Salzburg"}


@pytest.mark.parametrize(
    ("stack", "values"),
    [
        ("route_5", (2, 1)),
        ("route_7", (4, 3, 2, 1)),
        ("baiern", (5, 4, 3, 2)),
        ("all_provinces", (6, 5, 4, 3)),
        ("game_end", (1,)),
    ],
)
def test_tiles(stack: str, values: tuple[int, ...]) -> None:
    """The tiles as printed, the highest on top (R1.1)."""
    assert BOARD.stack(stack).values == values


def test_carriage_points_and_material() -> None:
    """The carriages' points (R8.2) and the numbers printed beside the board."""
    assert BOARD.carriage_points == {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
    assert dataclasses.asdict(BOARD.material) == {
        "offices": 20,
        "cards_per_city": 3,
        "display": 6,
        "smallest_route": 3,
        "hand_limit": 3,
        "cartwright_reach": 2,
    }


def test_places_on_the_way_to_rome() -> None:
    """Rome is the last of the places and the only one without a road onward; the others may be any (R11.1)."""
    places = BOARD.rome.places
    assert [place.index for place in places] == list(range(len(places)))
    assert [place.id for place in places if not place.roads] == ["rom"]
    assert BOARD.rome.rome == BOARD.place("Rom").index == len(places) - 1


def test_starts_of_the_coaches() -> None:
    """The starts are the rulebook's, by region, with two players exactly two steps further south (R11.1)."""
    places = BOARD.rome.places
    starts = [places[start].name for start in BOARD.rome.starts]
    assert starts == ["Lörrach", "Tuttlingen", "St. Gallen", "Freising", "Hallstatt"]
    assert [places[start].name for start in BOARD.rome.starts_two] == ["Mailand", "Como", "Como", "Trient", "Udine"]
    for start, two in zip(BOARD.rome.starts, BOARD.rome.starts_two, strict=True):
        assert two in {road for following in places[start].roads for road in places[following].roads}


def test_steps_to_rome() -> None:
    """With two players Rome is two steps nearer, by any way that leads through where they start (R11.1)."""
    places = BOARD.rome.places
    for start, two in zip(BOARD.rome.starts, BOARD.rome.starts_two, strict=True):
        assert {2 + length for length in ways_to_rome(places[two])} <= ways_to_rome(places[start])


def test_clerics_tokens_and_chips() -> None:
    """Five ranks (R11.1); tokens by number of players and twelve chips (R12.1)."""
    assert BOARD.rome.ranks == ("acolyte", "priest", "abbot", "bishop", "cardinal")
    assert BOARD.rome.tokens == {2: (4, 4, 3, 2), 3: (6, 6, 5, 3), 4: (8, 8, 6, 4)}
    assert BOARD.rome.chips == 12


@pytest.mark.parametrize(
    "spelling", ["München", "münchen", "MÜNCHEN", "Muenchen", "munchen", "muenchen", "Mu\u0308nchen", " München "]
)
def test_spellings_of_a_city(spelling: str) -> None:
    """Case does not matter, and umlauts may be written plainly or in two characters."""
    assert BOARD.city(spelling).id == "muenchen"


@pytest.mark.parametrize("city", BOARD.cities, ids=str)
def test_every_city_has_its_names(city: City) -> None:
    """Id, name, and the name without dots find the city."""
    without_dots = city.name.translate(str.maketrans("äöü", "aou"))
    assert BOARD.city(city.id) is BOARD.city(city.name) is BOARD.city(without_dots) is city


def test_other_lookups() -> None:
    """Provinces, regions, stacks and places have lookups of their own; a region goes by its provinces' names too."""
    assert BOARD.province("Bohmen").id == "boehmen"
    assert BOARD.province("Salzburg").id == "salzburg_land"
    assert BOARD.region("Hohenzollern") is BOARD.region("Württemberg/Hohenzollern") is BOARD.regions[1]
    assert BOARD.region("salzburg_land").id == "boehmen_salzburg"
    assert BOARD.stack("Route 7").id == "route_7"
    assert BOARD.stack("Schweiz/Tyrol").id == "schweiz_tyrol"
    assert BOARD.place("St Gallen").id == "st_gallen"
    assert BOARD.place("Lorrach").id == "loerrach"


def test_unknown_name() -> None:
    """An unknown name is a BoardError and a KeyError, and tells the nearest names."""
    with pytest.raises(BoardError, match='there is no city "Lins"; did you mean Linz') as caught:
        BOARD.city("Lins")
    assert isinstance(caught.value, KeyError)
    with pytest.raises(UnknownNameError, match="München") as near:
        BOARD.city("Muenchn")
    assert near.value.near.count("München") == 1
    with pytest.raises(BoardError, match=r'^there is no region "Polen"'):
        BOARD.region("Polen")
    with pytest.raises(BoardError, match=r'^there is no place ""$'):
        BOARD.place("")


def test_board_cannot_be_changed() -> None:
    """The things on the board are frozen, and have no room for anything else."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        BOARD.cities[0].x = 1  # type: ignore[misc]  # that is the test
    assert not hasattr(BOARD.cities[0], "__dict__")


def test_board_is_a_value() -> None:
    """A board read again, copied or pickled equals the first, and its lookups work."""
    for other in (load_board(), copy.deepcopy(BOARD), pickle.loads(pickle.dumps(BOARD))):
        assert other == BOARD
        assert other.city("Zurich") == BOARD.city("Zürich")
    assert len({*BOARD.cities, *load_board().cities}) == 22
