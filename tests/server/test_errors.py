"""What the server refuses can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posthorn.server
from posthorn.locale import LANGUAGES, Texts
from posthorn.server.storage.rows import STATUSES

CODE = re.compile(r'RequestError\(\s*[\w.]+,\s*f?"([^"]+)"')


def codes() -> set[str]:
    """Return all codes of refusals in the server's sources."""
    found = {
        code for file in Path(posthorn.server.__path__[0]).rglob("*.py") for code in CODE.findall(file.read_text())
    }
    written = {
        code.replace("{table.row.status}", status) for code in found for status in STATUSES if status != "playing"
    }
    return {*written, "other-method", "no-such-page"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    """For every code in the sources there are words in every language, and no words are left over."""
    words = {
        message.removeprefix("server-refused-")
        for file in (Path(posthorn.server.__path__[0]).parent / "locale" / language).glob("*.ftl")
        for message in re.findall(r"^server-refused-[\w-]+", file.read_text(), re.MULTILINE)
    }
    assert codes() == words
    assert all(f"server-refused-{code}" in Texts(language) for code in codes())
