"""What the set-up says, in the language of whoever starts it. Standard library only.

Before anything is installed there is no Fluent, so this reads `setup.ftl` itself: every message there is one line.
"""

import os
import re
import runpy
from collections.abc import Mapping
from pathlib import Path

LOCALE = Path(__file__).resolve().parent.parent / "src" / "posthorn" / "locale"


def say(message: str, **values: object) -> str:
    """Return a message with its values put in."""
    texts = read(language(os.environ))
    return re.sub(r"\{ \$(\w+) \}", lambda value: str(values[value[1]]), texts[message])


def read(language: str) -> dict[str, str]:
    """Return the messages of a language."""
    text = (LOCALE / language / "setup.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


def language(environ: Mapping[str, str]) -> str:
    """Return the language that Posthorn will speak there, without importing it."""
    spoken = runpy.run_path(str(LOCALE / "spoken.py"))
    asked_for: str | None = spoken["language_of"](environ.get(spoken["VARIABLE"], ""))
    system: str = spoken["system_language"](environ)
    return asked_for or system
