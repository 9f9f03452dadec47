"""Records and positions written when the Offices of Honour were the module "offices"."""

from pathlib import Path

import pytest

from posthorn import Game
from posthorn.record import dumps_json, dumps_text, load_record, loads_json, loads_text

FORMER = Path(__file__).parent / "former"


@pytest.mark.parametrize("file", ["offices.txt", "offices.json"])
def test_former_records(file: str) -> None:
    """A record of either form that names the module as it was is read, and written with today's name."""
    record = load_record(FORMER / file)
    assert "offices" in (FORMER / file).read_text()
    assert "honours" in record.options.modules
    assert loads_text(dumps_text(record)) == loads_json(dumps_json(record)) == record
    assert "honours" in dumps_text(record)


def test_former_position() -> None:
    """A position that names the module as it was is the same position."""
    former = "seats=2 modules=offices tokens0=1,0,0,1"
    game = Game.from_position(former)
    assert game.position == Game.from_position(former.replace("offices", "honours")).position
    assert "modules=honours" in game.position
