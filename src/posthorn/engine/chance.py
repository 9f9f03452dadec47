"""Chance: the one random generator of the engine.

It is sfc32, a small generator of good quality with 128 bits of state. Its words are kept as numbers below 2**32 in
64-bit fields and masked at every step, so that plain ints, the CPU's and the GPU's integers give the same numbers
bit for bit.
"""

from posthorn.engine.state import Numbers

MASK = 0xFFFFFFFF
_WARM_UP = 16


def seed_generator(words: Numbers, seed: tuple[int, int, int, int]) -> None:
    """Start a generator from 128 bits, given as four numbers below 2**32."""
    for i in range(4):
        words[i] = seed[i]
    for _ in range(_WARM_UP):
        random_below(words, 1)


def random_below(words: Numbers, n: int) -> int:
    """Draw a number from 0 to n - 1, each as likely as any other to within n / 2**32."""
    a = words[0]
    b = words[1]
    c = words[2]
    counter = words[3]
    drawn = (a + b + counter) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & MASK
    words[2] = ((c << 21 | c >> 11) + drawn) & MASK
    words[3] = (counter + 1) & MASK
    return drawn * n >> 32
