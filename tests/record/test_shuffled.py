"""Records that say what their seed follows from."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posthorn import Game, Record
from posthorn.game import Options, Shuffle
from posthorn.game.shuffle import commit
from posthorn.game.terms import write_terms
from posthorn.record import RecordError, dumps_json, dumps_text, loads_json, loads_text
from tests.record.games import play_at_random, random_game

SECRET = "f46054e8b2a593e0a018b2281a08a292f9c8e2243321d84cfa0b4150710d54eb"
OTHER = "0" + SECRET[1:]
ADDED = ("three horses", "", 'Zoë "名前" \\n')
GAME, TERMS = "k3w9", write_terms(Options.of(3, max_rounds=4), None)
SHUFFLE = Shuffle.of(SECRET, ADDED, GAME, TERMS, (1, 1, 2))
RECORD = play_at_random(Game.new(3, seed=SHUFFLE, max_rounds=4), Random(1)).record
TEXT = dumps_text(RECORD)
LINES = TEXT.split("\n")
DATA = json.loads(dumps_json(RECORD))
HEADERS = ("Commitment", "Secret", "Randomness0", "Randomness1", "Randomness2", "Game", "Terms", "Attempts")
# As records were before commitments were bound to anything.
FORMER = play_at_random(Game.new(3, seed=Shuffle.of(SECRET, ADDED), max_rounds=4), Random(1)).record


def number_of(header: str) -> int:
    """Return the number of a header's line."""
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(f"[{header} "))


def refusal(read: Callable[[str], Record], text: str) -> RecordError:
    """Return the error with which a text is refused."""
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.line is not None
    return caught.value


def test_how_it_looks() -> None:
    """The headers stand between seed and result; the JSON has one key more, between the same two."""
    at = number_of("Seed")
    assert LINES[at : at + 9] == [
        f'[Commitment "{SHUFFLE.commitment}"]',
        f'[Secret "{SECRET}"]',
        '[Randomness0 "three horses"]',
        '[Randomness1 ""]',
        '[Randomness2 "Zoë \\"名前\\" \\\\n"]',
        '[Game "k3w9"]',
        '[Terms "rules=2 seats=3 edition=italian start=lot max_rounds=4"]',
        '[Attempts "1 1 2"]',
        LINES[number_of("Result") - 1],
    ]
    keys = list(DATA)
    assert keys[keys.index("shuffle") - 1 : keys.index("shuffle") + 2] == ["position", "shuffle", "result"]
    assert DATA["shuffle"] == {
        "commitment": SHUFFLE.commitment,
        "secret": SECRET,
        "randomness": ["three horses", "", 'Zoë "名前" \\n'],
        "game": "k3w9",
        "terms": "rules=2 seats=3 edition=italian start=lot max_rounds=4",
        "attempts": [1, 1, 2],
    }


def test_former_records() -> None:
    """A record whose commitment is bound to nothing is read and written as it was, without the new headers."""
    text = dumps_text(FORMER)
    assert not any(f"[{name} " in text for name in ("Game", "Terms", "Attempts"))
    assert json.loads(dumps_json(FORMER))["shuffle"].keys() == {"commitment", "secret", "randomness"}
    assert loads_text(text) == loads_json(dumps_json(FORMER)) == FORMER
    assert FORMER.shuffle is not None
    assert not FORMER.shuffle.is_bound


def test_the_binding_cannot_be_taken_away() -> None:
    """Without what it is bound to, or with another game or other terms, a commitment does not fit."""
    changes: list[dict[str, object]] = [{"game": "k3w8"}, {"attempts": [1, 1, 1]}]
    for change in changes:
        text = json.dumps({**DATA, "shuffle": {**DATA["shuffle"], **change}})
        assert refusal(loads_json, text).code in ("commitment", "seed-not-shuffled")
    unbound = {key: DATA["shuffle"][key] for key in ("commitment", "secret", "randomness")}
    assert refusal(loads_json, json.dumps({**DATA, "shuffle": unbound})).code == "commitment"
    changes = [{"edition": "spanish"}, {"switches": {"max_rounds": 5}}, {"start": 0}, {"modules": ["honours"]}]
    for change in changes:
        error = refusal(loads_json, json.dumps({**DATA, **change}))
        assert error.code == "terms"
        assert error.reason.startswith("shuffle.terms must match the game of this record: rules=2 seats=3 edition=")


def test_without() -> None:
    """A record without a shuffle says nothing of it, and differs from one with it in these lines and the check sum."""
    plain = replace(FORMER, shuffle=None)
    new = tuple(f"[{name} " for name in (*HEADERS, "Check"))
    assert [line for line in dumps_text(plain).split("\n") if not line.startswith("[Check ")] == [
        line for line in dumps_text(FORMER).split("\n") if not line.startswith(new)
    ]
    assert json.loads(dumps_json(plain)).keys() == DATA.keys() - {"shuffle"}
    assert loads_text(dumps_text(plain)) == loads_json(dumps_json(plain)) == plain


