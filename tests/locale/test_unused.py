"""No text is kept that nothing says any more."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import posthorn
from posthorn.locale import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(posthorn.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
HOLE = "\0"


def read_sources() -> str:
    """Return all that may name a message: Python, its data and the browser client."""
    python = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *(ROOT / "tools").glob("*.py")]
    python.append(ROOT / "tools" / "find-python")
    client = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in [*python, *client])


def templates(source: str) -> list[re.Pattern[str]]:
    """Return the names that are put together, each with a group for what is filled in: f"step-{name}"."""
    strings = [*re.findall(r'f"([^"\n]*)"', source), *re.findall(r"f'([^'\n]*)'", source)]
    python = [re.sub(r"\{[^{}]*\}", HOLE, text) for text in strings]
    hole = r"\$\{(?:[^{}`]|\{[^{}`]*\})*\}"
    script = [re.sub(hole, HOLE, text) for text in re.findall(rf"`((?:[^`$\n]|{hole})*)`", source)]
    found = {text for text in [*python, *script] if re.fullmatch(rf"[\w{HOLE}-]+", text)}
    parts = {text for text in found if HOLE in text and re.search(rf"[a-z]-{HOLE}|{HOLE}-[a-z]", text)}
    return [re.compile(re.escape(text).replace(HOLE, "(.+)")) for text in sorted(parts)]


def test_every_text_is_said() -> None:
    """Every message is named by the code, or by another message, or its name is put together of words that the code
    has; in all languages there are the same (``test_languages``).
    """
    source = read_sources()
    texts = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "locale" / LANGUAGES[0]).glob("*.ftl"))
    # A name of one word may stand for something else, unless it is said.
    said = re.findall(r"""["'`]([a-z]\w*-[\w-]*)["'`]|\b(?:t|texts|Texts\(\))\(\s*["']([a-z]+)["']""", source)
    named = {*(name or word for name, word in said), *re.findall(r"\{ ([a-z][\w-]*) \}", texts)}
    words = {*named, *re.findall(r"\w+", source), *re.findall(r"""["'`]([\w -]+)["'`]""", source)}
    endings = sorted(set(re.findall(r"""["'`](-[a-z-]+)["'`]""", source)))
    built = templates(source)

    @cache
    def is_known(word: str) -> bool:
        """Whether something is one of the code's words, put together of them, or one with an ending."""
        if any(form in words for form in (word, word.replace("-", "_"), word.replace("-", " "), word.strip("-"))):
            return True
        return is_built(word) or any(word.endswith(end) and is_known(word.removesuffix(end)) for end in endings)

    @cache
    def is_built(name: str) -> bool:
        matches = filter(None, (template.fullmatch(name) for template in built))
        return any(all(map(is_known, match.groups())) for match in matches)

    assert [name for name in MESSAGE.findall(texts) if name not in named and not is_built(name)] == []
