"""Every block of code in the documents is tried: Python runs, commands can be given, settings and data can be read.

Blocks that play a whole game with curl, or recalculate a shuffle, are run by the tests of their documents.
"""

from __future__ import annotations

import json
import re
import shlex
import textwrap
import tomllib
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.main import get_command

from posthorn.cli import app
from posthorn.server.operations.settings import declarations, read_settings

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"(?<!`)`(posthorn (?:--|[a-z])[^`]*)`")
# Run as they stand there: tests/docs/test_api.py and test_fair_shuffle.py.
RUN_ELSEWHERE = {"docs/api.md", "docs/fair-shuffle.md"}
HASHED = {
    "posthorn commitment",
    "posthorn commitment 2",
    "posthorn deal",
    "posthorn deal 2",
}  # lines of text, no commands
DIRECTIVES = {"{toctree}", "{eval-rst}"}  # of the site: tests/docs/test_site.py
EXTRAS = set(metadata("posthorn").get_all("Provides-Extra") or ())


class Block(NamedTuple):
    """A block of code, or a command in the middle of a sentence."""

    document: str
    language: str
    text: str


def blocks() -> Iterator[Block]:
    """Yield all blocks of all documents."""
    for document in DOCUMENTS:
        name = document.relative_to(ROOT).as_posix()
        for _, language, text in FENCE.findall(document.read_text("utf-8")):
            yield Block(name, language, textwrap.dedent(text))


BLOCKS = list(blocks())


def of(*languages: str) -> list[Block]:
    """Return the blocks in a language."""
    return [block for block in BLOCKS if block.language in languages]


def test_there_is_no_other_language() -> None:
    """A block in a language that nothing here tries would be believed untested."""
    known = {"python", "sh", "toml", "json", "", *DIRECTIVES}
    assert {(block.document, block.language) for block in BLOCKS if block.language not in known} == set()
    assert {"python", "sh", "toml", "json"} <= {block.language for block in BLOCKS}


@pytest.mark.parametrize("document", sorted({block.document for block in of("python")}))
def test_python_runs(
    document: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a document run, one after the other, as somebody would who types them in, and print something."""
    monkeypatch.chdir(tmp_path)  # for what they write
    names: dict[str, Any] = {}
    for block in of("python"):
        if block.document == document:
            exec(compile(block.text, document, "exec"), names)
    assert names["game"].is_over
    assert capsys.readouterr().out


def test_data_can_be_read() -> None:
    """Blocks of JSON and TOML are whole, and settings are those of the server."""
    for block in of("json"):
        json.loads(block.text)
    for block in of("toml"):
        given = tomllib.loads(block.text)
        if set(given) & set(declarations()):
            read_settings(
                {name: ",".join(value) if isinstance(value, list) else value for name, value in given.items()}
            )


def commands() -> Iterator[tuple[str, str]]:
    """Yield every command line, and the document it stands in."""
    for block in of("sh"):
        if block.document not in RUN_ELSEWHERE:
            for line in block.text.splitlines():
                yield block.document, line
    for document in DOCUMENTS:
        for command in INLINE.findall(document.read_text("utf-8")):
            yield document.relative_to(ROOT).as_posix(), " ".join(command.split())


def test_commands_can_be_given() -> None:
    """Each command line has words that its program takes: those of posthorn are parsed, and of others few are used."""
    seen = set()
    for document, line in commands():
        if "…" in line or line in HASHED:
            continue
        words = shlex.split(line, comments=True)
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        seen.add(words[0])
        assert is_right(words), (document, line)
    assert "posthorn" in seen


def is_right(words: list[str]) -> bool:
    """Return whether a command line would be understood."""
    match words:
        case ["posthorn", *rest]:
            return is_command(rest)
        case ["pip", "install", wanted]:
            found = re.fullmatch(r"posthorn(?:\[(\w+)\])?", wanted)
            return found is not None and (found[1] is None or found[1] in EXTRAS)
        case ["uvx", "posthorn"] | ["pipx", "run", "posthorn"]:
            return True
        case ["python", script, *_]:
            return (ROOT / script).is_file()
        case [("./play" | "./test") as script, *_]:
            return (ROOT / script).is_file()
    return False


def is_command(words: list[str]) -> bool:
    """Return whether the command line of Posthorn takes these words; a value that stands for another is one too."""
    command: Any = get_command(app)
    if words and words[0] not in command.commands and not words[0].startswith("--"):
        return False
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    if not words or words[0] in ("--help", "--version"):
        return True  # in a sentence, a command is named without what it needs
    try:
        context = command.make_context("posthorn", list(words))
    except Exception:
        return False
    return not context.args


@pytest.mark.parametrize(
    "line",
    ["posthorn mach count baron", "posthorn match --gemes 3", "pip install 'posthorn[quick]'", "python tools/no.py"],
)
def test_what_is_wrong_is_noticed(line: str) -> None:
    """A command that was renamed, an option, an extra or a script that are gone: all are found."""
    assert not is_right(shlex.split(line))
