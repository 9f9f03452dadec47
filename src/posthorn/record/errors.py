"""The one error that a bad record raises."""

from __future__ import annotations

from posthorn.game import RuleError
from posthorn.locale import Texts

_LONGEST = 100  # characters of a file that a message repeats: a foreign file may be one endless line


class RecordError(ValueError):
    """A file is no record, or a record is not that of a game: where, and why.

    ``line`` counts from 1 and is None where no file is read; ``file`` is the file's name where known. ``code`` and
    ``details`` name the message in the locale files; ``rule_error`` is what the game said of it, if it was the game.
    """

    def __init__(
        self, code: str, line: int | None = None, rule_error: RuleError | None = None, **details: str | int
    ) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line
        self.rule_error = rule_error
        # What the file should say ("known") is ours and must be whole; what it says may be anything.
        self.details = {
            name: str(value) if name == "known" else _shortened(str(value)) for name, value in details.items()
        }
        self.file: str | None = None

    def explain(self, texts: Texts) -> str:
        """Say what is wrong, in the language of the texts."""
        details = self.details
        if self.rule_error is not None:
            details = {**details, "reason": self.rule_error.explain(texts), "rule": self.rule_error.rule}
        return texts(f"record-{self.code}", **details)

    @property
    def reason(self) -> str:
        """What is wrong."""
        return self.explain(Texts())

    def tell(self, texts: Texts) -> str:
        """Say where the mistake is and what is wrong, in the language of the texts."""
        # Numbers are given as text, or they would be written "1,000".
        place = [self.file] if self.file else []
        place += [] if self.line is None else [texts("record-line", line=str(self.line))]
        reason = self.explain(texts)
        return f"{', '.join(place)}: {reason}" if place else reason

    def __str__(self) -> str:
        return self.tell(Texts())


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
