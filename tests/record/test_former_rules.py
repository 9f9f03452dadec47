"""Records and stored games that began by version 1 of the rules, in which every edition finished the round (R8.1)."""

from pathlib import Path

import pytest

from posthorn import Game
from posthorn.engine import RULES_VERSION
from posthorn.game import EDITIONS
from posthorn.record import RecordError, dumps_json, dumps_text, load_record, loads_json, loads_text

FORMER = Path(__file__).parent / "former" / "rules_1"
FILES = sorted(FORMER.iterdir())


def test_there_is_one_of_each_edition() -> None:
    """The records are of each edition, in both forms, and one begins with a position."""
    assert {file.name for file in FILES} == {
        *(f"{edition}.{form}" for edition in EDITIONS for form in ("txt", "json")),
        "icelandic-position.txt",
    }
    assert all('"rules": 1' in (text := file.read_text()) or '[Rules "1"]' in text for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_former_rules(file: Path) -> None:
    """A record of the old rules plays to its old result, and is written with today's version and the old rule."""
    record = load_record(file)
    assert (record.options.last_round, record.rules_version) == ("finish_round", RULES_VERSION)
    assert record.options.switches == ({"last_round": "finish_round"} if "icelandic" in file.name else {})
    game = Game.replay(record)
    assert game.is_over
    assert game.scores == record.scores
    assert loads_text(dumps_text(record)) == loads_json(dumps_json(record)) == record


@pytest.mark.parametrize("file", [file for file in FILES if "icelandic" in file.name], ids=lambda file: file.name)
def test_today_it_would_be_another_game(file: Path) -> None:
    """By today's rules the Icelandic games would not be over where they ended: the records prove something."""
    record = load_record(file)
    if record.position is None:
        options = record.options.but(last_round="one_turn_each")
        game = Game.new(options.seats, options.edition, options.modules, record.seed)
    else:
        game = Game.from_position(record.position.replace("=finish_round", "=one_turn_each"))
    for action in record.actions:
        if game.is_over or action not in game.legal_actions:
            break
        game.play(action)
    assert not game.is_over or game.ply < len(record.actions)


def test_versions_that_are_not_known() -> None:
    """A record of newer rules, or of older ones than any, is refused."""
    text = (FORMER / "italian.txt").read_text()
    for version, code in ((RULES_VERSION + 1, "rules-newer"), (0, "rules-older")):
        with pytest.raises(RecordError) as refusal:
            loads_text(text.replace('[Rules "1"]', f'[Rules "{version}"]'))
        assert (refusal.value.code, refusal.value.line) == (code, 2)


def test_a_switch_added_to_an_old_record() -> None:
    """An old Icelandic record cannot say that it was played by the new rule."""
    text = (FORMER / "icelandic.txt").read_text()
    with pytest.raises(RecordError) as refusal:
        loads_text(text.replace('[Seats "3"]', '[Seats "3"]\n[Switches "last_round=one_turn_each"]'))
    assert refusal.value.line == 5
