"""Chance: the one random generator of the engine.

It is sfc32, a small generator of good quality with 128 bits of state. Its words are kept as numbers below 2**32 in
64-bit fields and masked at every step, so that plain ints, the CPU's and the GPU's integers give the same numbers
bit for bit.

Whoever sees enough of what it draws could in principle compute its words, and so what comes. Where people play for
cards that nobody may foresee it is *keyed*: above each word stand 31 bits of a key, and before every eighth draw three
words are made anew of the key and the counter, by a cipher (Chaskey's permutation of 12 rounds, with the key before and
after it). Eight draws among 66 cards show 49 of their 96 bits.
"""

from posthorn.engine.state import Numbers

MASK = 0xFFFFFFFF
_WARM_UP = 16
_SEGMENT = 8  # draws for which a keyed generator keeps its words
_ROUNDS = 12


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


def seed_dealer(words: Numbers, seed: tuple[int, int, int, int]) -> None:
    """Start a keyed generator from 128 bits. The key's first bit says that there is one.

    Its 124 bits leave room for 123 of the seed; with the others the counter begins.
    """
    others = seed[0] >> 31
    for i in range(4):
        words[i] = seed[i] >> 1 << 32
        others = others << 1 | seed[i] & 1
    words[0] |= 1 << 62
    words[3] += others << 24


def deal_below(words: Numbers, n: int) -> int:
    """Draw a number from 0 to n - 1 as ``random_below`` does, from a generator that may be keyed."""
    if words[0] <= MASK:
        return random_below(words, n)
    counter = words[3] & MASK
    if counter % _SEGMENT == 0:
        renew_words(words)
    a = words[0] & MASK
    b = words[1] & MASK
    c = words[2] & MASK
    drawn = (a + b + counter) & MASK
    words[0] += (b ^ (b >> 9)) - a
    words[1] += ((c + (c << 3)) & MASK) - b
    words[2] += (((c << 21 | c >> 11) + drawn) & MASK) - c
    words[3] += 1
    return drawn * n >> 32


def renew_words(words: Numbers) -> None:
    """Make three words of a keyed generator anew, of its key and its counter."""
    a = words[0] >> 32 ^ words[3] & MASK
    b = words[1] >> 32
    c = words[2] >> 32
    d = words[3] >> 32
    for _ in range(_ROUNDS):
        a = (a + b) & MASK
        b = (b << 5 & MASK | b >> 27) ^ a
        a = a << 16 & MASK | a >> 16
        c = (c + d) & MASK
        d = (d << 8 & MASK | d >> 24) ^ c
        a = (a + d) & MASK
        d = (d << 13 & MASK | d >> 19) ^ a
        c = (c + b) & MASK
        b = (b << 7 & MASK | b >> 25) ^ c
        c = c << 16 & MASK | c >> 16
    words[0] = words[0] >> 32 << 32 | a ^ words[0] >> 32
    words[1] = words[1] >> 32 << 32 | b ^ words[1] >> 32
    words[2] = words[2] >> 32 << 32 | c ^ words[2] >> 32
