"""List translations whose English has changed since they were made; with --accept, note that all are right now.

`tests/locale/translated.tsv` has a fingerprint of every message in every language. Where the English one is another now
and the translation is still the same, someone must look at it: change it, or accept it as it is. --since compares with
the texts of a commit instead, for a revision of many.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from posthorn.locale import LANGUAGES

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "posthorn" / "locale"
TABLE = ROOT / "tests" / "locale" / "translated.tsv"
SOURCE = "en"

Fingerprints = dict[str, dict[str, str]]  # of each message, by language


@cache
def texts(language: str) -> dict[str, str]:
    """Return the source of every message of a language, without the inflected places, which not every language has."""
    files = sorted((LOCALE / language).glob("*.ftl"))
    return _messages(file.read_text("utf-8") for file in files if file.name != "places.ftl")


def texts_at(commit: str, language: str) -> dict[str, str]:
    """Return the same as it was at a commit."""
    folder = f"{LOCALE.relative_to(ROOT).as_posix()}/{language}/"
    paths = [path for path in _git("ls-tree", "--name-only", commit, folder).split() if not path.endswith("places.ftl")]
    return _messages(_git("show", f"{commit}:{path}") for path in paths)


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout


def _messages(sources: Iterable[str]) -> dict[str, str]:
    return {
        entry.id.name: source[entry.value.span.start : entry.value.span.end]
        for source in sources
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None
    }


def fingerprints(commit: str | None = None) -> Fingerprints:
    """Return the fingerprint of every message in every language that has it, now or at a commit."""
    of = {language: texts(language) if commit is None else texts_at(commit, language) for language in LANGUAGES}
    return {
        message: {language: _hash(of[language][message]) for language in LANGUAGES if message in of[language]}
        for message in of[SOURCE]
    }


def _hash(text: str) -> str:
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def read() -> Fingerprints:
    """Return the fingerprints that were accepted last."""
    heads, *rows = (line.split("\t") for line in TABLE.read_text("utf-8").splitlines())
    return {message: dict(zip(heads[1:], cells, strict=True)) for message, *cells in rows}


def write(now: Fingerprints) -> None:
    """Accept what there is now."""
    rows = [
        "\t".join([message, *(marks[language] for language in LANGUAGES)]) for message, marks in sorted(now.items())
    ]
    TABLE.write_text("\n".join(["\t".join(["message", *LANGUAGES]), *rows]) + "\n", encoding="utf-8")


def stale(accepted: Fingerprints, now: Fingerprints) -> list[tuple[str, str]]:
    """Return each language and message whose English has changed while the translation has not."""
    return [
        (language, message)
        for message, marks in now.items()
        for language in LANGUAGES
        if language != SOURCE
        and message in accepted
        and accepted[message][SOURCE] != marks[SOURCE]
        and accepted[message][language] == marks.get(language)
    ]


def main() -> None:
    """List what is stale, or accept it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--accept", action="store_true", help="all translations are right as they are")
    parser.add_argument("--since", metavar="COMMIT", help="compare with the texts of a commit")
    given = parser.parse_args()
    if given.accept:
        write(fingerprints())
        return
    before = read() if given.since is None else fingerprints(given.since)
    for language, message in stale(before, fingerprints()):
        print(f"{message}\n  {SOURCE}: {texts(SOURCE)[message]}\n  {language}: {texts(language)[message]}")


if __name__ == "__main__":
    main()
