"""Chance: what a keyed generator draws follows from its key by a known cipher, and from every bit of the seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from posthorn.engine.chance import MASK, deal_below, random_below, renew_words, seed_dealer, seed_generator

Block = tuple[int, int, int, int]
seeds = st.tuples(*[st.integers(0, MASK)] * 4)


def turned(word: int, by: int) -> int:
    """Return a word of 32 bits, rotated to the left."""
    return (word << by | word >> (32 - by)) & MASK


def permute(block: Block, rounds: int) -> Block:
    """Return a block after so many rounds of Chaskey's permutation, as its authors describe it."""
    a, b, c, d = block
    for _ in range(rounds):
        a, c = (a + b) & MASK, (c + d) & MASK
        b, d = turned(b, 5) ^ a, turned(d, 8) ^ c
        a = turned(a, 16)
        a, c = (a + d) & MASK, (c + b) & MASK
        b, d = turned(b, 7) ^ c, turned(d, 13) ^ a
        c = turned(c, 16)
    return a, b, c, d


def xor(one: Block, other: Block) -> Block:
    """Return two blocks added bit by bit."""
    a, b, c, d = (left ^ right for left, right in zip(one, other, strict=True))
    return a, b, c, d


def test_the_permutation() -> None:
    """The permutation gives the published tags of the message 0, 1, ..., 15, with 8 rounds and with 12."""
    key = (0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39)
    whole = sum(word << 32 * n for n, word in enumerate(key))
    doubled = (whole << 1 & (1 << 128) - 1) ^ (0x87 if whole >> 127 else 0)
    last = (doubled & MASK, doubled >> 32 & MASK, doubled >> 64 & MASK, doubled >> 96)
    message = (0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C)
    tags = {
        8: (0x79271CA9, 0xD66A1C71, 0x81CA474E, 0x49831CAD),
        12: (0x5DD0E2A9, 0xFB5EAC8C, 0x633A392E, 0x500C36F3),
    }
    for rounds, tag in tags.items():
        assert xor(permute(xor(xor(key, message), last), rounds), last) == tag


@given(seeds, st.integers(0, 200))
def test_words_are_made_by_the_cipher(seed: Block, draws: int) -> None:
    """Three words are the permutation of key and counter, with the key added; key and counter stay as they are."""
    words = [0] * 4
    seed_dealer(words, seed)
    words[3] += draws
    key, counter = tuple(word >> 32 for word in words), words[3] & MASK
    renew_words(words)
    a, b, c, _ = xor(permute(xor(key, (counter, 0, 0, 0)), 12), key)  # type: ignore[arg-type]
    assert [word & MASK for word in words] == [a, b, c, counter]
    assert tuple(word >> 32 for word in words) == key


@given(seeds, st.integers(0, 127))
def test_every_bit_of_the_seed_counts(seed: Block, bit: int) -> None:
    """A seed that differs in one bit draws otherwise, and its words fit 64-bit fields that have a sign."""
    other = list(seed)
    other[bit // 32] ^= 1 << bit % 32
    words, others = [0] * 4, [0] * 4
    seed_dealer(words, seed)
    seed_dealer(others, (other[0], other[1], other[2], other[3]))
    assert [deal_below(words, MASK) for _ in range(20)] != [deal_below(others, MASK) for _ in range(20)]
    assert all(0 <= word < 2**63 for word in words)


@given(seeds)
def test_words_change_every_eighth_draw(seed: Block) -> None:
    """Between eight draws a keyed generator is sfc32; then it goes on with words that the former ones do not tell."""
    words = [0] * 4
    seed_dealer(words, seed)
    deal_below(words, 66)
    plain = [word & MASK for word in words]
    drawn = [deal_below(words, 66) for _ in range(23)]
    assert drawn[:7] == [random_below(plain, 66) for _ in range(7)]
    assert drawn[7:] != [random_below(plain, 66) for _ in range(16)]


@given(seeds)
def test_without_a_key(seed: Block) -> None:
    """A generator without a key draws as it always did: games of former times play as they were."""
    words, plain = [0] * 4, [0] * 4
    seed_generator(words, seed)
    seed_generator(plain, seed)
    assert [deal_below(words, 66) for _ in range(40)] == [random_below(plain, 66) for _ in range(40)]
    assert words == plain


def test_every_card_is_as_likely() -> None:
    """Of 66,000 draws each of 66 cards gets about a thousand."""
    words = [0] * 4
    seed_dealer(words, (1, 2, 3, 4))
    counts = Counter(deal_below(words, 66) for _ in range(66_000))
    assert len(counts) == 66
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 120  # 1 in 30,000 is above that by chance
