"""What people read: the texts of terminal and browser, from the Fluent files beside this module."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from posthorn.locale.forms import place_form
from posthorn.locale.spoken import LANGUAGES, speak, spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Texts", "speak", "with_minus_signs"]


class Texts:
    """The texts of one language, or of the one that this process speaks.

    ``table`` is what the texts know of the table they speak of, where it decides what something is called.

    >>> Texts("en")("official-postmaster")
    'postmaster'
    """

    def __init__(self, language: str | None = None, table: Mapping[str, str] = MappingProxyType({})) -> None:
        language = spoken() if language is None else language
        if language not in LANGUAGES:
            message = f"there is no language {language!r}; there are {', '.join(LANGUAGES)}"
            raise ValueError(message)
        self.language = language
        self.table = table

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return a message with its values put in."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return with_minus_signs(str(text), values.values())

    def __contains__(self, message: str) -> bool:
        return _bundle(self.language).has_message(message)


def with_minus_signs(text: str, values: Iterable[str | int]) -> str:
    """Return a text whose negative numbers have the sign of print, not a hyphen, as in the browser (signed.ts)."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


@lru_cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and the library seldom speaks

    def place(name: object, case: str = "") -> Any:  # its type in fluent.runtime leaves out plain texts
        return place_form(bundle, str(name), case)

    bundle = FluentBundle([language], functions={"FORM": place}, use_isolating=False)
    for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
