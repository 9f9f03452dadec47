"""The options of ``posthorn terminal``, and the questions where there are none."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.piped import play


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--seats 7", "7 is not a number of players"),
        ("--edition swedish", "'swedish' is not an edition"),
        ("--modules rome", "'rome' is not a module"),
        ("--names a,b,c,d", "4 names were given"),
        ("--people 2 --names a,a", "are not 3 different printable names"),
        ("--people 0", "0 people cannot play"),
        ("--people 3 --seats 2", "3 people cannot play"),
        ("--bot nobody", "There is no bot “nobody”"),
        ("--bot rusher", "There is no bot “rusher”"),
        ("--start 4", "4 is not a seat that could start"),
        ("--start 0", "0 is not a seat that could start"),
        ("--seed -1", "-1 is not a seed"),
        ("--switch placement", "A switch is given once and as key=value, not as 'placement'"),
        ("--switch placement=half", "placement cannot be 'half'"),
        ("--switch nothing=1", "There is no switch 'nothing'"),
        ("--load no-such-file", "no-such-file cannot be loaded"),
        ("--record no/such/folder", "no/such/folder cannot be written"),
        ("--load no-such-file --seats 3", "A saved game has its own options"),
    ],
)
def test_bad_options_are_refused_in_one_line(options: str, message: str) -> None:
    """What makes no table is answered in one line, with status 2."""
    result = play(options, [])
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    """A foreign file is refused in one line too."""
    file = tmp_path / "poem.txt"
    file.write_text("Roses are red\n")
    result = play(f"--load {file}", [])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "poem.txt" in result.stderr


def test_switches_are_understood() -> None:
    """Switches are given as words or numbers."""
    switches = "--switch may_abandon=no --switch max_rounds=1 --switch placement=free --switch cleric_reminder=true"
    assert play(f"{switches} --seed 1", ["1"] * 20).exit_code == 0


def test_names_of_the_people_or_of_all() -> None:
    """The names given are the people's, with colours for the bots, or everybody's."""
    assert re.search(r"● Blue .*■ Red .*▲ Yellow", play("--names Blue --seed 1", []).output, re.DOTALL)
    assert re.search(r"● A .*■ B .*▲ C", play("--names A,B,C --seed 1", []).output, re.DOTALL)


def test_the_questions_take_defaults() -> None:
    """Without options one is asked; Enter makes a game of one person and two bots by the default rulebook."""
    result = play("", ["", "", "", ""])
    assert "[by lot]" not in result.output
    assert "Italian rulebook" in result.output
    assert "▲ Yellow" in result.output
    assert "◆" not in result.output


@pytest.mark.parametrize(
    ("edition", "question"),
    [("h", "Who is the youngest, and begins: Anna and Bert?"), ("ice", "Who begins: Anna and Bert?")],
)
def test_several_people_are_asked_who_begins(edition: str, question: str) -> None:
    """Who begins is asked as the edition has it, and the answer is a name or a number (R1.3, R9)."""
    for answer in ("bert", "2"):
        result = play("", ["5", "2", "2", edition, "both", "Anna", "Anna,Bert", "Cleo", answer, ""])
        assert "A number from 1 to 4, please." in result.output
        assert "2 different names, please" in result.output
        assert question in result.output
        assert "One of these, please: Anna, Bert" in result.output
        assert "Pass the keyboard to Bert" in result.output
        assert "The Audience, Offices of Honour" in result.output


def test_leaving_the_questions() -> None:
    """When nothing is typed at all the command ends without an error."""
    assert play("", []).exit_code == 0


def test_starting_loads_nothing_heavy() -> None:
    """A game with bots does not load Numba, nor the command line NumPy: a person waits for it."""
    script = (
        "import io, sys; sys.stdin = io.StringIO('1\\n1\\n1\\n1\\n'); from posthorn.cli import app;"
        "assert not {'rich', 'numpy'} & sys.modules.keys();"
        "app(['terminal', '--seed', '1'], standalone_mode=False);"
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
