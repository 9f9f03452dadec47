"""The command line speaks its user's language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from posthorn.cli import app, run
from posthorn.cli_i18n import UnknownLanguageError, explain_parameter, take_language
from posthorn.locale import LANGUAGES, Texts, speak
from posthorn.locale.spoken import language_of
from posthorn.server.operations.settings import declarations
from tests.locale.test_languages import read
from tests.record.games import random_game

# What stands for a value in English; a file is called the same in Italian.
PLACEHOLDERS = {"NUMBER", "SIZE", "ADDRESS", "FOLDER", "RECORD", "PLAYER"}


@pytest.fixture(autouse=True)
def speak_english_afterwards() -> Iterator[None]:
    """What is spoken belongs to the whole process."""
    yield
    speak("en")


@pytest.mark.parametrize(
    ("arguments", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "hu_HU.UTF-8"}, "hu"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "pt_BR"}, "en"),
        ([], {"LC_MESSAGES": "is_IS", "LANG": "hu_HU"}, "is"),
        ([], {"LC_ALL": "C", "LC_MESSAGES": "is_IS", "LANG": "hu_HU"}, "en"),
        ([], {"LC_ALL": "", "LANG": "es"}, "es"),
        ([], {"POSTHORN_LANGUAGE": "de", "LC_ALL": "it_IT"}, "de"),
        ([], {"POSTHORN_LANGUAGE": "", "LC_ALL": "it_IT"}, "it"),
        (["--language", "es"], {"POSTHORN_LANGUAGE": "de"}, "es"),
        (["--language=DE-at"], {}, "de"),
    ],
)
def test_the_nearest_wish_counts(arguments: list[str], environ: dict[str, str], language: str) -> None:
    """The flag wins over our variable, that over the system's; a language that we do not speak there means English."""
    assert take_language(arguments, environ) == (language, [])


def test_the_flag_may_stand_anywhere() -> None:
    """Nothing else is taken away, and what follows ``--`` is left alone."""
    assert take_language(["match", "--language", "it", "a"], {}) == ("it", ["match", "a"])
    assert take_language(["match", "--", "--language", "it"], {}) == ("en", ["match", "--", "--language", "it"])


@pytest.mark.parametrize("arguments", [["--language", "pt"], ["--language="], ["--language"]])
def test_an_unknown_language_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Who asks for what we do not speak is told what we do, in the system's language."""
    with pytest.raises(UnknownLanguageError):
        take_language(arguments, {})
    assert run(arguments, {"LANG": "de_DE"}) == 2
    assert "Es gibt keine Sprache" in capsys.readouterr().err
    with pytest.raises(UnknownLanguageError, match="POSTHORN_LANGUAGE"):
        take_language([], {"POSTHORN_LANGUAGE": "pt"})


def test_languages_by_their_names() -> None:
    """Systems add a country and an encoding."""
    assert [language_of(name) for name in ("hu_HU.UTF-8", "es.utf8", "EN-gb", "", "english")] == [
        "hu",
        "es",
        "en",
        None,
        None,
    ]


def commands() -> dict[str, Any]:
    """Return the commands that are not for developers alone."""
    group: Any = get_command(app)
    return {name: command for name, command in group.commands.items() if name != "bench"}


