"""Before anything is installed, ./play speaks the language of whoever starts it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import setup_texts

from posthorn.cli_i18n import take_language
from posthorn.locale import LANGUAGES, Texts

TOOLS = Path(setup_texts.__file__).parent
VALUES: dict[str, str | int] = {"seconds": 39, "python": "/usr/bin/python3", "folder": "/home/ada/posthorn/.venv"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_as_fluent(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message says what Fluent makes of it: none has more than one line, or anything but plain values."""
    monkeypatch.setenv("POSTHORN_LANGUAGE", language)
    source = (setup_texts.LOCALE / language / "setup.ftl").read_text("utf-8")
    messages = setup_texts.read(language)
    assert len(messages) == len([line for line in source.splitlines() if line and not line.startswith("#")])
    for message, text in messages.items():
        values = {name: value for name, value in VALUES.items() if f"${name} " in text}
        assert setup_texts.say(message, **values) == Texts(language)(message, **values)


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"LANG": "C.UTF-8"},
        {"LANG": "pt_BR.UTF-8"},
        {"LANG": "is_IS.UTF-8"},
        {"LANG": "de_AT.UTF-8", "LC_ALL": "hu_HU"},
        {"LANG": "de_AT.UTF-8", "POSTHORN_LANGUAGE": "it"},
    ],
)
def test_the_language_is_that_of_the_command_line(environ: dict[str, str]) -> None:
    """Set-up and game speak one language."""
    assert setup_texts.language(environ) == take_language([], environ)[0]


@pytest.mark.parametrize(
    ("environ", "language"),
    [({"LANG": "hu_HU.UTF-8"}, "hu"), ({"LANG": "C"}, "en"), ({}, "en"), ({"POSTHORN_LANGUAGE": "es"}, "es")],
)
def test_without_a_python(environ: dict[str, str], language: str, tmp_path: Path) -> None:
    """Someone whose computer has no Python that will do is told so, and where to get one."""
    for program in ("dirname", "sed"):
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    command = [str(shutil.which("sh")), str(TOOLS / "find-python"), "play.py"]
    answer = subprocess.run(command, env={**environ, "PATH": str(tmp_path)}, capture_output=True, encoding="utf-8")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr == Texts(language)("setup-no-python") + "\n"


@pytest.mark.parametrize("tool", ["bootstrap.py", "play.py"])
def test_nothing_else_is_said(tool: str) -> None:
    """The set-up has no words of its own."""
    tree = ast.parse((TOOLS / tool).read_text("utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in notes]
    assert [text for text in words if isinstance(text, str) and re.search(r"[a-z]{2,} [a-z]{2,}", text)] == []
