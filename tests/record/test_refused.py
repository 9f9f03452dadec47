"""What is wrong with a file is said, with the line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from posthorn import Game
from posthorn.record import RecordError, dumps_json, dumps_text, load_record, loads_json, loads_text
from tests.record.games import random_game

RECORD = random_game(3, modules=("honours",), seed=6, max_rounds=3, start=0).record
TEXT = dumps_text(RECORD)
LINES = TEXT.split("\n")
SCORES = " ".join(map(str, RECORD.scores or ()))
FIRST = LINES.index("") + 2  # the number of the first line with actions
LAST = len(LINES) - 1


def line_of(beginning: str) -> int:
    """Return the number of the line that begins so."""
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(beginning))


def refusal(text: str) -> RecordError:
    """Return the error with which a text is refused."""
    with pytest.raises(RecordError) as caught:
        loads_text(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        '[Event "F/S Return Match"]\n',
        "[Posthorn]\n",
        "[1, 2]",
        "\0\0\0\n",
        "\ufeff" + TEXT,
        TEXT[5:],
    ],
)
def test_foreign(text: str) -> None:
    """What does not begin like a record is no record, in the first line."""
    error = refusal(text)
    assert (error.line, error.reason) == (1, "This is not a Posthorn record")


@pytest.mark.parametrize(
    ("header", "value", "reason"),
    [
        ("Posthorn", "2", "format 2"),
        ("Posthorn", "x", "format x"),
        ("Rules", "3", "version 3 of the rules, but this program knows none newer than 2"),
        ("Rules", "0", "no longer"),
        ("Rules", "-1", "Rules cannot be -1"),
        ("Edition", "german", "'german' is not an edition (R9)"),
        ("Seats", "three", "Seats cannot be three"),
        ("Seats", "03", "Seats cannot be 03"),
        ("Seats", "٣", "Seats cannot be"),
        ("Seats", "9" * 5000, "Seats cannot be 999"),
        ("Modules", "honours carnival", "'carnival' is not a module"),
        ("Modules", "", "'' is not a module"),
        ("Switches", "max_rounds", "Switches cannot be max_rounds"),
        ("Switches", "max_rounds=3 max_rounds=3", "Switches cannot be"),
        ("Switches", "max_rounds=0", "max_rounds cannot be 0 (R10.3)"),
        ("Switches", "seats=3", "There is no switch seats (R9)"),
        ("Switches", "max_rounds=3 placement=some", "placement cannot be 'some' (R10.1)"),
        ("Start", "3", "Start cannot be 3"),
        ("Start", "first", "Start cannot be first"),
        ("Player0", "Blue", "are not 3 different printable names"),
        ("Player0", " Red", "are not 3 different printable names"),
        ("Player0", "", "are not 3 different printable names"),
        ("Player0", "R\\u0007d", "are not 3 different printable names"),
        ("Player0", "R\\xd", "Player0 cannot be"),
        ("Player0", 'R"d', "Player0 cannot be"),
        ("Player0", 'R\\"d', "are not 3 different printable names"),
        ("Seed", "-5", "Seed cannot be -5"),
        ("Seed", str(2**128), "Seed cannot be"),
        ("Result", "won", "Result cannot be won"),
        ("Result", "*", f"The game is over with the scores {SCORES}"),
        ("Result", "1 2 3", f"The game is over with the scores {SCORES}"),
        ("Result", SCORES + " 0", f"The game is over with the scores {SCORES}"),
        ("Plies", "many", "Plies cannot be many"),
        ("Plies", "1", f"There are {len(RECORD.actions)} actions, not 1"),
        ("Check", "00000000", "The record was changed after it was written"),
        ("Check", "", "The record was changed after it was written"),
    ],
)
def test_wrong_value(header: str, value: str, reason: str) -> None:
    """A header that cannot have its value is refused in its line."""
    number = line_of(f"[{header} ")
    lines = LINES[:]
    lines[number - 1] = f'[{header} "{value}"]'
    error = refusal("\n".join(lines))
    assert error.line == number
    assert reason in error.reason


@pytest.mark.parametrize(
    "header", ["Rules", "Edition", "Seats", "Player0", "Player2", "Seed", "Result", "Plies", "Check"]
)
def test_missing_header(header: str) -> None:
    """A header that is missing is missed where the headers end."""
    lines = [line for line in LINES if not line.startswith(f"[{header} ")]
    error = refusal("\n".join(lines))
    assert (error.line, error.reason) == (FIRST - 2, f"The header {header} is missing")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('[Elo "2000"]', "There is no header Elo here"),
        ('[Player3 "Green"]', "There is no header Player3 here"),
        ('[Edition "italian"]', "The header Edition appears twice"),
        ('[Position "seats=3"]', "A game begins either from a seed or from a position"),
        ("Edition: italian", "A header is expected, or the empty line after the headers, not: Edition: italian"),
        ('[Edition "italian"] ', "A header is expected"),
        (LINES[FIRST - 1], "A header is expected"),
    ],
)
def test_header_too_many(line: str, reason: str) -> None:
    """A line among the headers that is none, or one too many, is refused there."""
    error = refusal("\n".join([*LINES[:5], line, *LINES[5:]]))
    assert error.line == 6
    assert error.reason.startswith(reason)


def test_newer_form() -> None:
    """A form that is not known is refused as such, whatever else is new in it."""
    assert (
        refusal('[Posthorn "2"]\n[Elo "2000"]\n').reason == "The file is in format 2, but this program reads format 1"
    )
    assert json_refusal('{"elo": 2000,\n"posthorn": 2}').line == 2


def test_order_of_headers() -> None:
    """Headers in another order are refused, with the line that should stand there."""
    error = refusal("\n".join([*LINES[:2], LINES[3], LINES[2], *LINES[4:]]))
    assert (error.line, error.reason) == (3, f"The line must be: {LINES[2]}")


def test_cut_off() -> None:
    """A file that was cut off is refused where it ends, wherever that was."""
    for length in range(len(LINES[0]), len(TEXT) - 1):
        error = refusal(TEXT[:length])
        assert error.line == TEXT.count("\n", 0, length) + (TEXT[length - 1] != "\n")
    error = refusal("\n".join(LINES[:-3]) + "\n")
    assert error.line == LAST - 2
    assert error.reason.endswith(f"but it should have {len(RECORD.actions)}")
    assert refusal(TEXT[:-4]).reason == "The file is cut off: its last line is incomplete"
    assert refusal("\n".join(LINES[: FIRST - 2]) + "\n").reason.startswith("The file ends with its headers")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("fly Linz", "fly Linz: “fly Linz” is not an action (R2)"),
        ("", ": “” is not an action (R2)"),
        ("pass", "pass: Not now: draw a card first (R2)"),
        ("send 1 Baden", "send 1 Baden: The Audience is not played at this table (R11)"),
        ("administrator", "administrator: The postmaster must help this turn, so no other official can (R3.5)"),
    ],
)
def test_illegal_action(action: str, reason: str) -> None:
    """An action that is none, or is not legal, is refused in its line with the rule."""
    heading, _, actions = LINES[FIRST - 1].partition(": ")
    lines = LINES[:]
    lines[FIRST - 1] = f"{heading}: {action}, {actions}"
    error = refusal("\n".join(lines))
    assert (error.line, error.reason) == (FIRST, reason)
    assert error.rule_error is not None


def test_illegal_later() -> None:
    """Also far from the beginning the line is right."""
    number = line_of("3. Red: ")
    lines = LINES[:]
    lines[number - 1] = "3. Red: draw pile, close each"
    error = refusal("\n".join(lines))
    assert error.line == number
    assert error.reason.endswith("play a card first (R2)")


@pytest.mark.parametrize(
    "heading", ["1. Blue", "2. Red", "1. (Red)", "end. Red", "Red", "", "1. red", "01. Red", "1.Red"]
)
def test_wrong_heading(heading: str) -> None:
    """A line of the wrong player or round is refused, and says whose it is."""
    lines = LINES[:]
    lines[FIRST - 1] = lines[FIRST - 1].replace("1. Red", heading)
    error = refusal("\n".join(lines))
    assert error.line == FIRST
    assert error.reason == f"“1. Red:” is expected, not: {lines[FIRST - 1]}"


def test_joined_lines() -> None:
    """What another player did cannot stand in the same line."""
    second = LINES[FIRST].partition(": ")[2]
    error = refusal("\n".join([*LINES[: FIRST - 1], f"{LINES[FIRST - 1]}, {second}", *LINES[FIRST + 1 :]]))
    assert error.line == FIRST
    assert error.reason.endswith("must be on a new line, which begins with “1. Blue:”")


def test_divided_line() -> None:
    """What belongs in one line cannot stand in two."""
    first, _, rest = LINES[FIRST - 1].partition(", ")
    error = refusal("\n".join([*LINES[: FIRST - 1], first, f"1. Red: {rest}", *LINES[FIRST:]]))
    assert (error.line, error.reason) == (FIRST, f"The line must be: {LINES[FIRST - 1]}")


def test_other_spelling() -> None:
    """An action must be written as the game writes it, though the game understands more."""
    lines = LINES[:]
    lines[FIRST - 1] = lines[FIRST - 1].replace("draw", "DRAW", 1)
    error = refusal("\n".join(lines))
    assert error.line == FIRST
    assert error.reason.endswith(f"is written “{RECORD.actions[0]}” here")


def test_left_of_one_card() -> None:
    """With a route of one card left means right, and right is written (R10.6)."""
    game = Game.from_position("seats=2 step=play hand0=ulm,linz route0=stuttgart")
    game.play("play Ulm left")
    text = dumps_text(game.record)
    assert "play Ulm right" in text
    assert (
        refusal(text.replace("play Ulm right", "play Ulm left")).reason
        == "“play Ulm left” is written “play Ulm right” here"
    )


def test_after_the_end() -> None:
    """Nothing can follow when the game is over, in a new line or in the last one."""
    for text in (f"{TEXT}4. Red: draw pile\n", TEXT + "\n"):
        error = refusal(text)
        assert (error.line, error.reason) == (LAST + 1, "The game is over, so nothing can follow")
    error = refusal(f"{TEXT[:-1]}, pass\n")
    assert (error.line, error.reason) == (LAST, "The game is over, so nothing can follow")


def test_result_of_a_game_under_way() -> None:
    """A game under way has no result."""
    text = dumps_text(Game.replay(RECORD, 9).record).replace('[Result "*"]', '[Result "1 2 3"]')
    error = refusal(text)
    assert error.line == line_of("[Result")
    assert error.reason == "The game is still in progress, but the result says otherwise"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("seats=3 edition=italian modules=honours max_rounds=4", "does not belong to a table with these seats"),
        ("seats=2 round=x", "Position: “round” in the position cannot be 'x' (R1)"),
        ("seats=2 hand0=linz*4", "Impossible position: there are three cards of each city"),
        ("seats=2 \\u0000", "The position has non-printable characters"),
        ("", "does not belong to a table"),
    ],
)
def test_wrong_position(position: str, reason: str) -> None:
    """A position that is none, or not one of the headers' table, is refused in its line."""
    text = TEXT.replace(f'[Seed "{RECORD.seed}"]', f'[Position "{position}"]').replace('[Start "0"]\n', "")
    error = refusal(text)
    assert error.line == line_of("[Seed") - 1
    assert reason in error.reason


