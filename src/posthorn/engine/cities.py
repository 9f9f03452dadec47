"""Sets of cities: an int with one bit per city."""

from posthorn.engine.state import Numbers

# A power of two below 2**32 times this number has its exponent's place in bits 27-31 (a De Bruijn sequence).
_DE_BRUIJN = 0x077CB531
_CITY_OF_BITS = (
    *(0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8),
    *(31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9),
)


def first_city(cities: int) -> int:
    """Return the lowest city of a set that is not empty."""
    return _CITY_OF_BITS[(cities & -cities) * _DE_BRUIJN >> 27 & 31]


def count_cities(cities: int) -> int:
    """Return how many cities a set holds."""
    count = 0
    while cities:
        cities &= cities - 1
        count += 1
    return count


def list_each(actions: Numbers, n: int, base: int, cities: int) -> int:
    """List the action ``base + city`` for each city of a set, from place n on; return the place after the last."""
    while cities:
        actions[n] = base + _CITY_OF_BITS[(cities & -cities) * _DE_BRUIJN >> 27 & 31]
        cities &= cities - 1
        n += 1
    return n
