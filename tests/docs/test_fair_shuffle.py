"""The examples of docs/fair-shuffle.md come out as they stand there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from posthorn import Game
from posthorn.game import Shuffle
from posthorn.record import dumps_text

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "fair-shuffle.md").read_text("utf-8")
COMMAND, *EXAMPLES = re.findall(r"^```(?:sh)?\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)
TODAY, FORMER = EXAMPLES[:3], EXAMPLES[3:]  # headers, sums and results of each

each_example = pytest.mark.parametrize(("headers", "sums", "results"), [TODAY, FORMER], ids=["today", "former"])


def example(headers: str) -> Shuffle:
    """Return an example's shuffle, as its headers have it."""
    values = dict(re.findall(r'^\[(\w+) "(.*)"\]$', headers, re.MULTILINE))
    added = tuple(values[f"Randomness{seat}"] for seat in range(3))
    attempts = tuple(map(int, values.get("Attempts", "").split()))
    return Shuffle(
        values["Commitment"], values["Secret"], added, values.get("Game", ""), values.get("Terms", ""), attempts
    )


@each_example
def test_the_record(headers: str, sums: str, results: str) -> None:
    """A game dealt by the example's secret and randomness has the headers shown."""
    shuffle = example(headers)
    assert shuffle.fits
    assert headers in dumps_text(Game.new(3, seed=shuffle).record)


@each_example
def test_the_results(headers: str, sums: str, results: str) -> None:
    """The hashes shown are the commitment and the seed."""
    shuffle = example(headers)
    assert results.split() == [shuffle.commitment, f"{shuffle.seed:032x}"]


def test_the_same_game() -> None:
    """The commands around the first example speak of the same game; the second one is of former times."""
    shuffle = example(TODAY[0])
    assert f"print(0x{shuffle.seed:032x})" in DOCUMENT
    assert COMMAND.split() == ["posthorn", "verify", "game.txt", "--commitment", shuffle.commitment]
    assert (shuffle.is_bound, example(FORMER[0]).is_bound) == (True, False)


@pytest.mark.skipif(not (shutil.which("sh") and shutil.which("sha256sum")), reason="needs sh and sha256sum")
@each_example
def test_the_sums_by_hand(headers: str, sums: str, results: str) -> None:
    """The shell commands, which know nothing of Posthorn, print the hashes shown."""
    done = subprocess.run(["sh", "-c", sums], check=True, capture_output=True)
    assert done.stdout.decode() == results
