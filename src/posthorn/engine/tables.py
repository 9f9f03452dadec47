"""The board as tables of numbers, in the form the rules look things up in.

Everything printed on the board and in the rulebook's tables comes from the data files by way of ``posthorn.board``;
here it is only turned round. A set of cities is an int with one bit per city.
"""

from collections.abc import Iterable

from posthorn.board import BOARD

FEWEST_SEATS, SEATS = 2, 4  # as few and as many can play (R1.1)
CITIES = len(BOARD.cities)
PROVINCES = len(BOARD.provinces)
REGIONS = len(BOARD.regions)
STACKS = len(BOARD.stacks)
PLACES = len(BOARD.rome.places)
RANKS = len(BOARD.rome.ranks)

OFFICES = BOARD.material.offices
CARDS_PER_CITY = BOARD.material.cards_per_city
DISPLAY = BOARD.material.display
SMALLEST_ROUTE = BOARD.material.smallest_route
HAND_LIMIT = BOARD.material.hand_limit
CARTWRIGHT_REACH = BOARD.material.cartwright_reach

POSTMASTER, CARRIER, ADMINISTRATOR, CARTWRIGHT = range(4)
OFFICIALS = 4


def cities_set(cities: Iterable[int]) -> int:
    """Return the set of the given cities."""
    return sum(1 << city for city in set(cities))


ALL_CITIES = cities_set(range(CITIES))
NEIGHBOURS = tuple(cities_set(city.neighbours) for city in BOARD.cities)
PROVINCE_OF = tuple(city.province for city in BOARD.cities)
PROVINCE_CITIES = tuple(cities_set(province.cities) for province in BOARD.provinces)
REGION_CITIES = tuple(cities_set(region.cities) for region in BOARD.regions)
# The region of each city, -1 for a city whose province belongs to none (Polen's).
REGION_OF = tuple(
    next((region.index for region in BOARD.regions if city.index in region.cities), -1) for city in BOARD.cities
)
BAIERN = BOARD.province("baiern").index

SHORTEST_WITH_TILE, LONGEST_WITH_TILE = 5, 7
# The stacks for routes of 5, of 6, and of 7 or more cards.
LENGTH_STACK = tuple(
    BOARD.stack(f"route_{length}").index for length in range(SHORTEST_WITH_TILE, LONGEST_WITH_TILE + 1)
)
ALL_PROVINCES = BOARD.stack("all_provinces").index
GAME_END = BOARD.stack("game_end").index
REGION_STACK = tuple(BOARD.stack(region.id).index for region in BOARD.regions)
# 1 for the stacks from which a player wins one tile at most.
WON_ONCE = tuple(int(stack.index not in LENGTH_STACK) for stack in BOARD.stacks)
STACK_SIZE = tuple(len(stack.values) for stack in BOARD.stacks)
_TALLEST = max(STACK_SIZE)
# The value of each tile, the top one first, filled up with zeros.
TILE_VALUES = tuple(stack.values + (0,) * (_TALLEST - len(stack.values)) for stack in BOARD.stacks)

FIRST_CARRIAGE = min(BOARD.carriage_points)
LAST_CARRIAGE = max(BOARD.carriage_points)
# By a carriage's number, 0 for those that do not exist.
CARRIAGE_POINTS = tuple(BOARD.carriage_points.get(number, 0) for number in range(LAST_CARRIAGE + 1))

ROME = BOARD.rome.rome
STARTS = BOARD.rome.starts
STARTS_TWO = BOARD.rome.starts_two
_FORKS = max(len(place.roads) for place in BOARD.rome.places)
# The next places on the way to Rome, filled up with -1.
ROADS_SOUTH = tuple(place.roads + (-1,) * (_FORKS - len(place.roads)) for place in BOARD.rome.places)
# Tokens of each official by number of players (R12.1); there is no game of 0 or 1.
TOKENS = tuple(BOARD.rome.tokens.get(players, (0,) * OFFICIALS) for players in range(SEATS + 1))
CHIPS = BOARD.rome.chips
