"""Fair shuffles: what is hashed, and that nothing of it can be exchanged."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posthorn import Game, RuleError
from posthorn.game import Shuffle
from posthorn.game.shuffle import commit, deal_seed, is_hash, is_randomness, new_secret

SECRET = "f46054e8b2a593e0a018b2281a08a292f9c8e2243321d84cfa0b4150710d54eb"
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
lines = st.text(max_size=8).filter(str.isprintable)
# Of few characters, and such as the text that is hashed is made of: here anything ambiguous would show.
treacherous = st.text("0123:é", max_size=4)


def test_secrets_differ() -> None:
    """A secret is 64 hexadecimal digits, and never the same."""
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(map(is_hash, drawn))


def test_known_commitments() -> None:
    """The commitment is the hash of two lines of text; these were computed with sha256sum."""
    assert commit(SECRET) == "6621b359e50c863721bc3af9fff5e8e1bb7038d043c450ea692a3aa09fdd0c17"
    assert commit(SECRET) == sha256(f"posthorn commitment\n{SECRET}\n".encode()).hexdigest()
    assert commit("7c81" * 16) == "36087e62f5b34dfcf70507e1c7d5c230bb9fe97bd8036e210a08dbdd610efc9a"


def test_known_seeds() -> None:
    """The seed is the first half of the hash of all lines, each with its length in bytes; computed with sha256sum."""
    assert deal_seed("7c81" * 16, ["three horses", "Zoë!", ""]) == 0x12A2965E7A562BD4034A07675F508583
    text = f"posthorn deal\n64:{SECRET}\n0:\n3:a:b\n6:名前\n"
    assert deal_seed(SECRET, ("", "a:b", "名前")) == int(sha256(text.encode()).hexdigest()[:32], 16)


@pytest.mark.parametrize(
    "secret", ["", SECRET[1:], SECRET + "0", SECRET.upper(), SECRET + "\n", " " + SECRET[1:], "g" * 64, "٣" * 64]
)
def test_no_secret(secret: str) -> None:
    """A secret has exactly one form: no capital, no space, no digit too many. What is none is not repeated."""
    assert not is_hash(secret)
    for use in (lambda: commit(secret), lambda: deal_seed(secret, ["", ""])):
        with pytest.raises(ValueError, match=r"^a secret is 64 hexadecimal digits$"):
            use()


@pytest.mark.parametrize("text", ["a\nb", "\0", "\x1b[31m", "\u2028", "\ud800", "\u202e", b"dice", 3, None])
def test_no_randomness(text: object) -> None:
    """What cannot be printed in one line is no randomness."""
    assert not is_randomness(text)
    with pytest.raises(ValueError, match=r"^randomness is "):
        deal_seed(SECRET, ["", text])  # type: ignore[list-item]


def test_randomness_is_by_seat() -> None:
    """One text is not taken for the randomness of as many seats as it has characters."""
    with pytest.raises(ValueError, match=r"^randomness is "):
        deal_seed(SECRET, "ab")


@given(st.lists(treacherous, max_size=4), st.lists(treacherous, max_size=4))
def test_no_collisions(one: list[str], other: list[str]) -> None:
    """The randomness of different tables gives different seeds, however the characters are divided among the seats."""
    assert (deal_seed(SECRET, one) == deal_seed(SECRET, other)) == (one == other)


@given(lines, lines, st.integers(0, 8))
def test_no_character_moves(first: str, second: str, count: int) -> None:
    """A character moved from one seat to the next changes the seed, and so do two seats that change places."""
    whole = first + second
    moved = [whole[:count], whole[count:]]
    assert (deal_seed(SECRET, moved) == deal_seed(SECRET, [first, second])) == (moved == [first, second])
    assert (deal_seed(SECRET, [second, first]) == deal_seed(SECRET, [first, second])) == (first == second)
    assert deal_seed(SECRET, [whole, ""]) != deal_seed(SECRET, [whole])


@given(secrets, st.lists(lines, min_size=2, max_size=4), st.integers(0, 63))
def test_every_part_counts(secret: str, randomness: list[str], digit: int) -> None:
    """Another digit of the secret gives another commitment and another seed; another randomness another seed."""
    shuffle = Shuffle.of(secret, randomness)
    assert shuffle.fits
    assert 0 <= shuffle.seed < 2**128
    other = secret[:digit] + ("1" if secret[digit] == "0" else "0") + secret[digit + 1 :]
    assert not Shuffle(shuffle.commitment, other, shuffle.randomness).fits
    assert not Shuffle(other, secret, shuffle.randomness).fits
    assert deal_seed(other, randomness) != shuffle.seed
    for seat in range(len(randomness)):
        added = [*randomness[:seat], randomness[seat] + " ", *randomness[seat + 1 :]]
        assert deal_seed(secret, added) != shuffle.seed


def test_games_are_dealt_by_it() -> None:
    """A game with a shuffle has its seed, and keeps the shuffle whatever is done with the game."""
    shuffle = Shuffle.of(SECRET, ["three horses", ""])
    game = Game.new(2, seed=shuffle, start=1, max_rounds=5)
    assert game.seed == shuffle.seed
    assert game.view(None).display == Game.new(2, seed=shuffle.seed, start=1, max_rounds=5).view(None).display
    game.play("draw pile")
    for same in (game, game.copy(), Game.replay(game.record)):
        assert (same.record.seed, same.record.shuffle) == (shuffle.seed, shuffle)
    game.undo()
    assert game.record.shuffle == shuffle
    assert Game.new(2, seed=shuffle.seed).record.shuffle is None


@pytest.mark.parametrize(
    ("seats", "shuffle"),
    [
        (3, Shuffle.of(SECRET, ["", ""])),
        (2, Shuffle.of(SECRET, ["", "", ""])),
        (2, Shuffle(SECRET, SECRET, ("", ""))),
    ],
)
def test_no_shuffle_of_this_table(seats: int, shuffle: Shuffle) -> None:
    """A shuffle for more or fewer seats or with another commitment deals no game (R1.2)."""
    with pytest.raises(RuleError) as refusal:
        Game.new(seats, seed=shuffle)
    assert (refusal.value.rule, refusal.value.code) == ("R1.2", "shuffle")
    assert f"not one for {seats} seats" in str(refusal.value)