def test_position_and_start() -> None:
    """A position says who started, so no header does."""
    position = Game.replay(RECORD, 5).position
    error = refusal(TEXT.replace(f'[Seed "{RECORD.seed}"]', f'[Position "{position}"]'))
    assert error.line == line_of("[Start")
    assert error.reason.startswith("A game that begins from a position has the position’s starting player")


def test_files(tmp_path: Path) -> None:
    """Of a file the name is said too; bytes that are no text are refused in their line."""
    file = tmp_path / "game.txt"
    file.write_bytes(b"\x7fELF\n\n\xff\xfe\0")
    with pytest.raises(RecordError) as caught:
        load_record(file)
    assert str(caught.value) == f"{file}, line 3: This is not a Posthorn record: it is not text in UTF-8"
    file.write_text(TEXT.replace("[Rules", "[Rulez"), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        load_record(file)
    assert str(caught.value) == f"{file}, line 2: There is no header Rulez here"
    file.write_text('{"posthorn": 1,\n', encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        load_record(file)
    assert str(caught.value).startswith(f"{file}, line 2: This is not correct JSON: ")


def json_refusal(text: str) -> RecordError:
    """Return the error with which JSON is refused."""
    with pytest.raises(RecordError) as caught:
        loads_json(text)
    return caught.value


@pytest.mark.parametrize("text", ["[]", "3", '{"seats": 3}', "{}", "[" * 100_000, "1" * 10_000])
def test_foreign_json(text: str) -> None:
    """JSON that is not a record's is no record."""
    assert json_refusal(text).line == 1


def test_json_syntax() -> None:
    """A syntax error is refused in its line."""
    text = dumps_json(RECORD)
    assert json_refusal(text.replace('"rules": 2,', '"rules": 2')).line == 4
    assert json_refusal(text[: len(text) // 2]).reason.startswith("This is not correct JSON: ")


def _set(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data[path] = value

    return change


def _remove(key: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        del data[key]

    return change


@pytest.mark.parametrize(
    ("change", "at", "reason"),
    [
        (_set("elo", 3), '"elo"', "There is no elo in a record"),
        (_remove("seed"), "{", "seed is missing"),
        (_remove("actions"), "{", "actions is missing"),
        (_set("posthorn", 2), '"posthorn"', "The file is in format 2"),
        (_set("rules", 3), '"rules"', "The game was played by version 3"),
        (_set("rules", True), '"rules"', "rules must be a whole number"),
        (_set("rules", 1.0), '"rules"', "rules must be a whole number"),
        (_set("edition", None), '"edition"', "edition must be a text"),
        (_set("edition", "german"), '"edition"', "edition: 'german' is not an edition (R9)"),
        (_set("seats", 7), '"seats"', "seats: 7 is not a number of players (R1.1)"),
        (_set("modules", "honours"), '"modules"', "modules must be a list"),
        (_set("modules", ["honours", "honours"]), '"modules"', "modules cannot be"),
        (_set("modules", [["honours"]]), '    [\n      "honours"', "modules[0] must be a text"),
        (_set("switches", []), '"switches"', "switches must be an object"),
        (
            _set("switches", {"max_rounds": "3"}),
            '"max_rounds"',
            "switches.max_rounds: max_rounds cannot be '3' (R10.3)",
        ),
        (_set("switches", {"edition": "x"}), '"edition": "x"', "switches.edition: There is no switch edition (R9)"),
        (_set("switches", {"max_rounds": 3, "placement": "full"}), '"switches"', "switches cannot be"),
        (_set("start", -1), '"start"', "start cannot be -1"),
        (_set("names", ["Red", "Blue"]), '"names"', "names: ['Red', 'Blue'] are not 3 different"),
        (_set("names", ["Red", "Red", "Blue"]), '"names"', "names: "),
        (_set("names", ["Red", 'B"e', "Yellow"]), '"names"', "names: "),
        (_set("names", ["Red", "Blue", 3]), "    3\n", "names[2] must be a text"),
        (_set("names", ["Red", "Blue", "\ud800"]), '"names"', "names: "),
        (_set("seed", 6), '"seed"', "seed must be a text"),
        (_set("seed", "0x6"), '"seed"', "seed cannot be 0x6"),
        (_set("seed", None), '"seed"', "A game begins either from a seed or from a position"),
        (_set("position", "seats=3"), '"position"', "A game begins either from a seed or from a position"),
        (_set("result", None), '"result"', f"The game is over with the scores {SCORES}"),
        (_set("result", [1, 2, None]), "    null\n", "result[2] must be a whole number"),
        (_set("check", "00000000"), '"check"', "The record was changed after it was written"),
        (_set("names", ["Green", "Blue", "Yellow"]), '"check"', "The record was changed after it was written"),
        (_set("actions", ["fly"]), '"fly"', "fly: “fly” is not an action (R2)"),
        (_set("actions", [*RECORD.actions, "pass"]), None, "The game is over, so nothing can follow"),
        (_set("actions", list(RECORD.actions[:-1])), '"result"', "The game is still in progress"),
        (_set("actions", [RECORD.actions[0].upper(), *RECORD.actions[1:]]), '"DRAW', "“DRAW"),
    ],
)
def test_wrong_json(change: Callable[[dict[str, Any]], None], at: str | None, reason: str) -> None:
    """Wrong keys, types and values are refused with their path and line."""
    data = json.loads(dumps_json(RECORD))
    change(data)
    text = json.dumps(data, indent=2, ensure_ascii=True)
    error = json_refusal(text)
    assert error.reason.startswith(reason)
    expected = text.index(at) if at is not None else text.rindex('"pass"')
    assert error.line == text.count("\n", 0, expected) + 1


def test_repeated_key() -> None:
    """A key that stands twice is refused where it does the second time."""
    error = json_refusal(dumps_json(RECORD).replace('"rules": 2,', '"rules": 2,\n  "rules": 2,'))
    assert (error.line, error.reason) == (4, "rules appears twice")
    error = json_refusal(dumps_json(RECORD).replace('"max_rounds": 3', '"max_rounds": 3, "max_rounds": 3'))
    assert error.reason == "switches.max_rounds appears twice"


def test_long_lines_are_shortened() -> None:
    """A message repeats only the beginning of an endless line."""
    error = refusal(f"{LINES[0]}\n{'x' * 100_000}\n")
    assert len(str(error)) < 250