def test_all_is_explained_and_nothing_else() -> None:
    """Every command, option and setting has its words, and no words are left over."""
    english = Texts("en")
    used = {"command-posthorn", "command-bench", "option-help", "option-language", "option-version"}
    for name, command in commands().items():
        used.add(f"command-{name}")
        for parameter in command.params:
            assert explain_parameter(name, parameter, english), parameter.name
            option = parameter.name.replace("_", "-")
            used.update(m for m in (f"option-{name}-{option}", f"option-{option}") if m in english)
    used.update(f"setting-{name.replace('_', '-')}" for name in declarations())
    used.update(f"setting-{e.name.replace('_', '-')}-default" for e in declarations().values() if e.default is None)
    written = {message for message in read("en", "cli.ftl") if not message.startswith("usage")}
    assert written == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The help of every command is in the language, with nothing of Typer's English in it."""
    texts = Texts(language)
    for name in commands():
        assert run([name, "--help", "--language", language], {"COLUMNS": "200"}) == 0
        shown = capsys.readouterr().out
        assert shown.startswith(texts("usage"))
        assert texts("option-help") in " ".join(shown.split())
        assert re.findall(r"<\w+[^>]*>|\{[a-z]\w*\}", shown) == []
        if language != "en":
            assert not any(word in shown for word in ("Usage", "Options", "Arguments", "[default"))
            assert not PLACEHOLDERS & set(re.findall(r"\w+", shown))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("nonsense", "Es gibt keinen Befehl „nonsense“."),
        ("replay", "AUFZEICHNUNG fehlt."),
        ("replay a b", "Überzähliges Argument: b"),
        ("replay a --nonsense", "Es gibt keine Option --nonsense."),
        ("replay a --upto", "--upto braucht einen Wert."),
        ("replay a --json=3", "--json nimmt keinen Wert."),
        ("replay a --upto x", "--upto muss eine Zahl sein."),
        ("replay a --upto -1", "--upto muss mindestens 0 sein."),
        ("train folder --seats 5", "--seats darf höchstens 4 sein."),
        ("train folder --rate x", "--rate muss eine Zahl sein."),
        ("bench nonsense", "Es gibt keinen Befehl „nonsense“."),
        ("serve --port x", "--port: muss eine ganze Zahl"),
        ("terminal --seats 9", "9 ist keine mögliche Spielerzahl"),
        ("simulate --edition x", "'x' ist kein Regelheft"),
    ],
)
def test_wrong_arguments(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong with arguments is said in the language, by Typer's part and by ours, with status 2."""
    assert run(line.split(), {"LANG": "de_DE.UTF-8"}) == 2
    assert complaint in capsys.readouterr().err


def test_the_word_alone_opens_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a command a server is run, quietly, and a browser opened on it."""
    started = []

    def serve(flags: dict[str, str], *, browse: bool) -> int:
        started.append((flags, browse))
        return 0

    monkeypatch.setattr("posthorn.server.command.serve", serve)
    assert run([], {}) == 0
    assert started == [({"log_level": "warning"}, True)]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is that of the package."""
    assert run(["--version"], {}) == 0
    assert capsys.readouterr().out == f"posthorn {version('posthorn')}\n"


def test_results_are_told_in_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record is shown in the language; as JSON it is the same in all."""
    from posthorn.record import save_record

    file = tmp_path / "game.txt"
    save_record(random_game(max_rounds=2).record, file)
    shown = {}
    for language in LANGUAGES:
        assert run(["replay", str(file), "--check", "--language", language], {}) == 0
        said = capsys.readouterr().out
        assert run(["replay", str(file), "--json", "--language", language], {}) == 0
        shown[language] = said, capsys.readouterr().out
    assert len({said for said, _ in shown.values()}) == len(LANGUAGES)
    assert len({json for _, json in shown.values()}) == 1


@pytest.mark.parametrize(
    ("line", "package", "extra"),
    [("bench engine", "numba", "fast"), ("match prince count", "numba", "fast"), ("train", "jax", "train")],
)
def test_a_missing_extra_is_one_sentence(line: str, package: str, extra: str) -> None:
    """A command whose packages are not installed says what to install, without a traceback."""
    program = f"import sys; sys.modules[{package!r}] = None; from posthorn.cli import main; main()"
    command = [sys.executable, "-c", program, *line.split(), "--language", "de"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 1
    assert result.stderr.startswith(f"{package} ist nicht installiert")
    assert f"pip install 'posthorn[{extra}]'" in result.stderr
    assert len(result.stderr.splitlines()) == 1
