"""The rules that people read, in every language, say what the program does."""

import re
from pathlib import Path

import pytest

from posthorn.board import BOARD
from posthorn.game.options import EDITIONS, SWITCHES, Options
from posthorn.locale import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent.parent
BOOKS = {path.stem: path.read_text("utf-8") for path in sorted((ROOT / "docs" / "rules").glob("*.md"))}
HEADING = re.compile(r'^(##|###) <a id="(R[\d.]+)"></a>(R[\d.]+) \S', re.MULTILINE)
EXAMPLE = re.compile(r'^> <a id="(R[\d.]+)"></a>\*\*(R[\d.]+)\*\* ', re.MULTILINE)


def paragraphs(book: str) -> dict[str, str]:
    """Return what each paragraph says, by its number, in their order."""
    starts = list(HEADING.finditer(book))
    ends = [*(start.start() for start in starts[1:]), len(book)]
    return {start[3]: book[start.end() - 1 : end] for start, end in zip(starts, ends, strict=True)}


def anchors(book: str) -> list[str]:
    """Return every number that a link can lead to."""
    return re.findall(r'<a id="(R[\d.]+)"></a>', book)


def rows(book: str) -> dict[str, list[str]]:
    """Return the rows of R9's tables, by what the first cell names in code, with its text before that."""
    cells = [line.strip("| ").split(" | ") for line in paragraphs(book)["R9"].splitlines() if line.startswith("| ")]
    named = [(re.fullmatch(r"(.+) `(\w+)`", first), rest) for first, *rest in cells]
    return {match[2]: [match[1], *rest] for match, rest in named if match is not None}


@pytest.mark.parametrize("language", BOOKS)
def test_anchors_are_headings(language: str) -> None:
    """Every heading and example has its number as its anchor, and nothing else has one."""
    found = [*HEADING.finditer(BOOKS[language]), *EXAMPLE.finditer(BOOKS[language])]
    assert all(match[match.re.groups - 1] == match[match.re.groups] for match in found)
    assert sorted(match[match.re.groups] for match in found) == sorted(anchors(BOOKS[language]))


@pytest.mark.parametrize("language", BOOKS)
def test_the_same_paragraphs_in_the_same_order(language: str) -> None:
    """All languages have the same numbers in the same order, each once, and chapter by chapter."""
    assert anchors(BOOKS[language]) == anchors(BOOKS["en"])
    numbered = list(paragraphs(BOOKS[language]))
    in_order = sorted(numbered, key=lambda rule: [int(part) for part in rule[1:].split(".")])
    assert numbered == in_order
    assert len(set(anchors(BOOKS[language]))) == len(anchors(BOOKS[language]))


@pytest.mark.parametrize("language", BOOKS)
def test_the_same_figures(language: str) -> None:
    """A paragraph has the same figures, rules, cities and drawings in every language."""
    for rule, text in paragraphs(BOOKS[language]).items():
        same = paragraphs(BOOKS["en"])[rule]
        assert sorted(re.findall(r"[R\d.]*\d", text)) == sorted(re.findall(r"[R\d.]*\d", same)), rule
        cities = [[city.name for city in BOARD.cities if city.name in each] for each in (text, same)]
        assert cities[0] == cities[1], rule
        drawings = [re.findall(r"\]\((\w+)\.webp\)", each) for each in (text, same)]
        assert drawings[0] == drawings[1], rule


def test_every_rule_is_there() -> None:
    """Every rule that the program or one of its texts cites is a paragraph."""
    files = [path for kind in ("py", "ftl") for path in (ROOT / "src").rglob(f"*.{kind}")]
    files += [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    cited = {rule for file in files for rule in re.findall(r"\bR\d+(?:\.\d+)?\b", file.read_text("utf-8"))}
    cited |= {rule for book in BOOKS.values() for rule in re.findall(r"\bR\d+(?:\.\d+)?\b", book)}
    assert {"R4.2", "R9"} <= cited
    assert cited <= set(anchors(BOOKS["en"])), sorted(cited - set(anchors(BOOKS["en"])))


@pytest.mark.parametrize("language", BOOKS)
def test_editions(language: str) -> None:
    """The tables of R9 have every switch as the editions have it, or as it usually is, in the words of the program."""
    texts = Texts(language)

    def value(switch: str, chosen: object) -> str:
        if isinstance(chosen, str):
            return texts(f"switch-{switch.replace('_', '-')}-{chosen}")
        return texts({None: "switch-none", True: "switch-yes", False: "switch-no"}[chosen])  # type: ignore[index]

    head = next(line for line in paragraphs(BOOKS[language])["R9"].splitlines() if line.startswith("| "))
    assert head.split(" | ")[1:] == [
        f"{texts(f'edition-{edition}')} `{edition}`{' |' if edition == list(EDITIONS)[-1] else ''}"
        for edition in EDITIONS
    ]
    found = rows(BOOKS[language])
    assert set(found) - set(EDITIONS) == set(SWITCHES)
    for switch, (rule, _) in SWITCHES.items():
        editions = [values[switch] for values in EDITIONS.values() if switch in values]
        wanted = editions or [Options.DEFAULTS[switch]]
        label = texts(f"switch-{switch.replace('_', '-')}")
        assert found[switch] == [f"{label} ({rule})", *(value(switch, each) for each in wanted)]


@pytest.mark.parametrize("language", BOOKS)
def test_tokens(language: str) -> None:
    """The table of R12.1 has as many tokens as the game."""
    texts = Texts(language)
    lines = [line for line in paragraphs(BOOKS[language])["R12.1"].splitlines() if line.startswith("| ")]
    heads, *numbers = [line.strip("| ").split(" | ") for line in lines]
    assert heads[1:] == [texts(f"official-{name}") for name in ("postmaster", "carrier", "administrator", "cartwright")]
    assert {int(seats): tuple(map(int, cells)) for seats, *cells in numbers} == BOARD.rome.tokens


def test_every_language_has_the_rules() -> None:
    """There is a text for each language of the interface."""
    assert set(BOOKS) == set(LANGUAGES)
