"""A broken data file is refused, and the message says where and why."""

import re
from pathlib import Path

import pytest

from posthorn.board import BOARD, BoardError, DataFileError, load, load_board

BASE = (load.DATA / "board.toml").read_text(encoding="utf-8")
ROME = (load.DATA / "rome.toml").read_text(encoding="utf-8")


def read(folder: Path, name: str, text: str) -> None:
    """Load a board one of whose two files has this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    load_board(board_path=path) if name == "board.toml" else load_board(rome_path=path)


def line_with(text: str, mark: str) -> int:
    """The number of the one line on which the mark stands."""
    lines = [number for number, line in enumerate(text.split("\n"), 1) if mark in line]
    assert len(lines) == 1, f"{mark} stands on lines {lines}"
    return lines[0]


def check(folder: Path, name: str, text: str, case: "Case") -> None:
    """The changed text is refused at the line with the mark, for a reason that has these words in it."""
    old, new, at, reason = case
    broken = change(text, old, new)
    with pytest.raises(DataFileError) as caught:
        read(folder, name, broken)
    error = caught.value
    assert reason in error.reason
    assert error.line == (at if isinstance(at, int) else line_with(broken, at)), str(error)
    assert str(error) == f"{name}, line {error.line}: {error.reason}"


def change(text: str, old: str, new: str) -> str:
    """The text with its one occurrence of ``old`` replaced."""
    assert text.count(old) == 1, f"{old} occurs {text.count(old)} times"
    return text.replace(old, new)


LINZ = 'linz        = { name = "Linz",        x = 948, y = 488 }\n'
POLEN = '[[province]]\nid = "polen"\nname = "Polen"\n'
ALL_POLEN = BASE[BASE.index(POLEN) : BASE.index("[cities]")]
FIRST_PROVINCE = line_with(BASE, 'id = "baden"') - 1

Case = tuple[str, str, str | int, str]
"""What is changed, into what, the line the error points at (or a mark on that line), and words of the reason."""

BROKEN_BASE: dict[str, Case] = {
    "syntax": ("offices = 20", "offices = = 20", "offices = =", "no valid TOML"),
    "key twice": ("display = 6", "offices = 6", "offices = 6", "no valid TOML"),
    "table renamed": ("[material]", "[materials]", "[materials]", 'unknown key "materials"'),
    "unknown table": ("[material]", "[bridges]\nx = 1\n[material]", "[bridges]", 'unknown key "bridges"'),
    "city without y": (", y = 488 }", " }", '"Linz"', '"y" is missing in cities.linz'),
    "city with too much": ("y = 488 }", "y = 488, z = 1 }", '"Linz"', 'unknown key "z"'),
    "city no table": ('{ name = "Linz",        x = 948, y = 488 }', "5", "linz        =", "must be a table"),
    "x no number": ("x = 948", 'x = "east"', '"east"', "cities.linz.x must be a whole number from 0 to 1000"),
    "x a truth value": ("x = 948", "x = true", "true", "whole number"),
    "y off the board": ("y = 488", "y = 701", "701", "0 to 700"),
    "name no text": ('name = "Linz"', "name = 7", "name = 7", "must be a text"),
    "name empty": ('name = "Linz"', 'name = " "', '" "', "must be a text"),
    "city twice": ('name = "Linz"', 'name = "munchen"', '"munchen"', "share an id or name"),
    "city too few": (LINZ, "", "[cities]", "action numbers depend on there being exactly 22"),
    "city too many": (LINZ, LINZ + 'graz = { name = "Graz", x = 1, y = 1 }\n', "[cities]", "23 cities"),
    "city renamed": ("linz        = {", "Linz = {", 'cities = ["linz"', 'unknown city "linz"'),
    "city in no province": ('["pilsen", "budweis"]\n', '["pilsen"]\n', "budweis     =", "in no province"),
    "city in two provinces": ('["lodz"]', '["lodz", "linz"]', '["lodz", "linz"]', "in two provinces"),
    "city twice in one": ('["lodz"]', '["lodz", "lodz"]', '["lodz", "lodz"]', "twice in one"),
    "unknown city in a province": ('["lodz"]', '["lodz", "graz"]', '"graz"', 'unknown city "graz"'),
    "on its own line": ('["lodz"]', '[\n  "lodz", # here\n  "graz",\n]', '"graz"', 'unknown city "graz"'),
    "province without cities": ('cities = ["lodz"]', "cities = []", "cities = []", "at least one"),
    "province without name": (POLEN, '[[province]] # here\nid = "polen"\n', "# here", '"name" is missing'),
    "province too few": (ALL_POLEN, "", FIRST_PROVINCE, "8 provinces"),
    "province too many": (
        "[cities]\n",
        POLEN + 'colour = "x"\ncities = ["lodz"]\n[cities]\n',
        FIRST_PROVINCE,
        "10 provinces",
    ),
    "colour no text": ('"grey"', "3", "colour = 3", "must be a text"),
    "region no text": ('"dark blue"\nregion = "schweiz_tyrol"', '"dark blue"\nregion = 5', "region = 5", "text"),
    "province id": ('id = "polen"', 'id = "Polen!"', '"Polen!"', "cannot be an id"),
    "no baiern": ('id = "baiern"', 'id = "bavaria"', FIRST_PROVINCE, "R6.3"),
    "region missing": ('region = "baden"\n', "", FIRST_PROVINCE, "4 regions"),
    "region misspelt": ('region = "baden"', 'regoin = "baden"', "regoin", 'unknown key "regoin"'),
    "unknown city in a road": ('["linz", "passau"]', '["linz", "graz"]', '"graz"', 'unknown city "graz"'),
    "road twice": ('["budweis", "linz"]', '["linz", "salzburg"]', '["linz", "passau"]', "twice"),
    "road to itself": ('["budweis", "linz"]', '["linz", "linz"]', '"linz", "linz"', "itself"),
    "road to three": ('["budweis", "linz"]', '["budweis", "linz", "ulm"]', '"linz", "ulm"', "not 3"),
    "road no array": ('["budweis", "linz"]', '"budweis"', '"budweis",', "must be an array"),
    "city without road": ('["pilsen", "lodz"], ', "", "lodz        =", "no road leads"),
    "roads no list": ("list = [\n", "road = [\n", "road = [", 'unknown key "road"'),
    "unknown region of tiles": ("baden = [3, 2, 1]", "hessen = [3, 2, 1]", "hessen", "unknown region"),
    "stack missing": ("game_end = [1]\n", "", "[bonus_tiles]", '"game_end" is missing'),
    "stack empty": ("game_end = [1]", "game_end = []", "game_end", "at least one"),
    "stack ascending": ("[2, 1]\nroute_6", "[1, 2]\nroute_6", "route_5", "descending"),
    "stack of texts": ("game_end = [1]", 'game_end = ["1"]', "game_end", "whole number"),
    "stack too tall": ("[6, 5, 4, 3]", "[8, 7, 6, 5, 4, 3, 2, 1]", "all_provinces", "room for 7"),
    "carriage missing": ("5 = 5\n", "", "[carriage_points]", '"5" is missing'),
    "carriage too many": ("7 = 10", "7 = 10\n8 = 12", "8 = 12", 'unknown key "8"'),
    "carriage no number": ("7 = 10", "7 = 10.5", "10.5", "whole number"),
    "material missing": ("hand_limit = 3", "# none: ", "[material]", '"hand_limit" is missing'),
    "no offices": ("offices = 20", "offices = 0", "offices = 0", "1 to 22"),
    "more offices than cities": ("offices = 20", "offices = 23", "offices = 23", "1 to 22"),
}

BROKEN_ROME: dict[str, Case] = {
    "syntax": ('"cardinal"', '"cardinal', '"cardinal', "no valid TOML"),
    "table missing": ("[chips] # 1-point chips (R12.1)\ncount = 12\n", "", 1, '"chips" is missing in the file'),
    "table renamed": ("[chips]", "[chip]", "[chip]", 'unknown key "chip"'),
    "table no table": ("[coaches]", "chips = 5\n[coaches]", "[chips]", "no valid TOML"),
    "unknown place": ('rimini     = ["perugia", "ancona"]', 'rimini = ["pesaro"]', '"pesaro"', "unknown place"),
    "road of numbers": ('["perugia", "ancona"]', "[1]", "[1]", "must be a text"),
    "no road onward": ('ancona     = ["spoleto"]', "ancona     = []", "ancona     = []", "does not lead to Rome"),
    "road twice": ('["siena", "perugia"]', '["siena", "siena"]', '"siena", "siena"', "twice"),
    "road to itself": ('["siena", "perugia"]', '["rom", "florenz"]', '["rom", "florenz"]', "itself"),
    "circle": ('viterbo    = ["rom"]', 'viterbo    = ["siena"]', "siena      = [", "circle: siena, viterbo, siena"),
    "wide fork": ('["perugia", "ancona"]', str(["rom"] * 9), str(["rom"] * 9), "more than 8"),
    "on from Rome": ('spoleto    = ["rom"]', 'spoleto = ["rom"]\nrom = ["genua"]', '["genua"]', "from Rome"),
    "name missing": ('rom        = "Rom"\n', "", "[names]", '"rom" is missing in names'),
    "name of nothing": ('rom        = "Rom"\n', 'rom = "Rom"\nbari = "Bari"\n', "Bari", 'unknown key "bari"'),
    "name twice": ('"Perugia"', '"Siena"', 'perugia    = "', "share an id or name"),
    "coach missing": ("baiern                    =", "# none:", "[coaches]", '"baiern" is missing'),
    "coach of no region": ("baiern                    =", "bavaria =", "bavaria", 'unknown key "bavaria"'),
    "unknown start": ('"loerrach",   start_two', '"basel", start_two', '"basel"', 'unknown place "basel"'),
    "start_two missing": (
        '"freising",   start_two = "trient"',
        '"freising"',
        'start = "freising"',
        '"start_two" is missing',
    ),
    "start_two one step away": ('start_two = "trient"', 'start_two = "brixen"', '"brixen" }', "exactly two steps"),
    "start_two three steps away": ('start_two = "udine"', 'start_two = "padua"', '"padua" }', "exactly two steps"),
    "start in Rome": ('"loerrach",   start_two = "mailand"', '"rom", start_two = "rom"', '"rom", ', "two steps"),
    "start_two in Rome": (
        '"loerrach",   start_two = "mailand"',
        '"siena", start_two = "rom"',
        'start_two = "rom"',
        "in Rome",
    ),
    "rank missing": ('4 = "bishop"\n', "", "[clerics]", '"4" is missing'),
    "rank too many": ('5 = "cardinal"', '5 = "cardinal"\n6 = "pope"', "pope", 'unknown key "6"'),
    "ranks the same": ('4 = "bishop"', '4 = "abbot"', '4 = "abbot"', "share an id or name"),
    "tokens for a number missing": ("3 = { postmaster", "5 = { postmaster", "5 = {", 'unknown key "5"'),
    "tokens for two missing": ("2 = { postmaster", "# { postmaster", "[tokens]", '"2" is missing'),
    "tokens of an official missing": (", cartwright = 3", "", "administrator = 5", '"cartwright" is missing'),
    "no tokens": ("cartwright = 3", "cartwright = 0", "cartwright = 0", "whole number from 1"),
    "chips missing": ("count = 12", "", "[chips]", '"count" is missing'),
    "chips no number": ("count = 12", 'count = "twelve"', "twelve", "whole number"),
}


@pytest.mark.parametrize("case", BROKEN_BASE.values(), ids=BROKEN_BASE)
def test_broken_base_board(tmp_path: Path, case: Case) -> None:
    """Each way of breaking board.toml is refused with its line and reason."""
    check(tmp_path, "board.toml", BASE, case)


@pytest.mark.parametrize("case", BROKEN_ROME.values(), ids=BROKEN_ROME)
def test_broken_rome_map(tmp_path: Path, case: Case) -> None:
    """Each way of breaking rome.toml is refused with its line and reason."""
    check(tmp_path, "rome.toml", ROME, case)


def test_unreadable_file(tmp_path: Path) -> None:
    """A file that is not there is refused like a broken one."""
    with pytest.raises(BoardError, match=r"^nowhere\.toml, line 1: the file cannot be read: No such file"):
        load_board(tmp_path / "nowhere.toml")


def test_not_utf8(tmp_path: Path) -> None:
    """A file in another encoding is refused at the first line that shows it."""
    path = tmp_path / "rome.toml"
    path.write_bytes(ROME.encode("latin-1"))
    with pytest.raises(BoardError, match=f"line {line_with(ROME, 'Lörrach')}: the text is not UTF-8"):
        load_board(rome_path=path)


def test_end_of_the_document(tmp_path: Path) -> None:
    """A text that breaks off is refused at its last line."""
    broken = BASE[: BASE.index("[bonus_tiles]")].rstrip().removesuffix("]") + "\n\n"
    with pytest.raises(DataFileError, match="no valid TOML") as caught:
        read(tmp_path, "board.toml", broken)
    assert caught.value.line == line_with(BASE, '["innsbruck", "salzburg"]')


def test_line_ends_of_other_systems(tmp_path: Path) -> None:
    """Lines that end in carriage return and line feed are read, and counted, like others."""
    path = tmp_path / "board.toml"
    path.write_bytes(BASE.replace("\n", "\r\n").encode())
    assert load_board(board_path=path) == BOARD
    path.write_bytes(BASE.replace("x = 948", "x = -1").replace("\n", "\r\n").encode())
    with pytest.raises(BoardError, match=f"line {line_with(BASE, 'x = 948')}:"):
        load_board(board_path=path)


def test_other_ways_to_write_the_same(tmp_path: Path) -> None:
    """Sub-tables, dotted and quoted keys mean the same in TOML, and mistakes in them are found as well."""
    linz = '[cities.linz]\nname = "Linz"\ny = 488\n"x" = 948 # east\n'
    text = change(change(BASE, LINZ, ""), "[roads]\n", linz + "[roads]\n")
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    assert sorted(city.id for city in load_board(path).cities) == sorted(city.id for city in BOARD.cities)
    check(tmp_path, "board.toml", text, ('"x" = 948', '"x" = 9480', "# east", "cities.linz.x"))
    check(tmp_path, "board.toml", text, ('"Linz"', '"Ulm"', "[cities.linz]", "share an id or name"))
    dotted = change(change(text, linz, ""), "[cities]\n", '[cities]\nlinz.x = 0\nlinz.y = 0\nlinz.name = "Linz"\n')
    check(tmp_path, "board.toml", dotted, ("linz.y = 0", "linz.y = 701", "linz.y", "cities.linz.y"))


def test_text_of_several_lines(tmp_path: Path) -> None:
    """A text of several lines does not hide where the mistake after it stands."""
    text = change(BASE, '"grey"', '"""grey\n[\nlight"""')
    check(tmp_path, "board.toml", text, ("x = 948", "x = 9480", "9480", "cities.linz.x"))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "text"), [("board.toml", BASE), ("rome.toml", ROME)])
@pytest.mark.parametrize("damage", ["lost", "doubled", "last", "negative", "emptied", "untexted"])
def test_damage_on_any_line(tmp_path: Path, name: str, text: str, damage: str) -> None:
    """Whatever happens to a line, the board is read or refused with a line of the file; nothing else is raised."""
    lines = text.rstrip().split("\n")
    refused: list[tuple[str, int, int]] = []
    for number, line in enumerate(lines):
        damaged = {
            "lost": lines[:number] + lines[number + 1 :],
            "doubled": [*lines[: number + 1], *lines[number:]],
            "last": lines[:number],
            "negative": [*lines[:number], re.sub(r"\b\d+\b(?! =)", "-1", line), *lines[number + 1 :]],
            "emptied": [*lines[:number], re.sub(r'\[".*"\]', "[]", line), *lines[number + 1 :]],
            "untexted": [*lines[:number], re.sub(r'"\w+"', "[{}]", line), *lines[number + 1 :]],
        }[damage]
        try:
            read(tmp_path, name, "\n".join(damaged))
        except DataFileError as error:
            refused.append((error.file, error.line, len(damaged)))
    assert len(refused) >= 4
    assert all(file == name and 1 <= line <= max(length, 1) for file, line, length in refused)
