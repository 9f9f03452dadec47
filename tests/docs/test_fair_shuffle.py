"""The example of docs/fair-shuffle.md comes out as it stands there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from posthorn import Game
from posthorn.game import Shuffle
from posthorn.record import dumps_text

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "fair-shuffle.md").read_text("utf-8")
COMMAND, HEADERS, SUMS, RESULTS = re.findall(r"^```(?:sh)?\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)


def example() -> Shuffle:
    """Return the example's shuffle, as its headers have it."""
    values = dict(re.findall(r'^\[(\w+) "(.*)"\]$', HEADERS, re.MULTILINE))
    return Shuffle(values["Commitment"], values["Secret"], tuple(values[f"Randomness{seat}"] for seat in range(3)))


def test_the_record() -> None:
    """A game dealt by the example's secret and randomness has the headers shown."""
    shuffle = example()
    assert shuffle.fits
    assert HEADERS in dumps_text(Game.new(3, seed=shuffle).record)


def test_the_results() -> None:
    """The hashes shown are the commitment and the seed, and the commands speak of the same game."""
    shuffle = example()
    assert RESULTS.split() == [shuffle.commitment, f"{shuffle.seed:032x}"]
    assert f"print(0x{shuffle.seed:032x})" in DOCUMENT
    assert COMMAND.split() == ["posthorn", "verify", "game.txt", "--commitment", shuffle.commitment]


@pytest.mark.skipif(not (shutil.which("sh") and shutil.which("sha256sum")), reason="needs sh and sha256sum")
def test_the_sums_by_hand() -> None:
    """The shell commands, which know nothing of Posthorn, print the hashes shown."""
    done = subprocess.run(["sh", "-c", SUMS], check=True, capture_output=True)
    assert done.stdout.decode() == RESULTS