@given(
    st.binary(min_size=32, max_size=32).map(bytes.hex),
    st.lists(st.text(max_size=64).filter(str.isprintable), min_size=2, max_size=4),
    st.integers(0, 12),
    st.booleans(),
)
def test_comes_back(secret: str, randomness: list[str], plies: int, bound: bool) -> None:
    """Whatever the seats added, the record comes back from both forms, also in the middle of a game."""
    terms = write_terms(Options.of(len(randomness)), None)
    shuffle = Shuffle.of(secret, randomness, GAME, terms) if bound else Shuffle.of(secret, randomness)
    game = Game.new(len(randomness), seed=shuffle)
    record = play_at_random(game, Random(plies), plies).record
    assert record.shuffle is not None
    assert loads_text(dumps_text(record)) == record
    assert loads_json(dumps_json(record)) == record
    assert dumps_json(loads_text(dumps_text(record))) == dumps_json(record)


@pytest.mark.parametrize("header", ["Seed", *HEADERS])
def test_any_change_is_noticed(header: str) -> None:
    """A digit or character changed, left out or added in any of the headers is noticed before the check sum is."""
    line = LINES[number_of(header) - 1]
    value = json.loads(line[len(header) + 2 : -1])
    changes = {value + "0", "1" + value}
    for n, character in enumerate(value):
        changes |= {value[:n] + value[n + 1 :], value[:n] + ("7" if character == "8" else "8") + value[n + 1 :]}
    for changed in changes:
        error = refusal(loads_text, TEXT.replace(line, f"[{header} {json.dumps(changed, ensure_ascii=False)}]"))
        assert error.code in ("commitment", "hash", "seed-not-shuffled", "terms", "value"), changed


def test_no_character_moves_between_seats() -> None:
    """Randomness divided otherwise among the seats is not what the seed follows from."""
    lines = LINES[:]
    lines[number_of("Randomness0") - 1] = '[Randomness0 "three "]'
    lines[number_of("Randomness1") - 1] = '[Randomness1 "horses"]'
    error = refusal(loads_text, "\n".join(lines))
    assert (error.line, error.code) == (number_of("Seed"), "seed-not-shuffled")


def test_another_secret_fits_nothing() -> None:
    """Who exchanges the secret must exchange the commitment, and then the seed, and then plays another game."""
    text = TEXT.replace(SECRET, OTHER)
    error = refusal(loads_text, text)
    assert (error.line, error.reason) == (
        number_of("Commitment"),
        f"The commitment does not match the secret, whose commitment is {commit(OTHER, GAME, TERMS)}",
    )
    text = text.replace(SHUFFLE.commitment, commit(OTHER, GAME, TERMS))
    error = refusal(loads_text, text)
    seed = Shuffle.of(OTHER, ADDED, GAME, TERMS, SHUFFLE.attempts).seed
    assert (error.line, error.reason) == (
        number_of("Seed"),
        f"The seed does not follow from the secret and the players’ randomness, which give {seed}",
    )
    error = refusal(loads_text, text.replace(f'"{RECORD.seed}"', f'"{seed}"'))
    assert (error.line or 0) > number_of("Check")


def test_shuffle_left_out() -> None:
    """Who takes all its lines away has the record of no game: without them the seed is not the key of the cards.

    Of a record of former times what is left is found out by the check sum, and with the right one proves nothing.
    """
    own = tuple(f"[{name} " for name in HEADERS)
    text = "\n".join(line for line in LINES if not line.startswith(own))
    assert refusal(loads_text, text).code in ("illegal", "wrong-heading")
    former = dumps_text(FORMER)
    text = "\n".join(line for line in former.split("\n") if not line.startswith(own))
    error = refusal(loads_text, text)
    assert error.code == "changed"
    check = next(line for line in former.split("\n") if line.startswith("[Check "))
    assert loads_text(text.replace(check, error.details["known"])) == replace(FORMER, shuffle=None)


@pytest.mark.parametrize("header", HEADERS)
def test_missing_header(header: str) -> None:
    """Of the headers of a shuffle all are there or none."""
    error = refusal(loads_text, "\n".join(line for line in LINES if not line.startswith(f"[{header} ")))
    assert (error.line, error.reason) == (LINES.index(""), f"The header {header} is missing")
    alone = dumps_text(replace(FORMER, shuffle=None)).replace("[Result", f"{LINES[number_of(header) - 1]}\n[Result")
    assert refusal(loads_text, alone).code == "missing-header"


