"""Every game in the files beside this one plays today as it is written there."""

import pytest
from playthroughs import FOLDER, tables, text_of, written

from posthorn import Options


@pytest.mark.parametrize(("name", "options"), [pytest.param(*table, id=table[0]) for table in tables()])
def test_playthrough(name: str, options: Options) -> None:
    """States, views and legal actions are those of the file, to the letter, and its choices are legal."""
    assert text_of(name, options) == written(name)


def test_no_file_is_left_over() -> None:
    """There is a file for each edition and set of modules, and no other."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == {name for name, _ in tables()}
