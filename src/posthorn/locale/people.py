"""What a seat is called that nobody has named: by its portrait, and by its level if a bot plays.

Such a name, "merchant-3" or "person-5", is stored and sent as it is and worded for whoever reads it: each portrait
has a name of its own in each language (``people.ftl``).
"""

from __future__ import annotations

import re

from posthorn.locale import Texts

PORTRAITS = 8  # as many as there are drawings, and names in each language
ANYBODY = "person"
_UNNAMED = re.compile(r"([a-z]+)-([1-9])")


def unnamed(portrait: int, level: str | None = None) -> str:
    """Return what a seat is called that nobody has named.

    >>> unnamed(3, "merchant")
    'merchant-3'
    """
    return f"{level or ANYBODY}-{portrait}"


def call(name: str, texts: Texts) -> str:
    """Return a name in the reader's language: as it is, unless it is one that nobody gave."""
    _, called = _read(name, texts)
    return called


def introduce(name: str, texts: Texts) -> str:
    """Return a name in the reader's language, with a bot's level."""
    level, called = _read(name, texts)
    return called if level is None else texts("person-with-level", name=called, level=texts(f"player-{level}"))


def _read(name: str, texts: Texts) -> tuple[str | None, str]:
    """Return the level in a name that nobody gave, if it has one, and the name of its portrait."""
    match = _UNNAMED.fullmatch(name)
    if match is None or int(match[2]) > PORTRAITS or not (match[1] == ANYBODY or f"player-{match[1]}" in texts):
        return None, name
    return None if match[1] == ANYBODY else match[1], texts(f"person-{match[2]}")