@pytest.mark.parametrize(
    ("header", "value", "reason"),
    [
        ("Commitment", "", "Commitment must be 64 hexadecimal digits, not: "),
        ("Commitment", SHUFFLE.commitment.upper(), "Commitment must be 64 hexadecimal digits, not: "),
        ("Secret", SECRET[:-1], f"Secret must be 64 hexadecimal digits, not: {SECRET[:-1]}"),
        ("Secret", "٣" * 64, "Secret must be 64 hexadecimal digits"),
        ("Randomness2", "\\n", "Randomness2 must be one line of printable characters"),
        ("Game", "two words", "Game cannot be"),
        ("Attempts", "0 1 1", "Attempts cannot be"),
        ("Attempts", "1 1", "Attempts cannot be"),
        ("Randomness0", "\\ud800", "Randomness0 must be one line of printable characters"),
    ],
)
def test_wrong_header(header: str, value: str, reason: str) -> None:
    """A header that cannot have its value is refused in its line."""
    lines = LINES[:]
    lines[number_of(header) - 1] = f'[{header} "{value}"]'
    error = refusal(loads_text, "\n".join(lines))
    assert error.line == number_of(header)
    assert error.reason.startswith(reason)


def test_header_of_no_seat() -> None:
    """Nobody adds anything who has no seat; and nothing is added twice."""
    error = refusal(loads_text, TEXT.replace("[Result", '[Randomness3 ""]\n[Result'))
    assert (error.line, error.reason) == (number_of("Result"), "There is no header Randomness3 here")
    error = refusal(loads_text, TEXT.replace("[Result", '[Randomness1 ""]\n[Result'))
    assert (error.line, error.reason) == (number_of("Result"), "The header Randomness1 appears twice")
    error = refusal(loads_text, "\n".join([*LINES[:2], LINES[number_of("Secret") - 1], *LINES[2:]]))
    assert error.code == "header-twice"


def test_position_and_shuffle() -> None:
    """A game that begins from a position has no seed that could follow from anything."""
    reason = "A game that begins from a position has no seed, so it has nothing that a seed could follow from"
    record = Game.from_position(random_game(seed=3, plies=20).position).record
    text = dumps_text(record)
    headers = "\n".join(LINES[number_of("Commitment") - 1 : number_of("Result") - 1])
    error = refusal(loads_text, text.replace("[Result", f"{headers}\n[Result"))
    assert (error.line, error.reason) == (text.split("\n").index('[Result "*"]') + 1, reason)
    text = json.dumps({**json.loads(dumps_json(record)), "shuffle": DATA["shuffle"]}, indent=2)
    error = refusal(loads_json, text)
    assert (error.line, error.reason) == (text[: text.index('"shuffle"')].count("\n") + 1, reason)


@pytest.mark.parametrize(
    ("change", "at", "reason"),
    [
        (None, '"shuffle"', "shuffle must be an object"),
        ([], '"shuffle"', "shuffle must be an object"),
        ({"dice": 6}, '"dice"', "There is no shuffle.dice in a record"),
        ({"secret": ...}, '"shuffle"', "shuffle.secret is missing"),
        ({"secret": None}, '"secret"', "shuffle.secret must be a text"),
        ({"secret": "0"}, '"secret"', "shuffle.secret must be 64 hexadecimal digits, not: 0"),
        ({"secret": OTHER}, '"commitment"', "The commitment does not match the secret"),
        ({"commitment": OTHER}, '"commitment"', "The commitment does not match the secret"),
        ({"randomness": "abc"}, '"randomness"', "shuffle.randomness must be a list"),
        ({"randomness": ["", 3, ""]}, "      3,", "shuffle.randomness[1] must be a text"),
        ({"randomness": ["", "", "\u0007"]}, '"\\u0007"', "shuffle.randomness[2] must be one line"),
        ({"randomness": ["", ""]}, '"randomness"', "There are 3 seats, but randomness from 2"),
        ({"randomness": ["three ", "horses", ""]}, '"seed"', "The seed does not follow from the secret"),
    ],
)
def test_wrong_json(change: dict[str, Any] | list[object] | None, at: str, reason: str) -> None:
    """In JSON too, wrong keys, types and values are refused with their path and line."""
    changed: object = change
    if isinstance(change, dict):
        changed = {key: value for key, value in {**DATA["shuffle"], **change}.items() if value is not ...}
    text = json.dumps({**DATA, "shuffle": changed}, indent=2)
    error = refusal(loads_json, text)
    assert error.reason.startswith(reason)
    assert error.line == text[: text.index(at)].count("\n") + 1


def test_only_right_shuffles_are_written() -> None:
    """A record whose seed does not follow from its shuffle is not written: nobody could read it."""
    for wrong in (
        replace(RECORD, seed=7),
        replace(RECORD, shuffle=replace(SHUFFLE, commitment=OTHER)),
        replace(RECORD, shuffle=replace(SHUFFLE, secret="")),
        replace(RECORD, shuffle=replace(SHUFFLE, randomness=("", "", ""))),
        replace(RECORD, shuffle=replace(SHUFFLE, randomness=("", ""))),
        replace(RECORD, shuffle=replace(SHUFFLE, randomness=("\n", "", ""))),
        replace(RECORD, seed=None, position="seats=3"),
    ):
        for dumps in (dumps_text, dumps_json):
            with pytest.raises(RecordError):
                dumps(wrong)
