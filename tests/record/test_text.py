"""The text of a record: one for each, and it comes back as it went."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from posthorn import Game
from posthorn.game import EDITIONS, Record
from posthorn.record import RecordError, dumps_text, loads_text
from tests.record.games import MODULE_SETS, play_at_random, random_game

OPENING = """\
[Posthorn "1"]
[Rules "2"]
[Edition "italian"]
[Seats "2"]
[Switches "placement=free max_rounds=2"]
[Start "1"]
[Player0 "Red"]
[Player1 "Blue"]
[Seed "7"]
[Result "*"]
[Plies "5"]
[Check "{check}"]

1. Blue: draw pile, draw pile, begin {city}, pass
1. Red: draw pile
"""


def comes_back(record: Record) -> str:
    """Assert that a record and its text come back as they went; return the text."""
    text = dumps_text(record)
    assert loads_text(text) == record
    assert dumps_text(loads_text(text)) == text
    return text


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("modules", MODULE_SETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table(edition: str, modules: tuple[str, ...], seats: int) -> None:
    """Finished games of every edition and set of modules, with any number of seats, come back."""
    comes_back(random_game(seats, edition, modules, seed=seats).record)


@pytest.mark.parametrize("seed", range(4))
def test_to_the_real_end(seed: int) -> None:
    """A game without a limit of rounds, ended by the rules, comes back (R8.1)."""
    game = random_game(2, modules=("audience", "honours"), seed=seed, max_rounds=None)
    assert game.view(None).ender is not None
    comes_back(game.record)


def test_every_switch() -> None:
    """Switches set otherwise than the edition, a chosen starting player and a long seed come back."""
    switches: dict[str, Any] = {
        "all_provinces": "outside_baiern",
        "empty_hand_postmaster": False,
        "may_abandon": False,
        "length_fallback": "seven_only",
        "last_round": "one_turn_each",
        "starting_player": "choice",
        "placement": "free",
        "max_rounds": 3,
        "cleric_reminder": True,
    }
    text = comes_back(random_game(4, "italian", ("audience",), 2**128 - 1, start=3, **switches).record)
    assert f'[Switches "{" ".join(f"{name}={value}" for name, value in switches.items())}"]' in text
    assert '[Start "3"]\n' in text
    assert f'[Seed "{2**128 - 1}"]\n' in text


def test_unfinished() -> None:
    """A game under way comes back after any number of actions, and its result is a star."""
    record = random_game(modules=("audience", "honours"), max_rounds=4).record
    for plies in range(0, len(record.actions), 3):
        text = comes_back(Game.replay(record, plies).record)
        assert f'[Result "*"]\n[Plies "{plies}"]\n' in text


@pytest.mark.parametrize("modules", MODULE_SETS)
def test_from_a_position(modules: tuple[str, ...]) -> None:
    """A game begun in the middle comes back, with its position instead of a seed."""
    for plies in (0, 20, 45, 70):
        position = random_game(modules=modules, seed=3, plies=plies).position
        game = play_at_random(Game.from_position(position, names=["Ann", "Bob", "Eve"]), Random(plies))
        text = comes_back(game.record)
        assert f'[Position "{position}"]\n' in text
        assert "[Seed" not in text


def test_position_written_by_hand() -> None:
    """A position comes back as it was written, line ends included."""
    position = "seats=2  round=4\n\tstep=play hand0=linz,ulm*2\r\nroute0=carlsruhe-stuttgart"
    game = Game.from_position(position)
    game.play("begin Linz")
    text = comes_back(game.record)
    assert text.count("\n") == len(text.splitlines())
    assert loads_text(text.replace("\n", "\r\n")).position == position


def test_a_position_of_the_end() -> None:
    """A record of a game that begins where it is over has a result and no actions."""
    over = Game.from_position(random_game(modules=("honours",)).position)
    text = comes_back(over.record)
    assert '[Plies "0"]\n' in text
    assert "*" not in text.partition("[Result")[2]


@pytest.mark.parametrize(
    "names",
    [
        ("1. Blue: pass", "Blue", "(Blue)"),
        ("a, b", "a: draw pile, b", "a"),
        ("[red]", "]", "[Seed '1']"),
        ("back\\slash", "\\n", "\\"),
        ("Zoë", "名前", "🐎 :star:"),
        ("end. Red", "*", "0"),
    ],
)
def test_any_name(names: tuple[str, ...]) -> None:
    """Names may be of any printable characters but quotation marks, even such as look like parts of the text."""
    comes_back(random_game(modules=("audience", "honours"), names=names).record)


def test_how_it_looks() -> None:
    """Headers in their order, an empty line, a line for each turn."""
    game = Game.new(2, seed=7, start=1, placement="free", max_rounds=2)
    for action in ("draw pile", "draw pile"):
        game.play(action)
    begin = game.legal_actions[0]
    for action in (begin.text, "pass", "draw pile"):
        game.play(action)
    text = dumps_text(game.record)
    check = text.partition('[Check "')[2][:8]
    assert text == OPENING.format(city=begin.city, check=check)


def test_who_did_what() -> None:
    """The set-up is round 0, others' hand-ins have their name in brackets, the last hand-in is the end's."""
    text = dumps_text(random_game(modules=("audience", "honours"), max_rounds=12).record)
    _, _, moves = text.partition("\n\n")
    lines = moves.splitlines()
    assert [line.partition(":")[0][:3] for line in lines[:3]] == ["0. "] * 3
    assert all(action.startswith("send ") for line in lines[:3] for action in line.partition(": ")[2].split(", "))
    handing_in = [n for n, line in enumerate(lines) if "(" in line]
    assert handing_in
    for n in handing_in:
        assert lines[n].partition(": ")[2].startswith("hand in ")
        assert any(line.startswith(lines[n].partition(" ")[0]) and "(" not in line for line in lines[n + 1 :])
    assert lines[-1].startswith("end. ")
    assert "hand in" in lines[-1] or "keep" in lines[-1]


def test_line_ends() -> None:
    """Lines may end in CR LF; nothing else about line ends is forgiven."""
    record = random_game().record
    text = dumps_text(record)
    assert loads_text(text.replace("\n", "\r\n")) == record
    for other in (
        text[:-1],
        text + "\n",
        text.replace("\n", "\r"),
        text.replace("\n\n", "\n"),
        text + " ",
        "\n" + text,
    ):
        with pytest.raises(RecordError):
            loads_text(other)


@pytest.mark.parametrize("modules", MODULE_SETS)
def test_no_line_can_be_missing(modules: tuple[str, ...]) -> None:
    """A text from which any one line was deleted, or the rest after any line, is refused."""
    lines = dumps_text(random_game(modules=modules, start=0, cleric_reminder=True).record).splitlines(keepends=True)
    for n in range(len(lines)):
        for fewer in (lines[:n] + lines[n + 1 :], lines[:n]):
            with pytest.raises(RecordError) as refusal:
                loads_text("".join(fewer))
            assert refusal.value.line is not None


def test_no_lines_can_be_swapped() -> None:
    """A text in which two neighbouring lines changed places is refused."""
    lines = dumps_text(random_game(modules=("honours",), start=0).record).splitlines(keepends=True)
    for n in range(len(lines) - 1):
        with pytest.raises(RecordError):
            loads_text("".join([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]))


@pytest.mark.slow
def test_no_word_can_be_changed() -> None:
    """A text in which any one word of an action was garbled, left out or doubled is refused."""
    headers, _, moves = dumps_text(random_game(modules=("audience", "honours"), max_rounds=5).record).partition("\n\n")
    words = moves.split(" ")
    for n, word in enumerate(words):
        for other in (word[1:], word[::-1] + "x", word.swapcase() + "?", f"{word} {word}"):
            with pytest.raises(RecordError):
                loads_text(f"{headers}\n\n{' '.join([*words[:n], other, *words[n + 1 :]])}")


@pytest.mark.slow
def test_no_action_can_be_another() -> None:
    """A text in which any one action was exchanged for another that was legal then is refused: the check sum is wrong
    where all the rest of the game goes as well with the other one.
    """
    record = random_game(max_rounds=5).record
    game = Game(record)
    undetected_by_the_rules = 0
    for n, action in enumerate(record.actions):
        for other in game.legal_actions:
            if other.text == action:
                continue
            lines = dumps_text(record).split("\n")
            at = _line_of(record, n)
            prefix, actions = lines[at].split(": ")
            words = actions.split(", ")
            words[n - sum(line.count(", ") + 1 for line in lines[lines.index("") + 1 : at])] = other.text
            lines[at] = f"{prefix}: {', '.join(words)}"
            with pytest.raises(RecordError) as refusal:
                loads_text("\n".join(lines))
            undetected_by_the_rules += refusal.value.code == "changed"
        game.play(action)
    assert undetected_by_the_rules > 0


def _line_of(record: Record, ply: int) -> int:
    """Return the index of the line in which an action of a finished game stands."""
    lines = dumps_text(record).split("\n")
    for n in range(lines.index("") + 1, len(lines)):
        ply -= lines[n].count(", ") + 1
        if ply < 0:
            return n
    raise AssertionError


def test_only_games_are_written() -> None:
    """A record that is not that of a game is not written: nobody could read it."""
    record = random_game().record
    assert record.scores is not None
    for wrong in (
        replace(record, actions=record.actions[1:]),
        replace(record, actions=(record.actions[0].lower(), *record.actions[1:])),
        replace(record, scores=None),
        replace(record, scores=(*record.scores[1:], 99)),
        replace(record, names=('R"d', "Blue", "Yellow")),
        replace(record, names=("Red", "Blue")),
        replace(record, seed=None),
        replace(record, seed=-1),
        replace(record, start=3),
        replace(record, rules_version=3),
        replace(record, position="seats=3"),
        replace(record, options=replace(record.options, seats=5)),
        replace(record, options=replace(record.options, placement="none")),
    ):
        with pytest.raises(RecordError) as refusal:
            dumps_text(wrong)
        assert refusal.value.line is None
        assert str(refusal.value) == refusal.value.reason
