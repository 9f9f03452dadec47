"""The JSON of a record, and records in files."""

import json
from pathlib import Path

import pytest

from posthorn import Game
from posthorn.game import EDITIONS
from posthorn.record import dumps_json, dumps_text, load_record, loads_json, loads_text, save_record
from posthorn.record.json_form import value_lines
from tests.record.games import MODULE_SETS, random_game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("modules", MODULE_SETS)
def test_every_table(edition: str, modules: tuple[str, ...]) -> None:
    """Games of every edition and set of modules, finished and under way, come back, from the text's form too."""
    for plies in (None, 30, 0):
        record = random_game(3, edition, modules, seed=4, plies=plies, placement="free", start=2).record
        text = dumps_json(record)
        assert loads_json(text) == record
        assert dumps_json(loads_json(text)) == text
        assert dumps_json(loads_text(dumps_text(record))) == text


def test_from_a_position() -> None:
    """A game begun from a position comes back."""
    position = random_game(modules=("honours",), seed=2, plies=50).position
    record = Game.from_position(position).record
    assert loads_json(dumps_json(record)) == record


def test_what_it_holds() -> None:
    """Every key is always there; the seed is text, since it does not fit a float."""
    data = json.loads(dumps_json(random_game(2, seed=2**127 + 1, plies=0, max_rounds=7).record))
    assert data == {
        "posthorn": 1,
        "rules": 2,
        "edition": "italian",
        "seats": 2,
        "modules": [],
        "switches": {"max_rounds": 7},
        "start": None,
        "names": ["Red", "Blue"],
        "seed": str(2**127 + 1),
        "position": None,
        "result": None,
        "actions": [],
        "check": data["check"],
    }


def test_layout_is_free() -> None:
    """How the JSON is laid out and the order of its keys do not matter."""
    record = random_game(names=("Zoë", "\\", "名")).record
    data = json.loads(dumps_json(record))
    assert loads_json(json.dumps(data)) == record
    assert loads_json(json.dumps(dict(reversed(data.items())), indent=7)) == record


def test_value_lines() -> None:
    """Every value's line is found, whatever the texts in it look like."""
    text = '{"a": "}\\"],",\n"b": [1,\n{"c": []}, [],\n"x"],\n"d":\n{}}'
    assert value_lines(text) == {"": 1, "a": 1, "b": 2, "b[0]": 2, "b[1]": 3, "b[1].c": 3, "b[2]": 3, "b[3]": 4, "d": 6}


@pytest.mark.parametrize(
    ("name", "first"), [("game.json", "{"), ("game.JSON", "{"), ("game.txt", "["), ("game", "["), ("json", "[")]
)
def test_files(tmp_path: Path, name: str, first: str) -> None:
    """The name decides how a file is written, the content how it is read; nothing else is left in the folder."""
    record = random_game(names=("Zoë", "Blue", "名")).record
    file = tmp_path / name
    file.write_text("something older")
    save_record(record, file)
    assert file.read_text(encoding="utf-8").startswith(first)
    assert load_record(str(file)) == record
    assert [path.name for path in tmp_path.iterdir()] == [name]
    other = tmp_path / "other.dat"
    file.rename(other)
    assert load_record(other) == record


def test_a_failed_write_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the new file cannot take the old one's place, the old one stays and nothing is left behind."""
    file = tmp_path / "game.txt"
    file.write_text("older")

    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError):  # noqa: PT011 - it is the very error raised above
        save_record(random_game().record, file)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["older"]
