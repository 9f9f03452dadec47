"""Fair shuffles: what is hashed, and that nothing of it can be exchanged."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posthorn import Game, RuleError
from posthorn.game import Options, Shuffle
from posthorn.game.shuffle import commit, is_game_id, is_hash, is_randomness, new_secret
from posthorn.game.terms import are_terms_of, write_terms
from tests.tables import every_kind_of_table

SECRET = "f46054e8b2a593e0a018b2281a08a292f9c8e2243321d84cfa0b4150710d54eb"
GAME, TERMS = "k3w9", write_terms(Options.of(2, max_rounds=5), 1)
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
lines = st.text(max_size=8).filter(str.isprintable)
# Of few characters, and such as the text that is hashed is made of: here anything ambiguous would show.
treacherous = st.text("0123:é", max_size=4)
attempts = st.integers(1, 3)


def seed_of(randomness: Sequence[str], tried: Sequence[int] | None = None, secret: str = SECRET) -> int:
    """Return the seed of a shuffle that is bound to a game."""
    return Shuffle.of(secret, randomness, GAME, TERMS, tried).seed


def former_seed(randomness: Sequence[str], secret: str = SECRET) -> int:
    """Return the seed of a shuffle of former times, whose commitment is bound to nothing."""
    return Shuffle.of(secret, randomness).seed


def hashed(*text: str) -> str:
    """Return the hash of lines of text."""
    return sha256("".join(f"{line}\n" for line in text).encode()).hexdigest()


def test_secrets_differ() -> None:
    """A secret is 64 hexadecimal digits, and never the same."""
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(map(is_hash, drawn))


def test_known_commitments() -> None:
    """The commitment is the hash of lines of text: what it is, the secret, the game's id and its terms."""
    assert commit(SECRET, GAME, TERMS) == hashed("posthorn commitment 2", SECRET, GAME, TERMS)
    assert TERMS == "rules=2 seats=2 edition=italian start=1 max_rounds=5"


def test_former_commitments() -> None:
    """That of former times is of the secret alone; these were computed with sha256sum."""
    assert commit(SECRET) == "6621b359e50c863721bc3af9fff5e8e1bb7038d043c450ea692a3aa09fdd0c17"
    assert commit(SECRET) == hashed("posthorn commitment", SECRET)
    assert commit("7c81" * 16) == "36087e62f5b34dfcf70507e1c7d5c230bb9fe97bd8036e210a08dbdd610efc9a"


def test_known_seeds() -> None:
    """The seed is the first half of the hash of all lines, each seat's with its attempt and its length in bytes."""
    text = hashed("posthorn deal 2", commit(SECRET, GAME, TERMS), SECRET, "1:0:", "12:3:a:b", "1:6:名前")
    assert seed_of(("", "a:b", "名前"), (1, 12, 1)) == int(text[:32], 16)


def test_former_seeds() -> None:
    """A seed of former times follows from the secret and the randomness alone; computed with sha256sum."""
    assert former_seed(["three horses", "Zoë!", ""], "7c81" * 16) == 0x12A2965E7A562BD4034A07675F508583
    text = hashed("posthorn deal", f"64:{SECRET}", "0:", "3:a:b", "6:名前")
    assert former_seed(("", "a:b", "名前")) == int(text[:32], 16)


@pytest.mark.parametrize(
    "secret", ["", SECRET[1:], SECRET + "0", SECRET.upper(), SECRET + "\n", " " + SECRET[1:], "g" * 64, "٣" * 64]
)
def test_no_secret(secret: str) -> None:
    """A secret has exactly one form: no capital, no space, no digit too many. What is none is not repeated."""
    assert not is_hash(secret)
    shuffle = Shuffle.of(SECRET, ["", ""], GAME, TERMS)
    for use in (
        lambda: commit(secret),
        lambda: commit(secret, GAME, TERMS),
        lambda: replace(shuffle, secret=secret).seed,
        lambda: Shuffle(SECRET, secret, ("",)).seed,
    ):
        with pytest.raises(ValueError, match=r"^a secret is 64 hexadecimal digits$"):
            use()


@pytest.mark.parametrize("text", ["a\nb", "\0", "\x1b[31m", "\u2028", "\ud800", "\u202e", b"dice", 3, None])
def test_no_randomness(text: object) -> None:
    """What cannot be printed in one line is no randomness."""
    assert not is_randomness(text)
    for seed in (seed_of, former_seed):
        with pytest.raises(ValueError, match=r"^randomness is "):
            seed(["", text])  # type: ignore[list-item]


@pytest.mark.parametrize(("game", "terms"), [("two words", TERMS), ("a\nb", TERMS), ("é", TERMS), (GAME, "a\nb")])
def test_nothing_to_be_bound_to(game: str, terms: str) -> None:
    """A commitment is bound to an id and to one line of terms: no line can be taken for two, or for another."""
    assert is_game_id(game) == (game == GAME)
    with pytest.raises(ValueError, match=r"^a commitment is bound "):
        commit(SECRET, game, terms)


@given(st.lists(treacherous, max_size=4), st.lists(treacherous, max_size=4), st.lists(attempts, min_size=8, max_size=8))
def test_no_collisions(one: list[str], other: list[str], tried: list[int]) -> None:
    """The randomness of different tables gives different seeds, however the characters are divided among the seats."""
    first, second = tried[: len(one)], tried[4 : 4 + len(other)]
    assert (seed_of(one, first) == seed_of(other, second)) == ((one, first) == (other, second))
    assert (former_seed(one) == former_seed(other)) == (one == other)


