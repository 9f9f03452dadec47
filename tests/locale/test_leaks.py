"""Nobody who speaks another language is told something in English."""

from __future__ import annotations

import ast
import errno
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import posthorn
from posthorn.arena.console import interval, milliseconds, with_error
from posthorn.arena.intervals import Estimate
from posthorn.game import Game, RuleError
from posthorn.hosting.process import Process, ProcessLost
from posthorn.locale import LANGUAGES, Texts, speak
from posthorn.locale.numbers import decimal, percent, plain, rounded
from posthorn.locale.spoken import spoken
from posthorn.locale.system import reason_of
from posthorn.record import RecordError, loads_json

SOURCES = Path(posthorn.__file__).parent
WEB = Path(__file__).parents[2] / "web"
# A language given by name: only the log is always English, and a client that accepts none of ours is answered in it.
ENGLISH_ON_PURPOSE = {"hosting/process.py", "server/http/language.py"}
# Words of these calls reach people; the benchmarks are for developers.
TELLING = {"print", "echo", "complain", "note", "write_text"}
WORDS = re.compile(r"(?!posthorn |bold )\b[a-z]{3,} [a-z]{2,}")
# What the system or a library says of an error, in English: only where nothing else can be said.
LIBRARY_WORDS = {"strerror", "msg", "format_message"}
WORDS_OF_OTHERS = {
    "board/datafile.py": "the board's own files, for who edits them",
    "locale/system.py": "where the system means something rare",
    "server/operations/logs.py": "the log, which is English",
    "server/storage/errors.py": "a database's driver",
}


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Return the modules of Posthorn but those of the benchmarks."""
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith("benchmarks/"):
            yield name, ast.parse(path.read_text("utf-8"))


def name_of(called: ast.expr) -> str:
    """Return the last word of what is called."""
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Return the calls of a module by the last word of what is called."""
    yield from ((name_of(node.func), node) for node in ast.walk(tree) if isinstance(node, ast.Call))


def test_no_language_is_fixed() -> None:
    """Texts are asked for in the reader's language, or in the one that the process speaks."""
    fixed = {
        name
        for name, tree in sources()
        for called, call in calls(tree)
        if called == "Texts"
        for argument in call.args[:1]
        if any(isinstance(part, ast.Constant) for part in ast.walk(argument))
    }
    assert fixed == ENGLISH_ON_PURPOSE


def test_nothing_is_told_but_texts() -> None:
    """What is printed comes from the locale files."""
    told = [
        f"{name}:{call.lineno} {part.value}"
        for name, tree in sources()
        for called, call in calls(tree)
        if called in TELLING
        for argument in call.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORDS.search(part.value)
    ]
    assert told == []


def test_libraries_do_not_speak() -> None:
    """The words that a system or a library has for an error are not passed on where ours would do."""
    found = {
        name
        for name, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in LIBRARY_WORDS
    }
    assert found == set(WORDS_OF_OTHERS)


def templates() -> list[Path]:
    """Return the pages and parts of the client; the gallery is for developers."""
    return [path for path in sorted(WEB.glob("src/**/*.svelte")) if "gallery" not in str(path).lower()]


@pytest.mark.parametrize("path", templates(), ids=lambda path: path.stem)
def test_no_template_has_words(path: Path) -> None:
    """The client's templates have neither text nor labels of their own."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
    while (without := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = without
    labels = re.findall(r'\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*[^\W\d_]{2}[^"]*)"', markup)
    markup = re.sub(r"=(\"[^\"]*\"|'[^']*')", "", markup)
    assert labels + re.findall(r">[^<]*?([^\W\d_]{2,})[^<]*<", markup) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_tables(language: str) -> None:
    """Per cent, decimals and thousands are written as the language writes them, in tables and charts."""
    texts = Texts(language)
    point = "." if language == "en" else ","
    sign = "\N{NO-BREAK SPACE}%" if language in ("de", "es") else "%"
    assert percent(0.4567, texts) == f"45{point}7{sign}"
    assert interval(0.1, 0.25, texts) == f"10{point}0–25{point}0{sign}"
    assert rounded(0.0456, texts, "percent") == f"4{point}56{sign}"
    assert rounded(0, texts, "percent") == f"0{sign}"
    assert decimal(-0.5, texts) == f"−0{point}50"
    assert with_error(Estimate(1.5, 1.25, 1.75), texts, "+") == f"+1{point}50 ± 0{point}25"
    assert milliseconds(1.5, texts) == f"1{point}50 s"
    assert plain(12345, texts) == {"en": "12,345", "hu": "12\N{NO-BREAK SPACE}345"}.get(language, "12.345")


def test_a_broken_record() -> None:
    """A file that is not JSON is refused without Python's words, with the line and the column."""
    with pytest.raises(RecordError) as caught:
        loads_json('{"posthorn": 1,\n "seats" 2}')
    assert caught.value.tell(Texts("de")) == "Zeile 2: Das ist kein richtiges JSON: Der Fehler steht in Spalte 10"


def test_an_unknown_name_in_a_position() -> None:
    """A city that there is not is named, with those that come closest."""
    with pytest.raises(RuleError) as caught:
        Game.from_position("seats=2 hand0=lintz")
    assert caught.value.explain(Texts("es")) == "«hand0» en la posición: en el tablero no existe «lintz»"
    assert caught.value.legal == ("Linz",)


def test_the_system() -> None:
    """What is usually wrong with a file is said in the language; what is rare, in the system's words."""
    assert reason_of(OSError(errno.ENOENT, "No such file"), Texts("it")) == Texts("it")("system-missing")
    assert reason_of(OSError(errno.ELOOP, "Too many links"), Texts("it")) == "Too many links"


def test_another_process_speaks_the_same_language() -> None:
    """A process for bots or games is told which language is spoken; how it ended is told in it too."""
    speak("hu")
    try:
        process = Process()
    finally:
        speak("en")
    assert process.call(spoken) == "hu"
    process.end()
    with pytest.raises(ProcessLost) as caught:
        process.call(int)
    assert caught.value.explain(Texts("de")).startswith("der Prozess endete mit Status")
    assert str(caught.value).startswith("the process ended with status")
