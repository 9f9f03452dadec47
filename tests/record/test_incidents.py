"""What records tell besides the play: seats that changed hands, actions taken back, and that a game is practice."""

import json
from dataclasses import replace

import pytest

from posthorn import Game, Record
from posthorn.game.incident import SEAT_CHANGES, Incident, SeatChange, TakenBack
from posthorn.record import RecordError, dumps_json, dumps_text, loads_json, loads_text
from posthorn.record.incidents import read_incident, write_incident

ALL: tuple[Incident, ...] = (
    *(SeatChange(3, 1, change) for change in SEAT_CHANGES),
    TakenBack(3, 0, 2, seen=False),
    TakenBack(1, 0, 1, seen=True),
)


@pytest.fixture
def record() -> Record:
    """Return the record of a game under way in which everything has happened."""
    game = Game.new(2, seed=5, start=0)
    game.play("draw pile")
    return replace(game.record, incidents=ALL, practice=True)


def test_both_forms_keep_them(record: Record) -> None:
    """Written and read again, in either form, a record tells the same; without any it is as it always was."""
    assert loads_text(dumps_text(record)) == loads_json(dumps_json(record)) == record
    plain = replace(record, incidents=(), practice=False)
    assert "ncidents" not in dumps_text(plain) + dumps_json(plain)
    assert "ractice" not in dumps_text(plain) + dumps_json(plain)


def test_words() -> None:
    """Each incident has its words, and words that are of none at this table are not read."""
    for incident in ALL:
        assert read_incident(write_incident(incident), 2) == incident
    for words in ("", "3 absent", "3 absent 2", "3 absent 1 1", "03 absent 1", "3 gone 1", "3 took-back 0",
                  "3 took-back 0 4", "3 took-back 0 0", "-3 absent 1", "3  absent 1", "3 absent 1\n"):  # fmt: skip
        assert read_incident(words, 2) is None, words


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"incidents": ["3 gone 1"]}, "incident"),
        ({"incidents": []}, "value"),
        ({"incidents": "3 absent 1"}, "type"),
        ({"practice": False}, "value"),
        ({"practice": 1}, "type"),
        ({"practice": None}, "type"),
    ],
)
def test_wrong_json(record: Record, changes: dict[str, object], code: str) -> None:
    """What is no incident, or is written otherwise, is refused with the reason."""
    data = {**json.loads(dumps_json(replace(record, incidents=ALL[:1]))), **changes}
    with pytest.raises(RecordError) as refused:
        loads_json(json.dumps(data))
    assert refused.value.code == code
    assert refused.value.line == 1


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"3 bot 1, ', '"3 bot 1,', "incident"),
        ('[Practice "yes"]', '[Practice "no"]', "value"),
        ('[Practice "yes"]\n', "", "not-practice"),
        ("3 bot 1, ", "", "changed"),
    ],
)
def test_wrong_text(record: Record, old: str, new: str, code: str) -> None:
    """The same for text: nobody makes practice a game, or leaves out what happened, without being noticed."""
    text = dumps_text(record)
    assert old in text
    with pytest.raises(RecordError) as refused:
        loads_text(text.replace(old, new))
    assert refused.value.code == code