@given(lines, lines, st.integers(0, 8))
def test_no_character_moves(first: str, second: str, count: int) -> None:
    """A character moved from one seat to the next changes the seed, and so do two seats that change places."""
    whole = first + second
    moved = [whole[:count], whole[count:]]
    for seed in (seed_of, former_seed):
        assert (seed(moved) == seed([first, second])) == (moved == [first, second])
        assert (seed([second, first]) == seed([first, second])) == (first == second)
        assert seed([whole, ""]) != seed([whole])


@given(secrets, st.lists(lines, min_size=2, max_size=4), st.integers(0, 63), st.booleans())
def test_every_part_counts(secret: str, randomness: list[str], digit: int, bound: bool) -> None:
    """Another digit of the secret gives another commitment and another seed; another randomness another seed."""
    shuffle = Shuffle.of(secret, randomness, GAME, TERMS) if bound else Shuffle.of(secret, randomness)
    assert shuffle.fits
    assert 0 <= shuffle.seed < 2**128
    other = secret[:digit] + ("1" if secret[digit] == "0" else "0") + secret[digit + 1 :]
    assert not replace(shuffle, secret=other).fits
    assert not replace(shuffle, commitment=other).fits
    assert replace(shuffle, secret=other).seed != shuffle.seed
    for seat in range(len(randomness)):
        added = (*randomness[:seat], randomness[seat] + " ", *randomness[seat + 1 :])
        assert replace(shuffle, randomness=added).seed != shuffle.seed


def test_what_it_is_bound_to_counts() -> None:
    """Another game, other terms or another attempt give another commitment or another seed."""
    shuffle = Shuffle.of(SECRET, ["three horses", ""], GAME, TERMS)
    other_terms = write_terms(Options.of(2, max_rounds=6), 1)
    for other in (replace(shuffle, game="k3w8"), replace(shuffle, terms=other_terms), replace(shuffle, game="")):
        assert not other.fits
    assert Shuffle.of(SECRET, shuffle.randomness, "k3w8", TERMS).seed != shuffle.seed
    assert Shuffle.of(SECRET, shuffle.randomness, GAME, other_terms).seed != shuffle.seed
    assert replace(shuffle, attempts=(2, 1)).seed != shuffle.seed


def test_games_are_dealt_by_it() -> None:
    """A game with a shuffle has its seed, and keeps the shuffle whatever is done with the game."""
    for shuffle in (Shuffle.of(SECRET, ["three horses", ""], GAME, TERMS), Shuffle.of(SECRET, ["three horses", ""])):
        game = Game.new(2, seed=shuffle, start=1, max_rounds=5)
        assert game.seed == shuffle.seed
        plain = Game.new(2, seed=shuffle.seed, start=1, max_rounds=5)
        assert (game.view(None).display == plain.view(None).display) is not shuffle.is_bound, "a bound one is keyed"
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
        (2, Shuffle.of(SECRET, ["", ""], GAME, TERMS)),
        (3, Shuffle.of(SECRET, ["", "", ""], GAME, TERMS)),
        (2, Shuffle.of(SECRET, ["", ""], GAME, "whatever")),
    ],
)
def test_no_shuffle_of_this_table(seats: int, shuffle: Shuffle) -> None:
    """A shuffle for other seats or rules or with another commitment deals no game (R1.2)."""
    with pytest.raises(RuleError) as refusal:
        Game.new(seats, seed=shuffle)
    assert (refusal.value.rule, refusal.value.code) == ("R1.2", "shuffle")
    assert f"not for {seats} seats" in str(refusal.value)


@every_kind_of_table
def test_terms(options: Options) -> None:
    """Terms say all that makes two games of one seed differ, and are recognized as those of their game only."""
    kinds = [
        (options, None),
        (options, 0),
        (options.but(max_rounds=7), None),
        (options.but(placement="free"), None),
        (options.but(may_abandon=not options.may_abandon), None),
        (options.but(cleric_reminder=True), 1),
    ]
    for one in kinds:
        for other in kinds:
            assert are_terms_of(write_terms(*one), *other) == (one == other)


@pytest.mark.parametrize(
    "terms",
    [
        "",
        "rules=2",
        TERMS.replace("rules=2", "rules=99"),
        TERMS.replace("seats=2", "seats=5"),
        TERMS.replace("italian", "martian"),
        TERMS + " max_rounds=5",
        TERMS + " seats=2",
        TERMS.replace("max_rounds", "cls"),
        TERMS.replace("start=1", "start=lot"),
        TERMS.replace(" start", " modules=chess start"),
        TERMS.replace(" ", "  "),
    ],
)
def test_no_terms(terms: str) -> None:
    """What is not written as terms are, or says something else, is none of the game's."""
    assert are_terms_of(TERMS, Options.of(2, max_rounds=5), 1)
    assert not are_terms_of(terms, Options.of(2, max_rounds=5), 1)


def test_former_terms() -> None:
    """Terms of version 1 of the rules are those of a game that is played on as it began (R8.1)."""
    terms = write_terms(Options.of(2, "icelandic"), None).replace("rules=2", "rules=1")
    assert are_terms_of(terms, Options.of(2, "icelandic", last_round="finish_round"), None)
    assert not are_terms_of(terms, Options.of(2, "icelandic"), None)
