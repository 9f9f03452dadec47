"""The one error that wrong options raise."""

from __future__ import annotations

from posthorn.locale import Texts


class ArenaError(ValueError):
    """What was asked for cannot be played. ``code`` and ``details`` name the message in the locale files."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def explain(self, texts: Texts) -> str:
        """Say what is wrong, in the language of the texts."""
        return texts(f"arena-wrong-{self.code}", **self.details)

    def __str__(self) -> str:
        return self.explain(Texts())
