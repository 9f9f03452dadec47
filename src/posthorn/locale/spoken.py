"""Which language a program speaks with who runs it: as asked for, else as the system says, else English."""

from __future__ import annotations

import sys
from collections.abc import Mapping

LANGUAGES = ("en", "de", "hu", "it", "is", "es")
VARIABLE = "POSTHORN_LANGUAGE"
# Where systems keep it; the first that says anything decides.
_OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")

_spoken = "en"


def speak(language: str) -> None:
    """Let this process speak a language wherever no other is asked for. A library that nobody tells speaks English."""
    global _spoken
    _spoken = language


def spoken() -> str:
    """Return the language that this process speaks."""
    return _spoken


def language_of(name: str) -> str | None:
    """Return the language that a name stands for, or None.

    >>> language_of("de_AT.UTF-8"), language_of("pt")
    ('de', None)
    """
    language = name.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def system_language(environ: Mapping[str, str]) -> str:
    """Return the language of a system, or English where it has another than ours."""
    named = next((environ[name] for name in _OF_THE_SYSTEM if environ.get(name)), None)
    return language_of(_language_of_windows() if named is None else named) or "en"


def _language_of_windows() -> str:
    """Return the language in which Windows shows itself to this person ("hu_HU"); nothing elsewhere."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
